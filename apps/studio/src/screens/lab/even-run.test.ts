import { expect, it } from 'vitest';
import { valuesBetween } from './even-run.ts';

it('tries every number of a few, and of many those that lie evenly between', () => {
  expect(valuesBetween(3, 1)).toEqual([1, 2, 3]);
  expect(valuesBetween(0, 60)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(valuesBetween(0, 9)).toEqual([0, 2, 3, 5, 6, 8, 9]);
  expect(valuesBetween(4, 4)).toEqual([4]);
});
