import type { FileKey, Splice } from '@hexwright/workspace';
import type { PackageMirror } from '../package-mirror.ts';
import { splicesBetween, weave } from './text-weave.ts';

/** What does a file look like now, to somebody who has an older text of it, or a draft? */
export interface TextViewQuestion {
  readonly file: FileKey;
  /** The text that the draft is a draft of; null where nothing is shown yet. */
  readonly base: string | null;
  /** What is shown; null where that is the base. */
  readonly draft: string | null;
}

/** null where there is no such file. */
export type TextViewAnswer = null | {
  /** The text that is now the base; null where it has stayed the same. */
  readonly base: string | null;
  /** What to do to what is shown, from top to bottom; offsets are those of what is shown now. */
  readonly splices: readonly Splice[];
  /** Whether others have changed lines that the draft has changed too; there it is left alone. */
  readonly isBehind: boolean;
};

/** Lines end with a line feed, wherever the file comes from. */
export function textOf(mirror: PackageMirror, file: FileKey): string | null {
  return mirror.project.text(file)?.replaceAll('\r\n', '\n') ?? null;
}

/** Compares with the file as it is now. */
export function textView(mirror: PackageMirror, { file, base, draft }: TextViewQuestion): TextViewAnswer {
  const text = textOf(mirror, file);
  if (text === null) return null;
  if (base === null) return { base: text, splices: [], isBehind: false };
  if (text === base) return { base: null, splices: [], isBehind: false };
  if (draft === null) return { base: text, splices: splicesBetween(base, text), isBehind: false };
  const woven = weave(base, draft, text);
  // Part of what others did need not make sense by itself; then the draft waits until it can take all of it.
  if (woven.isBehind && mirror.project.content(file) !== null && !isJson(woven.base)) {
    return { base: null, splices: [], isBehind: true };
  }
  return woven;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
