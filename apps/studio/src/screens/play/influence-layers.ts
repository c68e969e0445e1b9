/** Layers over the map that show what pieces make their mark on: which are switched on, of whom, and what they are now. */
import type { Influence as Shown } from '@hexwright/board';
import type { SpacePlan } from '@hexwright/engine';
import type { Influence, InfluenceSort } from '@hexwright/playtest/screen';
import { type ReadonlyStore, Store } from '../../parts/store.ts';
import { REACH } from './reach-words.ts';

/** A side as layers are coloured by. */
interface Side {
  readonly id: string;
  readonly name: string;
  readonly color: string;
}

/** Layers of the piece in hand and the one pointed at, rather than of sides. */
export const OF_PIECES = 'pieces';
/** Layers of all sides. */
export const OF_ALL = 'all';

/** Keys that switch layers, in the order of the game's sorts of layers. */
export const LAYER_KEYS: readonly string[] = ['Z', 'X', 'C', 'V'];

/** What layers are asked of: ids of pieces; null stands for the sides. */
type Ask = (piece: string | null) => Promise<readonly Influence[]>;

/** The layers of one game. */
export class InfluenceLayers {
  readonly #on = new Store<ReadonlySet<string>>(new Set());
  readonly #whose = new Store<string>(OF_PIECES);
  readonly #found = new Store<readonly Influence[]>([]);
  readonly #ask: Ask;
  #pieces: readonly string[] = [];
  #asked = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Ids of the sorts that are switched on. */
  get on(): ReadonlyStore<ReadonlySet<string>> {
    return this.#on;
  }

  /** {@link OF_PIECES}, {@link OF_ALL}, or the id of a side. */
  get whose(): ReadonlyStore<string> {
    return this.#whose;
  }

  /** What was found of the sorts that are on. */
  get found(): ReadonlyStore<readonly Influence[]> {
    return this.#found;
  }

  /** Switches a sort on or off. */
  toggle(sort: string): void {
    const on = new Set(this.on.value);
    if (!on.delete(sort)) on.add(sort);
    this.#on.value = on;
    void this.#find();
  }

  /** Says whose layers are shown. */
  show(whose: string): void {
    this.#whose.value = whose;
    void this.#find();
  }

  /** The next one of: the pieces, each side, all. */
  showNext(sides: readonly string[]): void {
    const all = [OF_PIECES, ...sides, OF_ALL];
    this.show(all[(all.indexOf(this.whose.value) + 1) % all.length]);
  }

  /** The pieces in hand and pointed at are these now, or the position is another. */
  look(pieces: readonly string[], isOther: boolean): void {
    const isSame = pieces.length === this.#pieces.length && pieces.every((piece, at) => piece === this.#pieces[at]);
    this.#pieces = pieces;
    if (isOther || (!isSame && this.whose.value === OF_PIECES)) void this.#find();
  }

  async #find(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const { on, whose } = this;
    const of = whose.value === OF_PIECES ? this.#pieces : [null];
    const found = on.value.size === 0 ? [] : (await Promise.all(of.map((piece) => this.#ask(piece)))).flat();
    // Anyone who points elsewhere meanwhile wants to see that.
    if (asked !== this.#asked) return;
    const isShown = ({ id, side }: Influence): boolean =>
      on.value.has(id) && (whose.value === OF_PIECES || whose.value === OF_ALL || whose.value === side);
    if (found.length > 0 || this.found.value.length > 0) this.#found.value = found.filter(isShown);
  }
}

/** Layers as a board draws them: the first side's areas rise, the other's fall. */
export function drawn(found: readonly Influence[], sides: readonly Side[]): Shown[] {
  return found.map(({ places, shape, side, isStrong }) => {
    const at = sides.findIndex(({ id }) => id === side);
    return {
      places,
      shape,
      isStrong,
      color: sides[at]?.color ?? '#808080',
      slant: at % 2 === 1 ? 'falling' : 'rising',
    };
  });
}

/** What the layers say, in words: for those who do not see them. */
export function inWords(
  found: readonly Influence[],
  sorts: readonly InfluenceSort[],
  sides: readonly Side[],
  label: (place: number) => string,
  shape: SpacePlan['shape'],
): string {
  const parts = sides.flatMap(({ id: side, name }) =>
    sorts.flatMap((sort) => {
      const own = found.filter((one) => one.side === side && one.id === sort.id);
      return own.length === 0
        ? []
        : [
            `${name}, ${sort.name.toLowerCase()} [${sort.case}]: ${own.map((one) => namedPlaces(one, label, shape)).join('; ')}.`,
          ];
    }),
  );
  return parts.join(' ');
}

/** More than so many places are counted, not named. */
const NAMED = 6;

function namedPlaces(
  { places, shape }: Influence,
  label: (place: number) => string,
  space: SpacePlan['shape'],
): string {
  const named = places.length > NAMED ? REACH.places(space, places.length) : places.map(label).join(', ');
  switch (shape) {
    case 'area':
      return named;
    case 'spots':
      return REACH.none(named);
    default: {
      const ends = REACH.between(label(places[0]), label(places[places.length - 1]));
      // Only hexes are counted along a line.
      const line = space === 'hexes' ? REACH.long(ends, places.length - 1) : ends;
      return shape === 'line' ? line : REACH.tooLong(line);
    }
  }
}
