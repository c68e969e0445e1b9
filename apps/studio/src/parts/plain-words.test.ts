import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it('reads names of the program as words', () => {
  expect(['shieldWall', 'fire.dice', 'phasing-then-other', 'A'].map(plainWords)).toEqual([
    'Shield wall',
    'Fire: dice',
    'Phasing then other',
    'A',
  ]);
});
