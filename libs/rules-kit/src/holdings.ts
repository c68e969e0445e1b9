/**
 * Who holds the ground that formulas about the game ask about: hex by hex the side whose unit was the last to enter, and on a
 * table each zone as a whole. Kept for the zones alone that a formula of the package names, so that no other game pays for it.
 */
import type { CompiledGame } from '@hexwright/compiler';
import type { Column, State } from '@hexwright/engine';
import { callsIn, type TypedCall } from '@hexwright/rule-lang';
import { formulasOf } from './formulas-of.ts';

export const HOLDS = 'holds';
export const HELD_FOR = 'heldFor';

/** What is held of a zone: its hexes, or the zone as a whole. */
export interface HeldGround {
  readonly places: Iterable<number>;
  /** The side that holds it before anybody has come; -1 for none. */
  readonly side: number;
}

/** The same with its places in the column; -1 for those that no formula asks about. */
interface HeldZone {
  readonly places: readonly number[];
  readonly side: number;
}

const NO_GROUND: HeldGround = { places: [], side: -1 };

export class Holdings {
  /** By word of the vocabulary `zones`. */
  readonly #zones: readonly HeldZone[];
  /** Words of the vocabulary `zones` of which turns are counted. */
  readonly #counted: readonly number[];
  /** By hex, or by zone of a table: its place in the column. */
  readonly #places: ReadonlyMap<number, number>;
  readonly #sides: number;
  /** By hex or zone asked about: the side that entered last plus one; 0 while nobody has. */
  readonly #holders: Column;
  /** `zone * sides + side`, zones in the order of the counted ones: game-turns in a row. */
  readonly #turns: Column;

  /** null where no formula asks who holds what. `groundOf` says what there is to hold of a zone, by its id. */
  static claim(state: State, game: CompiledGame, groundOf: (zone: string) => HeldGround | undefined): Holdings | null {
    const asked = callsOf(game, [HOLDS, HELD_FOR]);
    if (asked.length === 0) return null;
    const every = game.vocabulary.ids('zones').map((_, zone) => zone);
    // A zone that is not written out may be any.
    const zonesOf = (calls: readonly TypedCall[]): number[] => [
      ...new Set(calls.flatMap(({ arguments: [, zone] }) => (zone.kind === 'constant' ? [zone.value] : every))),
    ];
    const grounds = game.vocabulary.ids('zones').map((id) => groundOf(id) ?? NO_GROUND);
    const counted = zonesOf(asked.filter(({ name }) => name === HELD_FOR));
    return new Holdings(state, game, grounds, zonesOf(asked), counted);
  }

  private constructor(
    state: State,
    { sides }: CompiledGame,
    grounds: readonly HeldGround[],
    zones: number[],
    counted: number[],
  ) {
    this.#counted = counted;
    this.#sides = sides.length;
    const places = new Set(zones.flatMap((zone) => [...grounds[zone].places]));
    this.#places = new Map([...places].map((place, at) => [place, at]));
    this.#zones = grounds.map((one) => ({
      places: Array.from(one.places, (place) => this.#places.get(place) ?? -1),
      side: one.side,
    }));
    this.#holders = state.column('holders', places.size);
    this.#turns = state.column('turns-held', counted.length * sides.length);
  }

  /** A unit of a side has come to a hex, or to a zone of a table, alone. */
  entered(place: number, side: number): void {
    const at = this.#places.get(place);
    if (at !== undefined && this.#holders.of(at) !== side + 1) this.#holders.set(at, side + 1);
  }

  /** How many hexes of a zone a side holds, on a table 1 or 0; what nobody has entered belongs to the side of the zone. */
  held(side: number, zone: number): number {
    const { places, side: first } = this.#zones[zone];
    let count = 0;
    for (const place of places) {
      const holder = this.#holders.of(place);
      if (holder === side + 1 || (holder === 0 && first === side)) count++;
    }
    return count;
  }

  /** How many game-turns in a row, up to the last that has ended, a side has held all of a zone. */
  turnsHeld(side: number, zone: number): number {
    return this.#turns.of(this.#counted.indexOf(zone) * this.#sides + side);
  }

  /** A game-turn has ended. */
  countTurn(): void {
    this.#counted.forEach((zone, index) => {
      const all = this.#zones[zone].places.length;
      for (let side = 0; side < this.#sides; side++) {
        const at = index * this.#sides + side;
        if (all > 0 && this.held(side, zone) === all) this.#turns.add(at, 1);
        else if (this.#turns.of(at) > 0) this.#turns.set(at, 0);
      }
    });
  }
}

/** Where formulas of the package call one of these functions. */
export function callsOf(game: CompiledGame, names: readonly string[]): readonly TypedCall[] {
  return formulasOf(game)
    .filter(({ calls }) => calls.some((name) => names.includes(name)))
    .flatMap(({ typed }) => callsIn(typed))
    .filter(({ name }) => names.includes(name));
}
