import * as Y from 'yjs';

/**
 * Whether a document has everything of a change already, as when it is sent a second time: then it need not be kept.
 * Throws where the bytes are no change.
 */
export function isKnown(doc: Y.Doc, change: Uint8Array): boolean {
  const { structs, ds } = Y.decodeUpdate(change);
  const { clients } = doc.store;
  for (const { id, length } of structs) {
    if (Y.getState(doc.store, id.client) < id.clock + length) return false;
  }
  for (const [client, ranges] of ds.clients) {
    const pieces = clients.get(client);
    for (const { clock, len } of ranges) {
      if (len === 0) continue;
      if (pieces === undefined || Y.getState(doc.store, client) < clock + len) return false;
      for (let index = Y.findIndexSS(pieces, clock); index < pieces.length; index++) {
        const piece = pieces[index];
        if (piece === undefined || piece.id.clock >= clock + len) break;
        if (!piece.deleted) return false;
      }
    }
  }
  return true;
}
