/** Games in PostgreSQL, for any number of machines. */
import pg from 'pg';
import type { CountedResult } from '../acts.ts';
import type { GameStore } from './game-store.ts';

/** Where in the database the table is. */
const SCHEMA = 'hexwright_games';
/** Milliseconds for a connection, and for an answer. */
const CONNECT_PATIENCE = 10_000;
const ANSWER_PATIENCE = 30_000;

const FIND = 'SELECT seed, result FROM games WHERE source = $1 AND seed >= $2 AND seed < $3';
const KEEP = `
  INSERT INTO games (source, seed, result) SELECT $1, * FROM unnest($2::bigint[], $3::text[])
    ON CONFLICT (source, seed) DO UPDATE SET result = excluded.result`;

/** A database of games. */
export class PostgresGames implements GameStore {
  readonly #pool: pg.Pool;

  private constructor(address: string, schema: string) {
    this.#pool = new pg.Pool({
      connectionString: address,
      connectionTimeoutMillis: CONNECT_PATIENCE,
      query_timeout: ANSWER_PATIENCE,
      statement_timeout: ANSWER_PATIENCE,
      options: `-c search_path=${schema}`,
      application_name: 'hexwright',
      max: 2,
      allowExitOnIdle: true,
    });
    // A connection that breaks while nobody uses it is replaced; its user is told.
    this.#pool.on('error', () => undefined);
  }

  /** Connects, and makes the table where there is none. Rejects where that is not allowed, or nobody answers. */
  static async open(address: string, schema: string = SCHEMA): Promise<PostgresGames> {
    if (!/^[a-z_][a-z0-9_]{0,50}$/.test(schema)) throw new RangeError(`"${schema}" is no name of a schema.`);
    const games = new PostgresGames(address, schema);
    try {
      await games.#prepare(schema);
    } catch (error) {
      await games.close();
      throw error;
    }
    return games;
  }

  async find(source: string, first: number, count: number): Promise<ReadonlyMap<number, CountedResult>> {
    const { rows } = await this.#pool.query<{ seed: string; result: string }>(FIND, [source, first, first + count]);
    return new Map(rows.map(({ seed, result }) => [Number(seed), JSON.parse(result) as CountedResult]));
  }

  async keep(source: string, results: readonly CountedResult[]): Promise<void> {
    const texts = results.map((result) => JSON.stringify(result));
    await this.#pool.query(KEEP, [source, results.map(({ seed }) => seed), texts]);
  }

  async close(): Promise<void> {
    if (!this.#pool.ended) await this.#pool.end();
  }

  async #prepare(schema: string): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      // Programs that start together take turns.
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${schema} games`]);
      await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
      await client.query(
        'CREATE TABLE IF NOT EXISTS games (source TEXT NOT NULL, seed BIGINT NOT NULL, result TEXT NOT NULL, PRIMARY KEY (source, seed))',
      );
      await client.query('COMMIT');
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }
}
