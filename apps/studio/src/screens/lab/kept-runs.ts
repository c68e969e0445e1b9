/** Games that the lab has played in this browser: nothing is played twice. */
import { type DBSchema, openDB } from 'idb';
import type { SeenResult } from '@hexwright/playtest/lab';

/** The results of a plan in the order of their numbers. */
export interface KeptRun {
  readonly key: string;
  readonly results: readonly SeenResult[];
}

const DATABASE = 'hexwright-lab';
const STORE = 'runs';
/** So many plans are kept; of more, those that were used longest ago go. */
const MOST = 30;

interface Runs extends DBSchema {
  runs: { key: string; value: KeptRun & { readonly used: number } };
}

/**
 * What makes games the same: the packages as compiled, who plays, and the first seed; and the code that plays, of which the
 * build names a file by its content.
 */
export function runKey(of: {
  readonly hashes: readonly string[];
  readonly seats: Readonly<Record<string, string>>;
  readonly seed: number;
}): string {
  const seats = Object.entries(of.seats).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([import.meta.url, of.hashes, seats, of.seed]);
}

/** What has been played already; nothing where the browser keeps nothing. */
export async function keptRun(key: string): Promise<readonly SeenResult[]> {
  try {
    const database = await open();
    try {
      return (await database.get(STORE, key))?.results ?? [];
    } finally {
      database.close();
    }
  } catch {
    // Refused, or in a private window: it is played again.
    return [];
  }
}

/** Keeps results, if the browser has room for them. */
export async function keepRun(run: KeptRun): Promise<void> {
  try {
    const database = await open();
    try {
      await database.put(STORE, { ...run, used: Date.now() });
      const all = await database.getAll(STORE);
      const old = all.toSorted((one, other) => other.used - one.used).slice(MOST);
      for (const { key } of old) await database.delete(STORE, key);
    } finally {
      database.close();
    }
  } catch {
    // As above.
  }
}

function open() {
  return openDB<Runs>(DATABASE, 1, { upgrade: (made) => void made.createObjectStore(STORE, { keyPath: 'key' }) });
}
