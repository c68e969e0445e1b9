import { argumentOf, entityOf, kindOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { scene } from './testing.ts';
import { MELEE } from '../standard/09-melee-combat.ts';

describe('melee', () => {
  it('[5.31] spends a charge on its target before anything else', () => {
    const { unit, choice } = scene({
      phase: 'melee-phasing',
      units: [
        {
          id: 'A',
          copy: 'mawarnahr-2',
          hexes: ['0608', '0708'],
          facing: 'N',
          face: 'melee',
          lance: true,
          charging: 'D',
        },
        { id: 'C', copy: 'timarots-1', hexes: ['0607'] },
        { id: 'D', copy: 'spahis-2', hexes: ['0707', '0807'], facing: 'S', face: 'melee' },
      ],
    });
    const one = choice();
    expect(kindOf(one)).toBe(MELEE.kind);
    expect([entityOf(one), argumentOf(one)]).toEqual([unit('A'), unit('D')]);
  });
});
