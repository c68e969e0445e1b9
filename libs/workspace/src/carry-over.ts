import type { Operation } from './editor.ts';
import type { FileKey } from './file-key.ts';
import { mergeText } from './merge-text.ts';
import type { Project } from './project.ts';

/** Edits that were made in one document, ready to be made in another that has gone on without them. */
export interface CarryOver {
  /** Null where there is nothing to carry over. */
  readonly operation: Operation | null;
  /** Texts that cannot be merged, because they are broken: to be shown to their writers. */
  readonly left: readonly { readonly file: FileKey; readonly text: string }[];
}

/**
 * Carries edits over into another document of the same project: for when a document has been made anew while somebody had
 * edits in a copy of the earlier one. Each file is merged three ways, so that both sides survive.
 *
 * @param old the copy with the edits
 * @param base the same document without them: what was known to be in common
 * @param to the document as it is now
 */
export function carryOver(old: Project, base: Project, to: Project): CarryOver {
  const left: { file: FileKey; text: string }[] = [];
  const parts: Operation[] = [];
  for (const file of new Set([...old.files(), ...base.files()])) {
    const [mine, was, now] = [old, base, to].map((project) => project.text(file));
    if (mine === was || mine === now) continue;
    if (mine === undefined) {
      // Whatever somebody else has changed meanwhile stays.
      if (now === was) parts.push({ title: '', apply: (writer) => writer.remove(['', file]) });
    } else if (now === undefined) {
      parts.push({ title: '', apply: (writer) => writer.addFile(file, mine) });
    } else {
      const merge = mergeText(to, file, was ?? '{}', mine);
      if (merge.ok) parts.push(merge.operation);
      else left.push({ file, text: mine });
    }
  }
  if (parts.length === 0) return { operation: null, left };
  const title = `Take over what was changed offline: ${parts.length === 1 ? '1 file' : `${parts.length} files`}`;
  return { operation: { title, apply: (writer) => parts.forEach((part) => part.apply(writer)) }, left };
}
