/**
 * What Hexwright knows of the inside of Yjs: what it has under names with a `_`, and the pieces that its store has of each
 * writer. Nothing else in the repository reaches in there. What a piece says of its place (`Y.Item`: `origin`,
 * `rightOrigin`, `parentSub`) is public, if hardly documented: `read-change`, `change-places` and `brought` judge changes by
 * it before they are taken, and no other file does. After a new version of Yjs these four are the files to look at.
 */
import type * as Y from 'yjs';

/** A piece of a document: what one writer wrote in one go, or what is left of it. */
export type Piece = Y.Item | Y.GC;

/** Any shared type. */
type Shared = Parameters<Y.Transaction['changed']['get']>[0];

/** The piece that a shared type is in another one; null for one at the top of the document. */
export function itemOf(type: Shared): Y.Item | null {
  return type._item;
}

/** The key under which a shared type lies in the map around it; empty for one at the top of the document. */
export function keyOf(type: Shared): string {
  return type._item?.parentSub ?? '';
}

/** The piece that has put the value of a key there; null where there is no value. */
export function writingIn(map: Y.Map<unknown>, key: string): Y.Item | null {
  const item = map._map.get(key);
  return item === undefined || item.deleted ? null : item;
}

/** Pieces that hold the values of a map, by key. None where there is no such map, or it is no map. */
export function writingsIn(map: Shared | undefined): ReadonlyMap<string, Y.Item> {
  return new Map([...(map?._map ?? [])].filter(([, { deleted }]) => !deleted));
}

/** All pieces that somebody has written, in their order; undefined of somebody who has written nothing. */
export function piecesBy({ store }: Y.Doc, client: number): Piece[] | undefined {
  return store.clients.get(client);
}

/** Of how many pieces a document is: what was overwritten, and what was painted over rows, are pieces of their own. */
export function pieceCount({ store }: Y.Doc): number {
  return store.clients.values().reduce((sum, pieces) => sum + pieces.length, 0);
}

/** How many of them hold nothing any more: what was overwritten or taken away leaves a trace. */
export function emptyPieceCount({ store }: Y.Doc): number {
  let count = 0;
  for (const pieces of store.clients.values()) for (const piece of pieces) if (piece.deleted) count += 1;
  return count;
}

/** Whether a transaction goes on. */
export function isChanging(doc: Y.Doc): boolean {
  return doc._transaction !== null;
}

/** Does something by which a transaction that goes on, if any does, stays what it was: one's own, or somebody else's. */
export function asPartOf(doc: Y.Doc, work: () => void): void {
  const around = doc._transaction;
  const isOwn = around?.local ?? false;
  work();
  // Within one's own transaction an update would pass for somebody else who writes under one's own number.
  if (around !== null && isOwn) around.local = true;
}
