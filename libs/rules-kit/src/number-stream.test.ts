import { describe, expect, it } from 'vitest';
import { NumberStream } from './number-stream.ts';

function numbers(seed: number, lane: number, count = 50, limit = 1000): number[] {
  const stream = new NumberStream();
  stream.restart(seed, lane);
  return Array.from({ length: count }, () => stream.below(limit));
}

describe('NumberStream', () => {
  it('follows from seed and lane alone', () => {
    expect(numbers(7, 0)).toEqual(numbers(7, 0));
    expect(numbers(7, 0)).not.toEqual(numbers(7, 1));
    expect(numbers(7, 0)).not.toEqual(numbers(8, 0));
    expect(numbers(7, 0)).not.toEqual(numbers(7 + 2 ** 32, 0));
    expect(numbers(-7, 0)).not.toEqual(numbers(7, 0));
  });

  it('is the same on every machine', () => {
    expect(numbers(1402, 0, 6)).toEqual([420, 360, 621, 220, 21, 394]);
  });

  it('starts anew', () => {
    const stream = new NumberStream();
    stream.restart(3, 0);
    const first = stream.below(1_000_000);
    stream.below(10);
    stream.restart(3, 0);
    expect(stream.below(1_000_000)).toBe(first);
  });

  it('gives every number below a limit about equally often', () => {
    const counts = new Array<number>(6).fill(0);
    for (const number of numbers(5, 1, 60_000, 6)) counts[number]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('gives 0 below 1', () => {
    expect(numbers(1, 1, 3, 1)).toEqual([0, 0, 0]);
  });
});
