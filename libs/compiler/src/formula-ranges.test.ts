import { describe, expect, it } from 'vitest';
import { formulaRanges, inTurns, rangeSources, type RangedPackage } from './formula-ranges.ts';

const LINKED: RangedPackage = {
  markers: [{ id: 'shoes', name: 'Shoes', of: 'unit', minimum: -1, maximum: 4 }],
  parameters: [
    { id: 'arrows', value: 3 },
    { id: 'sky', value: 'grey' },
  ],
  map: null,
  units: [],
};

describe('what names of formulas can be', () => {
  const known = formulaRanges(LINKED, 8);

  it('is what the package says', () => {
    expect(known('attacker.shoes')).toEqual({ least: -1, most: 4 });
    expect(known('turn')).toEqual({ least: 1, most: 8 });
    expect(known('parameter("arrows")')).toEqual({ least: 3, most: 3 });
    expect(known('friendsWithin(unit, 2)')).toMatchObject({ least: 0 });
    // Friends may stand in the unit's own hex, enemies never do.
    const most = (printed: string): number => known(printed)?.most ?? -1;
    expect(['enemiesWithin(unit, 0)', 'enemiesWithin(unit, -1)', 'friendsWithin(unit, -2)'].map(most)).toEqual([
      0, 0, 0,
    ]);
    expect(most('enemiesWithin(unit, 10)')).toBeGreaterThan(0);
    expect(most('friendsWithin(unit, 0)')).toBeGreaterThan(0);
    expect(['shoes', 'unit.size', 'parameter("sky")', 'around(hex, "smoke")'].map(known)).toEqual(Array(4).fill(null));
  });

  it('is less in some turns', () => {
    expect(inTurns(known, 3)('turn')).toEqual({ least: 3, most: 8 });
    expect(inTurns(known, 3, 4)('turn')).toEqual({ least: 3, most: 4 });
    // What never holds is told of elsewhere.
    expect(inTurns(known, 12)('turn')).toEqual({ least: 1, most: 8 });
  });

  it('follows from what is written', () => {
    expect(rangeSources('unit.shoes > turn + parameter("arrows")', LINKED)).toEqual([
      'markers/shoes/minimum',
      'markers/shoes/maximum',
      'parameters/game-turns/value',
      'map/zones/arrows/hexes',
      'parameters/arrows/value',
    ]);
  });
});
