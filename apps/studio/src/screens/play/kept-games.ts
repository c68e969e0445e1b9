/** Games that were begun in this browser. They stay here: a test of a battle is nobody else's business. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRecord } from '@hexwright/playtest/screen';

/** A game as the list shows it. */
export interface KeptGame {
  readonly id: string;
  readonly package: string;
  readonly project: string;
  readonly title: string;
  /** What a person called it; absent or empty where nobody did. */
  readonly name?: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
  readonly record: GameRecord;
}

/** A game as it was when its page went. */
interface LastGame {
  readonly game: KeptGame;
  /** The move that stood in the address, which may be an earlier one; null if none was written there. */
  readonly address: string | null;
  /** The move that was shown. */
  readonly move: string;
}

const LAST = 'hexwright-game';
const DATABASE = 'hexwright-games';
const STORE = 'games';

interface Games extends DBSchema {
  games: { key: string; value: KeptGame };
}

/** The games of a package, the newest first; none where the browser keeps nothing. */
export async function keptGames(project: string, packageId: string): Promise<KeptGame[]> {
  const all = await inDatabase((database) => database.getAll(STORE));
  return (all ?? [])
    .filter((game) => game.project === project && game.package === packageId)
    .toSorted((a, b) => b.changed - a.changed);
}

/** A game by its id; undefined if it was not begun in this browser. */
export function keptGame(id: string): Promise<KeptGame | undefined> {
  return inDatabase((database) => database.get(STORE, id));
}

/** Keeps a game. False where the browser refuses to. */
export async function keepGame(game: KeptGame): Promise<boolean> {
  return (await inDatabase((database) => database.put(STORE, game))) !== undefined;
}

/**
 * Keeps a game in this tab, at once, as the page goes: what is begun in the database then may not arrive. Where the tab
 * has no room for it, what the database has holds.
 */
export function keepLast(last: LastGame): void {
  try {
    sessionStorage.setItem(LAST, JSON.stringify(last));
  } catch {
    // The database has it as it was a moment ago.
  }
}

/** The game that was kept as its page went, if it is this one and nothing newer is known of it; null if not. */
export function lastGame(id: string, known: KeptGame | undefined): LastGame | null {
  try {
    const last = JSON.parse(sessionStorage.getItem(LAST) ?? 'null') as LastGame | null;
    return last?.game.id === id && last.game.changed >= (known?.changed ?? 0) ? last : null;
  } catch {
    return null;
  }
}

/** Gives a game a name. */
export async function nameGame(id: string, name: string): Promise<void> {
  const game = await keptGame(id);
  if (game !== undefined) await keepGame({ ...game, name });
}

/** Throws a game away. */
export async function dropGame(id: string): Promise<void> {
  await inDatabase((database) => database.delete(STORE, id));
}

/** Does something in the database; undefined where the browser has none to give. */
async function inDatabase<Result>(
  work: (database: IDBPDatabase<Games>) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    const database = await openDB<Games>(DATABASE, 1, {
      upgrade: (made) => void made.createObjectStore(STORE, { keyPath: 'id' }),
    });
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    // Refused, full, or in a private window: the game goes on and is lost with the page.
    return undefined;
  }
}
