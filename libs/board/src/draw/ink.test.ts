import { describe, expect, it } from 'vitest';
import { textWidth } from './ink.ts';

describe('the width that a text is guessed to have', () => {
  it('tells broad letters from narrow ones', () => {
    expect(textWidth('Mohammed', 1)).toBeGreaterThan(textWidth('Sultanid', 1) * 1.2);
    expect(textWidth('Illi', 1)).toBeLessThan(textWidth('Khan', 1));
    expect(textWidth('ÉÀ', 1)).toBe(textWidth('EA', 1));
  });

  it('grows with size and spacing, and is never nothing', () => {
    expect(textWidth('Serbs', 2)).toBeCloseTo(textWidth('Serbs', 1) * 2);
    expect(textWidth('Serbs', 1, 0.1)).toBeCloseTo(textWidth('Serbs', 1) + 0.5);
    expect(textWidth('', 1)).toBeGreaterThan(0);
  });
});
