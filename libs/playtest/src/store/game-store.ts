/** Games that have been played before, in a file: none is played twice, and what was played before a crash is there. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { CountedResult } from '../acts.ts';
import type { Seats } from '../match.ts';
import { engineDigest } from './engine-digest.ts';

/** All that decides how a game goes, but the seed. */
export interface GameSource {
  /** Hash of the compiled package. */
  readonly packageHash: string;
  readonly seats: Seats;
  /** Whether the game is watched: more is kept of it then. */
  readonly watched: boolean;
  /** Hash of the code; that of this program where absent. */
  readonly engine?: string;
}

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS games (source TEXT NOT NULL, seed INTEGER NOT NULL, result TEXT NOT NULL,
    PRIMARY KEY (source, seed)) WITHOUT ROWID;
`;

/** A file of games. Several programs may use it at once. */
export class GameStore {
  readonly #database: DatabaseSync;
  readonly #read: StatementSync;
  readonly #write: StatementSync;

  /** Opens the file, or makes it. Throws where the system or SQLite does not allow it. */
  constructor(file: string) {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    this.#database = new DatabaseSync(file);
    try {
      this.#database.exec(SCHEMA);
      this.#read = this.#database.prepare('SELECT result FROM games WHERE source = ? AND seed = ?');
      this.#write = this.#database.prepare('INSERT OR REPLACE INTO games (source, seed, result) VALUES (?, ?, ?)');
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  /** The game of a source with that seed, as it was played; null where it has not been. */
  find(source: string, seed: number): CountedResult | null {
    const row = this.#read.get(source, seed);
    return row === undefined ? null : (JSON.parse(String(row['result'])) as CountedResult);
  }

  /** Keeps a game. Throws where the file cannot be written: the disk is full, say. */
  keep(source: string, result: CountedResult): void {
    this.#write.run(source, result.seed, JSON.stringify(result));
  }

  close(): void {
    this.#database.close();
  }
}

/** What a source is called in the file. */
export function sourceKey({ packageHash, seats, watched, engine = engineDigest() }: GameSource): string {
  const players = Object.entries(seats).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([engine, packageHash, players, watched]))
    .digest('hex');
}
