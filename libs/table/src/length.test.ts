import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inches, inchesText, roundedAway } from './length.ts';

describe('lengths', () => {
  it('are thousandths of an inch', () => {
    expect([inches(1), inches(0.125), inches(12.5), inches(1.1)]).toEqual([1000, 125, 12_500, 1100]);
  });

  it('round halves away from zero', () => {
    expect([0.5, -0.5, 1.4, -1.4, 1.5, -1.5].map(roundedAway)).toEqual([1, -1, 1, -1, 2, -2]);
    fc.assert(fc.property(fc.integer(), (n) => roundedAway(-n / 8) === 0 - roundedAway(n / 8)));
  });

  it('are written in inches', () => {
    expect([0, 12_500, 3000, 125, -1, -250].map(inchesText)).toEqual(['0', '12.5', '3', '0.125', '-0.001', '-0.25']);
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), (length) => inches(Number(inchesText(length))) === length),
    );
  });
});
