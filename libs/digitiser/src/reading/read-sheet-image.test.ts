import { describe, expect, it } from 'vitest';
import type { Raster } from '../image/raster.ts';
import { findCounters } from '../sheet/find-counters.ts';
import { refineGrid } from '../sheet/refine-grid.ts';
import { language } from '../testing/language.ts';
import { syntheticSheet } from '../testing/synthetic-sheet.ts';
import { readSheetImage, type ReadGroup } from './read-sheet-image.ts';
import { USUAL_ZONES } from './sheet-to-read.ts';
import type { TextReader } from './text-reader.ts';

const codes = language();
const sheet = syntheticSheet({
  seed: 21,
  dpi: 100,
  kind: 'clean',
  cut: 'light',
  rows: 2,
  columns: 6,
  singleRows: 2,
  codes: ['P-6-B'],
});
const { grid } = refineGrid(sheet.image, sheet.layout, sheet.corners);
const spots = findCounters(sheet.image, grid);

/** Reads the sheet with a reader that says one thing after the other. */
function readAs(says: (reading: number, picture: Raster) => string, zones = USUAL_ZONES): Promise<ReadGroup[]> {
  let count = 0;
  const reader: TextReader = { read: (picture) => Promise.resolve(says(count++, picture)) };
  return readSheetImage(
    { image: sheet.image, grid, spots, zones, turn: 0, language: codes, lexicon: [], drawn: [] },
    reader,
  );
}

describe('readSheetImage', () => {
  it('reads every counter, and has each in one group with its place', async () => {
    const groups = await readAs(() => 'P-6-B');
    const places = groups.flatMap(({ spots: members }) => members.map(({ row, column }) => `${row} ${column}`));
    expect(places.toSorted()).toEqual(sheet.counters.map(({ row, column }) => `${row} ${column}`).toSorted());
    for (const { spots: members, code } of groups) {
      expect(code.accepted?.text).toBe('P-6-B');
      expect(code.readings.length).toBeGreaterThan(members.length);
    }
  });

  it('takes no code that one reading of the group contradicts', async () => {
    const largest = (await readAs(() => 'P-6-B'))[0].code.readings.length;
    const [first] = await readAs((reading) => (reading === largest - 1 ? 'P-8-B' : 'P-6-B'));
    expect(first.code.accepted).toBeNull();
    expect(first.code.candidates[0].code.text).toBe('P-6-B');
  });

  it('looks again at a smaller picture where nothing is seen in a large one', async () => {
    for (const { code } of await readAs((_, { height }) => (height > 75 ? '' : 'P-6-B'))) {
      expect(code.accepted?.text).toBe('P-6-B');
      expect(code.readings).not.toContain('');
    }
  });

  it('takes no name without a list of names: nothing contradicts one that is misread each time', async () => {
    for (const { name } of await readAs(() => 'Guard')) {
      expect([name.accepted, name.candidates]).toEqual([null, ['Guard']]);
    }
  });

  it('groups counters by their symbol too, where there is a zone for one', async () => {
    const zones = { ...USUAL_ZONES, symbol: { left: 0.25, top: 0.3, right: 0.75, bottom: 0.62 } };
    const groups = await readAs(() => 'P-6-B', zones);
    const [first, ...others] = groups.map(({ symbol }) => symbol);
    expect([first, Math.max(first!, ...others.map((one) => one!))]).toEqual([0, new Set([first, ...others]).size - 1]);
  });

  it('takes no code whose print goes on beyond its zone', async () => {
    const zones = { ...USUAL_ZONES, code: { ...USUAL_ZONES.code, top: 0.84 } };
    for (const { code } of await readAs(() => 'P-6-B', zones)) expect(code.accepted).toBeNull();
  });

  it('reads a zone with room round it, where somebody has drawn it so close that it touches the print', async () => {
    const zones = { ...USUAL_ZONES, code: { left: 0.2, top: 0.74, right: 0.8, bottom: 0.86 } };
    const groups = await readAs(() => 'P-6-B', zones);
    expect(groups.filter(({ code }) => code.accepted !== null).length).toBeGreaterThan(groups.length / 2);
  });

  it.each([
    ['along', { left: 0.05, top: 0.05, right: 0.95, bottom: 0.3 }],
    ['up', { left: 0.02, top: 0.05, right: 0.2, bottom: 0.95 }],
    ['down', { left: 0.8, top: 0.05, right: 0.98, bottom: 0.95 }],
  ] as const)('shows names that run %s to the reader as they are read', async (nameRun, name) => {
    const shown: boolean[] = [];
    await readAs((_, { width, height }) => `${shown.push(width > height)}`, { ...USUAL_ZONES, nameRun, name });
    expect(shown).not.toContain(false);
  });

  it('takes nothing that was not read', async () => {
    for (const { code, name } of await readAs(() => '')) {
      expect([code.accepted, code.candidates, name.accepted]).toEqual([null, [], null]);
    }
  });
});
