import pg from 'pg';
import { DataError, numberIn, type Database, type Lease, type Queries, type Row, type Value } from './database.ts';
import { STEPS } from './schema.ts';

/** Connections of one server. */
const MOST_CONNECTIONS = 10;
/** Milliseconds for a connection, and for an answer: what takes longer is taken for not done, and is tried again. */
const CONNECT_PATIENCE = 10_000;
const ANSWER_PATIENCE = 30_000;
/** Milliseconds between looks whether the connection that holds the leases is still there. */
const HEARTBEAT = 3000;

/** Whole numbers fit into a number. */
const WHOLE_NUMBERS = new Set<number>([20, 21, 23]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    WHOLE_NUMBERS.has(oid)
      ? Number
      : format === 'binary'
        ? pg.types.getTypeParser(oid, 'binary')
        : pg.types.getTypeParser(oid, 'text'),
};

const APPEND = `
  WITH document AS (UPDATE documents SET seq = seq + $3 WHERE project = $1 AND epoch = $2 RETURNING seq)
  INSERT INTO changes (project, seq, change)
    SELECT $1, document.seq - $3 + entry.place, entry.change
    FROM document, unnest($4::bytea[]) WITH ORDINALITY AS entry (change, place)
    RETURNING seq`;

/** PostgreSQL, for any number of servers. */
export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly forUpdate = ' FOR UPDATE';
  readonly now = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
  readonly #pool: pg.Pool;
  readonly #config: pg.PoolConfig;
  readonly #schema: string;
  #keeper: Promise<LeaseKeeper> | null = null;

  private constructor(address: string, schema: string) {
    this.#schema = schema;
    this.#config = {
      connectionString: address,
      connectionTimeoutMillis: CONNECT_PATIENCE,
      query_timeout: ANSWER_PATIENCE,
      statement_timeout: ANSWER_PATIENCE,
      // A server that died in the middle of something must not keep the others waiting.
      idle_in_transaction_session_timeout: ANSWER_PATIENCE,
      keepAlive: true,
      options: `-c search_path=${schema}`,
      application_name: 'hexwright',
      types,
    };
    this.#pool = new pg.Pool({ ...this.#config, max: MOST_CONNECTIONS });
    // A connection that breaks while nobody uses it is replaced; its user is told.
    this.#pool.on('error', () => undefined);
  }

  /**
   * Connects, and brings the tables up to date. Throws {@link DataError}.
   * @param schema where in the database the tables are
   */
  static async open(address: string, schema = 'hexwright'): Promise<PostgresDatabase> {
    if (!/^[a-z_][a-z0-9_]{0,50}$/.test(schema)) throw new RangeError(`"${schema}" is no name of a schema.`);
    const database = new PostgresDatabase(address, schema);
    try {
      await database.#upToDate();
    } catch (error) {
      await database.close();
      if (error instanceof DataError) throw error;
      const because = error instanceof Error ? error.message : String(error);
      throw new DataError('unreachable', `The database of DATABASE_URL cannot be used: ${because}`);
    }
    return database;
  }

  async query(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    const { rows } = await this.#pool.query<Row>(sql, [...values]);
    return rows;
  }

  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#together('BEGIN', work);
  }

  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#together('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work);
  }

  longSnapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.snapshot(work);
  }

  async appendChanges(project: string, epoch: number, changes: readonly Uint8Array[]): Promise<number | null> {
    const values = [project, epoch, changes.length, changes.map(bufferOf)];
    const { rows } = await this.#pool.query<Row>({ name: 'append', text: APPEND, values });
    return rows.length === 0 ? null : Math.min(...rows.map((row) => numberIn(row, 'seq')));
  }

  async lease(name: string): Promise<Lease | null> {
    return (await this.#leases()).take(name, 'pg_try_advisory_lock', 'pg_advisory_unlock');
  }

  async share(name: string): Promise<Lease | null> {
    return (await this.#leases()).take(name, 'pg_try_advisory_lock_shared', 'pg_advisory_unlock_shared');
  }

  async isReachable(): Promise<boolean> {
    try {
      await this.#pool.query('SELECT 1');
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    const keeper = this.#keeper;
    this.#keeper = null;
    await keeper?.then(
      (one) => one.end(),
      () => undefined,
    );
    if (!this.#pool.ended) await this.#pool.end();
  }

  /** A connection that holds the leases. When it breaks they are lost, and the next one begins with none. */
  async #leases(): Promise<LeaseKeeper> {
    this.#keeper ??= LeaseKeeper.open(this.#config, this.#schema);
    try {
      const keeper = await this.#keeper;
      if (keeper.isOpen) return keeper;
    } catch (error) {
      this.#keeper = null;
      throw error;
    }
    this.#keeper = null;
    return this.#leases();
  }

  async #together<T>(begin: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    const broken: Error[] = [];
    const note = (error: Error): void => void broken.push(error);
    client.on('error', note);
    try {
      await client.query(begin);
      const result = await work({
        query: async (sql, values = []) => (await client.query<Row>(sql, [...values])).rows,
      });
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(note);
      throw error;
    } finally {
      client.off('error', note);
      client.release(broken[0]);
    }
  }

  async #upToDate(): Promise<void> {
    const steps = STEPS.postgres;
    await this.transaction(async ({ query }) => {
      // Servers that start together take turns.
      await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${this.#schema} tables`]);
      await query(`CREATE SCHEMA IF NOT EXISTS ${this.#schema}`);
      await query('CREATE TABLE IF NOT EXISTS tables_version (version BIGINT NOT NULL)');
      const [row] = await query('SELECT version FROM tables_version');
      const version = numberIn(row, 'version');
      if (version > steps.length) throw new DataError('newer', NEWER);
      for (const step of steps.slice(version)) if (step !== '') await query(step);
      if (row === undefined) await query('INSERT INTO tables_version VALUES ($1)', [steps.length]);
      else await query('UPDATE tables_version SET version = $1', [steps.length]);
    });
  }
}

/**
 * Leases as advisory locks of one connection: PostgreSQL lets go of them when the connection ends, so that they need no
 * clock, and a server that was killed blocks nobody.
 */
class LeaseKeeper {
  isOpen = true;
  readonly #client: pg.Client;
  readonly #schema: string;
  readonly #beat: NodeJS.Timeout;

  private constructor(client: pg.Client, schema: string) {
    this.#client = client;
    this.#schema = schema;
    const lost = (): void => {
      this.isOpen = false;
      clearInterval(this.#beat);
    };
    client.on('error', lost);
    client.on('end', lost);
    this.#beat = setInterval(() => {
      client.query('SELECT 1').catch(() => {
        lost();
        client.end().catch(() => undefined);
      });
    }, HEARTBEAT);
    this.#beat.unref();
  }

  static async open(config: pg.ClientConfig, schema: string): Promise<LeaseKeeper> {
    const client = new pg.Client(config);
    await client.connect();
    const keeper = new LeaseKeeper(client, schema);
    // The other end notices within some seconds when this machine is gone without a word.
    await client.query('SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3');
    return keeper;
  }

  async take(name: string, take: string, give: string): Promise<Lease | null> {
    const key = [`${this.#schema} ${name}`];
    const { rows } = await this.#client.query<Row>(`SELECT ${take}(hashtextextended($1, 0)) AS taken`, key);
    if (rows[0]?.['taken'] !== true) return null;
    let isReleased = false;
    const isOpen = (): boolean => this.isOpen && !isReleased;
    return {
      get isHeld(): boolean {
        return isOpen();
      },
      release: async () => {
        if (!isOpen()) return;
        isReleased = true;
        await this.#client.query(`SELECT ${give}(hashtextextended($1, 0))`, key).catch(() => undefined);
      },
    };
  }

  async end(): Promise<void> {
    clearInterval(this.#beat);
    await this.#client.end().catch(() => undefined);
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const NEWER = 'The database of DATABASE_URL was written by a newer Hexwright. Use that one, or another database.';
