/** What does not change while a battle lasts: hexes around hexes. */
import type { Battle } from '../battle.ts';

/** Hexes within this many steps are kept, nearest first. */
export const REACH = 4;
/** How many hexes lie within one, two, three and four steps, the hex itself among them. */
export const WITHIN = [1, 7, 19, 37, 61] as const;
const DISC = WITHIN[REACH];

export class Rings {
  /** `hex * DISC + index`: the hexes around a hex, nearest first; -1 off the map. */
  readonly #disc: Int32Array;

  constructor({ grid }: Battle) {
    this.#disc = new Int32Array(grid.count * DISC).fill(-1);
    // Rings around a hex in the middle of a map large enough, as differences of coordinates.
    const offsets: (readonly [number, number])[] = [];
    for (let ring = 0; ring <= REACH; ring++) {
      for (let q = -ring; q <= ring; q++) {
        for (let r = -ring; r <= ring; r++) {
          if (Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === ring) offsets.push([q, r]);
        }
      }
    }
    for (let hex = 0; hex < grid.count; hex++) {
      for (const [index, [q, r]] of offsets.entries())
        this.#disc[hex * DISC + index] = grid.at(grid.q[hex] + q, grid.r[hex] + r);
    }
  }

  /** Adds an amount to every hex of a field within so many steps. */
  spread(field: Int16Array, from: number, steps: number, amount: number): void {
    const disc = this.#disc;
    const first = from * DISC;
    for (let at = first; at < first + WITHIN[steps]; at++) if (disc[at] >= 0) field[disc[at]] += amount;
  }
}
