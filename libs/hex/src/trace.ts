import { axialDistance, directionOfStep, DIRECTIONS } from './coordinates.ts';

/**
 * Added to direction d in a trace: the line runs along the hexside between the neighbours in directions d and d + 1,
 * to the hex beyond it, instead of crossing a hexside in direction d.
 */
export const RUNS_ALONG = 6;

/** Room that `traceSteps` needs for a line to the hex `[dq, dr]` away. */
export function stepsCapacity(dq: number, dr: number): number {
  // A line crosses at most about 4/3 hexsides for each hex of distance.
  return 2 * axialDistance(dq, dr);
}

/**
 * Follows the line from the center of a hex to the center of the one `[dq, dr]` away and writes how it gets from each
 * hex crossed to the next: the direction of the hexside crossed, or RUNS_ALONG + d. Returns the number of steps.
 *
 * Exact: whole-number cross products tell on which side of the line a vertex lies. Allocates nothing.
 */
export function traceSteps(dq: number, dr: number, steps: Uint8Array): number {
  if (dq === 0 && dr === 0) return 0;
  const along = vertexDirection(dq, dr);
  if (along >= 0) {
    const count = axialDistance(dq, dr) / 2;
    steps.fill(RUNS_ALONG + along, 0, count);
    return count;
  }
  // The line leaves every hex by the side in its main direction, the one within 30 degrees, or by one next to it.
  const main = mainDirection(dq, dr);
  const left = (main + 1) % 6;
  const right = (main + 5) % 6;
  // Distance from the line, positive to its left, scaled so that it is whole: of the current hex, and what a step adds.
  const besideMain = beside(dq, dr, main);
  const besideLeft = beside(dq, dr, left);
  const besideRight = beside(dq, dr, right);
  let offset = 0;
  let q = 0;
  let r = 0;
  let count = 0;
  while (q !== dq || r !== dr) {
    // The vertices at the ends of the main side are a third of two steps away from the center, hence the 3. A line
    // through one of them goes on into the main hex: it only touches the other, as it is nearer to the main direction
    // than the hexside beyond.
    let d = main;
    if (3 * offset + besideMain + besideLeft < 0) d = left;
    else if (3 * offset + besideMain + besideRight > 0) d = right;
    offset += d === main ? besideMain : d === left ? besideLeft : besideRight;
    q += DIRECTIONS[d][0];
    r += DIRECTIONS[d][1];
    steps[count++] = d;
  }
  return count;
}

/** d if `[dq, dr]` is a multiple of the way to a hex across a vertex, DIRECTIONS[d] + DIRECTIONS[d + 1]; else -1. */
function vertexDirection(dq: number, dr: number): number {
  if (dq === dr) return dq > 0 ? 5 : 2;
  if (dq === -2 * dr) return dq > 0 ? 0 : 3;
  if (dr === -2 * dq) return dq > 0 ? 1 : 4;
  return -1;
}

/** The direction nearest to that of `[dq, dr]`, which must not lie halfway between two. */
function mainDirection(dq: number, dr: number): number {
  const acrossQ = Math.abs(dq);
  const acrossR = Math.abs(dr);
  const acrossS = Math.abs(dq + dr);
  // The one of q, r, s that changes least does not change at all in the main direction; the others keep their signs.
  if (acrossQ < acrossR && acrossQ < acrossS) return directionOfStep(0, Math.sign(dr));
  if (acrossR < acrossS) return directionOfStep(Math.sign(dq), 0);
  return directionOfStep(Math.sign(dq), Math.sign(dr));
}

/** Cross product of the line `[dq, dr]` and direction `d`: positive if the direction points to the left of the line. */
function beside(dq: number, dr: number, d: number): number {
  return dr * DIRECTIONS[d][0] - dq * DIRECTIONS[d][1];
}
