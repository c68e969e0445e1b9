/**
 * A hexside has one id whichever of its hexes names it: 0..sideCount(grid)-1, so it can index a table.
 * Its owner is the hex that sees it in direction 0, 1 or 2; sides on the rim of the map that have no such hex on the
 * grid are owned by the hex inside.
 */
import type { Grid } from './grid.ts';

/** Upper bound of hexside ids: the length of a table with an entry for each. */
export function sideCount(grid: Grid): number {
  return grid.count * 6;
}

/** Id of the hexside of `hex` in direction `d` (0..5), on the rim of the grid too. */
export function sideOf(grid: Grid, hex: number, d: number): number {
  if (d < 3) return hex * 3 + d;
  const across = grid.neighbour[hex * 6 + d];
  return across >= 0 ? across * 3 + d - 3 : (grid.count + hex) * 3 + d - 3;
}

/** Id of the hexside between two hexes, or -1 if they are not adjacent. */
export function sideBetween(grid: Grid, a: number, b: number): number {
  const d = grid.directionBetween(a, b);
  return d < 0 ? -1 : sideOf(grid, a, d);
}

/** The hex that owns a hexside: always on the grid. */
export function sideHex(grid: Grid, side: number): number {
  const owner = (side / 3) | 0;
  return owner < grid.count ? owner : owner - grid.count;
}

/** Direction 0..5 in which the owner of a hexside sees it. */
export function sideDirection(grid: Grid, side: number): number {
  return side < grid.count * 3 ? side % 3 : (side % 3) + 3;
}

/** The hex on the other side of its owner, or -1 on the rim of the grid. */
export function sideAcross(grid: Grid, side: number): number {
  return grid.neighbour[sideHex(grid, side) * 6 + sideDirection(grid, side)];
}
