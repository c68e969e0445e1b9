import * as Y from 'yjs';
import { equalJson, type JsonValue } from '@hexwright/model';

/** Prose: words that several people may write at once. */
export class Prose {
  readonly words: string;

  constructor(words: string) {
    this.words = words;
  }
}

/**
 * A part of the document outside of it: what is about to be written, or what was there before. A map becomes a shared
 * map, prose a shared text; everything else is one value that is replaced as a whole.
 */
export type Node = JsonValue | Prose | NodeMap;
export type NodeMap = ReadonlyMap<string, Node>;

/** A shared map of the document. */
export type SharedMap = Y.Map<unknown>;

/** Any shared type of the document, as transactions name them. */
export type SharedType = Parameters<Y.Transaction['changed']['get']>[0];

/** Whether a node becomes a shared map. */
export function isNodeMap(node: Node | undefined): node is NodeMap {
  return node instanceof Map;
}

/** What is put into the document for a node. */
export function build(node: Node): unknown {
  if (node instanceof Prose) return new Y.Text(node.words);
  if (!isNodeMap(node)) return node;
  const map: SharedMap = new Y.Map();
  for (const [key, part] of node) map.set(key, build(part));
  return map;
}

/** A copy of what the document holds at a place; undefined where there is nothing. */
export function copy(value: unknown): Node | undefined {
  if (value instanceof Y.Text) return new Prose(value.toJSON());
  if (!(value instanceof Y.Map)) return value as JsonValue | undefined;
  const map: SharedMap = value;
  return new Map([...map.entries()].map(([key, part]) => [key, copy(part) ?? null]));
}

/** Whether two nodes would put the same into the document. */
export function equalNodes(one: Node | undefined, other: Node | undefined): boolean {
  if (one instanceof Prose) return other instanceof Prose && one.words === other.words;
  if (isNodeMap(one)) {
    if (!isNodeMap(other) || one.size !== other.size) return false;
    return [...one].every(([key, part]) => other.has(key) && equalNodes(part, other.get(key)));
  }
  if (other instanceof Prose || isNodeMap(other)) return false;
  return equalJson(one, other);
}
