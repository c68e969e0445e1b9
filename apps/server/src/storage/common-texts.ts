import type { CommonTexts, FileKey, KnownTexts } from '@hexwright/workspace';
import { bytesIn, numberIn, type Queries, type Value } from './database.ts';
import type { FolderKeeping } from './folder-keeping.ts';

/** The number under which what both sides have stands; what a keeper is about to write stands under its own. */
const COMMON = 0;
/** Milliseconds after the question in which a keeper that was told "yes" may write; then it has to ask again. */
const MAY_WRITE = 5000;
/** Milliseconds after which nothing comes any more of a keeper that was stopped between asking and writing. */
const LATE = 30_000;
/** Milliseconds in which what has been written is noted together. */
const SOON = 50;
/** Rows of one statement. */
const MOST_ROWS = 500;

/** Whether the document's log has what was taken over from the folder. */
export interface TakenOver {
  /** Whether it has all of it. */
  readonly isKept: () => boolean;
  /** Waits until it has; rejects where it cannot have it now. */
  readonly kept: () => Promise<void>;
}

/**
 * The texts that a project and its folder last had in common, kept beside the document's log. What is about to be written
 * is noted first, in one transaction with looking whether this keeper is still the one: so a file of ours is never taken
 * for somebody else's, wherever the server is killed or cut off. What has been written is noted soon after, many in one go.
 */
export class StoredCommonTexts implements CommonTexts {
  readonly #keeping: FolderKeeping;
  readonly #takenOver: TakenOver;
  /** What is not noted yet as common; null for a file that is gone. */
  #owed = new Map<FileKey, string | null>();
  /** What is about to be written. */
  readonly #intended = new Map<FileKey, string | null>();
  #askedAt = Number.NEGATIVE_INFINITY;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * @param takenOver until the log has all that was taken over from the folder, nothing is noted or written: what the log
   *   lacks would seem to have been undone, or removed, by somebody
   */
  constructor(keeping: FolderKeeping, takenOver: TakenOver) {
    this.#keeping = keeping;
    this.#takenOver = takenOver;
  }

  async load(): Promise<KnownTexts> {
    const { database, project, token } = this.#keeping;
    const rows = await database.query('SELECT file, token, body FROM folder_texts WHERE project = $1 ORDER BY token', [
      project,
    ]);
    const common = new Map<FileKey, string>();
    const intended = new Map<FileKey, (string | null)[]>();
    for (const row of rows) {
      const [file, bytes] = [String(row['file']), bytesIn(row, 'body')];
      const text = bytes === null ? null : new TextDecoder().decode(bytes);
      if (numberIn(row, 'token') === token) continue;
      if (numberIn(row, 'token') !== COMMON) intended.set(file, [...(intended.get(file) ?? []), text]);
      else if (text !== null) common.set(file, text);
    }
    // A data folder has one server at a time: of the one before, nothing comes any more.
    return { common, intended, late: database.kind === 'sqlite' ? 0 : LATE };
  }

  intend(texts: ReadonlyMap<FileKey, string | null>): Promise<void> {
    return this.#next(async () => {
      await this.#takenOver.kept();
      const askedAt = performance.now();
      const { project, token } = this.#keeping;
      await this.#keeping.transaction((queries) => putAll(queries, project, token, texts));
      this.#askedAt = askedAt;
      for (const [file, text] of texts) this.#intended.set(file, text);
    });
  }

  put(file: FileKey, text: string | null): void {
    if (this.#owed.size === 0) setTimeout(() => void this.keep(), SOON).unref();
    this.#owed.set(file, text);
  }

  mayStillWrite(later = 0): boolean {
    return performance.now() + later - this.#askedAt < MAY_WRITE;
  }

  /** Notes what is not noted yet, if that is possible now. */
  keep(): Promise<void> {
    return this.#next(async () => {
      if (this.#owed.size === 0 || !this.#takenOver.isKept()) return;
      const owed = this.#owed;
      this.#owed = new Map();
      try {
        await this.#keeping.transaction((queries) => this.#note(queries, owed));
      } catch {
        // As full, or as far away, as the log, which says so. What was intended tells the same until then.
        this.#owed = new Map([...owed, ...this.#owed]);
      }
    });
  }

  async #note(queries: Queries, owed: ReadonlyMap<FileKey, string | null>): Promise<void> {
    const { project, token } = this.#keeping;
    await putAll(queries, project, COMMON, owed);
    // What is to be written next stays.
    const [done, next] = partition([...owed.keys()], (file) => this.#intended.get(file) === owed.get(file));
    await forget(queries, project, done, `token > ${COMMON}`);
    await forget(queries, project, next, `token > ${COMMON} AND token <> ${token}`);
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

async function putAll(
  { query }: Queries,
  project: string,
  token: number,
  texts: ReadonlyMap<FileKey, string | null>,
): Promise<void> {
  for (const some of slices([...texts])) {
    const places = some.map((_, index) => `($1, $${index * 2 + 3}, $2, $${index * 2 + 4})`);
    const values = some.flatMap(([file, text]): Value[] => [
      file,
      text === null ? null : new TextEncoder().encode(text),
    ]);
    await query(
      `INSERT INTO folder_texts (project, file, token, body) VALUES ${places.join(', ')}
       ON CONFLICT (project, file, token) DO UPDATE SET body = excluded.body`,
      [project, token, ...values],
    );
  }
}

async function forget({ query }: Queries, project: string, files: readonly FileKey[], which: string): Promise<void> {
  for (const some of slices(files)) {
    const places = some.map((_, index) => `$${index + 2}`);
    await query(`DELETE FROM folder_texts WHERE project = $1 AND ${which} AND file IN (${places.join(', ')})`, [
      project,
      ...some,
    ]);
  }
}

function slices<T>(all: readonly T[]): readonly (readonly T[])[] {
  const count = Math.ceil(all.length / MOST_ROWS);
  return Array.from({ length: count }, (_, index) => all.slice(index * MOST_ROWS, (index + 1) * MOST_ROWS));
}

function partition<T>(all: readonly T[], is: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}
