import * as Y from 'yjs';
import { holdsMoreThan, isPlainJson, LARGEST_FILE } from '@hexwright/model';
import { isFileKey, type FileKey } from './file-key.ts';
import { PlaceFinder, type Spot } from './change-places.ts';
import { FEW_PIECES, readChange, type Ranges, type ReadChange } from './read-change.ts';
import { DOCUMENT_VERSION, fileOfRoot } from './materialise.ts';
import { atOnce, type Work } from './work.ts';
import { writingsIn } from './yjs-internals.ts';

/**
 * Why a change of a document may not be taken.
 * - `unreadable`: the bytes are no change.
 * - `gap`: it builds on what the document does not have.
 * - `deep`: it is nested deeper than any file may be.
 * - `large`: one of its values is larger than any that a file is made of, or it has more pieces than any edit.
 * - `own`: it touches what only the server writes: the version of the document's shape, and its epoch.
 * - `foreign`: it brings what no project has: other kinds of content, files that no package may have, too many of them.
 */
export type ChangeFault = 'unreadable' | 'gap' | 'deep' | 'large' | 'own' | 'foreign';

/** Files of one project. */
const MOST_FILES = 5000;
/** Writers in one change. Of many who write in one place each is compared with each; there is one for every file taken apart. */
const MOST_WRITERS = MOST_FILES + 1000;
/** Properties of one file, beside what lies in them: a package's have some dozens, and all are written down after each edit. */
const MOST_PROPERTIES = 20_000;
/** Levels that shared types and the values in them may nest: those of a file, and a few of the document's own. */
const DEEPEST = 72;

/**
 * What one value may hold. The largest that the studio writes is the ground of a map of 1000 by 1000 hexes: as many rows,
 * a character for each hex. Everybody waits while a larger one is read, compared and written.
 */
const LARGEST_VALUE = { parts: 100_000, characters: 2 * 1024 * 1024 } as const;

/** A name that shared values lose on their way, and whose file could not be read again. */
const LOST = '__proto__';

const META = 'meta';
const FILES = 'files';

/**
 * What is wrong with a change that somebody wants to make in a document: null for nothing. To be asked before the change
 * is kept anywhere. Nothing here goes into what it is given by recursion.
 *
 * @param epoch the one that the document has; null where that is not known yet, for what has been kept already
 */
export function changeFault(doc: Y.Doc, change: Uint8Array, epoch: number | null): ChangeFault | null {
  const read = readChange(change);
  return typeof read === 'string' ? read : atOnce(faultIn(doc, read, epoch));
}

/** The same of a change that has been read, as work that can be broken off for a moment. */
export function* faultIn(doc: Y.Doc, { structs, removed }: ReadChange, epoch: number | null): Work<ChangeFault | null> {
  const places = new PlaceFinder(doc.store, structs);
  const check = new Check(doc, epoch);
  const ends = new Map<number, number>();
  let count = 0;
  for (const struct of structs) {
    if (++count % FEW_PIECES === 0) yield;
    const { client, clock } = struct.id;
    const end = ends.get(client) ?? Y.getState(doc.store, client);
    if (struct.length < 1) return 'foreign';
    if (clock > end || (struct instanceof Y.Skip && clock + struct.length > end)) return 'gap';
    ends.set(client, Math.max(end, clock + struct.length));
    if (ends.size > MOST_WRITERS) return 'foreign';
    // What is there already is not taken again.
    if (!(struct instanceof Y.Item) || clock + struct.length <= end) continue;
    const spot = places.of(struct);
    if (spot === 'gap') return 'gap';
    const fault = spot === 'gone' ? check.content(struct, 0) : check.item(struct, spot);
    if (fault !== null) return fault;
  }
  return check.removals(removed, places);
}

/** What is the same for all of a change. */
class Check {
  readonly #doc: Y.Doc;
  readonly #epoch: number | null;
  /** By the name of a shared map: the properties of the file that it holds, with those of the change. */
  readonly #properties = new Map<string, Set<string> | null>();
  /** The files there are with those of the change, in small letters; made when it is needed. */
  #names: Set<string> | null = null;

  constructor(doc: Y.Doc, epoch: number | null) {
    this.#doc = doc;
    this.#epoch = epoch;
  }

