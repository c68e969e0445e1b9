import { expect, it } from 'vitest';
import type { CountedResult } from './acts.ts';
import { ChunkSize } from './chunks.ts';
import { Dealer } from './dealer.ts';

it('lets a chunk last as long as it should, and grow no faster than it may', () => {
  const size = new ChunkSize(100, 50);
  expect(size.games).toBe(1);
  size.fit(1, 2);
  expect(size.games).toBe(8);
  size.fit(8, 16);
  expect(size.games).toBe(50);
  size.fit(50, 1000);
  expect(size.games).toBe(5);
  size.fit(5, 5000);
  expect(size.games).toBe(1);
  // One whose game failed has played none.
  size.fit(0, 10);
  expect(size.games).toBe(1);
});

it('takes the games before one that failed, and tells of that one', async () => {
  const taken: number[] = [];
  const dealer = new Dealer({ packages: 1, games: 9, seed: 40 }, ({ seed }) => void taken.push(seed), undefined);
  const [first, second] = [await dealer.deal(3), await dealer.deal(4)];
  expect([first, second].map((orders) => orders.map(({ seed }) => seed))).toEqual([
    [40, 41, 42],
    [43, 44, 45, 46],
  ]);
  const played = (orders: typeof first): CountedResult[] => orders.map(({ seed }) => ({ seed }) as CountedResult);
  dealer.takeBack(second, { results: played(second).slice(0, 2), failure: 'It went round in circles.' });
  expect(dealer.failure).toBeNull();
  dealer.takeBack(first, { results: played(first), failure: null });
  expect(taken).toEqual([40, 41, 42, 43, 44]);
  expect(dealer.failure?.message).toBe('The game with seed 45 failed: It went round in circles.');
  expect(await dealer.deal(3)).toEqual([]);
});
