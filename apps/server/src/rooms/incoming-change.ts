import type * as Y from 'yjs';
import {
  broughtIn,
  faultIn,
  readChange,
  type Brought,
  type ChangeFault,
  type ReadChange,
  type Work,
} from '@hexwright/workspace';
import type { Pays, ProjectRoom } from './project-room.ts';

/** Bytes of a change from which on what it takes is done a slice at a time. */
export const LONG_CHANGE = 64 * 1024;

/** Whether what a change takes is done a slice at a time. */
export function isLong(change: Uint8Array): boolean {
  return change.byteLength > LONG_CHANGE;
}

/** What is wrong with a change; null for nothing. Where it cannot be read there is nothing of it. */
export interface Judged {
  readonly fault: ChangeFault | null;
  readonly read: ReadChange | null;
}

/** Reads a change, and sees what is wrong with it. */
export async function judged(doc: Y.Doc, change: Uint8Array, epoch: number, paid: Pays): Promise<Judged> {
  const read = await paid(reading(change));
  if (typeof read === 'string') return { fault: read, read: null };
  return { fault: await paid(faultIn(doc, read, epoch)), read };
}

// eslint-disable-next-line require-yield -- Yjs reads a change at once: it only has to wait for its turn.
function* reading(change: Uint8Array): Work<ReturnType<typeof readChange>> {
  return readChange(change);
}

/**
 * Whether a change brings what somebody else has written, or says something else of what the document has: it comes from
 * somebody who takes the place of another, or of a copy that has not the same past.
 * @param visitor who has sent it; null where nobody has an account
 */
export async function isOfAnotherPast(
  doc: Y.Doc,
  room: ProjectRoom,
  visitor: string | null,
  change: ReadChange,
  brought: Brought,
  paid: Pays,
): Promise<boolean> {
  if (brought.isForged) return true;
  if (visitor === null) return false;
  const claim = ({ authors }: Brought): Promise<ReadonlySet<number>> => room.owners.claim(authors, visitor);
  if ((await claim(brought)).size === 0) return false;
  // Others may have written it on another server, and it was seen there before it came here.
  await room.catchUp();
  const now = await paid(broughtIn(doc, change));
  return now.isForged || (await claim(now)).size > 0;
}
