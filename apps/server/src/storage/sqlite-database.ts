import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { appendWithin } from './append-changes.ts';
import { DataError, numberIn, type Database, type DataFault, type Lease, type Queries, type Row } from './database.ts';
import type { Value } from './database.ts';
import { STEPS } from './schema.ts';

/** The name of the file in the data folder in which everything is kept. */
export const DATA_FILE = 'hexwright.sqlite';
/** Says to a second server where the first one is. */
const WHERE = 'open-at.txt';
/** The end of the name of a copy that is being read, and such names. */
const COPY = '.hexwright-copy';
const IS_COPY = /^[\da-f-]{36}\.hexwright-copy$/;

/** SQLite's primary result codes that a user can do something about. */
const FAULTS: ReadonlyMap<number, DataFault> = new Map([
  [5, 'in-use'],
  [6, 'in-use'],
  [8, 'refused'],
  [14, 'refused'],
  [13, 'full'],
  [11, 'damaged'],
  [26, 'damaged'],
]);

/** What kind of fault an error of a database or of the file system is; null if it is none that a user can mend. */
export function dataFaultOf(error: unknown): DataFault | null {
  if (!(error instanceof Error)) return null;
  if ('errcode' in error && typeof error.errcode === 'number') return FAULTS.get(error.errcode & 0xff) ?? null;
  const code = 'code' in error ? error.code : undefined;
  // 53100 is PostgreSQL's.
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return 'full';
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' ? 'refused' : null;
}

const GRANTED: Lease = { isHeld: true, release: () => Promise.resolve() };

/**
 * One file in the data folder. It is locked while it is open (the system lets go of the lock even if the server is killed),
 * so that two servers never write one document; therefore every lease is granted.
 */
export class SqliteDatabase implements Database {
  readonly kind = 'sqlite';
  readonly forUpdate = '';
  readonly now = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
  readonly #database: DatabaseSync;
  readonly #folder: string;
  readonly #statements = new Map<string, StatementSync>();
  /** Transactions wait for one another: there is one connection. */
  #last: Promise<unknown> = Promise.resolve();

  /** Opens the file, making it and its folder if need be. Throws {@link DataError}. */
  constructor(folder: string) {
    this.#folder = folder;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (isOwnFolder(folder)) closeToOthers(folder, 0o700);
      this.#database = opened(path.join(folder, DATA_FILE));
      // Of a server that was killed while somebody read one.
      for (const name of readdirSync(folder)) if (IS_COPY.test(name)) rmSync(path.join(folder, name), { force: true });
    } catch (error) {
      if (error instanceof DataError) throw error;
      const fault = dataFaultOf(error);
      if (fault === null) throw error;
      throw new DataError(fault, this.#sentence(fault));
    }
  }

