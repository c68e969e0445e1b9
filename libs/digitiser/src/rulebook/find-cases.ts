import { casesLike, DIGIT_LIKE, POINT_LIKE } from './damaged-number.ts';
import { ranksOf, type CaseRanks } from './case-ranks.ts';
import { inSequence } from './in-sequence.ts';
import { letteredHeadings } from './lettered-headings.ts';
import { headingOf, type Heading, type TextPlace } from './numbered-headings.ts';

/**
 * Why somebody should look: the number was damaged and is the only case that fits there; it stands out of order; it stands
 * there twice, and a case that should stand there is not found; the package knows no such case.
 */
export type CaseDoubt = 'damaged' | 'order' | 'twice' | 'unknown';

/** A case of a rulebook in its text. */
export interface FoundCase extends TextPlace {
  readonly case: string;
  /** `place`: its rule stands here; `also`: a further heading of it, as in a table of contents; `mention`: it is spoken of. */
  readonly role: 'place' | 'also' | 'mention';
  /** The number as it stands there. */
  readonly read: string;
  readonly doubt: CaseDoubt | null;
}

/** A number of a case that nobody can read: what follows it belongs to no case. */
export interface UnreadCase extends TextPlace {
  readonly read: string;
}

/** The case whose text a line is. */
export interface LineOwner {
  readonly case: string;
  /** False where a case that has not been found should stand in between, or its number is in doubt. */
  readonly isSure: boolean;
}

/** What was found in the text of a rulebook. */
export interface RulebookCases {
  /** In the order of the text. */
  readonly found: readonly FoundCase[];
  readonly unread: readonly UnreadCase[];
  /** Cases that are known and have no place in the text, in the order of the rulebook. */
  readonly absent: readonly string[];
  /** By page and line whose text it is; null in front of the first heading, and behind one that nobody can read. */
  readonly owners: readonly (readonly (LineOwner | null)[])[];
}

/** A heading with its text up to the next one. */
interface Candidate extends Heading {
  readonly body: number;
}

