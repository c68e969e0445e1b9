import { describe, expect, it } from 'vitest';
import { whim } from './whim.ts';

describe('whim', () => {
  it('is the same for the same words, spread from 0 to 1', () => {
    expect(whim(3, 4)).toBe(whim(3, 4));
    const numbers = Array.from({ length: 1000 }, (_, word) => whim(1, word));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });
});
