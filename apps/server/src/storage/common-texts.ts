import type { CommonTexts, FileKey } from '@hexwright/workspace';
import type { Database } from './database.ts';

/**
 * The texts that a project and its folder last had in common, kept beside the document's log. They are written at the end
 * of the turn, many in one go: who misses the last of them compares more than need be, and finds both sides equal.
 */
export class StoredCommonTexts implements CommonTexts {
  readonly #database: Database;
  readonly #project: string;
  /** What is not kept yet; null for a file that is gone. */
  #owed = new Map<FileKey, string | null>();
  readonly #mayKeep: () => boolean;

  /**
   * @param mayKeep whether the document's log has all that has been taken over from the folder. Until then nothing is kept
   *   here either: what the log lacks would seem to have been undone, or removed, by somebody.
   */
  constructor(database: Database, project: string, mayKeep: () => boolean) {
    this.#database = database;
    this.#project = project;
    this.#mayKeep = mayKeep;
  }

  async load(): Promise<ReadonlyMap<FileKey, string>> {
    const rows = await this.#database.query('SELECT file, text FROM common_texts WHERE project = $1', [this.#project]);
    return new Map(rows.map(({ file, text }) => [String(file), String(text)]));
  }

  put(file: FileKey, text: string | null): void {
    if (this.#owed.size === 0) setImmediate(() => void this.keep());
    this.#owed.set(file, text);
  }

  /** Keeps what is not kept yet, if that is possible now. */
  async keep(): Promise<void> {
    if (this.#owed.size === 0 || !this.#mayKeep()) return;
    const owed = this.#owed;
    this.#owed = new Map();
    try {
      await this.#database.transaction(async ({ query }) => {
        for (const [file, text] of owed) {
          if (text === null)
            await query('DELETE FROM common_texts WHERE project = $1 AND file = $2', [this.#project, file]);
          else
            await query(
              `INSERT INTO common_texts (project, file, text) VALUES ($1, $2, $3)
               ON CONFLICT (project, file) DO UPDATE SET text = excluded.text`,
              [this.#project, file, text],
            );
        }
      });
    } catch {
      // As full as the log, which says so. An older text is no harm: more is compared than need be.
      this.#owed = new Map([...owed, ...this.#owed]);
    }
  }
}
