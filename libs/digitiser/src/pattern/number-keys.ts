import { substitutionCost } from './confusion.ts';
import { fieldsOf, type Choice, type Pattern } from './pattern.ts';

/** A choice of a field under a number key. */
export interface NumberKey {
  readonly key: string;
  readonly choice: Choice;
}

/** The keys that there are: nought is no key, as it is too near to nine. */
const KEYS = '123456789';

/**
 * The choices of a field under number keys. What looks most like the value that was read comes first, with that itself
 * under 1; without one, or between choices that look no more like it than others, the order of the pattern stays.
 */
export function numberKeys(pattern: Pattern, field: string, read?: string): NumberKey[] {
  const choices = fieldsOf(pattern.parts).find(({ name }) => name === field)?.choices ?? [];
  const near = (printed: string): number =>
    read === undefined || printed.length !== read.length
      ? 1
      : Array.from(printed).reduce((sum, character, at) => sum + substitutionCost(character, read[at]), 0);
  return choices
    .toSorted((one, other) => near(one.printed) - near(other.printed))
    .slice(0, KEYS.length)
    .map((choice, index) => ({ key: KEYS[index], choice }));
}
