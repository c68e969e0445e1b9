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

  it('forgives letters added, dropped, changed and swapped', () => {
    const words = ['cavalry', 'infantry', 'artillery'];
    for (const word of ['cavlary', 'cavary', 'cavallry', 'cavalri', 'Cavalry'])
      expect(nearest(word, words)).toBe('cavalry');
  });

  it('does not guess what is too far away, or endless', () => {
    expect(nearest('boats', ['cavalry', 'infantry'])).toBeUndefined();
    expect(nearest('x'.repeat(10_000), ['x'.repeat(10_001)])).toBeUndefined();
  });
});
