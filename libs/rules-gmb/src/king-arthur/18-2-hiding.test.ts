import { LEGAL } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { scene } from '../test-position.ts';
import { hideRefusal } from './18-2-hiding.ts';

describe('[18.2] hiding', () => {
  const { battle, unit } = scene({
    package: 'gmb/king-arthur',
    phase: 'man-to-man',
    phasing: 'arthur',
    units: [
      { id: 'A', copy: 'caradoc', hexes: ['0505'] },
      { id: 'E', copy: 'elaf', hexes: ['0605'] },
      { id: 'S', copy: 'saxons-1', hexes: ['0605', '0606'], facing: 'W' },
      { id: 'C', copy: 'chelric', hexes: ['0504'] },
      { id: 'H', copy: 'heliades', hexes: ['0606'] },
    ],
  });
  const may = (from: string, leader: string): boolean => hideRefusal(battle, unit(from), unit(leader)) === LEGAL;

  it('is for pagans with a unit, from Christians [18.21]', () => {
    expect(may('A', 'E')).toBe(true);
    expect([may('A', 'C'), may('A', 'H'), may('E', 'A'), may('C', 'E')]).toEqual([false, false, false, false]);
  });

  it('lasts through both Melee Phases, and the unit tells by its morale [18.23]-[18.25]', () => {
    const one = scene({
      package: 'gmb/king-arthur',
      phase: 'man-to-man',
      phasing: 'arthur',
      units: [
        { id: 'A', copy: 'caradoc', hexes: ['0505'] },
        { id: 'K', copy: 'archers-1', hexes: ['0505'] },
        { id: 'E', copy: 'elaf', hexes: ['0605'] },
        { id: 'S', copy: 'saxons-1', hexes: ['0605', '0606'], facing: 'W' },
        { id: 'B', copy: 'knights-1', hexes: ['0506', '0507'], facing: 'E' },
      ],
    });
    one.do({ do: 'challenge', unit: 'A', target: 'E' });
    one.do({ do: 'hide' });
    const seen: string[] = [];
    while (one.battle.turn === 1 && one.piece('E').hiding === true) {
      const step = one.battle.game.sequence[one.battle.step].id;
      if (seen.at(-1) !== step) seen.push(step);
      one.do({ do: 'pass' });
    }
    expect(seen.slice(-2)).toEqual(['melee-phasing', 'melee-other']);
    expect(one.piece('E').hiding).toBe(false);
  });
});
