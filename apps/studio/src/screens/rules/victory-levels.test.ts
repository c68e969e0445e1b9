import type { JsonObject } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { firstVictory, inOrder, rangeWords, withNewLevel } from './victory-levels.ts';
import { asList } from '../../scene/items.ts';

const SIDES = [
  { id: 'duke', name: 'Duke' },
  { id: 'town', name: 'Town' },
];

describe('levels of victory', () => {
  it('begin with a victory of either side, and a draw between', () => {
    const levels = asList(firstVictory(SIDES)['levels']);
    expect(levels.map(({ name }) => name)).toEqual(['Duke victory', 'Draw', 'Town victory']);
    expect(levels.map((_, index) => rangeWords(levels, index))).toEqual(['5 or more', '−4 to 4', '−5 or less']);
  });

  it('stand from the highest score down, whatever is typed, and the last one takes the rest', () => {
    const levels: JsonObject[] = [
      { id: 'draw', min: -4 },
      { id: 'great', min: 20 },
      { id: 'loss' },
      { id: 'small', min: 5 },
    ];
    expect(inOrder(levels)).toEqual([
      { id: 'great', min: 20 },
      { id: 'small', min: 5 },
      { id: 'draw', min: -4 },
      { id: 'loss' },
    ]);
    // Where the one that took the rest is gone, the lowest one does.
    expect(inOrder(levels.filter(({ id }) => id !== 'loss')).at(-1)).toEqual({ id: 'draw' });
    expect(inOrder([{ id: 'a' }, { id: 'b' }])).toEqual([{ id: 'a', min: -1 }, { id: 'b' }]);
  });

  it('get a new one on top under a free name', () => {
    const levels = withNewLevel(asList(firstVictory(SIDES)['levels']), 'duke');
    expect(levels[0]).toEqual({ id: 'level-1', name: 'New level', min: 10, winner: 'duke' });
    expect(withNewLevel(levels, 'duke')[0]).toMatchObject({ id: 'level-2', min: 15 });
  });
});
