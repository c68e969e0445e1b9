import { kindOf, type FileKey } from './file-key.ts';
import type { Node, NodeMap } from './node.ts';
import { codesOf, isRows, hexRowsNode } from './hex-rows.ts';
import { Project } from './project.ts';
import { restore, store } from './stored.ts';
import { emptyPieceCount } from './yjs-internals.ts';

/** How many pieces of a document hold nothing any more: what was overwritten or taken away leaves a trace. */
export function clutterOf(project: Project): number {
  return emptyPieceCount(project.doc);
}

/**
 * The same project in a new document, without its past and with all painted hexes folded into the rows under them. Keys
 * stay, so that an `Editor` can move over with its history. Only one machine may do it, when nobody else is writing: what
 * others write in the old document afterwards is not in the new one, which is of another epoch.
 */
export function compacted(project: Project): Project {
  const stored = store(project.doc);
  const roots = new Map([...stored.roots].map(([key, root]) => [key, folded(project, key, root)] as const));
  return new Project(restore({ ...stored, roots }));
}

/** The epoch of a project: copies of different epochs must not be merged. */
export function epochOf(project: Project): number {
  const epoch = project.doc.getMap('meta').get('epoch');
  return typeof epoch === 'number' ? epoch : 1;
}

function folded(project: Project, key: FileKey, root: NodeMap): NodeMap {
  if (kindOf(key) !== 'map' || !project.isMaterialised(key)) return root;
  const content = project.decoder.file(project.root(key));
  const { terrain, elevation } = content;
  const node = new Map<string, Node>(root);
  const { decoder } = project;
  const isHexRows = (field: string): boolean => decoder.hexRows(project.root(key).get(field)) !== null;
  if (isRows(terrain) && isHexRows('terrain'))
    node.set('terrain', hexRowsNode(terrain, codesOf(content['terrainCodes'])));
  if (isRows(elevation) && isHexRows('elevation')) node.set('elevation', hexRowsNode(elevation, null));
  return node;
}
