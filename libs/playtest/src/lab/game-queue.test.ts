import { describe, expect, it } from 'vitest';
import type { CountedResult } from '../acts.ts';
import { BatchError, type GameOrder, GameQueue } from './game-queue.ts';

const played = ({ index, seed }: GameOrder) => ({ kind: 'played', index, result: { seed } as CountedResult }) as const;
const PLAN = { packages: 2, games: 3, seed: 10 };

describe('a queue of games', () => {
  it('hands out each seed in every package, and passes results on in that order, whichever is done first', () => {
    const taken: [number, number][] = [];
    const queue = new GameQueue(PLAN, ({ seed }, index) => void taken.push([index, seed]));
    const orders = Array.from({ length: 6 }, () => queue.next());
    expect(orders.map((order) => [order?.index, order?.entrant, order?.seed])).toEqual([
      [0, 0, 10],
      [1, 1, 10],
      [2, 0, 11],
      [3, 1, 11],
      [4, 0, 12],
      [5, 1, 12],
    ]);
    expect(queue.next()).toBeNull();
    for (const at of [3, 1, 5]) queue.answer(played(orders[at]!));
    expect(taken).toEqual([]);
    for (const at of [0, 4, 2]) queue.answer(played(orders[at]!));
    expect(taken).toEqual([
      [0, 10],
      [1, 10],
      [2, 11],
      [3, 11],
      [4, 12],
      [5, 12],
    ]);
    expect(queue.isDone).toBe(true);
  });

  it('hands nothing out once enough has been seen, and takes nothing more', () => {
    let taken = 0;
    const queue = new GameQueue(PLAN, () => (++taken === 2 ? 'enough' : undefined));
    const [one, other, third] = [queue.next()!, queue.next()!, queue.next()!];
    for (const order of [third, one, other]) queue.answer(played(order));
    expect([taken, queue.isDone, queue.next()]).toEqual([2, true, null]);
  });

  it('tells of a game that failed when its turn comes, unless what came before it was enough', () => {
    const failing = new GameQueue(PLAN, () => undefined);
    const [first, second] = [failing.next()!, failing.next()!];
    failing.answer({ kind: 'failed', index: second.index, message: 'a dead end' });
    expect(failing.failure).toBeNull();
    failing.answer(played(first));
    expect(failing.failure).toBeInstanceOf(BatchError);
    expect(failing.failure?.message).toBe('The game with seed 10 failed: a dead end');
    expect([failing.isDone, failing.next()]).toEqual([false, null]);

    const settled = new GameQueue(PLAN, () => 'enough');
    const [only, late] = [settled.next()!, settled.next()!];
    settled.answer({ kind: 'failed', index: late.index, message: 'a dead end' });
    settled.answer(played(only));
    expect([settled.failure, settled.isDone]).toEqual([null, true]);
  });

  it('goes on where games were taken before', () => {
    const taken: number[] = [];
    const queue = new GameQueue(PLAN, (_, index) => void taken.push(index), 4);
    const rest = [queue.next()!, queue.next()!];
    for (const order of rest) queue.answer(played(order));
    expect([taken, queue.isDone]).toEqual([[4, 5], true]);
  });
});
