import { ALL_WAYS, meleeOdds } from '../odds.ts';
import { describe, expect, it } from 'vitest';
import { FRONT, Expectations, SIDE } from './expectations.ts';
import { scene } from './testing.ts';
import { lostAt } from './worth.ts';

const { battle, unit } = scene({
  phase: 'melee-phasing',
  units: [
    { id: 'A', copy: 'mawarnahr-2', hexes: ['0608', '0708'], facing: 'N', face: 'melee', lance: true },
    { id: 'B', copy: 'spahis-1', hexes: ['0707', '0807'], facing: 'S', face: 'melee', rout: 1 },
  ],
});

describe('Expectations', () => {
  const expectations = new Expectations(battle);
  const a = unit('A');
  const b = unit('B');

  it('expects of a melee what its exact odds say, in parts of the worth of the target', () => {
    const { increases } = meleeOdds(battle, a, b);
    const worth = 8 + 1;
    const expected =
      increases.reduce((sum, ways, more) => sum + (ways / ALL_WAYS) * (lostAt(1 + more) - lostAt(1)), 0) * worth;
    expect(expectations.melee(a, b)).toBeCloseTo(expected, 9);
    expect(expectations.supposedMelee(a, b, FRONT, false)).toBeCloseTo(expected, 9);
  });

  it('[9.12], [9.31] expects less to the side and more of a charge with the lance', () => {
    const plain = expectations.supposedMelee(a, b, FRONT, false);
    expect(expectations.supposedMelee(a, b, SIDE, false)).toBeLessThan(plain);
    expect(expectations.supposedMelee(a, b, FRONT, true)).toBeGreaterThan(plain);
  });

  it('reckons anew when the position has changed', () => {
    const before = expectations.supposedMelee(a, b, FRONT, false);
    battle.rout.set(b, 3);
    expect(expectations.supposedMelee(a, b, FRONT, false)).toBe(before);
    expectations.renew();
    expect(expectations.supposedMelee(a, b, FRONT, false)).not.toBe(before);
    battle.rout.set(b, 1);
  });
});

describe('lostAt', () => {
  it('grows with the rout level and never passes the whole', () => {
    for (let level = 0; level < 9; level++) expect(lostAt(level + 1)).toBeGreaterThanOrEqual(lostAt(level));
    expect(lostAt(0)).toBe(0);
    expect(lostAt(9)).toBe(1);
  });
});
