import { describe, expect, it } from 'vitest';
import type { MatchResult } from './match.ts';
import { Statistics, wilson } from './statistics.ts';

const result = (winner: string | null, level: string | null, red: number, blue: number): MatchResult => ({
  seed: 1,
  winner,
  level,
  levelName: level,
  score: red - blue,
  victoryPoints: { red, blue },
  turns: 10,
  commands: 100 + red,
  hash: '0123456789abcdef',
  end: 'over',
});

describe('wilson', () => {
  it('gives the interval of textbooks', () => {
    // 10 of 100: 5.52 % to 17.44 %.
    const { share, low, high } = wilson(10, 100);
    expect(share).toBe(0.1);
    expect(low).toBeCloseTo(0.0552, 4);
    expect(high).toBeCloseTo(0.1744, 4);
  });

  it('stays within 0 and 1 and says something even of nothing and of all', () => {
    expect(wilson(0, 0)).toEqual({ count: 0, share: 0, low: 0, high: 1 });
    expect(wilson(0, 10)).toMatchObject({ low: 0 });
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(wilson(10, 10)).toMatchObject({ high: 1 });
    expect(wilson(10, 10).low).toBeCloseTo(0.7225, 4);
  });
});

describe('Statistics', () => {
  it('counts wins and levels and sums up points', () => {
    const statistics = new Statistics(['red', 'blue'], ['great', 'small']);
    statistics.add(result('red', 'great', 8, 2));
    statistics.add(result('red', 'small', 4, 3));
    statistics.add(result('draw', null, 3, 4));
    const { summary } = statistics;
    expect(summary.games).toBe(3);
    expect(Object.entries(summary.wins).map(([side, { count }]) => [side, count])).toEqual([
      ['red', 2],
      ['blue', 0],
      ['draw', 1],
    ]);
    expect(summary.levels['great'].share).toBeCloseTo(1 / 3);
    expect(summary.victoryPoints['red']).toMatchObject({ mean: 5, least: 3, most: 8 });
    expect(summary.victoryPoints['red'].deviation).toBeCloseTo(Math.sqrt(7));
    expect(summary.score.mean).toBe(2);
    expect(summary.commands.most).toBe(108);
  });

  it('leaves games that were stopped out of everything else', () => {
    const statistics = new Statistics(['red', 'blue'], []);
    statistics.add({ ...result('red', null, 50, 0), end: 'limit' });
    const { summary } = statistics;
    expect([summary.games, summary.stopped, summary.wins['red'].count]).toEqual([1, 1, 0]);
    expect(summary.victoryPoints['red']).toEqual({ mean: 0, deviation: 0, least: 0, most: 0 });
  });
});
