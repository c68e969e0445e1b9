import type { MarkerChip } from '@hexwright/playtest/screen';
import { expect, it } from 'vitest';
import { levelsOf } from './levels.ts';

const chip = (name: string): MarkerChip => ({ marker: 'own', text: 'O', level: 2, color: '', name });
const [red, blue] = ['red', 'blue'].map((id) => ({ id, name: `The ${id}`, color: '#123456' }));

it('tells the levels of the game first, then those of each side by its name', () => {
  const sides = { blue: [chip('Supply: 2')], gone: [chip('Supply: 9')] };
  expect(levelsOf({ places: [], sides, game: [chip('Weather: 1')] }, [red, blue])).toEqual([
    { text: 'Weather: 1', side: null },
    { text: 'The blue, Supply: 2', side: blue },
  ]);
});
