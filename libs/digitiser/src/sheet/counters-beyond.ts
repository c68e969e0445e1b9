// Whether a grid has left counters out: one that lies a row or a column beside them fits as well as the right one.
import type { Raster } from '../image/raster.ts';
import { colorDistance, labOf, type Lab } from './colors.ts';
import { counterImage, type Spot, type Zone } from './counter-image.ts';
import { shiftedGrid, type Grid } from './grid.ts';
import { inkOf, paperOf } from './ink.ts';
import { atReadingSize } from './reading-size.ts';

/** A side of a grid. */
export type GridSide = 'left' | 'right' | 'above' | 'below';

const CELL_PIXELS = 48;
/** The part of a cell that is looked at: at its rim there are lines, and what is printed beside its place. */
const INNER: Zone = { left: 0.15, top: 0.1, right: 0.85, bottom: 0.9 };
/** A counter has print on so much of it at the least. */
const LEAST_INK = 0.03;
/** Papers nearer than this are the same. */
const ONE_PAPER = 9;
/** Where so many of the cells beyond a side are like counters, there are counters. */
const MOST = 0.6;

/** Those of some rows or columns that have others on both sides; all, where there are too few. */
function inner(lines: readonly number[]): readonly number[] {
  return lines.length < 3 ? lines : lines.slice(1, -1);
}

/** The sides of a grid beyond which there are more counters, on a paper that counters within it have. */
export function countersBeyond(picture: Raster, place: Grid): GridSide[] {
  const { image, grid } = atReadingSize(picture, place);
  const { rows, columns } = grid.layout;
  const cellAt = (on: Grid, row: number, column: number): Raster => {
    const spot: Spot = { row, column, span: 1 };
    return counterImage(image, on, spot, CELL_PIXELS, INNER);
  };
  const across = Array.from({ length: columns }, (_, column) => column);
  const down = Array.from({ length: rows }, (_, row) => row);
  const known = down.map((row) => across.map((column) => paperOfPrinted(cellAt(grid, row, column))));
  // What lies opposite to a side may be bare page, where the grid is off; and so may the ends of its lines.
  const papersOf = (lines: readonly number[], places: readonly number[]): Lab[] =>
    lines.flatMap((row) => places.map((column) => known[row][column])).filter((paper) => paper !== null);
  const beyond: readonly (readonly [GridSide, readonly Raster[], readonly Lab[]])[] = [
    ['left', down.map((row) => cellAt(shiftedGrid(grid, 0, -1), row, 0)), papersOf(inner(down), across.slice(0, -1))],
    [
      'right',
      down.map((row) => cellAt(shiftedGrid(grid, 0, 1), row, columns - 1)),
      papersOf(inner(down), across.slice(1)),
    ],
    [
      'above',
      across.map((column) => cellAt(shiftedGrid(grid, -1, 0), 0, column)),
      papersOf(down.slice(0, -1), inner(across)),
    ],
    [
      'below',
      across.map((column) => cellAt(shiftedGrid(grid, 1, 0), rows - 1, column)),
      papersOf(down.slice(1), inner(across)),
    ],
  ];
  return beyond.flatMap(([side, cells, papers]) => {
    const counters = cells.filter((cell) => isCounter(cell, papers));
    return counters.length >= cells.length * MOST ? [side] : [];
  });
}

/** Whether there is print on a cell, on one of the papers. */
function isCounter(cell: Raster, papers: readonly Lab[]): boolean {
  const paper = paperOfPrinted(cell);
  return paper !== null && papers.some((one) => colorDistance(one, paper) < ONE_PAPER);
}

/** The paper of a cell; null where nothing is printed on it: it may be bare page, where a row has fewer counters. */
function paperOfPrinted(cell: Raster): Lab | null {
  const paper = paperOf(cell);
  const ink = inkOf(cell, paper).filter((share) => share > 0.5).length / (cell.width * cell.height);
  return ink < LEAST_INK ? null : labOf(paper);
}
