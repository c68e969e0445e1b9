import { describe, expect, it } from 'vitest';
import { library } from '../library.ts';
import { type Piece, scene, type Scene, unit } from '../test-position.ts';

const HORSE = 'polish-horse-1';

/** A Polish horse unit that arrives in turn 4 in one of two hexes, on the small map of positions. */
function late(
  more: { turn?: number; units?: readonly Piece[]; conditions?: readonly object[]; rules?: object } = {},
): Scene {
  const value = { id: 'late', case: '18.9', name: 'Latecomers', turn: 4, units: [HORSE], hexes: ['A7 B18', 'A7 B17'] };
  const add = { op: 'add', target: 'arrivals/late', value, reason: 'A test.' };
  const { turn = 4, units = [], conditions, rules = {} } = more;
  const settle = { op: 'replace', target: 'victory', value: { conditions }, reason: 'A test.' };
  return scene({
    turn,
    phase: 'polish-lithuanian-movement',
    units: [
      { id: HORSE, copy: HORSE },
      unit('B', 'polish-foot-1', 'A7 B10', 'N'),
      unit('K', 'teutonic-horse-1', 'A3 B8', 'N'),
      ...units,
    ],
    rules: { ...rules, changes: conditions === undefined ? [add] : [add, settle] },
  });
}

describe('units that arrive', () => {
  it('are placed before their side moves, turned as their owner likes, and may move', () => {
    const game = late();
    expect(library.decisionName(game.battle)).toBe('arrivals');
    expect(game.refused({ do: 'place', unit: HORSE, hex: 'A7 B11' })).toEqual(['18.0']);
    game.do({ do: 'place', unit: HORSE, hex: 'A7 B17' });
    expect(library.decisionName(game.battle)).toBe('facing');
    game.do({ do: 'face', unit: HORSE, facing: 'N' });
    expect(library.decisionName(game.battle)).toBe('movement');
    expect(game.hex(HORSE)).toBe('A7 B17');
    expect(game.event('arrived')).toMatchObject([{ arrival: 'late', label: 'Latecomers', case: '18.9' }]);
    expect(game.refused({ do: 'move', unit: HORSE, steps: ['N'] })).toEqual([]);
  });

  it('enter the hex, as effects see it', () => {
    const markers = [{ id: 'dust', name: 'Dust', of: 'hex', maximum: 3 }];
    const then = [{ do: 'place', marker: 'dust', in: 'hex' }];
    const effects = [{ id: 'dusty', case: '18.9', label: 'Dust', at: 'unit-enters', then }];
    const game = late({ rules: { markers, effects } });
    game.do({ do: 'place', unit: HORSE, hex: 'A7 B17' });
    game.do({ do: 'face', unit: HORSE, facing: 'N' });
    expect(game.event('marked')).toMatchObject([{ effect: 'dusty', hex: 'A7 B17', level: 1 }]);
  });

  it('wait for their turn, and where there is no room', () => {
    const early = late({ turn: 3 });
    expect(library.decisionName(early.battle)).toBe('movement');
    expect(early.refused({ do: 'place', unit: HORSE, hex: 'A7 B17' })).toEqual(['18.0']);
    const units = ['A7 B18', 'A7 B17'].map((hex, index) => unit(`T${index}`, 'polish-foot-1', hex, 'N'));
    expect(library.decisionName(late({ units }).battle)).toBe('movement');
  });

  it('may be let wait, and what is done is taken back to the same position', () => {
    const { battle, ...game } = late();
    const before = battle.hash;
    game.do({ do: 'pass' });
    expect(library.decisionName(battle)).toBe('movement');
    battle.undo();
    expect(battle.hash).toBe(before);
  });
});

describe('a battle that conditions settle', () => {
  it('is over at the end of the turn, and tells what has settled it', () => {
    const conditions = [{ id: 'late', case: '19.9', label: 'It is late', when: 'turn >= 4', winner: 'teutonic' }];
    const { battle } = late({ conditions });
    for (let count = 0; !battle.over && count < 500; count++)
      battle.apply(battle.legal().at(battle.legal().length - 1));
    expect(battle.turn).toBe(4);
    expect(library.readResult(battle)).toMatchObject({ winner: 'teutonic', settledBy: { id: 'late', case: '19.9' } });
  });
});
