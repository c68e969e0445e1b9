import { describe, expect, it } from 'vitest';
import { linkedOf } from '../test-battle.ts';
import { armies } from './armies.ts';

const linked = linkedOf('wrg/knights-and-bills');
const catalogue = armies.catalogue(linked);
const troops = (id: string) => catalogue.troops.find((one) => one.id === id);

describe('what an army can be made of', () => {
  it('is what its nation has, hires or raises [I.2]', () => {
    expect(troops('english-bills')?.nations).toEqual({ english: 'own' });
    expect(troops('art-bombard')?.nations).toEqual({ scots: 'allowed', french: 'allowed' });
    expect(troops('english-bills')?.about).toBe('Heavy infantry, two-handed cutting weapons, class C');
  });

  it('is bought by the figure, artillery by the piece with its crew [IV.points]', () => {
    expect(troops('english-bills')).toMatchObject({ points: 8, per: 'figure' });
    expect(troops('art-bombard')).toMatchObject({
      points: 25,
      per: 'piece',
      counter: { values: { figures: 3, files: 1 } },
    });
  });

  it('gives horses to foot alone, mantlets to missilemen on foot [II.3], [II.5]', () => {
    expect(troops('english-knights')?.choices).toEqual(['figures', 'files', 'force']);
    expect(troops('english-bills')?.choices).toContain('horses');
    expect(troops('english-bills')?.choices).not.toContain('mantlets');
    expect(troops('english-long-bows')?.choices).toContain('mantlets');
  });
});

describe('a random army of a side', () => {
  const wish = { side: 'english', nation: 'english', points: 500, seed: 3 };
  const units = armies.randomArmy(linked, wish);
  const sides = linked.sides.map((side) =>
    side.id === wish.side ? { ...side, nation: 'english', points: 500 } : side,
  );
  const battle = { ...linked, sides, units: [...linked.units.filter(({ side }) => side !== wish.side), ...units] };

  it('keeps every rule, and costs no more than it may', () => {
    const review = armies.review(battle).find(({ side }) => side === wish.side);
    expect(review?.faults).toEqual([]);
    expect(review?.points).toBeGreaterThan(400);
  });

  it('stands in line before the edge of its own deployment, every counter of it', () => {
    const stands = armies.lineUp(battle, wish.side);
    expect(stands.map(({ unit }) => unit).toSorted()).toEqual(units.map(({ id }) => id).toSorted());
    for (const { hexes, facing } of stands) {
      expect(Number(hexes[0].split(',')[1])).toBeGreaterThanOrEqual(22);
      expect(facing).toBe(0);
    }
  });

  it('stands in no line for a side that is none', () => {
    expect(() => armies.lineUp(battle, 'welsh')).toThrow('There is no side "welsh".');
  });
});
