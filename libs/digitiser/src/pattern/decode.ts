import { additionCost, omissionCost, substitutionCost } from './confusion.ts';
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
  const all = [...language.codes]
    .map(([printed, code]) => ({ code, cost: distance(printed, read) }))
    .sort((one, other) => one.cost - other.cost);
  return { candidates: all.slice(0, MOST_CANDIDATES), isExact: language.codes.has(read) };
}

/** What must have gone wrong for `read` to be read where `printed` is printed: 0 where they are the same. */
export function distance(printed: string, read: string): number {
  let row = Array.from({ length: read.length + 1 }, () => 0);
  for (let column = 1; column <= read.length; column++) row[column] = row[column - 1] + additionCost(read[column - 1]);
  for (const character of printed) {
    const next = [row[0] + omissionCost(character)];
    for (let column = 1; column <= read.length; column++) {
      const other = read[column - 1];
      next.push(
        Math.min(
          row[column - 1] + substitutionCost(character, other),
          row[column] + omissionCost(character),
          next[column - 1] + additionCost(other),
        ),
      );
    }
    row = next;
  }
  return row[read.length];
}
