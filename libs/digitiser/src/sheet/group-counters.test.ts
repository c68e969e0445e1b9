import { describe, expect, it } from 'vitest';
import { syntheticSheet, type SheetPlan, type SyntheticSheet } from '../testing/synthetic-sheet.ts';
import { papersOf } from './colors.ts';
import { counterImage } from './counter-image.ts';
import { straightGrid } from './grid.ts';
import { groupCounters, GROUP_PIXELS } from './group-counters.ts';
import type { Point, Raster } from '../image/raster.ts';
import { paperOf } from './ink.ts';

const PLAN: SheetPlan = {
  seed: 5,
  dpi: 150,
  kind: 'scan',
  cut: 'light',
  rows: 4,
  columns: 6,
  singleRows: 2,
  // Codes that differ in one character are the ones that could be mixed up.
  codes: ['P-6-B', 'P-8-B', 'M-8-B', 'N-8-B', 'M-6-B', 'N-6-D'],
};

const SIXES: readonly string[] = ['P-6-B', 'P-8-B', 'M-6-C', 'M-8-C', 'M-6-G', 'R-8-B', 'M-16-C', 'P-8-E'];

/** Cut out where they are printed: how far a grid may be off is tested where it is fitted. */
function picturesOf({ image, layout, corners, counters, cornersOf }: SyntheticSheet): Raster[] {
  const [above, , , below] = cornersOf(1, 0);
  const [next] = cornersOf(2, 0);
  const grid = straightGrid(layout, corners, apart(below, next) / apart(above, below));
  return counters.map((spot) => counterImage(image, grid, spot, GROUP_PIXELS));
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** What is printed on each counter, and on which paper. */
function kindsOf({ counters }: SyntheticSheet): string[] {
  return counters.map(({ name, code, side, span }) => `${name} ${code} ${side} ${span}`);
}

describe('groupCounters', () => {
  it.each([
    ['differ in a character', PLAN],
    ['are printed beside their place', { ...PLAN, seed: 11, cut: 'dark', codes: ['P-6-B', 'M-8-C', 'L-4-E'] }],
    ['two sides have', { ...PLAN, seed: 7304, kind: 'clean', columns: 10, singleRows: 4, codes: ['M-8-C'] }],
    ['have a 6 or an 8', { ...PLAN, seed: 7302, cut: 'faint', rows: 10, columns: 10, singleRows: 4, codes: SIXES }],
  ] as const)('makes one group of each kind where kinds %s', (_, plan) => {
    const sheet = syntheticSheet(plan);
    const pictures = picturesOf(sheet);
    const kinds = kindsOf(sheet);
    const groups = groupCounters(pictures, papersOf(pictures.map(paperOf)));
    for (const group of groups) expect(new Set(group.map((index) => kinds[index])).size).toBe(1);
    expect(groups.length).toBe(new Set(kinds).size);
    expect(groups.flat().toSorted((one, other) => one - other)).toEqual([...pictures.keys()]);
  });

  it('tells the papers of sides apart', () => {
    const sheet = syntheticSheet(PLAN);
    const papers = papersOf(picturesOf(sheet).map(paperOf));
    const sides = sheet.counters.map(({ side }) => side);
    const pairs = new Set(papers.map((paper, index) => `${paper} ${sides[index]}`));
    expect(pairs.size).toBe(new Set(sides).size);
    expect(new Set(papers).size).toBe(new Set(sides).size);
  });
});
