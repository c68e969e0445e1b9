import { describe, expect, it } from 'vitest';
import { Random } from '../testing/random.ts';
import { syntheticSheet, type SheetPlan, type SyntheticSheet } from '../testing/synthetic-sheet.ts';
import { findCounters } from './find-counters.ts';
import { findGrid, LOST } from './find-grid.ts';
import { cellCorners, type Grid } from './grid.ts';
import type { Corners } from './homography.ts';
import { refineGrid } from './refine-grid.ts';
import { blankRaster } from '../image/raster.ts';

const PLAN: SheetPlan = {
  seed: 1,
  dpi: 100,
  kind: 'scan',
  cut: 'dark',
  rows: 6,
  columns: 6,
  singleRows: 2,
  codes: ['P-6-B', 'M-8-C', 'N-4-E', 'L-12-D'],
};
const PLANS: readonly SheetPlan[] = [
  PLAN,
  { ...PLAN, seed: 2, kind: 'photo', cut: 'light' },
  { ...PLAN, seed: 3, kind: 'print', cut: 'faint' },
];

/** The farthest that a corner of a cell is off, in inches. */
function worst(sheet: SyntheticSheet, grid: Grid, dpi: number): number {
  const { rows, columns } = sheet.layout;
  const cells = Array.from({ length: rows * columns }, (_, cell) => [Math.floor(cell / columns), cell % columns]);
  const misses = cells.flatMap(([row, column]) => {
    const found = cellCorners(grid, row, column);
    return sheet.cornersOf(row, column).map(({ x, y }, at) => Math.hypot(x - found[at].x, y - found[at].y));
  });
  return Math.max(...misses) / dpi;
}

describe('refineGrid', () => {
  it.each(PLANS)('lies within 0.06 inch from corners 0.05 inch off: $kind, $cut lines', (plan) => {
    const sheet = syntheticSheet(plan);
    const random = new Random(plan.seed);
    const off = (): number => random.between(-0.05, 0.05) * plan.dpi;
    const [a, b, c, d] = sheet.corners.map(({ x, y }) => ({ x: x + off(), y: y + off() }));
    const hint: Corners = [a, b, c, d];
    const { grid, score } = refineGrid(sheet.image, sheet.layout, hint);
    expect(worst(sheet, grid, plan.dpi)).toBeLessThan(0.06);
    expect(score).toBeGreaterThan(LOST);
  });
});

it('follows strips between which the gutters are unlike', () => {
  const size = 60;
  const tops = [0, 2.2, 4.4, 6.8].flatMap((top) => [top, top + 1]).map((top) => 40 + top * size);
  const image = blankRaster(40 + 6 * size + 40, Math.round(40 + 8.8 * size + 40));
  for (const top of tops.map(Math.round)) {
    for (let column = 0; column < 6; column++) {
      for (let y = 0; y <= size; y++) {
        for (let x = 0; x <= size; x++) {
          const isLine = x < 2 || y < 2 || x > size - 2 || y > size - 2;
          const isPrint = y > 38 && y < 50 && x > 15 && x < 45 && (x + column) % 7 < 4;
          const color = isLine ? 40 : isPrint ? 60 : 190;
          image.data.set([color, color, color - 20], ((top + y) * image.width + 40 + column * size + x) * 4);
        }
      }
    }
  }
  const [right, bottom] = [40 + 6 * size, 40 + 8.8 * size];
  const corners: Corners = [
    { x: 43, y: 38 },
    { x: right - 3, y: 42 },
    { x: right + 2, y: bottom + 3 },
    { x: 38, y: bottom - 2 },
  ];
  const { grid } = refineGrid(image, { rows: 8, columns: 6, rowsInStrip: 2 }, corners);
  for (const [row, top] of tops.entries()) {
    for (const column of [0, 5]) {
      const [{ x, y }] = cellCorners(grid, row, column);
      expect(Math.hypot(x - 40 - column * size, y - top)).toBeLessThan(size * 0.04);
    }
  }
});

describe('findGrid', () => {
  it.each(PLANS)('finds the block of counters and which of them are double: $kind, $cut lines', (plan) => {
    const sheet = syntheticSheet(plan);
    const found = findGrid(sheet.image, sheet.layout)!;
    expect(worst(sheet, found.grid, plan.dpi)).toBeLessThan(0.06);
    expect(findCounters(sheet.image, found.grid)).toEqual(
      sheet.counters.map(({ row, column, span }) => ({ row, column, span })),
    );
  });

  it('finds none on a bare page', () => {
    expect(findGrid(blankRaster(300, 300), { rows: 5, columns: 5 })).toBeNull();
  });
});
