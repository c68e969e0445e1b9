/** [13.1] Which directions lead towards the friendly edge of a side. */

/** A step gains a row towards the friendly edge, runs along it, or loses one [13.1]. */
export const APPROACHES = 1;
export const PARALLEL = 0;
export const RECEDES = -1;

/** For each direction, whether it leads towards the edge of a side: two of the six do, two do not, two run along it. */
export function approachTable(routDirections: readonly number[]): Int8Array {
  const table = new Int8Array(6);
  for (const direction of routDirections) {
    table[direction] = APPROACHES;
    table[(direction + 3) % 6] = RECEDES;
  }
  return table;
}
