// Whether what was read on a sheet agrees with the sheet's own print: one letter misread the same way every time is consistent,
// and yet it looks like the others of the letter that is printed.
import type { Language } from '../pattern/language.ts';
import { tidyCode } from '../pattern/tidy-code.ts';
import { unlikeness, type Glyph } from './glyphs.ts';

/** A print with what was read on it. */
export interface PrintRead {
  /** The code that was read, as printed; null where there is none. */
  readonly code: string | null;
  /** Whether the reading is sure enough for others to be compared with it. */
  readonly isSure: boolean;
  /** Its characters without spaces; null where they do not come apart. */
  readonly glyphs: readonly Glyph[] | null;
}

/** What the print says of a reading. */
export type PrintVerdict =
  /** Each character looks like others of its letter, and not like those of another that might stand there. */
  | { readonly is: 'confirmed' }
  /** One looks more like another, which would make another code. */
  | { readonly is: 'doubted'; readonly mayBe: string }
  /** There is nothing, or not enough, to compare with. */
  | { readonly is: 'unknown' };

/** Two characters more alike than this are likely the same; those of one letter seldom differ by more than twice as much. */
const ALIKE = 0.11;
/** What is farther than this from a letter does not look like it, but badly printed. */
const LIKE = 0.2;
/** A character is confirmed where others of its letter are so much nearer than any of another. */
const CLEARLY = 1.25;
/** So many examples of a letter are looked at. */
const MOST_EXAMPLES = 8;

/** What the print of a sheet says of each reading, in their order. */
export function comparePrints(prints: readonly PrintRead[], language: Language): PrintVerdict[] {
  const examples = examplesOf(prints);
  return prints.map(({ code, glyphs }, print) => {
    if (code === null || glyphs === null) return { is: 'unknown' };
    const printed = Array.from(tidyCode(code));
    const others = alternatives(tidyCode(code), language);
    let isConfirmed = true;
    for (const [at, letter] of printed.entries()) {
      const rivals = others.get(at);
      if (rivals === undefined) continue;
      const nearest = (one: string): number => nearestOf(glyphs[at], examples.get(one) ?? [], print);
      const own = nearest(letter);
      for (const rival of rivals) {
        const apart = nearest(rival);
        if (apart < Math.min(own, own === 1 ? ALIKE : LIKE))
          return { is: 'doubted', mayBe: printed.with(at, rival).join('') };
        isConfirmed &&= own < 1 && apart > own * CLEARLY;
      }
    }
    return { is: isConfirmed ? 'confirmed' : 'unknown' };
  });
}

interface Example {
  readonly print: number;
  readonly glyph: Glyph;
}

function examplesOf(prints: readonly PrintRead[]): Map<string, Example[]> {
  const examples = new Map<string, Example[]>();
  for (const [print, { code, isSure, glyphs }] of prints.entries()) {
    if (code === null || !isSure || glyphs === null) continue;
    for (const [at, letter] of Array.from(tidyCode(code)).entries()) {
      const known = examples.get(letter) ?? [];
      examples.set(letter, known);
      if (known.length < MOST_EXAMPLES) known.push({ print, glyph: glyphs[at] });
    }
  }
  return examples;
}

/** How far the nearest example of another print is; 1 where there is none. */
function nearestOf(glyph: Glyph, examples: readonly Example[], print: number): number {
  return examples.reduce(
    (least, example) => (example.print === print ? least : unlikeness(glyph, example.glyph, least)),
    1,
  );
}

/** Which other characters would make a code of it, by place. */
function alternatives(code: string, { codes }: Language): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  for (const other of codes.keys()) {
    if (other.length !== code.length) continue;
    const different = Array.from(code).flatMap((character, at) => (character === other[at] ? [] : [at]));
    if (different.length !== 1) continue;
    const [at] = different;
    found.set(at, (found.get(at) ?? new Set()).add(other[at]));
  }
  return found;
}
