import * as Y from 'yjs';
import { documentFrom } from '@hexwright/workspace';
import { appendWithin } from './append-changes.ts';
import { bytesIn, numberIn, type Database, type Queries } from './database.ts';
import type { FolderKeeping } from './folder-keeping.ts';

/** How much of a document's log has not been folded into its state. */
export interface LogSize {
  readonly changes: number;
  readonly bytes: number;
  /** Bytes of the state. */
  readonly state: number;
}

/** A document as the log has it. */
export interface LoadedDocument {
  readonly doc: Y.Doc;
  /** 0 for a document that nobody has begun yet. */
  readonly epoch: number;
  /** The number of the last change in it. */
  readonly seq: number;
  /** Changes of the log that could not be read. They stay in it. */
  readonly unreadable: number;
}

/** What has come to a log after a change; folded ones come as one. */
export interface LaterChanges {
  readonly epoch: number;
  readonly seq: number;
  readonly changes: readonly Uint8Array[];
}

/** Thrown where a change is for a document that has been made anew meanwhile. */
export class OtherEpoch extends Error {
  constructor(project: string) {
    super(`The document of ${project} has been made anew.`);
    this.name = 'OtherEpoch';
  }
}

/** Changes that wait to be written together. */
interface Waiting {
  readonly epoch: number;
  readonly changes: readonly Uint8Array[];
  readonly done: (seq: number) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * The documents of all projects: a state each, and every change since then in its order. A change is on the disk when
 * {@link append} resolves, so that anyone who is told "saved" afterwards is told the truth.
 */
export class DocumentLog {
  readonly #database: Database;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #writing = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Adds changes, all of them or none; resolves to the number of the first when they are on the disk. What comes while others
   * are on their way goes in one go. Throws {@link OtherEpoch}.
   */
  append(project: string, epoch: number, changes: readonly Uint8Array[]): Promise<number> {
    return new Promise((done, failed) => {
      const waiting = this.#waiting.get(project) ?? [];
      this.#waiting.set(project, waiting);
      waiting.push({ epoch, changes, done, failed });
      if (!this.#writing.has(project)) {
        this.#writing.add(project);
        setImmediate(() => void this.#writeAll(project));
      }
    });
  }

  /** The same for the keeper of the folder: only while no other one has begun. Throws {@link FolderLost} besides. */
  async appendFor(
    keeping: FolderKeeping,
    project: string,
    epoch: number,
    changes: readonly Uint8Array[],
  ): Promise<number> {
    const seq = await keeping.transaction((queries) => appendWithin(queries, project, epoch, changes));
    if (seq === null) throw new OtherEpoch(project);
    return seq;
  }

  /** Begins a document, unless another server has just done that. */
  async begin(project: string, epoch: number, state: Uint8Array): Promise<void> {
    await this.#database.query(
      `INSERT INTO documents (project, epoch, seq, folded, state) VALUES ($1, $2, 0, 0, $3)
       ON CONFLICT (project) DO NOTHING`,
      [project, epoch, state],
    );
  }

  /** Notes the epoch of a document from before epochs were noted. */
  async noteEpoch(project: string, epoch: number): Promise<void> {
    await this.#database.query('UPDATE documents SET epoch = $2 WHERE project = $1 AND epoch = 0', [project, epoch]);
  }

  /** Reads a document: its state, and all changes since. An empty one if there is none. */
  async load(project: string): Promise<LoadedDocument> {
    const { doc, epoch, seq, unreadable } = await this.#database.snapshot((queries) => read(queries, project, ''));
    return { doc, epoch, seq, unreadable: unreadable.length };
  }

