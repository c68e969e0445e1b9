import type { CounterSheet, Unit } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { straightGrid } from '../sheet/grid.ts';
import { halfTurnedSheet, halfTurnedUnits } from './half-turned-sheet.ts';
import { gridOf, keptGrid, spotsOf, turnOfSheet } from './kept-sheet.ts';

const layout = { rows: 2, columns: 3 };
const corners = [
  { x: 0, y: 0 },
  { x: 300, y: 0 },
  { x: 300, y: 200 },
  { x: 0, y: 200 },
] as const;
const unread = { proposals: [], readings: [] };
/** A single and a double, and below them a bare cell and two singles. */
const sheet: CounterSheet = {
  id: 'front.png',
  sha256: 'ab',
  width: 300,
  height: 200,
  ...layout,
  grid: keptGrid(straightGrid(layout, corners)),
  doubles: ['r1c2'],
  bare: ['r2c1'],
  upsideDown: true,
  sideways: false,
  groups: [
    { id: '1', places: ['r1c1', 'r2c3'], paper: 1, name: unread, code: unread },
    { id: '2', places: ['r1c2'], paper: 1, name: unread, code: unread },
  ],
  apart: ['r2c3'],
  answers: [{ id: 'r1c2', name: 'Guard' }],
};

describe('a sheet that is turned by half', () => {
  const turned = halfTurnedSheet(sheet);

  it('has the same counters, read upright, in the places that they have for one who holds it upright', () => {
    expect(turnOfSheet(turned)).toBe(0);
    expect(turned).toMatchObject({
      doubles: ['r2c1'],
      bare: ['r1c3'],
      groups: [{ places: ['r2c3', 'r1c1'] }, { places: ['r2c1'] }],
      apart: ['r1c1'],
      answers: [{ id: 'r2c1', name: 'Guard' }],
    });
    expect(spotsOf(turned).map(({ span }) => span)).toEqual([1, 1, 2, 1]);
    expect(gridOf(turned)?.corners[0]).toEqual({ x: 300, y: 200 });
  });

  it('is as it was when it is turned twice', () => {
    expect(halfTurnedSheet(turned)).toEqual(sheet);
  });

  it('is supposed to be upright then, where nobody has read it', () => {
    const { upsideDown, sideways, groups, ...unread } = sheet;
    expect([upsideDown, sideways, groups?.length]).toEqual([true, false, 2]);
    expect(turnOfSheet(halfTurnedSheet(unread))).toBe(0);
  });

  it('leaves units where they were read, front and back, and those of other sheets alone', () => {
    const from = (source: string) => ({ kind: 'printed', source }) as const;
    const unit = (id: string, source: string, behind: string): Unit => ({
      id,
      name: id,
      side: 'red',
      kind: 'unit',
      size: 'single',
      faces: [{ id: 'front' }, { id: 'back', provenance: from(behind) }],
      provenance: from(source),
    });
    const sources = (units: readonly Unit[]): unknown[] =>
      units.map(({ provenance, faces }) => [provenance?.source, faces[1].provenance?.source]);
    const units = [
      unit('double', 'front.png, row 1, column 2', 'other.png, row 1, column 2'),
      unit('single', 'other.png, row 1, column 1', 'front.png, row 1, column 1'),
    ];
    expect(sources(halfTurnedUnits(units, sheet))).toEqual([
      ['front.png, row 2, column 1', 'other.png, row 1, column 2'],
      ['other.png, row 1, column 1', 'front.png, row 2, column 3'],
    ]);
  });
});
