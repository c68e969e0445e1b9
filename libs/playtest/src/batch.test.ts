import { describe, expect, it } from 'vitest';
import { playBatch, threads } from './batch.ts';
import type { MatchResult } from './match.ts';
import { chain } from './testing/battle.ts';

async function play(workers: number, games = 5): Promise<MatchResult[]> {
  const results: MatchResult[] = [];
  await playBatch({ chains: [chain], seats: {}, games, seed: 20, hands: threads(workers) }, (result, index) => {
    expect(index).toBe(results.length);
    results.push(result);
  });
  return results;
}

describe('playBatch', () => {
  it('gives the same results in the same order for any number of workers', async () => {
    const alone = await play(1);
    expect(alone.map((result) => result.seed)).toEqual([20, 21, 22, 23, 24]);
    expect(await play(2)).toEqual(alone);
    expect(await play(4)).toEqual(alone);
  });

  it('plays one game with many workers', async () => {
    expect(await play(8, 1)).toHaveLength(1);
  });

  it('plays each package with each seed, and stops where enough has been seen, on any number of threads', async () => {
    for (const workers of [1, 3]) {
      const seen: [number, number][] = [];
      await playBatch(
        { chains: [chain, chain], seats: {}, games: 9, seed: 20, hands: threads(workers) },
        ({ seed }, index) => {
          seen.push([index, seed]);
          return index === 3 ? 'enough' : undefined;
        },
      );
      expect(seen).toEqual([
        [0, 20],
        [1, 20],
        [2, 21],
        [3, 21],
      ]);
    }
  });

  it('rejects when the table cannot be opened, on whatever thread', async () => {
    for (const workers of [1, 2]) {
      const batch = { chains: [chain.slice(0, 1)], seats: {}, games: 4, seed: 1, hands: threads(workers) };
      await expect(playBatch(batch, () => undefined)).rejects.toThrow('does not compile');
    }
  });
});
