import type { SeenResult } from '@hexwright/playtest/lab';
import { describe, expect, it } from 'vitest';
import { type Claim, SharedCheck } from './shared-check.ts';

const game = (seed: number, score = seed): SeenResult => ({ seed, score }) as SeenResult;
const claims = (name: string, count: number, of = game): Claim[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    entrant: 0,
    result: of(100 + index),
    by: { id: name, name },
    isOwn: name === 'Ann',
  }));

/** Plays again what is to be, truthfully. */
function checked(check: SharedCheck): SharedCheck {
  for (let order = check.next(); order !== null; order = check.next()) check.answer(order.index, game(order.seed));
  return check;
}

describe('games that others say they have played', () => {
  it('are taken when those that are played again come out the same', () => {
    const check = new SharedCheck(claims('Ann', 80));
    expect([check.isDone, check.accepted.size]).toEqual([false, 80]);
    expect(checked(check).isDone).toBe(true);
    expect(check.told).toEqual([{ name: 'Ann', isOwn: true, games: 80, checked: 4, isTrue: true }]);
    expect(check.accepted.get(7)).toEqual(game(107));
  });

  it('are none of them taken from somebody of whom one comes out otherwise, and the others’ are', () => {
    const check = checked(new SharedCheck([...claims('Ann', 20), ...claims('Ben', 40, (seed) => game(seed, 0))]));
    expect(check.told).toEqual([
      { name: 'Ann', isOwn: true, games: 20, checked: 3, isTrue: true },
      { name: 'Ben', isOwn: false, games: 40, checked: 3, isTrue: false },
    ]);
    expect([...check.accepted.values()]).toEqual(claims('Ann', 20).map(({ result }) => result));
  });

  it('are chosen by lot', () => {
    const lots = [0.9, 0.8, 0.1, 0.7, 0.2, 0.6, 0.3, 0.5, 0.4, 0.95];
    const check = new SharedCheck(claims('Ann', 10), () => lots.shift() ?? 0);
    const orders = [check.next(), check.next(), check.next(), check.next()];
    expect(orders.map((order) => order?.index)).toEqual([6, 4, 2, undefined]);
  });

  it('are left alone where there are few: to check them would be to play them', () => {
    const check = new SharedCheck(claims('Ann', 9));
    expect([check.isDone, check.next(), check.accepted.size, check.told]).toEqual([true, null, 0, []]);
  });

  it('do not come out the same where they cannot be played here', () => {
    const check = new SharedCheck(claims('Ann', 10));
    const order = check.next();
    check.answer(order!.index, null);
    expect(check.told).toMatchObject([{ isTrue: false }]);
  });
});
