import { argumentOf, entityOf, kindOf } from '@hexwright/rules-kit';
import { describe, expect, it } from 'vitest';
import { scene } from './testing.ts';
import { FIRE } from '../standard/08-fire-combat.ts';

describe('fire', () => {
  it('shoots with everybody, first where it gains most', () => {
    const { battle, unit, choice } = scene({
      phase: 'fire',
      units: [
        { id: 'A', copy: 'khoshun-1', hexes: ['0608'] },
        { id: 'B', copy: 'khoshun-2', hexes: ['0808'] },
        { id: 'C', copy: 'serb-guard', hexes: ['0507', '0607'], facing: 'S' },
        { id: 'D', copy: 'timarots-1', hexes: ['0807'], rout: 2 },
      ],
    });
    const first = choice();
    expect(kindOf(first)).toBe(FIRE.kind);
    expect([entityOf(first), argumentOf(first)]).toEqual([unit('B'), unit('D')]);
    battle.apply(first);
    const second = choice();
    expect(kindOf(second)).toBe(FIRE.kind);
    expect(entityOf(second)).toBe(unit('A'));
  });

  it('wastes no arrow that is counted on somebody whom it cannot hurt', () => {
    const shots = (rules: object): boolean => {
      const { choice } = scene({
        phase: 'fire',
        units: [
          { id: 'A', copy: 'khoshun-1', hexes: ['0608'] },
          { id: 'C', copy: 'serb-guard', hexes: ['0507', '0607'], facing: 'S' },
        ],
        rules: {
          modifiers: [{ id: 'proof', applies: 'fire.dice', label: 'Proof', when: 'true', value: 20 }],
          markers: [{ id: 'arrows', name: 'Arrows', of: 'unit', maximum: 4, start: 4 }],
          ...rules,
        },
      });
      return FIRE.is(choice());
    };
    const spent = {
      id: 'spent',
      case: '8.9',
      label: 'Spent',
      at: 'unit-fires',
      then: [{ do: 'add', marker: 'arrows', value: -1 }],
    };
    expect(shots({})).toBe(true);
    expect(shots({ effects: [spent] })).toBe(false);
  });
});
