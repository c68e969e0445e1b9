import { describe, expect, it } from 'vitest';
import { scene } from './testing.ts';

const far = { id: 'E', copy: 'spahis-1', hexes: ['0101', '0201'], facing: 'S' };

describe('leaders', () => {
  it('[12.2] go to a routed unit of their own contingent', () => {
    const { hexes, play } = scene({
      phase: 'movement',
      units: [
        far,
        { id: 'L', copy: 'mohammed-khan', hexes: ['0608'] },
        { id: 'A', copy: 'mawarnahr-2', hexes: ['0811', '0911'], facing: 'N', rout: 1 },
        { id: 'B', copy: 'persia-2', hexes: ['0411', '0511'], facing: 'N', rout: 1 },
      ],
    });
    play();
    expect(hexes('A')).toContain(hexes('L')[0]);
  });

  it('[6.15] do not stay alone beside the enemy', () => {
    const { battle, unit, play } = scene({
      phase: 'movement',
      units: [
        { id: 'L', copy: 'tamburlaine', hexes: ['0606'] },
        { id: 'A', copy: 'gd-czawl-1', hexes: ['0612', '0712'], facing: 'N', face: 'melee' },
        { id: 'E', copy: 'spahis-1', hexes: ['0603', '0703'], facing: 'S', face: 'melee' },
      ],
    });
    play();
    const enemy = battle.left.of(unit('E'));
    expect(battle.grid.distance(battle.left.of(unit('L')), enemy)).toBeGreaterThan(3);
  });

  it.each([
    ['aguisant', true],
    ['kabrnten', false],
  ])('[18.12] seek a duel that the odds favour, beside a unit of their own: %s %s', (copy, seeks) => {
    const { battle, unit, play } = scene({
      package: 'gmb/king-arthur',
      phase: 'movement',
      phasing: 'arthur',
      units: [
        { id: 'K', copy, hexes: ['0306'] },
        { id: 'A', copy: 'knights-1', hexes: ['0506', '0507'], facing: 'E', face: 'melee' },
        { id: 'H', copy: 'heliades', hexes: ['0606'] },
        { id: 'S', copy: 'scots-1', hexes: ['0606'] },
      ],
    });
    play();
    const between = battle.grid.distance(battle.left.of(unit('K')), battle.left.of(unit('H')));
    expect(between === 1).toBe(seeks);
  });
});
