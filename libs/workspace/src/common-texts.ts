import type { FileKey } from './file-key.ts';

/** What is known from before of the texts of a folder. */
export interface KnownTexts {
  /** The texts that project and folder last had in common. */
  readonly common: ReadonlyMap<FileKey, string>;
  /**
   * Texts of the project that were to be written to the folder, and of which nobody could say afterwards whether they
   * were; null stands for a removal. A file that holds one of them was written by us, not by somebody else.
   */
  readonly intended: ReadonlyMap<FileKey, readonly (string | null)[]>;
  /** Milliseconds for which another keeper that was stopped in the middle may still bring what it intended. */
  readonly late: number;
}

/**
 * Remembers, for longer than a program runs, the texts that a project and its folder last had in common. Without it nobody
 * could say after a restart which of two different texts is the newer one, or what each side has changed.
 */
export interface CommonTexts {
  load(): KnownTexts | Promise<KnownTexts>;
  /**
   * Called before texts of the project are written to the folder, null for files that are removed; lasting when it
   * resolves. Where it rejects, nothing is written: a text that nobody remembers would be taken for somebody else's.
   */
  intend(texts: ReadonlyMap<FileKey, string | null>): void | Promise<void>;
  /**
   * Called after a text has come to both sides. May be late, even lost: what was intended tells the same.
   * @param text null for a file that neither side has any more
   */
  put(file: FileKey, text: string | null): void | Promise<void>;
  /**
   * Whether what was intended may still be written: not where another keeper may have begun meanwhile.
   * @param later milliseconds from now; at once if not given
   */
  mayStillWrite(later?: number): boolean;
}

/** Remembers them for as long as the program runs. */
export class PassingTexts implements CommonTexts {
  readonly #texts = new Map<FileKey, string>();
  readonly #intended = new Map<FileKey, readonly (string | null)[]>();

  load(): KnownTexts {
    return { common: this.#texts, intended: this.#intended, late: 0 };
  }

  intend(texts: ReadonlyMap<FileKey, string | null>): void {
    for (const [file, text] of texts) this.#intended.set(file, [text]);
  }

  put(file: FileKey, text: string | null): void {
    this.#intended.delete(file);
    if (text === null) this.#texts.delete(file);
    else this.#texts.set(file, text);
  }

  mayStillWrite(): boolean {
    return true;
  }
}
