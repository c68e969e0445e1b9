import { describe, expect, it } from 'vitest';
import { anytimeHalfWidth } from './anytime.ts';
import { Pairs } from './pairs.ts';

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let x = Math.imul(state ^ (state >>> 15), 1 | state);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('pairs of values', () => {
  it('have the mean and the variance that sums over all of them give', () => {
    const given = [
      [3, 5],
      [4, 4],
      [10, 13],
      [1, 0],
    ] as const;
    const pairs = new Pairs(0);
    for (const [first, second] of given) pairs.add(first, second);
    // The differences are 2, 0, 3, -1: mean 1, sum of squares 10. Sums of squares of both: 45 and 89.
    const { mean, low, high, first, second, worth } = pairs.difference(0.05);
    expect([first, second]).toEqual([4.5, 5.5]);
    expect(mean).toBeCloseTo(1, 12);
    expect(high - mean).toBeCloseTo(anytimeHalfWidth(4, Math.sqrt(10 / 4), 0.05), 12);
    expect(mean - low).toBeCloseTo(high - mean, 12);
    expect(worth).toBeCloseTo((45 + 89) / 10, 12);
  });

  it('of shares lie no further apart than shares can', () => {
    const pairs = new Pairs(1, 1);
    pairs.add(0, 1);
    pairs.add(1, 1);
    expect(pairs.difference(0.05)).toMatchObject({ mean: 0.5, low: -1, high: 1 });
  });

  it('do not prove that nothing differs by having been alike so far', () => {
    const pairs = new Pairs(1);
    for (let i = 0; i < 50; i++) pairs.add(1, 1);
    const { low, high, worth } = pairs.difference(0.05);
    expect(low).toBeLessThan(-0.02);
    expect(high).toBeGreaterThan(0.02);
    expect(worth).toBeNull();
  });

  it('say nothing where there are none', () => {
    expect(new Pairs(1).difference(0.05)).toMatchObject({ pairs: 0, low: -Infinity, high: Infinity });
  });

  it('hold the true difference at every count at once in nineteen of twenty runs at least', () => {
    let missed = 0;
    const runs = 400;
    for (let run = 0; run < runs; run++) {
      const next = numbers(run);
      const pairs = new Pairs(1);
      let isMissed = false;
      for (let i = 0; i < 600; i++) {
        // Both win three games of ten, half of the time together: the true difference is 0.
        const common = next() < 0.5 ? next() : null;
        pairs.add((common ?? next()) < 0.3 ? 1 : 0, (common ?? next()) < 0.3 ? 1 : 0);
        const { low, high } = pairs.difference(0.05);
        if (i >= 29 && (low > 0 || high < 0)) isMissed = true;
      }
      if (isMissed) missed++;
    }
    // With intervals for one look, about one run of three would have.
    expect(missed / runs).toBeLessThan(0.05);
  });
});
