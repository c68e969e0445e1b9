import { DIRECTIONS } from './coordinates.ts';
import type { Grid } from './grid.ts';

/** How many hexes lie within `radius` steps of a hex on an endless map: room enough for `rangeInto`. */
export function rangeSize(radius: number): number {
  return 1 + 3 * radius * (radius + 1);
}

/**
 * Writes the hexes of the grid exactly `radius` steps from `center` into `into` (room for 6 * radius, or 1), walking
 * round the ring counter-clockwise from the corner in direction 0. Returns how many; allocates nothing.
 */
export function ringInto(grid: Grid, center: number, radius: number, into: Int32Array): number {
  return writeRing(grid, center, radius, into, 0);
}

/** Writes the hexes of the grid within `radius` steps of `center`, nearest ring first, and returns how many. Allocates nothing. */
export function rangeInto(grid: Grid, center: number, radius: number, into: Int32Array): number {
  let count = 0;
  for (let ring = 0; ring <= radius; ring++) count = writeRing(grid, center, ring, into, count);
  return count;
}

/** The hexes of the grid exactly `radius` steps from `center`, in `ringInto`'s order. */
export function ring(grid: Grid, center: number, radius: number): number[] {
  const hexes = new Int32Array(Math.max(1, 6 * radius));
  return Array.from(hexes.subarray(0, ringInto(grid, center, radius, hexes)));
}

/** The hexes of the grid within `radius` steps of `center` (itself included), nearest ring first. */
export function range(grid: Grid, center: number, radius: number): number[] {
  const hexes = new Int32Array(rangeSize(radius));
  return Array.from(hexes.subarray(0, rangeInto(grid, center, radius, hexes)));
}

function writeRing(grid: Grid, center: number, radius: number, into: Int32Array, start: number): number {
  let count = start;
  if (radius === 0) {
    into[count] = center;
    return count + 1;
  }
  // Walked in axial coordinates, not neighbour by neighbour: parts of the ring may lie off the grid.
  let q = grid.q[center] + radius;
  let r = grid.r[center];
  for (let side = 0; side < 6; side++) {
    const step = DIRECTIONS[(side + 2) % 6];
    for (let i = 0; i < radius; i++) {
      const hex = grid.at(q, r);
      if (hex >= 0) into[count++] = hex;
      q += step[0];
      r += step[1];
    }
  }
  return count;
}
