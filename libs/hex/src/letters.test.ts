import { describe, expect, it } from 'vitest';
import { letters } from './letters.ts';

describe('letters', () => {
  it('count on alphabetically after Z', () => {
    const expected = { 1: 'A', 26: 'Z', 27: 'AA', 28: 'AB', 52: 'AZ', 53: 'BA', 702: 'ZZ', 703: 'AAA', 18278: 'ZZZ' };
    for (const [number, text] of Object.entries(expected)) expect(letters(Number(number), 'alphabetic')).toBe(text);
  });

  it('count on doubled after Z', () => {
    const expected = { 1: 'A', 26: 'Z', 27: 'AA', 28: 'BB', 52: 'ZZ', 53: 'AAA', 78: 'ZZZ', 79: 'AAAA' };
    for (const [number, text] of Object.entries(expected)) expect(letters(Number(number), 'doubled')).toBe(text);
  });

  it('have no zero', () => {
    expect(() => letters(0, 'alphabetic')).toThrow(RangeError);
    expect(() => letters(0, 'doubled')).toThrow(RangeError);
  });
});
