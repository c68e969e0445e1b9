import type { Command } from '@hexwright/engine';
import { describe, expect, it } from 'vitest';
import { Battle } from './battle.ts';
import { faultsOf } from './consistency.ts';
import { crowds } from './test-crowds.ts';
import { Numbers } from './test-numbers.ts';
import { scene, tamburlaine } from './test-position.ts';

const COMMANDS = 150;

/** Plays random commands from where the battle stands; says what was played and the hash after each. */
function play(battle: Battle, numbers: Numbers, limit: number): { commands: Command[]; hashes: string[] } {
  const commands: Command[] = [];
  const hashes = [battle.hash];
  while (!battle.over && commands.length < limit) {
    const listed = battle.legal();
    expect(listed.length, battle.decision?.id).toBeGreaterThan(0);
    const one = listed.at(numbers.below(listed.length));
    battle.apply(one);
    commands.push(one);
    hashes.push(battle.hash);
  }
  return { commands, hashes };
}

describe('a battle played at random', () => {
  it.each(Object.entries(crowds))('goes back command by command to where it began: %s', (_, position) => {
    for (let seed = 0; seed < 3; seed++) {
      const { battle } = scene(position);
      const start = battle.state.snapshot();
      const { commands, hashes } = play(battle, new Numbers(seed), COMMANDS);
      expect(faultsOf(battle)).toEqual([]);
      for (let index = commands.length - 1; index >= 0; index--) {
        const { count } = battle.events;
        battle.undo();
        expect(battle.hash, `command ${index}`).toBe(hashes[index]);
        expect(battle.events.count).toBeLessThanOrEqual(count);
      }
      expect(battle.state.snapshot()).toEqual(start);
      expect(battle.undo()).toBe(false);
      for (const one of commands) battle.apply(one);
      expect(battle.hash).toBe(hashes.at(-1));
    }
  });

  it.each(Object.entries(crowds))('takes every single command back, whatever it set off: %s', (_, position) => {
    const { battle } = scene(position);
    const numbers = new Numbers(7);
    for (let played = 0; played < 40 && !battle.over; played++) {
      const before = battle.hash;
      const listed = battle.legal().toArray();
      for (const one of listed) {
        battle.apply(one);
        expect(faultsOf(battle)).toEqual([]);
        battle.undo();
        expect(battle.hash).toBe(before);
      }
      expect(battle.legal().toArray()).toEqual(listed);
      battle.apply(numbers.pick(listed));
    }
  });

  it('[4.0] comes to an end after ten turns, and is the same again on another board', () => {
    const game = tamburlaine();
    const battle = new Battle(game);
    battle.begin(1402);
    const { commands, hashes } = play(battle, new Numbers(1402), Infinity);
    expect(battle.over).toBe(true);
    expect(battle.turn).toBe(10);
    const again = new Battle(game);
    again.begin(1402);
    for (const [index, one] of commands.entries()) {
      again.apply(one);
      expect(again.hash).toBe(hashes[index + 1]);
    }
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
