/** How the temper of a general changes what a captain goes by. */

/** More turns than any game has. */
const NEVER = 1000;

/** A weight of which so many percent count. */
export function leaning(weight: number, percent: number): number {
  return (weight * percent) / 100;
}

/** Turns after which something is done, by so many percent of eagerness: half as many at 200, and never at 0 or below. */
export function sooner(turns: number, percent: number): number {
  return percent > 0 ? (turns * 100) / percent : NEVER;
}
