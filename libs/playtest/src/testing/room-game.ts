import type { WrittenCommand } from '@hexwright/engine';
import { type FairDice, pledgeOf } from '../fair-dice.ts';
import type { Playable } from '../library.ts';
import type { GameRecord } from '../record.ts';
import { SharedGame } from '../shared/shared-game.ts';
import { battle } from './battle.ts';

const SECRET = '5e'.repeat(32);
const SEATS = { ottoman: 'random', tartar: 'random' };

/**
 * A secret, with a round of one share that was in force for nothing, another from the beginning, and one of two from a later
 * command on, after one that was given up.
 */
function fairDice(from: number): FairDice {
  const share = (byte: string, ...sides: readonly string[]): FairDice['rounds'][number]['shares'][number] => ({
    sides,
    share: byte.repeat(32),
    pledge: pledgeOf(byte.repeat(32)),
  });
  return {
    secret: SECRET,
    pledge: pledgeOf(SECRET),
    abandoned: 1,
    rounds: [
      { from: 0, abandoned: 0, shares: [share('a0', 'tartar')] },
      { from: 0, abandoned: 0, shares: [share('a1', 'tartar')] },
      { from, abandoned: 1, shares: [share('a2', 'tartar'), share('b2', 'ottoman')] },
    ],
  };
}

/** The record of a game of a room, played to its end, in which dice fell before and after the second round. */
export function roomGame(): { readonly playable: Playable; readonly record: GameRecord } {
  const playable = battle();
  const game = { seed: 0, position: null, options: {}, commands: [], seats: SEATS };
  const { rounds, ...promised } = fairDice(0);
  const first = new SharedGame(playable, { ...game, fair: { ...promised, rounds: rounds.slice(0, 2) } });
  const commands: WrittenCommand[] = [];
  // One decision after the other: how many are made in a given time differs between machines.
  while (commands.length < 500) commands.push(...first.compute(0).added);
  const table = new SharedGame(playable, { ...game, commands, fair: fairDice(commands.length) });
  while (!table.state.over) table.compute(60_000);
  const record = table.save();
  if (record === null) throw new Error('The game is not over.');
  return { playable, record };
}
