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
    this.#models?.original.dispose();
    this.#models?.modified.dispose();
    this.#models = null;
  }

  close(): void {
    this.clear();
    this.#diff.dispose();
  }
}
