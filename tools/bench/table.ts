import { type Measurement, readable } from './measurement.ts';

const HEADINGS = ['group', 'what', 'figure', 'peer', "peer's figure", 'ratio', 'target', ''] as const;
/** Columns of numbers stand to the right. */
const TO_THE_RIGHT: ReadonlySet<number> = new Set([2, 4, 5]);

/** A table of figures for a terminal, a line each; `pass` and `FALL SHORT` at the end, nothing for what is only reported. */
export function tableOf(rows: readonly { readonly group: string; readonly figure: Measurement }[]): string {
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
