import { linkPackage, type LinkedPackage } from '@hexwright/model';
import { describe, expect, it } from 'vitest';
import { chainOf } from '../testing/battle.ts';
import { numbersOf, type PackageNumber } from './numbers.ts';

function linked(id: string): LinkedPackage {
  const link = linkPackage(chainOf(id));
  if (!link.ok) throw new Error(`${id} does not hold together.`);
  return link.linked;
}

function find(numbers: readonly PackageNumber[], title: string): readonly PackageNumber[] {
  return numbers.filter((one) => one.title === title);
}

describe('the numbers of a package', () => {
  const tamburlaine = numbersOf(linked('gmb/tamburlaine'));
  const grunwald = numbersOf(linked('grunwald-1410'));

  it('are those of its rules, by the names that the rules give them', () => {
    const charge = tamburlaine.find(({ target }) => target === 'parameters/charge-run/value');
    expect(charge).toMatchObject({ side: null, value: 3, title: expect.stringContaining('clear hexes') as string });
  });

  it('are those of its counters, which are changed together where they have one name and one value', () => {
    const target = 'units/spahis-1,spahis-2,spahis-3/values/movement';
    expect(find(tamburlaine, 'Spahis (all 3), movement')).toEqual([
      { target, title: 'Spahis (all 3), movement', side: 'ottoman', value: 6 },
    ]);
    expect(find(tamburlaine, 'Hazaras (1 of 2), movement').map(({ value }) => value)).toEqual([8, 6]);
    expect(find(tamburlaine, 'Tamburlaine, capture')).toMatchObject([{ target: 'units/tamburlaine/values/capture' }]);
  });

  it('are those of a class of troops, where all of it has the same', () => {
    const [horse] = find(grunwald, 'Heavy horse (all 61), movement');
    expect(horse).toMatchObject({ side: 'teutonic', value: 8 });
    expect(tamburlaine.some(({ title }) => title.startsWith('Cavalry'))).toBe(false);
  });

  it('tell the faces of a counter apart', () => {
    expect(find(grunwald, 'Zakonu, strength, with shock')).toMatchObject([
      { target: 'units/zakonu/faces/shock/values/strength', value: 8 },
    ]);
    expect(find(grunwald, 'Teutonic foot (all 14), strength')).toHaveLength(1);
  });
});
