/**
 * Axial coordinates and the six directions.
 *
 * A hex is `[q, r]` (with s = -q - r implied); y grows to the south. Directions are indices 0..5, counter-clockwise;
 * the same six vectors serve both grains, only their compass names differ. Adding 1 to a direction turns it 60 degrees
 * to the left, adding 3 reverses it.
 */

/** `pointy`: a vertex points north, straight rows run east-west. `flat`: a vertex points east, straight columns run north-south. */
export type Orientation = 'pointy' | 'flat';

/** The step `[dq, dr]` of each direction index. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

const DIRECTION_NAMES: Readonly<Record<Orientation, readonly string[]>> = {
  pointy: ['E', 'NE', 'NW', 'W', 'SW', 'SE'],
  flat: ['SE', 'NE', 'N', 'NW', 'SW', 'S'],
};

// A two-hex piece looks along its left-to-right direction turned 90 degrees left, so always at a vertex.
const FACING_NAMES: Readonly<Record<Orientation, readonly string[]>> = {
  pointy: ['N', 'WNW', 'WSW', 'S', 'ESE', 'ENE'],
  flat: ['NNE', 'NNW', 'W', 'SSW', 'SSE', 'E'],
};

/** Compass name of direction `d` (0..5). */
export function directionName(orientation: Orientation, d: number): string {
  return DIRECTION_NAMES[orientation][d];
}

/** Direction 0..5 of a compass name such as `NE`, or -1 if this grain has no such direction. */
export function directionFromName(orientation: Orientation, name: string): number {
  return DIRECTION_NAMES[orientation].indexOf(name);
}

/** Compass name of the way a two-hex piece looks whose right half lies in direction `k` (0..5) from its left half. */
export function facingName(orientation: Orientation, k: number): string {
  return FACING_NAMES[orientation][k];
}

/** Left-to-right direction 0..5 of the two-hex piece that looks to `name`, or -1 if no piece on this grain can. */
export function facingFromName(orientation: Orientation, name: string): number {
  return FACING_NAMES[orientation].indexOf(name);
}

/** All direction names of a grain, by direction index: for messages and pick lists. */
export function directionNames(orientation: Orientation): readonly string[] {
  return DIRECTION_NAMES[orientation];
}

/** All facing names of a grain, by left-to-right direction: for messages and pick lists. */
export function facingNames(orientation: Orientation): readonly string[] {
  return FACING_NAMES[orientation];
}

/** Direction `d` (0..5) turned left by `sixths` of a circle (negative: right; from -6 on). */
export function turned(d: number, sixths: number): number {
  return (d + sixths + 6) % 6;
}

/**
 * Where a turn from one named direction or facing to another stands among all turns, the smallest first and of two that are
 * as great the one to the left: 0 for none, 1 to 4 for one or two sixths of a circle, 5 for an about-face. 6 where the
 * grain does not have both names.
 */
export function rankOfTurn(orientation: Orientation, from: string, to: string): number {
  if (from === to) return 0;
  const names = [DIRECTION_NAMES[orientation], FACING_NAMES[orientation]].find((list) => list.includes(from));
  const [first, last] = [names?.indexOf(from) ?? -1, names?.indexOf(to) ?? -1];
  if (first < 0 || last < 0) return 6;
  const left = turned(last, -first);
  return left <= 3 ? 2 * left - 1 : 2 * (6 - left);
}

/** Steps between two hexes that lie `[dq, dr]` apart. */
export function axialDistance(dq: number, dr: number): number {
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

// Direction of the neighbour [dq, dr] at (dq + 1) * 3 + dr + 1.
const DIRECTION_OF_STEP = Int8Array.of(-1, 3, 4, 2, -1, 5, 1, 0, -1);

/** Direction 0..5 of the single step `[dq, dr]`, or -1 if that is no step to a neighbour. */
export function directionOfStep(dq: number, dr: number): number {
  if (dq < -1 || dq > 1 || dr < -1 || dr > 1) return -1;
  return DIRECTION_OF_STEP[(dq + 1) * 3 + dr + 1];
}
