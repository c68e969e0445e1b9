import { describe, expect, it } from 'vitest';
import { alikeNames, lexiconOf, nearestNames } from './lexicon.ts';

const lexicon = lexiconOf(['Badakshan', 'Guard', 'Badkshn', 'Guard', '', 'Persia'].map((name) => ({ name })));

describe('the lexicon', () => {
  it('has every name once, and how many counters have it', () => {
    expect(lexicon).toEqual([
      { name: 'Badakshan', count: 1 },
      { name: 'Guard', count: 2 },
      { name: 'Badkshn', count: 1 },
      { name: 'Persia', count: 1 },
    ]);
  });

  it('finds the names that a reading may stand for', () => {
    expect(nearestNames(lexicon, 'Bada kshan')).toMatchObject([{ name: 'Badakshan', cost: 0 }, { name: 'Badkshn' }]);
    expect(nearestNames(lexicon, '6uard')[0].name).toBe('Guard');
    expect(nearestNames(lexicon, 'Xyz')).toEqual([]);
  });

  it('points at names that may be one', () => {
    expect(alikeNames(lexicon, 9)).toEqual([['Badakshan', 'Badkshn']]);
    const numbered = lexiconOf(Array.from({ length: 2000 }, (_, number) => ({ name: `Guard ${number}` })));
    expect(alikeNames(numbered, 3)).toEqual([
      ['Guard 0', 'Guard 1'],
      ['Guard 0', 'Guard 2'],
      ['Guard 1', 'Guard 2'],
    ]);
  });
});
