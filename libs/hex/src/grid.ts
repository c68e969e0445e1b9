import { axialDistance, directionOfStep, DIRECTIONS, type Orientation } from './coordinates.ts';

/** What a rectangular map of hexes is made of. */
export interface GridSpec {
  readonly orientation: Orientation;
  readonly columns: number;
  readonly rows: number;
  /**
   * Which rows (pointy) are pushed half a hex right, or which columns (flat) half a hex down: the odd or the even ones,
   * counted from 1 at the top left as maps do.
   */
  readonly shift: 'odd' | 'even';
}

/** The edges of a map, clockwise. */
export const EDGES = ['north', 'east', 'south', 'west'] as const;
export type Edge = (typeof EDGES)[number];

/** The steps of {@link DIRECTIONS}, apart: a grid is built before anything has been compiled, and takes six a hex. */
const STEP_Q = DIRECTIONS.map(([dq]) => dq);
const STEP_R = DIRECTIONS.map(([, dr]) => dr);

/** Largest number of hexes in a grid: far above any printed map, low enough that every table fits in memory. */
export const MOST_HEXES = 1_000_000;

/**
 * A rectangular map of hexes. A hex is a dense index 0..count-1, row by row from the top left (`row * columns + column`),
 * so that one character of a map drawn in text is one hex. -1 stands for "off the grid" everywhere.
 */
export class Grid {
  readonly orientation: Orientation;
  readonly columns: number;
  readonly rows: number;
  readonly shift: 'odd' | 'even';
  readonly count: number;
  /** Neighbours, at `hex * 6 + direction`; -1 off the grid. */
  readonly neighbour: Int32Array;
  /** Axial coordinates by hex; hex 0 is `[0, 0]`. */
  readonly q: Int32Array;
  readonly r: Int32Array;
  // What a hex of a pushed row or column adds to its parity before halving: keeps both shifts branch-free.
  private readonly parityStep: 1 | -1;

  /** Builds all tables. Throws a RangeError if a side is not a positive whole number or the grid exceeds MOST_HEXES. */
  constructor(spec: GridSpec) {
    const { orientation, columns, rows, shift } = spec;
    if (!Number.isInteger(columns) || !Number.isInteger(rows) || columns < 1 || rows < 1) {
      throw new RangeError(`A grid needs whole numbers of columns and rows, at least 1 each, not ${columns} x ${rows}`);
    }
    if (columns * rows > MOST_HEXES) {
      throw new RangeError(`A grid of ${columns} x ${rows} is larger than ${MOST_HEXES} hexes`);
    }
    this.orientation = orientation;
    this.columns = columns;
    this.rows = rows;
    this.shift = shift;
    this.count = columns * rows;
    this.parityStep = shift === 'odd' ? 1 : -1;
    this.q = new Int32Array(this.count);
    this.r = new Int32Array(this.count);
    this.neighbour = new Int32Array(this.count * 6);
    for (let hex = 0; hex < this.count; hex++) {
      const row = Math.floor(hex / columns);
      const column = hex - row * columns;
      const q = orientation === 'pointy' ? column - this.halved(row) : column;
      const r = orientation === 'pointy' ? row : row - this.halved(column);
      this.q[hex] = q;
      this.r[hex] = r;
      for (let d = 0; d < 6; d++) this.neighbour[hex * 6 + d] = this.at(q + STEP_Q[d], r + STEP_R[d]);
    }
  }

  /** The hex with axial coordinates `[q, r]`, or -1. */
  at(q: number, r: number): number {
    return this.orientation === 'pointy' ? this.hexAt(q + this.halved(r), r) : this.hexAt(q, r + this.halved(q));
  }

  /** The hex in a column and row counted from 0 at the top left, or -1. */
  hexAt(column: number, row: number): number {
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return -1;
    return row * this.columns + column;
  }

  /** Column of a hex, from 0 at the left. */
  columnOf(hex: number): number {
    return hex % this.columns;
  }

  /** Row of a hex, from 0 at the top. */
  rowOf(hex: number): number {
    return (hex / this.columns) | 0;
  }

  /** Whether a hex lies in the row or column along an edge. */
  isOnEdge(hex: number, edge: Edge): boolean {
    switch (edge) {
      case 'north':
        return this.rowOf(hex) === 0;
      case 'east':
        return this.columnOf(hex) === this.columns - 1;
      case 'south':
        return this.rowOf(hex) === this.rows - 1;
      case 'west':
        return this.columnOf(hex) === 0;
    }
  }

  /** The hexes along an edge, ascending. */
  edge(edge: Edge): Int32Array {
    const { columns, rows } = this;
    const isRow = edge === 'north' || edge === 'south';
    const first = edge === 'south' ? (rows - 1) * columns : edge === 'east' ? columns - 1 : 0;
    return Int32Array.from({ length: isRow ? columns : rows }, (_, at) => first + at * (isRow ? 1 : columns));
  }

  /** Steps from hex `a` to hex `b`. */
  distance(a: number, b: number): number {
    return axialDistance(this.q[b] - this.q[a], this.r[b] - this.r[a]);
  }

  /** Direction 0..5 from hex `a` to its neighbour `b`; -1 if they are not adjacent. */
  directionBetween(a: number, b: number): number {
    return directionOfStep(this.q[b] - this.q[a], this.r[b] - this.r[a]);
  }

  private halved(line: number): number {
    return (line + this.parityStep * (line & 1)) >> 1;
  }
}
