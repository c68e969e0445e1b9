/**
 * Corners of hexes as places of their own. Up to three hexes share a corner; its id is `hex * 6 + corner` of the least
 * of them, so that every corner has one id.
 */
import type { Grid } from '@hexwright/hex';
import type { Layout, Point } from './layout.ts';

/** The hexes that share corner `corner` (0..5) of `hex`, itself first; -1 off the grid. */
export function hexesAtCorner(grid: Grid, hex: number, corner: number): readonly [number, number, number] {
  return [hex, grid.neighbour[hex * 6 + corner], grid.neighbour[hex * 6 + ((corner + 5) % 6)]];
}

/** Id of corner `corner` (0..5) of `hex`. */
export function vertexOf(grid: Grid, hex: number, corner: number): number {
  const [, next, previous] = hexesAtCorner(grid, hex, corner);
  let [least, cornerOfLeast] = [hex, corner];
  if (next >= 0 && next < least) [least, cornerOfLeast] = [next, (corner + 4) % 6];
  if (previous >= 0 && previous < least) [least, cornerOfLeast] = [previous, (corner + 2) % 6];
  return least * 6 + cornerOfLeast;
}

/** Where a corner lies on the sheet. */
export function cornerPlace(layout: Layout, vertex: number): Point {
  const [hex, corner] = [Math.floor(vertex / 6), vertex % 6];
  return { x: layout.x[hex] + layout.cornerX[corner], y: layout.y[hex] + layout.cornerY[corner] };
}
