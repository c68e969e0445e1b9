import { expect, it } from 'vitest';
import { unknownNames } from './unknown-values.ts';

const game = {
  kinds: ['unit', 'leader'],
  values: ['movement', 'morale', 'armour'],
  words: { armour: ['plate', 'mail'], morale: ['A', 'B'] },
};

it('names the kinds and values of patterns that the game does not know', () => {
  const codes = [
    { kind: 'unit', pattern: '{attack:2-12}-{movement:4|6}' },
    { kind: 'tank', pattern: '{attack:2-12}/{movement:4|6}' },
  ];
  expect(unknownNames(codes, game)).toEqual({ kinds: ['tank'], values: ['attack'], words: [] });
});

it('has nothing against what is read and not kept', () => {
  const codes = [{ kind: 'leader', pattern: '{:2-12}-{movement:4|6}' }];
  expect(unknownNames(codes, game)).toEqual({ kinds: [], values: [], words: [] });
});

it('names the words that a value cannot be', () => {
  const codes = [{ kind: 'unit', pattern: '{armour:P=plate|N=none}{movement:4|6}/{morale:A-C}' }];
  expect(unknownNames(codes, game)).toEqual({
    kinds: [],
    values: [],
    words: [
      { value: 'armour', word: 'none', known: ['plate', 'mail'] },
      { value: 'morale', word: 'C', known: ['A', 'B'] },
    ],
  });
});
