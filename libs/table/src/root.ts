/** Roots of whole numbers, rounded up exactly: the root of a machine may be off in its last digit. */

/** The least whole number whose square is at least `square`, itself a whole number of 0 to 2^52. */
export function rootUp(square: number): number {
  let root = Math.max(0, Math.floor(Math.sqrt(square)) - 1);
  while (root * root < square) root++;
  return root;
}

/** How near to a whole number a quotient may come before machines could disagree about the side on which it lies. */
const NEAR = 2 ** -20;

/**
 * The least whole number that is at least `part` / the root of `square`: how far a point lies from a line. Both are whole
 * numbers below 2^53, `part` is not negative, `square` above 0, and what comes out below 2^24.
 */
export function overRootUp(part: number, square: number): number {
  const quotient = part / Math.sqrt(square);
  const nearest = Math.floor(quotient + 0.5);
  if (Math.abs(quotient - nearest) > NEAR) return Math.ceil(quotient);
  // Too near to tell: the squares of both sides are compared, which are larger than numbers hold.
  return BigInt(nearest) ** 2n * BigInt(square) >= BigInt(part) ** 2n ? nearest : nearest + 1;
}