  query(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return this.#next(() => Promise.resolve(this.#run(sql, values)));
  }

  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#next(async () => {
      this.#database.exec('BEGIN IMMEDIATE');
      try {
        const result = await work({ query: async (sql, values = []) => this.#run(sql, values) });
        this.#database.exec('COMMIT');
        return result;
      } catch (error) {
        // Some failures, as of a full disk, have ended the transaction already.
        if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
        throw error;
      }
    });
  }

  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#next(() => work({ query: async (sql, values = []) => this.#run(sql, values) }));
  }

  /** Of a copy, which is gone afterwards: there is one connection, and a reader keeps all others waiting. */
  async longSnapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const file = path.join(this.#folder, `${randomUUID()}${COPY}`);
    try {
      // It is made with the rights of the folder, which is closed to others; an empty file is what it may be made in.
      writeFileSync(file, '', { mode: 0o600 });
      await this.query('VACUUM INTO $1', [file]);
      const copy = new DatabaseSync(file, { readOnly: true });
      try {
        return await work({ query: async (sql, values = []) => copy.prepare(placed(sql)).all(...values) });
      } finally {
        copy.close();
      }
    } finally {
      rmSync(file, { force: true });
    }
  }

  appendChanges(project: string, epoch: number, changes: readonly Uint8Array[]): Promise<number | null> {
    return this.transaction((queries) => appendWithin(queries, project, epoch, changes));
  }

  lease(): Promise<Lease> {
    return Promise.resolve(GRANTED);
  }

  share(): Promise<Lease> {
    return Promise.resolve(GRANTED);
  }

  isReachable(): Promise<boolean> {
    return Promise.resolve(this.#database.isOpen);
  }

  /** Tells a second server, and this machine's commands, where this one is open. Only a hint: failing is no fault. */
  tellAddress(address: string): void {
    try {
      const file = path.join(this.#folder, WHERE);
      writeFileSync(file, `${address}\n`, { mode: 0o600 });
      closeToOthers(file, 0o600);
    } catch {
      // The second server will say less.
    }
  }

  /** Lets the file grow by so many pages and no more, as a full disk would; null for as much as it likes. */
  limitPages(more: number | null): void {
    const count = numberIn(this.#database.prepare('PRAGMA page_count').get(), 'page_count');
    this.#database.exec(`PRAGMA max_page_count = ${more === null ? 1e8 : count + more}`);
  }

  /** Brings all into the one file and lets go of it. */
  async close(): Promise<void> {
    await this.#last.catch(() => undefined);
    if (!this.#database.isOpen) return;
    this.#database.close();
    rmSync(path.join(this.#folder, WHERE), { force: true });
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #run(sql: string, values: readonly Value[]): readonly Row[] {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.#database.prepare(placed(sql));
      this.#statements.set(sql, statement);
    }
    return statement.all(...values);
  }

  #sentence(fault: DataFault): string {
    const file = path.join(this.#folder, DATA_FILE);
    switch (fault) {
      case 'in-use': {
        const where = addressIn(this.#folder);
        return `Hexwright is open already${where === null ? '' : ` at ${where}`}, with the same data folder ${this.#folder}. Use that one, or stop it first; another project can be opened beside it with --folder and a --data of its own.`;
      }
      case 'refused':
        return `The data folder ${this.#folder} may not be written. See who may write there, or choose another with --data.`;
      case 'full':
        return `The disk with the data folder ${this.#folder} is full. Make room and start again.`;
      case 'newer':
        return newerThanThis(file);
      case 'damaged':
      case 'unreachable':
        return `The file ${file} is damaged. Put a copy of it in its place, or move it away: the project is then read from its folder again.`;
    }
  }
}

/** A statement as SQLite understands it. */
function placed(sql: string): string {
  return sql.replaceAll(/\$(\d+)/g, '?$1');
}

/** Where a server is open with a data folder; null if none says so. */
export function addressIn(folder: string): string | null {
  try {
    return readFileSync(path.join(folder, WHERE), 'utf8').trim();
  } catch {
    return null;
  }
}

/** Whether a folder is there for the data: it has them, or nothing. One that everybody may write to is everybody's. */
function isOwnFolder(folder: string): boolean {
  const names = readdirSync(folder);
  return (names.length === 0 || names.includes(DATA_FILE)) && (statSync(folder).mode & 0o1002) === 0;
}

/** Keeps other people of this machine out, also of what an earlier version has left open to them. */
function closeToOthers(place: string, mode: number): void {
  try {
    chmodSync(place, mode);
  } catch {
    // It belongs to somebody else, who says who may look into it.
  }
}

function opened(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    // It has secrets of people in it, if only as hashes.
    chmodSync(file, 0o600);
    // FULL: what has been acknowledged is on the disk, not only on its way there.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    const version = numberIn(database.prepare('PRAGMA user_version').get(), 'user_version');
    if (version > STEPS.sqlite.length) throw new DataError('newer', newerThanThis(file));
    // A transaction even where there is nothing to do: it is what takes the lock.
    database.exec('BEGIN EXCLUSIVE');
    for (const step of STEPS.sqlite.slice(version)) database.exec(step);
    database.exec(`PRAGMA user_version = ${STEPS.sqlite.length}; COMMIT;`);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

function newerThanThis(file: string): string {
  return `The file ${file} was written by a newer Hexwright. Use that one, or choose another data folder with --data.`;
}
