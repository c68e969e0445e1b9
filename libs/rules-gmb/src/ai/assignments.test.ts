import { describe, expect, it } from 'vitest';
import { Assignments } from './assignments.ts';
import { Distances } from './distances.ts';
import { scene } from './testing.ts';
import { WEIGHTS } from './weights.ts';

const OTTOMAN = 0;
const TARTAR = 1;
const camp = { id: 'tartar-camp', purpose: 'objective', side: 'tartar', hexes: ['0612', '0712'] };

function assignments(turn: number, side: number, rider: string): boolean {
  const { battle, unit } = scene({
    phase: 'movement',
    turn,
    map: { columns: 14, rows: 14, zones: { 'tartar-camp': camp.hexes } },
    units: [
      { id: 'R', copy: 'akinjis-1', hexes: [rider] },
      { id: 'H', copy: 'spahis-1', hexes: ['0401', '0501'], facing: 'S' },
      { id: 'G', copy: 'khoshun-1', hexes: ['1213'] },
    ],
  });
  const list = new Assignments(battle, side, new Distances(battle, side));
  list.assign();
  expect(list.isSent(unit('H'))).toBe(false);
  return list.isSent(unit(side === OTTOMAN ? 'R' : 'G'));
}

describe('assignments', () => {
  it('sends riders to the camp late, and only who can still arrive', () => {
    expect(assignments(WEIGHTS.raidTurn - 1, OTTOMAN, '0603')).toBe(false);
    expect(assignments(WEIGHTS.raidTurn, OTTOMAN, '0603')).toBe(true);
    expect(assignments(10, OTTOMAN, '0603')).toBe(false);
  });

  it('sends guards when enemies come near, and at last in any case', () => {
    expect(assignments(2, TARTAR, '0609')).toBe(true);
    expect(assignments(2, TARTAR, '0601')).toBe(false);
    expect(assignments(WEIGHTS.guardTurn, TARTAR, '0601')).toBe(true);
  });

  it('sends units that fight hand to hand where there is nobody else', () => {
    const { battle, unit } = scene({
      phase: 'movement',
      turn: WEIGHTS.raidTurn,
      map: { columns: 14, rows: 14, zones: { 'tartar-camp': camp.hexes } },
      units: [
        { id: 'H', copy: 'spahis-1', hexes: ['0401', '0501'], facing: 'S' },
        { id: 'G', copy: 'khoshun-1', hexes: ['1213'] },
      ],
    });
    const list = new Assignments(battle, OTTOMAN, new Distances(battle, OTTOMAN));
    list.assign();
    expect(list.isSent(unit('H'))).toBe(true);
  });
});
