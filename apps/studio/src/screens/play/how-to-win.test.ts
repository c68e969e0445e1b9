import { describe, expect, it } from 'vitest';
import { howToWin } from './how-to-win.ts';

const sides = [
  { id: 'red', name: 'Red', color: '#f00' },
  { id: 'blue', name: 'Blue', color: '#00f' },
] as never;

describe('how a battle is won', () => {
  it('is told by objectives and by the score of each level', () => {
    const told = howToWin({
      sides,
      objectives: [{ id: 'camp', zone: 'camp', name: 'The camp', side: 'blue', points: 4, case: '21.2' }],
      victory: {
        case: '21.3',
        score: { plus: 'red', minus: 'blue' },
        levels: [
          { id: 'a', name: 'Decisive', min: 20, winner: 'red' },
          { id: 'b', name: 'Draw', min: -5 },
          { id: 'c', name: 'Decisive', winner: 'blue' },
        ],
      },
    });
    expect(told.scored).toEqual([{ text: 'Blue: 4 points for each hex of “The camp” held at the end.', case: '21.2' }]);
    expect(told.levels.map(({ name, text }) => [name, text])).toEqual([
      ['Decisive: Red', 'Red leads Blue by 20 or more'],
      ['Draw', 'from -5 to 19'],
      ['Decisive: Blue', '-6 or less'],
    ]);
  });

  it('is nothing where nothing is said', () => {
    expect(howToWin({ sides, objectives: [], victory: null })).toEqual({ scored: [], levels: [] });
  });
});
