import { describe, expect, it } from 'vitest';
import { createVocabulary } from './vocabulary.ts';

describe('a vocabulary', () => {
  const vocabulary = createVocabulary(
    new Map([
      ['armours', ['iron', 'none']],
      ['units', ['a', 'b', 'a']],
    ]),
  );

  it('keeps the order of its ids', () => {
    expect(vocabulary.ids('armours')).toEqual(['iron', 'none']);
    expect(vocabulary.indexOf('armours', 'none')).toBe(1);
  });

  it('answers -1 and nothing for what it does not know', () => {
    expect(vocabulary.indexOf('armours', 'bronze')).toBe(-1);
    expect(vocabulary.indexOf('weapons', 'bow')).toBe(-1);
    expect(vocabulary.ids('weapons')).toEqual([]);
  });

  it('gives an id that stands twice its first index', () => {
    expect(vocabulary.indexOf('units', 'a')).toBe(0);
  });
});
