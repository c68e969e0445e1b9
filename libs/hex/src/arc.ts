/**
 * Which way things lie: the twelve bearings of a grid, and the arcs of a piece that has a front. Everything is counted in
 * whole numbers: the lengths of two vectors and the angle between them, each squared.
 *
 * A heading, like a bearing, is 0 to 5 towards a side of the hex, by the direction, and 6 to 11 towards a corner: 6 + k is
 * straight ahead of a two-hex piece whose right half lies in direction k.
 */
import { DIRECTIONS, type Orientation, directionName, facingName } from './coordinates.ts';
import type { Grid } from './grid.ts';

/** Where something lies to a piece with a front: within 60 degrees of straight ahead, of straight back, or neither. */
export const ARCS = ['front', 'flank', 'rear'] as const;
export type Arc = (typeof ARCS)[number];

/** The points of the compass that sides and corners of hexes look to, on one grain or the other. */
export const COMPASS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;

const SIDES = 6;

/** By heading: `[dq, dr]`. A corner lies between the two directions to the left of the one that it is numbered by. */
const VECTORS: readonly (readonly [number, number])[] = [
  ...DIRECTIONS,
  ...DIRECTIONS.map((_, k): [number, number] => {
    const [one, other] = [DIRECTIONS[(k + 1) % SIDES], DIRECTIONS[(k + 2) % SIDES]];
    return [one[0] + other[0], one[1] + other[1]];
  }),
];

/** Squares of their lengths: 1 towards a side, 3 towards a corner. */
const squareOf = (heading: number): number => (heading < SIDES ? 1 : 3);

/** The heading of a two-hex piece whose right half lies in direction `k` from its left one. */
export function cornerHeading(k: number): number {
  return SIDES + k;
}

/** The point of the compass, an index of {@link COMPASS}, that a heading looks to. */
export function compassOf(orientation: Orientation, heading: number): number {
  const name = heading < SIDES ? directionName(orientation, heading) : facingName(orientation, heading - SIDES);
  return COMPASS.findIndex((point) => point === name);
}

/**
 * The heading that comes nearest to the way from one place to another, each given as its two hexes (the same one twice for
 * one hex); -1 where they are the same place. No way lies just between two headings.
 */
export function bearing(grid: Grid, from: number, fromOther: number, to: number, toOther: number): number {
  const [q, r] = between(grid, from, fromOther, to, toOther);
  if (q === 0 && r === 0) return -1;
  let best = -1;
  let nearest = 0;
  for (let heading = 0; heading < VECTORS.length; heading++) {
    const along = dot(q, r, heading);
    // The square of the cosine, times three and the square of the way, which is the same for all.
    const near = along <= 0 ? 0 : (along * along * 3) / squareOf(heading);
    if (near > nearest) [best, nearest] = [heading, near];
  }
  return best;
}

/** Where a place lies to a piece that heads so, both given as their two hexes; a piece has itself before it. */
export function arcOf(grid: Grid, heading: number, from: number, fromOther: number, to: number, toOther: number): Arc {
  const [q, r] = between(grid, from, fromOther, to, toOther);
  const along = dot(q, r, heading);
  // Within 60 degrees, on the border too: the cosine is a half or more. `dot` is twice the product.
  const isWithin = along * along >= squareOf(heading) * (q * q + r * r + q * r);
  if (!isWithin) return 'flank';
  return along >= 0 ? 'front' : 'rear';
}

/** Twice the way from the middle of the one to the middle of the other, as `[q, r]`. */
function between(grid: Grid, from: number, fromOther: number, to: number, toOther: number): readonly [number, number] {
  const { q, r } = grid;
  return [q[to] + q[toOther] - q[from] - q[fromOther], r[to] + r[toOther] - r[from] - r[fromOther]];
}

/** Twice the scalar product of a way and a heading. */
function dot(q: number, r: number, heading: number): number {
  const [dq, dr] = VECTORS[heading];
  return 2 * (q * dq + r * dr) + q * dr + r * dq;
}
