import * as Y from 'yjs';
import { copy, build, isNodeMap, type Node, type NodeMap, type SharedMap } from './node.ts';
import type { FileKey } from './file-key.ts';

/** Everything that a document holds, outside of it and without its past. Says nothing about the shape of files. */
export interface Stored {
  /** Version of the document's shape. */
  readonly version: number;
  /** How often the document has been made anew; copies of another epoch must not be merged with it. */
  readonly epoch: number;
  readonly list: NodeMap;
  readonly roots: ReadonlyMap<FileKey, NodeMap>;
}

const ROOT = 'file:';

/** Copies a document out, whatever its version. */
export function store(doc: Y.Doc): Stored {
  const meta = doc.getMap('meta');
  const roots = new Map<FileKey, NodeMap>();
  for (const name of [...doc.share.keys()].toSorted()) {
    if (!name.startsWith(ROOT)) continue;
    const root = mapNode(doc.getMap(name));
    if (root.size > 0) roots.set(name.slice(ROOT.length), root);
  }
  return { version: versionOf(doc), epoch: numberIn(meta, 'epoch'), list: mapNode(doc.getMap('files')), roots };
}

/** Version of a document's shape; 1 for an empty one. */
export function versionOf(doc: Y.Doc): number {
  return numberIn(doc.getMap('meta'), 'version');
}

/** Makes a new document of what was stored, in the epoch after it. */
export function restore({ version, epoch, list, roots }: Stored): Y.Doc {
  const doc = new Y.Doc();
  doc.transact(() => {
    fill(doc.getMap('meta'), new Map([['version', version] as const, ['epoch', epoch + 1] as const]));
    fill(doc.getMap('files'), list);
    for (const [key, root] of roots) fill(doc.getMap(ROOT + key), root);
  });
  return doc;
}

function fill(map: SharedMap, node: NodeMap): void {
  for (const [key, part] of node) map.set(key, build(part));
}

function mapNode(map: SharedMap): NodeMap {
  const node: Node | undefined = copy(map);
  return isNodeMap(node) ? node : new Map<string, Node>();
}

/** A number that counts from 1; where somebody has put there what cannot be one, the first. */
function numberIn(map: SharedMap, key: string): number {
  const value = map.get(key);
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 ? value : 1;
}
