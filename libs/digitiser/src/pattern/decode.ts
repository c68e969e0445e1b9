import { distancesFrom } from './distance.ts';
import type { Code, Language } from './language.ts';
import { tidyCode } from './tidy-code.ts';

/** A code that a reading may stand for. `cost` is 0 where it is exactly that, and grows with what must have gone wrong. */
export interface Candidate {
  readonly code: Code;
  readonly cost: number;
}

/** What a free reading stands for. */
export interface Decoding {
  /** The nearest codes, the nearest first; those of equal cost in the order of the language. */
  readonly candidates: readonly Candidate[];
  /** Whether the reading is a code as it stands, but for spaces and the shape of its dashes. */
  readonly isExact: boolean;
}

/** As many as there are number keys. */
const MOST_CANDIDATES = 9;
/** A reading longer than a code by more than this is no reading of a code. */
const LONGEST_EXTRA = 12;

/**
 * The codes nearest to a free reading, by a weighted edit distance over the characters that are taken for each other.
 * None for a reading that is empty or much too long.
 */
export function decode(language: Language, reading: string): Decoding {
  const read = tidyCode(reading);
  if (read === '' || read.length > language.longest + LONGEST_EXTRA) return { candidates: [], isExact: false };
  const distanceOf = distancesFrom(read);
  const all = [...language.codes]
    .map(([printed, code]) => ({ code, cost: distanceOf(printed) }))
    .sort((one, other) => one.cost - other.cost);
  return { candidates: all.slice(0, MOST_CANDIDATES), isExact: language.codes.has(read) };
}
