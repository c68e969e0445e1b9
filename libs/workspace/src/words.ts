/** One piece of a text replaced by another: `length` characters at `start` by `insert`. */
export interface Splice {
  readonly start: number;
  readonly length: number;
  readonly insert: string;
}

/** Characters that are compared at once. */
const PIECE = 512;

/** The least splice that makes one text of another; null where they are equal. Never cuts a character in two. */
export function spliceOf(from: string, to: string): Splice | null {
  if (from === to) return null;
  const most = Math.min(from.length, to.length);
  let start = 0;
  // Long texts differ in few places: piece by piece they are compared many times as quickly as character by character.
  while (start + PIECE <= most && from.slice(start, start + PIECE) === to.slice(start, start + PIECE)) start += PIECE;
  while (start < most && from[start] === to[start]) start += 1;
  if (isHighSurrogate(from.charCodeAt(start - 1)) || isHighSurrogate(to.charCodeAt(start - 1))) start -= 1;
  let end = 0;
  while (end + PIECE <= most - start && pieceBefore(from, end) === pieceBefore(to, end)) {
    end += PIECE;
  }
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  if (end > 0 && isLowSurrogate(from.charCodeAt(from.length - end))) end -= 1;
  return { start, length: from.length - end - start, insert: to.slice(start, to.length - end) };
}

/** A text into which two people's changes have gone. */
export interface MergedWords {
  readonly words: string;
  /** Whether both have written at the same place; there `mine` counts. */
  readonly contested: boolean;
}

/** Puts what `mine` changed in `base` into `theirs`, which somebody else has made of `base`. */
export function mergeWords(base: string, mine: string, theirs: string): MergedWords {
  const own = spliceOf(base, mine);
  const other = spliceOf(base, theirs);
  if (own === null || mine === theirs) return { words: theirs, contested: false };
  if (other === null) return { words: mine, contested: false };
  const ownEnd = own.start + own.length;
  const otherEnd = other.start + other.length;
  const shift = other.insert.length - other.length;
  // Where both only insert at one place, theirs comes first.
  if (otherEnd <= own.start) return { words: spliced(theirs, { ...own, start: own.start + shift }), contested: false };
  if (ownEnd <= other.start) return { words: spliced(theirs, own), contested: false };
  const start = Math.min(own.start, other.start);
  const end = Math.max(ownEnd, otherEnd);
  const insert = base.slice(start, own.start) + own.insert + base.slice(ownEnd, end);
  return { words: spliced(theirs, { start, length: end + shift - start, insert }), contested: true };
}

/** A text after a splice. */
export function spliced(text: string, { start, length, insert }: Splice): string {
  return text.slice(0, start) + insert + text.slice(start + length);
}

/** The piece that ends so many characters before the end of a text. */
function pieceBefore(text: string, end: number): string {
  return text.slice(text.length - end - PIECE, text.length - end);
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
