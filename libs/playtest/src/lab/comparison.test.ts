import { describe, expect, it } from 'vitest';
import type { CountedResult } from '../acts.ts';
import { battle } from '../testing/battle.ts';
import { Comparison } from './comparison.ts';
import { type Question, questionsOf, questionsOfAll } from './questions.ts';
import { subjectOf } from './subject.ts';

const result = (winner: string, turns: number, end: CountedResult['end'] = 'over'): CountedResult => ({
  seed: 1,
  winner,
  level: null,
  levelName: null,
  score: 0,
  victoryPoints: { red: turns, blue: 0 },
  turns,
  commands: 10,
  hash: '',
  end,
});
const redWins: Question = {
  id: 'wins:red',
  title: 'Red wins',
  unit: 'share',
  isOfWatched: false,
  of: ({ winner }) => (winner === 'red' ? 1 : 0),
};
const turns: Question = {
  id: 'turns',
  title: 'Game-turns',
  unit: 'number',
  isOfWatched: false,
  of: (one) => one.turns,
};

describe('a comparison', () => {
  it('is settled once each package is more, less, or close enough', () => {
    const comparison = new Comparison(redWins, [turns, { ...redWins, id: 'again' }], 3, 0.25);
    let pairs = 0;
    while (!comparison.isSettled && pairs < 5000) {
      // The second wins whenever the first does not, four games of five; the third is the first one again.
      const winner = pairs % 5 === 0 ? 'red' : 'blue';
      comparison.add([result(winner, 8), result(winner === 'red' ? 'blue' : 'red', 9), result(winner, 8)]);
      pairs++;
    }
    expect(comparison.asked.map(({ verdict }) => verdict)).toEqual(['more', 'alike']);
    expect(pairs).toBeGreaterThan(29);
    expect(pairs).toBeLessThan(500);
    expect(comparison.others.map(([answer]) => answer.verdict)).toEqual(['more', 'open']);
    // What was not asked has the wider interval for as much scatter.
    expect(comparison.asked[1].high).toBeLessThan(comparison.others[1][1].high);
  });

  it('says nothing before thirty seeds, and leaves out those of which a game was stopped', () => {
    const comparison = new Comparison(redWins, [], 2, 1);
    for (let i = 0; i < 29; i++) comparison.add([result('red', 8), result('red', 8)]);
    comparison.add([result('red', 8), result('blue', 8, 'limit')]);
    expect([comparison.isSettled, comparison.stopped, comparison.asked[0].pairs]).toEqual([false, 1, 29]);
    comparison.add([result('red', 8), result('red', 8)]);
    expect(comparison.isSettled).toBe(true);
  });
});

describe('questions', () => {
  const questions = questionsOf(subjectOf(battle()));

  it('ask of winners, points, length, and what acts', () => {
    const ids = questions.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['wins:tartar', 'draws', 'points:ottoman', 'score', 'turns']));
    expect(ids).toContain('modifier:melee-on-lager');
    const asked = questions.find(({ id }) => id === 'modifier:melee-on-lager');
    expect(asked?.of({ ...result('red', 3), applied: { 'melee-on-lager': 4 } })).toBe(4);
    expect(asked?.of(result('red', 3))).toBe(0);
  });

  it('of several packages stand once', () => {
    expect(questionsOfAll([questions, questions])).toHaveLength(questions.length);
  });
});
