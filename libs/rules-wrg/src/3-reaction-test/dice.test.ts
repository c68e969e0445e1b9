import { describe, expect, it } from 'vitest';
import { battleOf } from '../test-battle.ts';
import { diceCount, ReactionDice } from './dice.ts';

describe('reaction dice [III.5]', () => {
  const dice = new ReactionDice(battleOf('wrg/knights-and-bills'));

  it('are three, below two thirds of the strength two, below half one', () => {
    expect([12, 8, 7, 6, 5, 1].map((left) => diceCount(left, 12))).toEqual([3, 3, 2, 2, 1, 1]);
    expect([7, 6, 5, 4].map((left) => diceCount(left, 10))).toEqual([3, 2, 2, 1]);
  });

  it('are of regulars or of barbarians', () => {
    expect([1, 2, 3, 4, 5, 6].map((fallen) => dice.shown(true, fallen))).toEqual([2, 3, 3, 4, 4, 5]);
    expect([1, 2, 3, 4, 5, 6].map((fallen) => dice.shown(false, fallen))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('come up in so many of all ways', () => {
    expect([...dice.ways(true, 1)]).toEqual([
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 1],
    ]);
    const three = dice.ways(false, 3);
    expect([three.get(3), three.get(10), three.get(18), three.size]).toEqual([1, 27, 1, 16]);
    expect([...three.values()].reduce((sum, ways) => sum + ways, 0)).toBe(216);
  });
});
