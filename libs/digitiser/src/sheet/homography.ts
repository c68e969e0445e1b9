import type { Point } from '../image/raster.ts';
import { solve } from './solve.ts';

/** A map of a plane that keeps lines straight: eight numbers of a matrix whose last is 1. */
export type Homography = readonly number[];

/** Four corners: upper left, upper right, lower right, lower left. */
export type Corners = readonly [Point, Point, Point, Point];

/** What maps four points to four others; null where three of them stand in a line. */
export function homographyOf(from: Corners, to: Corners): Homography | null {
  const rows: number[][] = [];
  for (const [index, { x, y }] of from.entries()) {
    const { x: u, y: v } = to[index];
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  }
  return solve(rows);
}

/** Where a point is mapped to. */
export function mapped(by: Homography, x: number, y: number): Point {
  const depth = by[6] * x + by[7] * y + 1;
  return { x: (by[0] * x + by[1] * y + by[2]) / depth, y: (by[3] * x + by[4] * y + by[5]) / depth };
}
