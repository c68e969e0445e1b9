/** Where the command line keeps the games that it has played, so that it plays none of them twice. */
import { homedir } from 'node:os';
import path from 'node:path';
import type { CountedResult } from '@hexwright/playtest';
import type { KnownGames } from '@hexwright/playtest/batch';
import { type GameSource, type GameStore, isDatabase, openGames, sourceKey } from '@hexwright/playtest/store';
import type { Arguments, OptionSpec } from './command.ts';
import type { Output } from './output.ts';

export const FRESH_OPTION: OptionSpec = {
  name: 'fresh',
  description:
    'Play every game anew. Games are kept else, and none is played twice with the same package, players and rules:\n'.concat(
      'in games.sqlite in hexwright in the folder for caches, or in the file or the PostgreSQL (postgres://...) that\n',
      'HEXWRIGHT_GAMES names; not if that is off.',
    ),
};

/** Where this person keeps games; null where none are wanted. */
function placeOfGames(environment: NodeJS.ProcessEnv): string | null {
  const named = environment['HEXWRIGHT_GAMES'];
  if (named === 'off') return null;
  if (named !== undefined && named !== '') return named;
  const caches = environment['XDG_CACHE_HOME'];
  const folder = caches === undefined || caches === '' ? path.join(homedir(), '.cache') : caches;
  return path.join(folder, 'hexwright', 'games.sqlite');
}

/** The games that are kept, open while a command plays. What goes wrong with them is remarked once, and nothing is kept then. */
export class KeptGames {
  readonly #output: Output;
  readonly #isFresh: boolean;
  #store: GameStore | null = null;
  #found = 0;

  private constructor(args: Arguments, output: Output) {
    this.#output = output;
    this.#isFresh = args.has('fresh');
  }

  /** Opens them where this person keeps them. */
  static async open(args: Arguments, output: Output): Promise<KeptGames> {
    const kept = new KeptGames(args, output);
    const place = placeOfGames(process.env);
    if (place === null) return kept;
    try {
      kept.#store = await openGames(place);
    } catch (error) {
      kept.#remark(error, isDatabase(place) ? 'the database of HEXWRIGHT_GAMES cannot be used: ' : '');
    }
    return kept;
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
      find: (entrant, first, count) => this.#find(keys[entrant], first, count),
      keep: (entrant, results) => this.#trying(undefined, (store) => store.keep(keys[entrant], results)),
    };
  }

  /** What goes wrong at the end is remarked: a report that is ready is never lost for it. */
  async close(): Promise<void> {
    await this.#trying(undefined, (store) => store.close());
    this.#store = null;
  }

  async #find(key: string, first: number, count: number): Promise<ReadonlyMap<number, CountedResult>> {
    const none = new Map<number, CountedResult>();
    const found = this.#isFresh ? none : await this.#trying(none, (store) => store.find(key, first, count));
    this.#found += found.size;
    return found;
  }

  async #trying<Value>(otherwise: Value, use: (store: GameStore) => Promise<Value>): Promise<Value> {
    if (this.#store === null) return otherwise;
    try {
      return await use(this.#store);
    } catch (error) {
      const store = this.#store;
      this.#store = null;
      if (store !== null) {
        this.#remark(error);
        await store.close().catch(() => undefined);
      }
      return otherwise;
    }
  }

  #remark(error: unknown, what = ''): void {
    const why = error instanceof Error ? error.message : String(error);
    this.#output.remark(
      `hexwright: games are not kept: ${what}${why}. HEXWRIGHT_GAMES names another place, or is off; what is played now is lost if the command is stopped.`,
    );
  }
}
