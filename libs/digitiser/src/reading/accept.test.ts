import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { language } from '../testing/language.ts';
import { differsByOneGlyph, judgeCode, judgeText } from './accept.ts';

const codes = language();

describe('judgeCode', () => {
  it.each([
    [['P-6-B', 'P-6-B'], 'P-6-B'],
    [['P-6-B', 'P—6-B', 'P-6-B', 'P6B'], 'P-6-B'],
    // Only one reading is exact, or too few are.
    [['P-6-B', 'P6B'], null],
    [['P-6-B', 'P-6-B', 'P6B'], null],
    // One contradicts the others.
    [['P-6-B', 'P-6-B', 'P-6-B', 'P-6-B', 'P-8-B'], null],
    [['P-6-B'], null],
    [['', ''], null],
    [[], null],
  ])('%j: %s', (readings, accepted) => {
    expect(judgeCode(readings, codes).accepted?.text ?? null).toBe(accepted);
  });

  it('proposes what all readings together are nearest to', () => {
    const { candidates, agreeing } = judgeCode(['P-6-8', 'P6-B', 'P-6-B'], codes);
    expect([candidates[0].code.text, agreeing]).toEqual(['P-6-B', 1]);
    expect(candidates).toHaveLength(9);
  });

  it('proposes no code that no reading has anything to do with', () => {
    expect(judgeCode(['Guard', 'Guard'], codes).candidates).toEqual([]);
    expect(judgeCode(['Guard', 'M8C'], codes).candidates[0].code.text).toBe('M-8-C');
  });

  it('never accepts a code that some reading contradicts', () => {
    const reading = fc.constantFrom('P-6-B', 'P-8-B', 'P6B', '', 'M-4-A');
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 8 }), (readings) => {
        const { accepted } = judgeCode(readings, codes);
        const exact = readings.filter((one) => codes.codes.has(one));
        if (accepted !== null) expect(new Set(exact)).toEqual(new Set([accepted.text]));
      }),
    );
  });
});

describe('judgeText', () => {
  it('takes what three quarters of the readings are', () => {
    expect(judgeText(['Guard', 'Guard', 'Guard', 'Guaro'])).toEqual({ accepted: 'Guard', likeliest: 'Guard' });
    expect(judgeText(['Guard', 'Guard', 'Guaro'])).toEqual({ accepted: null, likeliest: 'Guard' });
    expect(judgeText(['', '', ''])).toEqual({ accepted: null, likeliest: '' });
  });
});

describe('differsByOneGlyph', () => {
  it('knows codes that a glance may mistake', () => {
    expect(differsByOneGlyph('P-6-B', 'P-8-B')).toBe(true);
    expect(differsByOneGlyph('P-6-B', 'P-4-B')).toBe(false);
    expect(differsByOneGlyph('P-6-B', 'R-8-B')).toBe(false);
    expect(differsByOneGlyph('P-6-B', 'P-12-B')).toBe(false);
  });
});
