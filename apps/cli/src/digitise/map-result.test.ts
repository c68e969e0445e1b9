import { createNumbering, Grid } from '@hexwright/hex';
import { FORMAT } from '@hexwright/model';
import { expect, it } from 'vitest';
import { mapResultOf, type ScannedMap } from './map-result.ts';
import type { ScannedHexes } from './settle-hexes.ts';

const grid = new Grid({ orientation: 'pointy', columns: 3, rows: 1, shift: 'even' });
const numbered = { grid, numbering: createNumbering({ preset: 'column-row' }, grid) };
const sure = (hex: number, value: string) => ({ hex, values: [value], like: 0, confidence: 0.8, isSure: true });

const NOTHING: ScannedMap = { terrain: [], level: [], ways: [], answers: {} };

function settledBy(...terrain: readonly ScannedHexes[]) {
  return mapResultOf({ format: FORMAT }, numbered, { ...NOTHING, terrain });
}

it('asks about a hex that two scans show otherwise, and leaves it unread', () => {
  const west: ScannedHexes = { file: 'west.png', said: [{ hex: 0, value: 'clear' }], proposals: [sure(1, 'woods')] };
  const east: ScannedHexes = { file: 'east.png', said: [{ hex: 2, value: 'lake' }], proposals: [sure(1, 'marsh')] };
  const { map, settled, asked } = settledBy(west, east);
  expect([map.terrain, map.terrainCodes]).toEqual([['c?l'], { c: 'clear', l: 'lake', '?': 'unread' }]);
  expect([settled, asked]).toEqual([2, ['west.png 0201: terrain? It is woods on west.png, marsh on east.png.']]);
  expect(map.origins?.flatMap(({ hexes }) => hexes)).toEqual(['0101', '0301']);
});

it('believes a person more than the rule, whichever scan either looked at', () => {
  const said: ScannedHexes = { file: 'east.png', said: [{ hex: 1, value: 'lake' }], proposals: [] };
  const taken: ScannedHexes = { file: 'west.png', said: [], proposals: [sure(1, 'woods')] };
  const { map, asked } = settledBy(taken, said);
  expect(map.terrain).toEqual(['?l?']);
  expect(asked).toEqual(['Of the terrain of 2 hexes nothing is known: they are on no scan that could be read.']);
  expect(map.origins?.map(({ terrain }) => terrain)).toEqual(['lake']);
});

it('writes levels when all of them are known, and none before', () => {
  const before = { format: FORMAT, elevation: ['777'] };
  const asked = { ...sure(2, '2'), isSure: false };
  const said = [
    { hex: 0, value: '1' },
    { hex: 1, value: '2' },
  ];
  const level = [{ file: 'map.png', said, proposals: [asked] }];
  const open = mapResultOf(before, numbered, { ...NOTHING, level });
  expect(open.map.elevation).toEqual(['777']);
  expect(open.asked).toContain('map.png 0301: level? Likely 2; it looks most like 0101.');
  expect(open.notes).toEqual(['Levels are written when none of them is asked any more.']);
  const known = [{ file: 'map.png', said: [...said, { hex: 2, value: '2' }], proposals: [] }];
  const { map, notes } = mapResultOf(before, numbered, { ...NOTHING, level: known });
  expect([map.elevation, notes]).toEqual([['122'], []]);
  expect(map.origins?.map(({ level: one, hexes }) => [one, hexes])).toEqual([
    [1, ['0101']],
    [2, ['0201', '0301']],
  ]);
});
