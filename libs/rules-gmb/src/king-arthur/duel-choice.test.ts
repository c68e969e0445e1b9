import { argumentOf, entityOf, kindOf } from '@hexwright/rules-kit';
import { ZONES, zonesOf } from './18-3-duel.ts';
import { describe, expect, it } from 'vitest';
import { scene } from '../ai/testing.ts';
import { CHALLENGE } from './18-1-challenges.ts';
import { ACCEPT, HIDE } from './18-2-hiding.ts';
import { YIELD } from './18-5-yielding.ts';
import { PASS } from '../standard/04-passing.ts';
import { CHANGE_FACE } from '../standard/05-4-mode.ts';

const at = { package: 'gmb/king-arthur', phase: 'man-to-man', phasing: 'arthur' };

describe('duels', () => {
  it('[18.1] challenges whom they beat, and not who beats them', () => {
    const { choice, unit } = scene({
      ...at,
      units: [
        { id: 'K', copy: 'arthur-pendragon', hexes: ['0505'] },
        { id: 'L', copy: 'lucius', hexes: ['0605'] },
        { id: 'M', copy: 'sir-modred', hexes: ['0504'] },
      ],
    });
    const one = choice();
    expect([kindOf(one), entityOf(one), argumentOf(one)]).toEqual([CHALLENGE.kind, unit('K'), unit('L')]);
    const weak = scene({
      ...at,
      units: [
        { id: 'K', copy: 'kabrnten', hexes: ['0505'] },
        { id: 'C', copy: 'chelric', hexes: ['0605'] },
      ],
    });
    expect(weak.choice()).toBe(PASS.of());
  });

  it('[18.2] hides from the strong under a unit, and accepts the weak', () => {
    const answer = (challenger: string): number => {
      const { battle, choice, unit } = scene({
        ...at,
        units: [
          { id: 'A', copy: challenger, hexes: ['0505'] },
          { id: 'E', copy: 'egbrict', hexes: ['0605'] },
          { id: 'S', copy: 'scots-1', hexes: ['0605'] },
        ],
      });
      battle.apply(battle.legal().toArray()[0]);
      expect(battle.deciding).toBe(battle.counters.side[unit('E')]);
      return kindOf(choice());
    };
    expect([answer('arthur-pendragon'), answer('kabrnten')]).toEqual([HIDE.kind, ACCEPT.kind]);
  });

  it('[18.3] does not look at what the other has chosen, and is not always the same', () => {
    const chosen = new Set<number>();
    for (const first of [0, 5, 8]) {
      const { battle, choice } = scene({
        ...at,
        units: [
          { id: 'A', copy: 'caradoc', hexes: ['0505'] },
          { id: 'H', copy: 'heliades', hexes: ['0605'] },
        ],
      });
      for (let played = 0; played < 4; played++) battle.apply(battle.legal().at(0));
      battle.apply(battle.legal().at(first));
      chosen.add(argumentOf(choice()));
    }
    expect(chosen.size).toBe(1);
    const seeds = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const { choice, battle } = scene({
        ...at,
        seed,
        units: [
          { id: 'A', copy: 'caradoc', hexes: ['0505'] },
          { id: 'H', copy: 'heliades', hexes: ['0605'] },
        ],
      });
      for (let played = 0; played < 4; played++) battle.apply(battle.legal().at(0));
      const one = choice();
      expect(kindOf(one)).toBe(ZONES.kind);
      seeds.add(zonesOf(argumentOf(one)).attack);
    }
    expect(seeds.size).toBeGreaterThan(1);
  });

  it('[18.51] yields only where they can do no harm at all', () => {
    const { battle, choice } = scene({
      ...at,
      phasing: 'modred',
      units: [
        { id: 'L', copy: 'lucius', hexes: ['0605'] },
        { id: 'K', copy: 'arthur-pendragon', hexes: ['0505'] },
      ],
    });
    battle.apply(battle.legal().at(0));
    expect(kindOf(choice())).not.toBe(YIELD.kind);
  });

  it('[18.51] yields after very many rounds, where blows end nothing', () => {
    const { battle, play, unit } = scene({
      ...at,
      dice: Array.from({ length: 1000 }, () => 1),
      units: [
        { id: 'A', copy: 'caradoc', hexes: ['0505'] },
        { id: 'H', copy: 'heliades', hexes: ['0605'] },
      ],
    });
    battle.apply(battle.legal().at(0));
    play();
    expect(battle.dice.used).toBeGreaterThan(100);
    expect(battle.dice.used).toBeLessThan(400);
    expect(['A', 'H'].filter((id) => battle.isInPlay(unit(id)))).toHaveLength(1);
  });
});

describe('shield walls [16.0]', () => {
  const wall = (column: string, face: string): number[] => {
    const { choice, unit } = scene({
      package: 'gmb/king-arthur',
      phase: 'movement',
      phasing: 'modred',
      units: [
        { id: 'S', copy: 'saxons-1', hexes: [`${column}05`, `${column}06`], facing: 'W', face },
        { id: 'K', copy: 'knights-1', hexes: ['0305', '0306'], facing: 'E' },
      ],
    });
    const one = choice();
    return CHANGE_FACE.is(one) ? [entityOf(one) - unit('S'), argumentOf(one)] : [];
  };

  it('are formed when knights are near, and left to march', () => {
    expect(wall('05', 'melee')).toEqual([0, 1]);
    expect(wall('13', 'shield-wall')).toEqual([0, 0]);
    expect(wall('13', 'melee')).toEqual([]);
  });
});
