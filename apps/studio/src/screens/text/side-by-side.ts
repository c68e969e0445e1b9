import { kindOf, type FileKey } from '@hexwright/workspace';
import { editor, LOOK } from './monaco.ts';
import { TEXT } from './words.ts';

/** Two texts to be laid side by side. */
export interface Compared {
  /** What they are, for people: `In force in gmb/standard`. */
  readonly titles: readonly [string, string];
  readonly before: string;
  readonly after: string;
}

/**
 * Two texts side by side. There is one for as long as there is an editor beside it: Monaco makes its tooltips with the
 * services of whatever editor came last, and an editor that is gone has none.
 */
export class SideBySide {
  readonly #diff: editor.IStandaloneDiffEditor;
  #models: editor.IDiffEditorModel | null = null;
  /** Shown no more, but their comparison may still be under way, and must find them. */
  #spent: editor.ITextModel[] = [];

  /** @param host an element in the document itself */
  constructor(host: HTMLElement) {
    this.#diff = editor.createDiffEditor(host, {
      theme: LOOK,
      automaticLayout: true,
      readOnly: true,
      fontSize: 13,
      lineHeight: 20,
      diffWordWrap: 'on',
      scrollBeyondLastLine: false,
      hideUnchangedRegions: { enabled: true },
      editContext: false,
      originalAriaLabel: TEXT.before,
      modifiedAriaLabel: TEXT.after,
    });
    // Comparisons are made one after the other: those before this one are done.
    this.#diff.onDidUpdateDiff(() => this.#dropSpent());
  }

  /** Shows two texts of a file. */
  show(file: FileKey, { before, after }: Compared): void {
    this.clear();
    const language = kindOf(file) === undefined ? 'markdown' : 'json';
    this.#models = { original: editor.createModel(before, language), modified: editor.createModel(after, language) };
    this.#diff.setModel(this.#models);
  }

  /** Shows nothing. */
  clear(): void {
    this.#diff.setModel(null);
    if (this.#models !== null) this.#spent.push(this.#models.original, this.#models.modified);
    this.#models = null;
  }

  close(): void {
    this.clear();
    this.#diff.dispose();
    this.#dropSpent();
  }

  #dropSpent(): void {
    for (const model of this.#spent) model.dispose();
    this.#spent = [];
  }
}