const MENTION =
  /\[(\d{1,2}\.\d{1,3})\]|(?:\b(?:cases?|sections?|rules?|see)\s+|[(§]\s?)(\d{1,2}\.\d{1,3})((?:\s*(?:,|and|or|to|through|&|–|-)\s*\d{1,2}\.\d{1,3})*)/gi;
const DAMAGED_MENTION = new RegExp(
  `\\b(?:Cases?|Sections?|Rules?)\\s+(${DIGIT_LIKE}{1,2}${POINT_LIKE}${DIGIT_LIKE}{1,3})\\b`,
  'g',
);

/**
 * Finds the cases of a rulebook in its text. Numbers are read as they stand, or, where the reader of print has damaged one,
 * as the only case that fits between its neighbours, which is said. A number that fits nowhere, or in two ways, is no case.
 *
 * @param pages the lines of each page
 * @param known the cases that the package knows; without any, order alone is looked at
 */
export function findCases(pages: readonly (readonly string[])[], known: readonly string[]): RulebookCases {
  const ranks = ranksOf(known);
  const candidates = candidatesOf(pages, ranks.known);
  const sure = candidates.filter(({ isWhole }) => isWhole);
  const sequence = new Set(
    inSequence(
      sure,
      (one, other) => ranks.compare(one.cases[0], other.cases[0]),
      ({ body, isPlain }) => (isPlain ? 4 : 1) + Math.floor(body / 100),
    ),
  );
  const headings = judged(candidates, sequence, ranks);
  const placed = new Set(headings.found.filter(({ role }) => role === 'place').map((one) => one.case));
  const heads = Map.groupBy([...headings.found, ...headings.unread], lineOf);
  const mentions = mentionsIn(pages, ranks.known, placed).filter(
    (one) => !(heads.get(lineOf(one)) ?? []).some(({ from, to }) => from <= one.from && one.to <= to),
  );
  const found = [...headings.found, ...mentions].toSorted(byPlace);
  return {
    found,
    unread: headings.unread,
    absent: ranks.between(null, null).filter((one) => !placed.has(one)),
    owners: ownersOf(pages, headings, ranks, placed),
  };
}

function candidatesOf(pages: readonly (readonly string[])[], known: ReadonlySet<string>): Candidate[] {
  const numbered = pages.flatMap((lines, page) =>
    lines.flatMap((text, line) => {
      const heading = headingOf(text, page, line);
      return heading === null ? [] : [heading];
    }),
  );
  const isLettered = [...known].some((one) => /^[IVX]+\.0$/.test(one));
  const all = [...numbered, ...(isLettered ? letteredHeadings(pages, known) : [])].toSorted(byPlace);
  return all.map((heading, index) => ({ ...heading, body: lengthBetween(pages, heading, all[index + 1]) }));
}

/** Characters between two places, at most as many as matter. */
function lengthBetween(pages: readonly (readonly string[])[], from: TextPlace, to: TextPlace | undefined): number {
  let length = -from.to;
  for (let page = from.page; page < pages.length; page++) {
    for (let line = page === from.page ? from.line : 0; line < pages[page].length; line++) {
      if (to !== undefined && page === to.page && line === to.line) return Math.min(600, length + to.from);
      length += pages[page][line].trim().length;
      if (length > 600) return 600;
    }
  }
  return Math.max(0, length);
}

/** What every heading is: of those in the sequence of the book its place; of all others what can be said for certain. */
function judged(
  candidates: readonly Candidate[],
  sequence: ReadonlySet<Candidate>,
  ranks: CaseRanks,
): Pick<RulebookCases, 'found' | 'unread'> {
  const placed = new Set([...sequence].map(({ cases }) => cases[0]));
  const found: FoundCase[] = [];
  const unread: UnreadCase[] = [];
  /** Cases that stand twice. */
  const repeated = new Set<string>();
  candidates.forEach((one, index) => {
    const { cases, isWhole, isPlain } = one;
    const place = placeOf(one);
    const [first] = cases;
    const isStrange = ranks.known.size > 0 && !ranks.known.has(first);
    if (sequence.has(one)) {
      found.push({ ...place, case: first, role: 'place', doubt: isStrange ? 'unknown' : null });
      return;
    }
    const lacking = lackingAt(index, isWhole ? first : null, candidates, sequence, ranks, placed);
    const fitting = (isWhole && !isStrange ? [] : cases).filter((other) => lacking.includes(other));
    if (fitting.length === 1) {
      found.push({ ...place, case: fitting[0], role: 'place', doubt: 'damaged' });
      placed.add(fitting[0]);
    } else if (!isWhole || isStrange) {
      if (isPlain && /\d/.test(one.read)) unread.push(place);
    } else if (isPlain && isInContents(index, candidates, sequence)) {
      found.push({ ...place, case: first, role: 'also', doubt: null });
    } else if (isPlain && !placed.has(first)) {
      found.push({ ...place, case: first, role: 'place', doubt: 'order' });
      placed.add(first);
    } else if (isPlain) {
      repeated.add(first);
      found.push({ ...place, case: first, role: 'also', doubt: lacking.length > 0 ? 'twice' : null });
    }
  });
  const isDoubtful = ({ case: one, role, doubt, ...place }: FoundCase): boolean => {
    if (role !== 'place' || doubt !== null || !repeated.has(one)) return false;
    const index = candidates.findIndex((other) => byPlace(other, place) === 0);
    return lackingAt(index, one, candidates, sequence, ranks, placed).length > 0;
  };
  return { found: found.map((one) => (isDoubtful(one) ? { ...one, doubt: 'twice' } : one)), unread };
}

/** Known cases that should stand where a heading does and have no place; `own` is the case of the heading itself. */
function lackingAt(
  index: number,
  own: string | null,
  candidates: readonly Candidate[],
  sequence: ReadonlySet<Candidate>,
  ranks: CaseRanks,
  placed: ReadonlySet<string>,
): string[] {
  const isOther = (one: Candidate): boolean => sequence.has(one) && one.cases[0] !== own;
  const before = candidates.slice(0, index).findLast(isOther)?.cases[0] ?? null;
  const after = candidates.slice(index + 1).find(isOther)?.cases[0] ?? null;
  return ranks.between(before, after).filter((one) => !placed.has(one));
}

/** Whether the headings on both sides of one are out of the sequence too, as in a table of contents. */
function isInContents(index: number, candidates: readonly Candidate[], sequence: ReadonlySet<Candidate>): boolean {
  const isOut = (one: Candidate | undefined): boolean => one === undefined || (one.isWhole && !sequence.has(one));
  return candidates.length > 1 && isOut(candidates[index - 1]) && isOut(candidates[index + 1]);
}

function placeOf({ page, line, from, to, read }: Candidate): UnreadCase {
  return { page, line, from, to, read };
}

/** Numbers in the text that speak of a case which is known or stands in it. */
function mentionsIn(
  pages: readonly (readonly string[])[],
  known: ReadonlySet<string>,
  placed: ReadonlySet<string>,
): FoundCase[] {
  const isCase = (one: string): boolean => known.has(one) || placed.has(one);
  return pages.flatMap((lines, page) =>
    lines.flatMap((text, line) => {
      const mention = (read: string, from: number, one: string, doubt: CaseDoubt | null): FoundCase[] =>
        isCase(one) ? [{ page, line, from, to: from + read.length, read, case: one, role: 'mention', doubt }] : [];
      const whole = [...text.matchAll(MENTION)].flatMap(({ 0: all, index }) =>
        [...all.matchAll(/\d{1,2}\.\d{1,3}/g)].flatMap((number) =>
          mention(number[0], index + number.index, number[0], null),
        ),
      );
      const damaged = [...text.matchAll(DAMAGED_MENTION)].flatMap(({ 0: all, 1: read, index }) => {
        const cases = casesLike(read).filter(isCase);
        const from = index + all.length - read.length;
        const isNew = !whole.some((one) => one.from === from);
        return isNew && cases.length === 1 ? mention(read, from, cases[0], 'damaged') : [];
      });
      return [...whole, ...damaged];
    }),
  );
}

/** Line by line whose text it is. */
function ownersOf(
  pages: readonly (readonly string[])[],
  { found, unread }: Pick<RulebookCases, 'found' | 'unread'>,
  ranks: CaseRanks,
  placed: ReadonlySet<string>,
): (LineOwner | null)[][] {
  const places = found.filter(({ role }) => role === 'place');
  const marks = [...found, ...unread].toSorted(byPlace);
  const owners = pages.map((lines) => lines.map((): LineOwner | null => null));
  let owner: LineOwner | null = null;
  let next = 0;
  pages.forEach((lines, page) =>
    lines.forEach((_, line) => {
      for (; next < marks.length && (marks[next].page < page || isOnLine(marks[next], page, line)); next++) {
        owner = ownerFrom(marks[next], places, ranks, placed);
      }
      owners[page][line] = owner;
    }),
  );
  return owners;
}

function ownerFrom(
  mark: FoundCase | UnreadCase,
  places: readonly FoundCase[],
  ranks: CaseRanks,
  placed: ReadonlySet<string>,
): LineOwner | null {
  if (!('case' in mark)) return null;
  const index = places.findIndex((one) => byPlace(one, mark) > 0);
  const following = index < 0 ? null : places[index].case;
  const isWhole = ranks.between(mark.case, following).every((one) => placed.has(one));
  return { case: mark.case, isSure: mark.doubt === null && isWhole };
}

function isOnLine(mark: TextPlace, page: number, line: number): boolean {
  return mark.page === page && mark.line === line;
}

function lineOf({ page, line }: TextPlace): string {
  return `${page} ${line}`;
}

function byPlace(one: TextPlace, other: TextPlace): number {
  return one.page - other.page || one.line - other.line || one.from - other.from;
}
