import type { Point, Raster } from '../image/raster.ts';
import { placer, straightGrid, type Grid, type SheetLayout } from './grid.ts';
import type { Corners } from './homography.ts';
import { proposeCorners } from './propose-corners.ts';
import { better, fittedFrom, refineGrid, type FittedGrid } from './refine-grid.ts';

/** Below this a grid is lost: it lies no better than it would anywhere. */
export const LOST = 1.6;
/** By how many cells the left, upper, right and lower edge are moved to look whether a grid lies better there. */
const MOVES: readonly (readonly [left: number, top: number, right: number, bottom: number])[] = [
  [0, 1, 0, 1],
  [0, -1, 0, -1],
  [1, 0, 1, 0],
  [-1, 0, -1, 0],
  [0, 0, 0, 1],
  [0, -1, 0, 0],
  [0, 0, 0, -1],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [-1, 0, 0, 0],
  [0, 0, -1, 0],
  [1, 0, 0, 0],
];
/** Gutters to begin with where nothing else is known, in cells. */
const USUAL_GUTTER = 0.12;
/** Such a share of all sides lies on printed lines, and of those of the outermost cells: double counters have none in their middle. */
const ENOUGH = 0.8;
const ENOUGH_OF_RIM = 0.4;
/** How much better that must be. */
const CLEARLY = 1.02;

/**
 * The grid on a picture that nobody has helped with; null where no block of counters is to be seen. A grid that lies a
 * row or a column beside the counters fits nearly as well as the right one: only the overlay and the totals tell.
 */
export function findGrid(image: Raster, layout: SheetLayout): FittedGrid | null {
  const proposed = proposeCorners(image).filter(
    (corners, index, all) => all.findIndex((other) => isNear(corners, other, layout)) === index,
  );
  const fitted: FittedGrid[] = [];
  for (const corners of proposed) {
    const found = refineGrid(image, layout, corners);
    if (isWhole(found)) return found;
    fitted.push(found);
  }
  const starts = proposed.flatMap((corners) => completions(corners, layout));
  if (starts.length > 0) fitted.push(fittedFrom(image, starts));
  const [first, ...others] = fitted;
  return first === undefined ? null : besideOf(image, others.reduce(better, first));
}

/** Whether nearly all lines of a grid are printed, also around its first and last rows and columns: nothing can lie better. */
function isWhole({ score, seen, rim }: FittedGrid): boolean {
  return score >= LOST && seen >= ENOUGH && rim >= ENOUGH_OF_RIM;
}

/**
 * Grids for a block that is too short for its rows, or too narrow for its columns, if cells are about as wide as high: where
 * counters are as light as the paper, the outline is that of the others.
 */
function completions(corners: Corners, layout: SheetLayout): Grid[] {
  const [one, two, three, four] = corners;
  const apart = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);
  const cellWidth = (apart(one, two) + apart(four, three)) / (2 * layout.columns);
  const cellHeight = (apart(one, four) + apart(two, three)) / (2 * layout.rows);
  const isShort = cellHeight < cellWidth;
  const all = isShort ? layout.rows : layout.columns;
  const seen = isShort ? (all * cellHeight) / cellWidth : (all * cellWidth) / cellHeight;
  // Gutters make the block larger than its cells.
  const least = Math.floor(all - seen);
  if (least < 1 || seen < 1) return [];
  return [least, least + 1].flatMap((missing) =>
    Array.from({ length: missing + 1 }, (_, before) => {
      const [from, to] = [-before / seen, 1 + (missing - before) / seen];
      const along = (start: Point, end: Point, share: number): Point => ({
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share,
      });
      const whole: Corners = isShort
        ? [along(one, four, from), along(two, three, from), along(two, three, to), along(one, four, to)]
        : [along(one, two, from), along(one, two, to), along(four, three, to), along(four, three, from)];
      return straightGrid(layout, whole, USUAL_GUTTER, USUAL_GUTTER);
    }),
  );
}

/** The grid, or one that begins or ends a row or a column elsewhere, where that lies better: the edge of a page is an edge too. */
function besideOf(image: Raster, found: FittedGrid): FittedGrid {
  const { grid } = found;
  const place = placer(grid);
  if (place === null) return found;
  const { columns, rows } = grid.layout;
  const { rowGutter, columnGutter } = grid;
  // A strip that begins elsewhere has its gutter elsewhere too.
  const gutters = [rowGutter + columnGutter, rowGutter + columnGutter === 0 ? 0 : USUAL_GUTTER];
  const tried = MOVES.flatMap((move) => [...new Set(gutters)].map((gutter) => ({ move, gutter })));
  const starts = tried.map(({ move, gutter }): Grid => {
    const [left, top, right, bottom] = move.map((by) => by * (1 + gutter));
    const at = (x: number, y: number): Point => place(x / columns, y / rows);
    const corners: Corners = [
      at(left, top),
      at(columns + right, top),
      at(columns + right, rows + bottom),
      at(left, rows + bottom),
    ];
    return straightGrid(grid.layout, corners, gutter, gutter);
  });
  const beside = fittedFrom(image, starts);
  if (isWhole(beside)) return beside;
  return beside.score * beside.seen > found.score * found.seen * CLEARLY ? besideOf(image, beside) : found;
}

/** Whether two sets of corners lead to the same grid. */
function isNear(one: Corners, other: Corners, { columns }: SheetLayout): boolean {
  const cell = Math.hypot(one[1].x - one[0].x, one[1].y - one[0].y) / columns;
  return one.every(({ x, y }, index) => Math.hypot(x - other[index].x, y - other[index].y) < cell * 0.06);
}
