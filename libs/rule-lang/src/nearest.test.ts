import { describe, expect, it } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

describe('editDistance', () => {
  it.each([
    ['', 'abc', 3],
    ['cavalry', 'cavalry', 0],
    ['cavlary', 'cavalry', 1],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
  ])('%s to %s is %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
  });
});

describe('nearest', () => {
  it('takes the fewest slips, and of equals the first', () => {
    expect(nearest('cavlary', ['infantry', 'cavalry'])).toBe('cavalry');
    expect(nearest('bat', ['cat', 'hat', 'bats'])).toBe('cat');
    expect(nearest('Light_Cavalry', ['light-cavalry'])).toBe('light-cavalry');
  });

  it('takes nothing that is merely as short', () => {
    expect(nearest('x', ['y', 'z'])).toBeUndefined();
    expect(nearest('red', ['cube', 'cone'])).toBeUndefined();
    expect(nearest('', ['a'])).toBeUndefined();
    expect(nearest('a', [])).toBeUndefined();
  });
});
