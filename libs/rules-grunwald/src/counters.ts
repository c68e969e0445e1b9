import type { CompiledGame } from '@hexwright/compiler';
import { type FaceReading, LEADER_KIND, numbered, PrintedCounters } from '@hexwright/rules-kit';

/** Kinds of pieces: the order of the system's `kinds`. */
export const KINDS = ['unit', LEADER_KIND, 'standard', 'pit', 'followers'] as const;
export const [UNIT, LEADER, STANDARD, PIT, FOLLOWERS] = numbered(KINDS);

/** Faces of a wolf pit: the order in which its counter has them. */
export const CONCEALED = 0;
export const REAL = 1;
export const DUMMY = 2;

/** Kinds of troops [2.2], as the code tells them apart: words of the vocabulary `classes`. */
export const TROOPS = ['heavy-horse', 'light-horse', 'foot', 'artillery'] as const;
export const [HEAVY, LIGHT, FOOT, GUN] = numbered(TROOPS);
/** No troops: leaders, standards, wolf pits. */
export const NO_TROOPS = 255;

/** The trait of leaders who command a contingent [15.31]. */
export function commandTrait(contingent: string): string {
  return `commands-${contingent}`;
}

/** What is printed on the counters [2.2]. */
export class Counters extends PrintedCounters {
  readonly kind = this.ofEach((unit) => KINDS.findIndex((kind) => kind === unit.kind));
  /** Factor of a leader for reorganisation [9.44]. */
  readonly command = this.onCounters('command', 0);
  /** Victory points for a leader [19.0]. */
  readonly points = this.onCounters('points', 0);
  /** 1 where the piece is a unit that takes a hex for itself: unit or camp followers [5.0]. */
  readonly isUnit = this.kind.map((kind) => (kind === UNIT || kind === FOLLOWERS ? 1 : 0));
  /** 1 for the unit that the king goes with [15.14]. */
  readonly isBodyguard = this.#traitOf(UNIT, 'bodyguard');
  readonly isKing = this.#traitOf(LEADER, 'king');
  /** 1 for a leader who must end their movement with horse [15.13]. */
  readonly needsHorse = this.#traitOf(LEADER, 'needs-horse');
  /** By leader: the contingents under their command [15.31]. */
  readonly commands: readonly ReadonlySet<number>[];
  readonly standards = this.#ofKind(STANDARD);
  readonly pits = this.#ofKind(PIT);
  /** By side: units and camp followers, in the order of the package. */
  readonly unitsOf = this.bySide(this.piecesThat((piece) => this.isUnit[piece] === 1));
  /** Units and leaders: all that can be moved. */
  readonly moversOf = this.bySide(this.piecesThat((piece) => this.isUnit[piece] === 1 || this.kind[piece] === LEADER));
  /** {@link HEAVY}, {@link LIGHT}, {@link FOOT}, {@link GUN} or {@link NO_TROOPS}. */
  readonly troops: FaceReading;
  /** Movement allowance [2.2]. */
  readonly movement = this.onFaces('movement', 0);
  /** Combat strength [2.2]. */
  readonly strength = this.onFaces('strength', 0);
  readonly #crossbow = this.byFace(({ traits }) => (traits.has('crossbow') ? 1 : 0));
  /** 1 for a face that bears the shock symbol [7.51]. */
  readonly shock = this.onFaces('shock', 0);

  constructor(game: CompiledGame) {
    super(game);
    const [classes, contingents] = [game.vocabulary.ids('classes'), game.vocabulary.ids('contingents')];
    this.troops = this.byFace((face) => troopsOf(face.classes.map((one) => classes[one])));
    this.commands = game.units.map(
      ({ traits }) => new Set(contingents.flatMap((id, index) => (traits.has(commandTrait(id)) ? [index] : []))),
    );
  }

  /** True when the troops of that face bear crossbows [11.11]. */
  hasCrossbow(unit: number, face: number): boolean {
    return this.#crossbow(unit, face) === 1;
  }

  #ofKind(kind: number): number[] {
    return this.piecesThat((piece) => this.kind[piece] === kind);
  }

  /** What is said of leaders and of units binds no others. */
  #traitOf(sort: number, name: string): Int16Array {
    return this.ofEach(({ kind, traits }) => (kind === KINDS[sort] && traits.has(name) ? 1 : 0));
  }
}

/** What troops a class is, or the first of those it is taken for that the rules know; one that they do not know goes on foot. */
function troopsOf(ids: readonly (string | undefined)[]): number {
  if (ids[0] === undefined) return NO_TROOPS;
  const known = ids.map((id) => TROOPS.findIndex((one) => one === id)).find((one) => one >= 0);
  return known ?? FOOT;
}
