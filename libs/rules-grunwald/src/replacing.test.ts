/** Effects that put a counter in the place of another. */
import { describe, expect, it } from 'vitest';
import { invariantViolations } from './consistency.ts';
import { marker, type Piece, scene, type Scene, unit } from './test-position.ts';

/** The position once an effect has put one counter in the place of another, when the phase begins. */
function after(piece: string, by: string, units: readonly Piece[]): Scene {
  const value = {
    id: 'over',
    case: '18.9',
    label: 'They go over',
    at: 'phase-begins',
    each: 'unit',
    when: `isUnit(unit, "${piece}")`,
    then: [{ do: 'replace', by }],
  };
  const changes = [{ op: 'add', target: 'effects/over', value, reason: 'A test.' }];
  const game = scene({ turn: 2, phase: 'polish-lithuanian-movement', units, rules: { changes } });
  expect(invariantViolations(game.battle)).toEqual([]);
  return game;
}

const enemy = unit('teutonic-horse-1', 'teutonic-horse-1', 'A8 B15', 'N');

describe('a unit that goes over', () => {
  it('leaves its hex and its facing to a counter of the other side, which has its zones and overruns leaders there', () => {
    const game = after('tartar-horse-1', 'crusader-horse-1', [
      unit('tartar-horse-1', 'tartar-horse-1', 'A7 B11', 'S'),
      marker('witold', 'witold', 'A7 B11'),
      { id: 'crusader-horse-1', copy: 'crusader-horse-1' },
      enemy,
    ]);
    expect(game.piece('tartar-horse-1')).toMatchObject({ hexes: [], eliminated: false });
    expect(game.piece('crusader-horse-1')).toMatchObject({ hexes: ['A7 B11'], facing: 'S' });
    expect(game.piece('witold').hexes).toEqual([]);
    expect(game.event('effect-replaced')).toMatchObject([{ unit: 'tartar-horse-1', by: 'crusader-horse-1' }]);
  });

  it('stays where a leader would stand with a unit of the enemy', () => {
    const game = after('witold', 'lichtenstein', [
      unit('tartar-horse-1', 'tartar-horse-1', 'A7 B11', 'S'),
      marker('witold', 'witold', 'A7 B11'),
      { id: 'lichtenstein', copy: 'lichtenstein' },
      enemy,
    ]);
    expect(game.piece('witold').hexes).toEqual(['A7 B11']);
  });
});
