import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distance, distancesFrom } from './distance.ts';

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

  it('is the same for a print whatever was measured before it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'PM68-B'), maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), word, (prints, read) => {
        const distanceOf = distancesFrom(read);
        expect(prints.map(distanceOf)).toEqual(prints.map((printed) => distance(printed, read)));
      }),
    );
  });
});
