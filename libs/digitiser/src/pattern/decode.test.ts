import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { language } from '../testing/language.ts';
import { decode, distance } from './decode.ts';

const codes = language();

describe('decode', () => {
  it('knows a code whatever its spaces and dashes', () => {
    for (const reading of ['P-6-B', ' P- 6 –B', 'P—6−B']) {
      const { isExact, candidates } = decode(codes, reading);
      expect([isExact, candidates[0].code.text, candidates[0].cost]).toEqual([true, 'P-6-B', 0]);
    }
  });

  it.each([
    ['M-6B', 'M-6-B'],
    ['N-8.D', 'N-8-D'],
    ['L-I2-C', 'L-12-C'],
    ['P-I6-A', 'P-16-A'],
    ["'P-4-A", 'P-4-A'],
  ])('finds what %s was printed as, and never calls it exact', (reading, printed) => {
    const { candidates, isExact } = decode(codes, reading);
    expect(isExact).toBe(false);
    expect(candidates.slice(0, 4).map(({ code }) => code.text)).toContain(printed);
  });

  it('has nothing for an empty reading or a sentence', () => {
    expect(decode(codes, ' ').candidates).toEqual([]);
    expect(decode(codes, 'Total quantity of sections in this game').candidates).toEqual([]);
  });

  it('decodes every code to itself before all others', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes.codes.keys()), (text) => {
        const { candidates, isExact } = decode(codes, text);
        expect([isExact, candidates[0].code.text, candidates[0].cost]).toEqual([true, text, 0]);
        expect(candidates[1].cost).toBeGreaterThan(0);
      }),
    );
  });
});

describe('distance', () => {
  it('is nought only for the same text', () => {
    const word = fc.string({ unit: fc.constantFrom(...'PM68-B'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(distance(one, other) === 0).toBe(one === other);
      }),
    );
  });

  it('counts characters that look alike for less than others, and lost marks for less than lost letters', () => {
    expect(distance('6', '8')).toBeLessThan(distance('6', '4'));
    expect(distance('P-6', 'P6')).toBeLessThan(distance('P-6', 'P-'));
  });
});
