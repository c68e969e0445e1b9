import { describe, expect, it } from 'vitest';
import { turnTrackOf, type TurnRules } from './turn-track.ts';

const NOTHING: TurnRules = {
  arrivals: [],
  withdrawals: [],
  modifiers: [],
  restrictions: [],
  effects: [],
  sequence: [],
  victory: null,
  tables: [],
  parameters: [{ id: 'game-turns', value: 9 }],
  units: [],
};
const told = (rules: Partial<TurnRules>): readonly string[] =>
  turnTrackOf({ ...NOTHING, ...rules }).flatMap(({ turn, entries }) =>
    entries.map(({ what, name, case: cited }) => `${turn} ${what} ${name} [${cited}]`),
  );
const mud = (turns: { from?: number; to?: number }, id = 'mud'): TurnRules['modifiers'][number] => ({
  id,
  case: '5.2',
  label: 'Mud',
  applies: 'movement.cost',
  value: 1,
  turns,
});

describe('the turn track', () => {
  it('is empty where nothing is said of single turns', () => {
    const { turns: _, ...always } = mud({});
    expect(told({ modifiers: [always] })).toEqual([]);
  });

  it('tells when something begins and ends, in the order of the turns', () => {
    expect(told({ modifiers: [mud({ from: 3, to: 5 })] })).toEqual(['3 begins Mud [5.2]', '5 ends Mud [5.2]']);
    expect(told({ modifiers: [mud({ from: 1, to: 2 })] })).toEqual(['2 ends Mud [5.2]']);
    expect(told({ modifiers: [mud({ from: 4, to: 4 })] })).toEqual(['4 only Mud [5.2]']);
  });

  it('tells once of what is one thing to players', () => {
    expect(told({ modifiers: [mud({ from: 3 }), mud({ from: 3 }, 'deep-mud')] })).toEqual(['3 begins Mud [5.2]']);
  });

  it('tells who comes and goes, by their name or those of the units', () => {
    const arrivals = [
      { id: 'late', turn: 4, units: ['a', 'b'] },
      { id: 'later', name: 'The Serbs', case: '3.4', turn: 6, units: ['c'] },
    ];
    const withdrawals = [
      { id: 'home', name: 'The Serbs', turn: 8, units: ['c'] },
      { id: 'unpaid', name: 'The hired men', turn: 8, units: ['d'], when: 'turn > 8' },
    ];
    const units = [
      { id: 'a', name: 'Riders', side: 'x', kind: 'unit', size: 'single' as const, faces: [{ id: 'front' }] },
    ];
    expect(told({ arrivals, withdrawals, units })).toEqual([
      '4 arrives Riders, b []',
      '6 arrives The Serbs [3.4]',
      '8 withdraws The Serbs []',
      '8 mayWithdraw The hired men []',
    ]);
  });

  it('tells when the battle may be decided, and not of what is asked in every turn', () => {
    const condition = { id: 'c', label: 'The camp is held', when: 'turn > 0' };
    const decided = (more: object): readonly string[] => told({ victory: { conditions: [{ ...condition, ...more }] } });
    expect(decided({})).toEqual([]);
    expect(decided({ turns: { from: 6 } })).toEqual(['6 decides The camp is held []']);
    expect(decided({ at: 'game-ends' })).toEqual(['9 decides The camp is held []']);
  });
});
