import { describe, expect, it } from 'vitest';
import { problemsOf, type ToyEdit } from './toy-game.ts';

const settledWhen = (when: string): ToyEdit => [
  'hill',
  'rules.json',
  '/victory',
  { conditions: [{ id: 'away', case: '10.3', label: 'They are away', when, winner: 'south' }] },
];
const told = (...edits: readonly ToyEdit[]): readonly string[] =>
  problemsOf(...edits).filter((problem) => problem.includes('victory.out-of-reach'));

describe('a unit that is to leave the map', () => {
  it('leaves by the rules over its own edge, where they take such a piece there', () => {
    expect(told(settledWhen('hasLeft("twins", "south")'))).toEqual([]);
    expect(told(settledWhen('hasLeft("twins", "east") || hasLeft("anna", "north")'))).toEqual([
      expect.stringMatching(/\[10\.3\] No rule takes The Twins \(twins\) off the map over the east edge/),
      expect.stringMatching(/No rule takes Anna \(anna\) off the map over the north edge/),
    ]);
  });

  it('leaves where a withdrawal or an effect takes it', () => {
    const home = (more: object = {}): ToyEdit => [
      'hill',
      'scenario.json',
      '/withdrawals',
      [{ id: 'home', turn: 2, units: ['twins'], ...more }],
    ];
    const moves: ToyEdit = [
      'rules',
      'rules.json',
      '/sequence',
      [{ id: 'move', phase: 'Move', procedure: 'move', acts: 'phasing' }],
    ];
    const leaving = (as: string): ToyEdit => [
      'hill',
      'rules.json',
      '/effects',
      [{ id: 'off', label: 'Off they go', at: 'unit-enters', then: [{ do: 'remove', as }] }],
    ];
    const east = settledWhen('hasLeft("twins", "east")');
    expect(told(moves, home(), east)).toEqual([]);
    expect(told(moves, home({ edge: 'east' }), east)).toEqual([]);
    expect(told(moves, home({ edge: 'west' }), east)).toHaveLength(1);
    expect(told(leaving('left'), east)).toEqual([]);
    expect(told(leaving('eliminated'), east)).toHaveLength(1);
  });
});
