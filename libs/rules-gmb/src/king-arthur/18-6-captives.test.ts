import { describe, expect, it } from 'vitest';
import { invariantViolations } from '../consistency.ts';
import { effectRules } from '../effect-rules.ts';
import { scene } from '../test-position.ts';
import { captivesOf, free, hold } from './18-6-captives.ts';
import { duelState } from './duels.ts';

const position = {
  package: 'gmb/king-arthur',
  phase: 'movement',
  phasing: 'arthur',
  units: [
    { id: 'B', copy: 'archers-1', hexes: ['0505'] },
    { id: 'E', copy: 'elaf', hexes: ['0605'] },
    { id: 'A', copy: 'caradoc', captive: 'E' },
    { id: 'Y', copy: 'yon', captive: 'E' },
    { id: 'H', copy: 'heliades', hexes: ['0605'] },
    { id: 'C', copy: 'chelric', captive: 'B' },
    { id: 'S', copy: 'scots-1', hexes: ['1010'] },
    { id: 'R', copy: 'archers-2', hexes: ['1212'] },
  ],
};

describe('[18.6] captives', () => {
  it('go free when two captors fall into the hands of one unit, each in that hex, and the way back is whole', () => {
    const { battle, do: perform, piece } = scene(position);
    const { hash } = battle;
    perform({ do: 'move', unit: 'B', steps: ['SE'] });
    for (const id of ['A', 'Y']) expect(piece(id)).toMatchObject({ captured: false, captive: false, hexes: ['0605'] });
    for (const id of ['E', 'H', 'C']) expect(piece(id)).toMatchObject({ captured: true, captive: 'B' });
    expect(invariantViolations(battle)).toEqual([]);
    while (battle.undo());
    expect(battle.hash).toBe(hash);
  });

  it('are found by who holds them, change hands, and obey again', () => {
    const { battle, unit, piece } = scene(position);
    expect(captivesOf(battle, unit('E'))).toEqual([unit('A'), unit('Y')]);
    battle.disobeyed.set(unit('A'), 1);
    hold(battle, unit('A'), unit('H'));
    expect(piece('A')).toMatchObject({ captive: 'H', disobeyed: false });
    free(battle, unit('A'), battle.left.of(unit('B')));
    expect(piece('A')).toMatchObject({ captured: false, hexes: ['0505'] });
    expect(invariantViolations(battle)).toEqual([]);
  });

  it('stay where their captor leaves the map by what a package says, with another enemy or free [18.63]', () => {
    const { battle, unit, piece } = scene(position);
    battle.withdraw(unit('B'));
    expect(piece('C')).toMatchObject({ captured: false, hexes: ['0505'] });
    battle.withdraw(unit('E'));
    for (const id of ['A', 'Y']) expect(piece(id)).toMatchObject({ captured: true, captive: 'H' });
    expect(invariantViolations(battle)).toEqual([]);
  });

  it('are held by who comes in the place of their captor', () => {
    const { battle, unit, piece } = scene(position);
    battle.withdraw(unit('R'));
    expect(effectRules.replace?.(battle, unit('B'), unit('R'))).toBe(true);
    expect(piece('C')).toMatchObject({ captured: true, captive: 'R' });
    expect(invariantViolations(battle)).toEqual([]);
  });

  it('are missed by the check of positions when nobody holds them', () => {
    const { battle, unit } = scene(position);
    duelState.of(battle).captor.set(unit('A'), 0);
    expect(invariantViolations(battle)).toHaveLength(1);
    duelState.of(battle).captor.set(unit('A'), unit('Y') + 1);
    expect(invariantViolations(battle)[0]).toMatch(/cannot hold a captive/);
  });
});
