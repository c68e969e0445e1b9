import { createNumbering, Grid, type Numbering } from '@hexwright/hex';
import type { MapFile, Numbering as NumberingData } from '@hexwright/model';
import { Findings, type FindingFix, type Stage } from './finding.ts';

export type GridData = NonNullable<MapFile['grid']>;

/** The hexes of a map and their labels. */
export interface MapGrid {
  readonly grid: Grid;
  readonly numbering: Numbering;
}

/**
 * The grid of a map and its numbering. null, with the reason as a finding at `map/numbering`, when the numbering cannot
 * give every hex a label of its own.
 */
export function lowerGrid(data: GridData, numbering: NumberingData): Stage<MapGrid | null> {
  const findings = new Findings();
  const grid = new Grid(data);
  try {
    return findings.with({ grid, numbering: createNumbering(numbering, grid) });
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    findings.error('map/numbering', 'map.numbering', `${problem.message}. Change digits, firstColumn or firstRow.`, {
      fixes: waysOut(grid, numbering),
    });
    return findings.with(null);
  }
}

/** More digits than any count of a map needs. */
const MOST_DIGITS = 4;

/** What would give every hex a number of its own: the fewest digits that do, or a sign between the two numbers. */
function waysOut(grid: Grid, numbering: NumberingData): readonly FindingFix[] {
  const works = (change: Partial<NumberingData>): boolean => {
    try {
      createNumbering({ ...numbering, ...change }, grid);
      return true;
    } catch {
      return false;
    }
  };
  const digits = [2, 3, MOST_DIGITS].find((count) => works({ digits: count }));
  return [
    ...(digits === undefined
      ? []
      : [{ title: `Give numbers ${digits} digits`, op: 'set' as const, at: 'map/numbering/digits', value: digits }]),
    ...(works({ separator: '.' })
      ? [{ title: 'Put a dot between the two numbers', op: 'set' as const, at: 'map/numbering/separator', value: '.' }]
      : []),
  ];
}
