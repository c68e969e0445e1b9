import { describe, expect, it } from 'vitest';
import type { Battle } from './battle.ts';
import { invariantViolations } from './consistency.ts';
import { ELIMINATED } from './status.ts';
import { scene, type Scene } from './test-position.ts';

function sound(): Scene {
  return scene({
    map: { columns: 9, rows: 9, terrain: { '0101': 'river' } },
    phase: 'movement',
    units: [
      { id: 'A', copy: 'spahis-1', hexes: ['0505', '0605'], facing: 'N' },
      { id: 'B', copy: 'serbs-1', hexes: ['0303'] },
      { id: 'L', copy: 'musa', hexes: ['0303'] },
      { id: 'W', copy: 'wagons-1', hexes: ['0707', '0807'], facing: 'N', face: 'lager' },
      { id: 'K', copy: 'gilan-1', hexes: ['0209'] },
    ],
  });
}

/** Writes into the state what no rule would, and says what is found. */
function spoilt(spoil: (battle: Battle, unit: (id: string) => number) => void): string[] {
  const { battle, unit } = sound();
  spoil(battle, unit);
  return invariantViolations(battle);
}

const hexOf = (battle: Battle, label: string): number => battle.map.numbering.hexOf(label);

describe('what must be true of every position', () => {
  it('is, of one that was set up', () => {
    expect(invariantViolations(sound().battle)).toEqual([]);
  });

  it('[6.11] one combat unit a hex', () => {
    const faults = spoilt((battle, unit) => battle.place(unit('K'), hexOf(battle, '0303'), 0));
    expect(faults.join('\n')).toContain('K and B both stand in 0303 [6.11]');
  });

  it('[6.14] no leader with an enemy', () => {
    const faults = spoilt((battle, unit) => battle.left.set(unit('L'), hexOf(battle, '0209')));
    expect(faults).toEqual(['L shares 0209 with its enemy K [6.14]']);
  });

  it('[6.14] no leader with an enemy leader', () => {
    const { battle } = scene({
      phase: 'movement',
      units: [
        { id: 'L', copy: 'musa', hexes: ['0505'] },
        { id: 'M', copy: 'tamburlaine', hexes: ['0605'] },
      ],
    });
    battle.left.set(battle.counters.leadersOf[0][0], battle.left.of(battle.counters.leadersOf[1][0]));
    expect(invariantViolations(battle)).toEqual([
      'L shares 0605 with its enemy M [6.14]',
      'M shares 0605 with its enemy L [6.14]',
    ]);
  });

  it('[7.25] nobody on prohibited ground', () => {
    const faults = spoilt((battle, unit) => battle.shift(unit('K'), hexOf(battle, '0101'), 0));
    expect(faults).toEqual(['K stands on prohibited terrain in 0101 [7.25]']);
  });

  it.each([-1, 5])('[10.1] no rout level of %i', (level) => {
    const faults = spoilt((battle, unit) => battle.rout.set(unit('B'), level));
    expect(faults).toEqual([`B has rout level ${level} [10.1]`]);
  });

  it('nobody out of play on the map, and nobody in play off it', () => {
    expect(spoilt((battle, unit) => battle.status.set(unit('B'), ELIMINATED))).toContain(
      'B is out of play and yet on the map',
    );
    expect(spoilt((battle, unit) => battle.left.set(unit('K'), -1))).toContain('K is in play and yet not on the map');
  });

  it('[5.23] two hexes for a double', () => {
    const faults = spoilt((battle, unit) => battle.direction.set(unit('A'), 1));
    expect(faults.join('\n')).toContain('A stands in 0504, which does not know it');
    expect(faults.join('\n')).toContain('0605 is held by A, which is not there');
  });

  it('every hex knows who stands in it', () => {
    expect(spoilt((battle) => battle.occupant.set(hexOf(battle, '0909'), 1))).toHaveLength(1);
    expect(spoilt((battle) => battle.trainAt.set(hexOf(battle, '0707'), 0))).toHaveLength(1);
  });
});
