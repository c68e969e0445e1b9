import { describe, expect, it } from 'vitest';
import { GrunwaldBattle } from '../grunwald-battle.ts';
import { wholeGame } from '../test-position.ts';
import { canReachHorse, hasHorse, pointsToHorse } from './15-1-leaders-alone.ts';

/** Steps that are dearer near enemies and for nothing on some ground, and hexes that leaders alone may not enter. */
const rules = {
  modifiers: [
    { id: 'wary', applies: 'movement.cost', label: 'Wary', when: 'enemiesWithin(unit, 3) > 0', value: 2 },
    { id: 'lane', applies: 'movement.cost', label: 'Lanes', when: 'hex.terrain == "village"', value: -9 },
    { id: 'thick', applies: 'movement.cost', label: 'Thick', when: 'unit.terrain == "woods"', value: 3 },
  ],
  restrictions: [
    {
      id: 'dark',
      forbids: 'enter',
      label: 'Nobody rides from the open into woods',
      when: 'unit.terrain == "clear" && hex.terrain == "woods"',
    },
  ],
};

describe('points to horse [15.13]', () => {
  it.each([
    ['the package', undefined],
    ['a variant with costs and closed hexes of its own', rules],
  ])('agree with the search from every hex by the rules of %s', (_, variant) => {
    const battle = new GrunwaldBattle(wholeGame(variant));
    let [inReach, outOfReach] = [0, 0];
    battle.begin(1);
    let turn = 1;
    for (let played = 0; played < 400; played++) {
      turn = (turn * 1103515245 + 12345) & 0x7fffffff;
      const commands = battle.legal().toArray();
      const isSetUp = battle.decision?.id === 'deployment';
      battle.apply(isSetUp ? commands[commands.length - 1] : commands[turn % commands.length]);
      battle.state.forget();
    }
    const leaders = battle.counters.leaders.filter((one) => battle.counters.needsHorse[one] === 1);
    for (const leader of leaders.filter((one) => battle.isInPlay(one))) {
      const found = pointsToHorse(battle, leader, 12);
      for (let hex = 0; hex < battle.grid.count; hex += 17) {
        for (const points of [0, 3, 12]) {
          const expected = canReachHorse(battle, leader, hex, points);
          expect(found[hex] <= points, `hex ${hex}, ${points} points`).toBe(expected);
          if (hasHorse(battle, leader, hex)) continue;
          if (expected) inReach++;
          else outOfReach++;
        }
      }
    }
    expect(inReach).toBeGreaterThan(100);
    expect(outOfReach).toBeGreaterThan(100);
  });
});
