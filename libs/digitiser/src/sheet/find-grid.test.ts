import { describe, expect, it } from 'vitest';
import { syntheticSheet, type SheetPlan, type SyntheticSheet } from '../testing/synthetic-sheet.ts';
import { findGrid, LOST } from './find-grid.ts';
import { cellCorners, type Grid } from './grid.ts';

const PLAN: SheetPlan = {
  seed: 41,
  dpi: 150,
  kind: 'scan',
  cut: 'dark',
  rows: 8,
  columns: 6,
  singleRows: 8,
  codes: ['P-6-B', 'M-8-C', 'L-4-E'],
};

/** How far the worst corner of a cell is off, in inches. */
function missOf({ layout, cornersOf }: SyntheticSheet, grid: Grid): number {
  const cells = Array.from({ length: layout.rows * layout.columns }, (_, cell) => cell);
  const misses = cells.flatMap((cell) => {
    const [row, column] = [Math.floor(cell / layout.columns), cell % layout.columns];
    const found = cellCorners(grid, row, column);
    return cornersOf(row, column).map(({ x, y }, at) => Math.hypot(x - found[at].x, y - found[at].y) / PLAN.dpi);
  });
  return Math.max(...misses);
}

describe('findGrid', () => {
  it.each([0, 2])('finds all rows where %d of them are as light as the page', (paleRows) => {
    const sheet = syntheticSheet({ ...PLAN, paleRows });
    const found = findGrid(sheet.image, sheet.layout);
    expect(found?.score).toBeGreaterThan(LOST);
    expect(found && missOf(sheet, found.grid)).toBeLessThan(0.06);
  });
});
