/** Games of the tests alone, each with a package beside it: no gallery has them. */
import path from 'node:path';
import { compile, type GameLibrary } from '@hexwright/compiler';
import { formatProblems } from '@hexwright/model';
import { FolderLibrary } from '@hexwright/model/node';
import type { Playable } from '../library.ts';
import { Games } from '../loaded-games.ts';

/** The packages of these games. */
export const POCKET_PACKAGES = path.join(import.meta.dirname, 'packages');

/** The package of an id with the library that plays it. */
export function pocketGame(id: string, library: GameLibrary): Playable {
  const games = new Games([{ library, players: [] }]);
  const loaded = new FolderLibrary([POCKET_PACKAGES]).loadChain(id);
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems));
  const result = compile(loaded.chain, games.systems);
  if (!result.ok || result.problems.length > 0) throw new Error(formatProblems(result.problems));
  return games.playable(result.game);
}
