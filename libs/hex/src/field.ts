import type { Grid } from './grid.ts';

/** As the cost of entering a hex, or the surcharge of crossing a hexside: it cannot be done. */
export const PROHIBITED = 255;

/** The largest allowance a field can spread: what its costs can hold. */
export const LARGEST_ALLOWANCE = 32_767;

// What -1 in a signed cost reads as unsigned: more than any cost, which saves a comparison.
const UNREACHED = 0xffff;

// Directions by turn, so that a turn can go past either end of the circle: 6 and on are 0 and on.
const DIRECTION_OF_TURN = Uint8Array.from({ length: 18 }, (_, turn) => turn % 6);

/**
 * Where a piece of one hex can get to, and at what cost. One field serves any number of calls, one after the other:
 * its arrays are allocated once and hold the outcome of the latest `spread`.
 */
export class Field {
  readonly grid: Grid;
  /** Least cost of reaching each hex; -1 where the allowance does not reach. */
  readonly costs: Int16Array;
  /** The hex each hex was reached from; -1 at the start, meaningless where costs is -1. */
  readonly previous: Int32Array;
  /** The hexes reached, in order of cost, the start first: valid up to `reachedCount`. */
  readonly reached: Int32Array;
  reachedCount = 0;

  // The same memory as costs.
  private readonly unsignedCosts: Uint16Array;
  // A queue with a bucket for each cost. A bucket is a linked list: heads has the place of its first entry, -1 if it is
  // empty. An entry is two numbers: hex * 8 + the direction it was reached in, and the place of the next entry. An entry
  // whose hex has since been reached more cheaply is passed over.
  private heads = new Int32Array(64).fill(-1);
  private readonly entries: Int32Array;

  constructor(grid: Grid) {
    this.grid = grid;
    this.costs = new Int16Array(grid.count).fill(-1);
    this.unsignedCosts = new Uint16Array(this.costs.buffer);
    this.previous = new Int32Array(grid.count).fill(-1);
    this.reached = new Int32Array(grid.count);
    // Each hex is left once, so it makes at most one entry for each of its neighbours; and one for the start.
    this.entries = new Int32Array((grid.count * 6 + 1) * 2);
  }

  /**
   * Finds every hex that can be reached from hex `from` with `allowance` (0..32767) and the cheapest way there.
   *
   * `entryCost`: by hex, what entering it costs. `surcharge`: by hex * 6 + direction, what leaving the hex that way
   * costs more. PROHIBITED (255) in either forbids it. `occupied`: by hex, other than 0 where no piece may enter; `from`
   * itself is not asked. Costs of 0 are fine. Of ways that cost the same, always the same one is found. Allocates
   * nothing, unless the allowance is larger than any before. Throws a RangeError for an allowance out of range. Returns
   * this field.
   */
  spread(from: number, allowance: number, entryCost: Uint8Array, surcharge: Uint8Array, occupied: Uint8Array): this {
    if (!Number.isInteger(allowance) || allowance < 0 || allowance > LARGEST_ALLOWANCE) {
      throw new RangeError(`A movement allowance is a whole number from 0 to ${LARGEST_ALLOWANCE}, not ${allowance}`);
    }
    if (allowance >= this.heads.length) this.heads = new Int32Array(allowance + 1).fill(-1);
    const { unsignedCosts: costs, previous, reached, heads, entries } = this;
    const { neighbour } = this.grid;
    // Constants of a module are read from memory each time; these are not.
    const prohibited = PROHIBITED;
    const directionOfTurn = DIRECTION_OF_TURN;
    for (let i = 0; i < this.reachedCount; i++) costs[reached[i]] = UNREACHED;

    let reachedCount = 0;
    costs[from] = 0;
    previous[from] = -1;
    entries[0] = from << 3;
    entries[1] = -1;
    heads[0] = 0;
    let taken = 0;
    let end = 2;
    let firstTurn = 6;
    let lastTurn = 11;
    for (let cost = 0; taken < end; cost++) {
      // Read anew each time: entering at no cost adds to the bucket being emptied.
      for (let entry = heads[cost]; entry >= 0; entry = heads[cost]) {
        heads[cost] = entries[entry + 1];
        taken += 2;
        const hex = entries[entry] >> 3;
        if (costs[hex] !== cost) continue;
        reached[reachedCount++] = hex;
        const cameFrom = previous[hex];
        if (cameFrom >= 0) {
          // Only the three hexes ahead are new. The two beside are neighbours of the hex this one was reached from, and
          // to go there by way of this one pays only where the direct step has a surcharge higher than the detour.
          const arrived = (entries[entry] & 7) + 6;
          const detour = Math.min(cost - costs[cameFrom], prohibited - 1);
          firstTurn = arrived - 1;
          lastTurn = arrived + 1;
          if (surcharge[cameFrom * 6 + directionOfTurn[firstTurn]] > detour) firstTurn--;
          if (surcharge[cameFrom * 6 + directionOfTurn[lastTurn]] > detour) lastTurn++;
        }
        for (let turn = firstTurn; turn <= lastTurn; turn++) {
          const d = directionOfTurn[turn];
          const to = neighbour[hex * 6 + d];
          if (to < 0) continue;
          const entering = entryCost[to];
          const extra = surcharge[hex * 6 + d];
          const total = cost + entering + extra;
          // Negative if the total exceeds the allowance or does not improve on what is known: one branch, because a
          // processor can predict neither of the two.
          if (((allowance - total) | (costs[to] - 1 - total)) < 0) continue;
          if (entering === prohibited || extra === prohibited || occupied[to] !== 0) continue;
          costs[to] = total;
          previous[to] = hex;
          entries[end] = (to << 3) | d;
          entries[end + 1] = heads[total];
          heads[total] = end;
          end += 2;
        }
      }
    }
    this.reachedCount = reachedCount;
    return this;
  }

  /** The hexes of the cheapest way to `hex`, from the start to it, both included; empty if it was not reached. */
  pathTo(hex: number): number[] {
    if (this.costs[hex] < 0) return [];
    const path: number[] = [];
    for (let at = hex; at >= 0; at = this.previous[at]) path.push(at);
    return path.reverse();
  }
}
