import { expect, it } from 'vitest';
import { fitness } from './fitness.ts';
import { sceneOf, troops } from './test-position.ts';

/** What knights and bowmen are able to do in a variant, with a marker on them. */
const ability = (variant: string, markers: Readonly<Record<string, number>> = {}): readonly number[] => {
  const knights = troops('K', 'french', 'french-knights', [8, 8], '24,10', 1800, markers);
  const bows = troops('B', 'english', 'english-long-bows', [10, 10], '24,30', 0, markers);
  const battle = sceneOf([knights, bows], 'plots', null, variant);
  return battle.game.units.map(({ index }) => fitness(battle, index));
};

it('a unit that nothing hampers is able to do all', () => {
  expect(ability('variants/blown-horses')).toEqual([1, 1]);
});

it('who may not charge any more is able to do that much less', () => {
  expect(ability('variants/blown-horses', { charges: 2 })).toEqual([1 / 2, 2 / 3]);
});
