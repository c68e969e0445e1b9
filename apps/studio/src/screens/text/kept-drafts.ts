import { spliced, spliceOf, type FileKey, type Splice } from '@hexwright/workspace';
import { Store } from '../../parts/store.ts';

/** Grows whenever a file comes to have a draft that is kept, or has none any more. */
export const draftsKept = new Store(0);

/** A draft that is not everybody's yet, with the text it began with. */
export interface KeptDraft {
  readonly base: string;
  readonly draft: string;
}

const SAME: Splice = { start: 0, length: 0, insert: '' };

/**
 * Keeps drafts for this tab, over a reload. Where the browser refuses, they last as long as the page. The text that a
 * draft began with is stored once, and what differs from it at every keeping: to store a long text takes the browser
 * longer than a frame.
 */
export class KeptDrafts {
  readonly #name: string;
  readonly #baseName: string;
  readonly #here = new Map<FileKey, KeptDraft>();
  /** The texts of {@link #here} that have been stored. */
  readonly #stored = new Map<FileKey, string>();

  /** @param project id of the project that the files are of */
  constructor(project: string) {
    this.#name = `hexwright.draft ${project} `;
    this.#baseName = `hexwright.draft-of ${project} `;
  }

  find(file: FileKey): KeptDraft | null {
    const here = this.#here.get(file);
    if (here !== undefined) return here;
    try {
      const [base, splice] = [sessionStorage.getItem(this.#baseName + file), sessionStorage.getItem(this.#name + file)];
      return base === null || splice === null ? null : { base, draft: spliced(base, JSON.parse(splice) as Splice) };
    } catch {
      return null;
    }
  }

  keep(file: FileKey, draft: KeptDraft): void {
    const before = this.#here.get(file);
    if (before?.base === draft.base && before.draft === draft.draft) return;
    this.#here.set(file, draft);
    try {
      if (this.#stored.get(file) !== draft.base) {
        this.#remove(file);
        sessionStorage.setItem(this.#baseName + file, draft.base);
        this.#stored.set(file, draft.base);
      }
      sessionStorage.setItem(this.#name + file, JSON.stringify(spliceOf(draft.base, draft.draft) ?? SAME));
    } catch {
      // Full or refused: a reload would lose this draft, leaving the screen does not. One that is out of date helps nobody.
      this.#remove(file);
    }
    if (before === undefined) draftsKept.value += 1;
  }

  forget(file: FileKey): void {
    if (!this.files().includes(file)) return;
    this.#here.delete(file);
    this.#remove(file);
    draftsKept.value += 1;
  }

  /** Files that have a draft. */
  files(): FileKey[] {
    const stored: string[] = [];
    try {
      for (let index = 0; index < sessionStorage.length; index++) {
        const key = sessionStorage.key(index) ?? '';
        if (key.startsWith(this.#name)) stored.push(key.slice(this.#name.length));
      }
    } catch {
      // Refused.
    }
    return [...new Set([...this.#here.keys(), ...stored])];
  }

  #remove(file: FileKey): void {
    this.#stored.delete(file);
    try {
      sessionStorage.removeItem(this.#name + file);
      sessionStorage.removeItem(this.#baseName + file);
    } catch {
      // Refused: then nothing was stored either.
    }
  }
}
