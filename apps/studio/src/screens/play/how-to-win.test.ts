import { describe, expect, it } from 'vitest';
import { howToWin } from './how-to-win.ts';

const sides = [
  { id: 'red', name: 'Red', color: '#f00' },
  { id: 'blue', name: 'Blue', color: '#00f' },
] as never;

describe('how a battle is won', () => {
  it('is told by objectives and by the score of each level', () => {
    const told = howToWin(
      {
        sides,
        units: [],
        modules: [],
        objectives: [
          { id: 'camp', zone: 'camp', name: 'The camp', side: 'blue', points: 4, case: '21.2' },
          { id: 'mill', zone: 'mill', points: 1 },
        ],
        victory: {
          case: '21.3',
          score: { plus: 'red', minus: 'blue' },
          levels: [
            { id: 'a', name: 'Decisive', min: 20, winner: 'red' },
            { id: 'b', name: 'Draw', min: -5 },
            { id: 'c', name: 'A blue victory', winner: 'blue' },
          ],
        },
      },
      null,
    );
    expect(told.scored).toEqual([
      { text: 'Blue: 4 points for each hex of “The camp”.', case: '21.2' },
      { text: 'Either side: 1 point for each hex of “Mill”.' },
    ]);
    expect(told.levels.map(({ name, text }) => [name, text])).toEqual([
      ['Decisive: Red', 'Red ahead of Blue by 20 or more'],
      ['Draw', 'Red ahead by 19 at most, Blue by 5 at most'],
      ['A blue victory', 'Blue ahead of Red by 6 or more'],
    ]);
  });

  it('is told by who is ahead at each level, and by how much', () => {
    const levels = [
      { id: 'a', name: 'Red strategic', min: 20, winner: 'red' },
      { id: 'b', name: 'Red tactical', min: 5, winner: 'red' },
      { id: 'c', name: 'Draw', min: -4 },
      { id: 'd', name: 'Blue tactical', min: -19, winner: 'blue' },
      { id: 'e', name: 'Blue strategic', winner: 'blue' },
    ];
    const victory = { score: { plus: 'red', minus: 'blue' }, levels };
    const told = howToWin({ sides, units: [], modules: [], objectives: [], victory }, null);
    expect(told.levels.map(({ text }) => text)).toEqual([
      'Red ahead of Blue by 20 or more',
      'Red ahead of Blue by 5 to 19',
      'nobody ahead by more than 4',
      'Blue ahead of Red by 5 to 19',
      'Blue ahead of Red by 20 or more',
    ]);
  });

  it('is told by what lost units score, by the modules that are on or by the common rules', () => {
    const battle = { sides, units: [], objectives: [], victory: null, modules: ['by-morale'] };
    const modules = [
      { id: 'by-morale', title: 'Points by morale', case: '21.1' },
      { id: 'by-nation', title: 'Points by nation', case: '20.0' },
    ];
    const scored = { losses: 'Each lost unit scores.', objectives: '' };
    const ofModules = howToWin(battle, { scored, modules, scoringModules: ['by-morale', 'by-nation'] });
    expect(ofModules.scored).toEqual([{ text: 'Lost units score for their enemy: points by morale.', case: '21.1' }]);
    expect(howToWin(battle, { scored, modules, scoringModules: [] }).scored).toEqual([
      { text: 'Each lost unit scores.' },
    ]);
  });

  it('is told by when objectives count, as the game has it, and by their zones in plain words', () => {
    const objectives = [{ id: 'camp', zone: 'tartar-camp', side: 'blue', points: 3, case: '19.0' }];
    const scored = { losses: '', objectives: 'As soon as a unit enters.' };
    const told = howToWin(
      { sides, units: [], objectives, victory: null, modules: [] },
      { scored, modules: [], scoringModules: ['by-morale'] },
    );
    expect(told.scored.map(({ text }) => text)).toEqual([
      'Blue: 3 points for each hex of “Tartar camp”.',
      'As soon as a unit enters.',
    ]);
  });

  it('is told by the leaders that bring points, the dearest first', () => {
    const leader = (name: string, side: string, capture: number): unknown => ({
      name,
      side,
      values: { capture },
      faces: [{ id: 'leader' }],
    });
    const units = [leader('Isa', 'red', 10), leader('Bayazid', 'red', 25), leader('Musa', 'red', 10)] as never;
    const scored = { losses: '', objectives: '', printed: { value: 'capture', of: 'leaders captured' } };
    const told = howToWin(
      { sides, units, objectives: [], victory: null, modules: [] },
      { scored, modules: [], scoringModules: [] },
    );
    expect(told.scored.at(-1)).toEqual({
      text: 'Red, leaders captured: Bayazid 25 points; Isa, Musa 10 points each.',
    });
  });

  it('is told by what settles it, not by who scores', () => {
    const level = { id: 'blue-wins', name: 'Blue wins', winner: 'blue' };
    const told = howToWin(
      {
        sides,
        modules: [],
        units: [],
        objectives: [],
        victory: {
          score: { plus: 'red', minus: 'blue' },
          levels: [level],
          conditions: [
            { id: 'held', case: '21.4', label: 'The bridge is held', when: 'true', winner: 'red' },
            { id: 'lost', label: 'The king falls', when: 'true', at: 'at-once', level: 'blue-wins' },
            { id: 'even', label: 'Both are spent', when: 'true', at: 'game-ends' },
          ],
        },
      },
      null,
    );
    expect(told.settled).toEqual([
      { text: 'The bridge is held: victory for Red, at the end of a turn.', case: '21.4' },
      { text: 'The king falls: victory for Blue, at once.' },
      { text: 'Both are spent: nobody wins, at the end of the game.' },
    ]);
  });

  it('is nothing where nothing is said', () => {
    expect(howToWin({ sides, units: [], objectives: [], victory: null, modules: [] }, null)).toEqual({
      settled: [],
      scored: [],
      levels: [],
    });
  });
});
