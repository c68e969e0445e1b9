import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { language } from '../testing/language.ts';
import { decode } from './decode.ts';

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
