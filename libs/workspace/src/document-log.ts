import * as Y from 'yjs';
import { changeFault, type ChangeFault } from './change-check.ts';
import { compacted } from './compact.ts';
import { Project } from './project.ts';

/** A document as a log holds it. */
export interface LoggedDocument {
  readonly doc: Y.Doc;
  /** Which changes, counted from 0, were left out: they cannot be read, or would make the document one that nobody can open. */
  readonly unreadable: readonly number[];
}

/**
 * The document of a log: the state that earlier changes were folded into, and all changes since, in any order. In one
 * transaction, because to take each change apart by itself costs many times as much.
 *
 * @param state null where nothing has been folded yet
 * @param epoch the one that the document has; null where that is not known
 */
export function documentFrom(
  state: Uint8Array | null,
  changes: Iterable<Uint8Array>,
  epoch: number | null = null,
): LoggedDocument {
  const doc = new Y.Doc();
  const unreadable: number[] = [];
  doc.transact(() => {
    if (state !== null) Y.applyUpdate(doc, state);
    let index = 0;
    for (const change of changes) {
      try {
        if (isHarmful(changeFault(doc, change, epoch))) unreadable.push(index);
        else Y.applyUpdate(doc, change);
      } catch {
        unreadable.push(index);
      }
      index += 1;
    }
  });
  return { doc, unreadable };
}

/** Whether nobody could open a document with a change of this kind. Earlier versions have put such changes into logs. */
function isHarmful(fault: ChangeFault | null): boolean {
  return fault === 'own' || fault === 'deep';
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
