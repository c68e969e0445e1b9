import { expect, it } from 'vitest';
import { sceneOf, troops } from '../test-position.ts';
import { decide } from './victory.ts';

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
