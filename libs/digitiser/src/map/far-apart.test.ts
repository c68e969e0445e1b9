import { describe, expect, it } from 'vitest';
import { farApart } from './far-apart.ts';

describe('farApart', () => {
  it('has all of a list once', () => {
    for (const length of [0, 1, 2, 3, 13, 60, 140]) {
      const items = Array.from({ length }, (_, index) => index);
      expect(farApart(items).toSorted((one, other) => one - other)).toEqual(items);
    }
  });

  it('looks at all parts of it soon', () => {
    const first = farApart(Array.from({ length: 200 }, (_, index) => index)).slice(0, 20);
    expect(new Set(first.map((item) => Math.floor(item / 20))).size).toBe(10);
  });
});
