import { casesLike, DIGIT_LIKE, POINT_LIKE } from './damaged-number.ts';

/** A place of a text: a page, a line of it, and characters of the line. */
export interface TextPlace {
  readonly page: number;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Something at the beginning of a line that looks like the number of a case which begins there. */
export interface Heading extends TextPlace {
  /** The number as it was read, without its brackets. */
  readonly read: string;
  /** What it may be; what it was read as stands first. */
  readonly cases: readonly string[];
  /** Whether it was read as it is. */
  readonly isWhole: boolean;
  /** Whether it has the brackets, or the form, that nothing but a heading has. */
  readonly isPlain: boolean;
}

/** What may stand in front of a heading: quotes, lists and headings of Markdown, bars of tables. */
const DECORATION = /^[\s#>*_•·–—|-]*(?:[*_]{1,2})?/;
const BRACKETED = /^\[(\d{1,2}\.\d{1,3})\]/;
const IN_ROUND = /^[({]\s?(\d{1,2}\.\d{1,3})\s?[)}](?=\s+["“‘]?[A-Z])/;
const BARE = /^(\d{1,2}\.\d{1,3})[.):]?(?=\s+["“‘(]?[A-Z]|\s*$)/;
const NAMED = /^(?:CASE|SECTION|RULE|Case|Section|Rule)\s+(\d{1,2}\.\d{1,3})(?=\s*(?:[:.–—-]|$)|\s+[A-Z]{2})/;
const NUMBER_LIKE = `${DIGIT_LIKE}{1,2}\\s?${POINT_LIKE}?\\s?${DIGIT_LIKE}{1,4}`;
/** At least one of the two brackets is what it should be. */
const DAMAGED_IN_BRACKETS = new RegExp(`^(?:\\[\\s?(${NUMBER_LIKE})\\s?[\\])}|]?|(${NUMBER_LIKE})\\s?\\])(?=\\s|$)`);
const DAMAGED_BARE = new RegExp(`^(${DIGIT_LIKE}{1,2}${POINT_LIKE}${DIGIT_LIKE}{1,3})(?=\\s+[A-Z]{3})`);

/** The heading that a line begins with; null where it begins with none. */
export function headingOf(text: string, page: number, line: number): Heading | null {
  const from = DECORATION.exec(text)?.[0].length ?? 0;
  const rest = text.slice(from);
  const whole = (found: RegExpExecArray | null, isPlain: boolean): Heading | null =>
    found && {
      page,
      line,
      from,
      to: from + found[0].trimEnd().length,
      read: found[1],
      // A bracket that was read as a 1 may hang on either end of a bare number.
      cases: isPlain ? [found[1]] : casesLike(found[1], true, true),
      isWhole: true,
      isPlain,
    };
  const exact =
    whole(BRACKETED.exec(rest), true) ?? whole(NAMED.exec(rest), true) ?? whole(BARE.exec(rest), false) ?? null;
  if (exact !== null) return exact;
  const inRound = whole(IN_ROUND.exec(rest), true);
  if (inRound !== null) return { ...inRound, isWhole: false };
  return damaged(rest, { page, line, from });
}

function damaged(rest: string, { page, line, from }: Pick<TextPlace, 'page' | 'line' | 'from'>): Heading | null {
  const bracketed = DAMAGED_IN_BRACKETS.exec(rest);
  const found = bracketed ?? DAMAGED_BARE.exec(rest);
  if (found === null) return null;
  const read = found[1] ?? found[2];
  if (!/\d/.test(read) && !/[.,]/.test(read)) return null;
  const isOpen = rest.startsWith('[');
  const isClosed = /[\])}]$/.test(found[0].trimEnd());
  const isPlain = bracketed !== null;
  return {
    page,
    line,
    from,
    to: from + found[0].trimEnd().length,
    read,
    cases: casesLike(read, isPlain && !isOpen, isPlain && !isClosed),
    isWhole: false,
    isPlain,
  };
}
