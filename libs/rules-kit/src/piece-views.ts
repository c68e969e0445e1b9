/** The pieces of a game as a screen shows them, where the game says more of them than that they are there. */
import type { CompiledFace, CompiledGame } from '@hexwright/compiler';
import type { CounterData, CounterStyle, CounterState, PieceView } from '@hexwright/engine';
import { unitChips } from './effects/marker-views.ts';
import { pieceName } from './names.ts';
import { NO_PIECE, type PackageGame } from './package-game.ts';

/** What a library says of its pieces. */
export interface PieceSpec<Play> {
  /** How a counter is drawn with that face up. */
  readonly look: (counter: CounterData, face: string, state: CounterState) => CounterStyle;
  /** The values of a face as looks read them; as the package has them where absent. */
  readonly values?: (game: CompiledGame, values: CompiledFace['values']) => Readonly<Record<string, unknown>>;
  readonly where: (play: Play, piece: number) => PieceView['where'];
  /** The face up. */
  readonly face: (play: Play, piece: number) => number;
  readonly state: (play: Play, piece: number) => CounterState;
  /** The other pieces of its stack. */
  readonly stack: (play: Play, piece: number) => readonly number[];
  /** How far up it lies where pieces share a hex. */
  readonly layer: (play: Play, piece: number) => number;
  /** The face that others than its own side see, for what only that may know; -1 where all lies open, as where absent. */
  readonly concealed?: (play: Play, piece: number) => number;
}

/** A look with the chips of the package's own markers. */
function withChips(look: CounterStyle, play: PackageGame, piece: number): CounterStyle {
  const chips = unitChips(play, piece);
  return chips.length === 0 ? look : { ...look, marks: [...look.marks, ...chips] };
}

/** A word of a list of the package; undefined for none. */
export function wordOf({ vocabulary }: CompiledGame, list: string, index: number | undefined): string | undefined {
  return index === undefined || index < 0 ? undefined : vocabulary.ids(list)[index];
}

/** The pieces of a library. */
export class PieceViews<Play extends PackageGame> {
  readonly #spec: PieceSpec<Play>;
  /** What looks are drawn from, by game: the same for all that are played by it. */
  readonly #counters = new WeakMap<CompiledGame, readonly CounterData[]>();

  constructor(spec: PieceSpec<Play>) {
    this.#spec = spec;
  }

  /** One piece as `viewers` (ids of sides) see it. */
  view(play: Play, piece: number, viewers: readonly string[]): PieceView {
    const { look, where, state, stack, concealed } = this.#spec;
    const { game } = play;
    const { id, name, kind, side, faces } = game.units[piece];
    const owner = game.sides[side].id;
    const hidden = viewers.includes(owner) ? NO_PIECE : (concealed?.(play, piece) ?? NO_PIECE);
    const counter = this.#countersOf(game)[piece];
    const face = faces[hidden < 0 ? this.#spec.face(play, piece) : hidden].id;
    const at = where(play, piece);
    const drawn = look(counter, face, state(play, piece));
    return {
      id,
      // The number would tell one hidden piece from another.
      name: hidden < 0 ? pieceName(game, piece) : name,
      side: owner,
      kind,
      face,
      where: at,
      ...play.placeOf(piece),
      with: at === 'map' ? stack(play, piece).map((other) => game.units[other].id) : [],
      // What lies on a hidden piece would tell which it is.
      look: hidden < 0 ? withChips(drawn, play, piece) : drawn,
    };
  }

  /** All pieces as `viewers` see them, those below first where they share a hex. */
  all(play: Play, viewers: readonly string[]): PieceView[] {
    const { layer } = this.#spec;
    return play.game.units
      .map((_, piece) => piece)
      .toSorted((one, other) => layer(play, one) - layer(play, other))
      .map((piece) => this.view(play, piece, viewers));
  }

  #countersOf(game: CompiledGame): readonly CounterData[] {
    let counters = this.#counters.get(game);
    if (counters === undefined) {
      counters = game.units.map((_, piece) => this.#counterOf(game, piece));
      this.#counters.set(game, counters);
    }
    return counters;
  }

  #counterOf(game: CompiledGame, piece: number): CounterData {
    const { id, side, contingent, kind, class: troops, traits, faces } = game.units[piece];
    const { values: shown } = this.#spec;
    return {
      id,
      name: pieceName(game, piece),
      side: game.sides[side].id,
      contingent: wordOf(game, 'contingents', contingent),
      kind,
      class: wordOf(game, 'classes', troops),
      traits: [...traits],
      faces: faces.map((face) => ({ id: face.id, values: shown?.(game, face.values) ?? face.values })),
    };
  }
}
