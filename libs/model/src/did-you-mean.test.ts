import { describe, expect, it } from 'vitest';
import { suggestion } from './did-you-mean.ts';

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
