import { expect, it } from 'vitest';
import { visibleRows } from './visible-rows.ts';

it('puts all rows of a short table onto the page, and those in view of a long one', () => {
  expect(visibleRows(300, 30, 5000, 600)).toEqual([0, 300]);
  expect(visibleRows(5000, 30, 0, 600)).toEqual([0, 60]);
  expect(visibleRows(5000, 30, 30_000, 600)).toEqual([980, 1040]);
  expect(visibleRows(5000, 30, 150_000, 600)).toEqual([4980, 5000]);
});
