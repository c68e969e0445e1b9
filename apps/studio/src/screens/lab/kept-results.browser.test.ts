import type { SeenResult } from '@hexwright/playtest/lab';
import { deleteDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';
import { keepResults, keptResults } from './kept-results.ts';

beforeEach(() => deleteDB('hexwright-lab'));

const games = (first: number, count: number, score = 0): SeenResult[] =>
  Array.from({ length: count }, (_, at) => ({ seed: first + at, score }) as SeenResult);

it('games of a source are kept by their seeds, whatever else they were played for', async () => {
  await keepResults('one', games(1, 3));
  await keepResults('one', games(3, 2, 7));
  await keepResults('other', games(9, 1));
  const kept = await keptResults('one');
  expect([...kept.keys()]).toEqual([1, 2, 3, 4]);
  expect(kept.get(3)).toEqual({ seed: 3, score: 7 });
  expect(await keptResults('nothing')).toEqual(new Map());
});

it('of too many those go whose package was played longest ago', async () => {
  await keepResults('old', games(1, 20_000));
  await keepResults('newer', games(1, 20_000));
  await keepResults('newest', games(1, 20_000));
  expect(await Promise.all(['old', 'newer', 'newest'].map(async (one) => (await keptResults(one)).size))).toEqual([
    0, 20_000, 20_000,
  ]);
});
