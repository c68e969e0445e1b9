import { expect, it } from 'vitest';
import { freshSpan, hasTimedValues, readTimed } from './timed-value.ts';

it('begins behind the turns that are taken', () => {
  expect(freshSpan([])).toEqual({ from: 2, to: 2 });
  expect(freshSpan([{ turns: { from: 3, to: 5 } }, { turns: { to: 2 } }])).toEqual({ from: 6, to: 6 });
  // To the end of the game: in the turns behind its first one there is no room.
  expect(freshSpan([{ turns: { from: 7 } }])).toEqual({ from: 8, to: 8 });
});

it('reads what is typed as the package has it', () => {
  expect(readTimed('modifiers', '−2')).toBe(-2);
  expect(readTimed('modifiers', 'unit.rout')).toBe('unit.rout');
  expect(readTimed('tables', '–')).toBeNull();
  expect(readTimed('tables', 'NA')).toBe('NA');
  expect(readTimed('parameters', ' ')).toBeUndefined();
});

it('is there for what rules look up each time that they need it', () => {
  const system = { parameters: [{ id: 'game-turns', type: 'integer' as const, minimum: 1, maximum: 9, fixed: true }] };
  const asked = (list: 'parameters' | 'modifiers' | 'effects', name: string): boolean =>
    hasTimedValues({ list, name }, system);
  expect([asked('modifiers', 'mud'), asked('parameters', 'own'), asked('parameters', 'game-turns')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(asked('effects', 'mud')).toBe(false);
});
