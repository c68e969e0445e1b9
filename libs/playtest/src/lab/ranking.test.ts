import { expect, it } from 'vitest';
import type { CountedResult } from '../acts.ts';
import type { Question } from './questions.ts';
import { Ranking } from './ranking.ts';

const QUESTION: Question = {
  id: 'score',
  title: 'Score',
  unit: 'number',
  isOfWatched: false,
  of: ({ score }) => score,
};
const game = (score: number, hash = ''): CountedResult => ({ score, hash, end: 'over' }) as CountedResult;

/** A ranking of changes, each of which makes of a score what its function says. */
function ranked(changes: Readonly<Record<string, (score: number, seed: number) => CountedResult>>): Ranking<string> {
  const ranking = new Ranking<string>(QUESTION, Object.keys(changes));
  for (let seed = 0; seed < 200; seed++)
    Object.values(changes).forEach((of, at) => ranking.add(at, game(seed % 7), of(seed % 7, seed)));
  return ranking;
}

it('ranks changes by what they do, tells noise from it, and what did nothing at all', () => {
  const ranking = ranked({
    noise: (score, seed) => game(score + (seed % 2 === 0 ? 3 : -3), 'other'),
    nothing: (score) => game(score),
    less: (score, seed) => game(score - 2 + (seed % 3) / 3, 'other'),
    more: (score) => game(score + 4, 'other'),
  });
  expect(ranking.ranked.map(({ change, verdict }) => [change, verdict])).toEqual([
    ['more', 'more'],
    ['less', 'less'],
    ['noise', 'noise'],
    ['nothing', 'same'],
  ]);
});

it('widens every interval by how many changes are looked at, those too that are still to come', () => {
  const of = (score: number, seed: number): CountedResult => game(score + (seed % 5), 'other');
  const many = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [String(at), of]));
  const high = (ranking: Ranking<string>): number => ranking.ranked[0].high;
  expect(high(ranked(many))).toBeGreaterThan(high(ranked({ alone: of })));
  const first = new Ranking<string>(QUESTION, Object.keys(many));
  expect(first.ranked).toEqual([]);
  for (let seed = 0; seed < 200; seed++) first.add(0, game(seed % 7), of(seed % 7, seed));
  expect(first.ranked.map(({ change }) => change)).toEqual(['0']);
  expect(high(first)).toBe(high(ranked(many)));
});

it('counts no seed on which a game was stopped', () => {
  const ranking = new Ranking<string>(QUESTION, ['one']);
  ranking.add(0, game(1), game(9, 'other'));
  ranking.add(0, game(1), { ...game(99, 'other'), end: 'limit' });
  ranking.add(0, { ...game(-99), end: 'limit' }, game(1, 'other'));
  expect(ranking.ranked).toMatchObject([{ pairs: 1, mean: 8 }]);
});
