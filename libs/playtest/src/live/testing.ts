/** Games on their way, for the tests of this folder. */
import type { Playable } from '../library.ts';
import { battle } from '../testing/battle.ts';
import { Playtest } from './playtest.ts';

/** The battle that these tests play. */
export const playable: Playable = battle();

/** Random players on both sides. */
export const computers = { ottoman: 'random', tartar: 'random' };

/** A game with so many moves of computer players. */
export function played(moves: number, seed = 5): Playtest {
  const playtest = new Playtest(playable, { seed, seats: computers });
  for (let move = 0; move < moves; move++) {
    if (playtest.computerMove().kind !== 'done') throw new Error(`Move ${move + 1} could not be made.`);
  }
  return playtest;
}

/** Plays computer moves until one of these decisions is asked for. */
export function until(playtest: Playtest, ...decisions: string[]): void {
  for (let move = 0; move < 5000; move++) {
    if (decisions.includes(playtest.view().prompt.decision)) return;
    if (playtest.computerMove().kind !== 'done') break;
  }
  throw new Error(`Nothing to decide of ${decisions.join(', ')}`);
}
