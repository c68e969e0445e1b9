/**
 * Who holds the hexes that formulas about the game ask about: the side whose unit was the last to enter. Kept for the zones
 * alone that a formula of the package names, so that no other game pays for it.
 */
import type { CompiledHexGame, CompiledZone } from '@hexwright/compiler';
import type { Column, State } from '@hexwright/engine';
import { callsIn, type TypedCall } from '@hexwright/rule-lang';
import { formulasOf } from './formulas-of.ts';

export const HOLDS = 'holds';
export const HELD_FOR = 'heldFor';

export class Holdings {
  readonly #zones: readonly (CompiledZone | undefined)[];
  /** Words of the vocabulary `zones` of which turns are counted. */
  readonly #counted: readonly number[];
  /** By hex: its place in the column, or -1. */
  readonly #places: Int32Array;
  readonly #sides: number;
  /** By hex asked about: the side that entered last plus one; 0 while nobody has. */
  readonly #holders: Column;
  /** `zone * sides + side`, zones in the order of the counted ones: game-turns in a row. */
  readonly #turns: Column;

  /** null where no formula asks who holds what. */
  static claim(state: State, game: CompiledHexGame): Holdings | null {
    const asked = callsOf(game, [HOLDS, HELD_FOR]);
    if (asked.length === 0) return null;
    const every = game.vocabulary.ids('zones').map((_, zone) => zone);
    // A zone that is not written out may be any.
    const zonesOf = (calls: readonly TypedCall[]): number[] => [
      ...new Set(calls.flatMap(({ arguments: [, zone] }) => (zone.kind === 'constant' ? [zone.value] : every))),
    ];
    return new Holdings(state, game, zonesOf(asked), zonesOf(asked.filter(({ name }) => name === HELD_FOR)));
  }

  private constructor(state: State, { map, vocabulary, sides }: CompiledHexGame, zones: number[], counted: number[]) {
    this.#zones = vocabulary.ids('zones').map((id) => map.zones.get(id));
    this.#counted = counted;
    this.#sides = sides.length;
    this.#places = new Int32Array(map.grid.count).fill(-1);
    const hexes = new Set(zones.flatMap((zone) => [...(this.#zones[zone]?.hexes ?? [])]));
    [...hexes].forEach((hex, place) => (this.#places[hex] = place));
    this.#holders = state.column('holders', hexes.size);
    this.#turns = state.column('turns-held', counted.length * sides.length);
  }

  /** A unit of a side has come to a hex, alone. */
  entered(hex: number, side: number): void {
    const place = this.#places[hex];
    if (place >= 0 && this.#holders.of(place) !== side + 1) this.#holders.set(place, side + 1);
  }

  /** How many hexes of a zone a side holds; one that nobody has entered belongs to the side of the zone. */
  held(side: number, zone: number): number {
    const found = this.#zones[zone];
    if (found === undefined) return 0;
    let count = 0;
    for (const hex of found.hexes) {
      const holder = this.#holders.of(this.#places[hex]);
      if (holder === side + 1 || (holder === 0 && found.side === side)) count++;
    }
    return count;
  }

  /** How many game-turns in a row, up to the last that has ended, a side has held every hex of a zone. */
  turnsHeld(side: number, zone: number): number {
    return this.#turns.of(this.#counted.indexOf(zone) * this.#sides + side);
  }

  /** A game-turn has ended. */
  countTurn(): void {
    this.#counted.forEach((zone, index) => {
      const hexes = this.#zones[zone]?.hexes.length ?? 0;
      for (let side = 0; side < this.#sides; side++) {
        const at = index * this.#sides + side;
        if (hexes > 0 && this.held(side, zone) === hexes) this.#turns.add(at, 1);
        else if (this.#turns.of(at) > 0) this.#turns.set(at, 0);
      }
    });
  }
}

/** Where formulas of the package call one of these functions. */
export function callsOf(game: CompiledHexGame, names: readonly string[]): readonly TypedCall[] {
  return formulasOf(game)
    .filter(({ calls }) => calls.some((name) => names.includes(name)))
    .flatMap(({ typed }) => callsIn(typed))
    .filter(({ name }) => names.includes(name));
}
