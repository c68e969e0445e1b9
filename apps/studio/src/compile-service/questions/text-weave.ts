/** Brings what others have done to a text into somebody's unfinished draft of it, line by line. */
import { spliceOf, type Splice } from '@hexwright/workspace';

/** Lines of one text that stand in place of lines of another. */
interface Hunk {
  /** Lines of the first text: from, and just behind the last. */
  readonly from: number;
  readonly to: number;
  /** The same of the second text. */
  readonly with: readonly [from: number, to: number];
}

/** A draft with what others have done. */
export interface Woven {
  /** The text that the draft is now a draft of: the base with those changes that went into the draft. */
  readonly base: string;
  /** What to do to the draft, from top to bottom; offsets are those of the draft as it was. */
  readonly splices: readonly Splice[];
  /** Whether others have changed lines that the draft has changed too; there it is left alone. */
  readonly isBehind: boolean;
}

/** Texts that differ in more lines than this are taken to differ from their first difference to their last. */
const MOST_DIFFERENT = 600;

/** Puts what leads from `base` to `theirs` into `draft`, which began as `base`. */
export function weave(base: string, draft: string, theirs: string): Woven {
  const [from, own, other] = [linesOf(base), linesOf(draft), linesOf(theirs)];
  const mine = hunksOf(from, own);
  const wanted = hunksOf(from, other);
  const taken = wanted.filter((hunk) => !mine.some((one) => touch(hunk, one)));
  return {
    base: taken.length === wanted.length ? theirs : replaced(from, other, taken),
    splices: splicesOf(own, other, taken, (line) => line + shiftAt(mine, line)),
    isBehind: taken.length < wanted.length,
  };
}

/** What leads from one text to another, in small pieces, from top to bottom; offsets are those of the first. */
export function splicesBetween(from: string, to: string): Splice[] {
  if (from === to) return [];
  const [before, after] = [linesOf(from), linesOf(to)];
  return splicesOf(before, after, hunksOf(before, after), (line) => line);
}

/** The lines of a text, each with its end. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split(/(?<=\n)/);
}

/** Whether two hunks change the same lines, or something is put in where the other changes. */
function touch(one: Hunk, other: Hunk): boolean {
  const isInserted = one.from === one.to || other.from === other.to;
  return isInserted
    ? one.from <= other.to && other.from <= one.to
    : Math.max(one.from, other.from) < Math.min(one.to, other.to);
}

/** By how much a line of the first text has moved in the second. */
function shiftAt(hunks: readonly Hunk[], line: number): number {
  return hunks
    .filter(({ to }) => to <= line)
    .reduce((shift, { from, to, with: [first, last] }) => shift + last - first - (to - from), 0);
}

function replaced(from: readonly string[], other: readonly string[], hunks: readonly Hunk[]): string {
  let at = 0;
  const lines = hunks.flatMap((hunk) => {
    const before = from.slice(at, hunk.from);
    at = hunk.to;
    return [...before, ...other.slice(...hunk.with)];
  });
  return [...lines, ...from.slice(at)].join('');
}

function splicesOf(
  own: readonly string[],
  other: readonly string[],
  hunks: readonly Hunk[],
  lineOf: (line: number) => number,
): Splice[] {
  const offsets = [0];
  for (const line of own) offsets.push(offsets[offsets.length - 1] + line.length);
  return hunks.flatMap(({ from, to, with: [first, last] }) => {
    const start = lineOf(from);
    const isPaired = to - from === last - first;
    const piece = (a: number, b: number, c: number, d: number): Splice[] => {
      const splice = spliceOf(own.slice(a, b).join(''), other.slice(c, d).join(''));
      return splice === null ? [] : [{ ...splice, start: splice.start + offsets[a] }];
    };
    // Line by line, so that a cursor between two changed lines stays where it is.
    if (!isPaired) return piece(start, start + to - from, first, last);
    return Array.from({ length: to - from }, (_, line) => line).flatMap((line) =>
      piece(start + line, start + line + 1, first + line, first + line + 1),
    );
  });
}

/** The hunks that lead from one list of lines to another: the shortest way there (Myers), unless that is very long. */
function hunksOf(from: readonly string[], to: readonly string[]): Hunk[] {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  const [a, b] = [from.slice(start, from.length - end), to.slice(start, to.length - end)];
  if (a.length === 0 && b.length === 0) return [];
  const whole: Hunk = { from: start, to: start + a.length, with: [start, start + b.length] };
  if (a.length === 0 || b.length === 0) return [whole];
  return shortestWay(a, b)?.map((hunk) => moved(hunk, start)) ?? [whole];
}

function moved({ from, to, with: [first, last] }: Hunk, by: number): Hunk {
  return { from: from + by, to: to + by, with: [first + by, last + by] };
}

function shortestWay(a: readonly string[], b: readonly string[]): Hunk[] | null {
  const width = MOST_DIFFERENT + 1;
  const reached = new Int32Array(2 * width + 1);
  const trail: Int32Array[] = [];
  for (let steps = 0; steps <= MOST_DIFFERENT; steps++) {
    trail.push(reached.slice(width - steps - 1, width + steps + 2));
    for (let k = -steps; k <= steps; k += 2) {
      const isDown = k === -steps || (k !== steps && reached[width + k - 1] < reached[width + k + 1]);
      let x = isDown ? reached[width + k + 1] : reached[width + k - 1] + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reached[width + k] = x;
      if (x >= a.length && x - k >= b.length) return wayBack(trail, a.length, b.length);
    }
  }
  return null;
}

/** Follows the trail back from the end; lines that are equal in both lie between the hunks. */
function wayBack(trail: readonly Int32Array[], lengthA: number, lengthB: number): Hunk[] {
  const hunks: Hunk[] = [];
  let [x, y] = [lengthA, lengthB];
  for (let steps = trail.length - 1; steps > 0; steps--) {
    const reached = (k: number): number => trail[steps][k + steps + 1];
    const k = x - y;
    const isDown = k === -steps || (k !== steps && reached(k - 1) < reached(k + 1));
    const before = isDown ? k + 1 : k - 1;
    const fromX = reached(before);
    const fromY = fromX - before;
    const hunk: Hunk = { from: fromX, to: isDown ? fromX : fromX + 1, with: [fromY, isDown ? fromY + 1 : fromY] };
    const next = hunks[0];
    if (next !== undefined && next.from === hunk.to && next.with[0] === hunk.with[1]) {
      hunks[0] = { from: hunk.from, to: next.to, with: [hunk.with[0], next.with[1]] };
    } else hunks.unshift(hunk);
    [x, y] = [fromX, fromY];
  }
  return hunks;
}
