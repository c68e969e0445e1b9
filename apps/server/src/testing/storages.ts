import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe } from 'vitest';
import type { ServerOptions } from '../start-server.ts';
import type { Database } from '../storage/database.ts';
import { PostgresDatabase } from '../storage/postgres-database.ts';
import { SqliteDatabase } from '../storage/sqlite-database.ts';

/** Where the tests look for PostgreSQL and Redis. */
export const POSTGRES = process.env['HEXWRIGHT_TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
export const REDIS = process.env['HEXWRIGHT_TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';

/** A word that no other test uses. */
export function ownWord(): string {
  return `hexwright_test_${randomBytes(6).toString('hex')}`;
}

/** A place to keep things in for one test. */
export interface Storage {
  readonly kind: Database['kind'];
  /** Opens it; once at a time for SQLite, as often as one likes for PostgreSQL. */
  open(): Promise<Database>;
  /** The options of a server that keeps everything there. */
  serverOptions(): Partial<ServerOptions>;
  /** Closes what is open and removes everything; it can be opened anew. */
  clear(): Promise<void>;
}

/** A data folder of its own. */
export async function sqliteStorage(): Promise<Storage> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hexwright-storage-'));
  const opened: Database[] = [];
  const clear = async (): Promise<void> => {
    for (const database of opened.splice(0)) await database.close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    kind: 'sqlite',
    open: () => {
      const database = new SqliteDatabase(folder);
      opened.push(database);
      return Promise.resolve(database);
    },
    serverOptions: () => ({ dataFolder: folder }),
    clear,
  };
}

/** A schema of its own in the PostgreSQL of the tests. */
export function postgresStorage(): Promise<Storage> {
  const schema = ownWord();
  const opened: Database[] = [];
  const clear = async (): Promise<void> => {
    for (const database of opened.splice(0)) await database.close();
    await dropSchema(schema);
  };
  return Promise.resolve({
    kind: 'postgres',
    open: async () => {
      const database = await PostgresDatabase.open(POSTGRES, schema);
      opened.push(database);
      return database;
    },
    serverOptions: () => ({ databaseUrl: POSTGRES, cluster: schema }),
    clear,
  });
}

/** Removes a schema of the tests with all that is in it. */
export async function dropSchema(schema: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES });
  await client.connect();
  await client.query('SET client_min_messages = warning');
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await client.end();
}

/** Whether something answers at an address. */
function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    // A machine that drops what it is sent; a busy one takes its time.
    socket.setTimeout(60_000, () => socket.destroy());
  });
}

const hasPostgres = await answers(POSTGRES);
const hasRedis = await answers(REDIS);

/** Whether servers can share rooms here. */
export const hasServices = hasPostgres && hasRedis;

/** The same tests for every storage; they count as skipped, and say why, where there is no PostgreSQL. */
export function onEveryStorage(name: string, tests: (make: () => Promise<Storage>) => void): void {
  describe(`${name}, SQLite`, () => {
    tests(sqliteStorage);
  });
  onPostgres(name, () => {
    tests(postgresStorage);
  });
}

/** Tests of what only PostgreSQL has. */
export function onPostgres(name: string, tests: () => void): void {
  const missing = hasPostgres ? '' : ` (skipped: no PostgreSQL at ${new URL(POSTGRES).host})`;
  describe.runIf(hasPostgres)(`${name}, PostgreSQL${missing}`, () => {
    tests();
  });
}

/** Tests of servers that share rooms; they count as skipped, and say why, where PostgreSQL or Redis is missing. */
export function onCluster(name: string, tests: () => void): void {
  const missing = [...(hasPostgres ? [] : ['PostgreSQL']), ...(hasRedis ? [] : ['Redis'])].join(' and ');
  const note = missing === '' ? '' : ` (skipped: no ${missing})`;
  describe.runIf(hasServices)(`${name}${note}`, () => {
    tests();
  });
}
