import { expect, it } from 'vitest';
import { leaning, sooner } from './leaning.ts';

it('takes a part of a weight, as it is for a general who leans no way, and against it below 0', () => {
  expect([100, 150, 0, -50].map((percent) => leaning(8, percent))).toEqual([8, 12, 0, -4]);
});

it('is done sooner by the eager, and in no game by those who are not at all', () => {
  expect([100, 200, 50].map((percent) => sooner(6, percent))).toEqual([6, 3, 12]);
  expect([0, -20].map((percent) => sooner(6, percent))).toEqual([1000, 1000]);
});
