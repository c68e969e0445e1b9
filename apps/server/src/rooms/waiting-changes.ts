import { IncomingMessage } from '@hocuspocus/server';
import { messageYjsUpdate } from 'y-protocols/sync';
import { mergeUpdates } from 'yjs';

/** What messages of the protocol of Hocuspocus begin with, behind the name of the document. */
const SYNC = 0;
const AWARENESS = 1;
/** Changes that are kept in one go at most. */
const MOST = 1000;

/** Several changes of one connection as one. */
export interface Run {
  readonly change: Uint8Array;
  /** How many of those that wait are in it, besides the first. */
  readonly more: number;
}

/**
 * A change with those that wait behind it on the same connection: they are kept in one go. One by one each would take a
 * whole way to the database and back.
 *
 * @param messages what the connection has sent and has not been dealt with; the first is that of the change
 * @param largest bytes of one change
 */
export function withWaiting(change: Uint8Array, messages: readonly Uint8Array[], largest: number): Run {
  const alone = { change, more: 0 };
  const changes = [change];
  let bytes = change.byteLength;
  try {
    for (const message of messages.slice(1)) {
      const waiting = readWaiting(message);
      if (waiting === 'passed over') continue;
      if (waiting === null || bytes + waiting.byteLength > largest || changes.length === MOST) break;
      bytes += waiting.byteLength;
      changes.push(waiting);
    }
    return changes.length === 1 ? alone : { change: mergeUpdates(changes), more: changes.length - 1 };
  } catch {
    // One of them is no change: that is said when its turn comes.
    return alone;
  }
}

/** The change in a message; null for a message before which everything must be done. */
function readWaiting(message: Uint8Array): Uint8Array | 'passed over' | null {
  const incoming = new IncomingMessage(message);
  incoming.readVarString();
  const kind = incoming.readVarUint();
  // Where somebody is need not wait, nor be waited for.
  if (kind === AWARENESS) return 'passed over';
  return kind === SYNC && incoming.readVarUint() === messageYjsUpdate ? incoming.readVarUint8Array() : null;
}
