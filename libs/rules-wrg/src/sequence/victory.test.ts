import { expect, it } from 'vitest';
import { sceneOf, troops } from '../test-position.ts';
import { decide, pointsOf } from './victory.ts';

it('[C.11] who is lost from the beginning counts as lost', () => {
  const knights = troops('K', 'french', 'french-knights', [8, 8], '24,10', 1800);
  const bills = troops('B', 'english', 'english-bills', [10, 10], '24,30', 0);
  const whole = sceneOf([knights, bills]);
  const { hexes: _, ...gone } = troops('L', 'french', 'french-knights', [4, 4], '', 0, { eliminated: true });
  const battle = sceneOf([knights, bills, gone]);
  const lost = battle.game.units.findIndex(({ id }) => id === 'L');
  expect([battle.isLost(lost), battle.placeOf(lost).places]).toEqual([true, []]);
  const english = battle.game.sides.findIndex(({ id }) => id === 'english');
  for (const one of [whole, battle]) decide(one);
  expect(whole.victoryPoints.of(english)).toBe(0);
  expect(battle.victoryPoints.of(english)).toBe(pointsOf(battle, lost));
});

it('[C.11] points that a package gives stay beside what the enemies have lost', () => {
  const knights = troops('K', 'french', 'french-knights', [8, 8], '24,10', 1800);
  const bills = troops('B', 'english', 'english-bills', [10, 10], '24,30', 0);
  const battle = sceneOf([knights, bills]);
  decide(battle);
  const before = battle.game.sides.map((_, side) => battle.victoryPoints.of(side));
  battle.award(0, 7);
  decide(battle);
  expect(battle.game.sides.map((_, side) => battle.victoryPoints.of(side))).toEqual([before[0] + 7, before[1]]);
});
