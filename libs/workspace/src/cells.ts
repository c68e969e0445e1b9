import * as Y from 'yjs';
import { build, copy, type Node, type SharedMap } from './node.ts';
import type { Project } from './project.ts';
import { spliceOf } from './words.ts';
import { writingIn } from './yjs-internals.ts';

/**
 * The place of a value in the document: the file, then the keys that lead to it. An empty text in place of the file
 * stands for the list of files.
 */
export type CellPath = readonly string[];

/** What a cell holds, and which writing has put it there; an empty id where there is nothing. */
export interface CellState {
  readonly id: string;
  readonly node: Node | undefined;
}

/** The map in which a cell lies; null if there is none any more. */
export function containerOf(project: Project, path: CellPath): SharedMap | null {
  let map: unknown = path[0] === '' ? project.list : project.root(path[0]);
  for (let index = 1; index < path.length - 1; index++) {
    if (!(map instanceof Y.Map)) return null;
    map = (map as SharedMap).get(path[index]);
  }
  return map instanceof Y.Map ? (map as SharedMap) : null;
}

/** The last key of a path. */
export function lastKey(path: CellPath): string {
  return path[path.length - 1];
}

/** Which writing has put the value of a key there: equal only as long as nobody has written it again. */
export function writingOf(map: SharedMap, key: string): string {
  const item = writingIn(map, key);
  return item === null ? '' : `${item.id.client}:${item.id.clock}`;
}

/** What a cell holds now. */
export function stateOf(map: SharedMap, key: string): CellState {
  return { id: writingOf(map, key), node: copy(map.get(key)) };
}

/** Writes a cell: undefined takes away what is there. */
export function putCell(project: Project, map: SharedMap, key: string, node: Node | undefined): void {
  if (node === undefined) map.delete(key);
  else map.set(key, build(node));
  project.decoder.touch(map, [key]);
}

/** Makes the words of a shared text these, by its least change. */
export function putWords(project: Project, text: Y.Text, words: string): void {
  const splice = spliceOf(text.toJSON(), words);
  if (splice === null) return;
  if (splice.length > 0) text.delete(splice.start, splice.length);
  if (splice.insert !== '') text.insert(splice.start, splice.insert);
  project.decoder.touch(text, []);
}
