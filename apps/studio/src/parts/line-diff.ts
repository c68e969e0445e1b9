import { diffArrays } from 'diff';

/** A line of a comparison: in both texts, only in the new one, or only in the old one. */
export interface DiffLine {
  readonly is: 'same' | 'added' | 'removed';
  readonly text: string;
  /** Numbers of the line in the old and in the new text, from 1; null where it is not in that. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Lines that differ, with some around them. */
export type Hunk = readonly DiffLine[];

/** Lines shown around what differs. */
const AROUND = 3;
/** Differences beyond which texts count as wholly different: telling more would take long. */
const MOST_DIFFERENCES = 1500;

/** Compares two texts line by line. */
export function compareLines(before: string, after: string): readonly Hunk[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(a, b, { maxEditLength: MOST_DIFFERENCES }) ?? [
    { removed: true, added: false, value: a },
    { removed: false, added: true, value: b },
  ];
  const lines = changes.flatMap(({ added, removed, value }) => {
    const is = added ? 'added' : removed ? 'removed' : 'same';
    return value.map((text) => ({ is, text }) as const);
  });
  return hunks(numbered(lines));
}

/** How many lines were added and removed. */
export function countLines(diff: readonly Hunk[]): { readonly added: number; readonly removed: number } {
  const lines = diff.flat();
  return {
    added: lines.filter(({ is }) => is === 'added').length,
    removed: lines.filter(({ is }) => is === 'removed').length,
  };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function numbered(lines: readonly Pick<DiffLine, 'is' | 'text'>[]): DiffLine[] {
  let [before, after] = [0, 0];
  return lines.map(({ is, text }) => {
    if (is !== 'added') before += 1;
    if (is !== 'removed') after += 1;
    return { is, text, before: is === 'added' ? null : before, after: is === 'removed' ? null : after };
  });
}

function hunks(lines: readonly DiffLine[]): Hunk[] {
  const found: DiffLine[][] = [];
  let last = -Infinity;
  for (const [i, one] of lines.entries()) {
    const isNear = lines.slice(Math.max(0, i - AROUND), i + AROUND + 1).some(({ is }) => is !== 'same');
    if (!isNear) continue;
    if (i !== last + 1) found.push([]);
    found.at(-1)?.push(one);
    last = i;
  }
  return found;
}
