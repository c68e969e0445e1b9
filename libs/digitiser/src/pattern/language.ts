// All codes that a game's counters may show: few enough to be listed, so that a reading is compared with each.
import { problemAt, type Problem } from '@hexwright/model';
import { parsePattern, type PatternPart } from './pattern.ts';
import { tidyCode } from './tidy-code.ts';

/** How the codes of a kind of piece are printed: data of a game system. `kind` is a word of the system. */
export interface CodePattern {
  readonly kind: string;
  readonly pattern: string;
}

/** What a code says, by the names of its fields. */
export type CodeValues = Readonly<Record<string, string | number>>;

/** One code: as it is printed, the kind of piece that has it, and what it says. */
export interface Code {
  readonly text: string;
  readonly kind: string;
  readonly values: CodeValues;
}

/** The codes of a game, each once, by their print without spaces (`tidyCode`). */
export interface Language {
  readonly codes: ReadonlyMap<string, Code>;
  /** The most characters that a code has. */
  readonly longest: number;
  /** Whether a mark at the end of a reading is dirt: no code has one there, and none is what stands beside a mark in another. */
  readonly isBare: boolean;
}

/** A language, or what keeps the patterns from being one. */
export type LanguageReading =
  | { readonly ok: true; readonly language: Language }
  | { readonly ok: false; readonly problem: Problem };

/** More codes than this cannot be compared with every reading, and no game has them. */
const MOST_CODES = 5000;

/**
 * The codes of all patterns of a game. Problems: `pattern.syntax`; `pattern.too-large` beyond 5,000 codes;
 * `pattern.ambiguous` where one print means two things.
 */
export function languageOf(patterns: readonly CodePattern[]): LanguageReading {
  const codes = new Map<string, Code>();
  for (const { kind, pattern: source } of patterns) {
    const reading = parsePattern(source);
    if (!reading.ok) return reading;
    if (codes.size + sizeOf(reading.pattern.parts) > MOST_CODES) {
      return refuse(
        'pattern.too-large',
        `The pattern "${source}" stands for more than ${MOST_CODES} codes. List the values that are printed.`,
      );
    }
    for (const { text, values } of words(reading.pattern.parts)) {
      const code = { text, kind, values };
      const key = tidyCode(text);
      const other = codes.get(key);
      if (other !== undefined && !isSame(other, code)) {
        return refuse(
          'pattern.ambiguous',
          `"${text}" would be ${told(other)} and ${told(code)}. Leave one of the two patterns out, or read the sheets apart.`,
        );
      }
      codes.set(key, code);
    }
  }
  const texts = [...codes.keys()];
  const longest = Math.max(0, ...texts.map((text) => text.length));
  return { ok: true, language: { codes, longest, isBare: texts.every((text) => isBare(text, codes)) } };
}

/** The code that a text is, but for spaces and the shape of its dashes; null where the language has no such code. */
export function codeOf(language: Language, text: string): Code | null {
  return language.codes.get(tidyCode(text)) ?? null;
}

/** The code that was read: as {@link codeOf}, but for dirt at its ends too, in a language whose codes have no marks there. */
export function codeRead(language: Language, reading: string): Code | null {
  const tidy = tidyCode(reading);
  return language.codes.get(tidy) ?? (language.isBare ? (language.codes.get(withoutDirt(tidy)) ?? null) : null);
}

/** Without small marks at its ends: those that are never read where there is a letter or a figure. */
function withoutDirt(text: string): string {
  return text.replaceAll(/^[°"'’‘“”`´.,:;*«»•·^]+|[°"'’‘“”`´.,:;*«»•·^]+$/gu, '');
}

function isBare(text: string, codes: ReadonlyMap<string, Code>): boolean {
  const marks = [...text.matchAll(/[^\p{L}\p{N}]/gu)].map(({ index }) => index);
  return marks.every(
    (at) => at > 0 && at < text.length - 1 && !codes.has(text.slice(0, at)) && !codes.has(text.slice(at + 1)),
  );
}

/** How many codes parts stand for. */
function sizeOf(parts: readonly PatternPart[]): number {
  return parts.reduce((product, part) => {
    switch (part.kind) {
      case 'literal':
        return product;
      case 'field':
        return product * part.choices.length;
      case 'optional':
        return product * (1 + sizeOf(part.parts));
    }
  }, 1);
}

interface Word {
  readonly text: string;
  readonly values: CodeValues;
}

function words(parts: readonly PatternPart[]): Word[] {
  return parts.reduce<Word[]>(
    (begun, part) => {
      const ends = endsOf(part);
      return begun.flatMap((word) =>
        ends.map((end) => ({ text: word.text + end.text, values: { ...word.values, ...end.values } })),
      );
    },
    [{ text: '', values: {} }],
  );
}

function endsOf(part: PatternPart): Word[] {
  switch (part.kind) {
    case 'literal':
      return [{ text: part.text, values: {} }];
    case 'field':
      return part.choices.map(({ printed, value }) => ({
        text: printed,
        values: part.name === '' ? {} : { [part.name]: value },
      }));
    case 'optional':
      return [...words(part.parts), { text: '', values: {} }];
  }
}

function isSame(one: Code, other: Code): boolean {
  return one.kind === other.kind && JSON.stringify(one.values) === JSON.stringify(other.values);
}

function told({ kind, values }: Code): string {
  return `${kind} (${Object.entries(values)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')})`;
}

function refuse(code: string, message: string): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: problemAt({ file: '', pointer: '' }, code, message) };
}
