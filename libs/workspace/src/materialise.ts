import * as Y from 'yjs';
import { FORMAT, isNewer, readJson } from '@hexwright/model';
import { encodeFile } from './encode.ts';
import { kindOf, type FileKey } from './file-key.ts';
import { isObject, type JsonObject } from './form.ts';
import { build } from './node.ts';
import { MATERIALISED, mayBeReserved, RAW } from './reserved.ts';

/** Version of the document's shape. Raise it with a migration whenever the same file would be taken apart differently. */
export const DOCUMENT_VERSION = 1;

const ROOT = 'file:';

/** The name of the shared map that holds a file. */
export function rootName(key: FileKey): string {
  return ROOT + key;
}

/** The file that a shared map of this name holds; null for others. */
export function fileOfRoot(name: string): FileKey | null {
  return name.startsWith(ROOT) ? name.slice(ROOT.length) : null;
}

/**
 * The content of a file that can be kept as a structure; null where only its text can be kept: it is broken, or in a
 * format of which nobody here knows what it means.
 */
export function contentOf(key: FileKey, text: string): JsonObject | null {
  if (kindOf(key) === undefined || mayBeReserved(text)) return null;
  const reading = readJson(text);
  if (!reading.ok || reading.problems.length > 0 || isNewer(reading.value)) return null;
  return isObject(reading.value) ? reading.value : null;
}

/**
 * The update that takes a file apart. Files come into a document as texts and are taken apart when somebody first
 * writes to them; two people may do that at once, far from each other. Therefore the update is the same, no matter who makes
 * it: its author is a number drawn from the text, and a document that gets it twice has it once.
 *
 * @param text the text the file came with; undefined for a file that does not exist yet
 */
export function materialisingUpdate(key: FileKey, text: string | undefined): Uint8Array {
  const doc = new Y.Doc({ guid: 'waking' });
  doc.clientID = materialisingAuthor(key, text);
  doc.transact(() => {
    const root = doc.getMap(rootName(key));
    const kind = kindOf(key);
    const content = text === undefined ? {} : contentOf(key, text);
    if (content !== null && kind !== undefined) {
      for (const [name, node] of encodeFile(kind, content)) root.set(name, build(node));
      return;
    }
    root.set(MATERIALISED, true);
    root.set(RAW, new Y.Text(text ?? ''));
  });
  const update = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return update;
}

/** From here on the numbers of authors are drawn from texts. */
export const MATERIALISING_AUTHORS = 2 ** 51;

/**
 * The author of the update that takes a file with this text apart. A studio that knows another format may take it apart
 * otherwise, and must not pass for the same author.
 */
export function materialisingAuthor(key: FileKey, text: string | undefined): number {
  return authorOf(`${DOCUMENT_VERSION}.${FORMAT}\n${key}\n${text ?? ''}`);
}

/** A number of 53 bits drawn from a text (FNV-1a, twice), above all numbers that people's sessions get. */
function authorOf(text: string): number {
  const low = hash(text, 0x811c9dc5);
  const high = hash(text, 0x01000193 ^ 0x5bd1e995);
  return ((high & 0xfffff) | 0x80000) * 2 ** 32 + low;
}

function hash(text: string, start: number): number {
  let value = start >>> 0;
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  return value;
}
