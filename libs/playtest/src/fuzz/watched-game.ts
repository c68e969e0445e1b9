/** One game of a package that there is, played as those of fuzz are. */
import type { LinkedPackage } from '@hexwright/model';
import type { Playable } from '../library.ts';
import { Soak } from '../soak.ts';
import { Chooser } from './chooser.ts';
import { PositionCheck } from './position-check.ts';

/** Of how many games one is looked at, which costs twice as much as all else, and of a hundred positions how many it sees. */
const WATCHED = 10;
const LOOKS = 2;

/** Of how many positions one is looked through, which on a large map costs three times as much as all else. */
const STRIDE = 16;

/** How a game of chance went: what is wrong with it, or null, and how many commands it had. */
export interface WatchedGame {
  readonly fault: string | null;
  readonly commands: number;
}

/**
 * Plays the game of a seed to its end, undoes it and plays it again (see {@link Soak}), now and then with a look at its positions. What is
 * wrong is looked for in some positions, and once something is found in every one, so that the first command is told. Never
 * throws.
 */
export function watchGame(playable: Playable, linked: LinkedPackage, seed: number): WatchedGame {
  const watched = soaked(playable, linked, seed, STRIDE);
  if (watched.fault === null) return watched;
  const first = soaked(playable, linked, seed, 1);
  return first.fault === null ? watched : first;
}

function soaked(playable: Playable, linked: LinkedPackage, seed: number, stride: number): WatchedGame {
  // The check of positions measures hexes; on a table of miniatures there are none.
  const isWatched = seed % WATCHED === 0 && linked.map !== null;
  const look = isWatched ? new PositionCheck(playable, linked, new Chooser(seed, 1), LOOKS).look : undefined;
  const soak = new Soak(playable, {}, look, Number.POSITIVE_INFINITY, stride);
  try {
    soak.check(seed);
  } catch (error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { fault: stack, commands: soak.result.commands };
  }
  const { commands, faults } = soak.result;
  const [fault] = faults;
  return { fault: fault === undefined ? null : `command ${fault.command}: ${fault.message}`, commands };
}
