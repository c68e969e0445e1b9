/** Effects that put a counter in the place of another. */
import { describe, expect, it } from 'vitest';
import { EDGES } from '@hexwright/hex';
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

describe('a leader who fights as a unit', () => {
  const horse = { id: 'tartar-horse-1', copy: 'tartar-horse-1' };

  it('gives place to it where they are alone, and nowhere else', () => {
    const alone = after('witold', 'tartar-horse-1', [marker('witold', 'witold', 'A7 B11'), horse, enemy]);
    expect(alone.piece('tartar-horse-1').hexes).toEqual(['A7 B11']);
    const friend = unit('tartar-horse-2', 'tartar-horse-2', 'A7 B11', 'S');
    const beside = after('witold', 'tartar-horse-1', [marker('witold', 'witold', 'A7 B11'), friend, horse, enemy]);
    expect([beside.piece('witold').hexes, beside.piece('tartar-horse-1').hexes]).toEqual([['A7 B11'], []]);
  });
});

describe('a unit that is called back once it is lost', () => {
  it('waits off the map in order, and is lost no longer', () => {
    const recall = { id: 'again', case: '18.9', label: 'Again', at: 'unit-is-lost', then: [{ do: 'recall' }] };
    const fall = {
      id: 'fall',
      case: '18.9',
      label: 'It falls',
      at: 'phase-begins',
      each: 'unit',
      then: [{ do: 'remove' }],
    };
    const doomed = { ...fall, when: 'isUnit(unit, "tartar-horse-1")' };
    const changes = [doomed, recall].map((value) => ({
      op: 'add',
      target: `effects/${value.id}`,
      value,
      reason: 'A test.',
    }));
    const units = [unit('tartar-horse-1', 'tartar-horse-1', 'A7 B11', 'S'), enemy];
    const game = scene({ turn: 2, phase: 'polish-lithuanian-movement', units, rules: { changes } });
    expect(game.event('effect-recalled')).toMatchObject([{ unit: 'tartar-horse-1', case: '18.9' }]);
    expect(game.piece('tartar-horse-1')).toMatchObject({ hexes: [], eliminated: false });
    expect([game.battle.isLost(game.unit('tartar-horse-1')), invariantViolations(game.battle)]).toEqual([false, []]);
  });
});

describe('a unit that an effect has leave the map', () => {
  const ride = {
    id: 'ride-off',
    case: '18.9',
    label: 'They ride off',
    at: 'phase-begins',
    each: 'unit',
    when: 'isUnit(unit, "tartar-horse-1")',
    then: [{ do: 'remove', as: 'left' }],
  };
  const rides = (...then: readonly object[]): Scene => {
    const value = { ...ride, then: [...ride.then, ...then] };
    const asked = { id: 'away', case: '18.9', label: 'Away', when: 'hasLeft("tartar-horse-1", "north")' };
    const changes = [
      { op: 'add', target: 'effects/ride-off', value, reason: 'A test.' },
      { op: 'add', target: 'victory/conditions', value: [asked], reason: 'A test.' },
    ];
    const units = [
      unit('tartar-horse-1', 'tartar-horse-1', 'A7 B18', 'N'),
      marker('witold', 'witold', 'A7 B18'),
      unit('tartar-horse-2', 'tartar-horse-2', 'A4 B9', 'N'),
      enemy,
    ];
    return scene({ turn: 2, phase: 'polish-lithuanian-movement', units, rules: { changes } });
  };

  it('is not lost: nobody falls with it, nothing is scored, and it has left over its edge', () => {
    const game = rides();
    expect(game.piece('tartar-horse-1')).toMatchObject({ hexes: [], eliminated: false });
    expect(game.piece('witold').hexes).toEqual(['A7 B18']);
    expect(game.event('eliminated')).toEqual([]);
    const tartars = game.unit('tartar-horse-1');
    expect([game.battle.isLost(tartars), game.battle.hasLeft(tartars, EDGES.indexOf('north'))]).toEqual([false, true]);
    expect(invariantViolations(game.battle)).toEqual([]);
  });

  it('may be called back', () => {
    expect(rides({ do: 'recall' }).event('effect-recalled')).toMatchObject([{ unit: 'tartar-horse-1' }]);
  });
});
