/**
 * A lattice of squares an inch wide over a table: for painting, snapping, the keyboard, screen readers and finding ways.
 * Nothing is measured by it.
 */
import { Heap } from './heap.ts';
import { INCH, inchesText, type Mils } from './length.ts';
import type { Point } from './point.ts';

/** A square, counted row by row from the upper left; -1 is none. */
export type Cell = number;

/** East, south-east, and so on round. */
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

/** What a step to the side costs, and one over a corner: thousandths of an inch between the middles. */
const [STRAIGHT, ACROSS] = [1000, 1414];

export class Lattice {
  /** Squares from west to east, and from north to south; the last ones may reach over the edge. */
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
  readonly #width: Mils;
  readonly #depth: Mils;

  constructor({ width, depth }: { readonly width: Mils; readonly depth: Mils }) {
    this.columns = Math.ceil(width / INCH);
    this.rows = Math.ceil(depth / INCH);
    this.count = this.columns * this.rows;
    this.#width = width;
    this.#depth = depth;
  }

  /** The square a point lies in; of two the one to the south or east. -1 beside the table. */
  cellAt({ x, y }: Point): Cell {
    if (x < 0 || y < 0 || x > this.#width || y > this.#depth) return -1;
    return this.#cell(Math.min(Math.floor(x / INCH), this.columns - 1), Math.min(Math.floor(y / INCH), this.rows - 1));
  }

  /** The middle of what of a square lies on the table. */
  centre(cell: Cell): Point {
    const [column, row] = [cell % this.columns, Math.floor(cell / this.columns)];
    return { x: middle(column, this.#width), y: middle(row, this.#depth) };
  }

  /** A square as people call it: by its middle, in inches from the west and from the north. */
  label(cell: Cell): string {
    const { x, y } = this.centre(cell);
    return `${inchesText(x)},${inchesText(y)}`;
  }

  /** The square one step from another: 0 to the east, then clockwise by eighths of a turn. -1 beside the table. */
  beside(cell: Cell, direction: number): Cell {
    const [right, down] = STEPS[direction];
    return this.#cell((cell % this.columns) + right, Math.floor(cell / this.columns) + down);
  }

  /** The squares round one, from the east clockwise. */
  neighbours(cell: Cell): Cell[] {
    return STEPS.map((_, direction) => this.beside(cell, direction)).filter((other) => other >= 0);
  }

  /**
   * The cheapest way from one square to another, both among its squares; null where there is none. `rate` of a square is by how
   * much going there takes longer, a whole number from 1, or 0 where nobody may go. Corners of such squares are not cut.
   */
  way(from: Cell, to: Cell, rate: (cell: Cell) => number): readonly Cell[] | null {
    const spent = new Float64Array(this.count).fill(Infinity);
    const before = new Int32Array(this.count).fill(-1);
    const heap = new Heap();
    spent[from] = 0;
    heap.add(this.#atLeast(from, to) * this.count + from);
    for (let next = heap.take(); next !== undefined; next = heap.take()) {
      const cell = next % this.count;
      if (cell === to) return wayBack(before, to);
      // Found again by a cheaper way meanwhile.
      if (Math.floor(next / this.count) > spent[cell] + this.#atLeast(cell, to)) continue;
      for (let direction = 0; direction < 8; direction++) {
        const other = this.beside(cell, direction);
        if (other < 0 || rate(other) === 0 || (direction % 2 === 1 && this.#cutsCorner(cell, direction, rate)))
          continue;
        const cost = spent[cell] + (direction % 2 === 0 ? STRAIGHT : ACROSS) * rate(other);
        if (cost >= spent[other]) continue;
        spent[other] = cost;
        before[other] = cell;
        heap.add((cost + this.#atLeast(other, to)) * this.count + other);
      }
    }
    return null;
  }

  #cell(column: number, row: number): Cell {
    return column >= 0 && row >= 0 && column < this.columns && row < this.rows ? row * this.columns + column : -1;
  }

  #cutsCorner(cell: Cell, direction: number, rate: (cell: Cell) => number): boolean {
    return [direction - 1, (direction + 1) % 8].some((side) => rate(this.beside(cell, side)) === 0);
  }

  /** What a way over free ground would cost. */
  #atLeast(from: Cell, to: Cell): number {
    const across = Math.abs((from % this.columns) - (to % this.columns));
    const down = Math.abs(Math.floor(from / this.columns) - Math.floor(to / this.columns));
    return Math.min(across, down) * ACROSS + Math.abs(across - down) * STRAIGHT;
  }
}

function middle(index: number, length: Mils): Mils {
  return Math.floor((index * INCH + Math.min((index + 1) * INCH, length)) / 2);
}

function wayBack(before: Int32Array, to: Cell): Cell[] {
  const way: Cell[] = [];
  for (let cell = to; cell >= 0; cell = before[cell]) way.push(cell);
  return way.toReversed();
}
