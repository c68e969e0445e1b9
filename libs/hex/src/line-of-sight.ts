/**
 * Line of sight from hex center to hex center, exact in whole numbers at any distance.
 *
 * A hex is *crossed* when the line passes through its inside. Where the line runs along a hexside, the two hexes of that
 * side are *skirted*: they block only together. A hex that the line meets in a single vertex does not count.
 */
import { DIRECTIONS } from './coordinates.ts';
import type { Grid } from './grid.ts';
import { RUNS_ALONG, stepsCapacity, traceSteps } from './trace.ts';

/** What a line touches, relative to its start, in order from it. */
export interface SightLine {
  /** dq, dr of every hex crossed between the two ends: two numbers each. */
  readonly crossed: Int32Array;
  /** dq, dr of both hexes of every pair skirted: four numbers each. */
  readonly skirted: Int32Array;
}

/** What a line on a grid touches, in order from its start. A hex of a pair is -1 where it lies off the grid. */
export interface SightHexes {
  readonly crossed: readonly number[];
  readonly skirted: readonly (readonly [number, number])[];
}

/** Whether a hex is in the way: a number above the level asked for in a table by hex, or a test. */
export type Blocks = Uint8Array | ((hex: number) => boolean);

/** The line from a hex to the one that lies `[dq, dr]` from it, on an endless map. Neither end is listed. */
export function sightLine(dq: number, dr: number): SightLine {
  const steps = new Uint8Array(stepsCapacity(dq, dr));
  const count = traceSteps(dq, dr, steps);
  const crossed: number[] = [];
  const skirted: number[] = [];
  let q = 0;
  let r = 0;
  for (let i = 0; i < count; i++) {
    const d = steps[i] % RUNS_ALONG;
    const [firstQ, firstR] = DIRECTIONS[d];
    if (steps[i] >= RUNS_ALONG) {
      const [secondQ, secondR] = DIRECTIONS[(d + 1) % 6];
      skirted.push(q + firstQ, r + firstR, q + secondQ, r + secondR);
      q += secondQ;
      r += secondR;
    }
    q += firstQ;
    r += firstR;
    if (i < count - 1) crossed.push(q, r);
  }
  return { crossed: Int32Array.from(crossed), skirted: Int32Array.from(skirted) };
}

// Where a line's index differences begin in its record.
const HEADER = 2;

/**
 * Lines of sight on one grid. What a line touches depends only on the columns and rows between its ends and on the
 * parity of the row (pointy) or column (flat) it starts in, so it is traced once and then kept as index differences.
 */
export class Sight {
  readonly grid: Grid;
  /** Lines up to this many hexes are kept once traced; longer ones are traced anew each time. */
  readonly longestCached: number;

  // A line is looked up from its lower hex, which makes it symmetric by construction. Its key is keyTo[to] -
  // keyFrom[from]: rows between, columns between and the parity at the start, packed.
  private readonly keyTo: Int32Array;
  private readonly keyFrom: Int32Array;
  // By key: where the line's record begins in the pool; 0 if it is not kept.
  private readonly starts: Int32Array;
  // A record is [end of the hexes crossed, end of the pairs skirted, index difference of every hex crossed ..., for every
  // pair the index difference of the hex before it and the direction of its first hex ...].
  private pool = new Int32Array(1024);
  private poolEnd = 1;
  private readonly steps: Uint8Array;

  /** `longestCached`: see there; memory grows with its cube, to some megabytes at 64. */
  constructor(grid: Grid, longestCached = 64) {
    this.grid = grid;
    this.longestCached = longestCached;
    const { columns, rows, count } = grid;
    this.keyTo = new Int32Array(count);
    this.keyFrom = new Int32Array(count);
    for (let hex = 0; hex < count; hex++) {
      const row = grid.rowOf(hex);
      const column = grid.columnOf(hex);
      const parity = (grid.orientation === 'pointy' ? row : column) & 1;
      this.keyTo[hex] = (row * 2 * columns + column) * 2;
      this.keyFrom[hex] = this.keyTo[hex] - 2 * columns - parity;
    }
    this.starts = new Int32Array((count + 1) * 4);
    this.steps = new Uint8Array(stepsCapacity(columns + rows, 0));
  }

  /**
   * Whether something stops the line between hexes `a` and `b`. With a table by hex, what is above `level` (0 unless
   * said) is in the way, so that heights serve as well as flags; with a test, those hexes for which it is true. The two
   * ends are never asked for; of a pair both hexes must be in the way, and off the grid nothing is. Symmetric;
   * allocates nothing once the line is kept. The test must not itself ask this object.
   */
  blocked(a: number, b: number, blocks: Blocks, level = 0): boolean {
    const from = a < b ? a : b;
    const to = a < b ? b : a;
    const kept = this.starts[this.keyTo[to] - this.keyFrom[from]];
    const start = kept > 0 ? kept : this.record(from, to);
    if (typeof blocks === 'function') return this.stopsByTest(from, start, blocks);
    const pool = this.pool;
    const end = pool[start];
    for (let i = start + HEADER; i < end; i++) {
      if (blocks[from + pool[i]] > level) return true;
    }
    return pool[start + 1] > end && this.stopsBetween(from, end, pool[start + 1], blocks, level);
  }

