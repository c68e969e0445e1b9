import { describe, expect, it } from 'vitest';
import type { CountedResult } from './acts.ts';
import { Dealer, type KnownGames } from './dealer.ts';

const game = (seed: number): CountedResult => ({ seed }) as CountedResult;
const PLAN = { packages: 2, games: 3, seed: 10 };

/** Games that are known, and what is told to be kept. */
class Known implements KnownGames {
  readonly kept: number[][] = [];
  readonly asked: number[][] = [];
  #open = Promise.withResolvers<void>();

  readonly #seeds: readonly number[];

  constructor(seeds: readonly number[]) {
    this.#seeds = seeds;
  }

  async find(entrant: number, first: number, count: number): Promise<ReadonlyMap<number, CountedResult>> {
    this.asked.push([entrant, first, count]);
    return new Map(entrant === 0 ? this.#seeds.map((seed) => [seed, game(seed)]) : []);
  }

  keep(entrant: number, results: readonly CountedResult[]): Promise<void> {
    this.kept.push([entrant, ...results.map(({ seed }) => seed)]);
    return this.#open.promise;
  }

  open(): void {
    this.#open.resolve();
  }
}

describe('a dealer', () => {
  it('hands out what is not known, to many who ask at once, and looks seeds up together', async () => {
    const known = new Known([10, 12]);
    const taken: number[] = [];
    const dealer = new Dealer(PLAN, (_, index) => void taken.push(index), known);
    const orders = await Promise.all(Array.from({ length: 5 }, () => dealer.next()));
    expect(orders.map((order) => order?.index ?? null)).toEqual([1, 2, 3, 5, null]);
    expect(known.asked).toEqual([
      [0, 10, 3],
      [1, 10, 3],
    ]);
    for (const order of orders)
      if (order !== null) dealer.answer({ kind: 'played', index: order.index, result: game(order.seed) });
    expect(taken).toEqual([0, 1, 2, 3, 4, 5]);
    known.open();
    await dealer.settle();
    // The first is kept at once; the others together when that is done.
    expect(known.kept).toEqual([
      [1, 10],
      [0, 11],
      [1, 11, 12],
    ]);
  });

  it('answers first who asked first: a hand that was told that there are no more takes none', async () => {
    const dealer = new Dealer({ packages: 1, games: 1, seed: 1 }, () => undefined, undefined);
    const dealt: number[] = [];
    await Promise.all([4, 4].map(async (most) => dealt.push((await dealer.deal(most)).length)));
    expect(dealt).toEqual([1, 0]);
  });

  it('is settled only when everything is kept', async () => {
    const known = new Known([]);
    const dealer = new Dealer({ ...PLAN, packages: 1, games: 1 }, () => undefined, known);
    const order = await dealer.next();
    dealer.answer({ kind: 'played', index: order!.index, result: game(10) });
    let isSettled = false;
    const settled = dealer.settle().then(() => (isSettled = true));
    await Promise.resolve();
    expect([dealer.isDone, isSettled]).toEqual([true, false]);
    known.open();
    await settled;
  });

  it('says so when those who play have ended before their games, or a game has failed', async () => {
    const dealer = new Dealer(PLAN, () => undefined, undefined);
    const order = await dealer.next();
    await expect(dealer.settle()).rejects.toThrow('ended before their games');
    dealer.answer({ kind: 'failed', index: order!.index, message: 'a dead end' });
    expect(await dealer.next()).toBeNull();
    await expect(dealer.settle()).rejects.toThrow('The game with seed 10 failed: a dead end');
  });
});
