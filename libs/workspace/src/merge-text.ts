import * as Y from 'yjs';
import { formatOf, isNewer, newerFormat, problemAt, readJson, type Problem } from '@hexwright/model';
import type { Operation } from './editor.ts';
import { encodeFile } from './encode.ts';
import { kindOf, packageOf, pathOf, type FileKey } from './file-key.ts';
import { isObject, type JsonObject } from './form.ts';
import type { Project } from './project.ts';
import { Reconciler } from './reconcile.ts';
import { mayBeReserved, RAW } from './reserved.ts';
import { contentOf } from './materialise.ts';
import { mergeWords } from './words.ts';
import type { Writer } from './writer.ts';

/** An edit made of a text, or where the text is broken. */
export type TextMerge =
  | { readonly ok: true; readonly operation: MergeOperation }
  | { readonly ok: false; readonly problem: Problem };

/** An edit made of a text. */
export interface MergeOperation extends Operation {
  /** Once the edit is made: items that the text takes away, but that stayed because somebody had changed them since. */
  readonly kept: readonly string[];
}

/**
 * What a text view's draft means: the structural edits that lead from the text it began with to the draft. Made by an
 * `Editor`, they leave alone whatever others have done elsewhere in the file meanwhile.
 *
 * A draft that is no JSON changes nothing, and the problem says where it is broken: it stays with its writer. Only
 * a file that is kept as text anyway takes any text.
 *
 * @param base the text of the file when the draft was begun, or after the last draft that was merged; '' for a new file
 */
export function mergeText(project: Project, file: FileKey, base: string, draft: string): TextMerge {
  const content = contentOf(file, draft);
  if (content !== null) {
    return merged(file, (writer, kept) => takeContent(writer, file, contentOf(file, base), content, kept));
  }
  const isText = kindOf(file) === undefined || project.isText(file);
  if (isText) return merged(file, (writer) => takeText(writer, file, base, draft));
  return { ok: false, problem: whyBroken(file, draft) };
}

function merged(file: FileKey, apply: (writer: Writer, kept: string[]) => void): TextMerge {
  const kept: string[] = [];
  const operation = { title: `Edit ${pathOf(file)}`, kept, apply: (writer: Writer) => apply(writer, kept) };
  return { ok: true, operation };
}

function takeContent(writer: Writer, file: FileKey, base: JsonObject | null, draft: JsonObject, kept: string[]): void {
  const kind = kindOf(file);
  if (kind === undefined) return;
  const root = writer.open(file);
  if (root.has(RAW)) {
    for (const [name, node] of encodeFile(kind, draft)) writer.set([file, name], node);
    writer.remove([file, RAW]);
    return;
  }
  const reconciler = new Reconciler(writer, kind);
  reconciler.file(file, base ?? writer.project.decoder.file(root), draft);
  kept.push(...reconciler.kept);
}

function takeText(writer: Writer, file: FileKey, base: string, draft: string): void {
  const root = writer.open(file);
  const text = root.get(RAW);
  if (text instanceof Y.Text) writer.write([file, RAW], mergeWords(base, draft, text.toJSON()).words);
}

function whyBroken(file: FileKey, text: string): Problem {
  const place = { package: packageOf(file), file: pathOf(file), pointer: '' };
  const reading = readJson(text);
  if (reading.ok && isNewer(reading.value)) return newerFormat(place, formatOf(reading.value) ?? 0);
  const [first] = reading.problems;
  if (first !== undefined) return { ...first, ...place, pointer: first.pointer };
  const message = reading.ok && !isObject(reading.value) ? 'A package file holds one object: {...}.' : NO_SIGNS;
  return problemAt(place, mayBeReserved(text) ? 'json.syntax' : 'schema.type', message);
}

const NO_SIGNS =
  'The file uses a name that cannot be kept: one with the control character U+0001, or __proto__. Choose another.';
