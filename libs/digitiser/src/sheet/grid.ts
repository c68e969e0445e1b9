import type { Point } from '../image/raster.ts';
import { homographyOf, mapped, type Corners, type Homography } from './homography.ts';

/** How the cells of a sheet lie: all that is known before anybody looks at its picture. */
export interface SheetLayout {
  readonly columns: number;
  readonly rows: number;
  /** Rows and columns between two gutters: strips of the die. The whole sheet is one where absent. */
  readonly rowsInStrip?: number;
  readonly columnsInStrip?: number;
}

/**
 * Where the cells of a sheet are on its picture, in numbers that are saved: its four outer corners in pixels, how much
 * the lens bends it, the width of its gutters as a share of a cell, and how far single lines are off their place, in cells.
 */
export interface Grid {
  readonly layout: SheetLayout;
  readonly corners: Corners;
  /** By how much of its distance a corner is farther from the middle than a straight lens would show it. */
  readonly bend: number;
  readonly rowGutter: number;
  readonly columnGutter: number;
  /** For each edge of a row, two a row from above: 0 where it lies as the gutters say. */
  readonly rowOffsets: readonly number[];
  readonly columnOffsets: readonly number[];
}

/** A grid with straight lines between four corners. */
export function straightGrid(layout: SheetLayout, corners: Corners, rowGutter = 0, columnGutter = 0): Grid {
  return {
    layout,
    corners,
    bend: 0,
    rowGutter: strips(layout.rows, layout.rowsInStrip) > 1 ? rowGutter : 0,
    columnGutter: strips(layout.columns, layout.columnsInStrip) > 1 ? columnGutter : 0,
    rowOffsets: new Array<number>(layout.rows * 2).fill(0),
    columnOffsets: new Array<number>(layout.columns * 2).fill(0),
  };
}

/** How many strips some rows or columns make. */
export function strips(count: number, inStrip: number = count): number {
  return Math.ceil(count / inStrip);
}

/** Both edges of every row (or column) as shares of the whole, two each: from 0 to 1. */
export function edgesOf(grid: Grid, axis: 'row' | 'column'): number[] {
  const { layout } = grid;
  const [count, inStrip, gutter, offsets] =
    axis === 'row'
      ? [layout.rows, layout.rowsInStrip, grid.rowGutter, grid.rowOffsets]
      : [layout.columns, layout.columnsInStrip, grid.columnGutter, grid.columnOffsets];
  const whole = count + (strips(count, inStrip) - 1) * gutter;
  return offsets.map((offset, edge) => {
    const index = edge >> 1;
    return (index + (edge & 1) + Math.floor(index / (inStrip ?? count)) * gutter + offset) / whole;
  });
}

/** What maps places on the sheet, from 0 to 1 both ways, to pixels; null for corners that enclose nothing. */
export function placer(grid: Grid): ((x: number, y: number) => Point) | null {
  const unit: Corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ];
  const straight: Homography | null = homographyOf(unit, grid.corners);
  if (straight === null) return null;
  const { bend } = grid;
  return (x, y) => {
    // A bent line leaves its corners where they are: what lies between them is moved.
    const [across, down] = [2 * x - 1, 2 * y - 1];
    const share = 2 - (across * across + down * down);
    return mapped(straight, 0.5 + (x - 0.5) * (1 + bend * share), 0.5 + (y - 0.5) * (1 + bend * share));
  };
}

/** The four corners of a block of cells on the picture. */
export function cellCorners(grid: Grid, row: number, column: number, columnsWide = 1): Corners {
  const place = placer(grid);
  if (place === null) throw new Error('The corners of the grid enclose nothing.');
  const rows = edgesOf(grid, 'row');
  const columns = edgesOf(grid, 'column');
  const [left, right] = [columns[column * 2], columns[(column + columnsWide) * 2 - 1]];
  const [top, bottom] = [rows[row * 2], rows[row * 2 + 1]];
  return [place(left, top), place(right, top), place(right, bottom), place(left, bottom)];
}

/**
 * The grid with one edge moved: `edge` counts two a row (or column) from the first, `by` is a share of a cell. Without a
 * gutter the edge is that of its neighbour too, and both are moved.
 */
export function withLineMoved(grid: Grid, axis: 'row' | 'column', edge: number, by: number): Grid {
  const name = axis === 'row' ? 'rowOffsets' : 'columnOffsets';
  const edges = edgesOf(grid, axis);
  const twin = edge % 2 === 1 ? edge + 1 : edge - 1;
  const isShared = edges[twin] !== undefined && Math.abs(edges[twin] - edges[edge]) < 1e-6;
  const offsets = grid[name].map((offset, at) => (at === edge || (isShared && at === twin) ? offset + by : offset));
  return { ...grid, [name]: offsets };
}

/** The grid moved by whole cells: what one does when it lies a row or a column beside the counters. */
export function shiftedGrid(grid: Grid, rows: number, columns: number): Grid {
  const place = placer(grid);
  if (place === null) return grid;
  const [width, height] = [1 / grid.layout.columns, 1 / grid.layout.rows];
  const at = (x: number, y: number): Point => place(x + columns * width, y + rows * height);
  return { ...grid, corners: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] };
}

/** The grid on a picture that is so many times as large. */
export function scaledGrid(grid: Grid, by: number): Grid {
  const at = ({ x, y }: Point): Point => ({ x: x * by, y: y * by });
  const [one, two, three, four] = grid.corners;
  return { ...grid, corners: [at(one), at(two), at(three), at(four)] };
}
