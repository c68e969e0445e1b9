import type * as Y from 'yjs';
import type { Decoder } from './decode.ts';
import type { FileKey } from './file-key.ts';
import type { SharedMap, SharedType } from './node.ts';
import { hexOfKey } from './hex-rows.ts';
import { BASE, isReserved } from './reserved.ts';
import { keyOf } from './yjs-internals.ts';

/** Hexes of a map that were painted. */
export interface PaintedHexes {
  readonly file: FileKey;
  readonly field: string;
  /** null where the whole field may have changed. */
  readonly hexes: readonly { readonly column: number; readonly row: number }[] | null;
}

/** What a transaction has changed. */
export interface Change {
  readonly files: ReadonlySet<FileKey>;
  /** Parts of files: file, `#`, then property and, in a list, the key of the entry: `battles/first:units.json#units/guards`. */
  readonly items: ReadonlySet<string>;
  readonly painted: readonly PaintedHexes[];
  /** Who did it: the `Editor`, or what a provider gives. */
  readonly origin: unknown;
  /** Numbers of the documents in which it was written; empty where something was only taken away, which leaves no number. */
  readonly clients: readonly number[];
}

/** Where a document keeps its files. */
export interface Places {
  readonly files: SharedMap;
  fileOf(root: SharedType): FileKey | undefined;
  root(file: FileKey): SharedMap;
}

/** Reads from a transaction what has changed, and tells the decoder. */
export function changeOf(transaction: Y.Transaction, places: Places, decoder: Decoder): Change {
  const files = new Set<FileKey>();
  const items = new Set<string>();
  const painted: PaintedHexes[] = [];
  for (const [type, keys] of transaction.changed) {
    const names = [...keys].filter((key) => key !== null);
    if ((type as unknown) === places.files) {
      for (const key of names) files.add(key);
      continue;
    }
    const path = pathOf(type);
    const file = places.fileOf(path.root);
    if (file === undefined) continue;
    // What another person brings is given its type only now.
    const root = places.root(file);
    decoder.touch(path.keys.length === 0 ? root : type, names);
    files.add(file);
    for (const field of path.keys.length === 0 ? names : []) {
      // Hex rows that came with their file, or in place of others.
      if (decoder.hexRows(root.get(field)) !== null) painted.push({ file, field, hexes: null });
    }
    const [field] = path.keys;
    if (path.keys.length === 1 && decoder.hexRows(type) !== null) {
      items.add(`${file}#${field}`);
      const hexes = names.includes(BASE) ? null : names.map(hexOfKey);
      painted.push({ file, field, hexes });
    } else for (const item of itemsOf(path.keys, names)) items.add(`${file}#${item}`);
  }
  return { files, items, painted, origin: transaction.origin, clients: clientsOf(transaction) };
}

/** Whose writing a transaction has brought. */
function clientsOf({ beforeState, afterState }: Y.Transaction): number[] {
  return [...afterState].flatMap(([client, clock]) => (clock > (beforeState.get(client) ?? 0) ? [client] : []));
}

/** The first two keys of what was written: a property of the file, or an entry of one of its lists. */
function itemsOf(path: readonly string[], names: readonly string[]): string[] {
  const written = path.length >= 2 ? [path] : names.map((name) => [...path, name]);
  return written
    .map((keys) =>
      keys
        .slice(0, 2)
        .filter((key) => !isReserved(key))
        .join('/'),
    )
    .filter((item) => item !== '');
}

/** The keys that lead to a type, and the top-level type they start from. */
function pathOf(type: SharedType): { readonly root: SharedType; readonly keys: string[] } {
  const keys: string[] = [];
  let root = type;
  while (root.parent !== null) {
    keys.unshift(keyOf(root));
    root = root.parent;
  }
  return { root, keys };
}
