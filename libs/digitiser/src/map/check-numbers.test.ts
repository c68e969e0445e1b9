import { describe, expect, it } from 'vitest';
import { isPushedOtherwise, numbersAgree } from './check-numbers.ts';

describe('what printed numbers say of which rows or columns are pushed', () => {
  const right = new Map([['0 0', 6]]);
  /** Of a map that is pushed otherwise, the hexes of every other row are off by one. */
  const split = new Map([
    ['0 0', 4],
    ['1 0', 2],
  ]);
  const few = new Map([
    ['0 0', 5],
    ['1 0', 1],
  ]);

  it.each([
    ['as the map has it', right, split, false],
    ['otherwise', split, right, true],
    ['otherwise, though most were read in rows that lie alike', few, right, true],
    ['nothing, where all were read in rows that lie alike', right, right, false],
    ['nothing, where they say this and that', split, split, false],
  ])('%s', (_, steps, stepsOtherwise, isPushed) => {
    expect(isPushedOtherwise({ steps, stepsOtherwise })).toBe(isPushed);
  });

  it('is no agreement where it is otherwise', () => {
    const check = { looked: 20, agree: 5, off: null };
    expect(numbersAgree({ ...check, isPushedOtherwise: false })).toBe(true);
    expect(numbersAgree({ ...check, isPushedOtherwise: true })).toBe(false);
  });
});
