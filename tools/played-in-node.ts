// A game as Node plays it, for a test that plays the same one in a browser.
import path from 'node:path';
import { compile } from '@hexwright/compiler';
import { formatProblems } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import { Recorder, type Seats, Match } from '@hexwright/playtest';
import { games } from '@hexwright/playtest/all-games';

const scenarios = new FolderLibrary([path.resolve(import.meta.dirname, '../scenarios')]);

/** Packages as they are sent to a browser, base first, and a game of the last of them. */
export interface PlayedInNode {
  readonly chain: readonly {
    readonly id: string;
    readonly files: readonly (readonly [name: string, text: string])[];
  }[];
  readonly packageHash: string;
  readonly commands: Recorder['commands'];
  readonly hashes: Recorder['hashes'];
}

/** Plays a game of a package in this process. Throws an Error for a package that cannot be played. */
export function playedInNode(id: string, seats: Seats, seed: number): PlayedInNode {
  const loaded = scenarios.loadChain(id);
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems));
  const compiled = compile(loaded.chain, games.systems);
  if (!compiled.ok) throw new Error(formatProblems(compiled.problems));
  const playable = games.playable(compiled.game);
  const recorder = new Recorder(playable.library);
  new Match(playable, seats).playMatch(seed, recorder);
  const { commands, hashes } = recorder;
  const chain = loaded.chain.map((source) => ({ id: source.id, files: [...source.files] }));
  return { chain, packageHash: compiled.game.hash, commands, hashes };
}
