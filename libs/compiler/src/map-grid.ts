import { createNumbering, Grid, type Numbering, type NumberingSpec } from '@hexwright/hex';
import type { MapFile, Numbering as NumberingData } from '@hexwright/model';
import { Findings, type Stage } from './finding.ts';

export type GridData = NonNullable<MapFile['grid']>;

/** The hexes of a map and their labels. */
export interface MapGrid {
  readonly grid: Grid;
  readonly numbering: Numbering;
}

/** How hexes are labelled where a package does not say: four digits, column then row, both from 1. */
export const PLAIN_NUMBERING: NumberingData = { preset: 'column-row' };

/**
 * The grid of a map and its numbering. null, with the reason as a finding at `map/numbering`, when the numbering cannot
 * give every hex a label of its own.
 */
export function lowerGrid(data: GridData, numbering: NumberingData): Stage<MapGrid | null> {
  const findings = new Findings();
  // People count rows from 1, the grid from 0: the even rows of the one are the odd rows of the other.
  const grid = new Grid({ ...data, shift: data.shift === 'even' ? 'odd' : 'even' });
  try {
    return findings.with({ grid, numbering: createNumbering(numberingSpec(numbering), grid) });
  } catch (problem) {
    if (!(problem instanceof RangeError)) throw problem;
    findings.error('map/numbering', 'map.numbering', `${problem.message}. Change digits, firstColumn or firstRow.`);
    return findings.with(null);
  }
}

function numberingSpec(data: NumberingData): NumberingSpec {
  return { ...data };
}
