/** Games that the lab has played in this browser: nothing is played twice. */
import { type DBSchema, openDB } from 'idb';
import type { SeenResult } from '@hexwright/playtest/lab';

const DATABASE = 'hexwright-lab';
const STORE = 'results';
const NEWEST = 'newest';
/** So many games are kept; of more, those go first whose package nobody has played for the longest time. */
const MOST = 50_000;

interface Results extends DBSchema {
  results: {
    key: string;
    value: {
      /** As `sourceOf` makes it. */
      readonly source: string;
      readonly used: number;
      readonly games: number;
      readonly results: readonly SeenResult[];
    };
    indexes: { newest: [number, number] };
  };
}

/** The games of a source that are kept, by their seeds; none where the browser keeps nothing. */
export async function keptResults(source: string): Promise<ReadonlyMap<number, SeenResult>> {
  try {
    const database = await open();
    try {
      const kept = (await database.get(STORE, source))?.results ?? [];
      return new Map(kept.map((result) => [result.seed, result]));
    } finally {
      database.close();
    }
  } catch {
    // Refused, or in a private window: they are played again.
    return new Map();
  }
}

/** Keeps more games of a source, if the browser has room for them. */
export async function keepResults(source: string, more: readonly SeenResult[]): Promise<void> {
  try {
    const database = await open();
    try {
      const writing = database.transaction(STORE, 'readwrite');
      const before = (await writing.store.get(source))?.results ?? [];
      const results = [...new Map([...before, ...more].map((result) => [result.seed, result])).values()];
      await writing.store.put({ source, used: Date.now(), games: results.length, results });
      let games = 0;
      // The keys alone: all that is kept would be too much to read.
      for (let at = await writing.store.index(NEWEST).openKeyCursor(null, 'prev'); at; at = await at.continue()) {
        games += at.key[1];
        if (games > MOST && at.primaryKey !== source) await writing.store.delete(at.primaryKey);
      }
      await writing.done;
    } finally {
      database.close();
    }
  } catch {
    // As above.
  }
}

function open() {
  return openDB<Results>(DATABASE, 2, {
    upgrade(made) {
      // What was kept by runs can be told from no other code's games any more.
      for (const name of made.objectStoreNames) made.deleteObjectStore(name);
      made.createObjectStore(STORE, { keyPath: 'source' }).createIndex(NEWEST, ['used', 'games']);
    },
  });
}