  /** What has come after a change; null if there is no such document. */
  since(project: string, seq: number): Promise<LaterChanges | null> {
    return this.#database.snapshot(async ({ query }) => {
      const [row] = await query(
        'SELECT epoch, seq, CASE WHEN folded > $2 THEN state END AS state FROM documents WHERE project = $1',
        [project, seq],
      );
      if (row === undefined) return null;
      const rows = await query('SELECT change FROM changes WHERE project = $1 AND seq > $2 ORDER BY seq', [
        project,
        seq,
      ]);
      const state = bytesIn(row, 'state');
      const changes = rows.map((one) => bytesIn(one, 'change')).filter((change) => change !== null);
      return {
        epoch: numberIn(row, 'epoch'),
        seq: numberIn(row, 'seq'),
        changes: state === null ? changes : [state, ...changes],
      };
    });
  }

  /** The epoch and the last change of every document. */
  async heads(): Promise<ReadonlyMap<string, { readonly epoch: number; readonly seq: number }>> {
    const rows = await this.#database.query('SELECT project, epoch, seq FROM documents');
    return new Map(
      rows.map((row) => [String(row['project']), { epoch: numberIn(row, 'epoch'), seq: numberIn(row, 'seq') }]),
    );
  }

  /** How much there is. */
  async size(project: string): Promise<LogSize> {
    const [row] = await this.#database.query(
      `SELECT count(*) AS changes, coalesce(sum(length(change)), 0) AS bytes,
         (SELECT coalesce(length(state), 0) FROM documents WHERE project = $1) AS state
       FROM changes WHERE project = $1`,
      [project],
    );
    return { changes: numberIn(row, 'changes'), bytes: numberIn(row, 'bytes'), state: numberIn(row, 'state') };
  }

  /** Folds all changes into the state, in one transaction. Changes that cannot be read are left where they are. */
  async compact(project: string): Promise<void> {
    await this.#database.transaction(async (queries) => {
      const { doc, numbers, unreadable, seq } = await read(queries, project, this.#database.forUpdate);
      if (numbers.length === 0) return;
      await queries.query('UPDATE documents SET state = $2, folded = $3 WHERE project = $1', [
        project,
        Y.encodeStateAsUpdate(doc),
        seq,
      ]);
      doc.destroy();
      await forget(queries, project, seq, unreadable);
    });
  }

  /**
   * Puts a document in place of what there was, in one transaction: it has been made anew, in another epoch.
   * @param make gets the document as it is now, gives the new state; null to leave it
   * @returns the new epoch; null if it was left
   */
  async replace(
    project: string,
    make: (doc: Y.Doc) => { readonly epoch: number; readonly state: Uint8Array } | null,
  ): Promise<number | null> {
    return this.#database.transaction(async (queries) => {
      const { doc, seq } = await read(queries, project, this.#database.forUpdate);
      const made = make(doc);
      doc.destroy();
      if (made === null) return null;
      // One number more, so that anyone who has all changes up to now knows that this is not what they have.
      await queries.query(
        'UPDATE documents SET epoch = $2, state = $3, seq = seq + 1, folded = seq + 1 WHERE project = $1',
        [project, made.epoch, made.state],
      );
      await forget(queries, project, seq, []);
      // Copies of the former epoch are not taken any more, so that nobody need own one.
      await queries.query('DELETE FROM copies WHERE project = $1', [project]);
      return made.epoch;
    });
  }

  async #writeAll(project: string): Promise<void> {
    for (;;) {
      const waiting = this.#waiting.get(project);
      const epoch = waiting?.[0]?.epoch;
      if (waiting === undefined || epoch === undefined) break;
      const other = waiting.findIndex((one) => one.epoch !== epoch);
      const batch = waiting.splice(0, other < 0 ? waiting.length : other);
      try {
        const all = batch.flatMap(({ changes }) => changes);
        let seq = await this.#database.appendChanges(project, epoch, all);
        if (seq === null) throw new OtherEpoch(project);
        for (const { changes, done } of batch) {
          done(seq);
          seq += changes.length;
        }
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.#waiting.delete(project);
    this.#writing.delete(project);
  }
}

interface Read {
  readonly doc: Y.Doc;
  readonly epoch: number;
  readonly seq: number;
  /** The numbers of the changes besides the state, and of those that could not be read. */
  readonly numbers: readonly number[];
  readonly unreadable: readonly number[];
}

async function read({ query }: Queries, project: string, forUpdate: string): Promise<Read> {
  const [row] = await query(`SELECT epoch, seq, state FROM documents WHERE project = $1${forUpdate}`, [project]);
  const rows = await query('SELECT seq, change FROM changes WHERE project = $1 ORDER BY seq', [project]);
  const changes = rows.map((one) => bytesIn(one, 'change') ?? new Uint8Array());
  const epoch = numberIn(row, 'epoch');
  const { doc, unreadable } = documentFrom(bytesIn(row, 'state'), changes, epoch === 0 ? null : epoch);
  const numbers = rows.map((one) => numberIn(one, 'seq'));
  return {
    doc,
    epoch,
    seq: numberIn(row, 'seq'),
    numbers,
    unreadable: unreadable.map((index) => numbers[index]),
  };
}

async function forget({ query }: Queries, project: string, upTo: number, unreadable: readonly number[]): Promise<void> {
  const kept = unreadable.map((_, index) => `$${index + 3}`);
  const except = kept.length === 0 ? '' : ` AND seq NOT IN (${kept.join(', ')})`;
  await query(`DELETE FROM changes WHERE project = $1 AND seq <= $2${except}`, [project, upTo, ...unreadable]);
}
