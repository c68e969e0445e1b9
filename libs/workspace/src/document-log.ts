import * as Y from 'yjs';
import { compacted } from './compact.ts';
import { Project } from './project.ts';

/** A document as a log holds it. */
export interface LoggedDocument {
  readonly doc: Y.Doc;
  /** Which changes, counted from 0, could not be read. They are to be kept, for whoever looks into it. */
  readonly unreadable: readonly number[];
}

/**
 * The document of a log: the state that earlier changes were folded into, and all changes since, in any order. In one
 * transaction, because to take each change apart by itself costs many times as much.
 *
 * @param state null where nothing has been folded yet
 */
export function documentFrom(state: Uint8Array | null, changes: Iterable<Uint8Array>): LoggedDocument {
  const doc = new Y.Doc();
  const unreadable: number[] = [];
  doc.transact(() => {
    if (state !== null) Y.applyUpdate(doc, state);
    let index = 0;
    for (const change of changes) {
      try {
        Y.applyUpdate(doc, change);
      } catch {
        unreadable.push(index);
      }
      index += 1;
    }
  });
  return { doc, unreadable };
}

/**
 * The state of a document made anew, without its past and in the epoch after its own. To be put in place of the state and
 * all changes of its log, in one transaction, while nobody is connected: copies of the earlier epoch are then refused, and
 * carry their edits over.
 */
export function renewedState(doc: Y.Doc): Uint8Array {
  const project = new Project(doc);
  const fresh = compacted(project);
  const state = Y.encodeStateAsUpdate(fresh.doc);
  project.close();
  fresh.close();
  fresh.doc.destroy();
  return state;
}
