/** Games of chance of the variants that ship: each keeps every invariant. See `libs/playtest/src/fuzz`. */
import path from 'node:path';
import { compile } from '@hexwright/compiler';
import { linkPackage, type LinkedPackage } from '@hexwright/model';
import { SteadyFolderLibrary } from '@hexwright/model/node';
import type { Playable } from '@hexwright/playtest';
import { games } from '@hexwright/playtest/all-games';
import { watchGame } from '@hexwright/playtest/fuzz';

const FOLDER = 'variants/';

/** Games between two lines that say how far it has come. */
const PROGRESS = 100;

const library = new SteadyFolderLibrary([path.resolve(import.meta.dirname, '../scenarios')]);

/**
 * Plays `count` games of each variant, and prints every one with a fault; true if there is none.
 *
 * @param names variants by the names of their folders; all of them where none is named
 */
export function fuzzVariants(names: readonly string[], count: number, first: number): boolean {
  const chosen =
    names.length > 0 ? names.map((name) => FOLDER + name) : library.ids().filter((id) => id.startsWith(FOLDER));
  // Each is played, whatever was found in those before it.
  return chosen.map((id) => fuzzVariant(id, count, first)).every((isFine) => isFine);
}

function fuzzVariant(id: string, count: number, first: number): boolean {
  const [playable, linked] = opened(id);
  let commands = 0;
  let faults = 0;
  for (let seed = first; seed < first + count; seed++) {
    const game = watchGame(playable, linked, seed);
    commands += game.commands;
    if (game.fault !== null) {
      faults++;
      console.log(`FAULT  ${id}, seed ${seed}, ${game.fault}`);
    }
    const played = seed - first + 1;
    if (played % PROGRESS === 0) process.stderr.write(`${id}: ${played} of ${count}\n`);
  }
  console.log(`${id}: ${count} games from seed ${first}, ${commands} commands, ${faults} with a fault.`);
  return faults === 0;
}

/** A package that compiles; throws an Error that says why where it does not. */
function opened(id: string): [Playable, LinkedPackage] {
  const loaded = library.loadChain(id);
  if (!loaded.ok) throw new Error(`${id}: ${loaded.problems[0].message}`);
  const result = compile(loaded.chain, games.systems);
  const link = linkPackage(loaded.chain);
  if (!result.ok || !link.ok) throw new Error(`${id}: ${result.problems[0].message}`);
  return [games.playable(result.game), link.linked];
}
