import type { Grid } from './grid.ts';

/** As the cost of entering a hex, or the surcharge of crossing a hexside: it cannot be done. */
export const PROHIBITED = 255;

/** The largest allowance a field can spread: what its costs can hold. */
export const LARGEST_ALLOWANCE = 32_767;

/**
 * Where a piece of one hex can get to, and at what cost. One field serves any number of calls, one after the other:
 * its arrays are allocated once and hold the outcome of the latest `spread`.
 */
export class Field {
  readonly grid: Grid;
  /** Least cost of reaching each hex; -1 where the allowance does not reach. */
  readonly costs: Int16Array;
  /** The hex each hex was reached from; meaningless where costs is -1, -1 at the start. */
  readonly previous: Int32Array;
  /** The hexes reached, in order of cost, the start first: valid up to `reachedCount`. */
  readonly reached: Int32Array;
  reachedCount = 0;

  // A queue with one bucket for each cost. A bucket is a linked list of entries, and an entry a hex that was reached at that cost; an
  // entry whose hex has since been reached more cheaply is passed over.
  private heads = new Int32Array(64).fill(-1);
  private readonly entryHex: Int32Array;
  private readonly entryNext: Int32Array;

  constructor(grid: Grid) {
    this.grid = grid;
    this.costs = new Int16Array(grid.count).fill(-1);
    this.previous = new Int32Array(grid.count).fill(-1);
    this.reached = new Int32Array(grid.count);
    // Each hex is left once, so it makes at most one entry for each of its neighbours; and one for the start.
    this.entryHex = new Int32Array(grid.count * 6 + 1);
    this.entryNext = new Int32Array(grid.count * 6 + 1);
  }

  /**
   * Finds every hex that can be reached from hex `from` with `allowance` (0..32767) and the cheapest way there.
   *
   * `entryCost`: by hex, what entering it costs. `surcharge`: by hex * 6 + direction, what leaving the hex that way costs more.
   * PROHIBITED (255) in either forbids it. `occupied`: by hex, other than 0 where no piece may enter; `from` itself is not
   * asked. Costs of 0 are fine. Of ways that cost the same, the outcome is always the same one. Allocates nothing, unless
   * the allowance is larger than any before. Throws a RangeError for an allowance out of range. Returns this field.
   */
  spread(from: number, allowance: number, entryCost: Uint8Array, surcharge: Uint8Array, occupied: Uint8Array): this {
    if (!Number.isInteger(allowance) || allowance < 0 || allowance > LARGEST_ALLOWANCE) {
      throw new RangeError(`A movement allowance is a whole number from 0 to ${LARGEST_ALLOWANCE}, not ${allowance}`);
    }
    if (allowance >= this.heads.length) this.heads = new Int32Array(allowance + 1).fill(-1);
    const { costs, previous, reached, heads, entryHex, entryNext } = this;
    const { neighbour } = this.grid;
    for (let i = 0; i < this.reachedCount; i++) costs[reached[i]] = -1;

    let reachedCount = 0;
    let entries = 1;
    costs[from] = 0;
    previous[from] = -1;
    entryHex[0] = from;
    entryNext[0] = -1;
    heads[0] = 0;
    let waiting = 1;
    for (let cost = 0; waiting > 0; cost++) {
      // Read anew each time: entering at no cost adds to the bucket being emptied.
      for (let entry = heads[cost]; entry >= 0; entry = heads[cost]) {
        heads[cost] = entryNext[entry];
        waiting--;
        const hex = entryHex[entry];
        if (costs[hex] !== cost) continue;
        reached[reachedCount++] = hex;
        const base = hex * 6;
        for (let d = 0; d < 6; d++) {
          const to = neighbour[base + d];
          if (to < 0 || occupied[to] !== 0) continue;
          const entering = entryCost[to];
          const extra = surcharge[base + d];
          if (entering === PROHIBITED || extra === PROHIBITED) continue;
          const total = cost + entering + extra;
          if (total > allowance) continue;
          const known = costs[to];
          if (known >= 0 && known <= total) continue;
          costs[to] = total;
          previous[to] = hex;
          entryHex[entries] = to;
          entryNext[entries] = heads[total];
          heads[total] = entries++;
          waiting++;
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
