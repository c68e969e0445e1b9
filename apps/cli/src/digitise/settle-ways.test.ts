import type { WayKind } from '@hexwright/digitiser';
import { createNumbering, Grid } from '@hexwright/hex';
import { FORMAT, type MapFile } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { settleWays, type PlaceAnswers } from './settle-ways.ts';

const grid = new Grid({ orientation: 'pointy', columns: 4, rows: 1, shift: 'even' });
const numbered = { grid, numbering: createNumbering({ preset: 'column-row' }, grid) };
const PLACES = [
  { between: [0, 1] as const, confidence: 0.6 },
  { between: [1, 2] as const, confidence: 0.9 },
];

function settled(kind: WayKind, id: string, answers: PlaceAnswers, before: Partial<MapFile> = {}) {
  const scan = { file: 'map.png', kind, id, places: PLACES };
  return settleWays({ format: FORMAT, ...before }, numbered, [scan], { 'map.png': answers });
}

describe('settleWays', () => {
  it('takes nothing without a person, and asks the least certain first', () => {
    const { map, asked } = settled('side', 'river', {});
    expect(map).toEqual({});
    expect(asked).toEqual([
      'map.png 0101/0201: hexside? Likely river, whose colour is met along 60 of 100.',
      'map.png 0201/0301: hexside? Likely river, whose colour is met along 90 of 100.',
    ]);
  });

  it('takes what somebody confirms, adds what nobody proposed, and leaves out what is none', () => {
    const answers = {
      '0201/0101': { hexside: 'river' },
      '0201/0301': { hexside: 'none' },
      '0301/0401': { hexside: 'wall' },
      '0101/0401': { hexside: 'river' },
    };
    const { map, asked, notes } = settled('side', 'river', answers);
    expect(map.hexsides).toMatchObject([
      {
        id: 'river-1',
        feature: 'river',
        between: ['0101', '0201'],
        provenance: { kind: 'printed', source: 'map.png' },
      },
      { id: 'wall-1', feature: 'wall', between: ['0301', '0401'] },
    ]);
    expect(asked).toEqual([]);
    expect(notes).toEqual(['map.png: 0101/0401 are no two hexes side by side. Write them as 0304/0305.']);
  });

  it('takes all others as they are proposed where somebody says so, and none twice', () => {
    const drawn = { id: 'river-1', feature: 'river', between: ['0201', '0101'] as const };
    const answers = { '*': { hexside: 'as proposed' } };
    const { map } = settled('side', 'river', answers, { hexsides: [drawn] });
    expect(map.hexsides?.map(({ id, between }) => [id, between.join()])).toEqual([
      ['river-1', '0201,0101'],
      ['river-2', '0201,0301'],
    ]);
  });

  it('joins the steps of a road', () => {
    const { map } = settled('path', 'road', { '*': { feature: 'as proposed' } });
    expect(map.features).toMatchObject([{ id: 'road-1', feature: 'road', path: ['0101', '0201', '0301'] }]);
  });
});
