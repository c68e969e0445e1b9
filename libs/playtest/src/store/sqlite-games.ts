/** Games in a file. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CountedResult } from '../acts.ts';
import type { GameStore } from './game-store.ts';

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS games (source TEXT NOT NULL, seed INTEGER NOT NULL, result TEXT NOT NULL,
    PRIMARY KEY (source, seed)) WITHOUT ROWID;
`;

/** A file of games. */
export class SqliteGames implements GameStore {
  readonly #database: DatabaseSync;
  readonly #read: StatementSync;
  readonly #write: StatementSync;

  /** Opens the file, or makes it. Throws where the system or SQLite does not allow it. */
  constructor(file: string) {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    this.#database = new DatabaseSync(file);
    try {
      this.#database.exec(SCHEMA);
      this.#read = this.#database.prepare('SELECT seed, result FROM games WHERE source = ? AND seed >= ? AND seed < ?');
      this.#write = this.#database.prepare('INSERT OR REPLACE INTO games (source, seed, result) VALUES (?, ?, ?)');
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  async find(source: string, first: number, count: number): Promise<ReadonlyMap<number, CountedResult>> {
    const rows = this.#read.all(source, first, first + count);
    return new Map(rows.map((row) => [Number(row['seed']), JSON.parse(String(row['result'])) as CountedResult]));
  }

  async keep(source: string, results: readonly CountedResult[]): Promise<void> {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      for (const result of results) this.#write.run(source, result.seed, JSON.stringify(result));
      this.#database.exec('COMMIT');
    } catch (error) {
      // Some failures, as of a full disk, have ended the transaction already.
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Lets the file grow by so many pages and no more, as a full disk would. */
  limitPages(more: number): void {
    const count = Number(this.#database.prepare('PRAGMA page_count').get()?.['page_count']);
    this.#database.exec(`PRAGMA max_page_count = ${count + more}`);
  }

  async close(): Promise<void> {
    if (this.#database.isOpen) this.#database.close();
  }
}
