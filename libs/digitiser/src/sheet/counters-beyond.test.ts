import { describe, expect, it } from 'vitest';
import { syntheticSheet, type SheetPlan } from '../testing/synthetic-sheet.ts';
import { countersBeyond } from './counters-beyond.ts';
import { shiftedGrid } from './grid.ts';
import { refineGrid } from './refine-grid.ts';

const PLAN: SheetPlan = {
  seed: 31,
  dpi: 150,
  kind: 'scan',
  cut: 'dark',
  rows: 8,
  columns: 8,
  singleRows: 8,
  codes: ['P-6-B', 'M-8-C', 'L-4-E'],
};

describe('countersBeyond', () => {
  it.each([
    PLAN,
    { ...PLAN, seed: 32, kind: 'photo', cut: 'none' },
    { ...PLAN, seed: 33, kind: 'print', dpi: 300 },
    { ...PLAN, seed: 34, singleRows: 0 },
  ] as const)('sees on which side of a grid that is a cell off the others are: seed $seed', (plan) => {
    const { image, layout, corners } = syntheticSheet(plan);
    const { grid } = refineGrid(image, layout, corners);
    expect(countersBeyond(image, grid)).toEqual([]);
    expect(countersBeyond(image, shiftedGrid(grid, 0, 1))).toEqual(['left']);
    expect(countersBeyond(image, shiftedGrid(grid, 0, -1))).toEqual(['right']);
    expect(countersBeyond(image, shiftedGrid(grid, 1, 0))).toEqual(['above']);
    expect(countersBeyond(image, shiftedGrid(grid, -1, 0))).toEqual(['below']);
  });

  it('takes the edge of the page for no counter where cells at the end of a row are bare', () => {
    const plan: SheetPlan = {
      ...PLAN,
      seed: 900_229,
      kind: 'photo',
      cut: 'light',
      dpi: 240,
      rows: 7,
      columns: 9,
      singleRows: 4,
    };
    const { image, layout, corners } = syntheticSheet(plan);
    expect(countersBeyond(image, refineGrid(image, layout, corners).grid)).toEqual([]);
  });

  it('sees that a sheet has more columns than was said', () => {
    const { image, layout, corners, cornersOf } = syntheticSheet(PLAN);
    const [, two, three] = [0, 1, 2].map(
      (corner) => cornersOf(corner === 1 ? 0 : PLAN.rows - 1, PLAN.columns - 2)[corner],
    );
    const narrow = refineGrid(image, { ...layout, columns: PLAN.columns - 1 }, [corners[0], two, three, corners[3]]);
    expect(countersBeyond(image, narrow.grid)).toEqual(['right']);
  });
});
