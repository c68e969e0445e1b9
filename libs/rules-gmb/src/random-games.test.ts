import type { Command } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import type { Battle } from './battle.ts';
import { invariantViolations } from './consistency.ts';
import { crowds } from './test-crowds.ts';
import { duelCrowds } from './test-duels.ts';
import { Numbers } from './test-numbers.ts';
import { scene, tamburlaine } from './test-position.ts';
import { GreatMedievalBattle } from './great-medieval-battle.ts';

/** Plays random commands from where the battle stands; says what was played and the hash after each. */
function play(battle: Battle, numbers: Numbers, limit: number): { commands: Command[]; hashes: string[] } {
  const commands: Command[] = [];
  const hashes = [battle.hash];
  while (!battle.over && commands.length < limit) {
    const listed = battle.legal();
    if (listed.length === 0) expect(battle.decision?.id).toBe('a phase in which something can be done');
    const one = listed.at(numbers.below(listed.length));
    battle.apply(one);
    commands.push(one);
    hashes.push(battle.hash);
  }
  return { commands, hashes };
}

const everywhere = [...Object.entries(crowds), ...Object.entries(duelCrowds)];

describe('a battle played at random', () => {
  it.each(everywhere)('goes back command by command to where it began: %s', (_, position) => {
    for (let seed = 0; seed < 2; seed++) {
      const { battle } = scene(position);
      const start = battle.state.snapshot();
      const { count } = battle.events;
      const { commands, hashes } = play(battle, new Numbers(seed), 100);
      expect(invariantViolations(battle)).toEqual([]);
      const back: string[] = [battle.hash];
      while (battle.undo()) back.push(battle.hash);
      expect(back.toReversed()).toEqual(hashes);
      expect(battle.state.snapshot()).toEqual(start);
      expect(battle.events.count).toBe(count);
      for (const one of commands) battle.apply(one);
      expect(battle.hash).toBe(hashes.at(-1));
    }
  });

  it.each(everywhere)('takes every single command back, whatever it set off: %s', (_, position) => {
    const { battle } = scene(position);
    const numbers = new Numbers(7);
    for (let played = 0; played < 25 && !battle.over; played++) {
      const before = battle.hash;
      const listed = battle.legal().toArray();
      const wrong = listed.filter((one) => {
        battle.apply(one);
        const isSound = invariantViolations(battle).length === 0;
        battle.undo();
        return !isSound || battle.hash !== before;
      });
      expect(wrong).toEqual([]);
      expect(battle.legal().toArray()).toEqual(listed);
      battle.apply(numbers.pick(listed));
    }
  });

  it('[4.0] comes to an end after ten turns, and is the same again on another board', () => {
    const game = tamburlaine();
    const battle = new GreatMedievalBattle(game);
    battle.begin(1402);
    const { commands, hashes } = play(battle, new Numbers(1402), Infinity);
    expect(battle.over).toBe(true);
    expect(battle.turn).toBe(10);
    const again = new GreatMedievalBattle(game);
    again.begin(1402);
    const hashesAgain = commands.map((one) => {
      again.apply(one);
      return again.hash;
    });
    expect(hashesAgain).toEqual(hashes.slice(1));
  });

  it('goes on from a snapshot as from the position itself', () => {
    for (const position of Object.values(crowds)) {
      const { battle } = scene(position);
      play(battle, new Numbers(3), 20);
      const snapshot = battle.state.snapshot();
      const there = play(battle, new Numbers(4), 30);
      const other = scene(position).battle;
      other.state.restore(snapshot);
      expect(play(other, new Numbers(4), 30)).toEqual(there);
    }
  });
});
