import { expect, it } from 'vitest';
import { followsName, freshId, idOfName } from './fresh-id.ts';

it('makes ids of names', () => {
  expect(['Long Wall', ' Große Höhe! ', '—'].map((name) => idOfName(name, 'thing'))).toEqual([
    'long-wall',
    'gro-e-hohe',
    'thing',
  ]);
  expect(idOfName(`${'a'.repeat(49)} b`, '')).toBe('a'.repeat(49));
  expect(freshId('wall', new Set(['wall', 'wall-2']))).toBe('wall-3');
});

it('knows whether an id follows its name', () => {
  expect([followsName('long-wall', 'Long Wall'), followsName('long-wall-2', 'Long Wall')]).toEqual([true, true]);
  expect([followsName('dyke', 'Long Wall'), followsName('long-wall-b', 'Long Wall')]).toEqual([false, false]);
});

it('joins the words of an id that formulas write', () => {
  expect(idOfName('2 Big Shots', 'thing', 'joined')).toBe('bigShots');
  expect(freshId('smoke', new Set(['smoke', 'smoke2']), 'joined')).toBe('smoke3');
  expect([followsName('bigShots2', 'Big shots', 'joined'), followsName('bigShotsB', 'Big shots', 'joined')]).toEqual([
    true,
    false,
  ]);
});
