import type { Raster } from '../image/raster.ts';
import type { SheetLayout } from './grid.ts';
import type { Corners } from './homography.ts';
import { proposeCorners } from './propose-corners.ts';
import { refineGrid, type FittedGrid } from './refine-grid.ts';

/** Below this a grid is lost: it lies no better than it would anywhere. */
export const LOST = 1.6;

/**
 * The grid on a picture that nobody has helped with; null where no block of counters is to be seen. A grid that lies a
 * row or a column beside the counters fits nearly as well as the right one: only the overlay and the totals tell.
 */
export function findGrid(image: Raster, layout: SheetLayout): FittedGrid | null {
  const fitted = proposeCorners(image)
    .filter((corners, index, all) => all.findIndex((other) => isNear(corners, other, layout)) === index)
    .map((corners) => refineGrid(image, layout, corners));
  return fitted.reduce<FittedGrid | null>((best, one) => (best === null || one.score > best.score ? one : best), null);
}

/** Whether two sets of corners lead to the same grid. */
function isNear(one: Corners, other: Corners, { columns }: SheetLayout): boolean {
  const cell = Math.hypot(one[1].x - one[0].x, one[1].y - one[0].y) / columns;
  return one.every(({ x, y }, index) => Math.hypot(x - other[index].x, y - other[index].y) < cell * 0.06);
}
