/** One's own steps, kept in this tab while the page is loaded again, so that they can still be undone afterwards. */
import { epochOf, type Editor, type KeptHistory } from '@hexwright/workspace';

/** Characters that are kept: a browser has room for about five million in a tab. */
const MOST = 2_000_000;
/** The form in which steps are kept: those of another form are forgotten. */
const FORM = 1;

interface Kept {
  readonly form: number;
  /** Steps fit the document they were made in, and no other. */
  readonly epoch: number;
  readonly history: KeptHistory;
}

/** Keeps the steps of an editor. Without room in the browser they end with the page. */
export function keepSteps(project: string, editor: Editor): void {
  const kept: Kept = { form: FORM, epoch: epochOf(editor.project), history: editor.kept(MOST) };
  try {
    sessionStorage.setItem(keyOf(project), JSON.stringify(kept));
  } catch {
    // Private windows and full stores may refuse: the work itself is kept elsewhere.
  }
}

/** Gives an editor the steps that were kept, once. */
export function recallSteps(project: string, editor: Editor): void {
  try {
    const text = sessionStorage.getItem(keyOf(project));
    sessionStorage.removeItem(keyOf(project));
    const kept = text === null ? null : (JSON.parse(text) as Kept);
    if (kept?.form === FORM && kept.epoch === epochOf(editor.project)) editor.recall(kept.history);
  } catch {
    // What cannot be read is forgotten.
  }
}

function keyOf(project: string): string {
  return `hexwright-steps:${project}`;
}
