import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import type { FileKey } from '@hexwright/workspace';
import { bytesIn, numberIn, textIn, type Database, type Queries, type Row } from '../storage/database.ts';

/** A project as it was at one moment. */
export interface Version {
  /** Counts the versions of the project from 1. */
  readonly number: number;
  /** Milliseconds since 1970, by the clock of the database. */
  readonly at: number;
  /** What somebody has called it; '' for one that was made by itself. */
  readonly name: string;
  /** Who has changed something since the version before. */
  readonly people: readonly string[];
}

/** Versions made by themselves that are kept; named ones are all kept. */
const MOST_UNNAMED = 200;
/** Names of people that are kept with one version. */
const MOST_PEOPLE = 50;

/** The versions of all projects. A text that is the same in many versions is kept once. */
export class VersionStore {
  readonly #database: Database;
  readonly #mostUnnamed: number;

  /** @param mostUnnamed versions without a name that are kept of a project */
  constructor(database: Database, mostUnnamed = MOST_UNNAMED) {
    this.#database = database;
    this.#mostUnnamed = mostUnnamed;
  }

  /** The versions of a project, the newest first. */
  async list(project: string): Promise<Version[]> {
    const rows = await this.#database.query(
      'SELECT number, made, name, people FROM versions WHERE project = $1 ORDER BY number DESC',
      [project],
    );
    return rows.map(versionOf);
  }

  /** Notes that somebody has changed something; the next version says so. */
  async noteAuthor(project: string, person: string): Promise<void> {
    await this.#database.query(
      'INSERT INTO authors (project, person) VALUES ($1, $2) ON CONFLICT (project, person) DO NOTHING',
      [project, person],
    );
  }

  /**
   * Makes a version of the texts of a project; one without a name only where something differs from the last one.
   * @returns null where nothing differs
   */
  async make(project: string, name: string, texts: ReadonlyMap<FileKey, string>): Promise<Version | null> {
    const files = [...texts]
      .map(([file, text]) => [file, hashOf(text)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    const list = JSON.stringify(files);
    return this.#database.transaction(async (queries) => {
      const { query } = queries;
      const [last] = await query(`SELECT number, files FROM versions WHERE project = $1 ORDER BY number DESC LIMIT 1`, [
        project,
      ]);
      if (name === '' && textIn(last, 'files') === list) return null;
      const known = await this.#known(queries, project);
      for (const [file, hash] of files) {
        if (known.has(hash)) continue;
        known.add(hash);
        await query('INSERT INTO version_texts (project, hash, body) VALUES ($1, $2, $3)', [
          project,
          hash,
          deflateSync(texts.get(file) ?? ''),
        ]);
      }
      const authors = await query('SELECT person FROM authors WHERE project = $1 ORDER BY person', [project]);
      const people = authors.slice(0, MOST_PEOPLE).map((row) => textIn(row, 'person') ?? '');
      const number = numberIn(last, 'number') + 1;
      await query(
        `INSERT INTO versions (project, number, made, name, people, files)
         VALUES ($1, $2, ${this.#database.now}, $3, $4, $5)`,
        [project, number, name, JSON.stringify(people), list],
      );
      await query('DELETE FROM authors WHERE project = $1', [project]);
      await this.#thin(queries, project);
      const [made] = await query('SELECT number, made, name, people FROM versions WHERE project = $1 AND number = $2', [
        project,
        number,
      ]);
      return versionOf(made);
    });
  }

  /** Gives a version a name, or takes it away with ''. False where there is no such version. */
  async rename(project: string, number: number, name: string): Promise<boolean> {
    const rows = await this.#database.query(
      'UPDATE versions SET name = $3 WHERE project = $1 AND number = $2 RETURNING number',
      [project, number, name],
    );
    return rows.length > 0;
  }

  /** The files of a version with the hashes of their texts; null where there is no such version. */
  async filesOf(project: string, number: number): Promise<ReadonlyMap<FileKey, string> | null> {
    const [row] = await this.#database.query('SELECT files FROM versions WHERE project = $1 AND number = $2', [
      project,
      number,
    ]);
    const list = textIn(row, 'files');
    return list === null ? null : new Map(JSON.parse(list) as [FileKey, string][]);
  }

  /** A text by its hash; null where no version of the project has it. */
  async text(project: string, hash: string): Promise<string | null> {
    const [row] = await this.#database.query('SELECT body FROM version_texts WHERE project = $1 AND hash = $2', [
      project,
      hash,
    ]);
    const body = bytesIn(row, 'body');
    return body === null ? null : inflateSync(body).toString('utf8');
  }

  async #known({ query }: Queries, project: string): Promise<Set<string>> {
    const rows = await query('SELECT hash FROM version_texts WHERE project = $1', [project]);
    return new Set(rows.map((row) => textIn(row, 'hash') ?? ''));
  }

  /** Forgets the oldest versions without a name, and the texts that only they had. */
  async #thin(queries: Queries, project: string): Promise<void> {
    const unnamed = await queries.query(
      `SELECT number FROM versions WHERE project = $1 AND name = '' ORDER BY number DESC`,
      [project],
    );
    const old = unnamed.slice(this.#mostUnnamed).map((row) => numberIn(row, 'number'));
    if (old.length === 0) return;
    for (const number of old)
      await queries.query('DELETE FROM versions WHERE project = $1 AND number = $2', [project, number]);
    const lists = await queries.query('SELECT files FROM versions WHERE project = $1', [project]);
    const used = new Set(
      lists.flatMap((row) => (JSON.parse(textIn(row, 'files') ?? '[]') as [string, string][]).map(([, hash]) => hash)),
    );
    for (const hash of await this.#known(queries, project)) {
      if (!used.has(hash))
        await queries.query('DELETE FROM version_texts WHERE project = $1 AND hash = $2', [project, hash]);
    }
  }
}

function versionOf(row: Row): Version {
  return {
    number: numberIn(row, 'number'),
    at: numberIn(row, 'made'),
    name: textIn(row, 'name') ?? '',
    people: JSON.parse(textIn(row, 'people') ?? '[]') as string[],
  };
}

/** Names a text. Only what the project itself holds is ever looked up by it. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
