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
/** Differences beyond which texts count as wholly different between their common ends: telling more would take long. */
const MOST_DIFFERENCES = 1500;

/** Compares two texts line by line. */
export function compareLines(before: string, after: string): readonly Hunk[] {
  const [a, b] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  if (start === a.length && start === b.length) return [];
  const middle = edits(a.slice(start, a.length - end), b.slice(start, b.length - end));
  const lines: DiffLine[] = [];
  const same = (text: string): void => void lines.push({ is: 'same', text, before: 0, after: 0 });
  // Only lines near the differences are ever shown.
  const head = Math.max(0, start - AROUND);
  for (const text of a.slice(head, start)) same(text);
  lines.push(...middle);
  for (const text of a.slice(a.length - end, a.length - end + AROUND)) same(text);
  return hunks(numbered(lines, head));
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

/** The shortest way from one list of lines to another, after Myers; numbers are given later. */
function edits(a: readonly string[], b: readonly string[]): DiffLine[] {
  const most = Math.min(a.length + b.length, MOST_DIFFERENCES);
  const reach = new Int32Array(2 * most + 2);
  const trace: Int32Array[] = [];
  for (let d = 0; d <= most; d++) {
    trace.push(reach.slice());
    for (let k = -d; k <= d; k += 2) {
      const isDown = k === -d || (k !== d && reach[most + k - 1] < reach[most + k + 1]);
      let x = isDown ? reach[most + k + 1] : reach[most + k - 1] + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      reach[most + k] = x;
      if (x >= a.length && x - k >= b.length) return walkedBack(a, b, trace, most);
    }
  }
  return [...a.map((text) => line('removed', text)), ...b.map((text) => line('added', text))];
}

function walkedBack(
  a: readonly string[],
  b: readonly string[],
  trace: readonly Int32Array[],
  most: number,
): DiffLine[] {
  const lines: DiffLine[] = [];
  let [x, y] = [a.length, b.length];
  for (let d = trace.length - 1; d >= 0; d--) {
    const reach = trace[d];
    const k = x - y;
    const isDown = k === -d || (k !== d && reach[most + k - 1] < reach[most + k + 1]);
    const former = isDown ? k + 1 : k - 1;
    const fromX = d === 0 ? 0 : reach[most + former];
    const fromY = d === 0 ? 0 : fromX - former;
    while (x > fromX && y > fromY) {
      x -= 1;
      y -= 1;
      lines.push(line('same', a[x]));
    }
    if (d === 0) break;
    if (isDown) lines.push(line('added', b[(y -= 1)]));
    else lines.push(line('removed', a[(x -= 1)]));
  }
  return lines.toReversed();
}

function line(is: DiffLine['is'], text: string): DiffLine {
  return { is, text, before: null, after: null };
}

function numbered(lines: readonly DiffLine[], skipped: number): DiffLine[] {
  let [before, after] = [skipped, skipped];
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
