import type * as Y from 'yjs';
import { Project, type FileKey } from '@hexwright/workspace';
import type { ServerLog } from '../server-log.ts';
import type { Version, VersionStore } from './version-store.ts';

/** Milliseconds of work after which a version is made by itself. */
const EVERY = 10 * 60_000;
/** Milliseconds in which somebody is noted once. */
const NOTED = 60_000;

export interface VersionKeeping {
  readonly store: VersionStore;
  readonly log: ServerLog;
  /** Whether this server makes versions by itself. */
  readonly isInCharge: () => boolean;
  /** Milliseconds of work between two versions. */
  readonly every?: number;
}

/** Makes versions of one project while its room is open: by itself from time to time, and when somebody asks. */
export class VersionKeeper {
  readonly #project: string;
  readonly #document: Y.Doc;
  readonly #keeping: VersionKeeping;
  readonly #noted = new Map<string, number>();
  #due: NodeJS.Timeout | undefined;
  #isChanged = false;

  constructor(project: string, document: Y.Doc, keeping: VersionKeeping) {
    this.#project = project;
    this.#document = document;
    this.#keeping = keeping;
    document.on('update', this.#changed);
  }

  /** Notes who has changed something. */
  note(person: string): void {
    const now = performance.now();
    if (person === '' || now - (this.#noted.get(person) ?? -NOTED) < NOTED) return;
    this.#noted.set(person, now);
    const { store, log } = this.#keeping;
    void store.noteAuthor(this.#project, person).catch((error: unknown) => {
      log.failure('version.failed', error, { project: this.#project });
    });
  }

  /** Makes a version with a name. */
  async make(name: string): Promise<Version | null> {
    const version = await this.#keeping.store.make(this.#project, name, textsOf(this.#document));
    this.#noted.clear();
    this.#isChanged = false;
    return version;
  }

  /** Ends; makes a last version where something has changed. */
  async close(): Promise<void> {
    this.#document.off('update', this.#changed);
    clearTimeout(this.#due);
    if (this.#isChanged && this.#keeping.isInCharge()) await this.#makeUnnamed();
  }

  readonly #changed = (): void => {
    this.#isChanged = true;
    this.#due ??= setTimeout(() => {
      this.#due = undefined;
      if (this.#keeping.isInCharge()) void this.#makeUnnamed();
    }, this.#keeping.every ?? EVERY).unref();
  };

  async #makeUnnamed(): Promise<void> {
    try {
      await this.make('');
    } catch (error) {
      // The document is in its log; only this look back is missing.
      this.#keeping.log.failure('version.failed', error, { project: this.#project });
    }
  }
}

function textsOf(document: Y.Doc): ReadonlyMap<FileKey, string> {
  const project = new Project(document);
  const texts = new Map(project.files().map((file) => [file, project.text(file) ?? ''] as const));
  project.close();
  return texts;
}
