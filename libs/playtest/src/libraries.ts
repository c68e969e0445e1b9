/** The games that can be played. A new game is added here, and nowhere else above its own library. */
import type { CompiledGame, GameLibrary, GameSystem } from '@hexwright/compiler';
import { library as greatMedievalBattles } from '@hexwright/rules-gmb';
import { library as grunwald } from '@hexwright/rules-grunwald';
import type { Playable } from './library.ts';

export const libraries: readonly GameLibrary[] = [greatMedievalBattles, grunwald];

/** What the libraries tell the compiler. */
export const systems: readonly GameSystem[] = libraries.map((library) => library.system);

/** A compiled game with its library. The compiler only passes packages of known systems, so there always is one. */
export function playable(game: CompiledGame): Playable {
  const library = libraries.find((one) => one.system.id === game.system);
  if (library === undefined) throw new RangeError(`No library plays the system "${game.system}".`);
  return { game, library };
}
