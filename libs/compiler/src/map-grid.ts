import { createNumbering, Grid, type Numbering } from '@hexwright/hex';
import type { MapFile, Numbering as NumberingData } from '@hexwright/model';
import { Findings, type Stage } from './finding.ts';

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
    findings.error('map/numbering', 'map.numbering', `${problem.message}. Change digits, firstColumn or firstRow.`);
    return findings.with(null);
  }
}
