import { expect, it } from 'vitest';
import { tintOf } from './heat.ts';

it('tints in steps, and prints light where it is deep', () => {
  expect([0, 0.09, 0.1, 0.58, 0.72, 1].map((heat) => tintOf(heat).percent)).toEqual([3, 3, 13, 40, 86, 100]);
  expect(tintOf(0.72).isDeep).toBe(true);
  expect(tintOf(-1).percent).toBe(3);
});
