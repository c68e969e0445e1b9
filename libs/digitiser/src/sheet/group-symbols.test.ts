import { describe, expect, it } from 'vitest';
import { syntheticSheet, type SheetPlan } from '../testing/synthetic-sheet.ts';
import { counterImage, type Zone } from './counter-image.ts';
import { groupSymbols, symbolImage } from './group-symbols.ts';
import { paperOf } from './ink.ts';
import { refineGrid } from './refine-grid.ts';

const ROOMY: Zone = { left: 0.25, top: 0.3, right: 0.75, bottom: 0.62 };
/** Most of such a zone is ink. */
const TIGHT: Zone = { left: 0.35, top: 0.33, right: 0.65, bottom: 0.6 };
const PLAN: SheetPlan = {
  seed: 77,
  dpi: 150,
  kind: 'scan',
  cut: 'dark',
  rows: 3,
  columns: 6,
  singleRows: 3,
  codes: ['P-6-B', 'M-8-C', 'L-4-E', 'P-8-B', 'M-6-D'],
};

describe('groupSymbols', () => {
  it.each([
    ['with room around them', PLAN, ROOMY],
    ['that fill their zone', PLAN, TIGHT],
    ['in coarse print', { ...PLAN, kind: 'print' }, ROOMY],
    ['on a photograph', { ...PLAN, kind: 'photo', seed: 4242 }, ROOMY],
  ] as const)('mixes no two symbols, and hardly parts one: symbols %s', (_, plan, zone) => {
    const { image, layout, corners, counters } = syntheticSheet(plan);
    const { grid } = refineGrid(image, layout, corners);
    const groups = groupSymbols(
      counters.map((spot) => symbolImage(image, grid, spot, zone, 0)),
      counters.map((spot) => paperOf(counterImage(image, grid, spot, 96))),
    );
    for (const group of groups) expect(new Set(group.map((index) => counters[index].symbol)).size).toBe(1);
    expect(groups.flat().toSorted((one, other) => one - other)).toEqual([...counters.keys()]);
    // What hangs down from a name into the zone parts a counter from the others.
    expect(groups.length).toBeLessThanOrEqual(new Set(counters.map(({ symbol }) => symbol)).size + 3);
  });

  it('has nothing to group where there are no counters', () => {
    expect(groupSymbols([], [])).toEqual([]);
  });
});
