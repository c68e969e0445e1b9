/** Where the command line keeps the games that it has played, so that it plays none of them twice. */
import { homedir } from 'node:os';
import path from 'node:path';
import type { CountedResult } from '@hexwright/playtest';
import type { KnownGames } from '@hexwright/playtest/batch';
import { type GameSource, GameStore, sourceKey } from '@hexwright/playtest/store';
import type { Arguments, OptionSpec } from './command.ts';
import type { Output } from './output.ts';

export const FRESH_OPTION: OptionSpec = {
  name: 'fresh',
  description:
    'Play every game anew. Games are kept else, and none is played twice with the same package, players and rules:\n'.concat(
      'in games.sqlite in hexwright in the folder for caches, or in the file that HEXWRIGHT_GAMES names; not if that is off.',
    ),
};

/** The file of games of this person; null where none is wanted. */
function fileOfGames(environment: NodeJS.ProcessEnv): string | null {
  const named = environment['HEXWRIGHT_GAMES'];
  if (named === 'off') return null;
  if (named !== undefined && named !== '') return named;
  const caches = environment['XDG_CACHE_HOME'];
  const folder = caches === undefined || caches === '' ? path.join(homedir(), '.cache') : caches;
  return path.join(folder, 'hexwright', 'games.sqlite');
}

/** The file of games, open while a command plays. What goes wrong with it is remarked once, and nothing is kept then. */
export class KeptGames {
  readonly #output: Output;
  readonly #isFresh: boolean;
  #store: GameStore | null = null;
  #found = 0;

  constructor(args: Arguments, output: Output) {
    this.#output = output;
    this.#isFresh = args.has('fresh');
    const file = fileOfGames(process.env);
    if (file === null) return;
    try {
      this.#store = new GameStore(file);
    } catch (error) {
      this.#remark(error);
    }
  }

  /** How many games were not played now. */
  get found(): number {
    return this.#found;
  }

  /** Those of the packages of a batch, in their order. */
  of(sources: readonly GameSource[]): KnownGames | undefined {
    if (this.#store === null) return undefined;
    const keys = sources.map((source) => sourceKey(source));
    return {
      find: (entrant, seed) => this.#find(keys[entrant], seed),
      keep: (entrant, result) => this.#keep(keys[entrant], result),
    };
  }

  close(): void {
    this.#store?.close();
    this.#store = null;
  }

  #find(key: string, seed: number): CountedResult | null {
    if (this.#isFresh) return null;
    const result = this.#trying((store) => store.find(key, seed)) ?? null;
    if (result !== null) this.#found++;
    return result;
  }

  #keep(key: string, result: CountedResult): void {
    this.#trying((store) => store.keep(key, result));
  }

  #trying<Value>(use: (store: GameStore) => Value): Value | undefined {
    if (this.#store === null) return undefined;
    try {
      return use(this.#store);
    } catch (error) {
      this.#remark(error);
      this.#store = null;
      return undefined;
    }
  }

  #remark(error: unknown): void {
    const why = error instanceof Error ? error.message : String(error);
    this.#output.remark(`hexwright: games are not kept: ${why}. HEXWRIGHT_GAMES names another file, or is off.`);
  }
}
