import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TextLine } from '../../../parts/pdf/text-lines.ts';

/** A rulebook as it is kept in this browser: it belongs to the person who reads it, not to the package. */
export interface KeptBook {
  readonly name: string;
  readonly file: Blob;
  /** What was read on pages that are pictures, by their number from 0. */
  readonly read?: ReadonlyMap<number, readonly TextLine[]>;
}

const DATABASE = 'hexwright-rulebooks';
const STORE = 'books';
interface Books extends DBSchema {
  books: { key: string; value: readonly KeptBook[] };
}

/** The rulebooks of a package of a project; none where the browser keeps nothing. */
export async function keptBooks(of: string): Promise<readonly KeptBook[]> {
  try {
    return (await inDatabase((database) => database.get(STORE, of))) ?? [];
  } catch {
    return [];
  }
}

/** Keeps these as the rulebooks of a package. Whether the browser has done so. */
export async function keepBooks(of: string, books: readonly KeptBook[]): Promise<boolean> {
  try {
    await inDatabase<unknown>((database) =>
      books.length === 0 ? database.delete(STORE, of) : database.put(STORE, books, of),
    );
    return true;
  } catch {
    return false;
  }
}

async function inDatabase<Result>(work: (database: IDBPDatabase<Books>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Books>(DATABASE, 1, { upgrade: (made) => void made.createObjectStore(STORE) });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
