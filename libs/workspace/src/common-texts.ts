import type { FileKey } from './file-key.ts';

/**
 * Remembers, for longer than a program runs, the texts that a project and its folder last had in common. Without it nobody
 * could say after a restart which of two different texts is the newer one, or what each side has changed.
 *
 * `put` is called after a text has come to both sides, and must be lasting when it returns.
 */
export interface CommonTexts {
  load(): ReadonlyMap<FileKey, string> | Promise<ReadonlyMap<FileKey, string>>;
  /** @param text null for a file that neither side has any more */
  put(file: FileKey, text: string | null): void | Promise<void>;
}

/** Remembers them for as long as the program runs. */
export class PassingTexts implements CommonTexts {
  readonly #texts = new Map<FileKey, string>();

  load(): ReadonlyMap<FileKey, string> {
    return this.#texts;
  }

  put(file: FileKey, text: string | null): void {
    if (text === null) this.#texts.delete(file);
    else this.#texts.set(file, text);
  }
}
