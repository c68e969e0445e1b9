import { describe, expect, it } from 'vitest';
import { scene, type Scene } from '../test-position.ts';
import { contestPlan } from './contest-plan.ts';

/** Heliades, a pagan, has challenged; and chooses first. */
function choosing(): Scene {
  const one = scene({
    package: 'gmb/king-arthur',
    phase: 'man-to-man',
    units: [
      { id: 'H', copy: 'heliades', hexes: ['0605'] },
      { id: 'L', copy: 'lucan', hexes: ['0505'] },
    ],
  });
  one.do({ do: 'challenge', unit: 'H', target: 'L' });
  one.do({ do: 'accept-challenge' });
  one.do({ do: 'fight-on' });
  expect(contestPlan(one.battle)).toBeNull();
  one.do({ do: 'fight-on' });
  return one;
}

describe('the choice of zones', () => {
  it('[18.34] promises for each zone what matrix, modifiers and chart make of six throws', () => {
    const { battle } = choosing();
    const [strikes, guards] = contestPlan(battle)?.groups ?? [];
    const total = strikes.modifiers.reduce((sum, { value }) => sum + value, 0);
    const helm = strikes.offers.find(({ zone }) => zone === 'helm');
    expect(helm?.prospects.map(({ table }) => table.value)).toEqual([2, 6, 4, 7]);
    expect(helm?.prospects[1].roll).toBe(`${6 + total} + 1d6`);
    for (const { prospects } of [...strikes.offers, ...guards.offers]) {
      for (const { chances } of prospects) {
        expect(chances.reduce((sum, { ways }) => sum + ways, 0)).toBe(6);
        expect(chances[0].label).toBe('misses');
      }
    }
  });

  it('[18.32] offers no blow that chivalry forbids, and none of the other to guard against', () => {
    const { battle, do: perform } = choosing();
    const first = contestPlan(battle);
    const low = (plan: typeof first) => plan?.groups[0].offers.find(({ zone }) => zone === 'horse-legs');
    expect(low(first)?.denial).toBeNull();
    expect(first?.groups[1].offers[0].prospects).toHaveLength(3);
    expect(first?.options).toHaveLength(12);
    perform({ do: 'zones', attack: 'helm', defence: 'left' });
    const second = contestPlan(battle);
    expect(low(second)).toMatchObject({ denial: { case: '18.32' }, prospects: [] });
    expect(second?.options).toHaveLength(9);
    expect(second?.clash.case).toBe('18.3');
    expect(second?.groups[1].offers[0].prospects).toHaveLength(4);
  });

  it('gives a command for every option, and each is legal', () => {
    const one = choosing();
    for (const { command } of contestPlan(one.battle)?.options ?? []) expect(one.refused(command)).toEqual([]);
  });
});
