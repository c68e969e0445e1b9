// How sure one may be of a mean, however often one has looked at it: a test that stops as soon as it is sure would be wrong far
// more often than it says with the intervals of textbooks, which are meant for one look.

/** Number of values at which the interval is as narrow as it can be. */
const BEST_AT = 200;

/**
 * Half the width of an interval around the mean of `count` values that, with the chance 1 - `alpha`, holds the true mean at
 * every count at once. `deviation` is that of the sample. An asymptotic confidence sequence: the normal mixture of Robbins, with
 * the deviation estimated (Waudby-Smith and others, "Time-uniform central limit theory and asymptotic confidence sequences").
 */
export function anytimeHalfWidth(count: number, deviation: number, alpha: number): number {
  if (count === 0) return Number.POSITIVE_INFINITY;
  const spread = -2 * Math.log(alpha);
  const rho = (spread + Math.log(spread + 1)) / BEST_AT;
  const mixed = count * rho + 1;
  return deviation * Math.sqrt(((2 * mixed) / (count * count * rho)) * Math.log(Math.sqrt(mixed) / alpha));
}
