import { type Measurement, readable } from './measurement.ts';

const HEADINGS = ['group', 'what', 'figure', 'peer', "peer's figure", 'ratio', 'target', ''] as const;
/** Columns of numbers stand to the right. */
const TO_THE_RIGHT: ReadonlySet<number> = new Set([2, 4, 5]);

/** A figure with the group that measured it. */
interface Row {
  readonly group: string;
  readonly figure: Measurement;
}

/** A table of figures for a page of the documentation, in Markdown. */
export function markdownOf(rows: readonly Row[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = HEADINGS.map((_, column) => (TO_THE_RIGHT.has(column) ? '---:' : '---'));
  return [HEADINGS, rule, ...rows.map(({ group, figure }) => cellsOf(group, figure))].map(line).join('\n');
}

/** A table of figures for a terminal, a line each; `pass` and `FALL SHORT` at the end, nothing for what is only reported. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [HEADINGS, ...rows.map(({ group, figure }) => cellsOf(group, figure))];
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells
    .map((row) =>
      row
        .map((cell, column) => (TO_THE_RIGHT.has(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cellsOf(group: string, { name, ours, unit, peer, peerOps, ratio, target, pass }: Measurement): string[] {
  return [
    group,
    name,
    `${readable(ours)} ${unit}`,
    peer ?? '',
    peerOps === null ? '' : readable(peerOps),
    ratio === null ? '' : `${readable(ratio)}x`,
    target,
    pass === null ? '' : pass ? 'pass' : 'FALL SHORT',
  ];
}
