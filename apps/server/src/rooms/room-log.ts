import { setImmediate } from 'node:timers/promises';
import type * as Y from 'yjs';
import { encodeStateAsUpdate, Doc } from 'yjs';
import { migrate } from '@hexwright/workspace';
import { OtherEpoch, type DocumentLog } from '../storage/document-log.ts';
import type { FolderKeeping } from '../storage/folder-keeping.ts';
import { Received } from './received.ts';

/** Milliseconds that a missing change is waited for before the log is asked. */
const PATIENCE = 200;

/** Bytes of changes that are applied before others are heard. */
const MUCH = 64 * 1024;

/** What a room does with what comes from its log. */
export interface LogUser {
  /** Takes over what another server has put into the log. */
  apply(change: Uint8Array): void;
  /** Tells the other servers of a change that is in the log now. */
  publish(epoch: number, seq: number, change: Uint8Array): void;
  /** The document has been made anew by somebody else: this copy is of the past. */
  outdated(): void;
  failed(error: unknown): void;
}

/**
 * The document of one room in the log that all servers share. What others append arrives by the bus; what did not arrive
 * is seen by the gap in its numbers, or by the next look at the log, and read from there.
 */
export class RoomLog {
  readonly #id: string;
  readonly #log: DocumentLog;
  readonly #user: LogUser;
  #epoch = 0;
  #received = new Received(0);
  #bytes = 0;
  #catchingUp: Promise<void> | null = null;
  #later: NodeJS.Timeout | undefined;

  constructor(id: string, log: DocumentLog, user: LogUser) {
    this.#id = id;
    this.#log = log;
    this.#user = user;
  }

  /** Copies of another epoch must not be merged with the document. */
  get epoch(): number {
    return this.#epoch;
  }

  /** About how large the document is with its log, in bytes. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Reads the document, or begins it. Throws where it is of a newer Hexwright. */
  async open(): Promise<{ readonly doc: Y.Doc; readonly unreadable: number }> {
    let loaded = await this.#log.load(this.#id);
    if (loaded.epoch === 0) {
      await (loaded.doc.share.size === 0 ? this.#begin() : this.#log.noteEpoch(this.#id, epochIn(loaded.doc)));
      loaded = await this.#log.load(this.#id);
    }
    const opening = migrate(loaded.doc);
    if (!opening.ok) throw new Error(opening.problem.message);
    if (opening.doc !== loaded.doc) {
      await this.#log.replace(this.#id, migratedState);
      loaded = await this.#log.load(this.#id);
    }
    this.#epoch = loaded.epoch;
    this.#received = new Received(loaded.seq);
    await this.measure();
    return loaded;
  }

  /**
   * Adds changes to the log, all of them or none; resolves when they are there. The caller has them applied at once.
   * @param keeping as whose keeper the folder's member gives them; null for everybody else
   */
  async keep(changes: readonly Uint8Array[], keeping: FolderKeeping | null): Promise<void> {
    try {
      const first = await (keeping === null
        ? this.#log.append(this.#id, this.#epoch, changes)
        : this.#log.appendFor(keeping, this.#id, this.#epoch, changes));
      for (const [index, change] of changes.entries()) {
        this.#apply(this.#received.add(first + index, null));
        this.#bytes += change.byteLength;
        this.#user.publish(this.#epoch, first + index, change);
      }
    } catch (error) {
      if (error instanceof OtherEpoch) this.#user.outdated();
      throw error;
    }
  }

  /** Takes a change that another server has told of. */
  receive(epoch: number, seq: number, change: Uint8Array): void {
    if (epoch !== this.#epoch) {
      if (epoch > this.#epoch) this.#user.outdated();
      return;
    }
    this.#bytes += change.byteLength;
    this.#apply(this.#received.add(seq, change));
    if (this.#received.hasGap) this.#later ??= setTimeout(() => void this.catchUp(), PATIENCE).unref();
  }

  /** Compares with the log as it is by now, and reads what is missing. */
  see(head: { readonly epoch: number; readonly seq: number }): void {
    if (head.epoch !== this.#epoch) this.#user.outdated();
    else if (head.seq > this.#received.upTo) void this.catchUp();
  }

  /** Reads what has not arrived. */
  catchUp(): Promise<void> {
    clearTimeout(this.#later);
    this.#later = undefined;
    this.#catchingUp ??= this.#readLater().finally(() => (this.#catchingUp = null));
    return this.#catchingUp;
  }

  /** Sees how large the document is. */
  async measure(): Promise<{ readonly changes: number; readonly bytes: number; readonly state: number }> {
    const size = await this.#log.size(this.#id);
    this.#bytes = size.bytes + size.state;
    return size;
  }

  close(): void {
    clearTimeout(this.#later);
  }

  async #readLater(): Promise<void> {
    try {
      const later = await this.#log.since(this.#id, this.#received.upTo);
      if (later === null || later.epoch !== this.#epoch) {
        this.#user.outdated();
        return;
      }
      await this.#applyApart(later.changes);
      this.#apply(this.#received.addAllUpTo(later.seq));
    } catch (error) {
      // The next look at the log will do.
      this.#user.failed(error);
    }
  }

  /** Applies what may be much, so that others are heard in between. */
  async #applyApart(changes: readonly Uint8Array[]): Promise<void> {
    let bytes = 0;
    for (const change of changes) {
      this.#apply([change]);
      bytes += change.byteLength;
      if (bytes < MUCH) continue;
      bytes = 0;
      await setImmediate();
    }
  }

  #apply(changes: readonly Uint8Array[]): void {
    for (const change of changes) this.#user.apply(change);
  }

  /** A document of nothing but its epoch, drawn so that one of an earlier data folder is known as another. */
  async #begin(): Promise<void> {
    const doc = new Doc();
    const epoch = Math.floor(Date.now() / 1000);
    doc.getMap('meta').set('epoch', epoch);
    await this.#log.begin(this.#id, epoch, encodeStateAsUpdate(doc));
    doc.destroy();
  }
}

function migratedState(doc: Y.Doc): { readonly epoch: number; readonly state: Uint8Array } | null {
  const opening = migrate(doc);
  // Another server was faster.
  if (!opening.ok || opening.doc === doc) return null;
  return { epoch: epochIn(opening.doc), state: encodeStateAsUpdate(opening.doc) };
}

/** The epoch that a document carries. */
export function epochIn(doc: Y.Doc): number {
  const epoch = doc.getMap('meta').get('epoch');
  return typeof epoch === 'number' ? epoch : 1;
}