  /** Everything the line from `a` to `b` touches between its ends. */
  touched(a: number, b: number): SightHexes {
    const { neighbour, q, r } = this.grid;
    const crossed: number[] = [];
    const skirted: [number, number][] = [];
    const count = traceSteps(q[b] - q[a], r[b] - r[a], this.steps);
    let hex = a;
    for (let i = 0; i < count; i++) {
      const d = this.steps[i] % RUNS_ALONG;
      if (this.steps[i] >= RUNS_ALONG) skirted.push([neighbour[hex * 6 + d], neighbour[hex * 6 + ((d + 1) % 6)]]);
      hex = this.next(hex, this.steps[i]);
      if (i < count - 1) crossed.push(hex);
    }
    return { crossed, skirted };
  }

  /**
   * The hexes that stop the line from `a` to `b`, for an explanation: those crossed, then both of every pair. Empty
   * exactly if `blocked` is false.
   */
  blockers(a: number, b: number, blocks: Blocks, level = 0): number[] {
    const inTheWay = (hex: number) => hex >= 0 && (typeof blocks === 'function' ? blocks(hex) : blocks[hex] > level);
    const { crossed, skirted } = this.touched(a, b);
    const pairs = skirted.filter(([first, second]) => inTheWay(first) && inTheWay(second));
    return [...crossed.filter(inTheWay), ...pairs.flat()];
  }

  private stopsByTest(from: number, start: number, blocks: (hex: number) => boolean): boolean {
    const { pool } = this;
    const { neighbour } = this.grid;
    const end = pool[start];
    const pairsEnd = pool[start + 1];
    for (let i = start + HEADER; i < end; i++) {
      if (blocks(from + pool[i])) return true;
    }
    for (let i = end; i < pairsEnd; i += 2) {
      const base = (from + pool[i]) * 6;
      const first = neighbour[base + pool[i + 1]];
      const second = neighbour[base + ((pool[i + 1] + 1) % 6)];
      if (first >= 0 && second >= 0 && blocks(first) && blocks(second)) return true;
    }
    return false;
  }

  private stopsBetween(from: number, start: number, end: number, blocks: Uint8Array, level: number): boolean {
    const { pool } = this;
    const { neighbour } = this.grid;
    for (let i = start; i < end; i += 2) {
      const base = (from + pool[i]) * 6;
      const first = neighbour[base + pool[i + 1]];
      const second = neighbour[base + ((pool[i + 1] + 1) % 6)];
      if (first >= 0 && second >= 0 && blocks[first] > level && blocks[second] > level) return true;
    }
    return false;
  }

  /** Traces a line, writes its record at the end of the pool, and keeps it there unless it is too long. */
  private record(from: number, to: number): number {
    const { q, r } = this.grid;
    const count = traceSteps(q[to] - q[from], r[to] - r[from], this.steps);
    const start = this.poolEnd;
    this.makeRoom(start + HEADER + 3 * count);
    const { pool, steps } = this;
    let end = start + HEADER;
    let hex = from;
    for (let i = 0; i < count - 1; i++) {
      hex = this.next(hex, steps[i]);
      pool[end++] = hex - from;
    }
    pool[start] = end;
    hex = from;
    for (let i = 0; i < count; i++) {
      if (steps[i] >= RUNS_ALONG) {
        pool[end++] = hex - from;
        pool[end++] = steps[i] - RUNS_ALONG;
      }
      hex = this.next(hex, steps[i]);
    }
    pool[start + 1] = end;
    if (this.grid.distance(from, to) <= this.longestCached) {
      this.starts[this.keyTo[to] - this.keyFrom[from]] = start;
      this.poolEnd = end;
    }
    return start;
  }

  /**
   * The hex that a step of a trace leads to. Between two hexes of a rectangular grid only one hex of a pair skirted
   * can lie off it, never a hex crossed.
   */
  private next(hex: number, step: number): number {
    const { neighbour } = this.grid;
    if (step < RUNS_ALONG) return neighbour[hex * 6 + step];
    const d = step - RUNS_ALONG;
    const first = neighbour[hex * 6 + d];
    if (first >= 0) return neighbour[first * 6 + ((d + 1) % 6)];
    return neighbour[neighbour[hex * 6 + ((d + 1) % 6)] * 6 + d];
  }

  private makeRoom(length: number): void {
    if (length <= this.pool.length) return;
    const larger = new Int32Array(Math.max(length, this.pool.length * 2));
    larger.set(this.pool);
    this.pool = larger;
  }
}
