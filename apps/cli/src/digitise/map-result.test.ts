import { createNumbering, Grid } from '@hexwright/hex';
import { FORMAT } from '@hexwright/model';
import { expect, it } from 'vitest';
import { mapResultOf, type ScannedGround } from './map-result.ts';

const grid = new Grid({ orientation: 'pointy', columns: 3, rows: 1, shift: 'even' });
const numbered = { grid, numbering: createNumbering({ preset: 'column-row' }, grid) };
const sure = (hex: number, value: string) => ({ hex, values: [value], like: 0, confidence: 0.8, isSure: true });

function settledBy(...scans: readonly ScannedGround[]) {
  return mapResultOf({ format: FORMAT }, numbered, scans);
}

it('asks about a hex that two scans show otherwise, and leaves it unread', () => {
  const west: ScannedGround = { file: 'west.png', said: [{ hex: 0, value: 'clear' }], proposals: [sure(1, 'woods')] };
  const east: ScannedGround = { file: 'east.png', said: [{ hex: 2, value: 'lake' }], proposals: [sure(1, 'marsh')] };
  const { map, settled, asked } = settledBy(west, east);
  expect([map.terrain, map.terrainCodes]).toEqual([['c?l'], { c: 'clear', l: 'lake', '?': 'unread' }]);
  expect([settled, asked]).toEqual([2, ['west.png 0201: terrain? It is woods on west.png, marsh on east.png.']]);
  expect(map.origins?.flatMap(({ hexes }) => hexes)).toEqual(['0101', '0301']);
});

it('believes a person more than the rule, whichever scan either looked at', () => {
  const said: ScannedGround = { file: 'east.png', said: [{ hex: 1, value: 'lake' }], proposals: [] };
  const taken: ScannedGround = { file: 'west.png', said: [], proposals: [sure(1, 'woods')] };
  const { map, asked } = settledBy(taken, said);
  expect(map.terrain).toEqual(['?l?']);
  expect(asked).toEqual(['Of 2 hexes nothing is known: they are on no scan that could be read.']);
  expect(map.origins?.map(({ terrain }) => terrain)).toEqual(['lake']);
});
