import { describe, expect, it } from 'vitest';
import { EvenSearch } from './even-search.ts';

const estimate = (mean: number) => ({ count: 100, mean, low: mean - 0.1, high: mean + 0.1 });

/** Searches where a number leads to a share; gives what was tried, in that order. */
function search(one: number, other: number, shareOf: (value: number) => number): [number[], number | undefined] {
  const looking = new EvenSearch(one, other);
  const order: number[] = [];
  for (let { next } = looking; next !== null; { next } = looking) {
    order.push(next);
    looking.answer(next, estimate(shareOf(next)));
  }
  return [order, looking.best?.value];
}

describe('a search for the even number', () => {
  it('halves what lies between, whether shares rise or fall', () => {
    expect(search(0, 10, (value) => 0.1 + value * 0.06)).toEqual([[0, 10, 5, 7, 6], 7]);
    expect(search(10, 0, (value) => 0.9 - value * 0.1)).toEqual([[0, 10, 5, 2, 3, 4], 4]);
  });

  it('ends at the nearer end where the battle is even at neither side of it', () => {
    expect(search(1, 9, (value) => 0.55 + value / 100)).toEqual([[1, 9], 1]);
    expect(search(3, 3, () => 0.8)).toEqual([[3], 3]);
  });

  it('tells what it has tried in order, and nothing before', () => {
    const looking = new EvenSearch(0, 2);
    expect([looking.best, looking.tried]).toEqual([null, []]);
    looking.answer(2, estimate(0.6));
    looking.answer(0, estimate(0.3));
    expect(looking.tried.map(({ value }) => value)).toEqual([0, 2]);
    expect(looking.best?.value).toBe(2);
  });
});
