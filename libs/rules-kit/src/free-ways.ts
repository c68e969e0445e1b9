/** Free ways of a unit: over ground that it may pass, out of reach of the enemy. */
import { fillDistance, FAR, waysInto } from './ai/way-distance.ts';
import type { HexGame } from './package-game.ts';

/** No hex of a free way. */
const CLOSED = FAR - 1;

export class FreeWays {
  readonly #ways: Int32Array;
  readonly #field: Uint8Array;
  readonly #queue: Int32Array;
  readonly #neighbour: Int32Array;

  constructor({ map, grid }: HexGame) {
    this.#ways = waysInto(map);
    this.#neighbour = grid.neighbour;
    this.#field = new Uint8Array(grid.count);
    this.#queue = new Int32Array(grid.count);
  }

  /**
   * Steps of the shortest way to the nearest goal, by hex: it leads neither through hexes of enemies nor through those beside
   * them, unless friends stand there. {@link FAR} or {@link CLOSED} where there is none. Good until it is asked again.
   */
  to(goals: Iterable<number>, enemies: Iterable<number>, friends: Iterable<number>): Uint8Array {
    const field = this.#field.fill(FAR);
    for (const hex of enemies) {
      for (let way = hex * 6; way < hex * 6 + 6; way++) {
        const beside = this.#neighbour[way];
        if (beside >= 0) field[beside] = CLOSED;
      }
    }
    for (const hex of friends) field[hex] = FAR;
    for (const hex of enemies) field[hex] = CLOSED;
    let count = 0;
    for (const hex of goals) {
      if (field[hex] !== FAR) continue;
      field[hex] = 0;
      this.#queue[count++] = hex;
    }
    fillDistance(this.#ways, field, this.#queue, count);
    return field;
  }
}