  item(item: Y.Item, spot: Spot): ChangeFault | null {
    if (spot.root === META) return this.#isOwn(item, spot) ? null : 'own';
    if (spot.key === LOST) return 'foreign';
    const fault = shapeFault(item, spot);
    if (fault !== null) return fault;
    // Whole texts are as large as a file may be.
    if (spot.root === FILES) return contentFault(item, spot.depth) ?? (this.#isEntry(item, spot) ? null : 'foreign');
    const inside = this.content(item, spot.depth);
    if (inside !== null) return inside;
    const names = this.#namesIn(spot.root);
    if (names === null) return 'foreign';
    if (this.#epoch === null || spot.depth > 1 || spot.key === null || names.has(spot.key)) return null;
    names.add(spot.key);
    return names.size > MOST_PROPERTIES ? 'large' : null;
  }

  /** What there is in a file, with what the change brings; null for what is no file that a package may have. */
  #namesIn(root: string): Set<string> | null {
    let names = this.#properties.get(root);
    if (names === undefined) {
      const file = fileOfRoot(root);
      const isFile = file !== null && isFileKey(file);
      names = isFile ? new Set(writingsIn(this.#doc.share.get(root)).keys()) : null;
      this.#properties.set(root, names);
    }
    return names;
  }

  /** What is wrong with what somebody has written, wherever it lies in a file that is taken apart. */
  content(item: Y.Item, depth: number): ChangeFault | null {
    // What has been kept and acknowledged stays, however large it is.
    const isLarge =
      this.#epoch !== null && item.content instanceof Y.ContentAny && holdsMoreThan(item.content.arr, LARGEST_VALUE);
    return isLarge ? 'large' : contentFault(item, depth);
  }

  /** What is wrong with what is taken away: what only the server writes, or what nobody has written yet. */
  removals(clients: Ranges, places: PlaceFinder): 'own' | 'gap' | null {
    for (const [client, ranges] of clients) {
      const end = places.end(client);
      if (ranges.some(({ clock, len }) => clock + len > end)) return 'gap';
    }
    const isTaken = [...writingsIn(this.#doc.share.get(META)).values()].some(({ id }) =>
      clients.get(id.client)?.some(({ clock, len }) => clock <= id.clock && id.clock < clock + len),
    );
    return isTaken ? 'own' : null;
  }

  /** Whether it says of the document only what is so already. */
  #isOwn({ content }: Y.Item, { key, depth }: Spot): boolean {
    const value: unknown = content instanceof Y.ContentAny && content.arr.length === 1 ? content.arr[0] : undefined;
    if (depth > 1 || typeof value !== 'number') return false;
    if (key === 'epoch') return this.#epoch === null || value === this.#epoch;
    return key === 'version' && (this.#doc.getMap(META).get(key) ?? DOCUMENT_VERSION) === value;
  }

  /** Whether it is what the list of files says of a file: its text, or that it is taken apart. */
  #isEntry({ content }: Y.Item, { key, depth }: Spot): boolean {
    if (depth > 1 || key === null || content instanceof Y.ContentType) return false;
    if (!(content instanceof Y.ContentAny)) return true;
    const value: unknown = content.arr[0];
    const isText = typeof value === 'string' && value.length <= LARGEST_FILE;
    return (isText || value === true) && isFileKey(key) && this.#hasRoom(key);
  }

  #hasRoom(key: FileKey): boolean {
    const files = this.#doc.getMap(FILES);
    if (files.has(key)) return true;
    this.#names ??= new Set([...files.keys()].map((one) => one.toLowerCase()));
    const name = key.toLowerCase();
    // Some systems do not tell small letters from capitals.
    if (this.#names.has(name) || this.#names.size >= MOST_FILES) return false;
    this.#names.add(name);
    return true;
  }
}

/** Whether something lies where only another kind of content can lie. */
function shapeFault({ content }: Y.Item, { key, isText }: Spot): 'foreign' | null {
  if (content instanceof Y.ContentDeleted) return null;
  if (isText) return content instanceof Y.ContentString && key === null ? null : 'foreign';
  return key !== null && !(content instanceof Y.ContentString) ? null : 'foreign';
}

/** What is wrong with what somebody has written, wherever it lies. */
function contentFault({ content }: Y.Item, depth: number): 'foreign' | 'deep' | null {
  if (depth > DEEPEST) return 'deep';
  if (content instanceof Y.ContentString || content instanceof Y.ContentDeleted) return null;
  if (content instanceof Y.ContentType) {
    const { constructor } = content.type;
    return constructor === Y.Map || constructor === Y.Text ? null : 'foreign';
  }
  if (!(content instanceof Y.ContentAny) || content.arr.length !== 1) return 'foreign';
  return isPlainJson(content.arr[0], DEEPEST - depth) ? null : 'deep';
}
