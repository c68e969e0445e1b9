import { describe, expect, it } from 'vitest';
import { trailsOf } from './way-trails.ts';

describe('trailsOf', () => {
  it('joins the steps of a road from its end to its end', () => {
    expect(
      trailsOf([
        [4, 5],
        [2, 3],
        [3, 4],
        [1, 2],
      ]),
    ).toEqual([[1, 2, 3, 4, 5]]);
  });

  it('gives a branch a road of its own, and goes round a ring once', () => {
    expect(
      trailsOf([
        [1, 2],
        [2, 3],
        [2, 7],
      ]),
    ).toEqual([
      [1, 2, 3],
      [2, 7],
    ]);
    expect(
      trailsOf([
        [1, 2],
        [2, 3],
        [1, 3],
      ]),
    ).toEqual([[1, 2, 3, 1]]);
    expect(trailsOf([])).toEqual([]);
  });
});
