// Where in a text the counter sheets are, and what their headings say of them.

/** How many counters a sheet has, as far as it is known. */
export interface Totals {
  readonly singles?: number;
  readonly doubles?: number;
  /** Single counters are one cell, double ones two. */
  readonly cells?: number;
}

/** A sheet in a text: what stands between its heading and whatever comes after it. */
export interface SheetText {
  readonly title: string;
  readonly number: number | null;
  readonly face: 'front' | 'back' | null;
  /** What its heading says of its counters. */
  readonly printed: Totals;
  /** Number of the line at which `text` begins. */
  readonly line: number;
  readonly text: string;
}

/** "Counter Section Nr. 3 (100 pieces): Back", "Counter Sheet 2 (40 singles, 30 doubles, 100 cells)". */
const HEADING =
  /counter[ -]?(?:section|sheet)s? *(?:nr\.?|no\.?|number|#)? *(\d+)? *\(([^()\n]{0,60}\b(?:pieces|cells|counters|singles)\b[^()\n]{0,60})\) *[:;,]? *(front|back|obverse|reverse)?/gi;

/** What stands at the foot of a sheet, or over something else: nothing behind it belongs to the sheet. */
const END = /^[^\t\n]*(?:copyright|©|\b(?:record track|terrain key|chart|table|matrix)\b)/im;

/**
 * The counter sheets in a text, by their headings. A text without any is one sheet without a title, as a list that somebody
 * pastes is.
 */
export function sheetTexts(text: string): SheetText[] {
  const headings = [...text.matchAll(HEADING)];
  if (headings.length === 0) {
    return [{ title: '', number: null, face: null, printed: printedTotals(text), line: 1, text }];
  }
  return headings.map((heading, index) => {
    const from = heading.index + heading[0].length;
    const whole = text.slice(from, headings[index + 1]?.index ?? text.length);
    const end = END.exec(whole);
    const [all, number, about, face] = heading;
    return {
      title: all.trim(),
      number: number === undefined ? null : Number(number),
      face: faceOf(face),
      printed: printedTotals(about),
      line: text.slice(0, from).split('\n').length,
      text: end === null ? whole : whole.slice(0, end.index),
    };
  });
}

/** Totals in words: "40 singles, 30 doubles, 100 cells". A hundred "pieces" of a sheet are a hundred cells. */
export function printedTotals(words: string): Totals {
  const singles = numberBefore(words, 'singles?(?:-size)?');
  const doubles = numberBefore(words, 'doubles?(?:-size)?');
  const cells = numberBefore(words, 'cells|pieces|counters');
  return {
    ...(singles === null ? {} : { singles }),
    ...(doubles === null ? {} : { doubles }),
    ...(cells === null ? {} : { cells }),
  };
}

function numberBefore(words: string, what: string): number | null {
  const match = new RegExp(`(?<![\\d.])(\\d{1,4}) (?:${what})\\b`, 'i').exec(words);
  return match === null ? null : Number(match[1]);
}

function faceOf(word: string | undefined): 'front' | 'back' | null {
  if (word === undefined) return null;
  return /^(?:front|obverse)$/i.test(word) ? 'front' : 'back';
}
