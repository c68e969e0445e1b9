import { describe, expect, it } from 'vitest';
import { scene } from '../test-position.ts';
import { sight, sightOn } from './line-of-sight.ts';

const { battle } = scene({
  map: {
    columns: 10,
    rows: 10,
    terrain: { '0303': 'grove', '0703': 'village' },
    elevation: { '0508': 3, '0308': 2 },
  },
  phase: 'fire',
  units: [
    { id: 'A', copy: 'khoshun-1', hexes: ['0505'] },
    { id: 'B', copy: 'akinjis-1', hexes: ['0502'] },
    { id: 'C', copy: 'spahis-1', hexes: ['0504', '0604'], facing: 'S', face: 'melee' },
  ],
});
const hex = (label: string): number => battle.map.numbering.hexOf(label);
const blocks = (from: string, to: string) =>
  sight(battle, hex(from), hex(to)).blockedBy.map(({ place: at, case: cited }) => [
    battle.map.numbering.label(at),
    cited,
  ]);

describe('sight', () => {
  it('[8.11] is clear where nothing stands between', () => {
    expect(sight(battle, hex('0505'), hex('0504'))).toEqual({ clear: true, range: 1, blockedBy: [] });
  });

  it('[8.13], [8.14], [8.16] names what is in the way', () => {
    expect(blocks('0505', '0502')).toEqual([['0504', '8.13']]);
    expect(blocks('0301', '0305')).toEqual([['0303', '8.16']]);
    expect(blocks('0701', '0703')).toEqual([['0703', '8.16']]);
    expect(blocks('0506', '0510')).toEqual([['0508', '8.14']]);
    expect(sight(battle, hex('0505'), hex('0502')).blockedBy[0].text).toBe('Spahis stands in the way.');
  });

  it('sees past everybody on the bare ground', () => {
    expect(sightOn(battle.game, hex('0505'), hex('0502')).clear).toBe(true);
    expect(sightOn(battle.game, hex('0301'), hex('0305')).clear).toBe(false);
  });
});
