import { describe, expect, it } from 'vitest';
import { syntheticSheet } from '../testing/synthetic-sheet.ts';
import { papersOf } from './colors.ts';
import { counterImage } from './counter-image.ts';
import { groupCounters, GROUP_PIXELS } from './group-counters.ts';
import { paperOf } from './ink.ts';
import { refineGrid } from './refine-grid.ts';

describe('groupCounters', () => {
  const sheet = syntheticSheet({
    seed: 5,
    dpi: 150,
    kind: 'scan',
    cut: 'light',
    rows: 4,
    columns: 6,
    singleRows: 2,
    // Codes that differ in one character are the ones that could be mixed up.
    codes: ['P-6-B', 'P-8-B', 'M-8-B', 'N-8-B', 'M-6-B', 'N-6-D'],
  });
  const { grid } = refineGrid(sheet.image, sheet.layout, sheet.corners);
  const pictures = sheet.counters.map((spot) => counterImage(sheet.image, grid, spot, GROUP_PIXELS));

  it('puts no two kinds into one group, and splits few', () => {
    const groups = groupCounters(pictures);
    const kindOf = (index: number): string => {
      const { name, code, side, span } = sheet.counters[index];
      return `${name} ${code} ${side} ${span}`;
    };
    for (const group of groups) expect(new Set(group.map(kindOf)).size).toBe(1);
    const kinds = new Set(sheet.counters.map((_, index) => kindOf(index))).size;
    expect(groups.length).toBeLessThanOrEqual(kinds + 1);
    expect(groups.flat().toSorted((one, other) => one - other)).toEqual(pictures.map((_, index) => index));
  });

  it('tells the papers of sides apart', () => {
    const papers = papersOf(pictures.map(paperOf));
    const sides = sheet.counters.map(({ side }) => side);
    const pairs = new Set(papers.map((paper, index) => `${paper} ${sides[index]}`));
    expect(pairs.size).toBe(new Set(sides).size);
    expect(new Set(papers).size).toBe(new Set(sides).size);
  });
});
