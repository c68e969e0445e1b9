import { describe, expect, it } from 'vitest';
import { nearest, suggestion } from './did-you-mean.ts';

describe('nearest', () => {
  it('forgives letters added, dropped, changed and swapped', () => {
    const words = ['cavalry', 'infantry', 'artillery'];
    for (const word of ['cavlary', 'cavary', 'cavallry', 'cavalri', 'Cavalry'])
      expect(nearest(word, words)).toBe('cavalry');
  });

  it('does not guess what is too far away', () => {
    expect(nearest('boats', ['cavalry', 'infantry'])).toBeUndefined();
    expect(nearest('A', ['B', 'C'])).toBeUndefined();
    expect(nearest('x'.repeat(10_000), ['x'.repeat(10_001)])).toBeUndefined();
  });

  it('takes the first of equally near words', () => {
    expect(nearest('unit-3', ['unit-1', 'unit-2'])).toBe('unit-1');
  });
});

describe('suggestion', () => {
  it('asks whether the nearest was meant, else lists what there is', () => {
    expect(suggestion('cavlary', ['cavalry'])).toBe(' Did you mean "cavalry"?');
    expect(suggestion('boats', ['cavalry', 'foot'])).toBe(' Choose one of: "cavalry", "foot".');
    expect(suggestion('boats', [])).toBe('');
  });

  it('shortens a long list', () => {
    const words = Array.from({ length: 20 }, (_, i) => `word${i}`);
    expect(suggestion('boats', words)).toMatch(/"word11", ...\.$/);
  });
});
