import { describe, expect, it } from 'vitest';
import { readTraits, traitsText } from './trait-words.ts';
import type { UnitWords } from './unit-words.ts';

const WORDS: UnitWords = {
  sides: [],
  vocabularies: [
    {
      id: 'traits',
      values: [
        { id: 'crossbow', name: 'Bears crossbows' },
        { id: 'king', name: 'The king, whose death ends the game' },
        { id: 'slow' },
      ],
    },
  ],
  system: null,
};

describe('traits in words', () => {
  it('are shown by their names, and read by names or ids', () => {
    expect(traitsText(['king', 'crossbow', 'slow'], WORDS)).toBe(
      'The king, whose death ends the game · Bears crossbows · slow',
    );
    for (const text of ['the king, whose death ends the game · bears crossbows', 'king, crossbow', ' king;crossbow;'])
      expect(readTraits(text, WORDS)).toEqual({ ok: true, traits: ['king', 'crossbow'] });
    expect(readTraits('', WORDS)).toEqual({ ok: true, traits: [] });
  });

  it('are refused where the package has none of that name, with those that it has', () => {
    expect(readTraits('slow, fast', WORDS)).toEqual({
      ok: false,
      message: '“fast” is not a trait. Known: Bears crossbows, The king, whose death ends the game, slow.',
    });
    expect(readTraits('fast', { ...WORDS, vocabularies: [] })).toEqual({ ok: true, traits: ['fast'] });
  });
});
