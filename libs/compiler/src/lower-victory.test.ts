import { describe, expect, it } from 'vitest';
import { NO_LEAST_SCORE } from './lower-victory.ts';
import { compiled, problemsOf, type ToyEdit } from './toy-game.ts';

const level = (pointer: string, value: unknown): ToyEdit => ['hill', 'rules.json', `/victory/levels${pointer}`, value];

describe('victory', () => {
  it('has sides as indices and a level for every score', () => {
    expect(compiled().victory).toEqual({
      case: '10.0',
      plus: 0,
      minus: 1,
      levels: [
        { id: 'north-wins', name: 'North wins', title: '', min: 3, winner: 0 },
        { id: 'draw', name: 'Nobody wins', title: '', min: -2, winner: -1 },
        { id: 'south-wins', name: 'South wins', title: 'Kings of the hill', min: NO_LEAST_SCORE, winner: 1 },
      ],
      conditions: [],
    });
  });

  it('has an objective of either side once for each of them', () => {
    const scored = compiled(['hill', 'rules.json', '/objectives/0/side', undefined]).objectives;
    expect(scored.map(({ id, side, points }) => [id, side, points])).toEqual([
      ['top', 0, 2],
      ['top', 1, 2],
    ]);
  });

  it('may be left out', () => {
    expect(compiled(['hill', 'rules.json', '/victory', undefined]).victory).toBe(null);
  });

  it('is no score of a side against itself', () => {
    expect(problemsOf(['hill', 'rules.json', '/victory/score/minus', 'north'])).toEqual([
      expect.stringContaining(
        'error victory.score Points of "north" less those of "north" are always 0. Subtract those of the other side.\n    fix: Subtract the points of "south"',
      ),
    ]);
  });

  it('lists its levels from the highest score down', () => {
    expect(problemsOf(level('/1/min', 3))).toEqual([
      expect.stringContaining(
        'error victory.order The level "north-wins" above takes every score that this one would.',
      ),
    ]);
    expect(problemsOf(level('/1/min', undefined))).toEqual([
      expect.stringContaining('error victory.order The level "draw" above takes every score that this one would.'),
    ]);
  });

  it('leaves no score without a level', () => {
    expect(problemsOf(level('/2/min', -9))).toEqual([
      expect.stringContaining(
        'error victory.gap No level is left for scores below -9. Leave min out of the last level.\n    fix: Leave min out',
      ),
    ]);
  });
});
