/** Places for the tests to keep games in. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe } from 'vitest';
import type { GameStore } from '../store/game-store.ts';
import { PostgresGames } from '../store/postgres-games.ts';
import { SqliteGames } from '../store/sqlite-games.ts';

const POSTGRES = process.env['HEXWRIGHT_TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A place of a test's own, which can be opened as often as one likes. */
export interface GamePlace {
  open(): Promise<GameStore>;
  remove(): Promise<void>;
}

function filePlace(): GamePlace {
  const folder = mkdtempSync(path.join(tmpdir(), 'games-'));
  return {
    open: async () => new SqliteGames(path.join(folder, 'deep', 'games.sqlite')),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

function databasePlace(): GamePlace {
  const schema = `hexwright_test_${randomBytes(6).toString('hex')}`;
  return {
    open: () => PostgresGames.open(POSTGRES, schema),
    remove: () => withPostgres(`DROP SCHEMA IF EXISTS ${schema} CASCADE`),
  };
}

async function withPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES });
  await client.connect();
  try {
    await client.query(`SET client_min_messages = warning; ${statement}`);
  } finally {
    await client.end();
  }
}

const hasPostgres = await withPostgres('SELECT 1').then(
  () => true,
  () => false,
);

/** The same tests wherever games can be kept; they count as skipped, and say why, where there is no PostgreSQL. */
export function onEveryStore(name: string, tests: (make: () => GamePlace) => void): void {
  describe(`${name}, SQLite`, () => {
    tests(filePlace);
  });
  const missing = hasPostgres ? '' : ` (skipped: no PostgreSQL at ${new URL(POSTGRES).host})`;
  describe.runIf(hasPostgres)(`${name}, PostgreSQL${missing}`, () => {
    tests(databasePlace);
  });
}
