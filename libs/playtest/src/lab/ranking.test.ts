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
const games = (of: (seed: number) => CountedResult): CountedResult[] =>
  Array.from({ length: 200 }, (_, seed) => of(seed));

it('ranks changes by what they do, tells noise from it, and what did nothing at all', () => {
  const ranking = new Ranking<string>(
    QUESTION,
    games((seed) => game(seed % 7)),
  );
  ranking.add(
    'noise',
    games((seed) => game((seed % 7) + (seed % 2 === 0 ? 3 : -3), 'other')),
  );
  ranking.add(
    'nothing',
    games((seed) => game(seed % 7)),
  );
  ranking.add(
    'less',
    games((seed) => game((seed % 7) - 2 + (seed % 3) / 3, 'other')),
  );
  ranking.add(
    'more',
    games((seed) => game((seed % 7) + 4, 'other')),
  );
  const { ranked } = ranking;
  expect(ranked.map(({ change, verdict }) => [change, verdict])).toEqual([
    ['more', 'more'],
    ['less', 'less'],
    ['noise', 'noise'],
    ['nothing', 'same'],
  ]);
});

it('widens every interval by how many changes were looked at', () => {
  const base = games((seed) => game(seed % 7));
  const changed = games((seed) => game((seed % 7) + (seed % 5), 'other'));
  const [alone, among] = [new Ranking<number>(QUESTION, base), new Ranking<number>(QUESTION, base)];
  alone.add(0, changed);
  for (let change = 0; change < 40; change++) among.add(change, changed);
  expect(among.ranked[0].high).toBeGreaterThan(alone.ranked[0].high);
});
