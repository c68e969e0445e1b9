import { decode, type Candidate } from '../pattern/decode.ts';
import type { Code, Language } from '../pattern/language.ts';
import { tidyCode } from '../pattern/tidy-code.ts';

/** What one cell of a transcription is. */
export type Cell =
  | { readonly kind: 'empty' }
  /** A word in capitals, which says whose the counters beside or under it are. */
  | { readonly kind: 'heading'; readonly text: string }
  /** Too much to stand on a counter. */
  | { readonly kind: 'prose' }
  | CounterCell;

/** A counter: its name, and its code where one was read. */
export interface CounterCell {
  readonly kind: 'counter';
  readonly name: string;
  /** The code as it stands at the end of the cell; null where nothing there is exactly one. */
  readonly code: Code | null;
  /** What the end of the cell may be instead, the nearest first; empty where it looks like no code at all. */
  readonly candidates: readonly Candidate[];
}

const EMPTY: Cell = { kind: 'empty' };
/** More letters than this do not go on a counter. */
const LONGEST_CELL = 40;
/** More words than this stand in no code. */
const LONGEST_CODE = 3;
/** A reading that costs more than this has nothing to do with the code. */
const DEAREST = 1.2;

/** Reads a cell: a name and, at its end, a code of the language. */
export function cellOf(text: string, language: Language): Cell {
  if (text === '') return EMPTY;
  if (text.length > LONGEST_CELL) return { kind: 'prose' };
  const words = text.split(' ').filter((word) => word !== '');
  for (let taken = Math.min(LONGEST_CODE, words.length); taken > 0; taken--) {
    const code = language.codes.get(tidyCode(words.slice(-taken).join('')));
    if (code === undefined) continue;
    const name = words.slice(0, -taken);
    // Where a second code stands in the name, cells have run into one another: which of the codes is it?
    return name.some((word) => /\d-|-\d/.test(word))
      ? counter(name, null, [{ code, cost: 0 }])
      : counter(name, code, []);
  }
  if (isHeading(text)) return { kind: 'heading', text };
  const last = words[words.length - 1];
  const candidates = looksLikeCode(last) ? decode(language, last).candidates.filter(({ cost }) => cost <= DEAREST) : [];
  return counter(candidates.length === 0 ? words : words.slice(0, -1), null, candidates);
}

/** Whether a cell holds a code and nothing else, or what is as long as one and looks like it. */
export function isCodeAlone(text: string, { codes, longest }: Language): boolean {
  const word = tidyCode(text);
  return codes.has(word) || (word.length <= longest && !text.includes(' ') && looksLikeCode(word));
}

function counter(name: readonly string[], code: Code | null, candidates: readonly Candidate[]): CounterCell {
  return { kind: 'counter', name: name.join(' '), code, candidates };
}

function isHeading(text: string): boolean {
  return /^[\p{Lu} .'&-]+$/u.test(text) && (text.match(/\p{Lu}/gu) ?? []).length > 2;
}

/** Signs and digits between letters: names have none. */
function looksLikeCode(word: string): boolean {
  return /\d/.test(word) || /^[^-]{1,3}-[^-]{0,3}-?/.test(word);
}
