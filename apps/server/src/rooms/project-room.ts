import path from 'node:path';
import * as Y from 'yjs';
import type { Document } from '@hocuspocus/server';
import { problemAt, type Problem } from '@hexwright/model';
import { atOnce, DiskError, packageOf, pieceCount, renewedState, type FileKey, type Work } from '@hexwright/workspace';
import { FolderDisk } from '@hexwright/workspace/node';
import type { Bus } from '../fan-out/bus.ts';
import { decodeMessage, encodeMessage, type RoomMessage } from '../fan-out/room-message.ts';
import type { ServerLog } from '../server-log.ts';
import type { Database, Lease } from '../storage/database.ts';
import { FolderKeeping, FolderLost } from '../storage/folder-keeping.ts';
import { OtherEpoch, type DocumentLog } from '../storage/document-log.ts';
import { dataFaultOf } from '../storage/sqlite-database.ts';
import { VersionKeeper } from '../versions/version-keeper.ts';
import type { VersionStore } from '../versions/version-store.ts';
import { CopyOwners } from './copy-owners.ts';
import { FolderMember, type Take } from './folder-member.ts';
import { PACE, type Pace } from './folder-in-step.ts';
import { PresenceRelay } from './presence-relay.ts';
import { epochIn, RoomLog } from './room-log.ts';

/** How a project stands with its folder; what clients are told. */
export interface ProjectState {
  /** Copies of another epoch must not be merged with the document. */
  readonly epoch: number;
  /** Files that are not in the folder as they are in the project: `gmb/tamburlaine:map.json`. */
  readonly unsaved: readonly FileKey[];
  readonly problems: readonly Problem[];
}

/** What a room is made of. */
export interface RoomOptions {
  /** The project's id: a short word, which is the name of its document too. */
  readonly id: string;
  /** The folder with its packages; another server may be the one that has it. */
  readonly folder: string;
  readonly database: Database;
  readonly documents: DocumentLog;
  readonly versions: VersionStore;
  readonly bus: Bus;
  /** The name of this server on the bus. */
  readonly node: string;
  readonly log: ServerLog;
  readonly pace?: Pace;
  /** Called when the document has been made anew elsewhere. */
  readonly outdated?: () => void;
  /** Called with what another server says to people who are connected. */
  readonly said?: (words: string) => void;
}

/** Does work for somebody, at once or a slice at a time. */
export type Pays = <Result>(work: Work<Result>) => Result | Promise<Result>;

/** Changes in a log after which it is folded into the state when nothing happens for a while. */
const MANY_CHANGES = 500;
/** Bytes of a log that is left alone, however small the document is. */
const SMALL = 64 * 1024;
/** Milliseconds without a change after which that is done. */
const IDLE = 20_000;
/** Milliseconds in which changes of the state are told together. */
const TELLING = 50;
/** Pieces of a document from which on it is worth while to see whether it should be made anew. */
const MANY_PIECES = 2000;
/** How much larger than anew a document may be. */
const OVERSIZE = 1.5;
/** Milliseconds between looks whether another server has finished making the document anew, and how often. */
const RENEWAL = { wait: 50, tries: 200 } as const;
/** The origin of what comes from other servers; the form is that of Hocuspocus. */
const FROM_BUS = { source: 'redis' } as const;

/** One project that is open: its document, kept in the log, and in step with its folder by one of the servers. */
export class ProjectRoom {
  readonly id: string;
  /** Name of the folder, without where it is. */
  readonly folderName: string;
  readonly #options: RoomOptions;
  readonly #log: RoomLog;
  /** To whom the copies of the document belong. */
  readonly owners: CopyOwners;
  readonly #listeners = new Set<(state: ProjectState) => void>();
  readonly #ends: (() => void)[] = [];
  #share: Lease | null = null;
  #loaded: Y.Doc | null = null;
  #document: Document | null = null;
  #presence: PresenceRelay | null = null;
  #versions: VersionKeeper | null = null;
  #folder: { readonly member: FolderMember; readonly lease: Lease } | null = null;
  #isTaking = false;
  /** How the folder stands, as the server that has it says. */
  #told: Pick<ProjectState, 'unsaved' | 'problems'> = { unsaved: [], problems: [] };
  #logProblem: Problem | null = null;
  /** Changes of the log that were left out of the document. */
  #setAside: Problem | null = null;
  #idle: NodeJS.Timeout | undefined;
  #telling: NodeJS.Timeout | undefined;
  #last = '';
  #isClosed = false;

  constructor(options: RoomOptions) {
    this.id = options.id;
    this.folderName = path.basename(options.folder);
    this.#options = options;
    this.owners = new CopyOwners(options.database, options.id);
    this.#log = new RoomLog(options.id, options.documents, {
      apply: (change) => {
        if (this.#document !== null) Y.applyUpdate(this.#document, change, FROM_BUS);
      },
      publish: (epoch, seq, bytes) => this.#publish({ kind: 'change', epoch, seq, bytes }),
      outdated: () => this.#options.outdated?.(),
      failed: (error) => this.#options.log.failure('log.not-read', error, { project: this.id }),
    });
  }

  get epoch(): number {
    return this.#log.epoch;
  }

  /** How the project was, and is to be kept as it is now; null while it is not open. */
  get versions(): VersionKeeper | null {
    return this.#versions;
  }

  /** About how large the document is with its log, in bytes. */
  get bytes(): number {
    return this.#log.bytes;
  }

  /** How many packages the project has. */
  get packages(): number {
    const files = this.#document?.getMap('files').keys() ?? [];
    return new Set([...files].map(packageOf)).size;
  }

  /** How the project stands with its folder. */
  get state(): ProjectState {
    const { unsaved, problems } = this.#folder?.member ?? this.#told;
    return {
      epoch: this.epoch,
      unsaved,
      problems: [this.#logProblem, this.#setAside, ...problems].filter((problem) => problem !== null),
    };
  }

  /** Reads the document from the log. Throws where it is of a newer Hexwright. */
  async load(): Promise<void> {
    const { database, log } = this.#options;
    for (let tries = RENEWAL.tries; this.#share === null && tries > 0; tries--) {
      this.#share = await database.share(`room ${this.id}`);
      if (this.#share === null) await later(RENEWAL.wait);
    }
    const { doc, unreadable } = await this.#log.open();
    if (unreadable > 0) {
      log.failure('log.unreadable', new Error(`${unreadable} changes`), { project: this.id });
      this.#setAside = problemAt({ file: '', pointer: '' }, 'log.set-aside', setAside(unreadable));
    }
    this.#loaded = doc;
  }

  /** Puts what has been read into a document that is still empty. */
  fill(document: Y.Doc): void {
    if (this.#loaded === null) throw new Error(`The project ${this.id} has not been read.`);
    Y.applyUpdate(document, Y.encodeStateAsUpdate(this.#loaded));
    this.#loaded.destroy();
    this.#loaded = null;
  }

  /** Begins: hears other servers, and keeps the folder in step if no other server does. */
  async start(document: Document): Promise<void> {
    const { bus, node, log } = this.#options;
    this.#document = document;
    this.#presence = new PresenceRelay(document.awareness, (bytes) => this.#publish({ kind: 'presence', bytes }));
    this.#ends.push(
      bus.subscribe(this.#topic, (bytes) => {
        const heard = decodeMessage(bytes);
        if (heard !== null && heard.from !== node) this.#receive(heard.message);
      }),
    );
    this.#versions = new VersionKeeper(this.id, document, {
      store: this.#options.versions,
      log,
      // One of the servers is enough.
      isInCharge: () => this.#folder !== null,
    });
    // What came between reading and hearing.
    await this.#log.catchUp();
    this.#publish({ kind: 'asked' });
    await this.takeFolder();
    log.note('room.opened', { project: this.id, bytes: this.bytes, folder: this.#folder !== null });
  }

  /** Keeps the folder in step if no other server does. Throws where it cannot be opened and is needed. */
  async takeFolder(): Promise<void> {
    const folder = this.#folder;
    if (folder !== null && (folder.member.isLost || !folder.lease.isHeld)) {
      this.#options.log.note('folder.lost', { project: this.id });
      folder.member.abandon();
      this.#folder = null;
      await folder.lease.release();
    }
    if (this.#isTaking || this.#isClosed || this.#document === null) return;
    this.#isTaking = true;
    try {
      // With the connection to the database it is lost too, and then another server might make the document anew.
      if (this.#share?.isHeld !== true) this.#share = await this.#options.database.share(`room ${this.id}`);
      if (this.#folder !== null) return;
      await this.#tryFolder(this.#document);
    } finally {
      this.#isTaking = false;
    }
  }

  /**
   * Keeps changes that somebody sent, all of them or none; resolves when they are on the disk, and in the document.
   * @param origin of the changes in the document
   * @param paid does what takes long, a slice at a time, for those who sent them
   */
  async keep(changes: readonly Uint8Array[], origin: object, paid: Pays = (work) => atOnce(work)): Promise<void> {
    await this.#keep(changes, null);
    // Whatever becomes of its sender: it is in the log.
    await paid(this.#applying(changes, origin));
    this.#kept();
  }

  /** Reads from the log what other servers have put there and have not told of yet. */
  catchUp(): Promise<void> {
    return this.#log.catchUp();
  }

  /** Compares with the log as it is by now, since messages of other servers may be lost. */
  see(head: { readonly epoch: number; readonly seq: number }): void {
    if (!this.#isClosed) this.#log.see(head);
  }

  /** The text that a file of the project has in the folder; null where there is none, or another server has the folder. */
  async textInFolder(file: FileKey): Promise<string | null> {
    return this.#folder === null ? null : this.#folder.member.textInFolder(file);
  }

  /**
   * Settles a file of {@link ProjectState.problems}, here or on the server that has the folder.
   * @returns false where there is nothing to settle about it
   */
  async settle(file: FileKey, take: Take): Promise<boolean> {
    if (this.#folder !== null) return this.#folder.member.settle(file, take);
    const isKnown = this.#told.problems.some(({ package: id, file: name }) => `${id ?? ''}:${name}` === file);
    if (isKnown) this.#publish({ kind: 'settle', words: JSON.stringify([file, take]) });
    return isKnown;
  }

  /** Has all other servers say something to people who are connected. */
  send(words: string): void {
    this.#publish({ kind: 'said', words });
  }

  /** Calls somebody whenever the state is another; the result ends that. */
  listen(listener: (state: ProjectState) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Lets go of a room that could not be opened, and of all it holds; nothing is written. */
  async discard(): Promise<void> {
    this.#isClosed = true;
    this.#listeners.clear();
    clearTimeout(this.#idle);
    clearTimeout(this.#telling);
    this.#folder?.member.abandon();
    for (const end of this.#ends.splice(0)) end();
    this.#presence?.close();
    this.#log.close();
    this.#document = null;
    await this.#versions?.close();
    await this.#folder?.lease.release();
    await this.#share?.release();
  }

  /**
   * Writes what waits, folds the log if it is long, makes the document anew if it is mostly past, and ends.
   * @returns files that could not be written
   */
  async close(): Promise<readonly FileKey[]> {
    if (this.#isClosed) return [];
    this.#isClosed = true;
    this.#listeners.clear();
    clearTimeout(this.#idle);
    const folder = this.#folder;
    const unsaved = (await folder?.member.stop()) ?? [];
    await this.#versions?.close();
    this.#versions = null;
    for (const end of this.#ends.splice(0)) end();
    this.#presence?.close();
    this.#log.close();
    clearTimeout(this.#telling);
    await this.#compact();
    await this.#renew();
    this.#document = null;
    await folder?.lease.release();
    await this.#share?.release();
    return unsaved;
  }

  /** Keeps a change of the folder. */
  async #keepOfFolder(change: Uint8Array, origin: object, keeping: FolderKeeping): Promise<void> {
    await this.#keep([change], keeping);
    atOnce(this.#applying([change], origin));
    this.#kept();
  }

  async #keep(changes: readonly Uint8Array[], keeping: FolderKeeping | null): Promise<void> {
    try {
      await this.#log.keep(changes, keeping);
    } catch (error) {
      if (!(error instanceof OtherEpoch || error instanceof FolderLost)) this.#notKept(error);
      throw error;
    }
  }

  *#applying(changes: readonly Uint8Array[], origin: object): Work<void> {
    for (const [index, change] of changes.entries()) {
      if (index > 0) yield;
      if (this.#document !== null) Y.applyUpdate(this.#document, change, origin);
    }
  }

  get #topic(): string {
    return `room:${this.id}`;
  }

  async #tryFolder(document: Document): Promise<void> {
    const { database, folder, log, pace = PACE } = this.#options;
    const disk = await openFolder(folder, database);
    const lease = disk === null ? null : await database.lease(`folder ${this.id}`);
    if (disk === null || lease === null) return;
    try {
      const keeping = await FolderKeeping.begin(database, this.id);
      // All that the keeper before has written comes of what is in the log by now.
      await this.#log.catchUp();
      const keep = (change: Uint8Array, origin: object): Promise<void> => this.#keepOfFolder(change, origin, keeping);
      const changed = (): void => this.#tellSoon();
      const member = new FolderMember({ document, disk, keeping, keep, log, pace, changed });
      this.#folder = { member, lease };
      await member.start();
    } catch (error) {
      if (this.#folder === null) await lease.release();
      throw error;
    }
    this.#tellSoon();
  }

  #publish(message: RoomMessage): void {
    this.#options.bus.publish(this.#topic, encodeMessage(this.#options.node, message));
  }

  #receive(message: RoomMessage): void {
    switch (message.kind) {
      case 'change':
        this.#log.receive(message.epoch, message.seq, message.bytes);
        return;
      case 'presence':
        this.#presence?.receive(message.bytes);
        return;
      case 'asked':
        this.#presence?.tellAll();
        if (this.#folder !== null) this.#publish({ kind: 'folder', words: this.#folderWords() });
        return;
      case 'folder':
        if (this.#folder !== null) return;
        this.#told = JSON.parse(message.words) as Pick<ProjectState, 'unsaved' | 'problems'>;
        this.#tellSoon();
        return;
      case 'settle': {
        const [file, take] = JSON.parse(message.words) as [FileKey, Take];
        void this.#folder?.member.settle(file, take);
        return;
      }
      case 'said':
        this.#options.said?.(message.words);
    }
  }

  #folderWords(): string {
    const { unsaved, problems } = this.#folder?.member ?? this.#told;
    return JSON.stringify({ unsaved, problems });
  }

  #kept(): void {
    clearTimeout(this.#idle);
    if (!this.#isClosed) this.#idle = setTimeout(() => void this.#compact(), IDLE).unref();
    if (this.#logProblem === null) return;
    this.#logProblem = null;
    this.#tellSoon();
  }

  #notKept(error: unknown): void {
    this.#options.log.failure('log.failed', error, { project: this.id });
    const message = dataFaultOf(error) === 'full' ? LOG_FULL : LOG_FAILED;
    this.#logProblem = problemAt({ file: '', pointer: '' }, 'log.failed', message);
    this.#tellSoon();
  }

  async #compact(): Promise<void> {
    const { documents, log } = this.#options;
    try {
      const { changes, bytes, state } = await this.#log.measure();
      if (changes < MANY_CHANGES && bytes <= Math.max(state, SMALL)) return;
      await documents.compact(this.id);
      await this.#log.measure();
      log.note('log.compacted', { project: this.id, changes });
    } catch (error) {
      // The log is as it was; the next time will do.
      log.failure('log.not-compacted', error, { project: this.id });
    }
  }

  /** Makes the document anew, in another epoch, if it is mostly past and no other server has it open. */
  async #renew(): Promise<void> {
    const { database, documents, log } = this.#options;
    if (this.#document === null || pieceCount(this.#document) < MANY_PIECES) return;
    try {
      const lease = await database.lease(`room ${this.id}`);
      if (lease === null) return;
      const epoch = await documents.replace(this.id, (doc) => {
        const state = renewedState(doc);
        if (state.byteLength * OVERSIZE > Y.encodeStateAsUpdate(doc).byteLength) return null;
        return { epoch: epochIn(doc) + 1, state };
      });
      await lease.release();
      if (epoch !== null) log.note('document.renewed', { project: this.id, epoch });
    } catch (error) {
      log.failure('document.not-renewed', error, { project: this.id });
    }
  }

  /** To see how every file stands takes a while, which is not spent at every stroke. */
  #tellSoon(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      this.#notify();
    }, TELLING);
  }

  #notify(): void {
    if (this.#isClosed) return;
    const { state } = this;
    const said = JSON.stringify(state);
    if (said === this.#last) return;
    this.#last = said;
    if (this.#folder !== null) this.#publish({ kind: 'folder', words: this.#folderWords() });
    for (const listener of this.#listeners) listener(state);
  }
}

/** The folder; null where it is not on this machine, but may be on that of another server. */
async function openFolder(folder: string, database: Database): Promise<FolderDisk | null> {
  try {
    return await FolderDisk.open(folder);
  } catch (error) {
    if (error instanceof DiskError && database.kind === 'postgres') return null;
    throw error;
  }
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function setAside(count: number): string {
  const changes = count === 1 ? 'One change' : `${count} changes`;
  return `${changes} in the log of the project cannot be read, or would keep everybody from opening it. They were left out and stay in the log; all else is here. Compare the project with a backup, or with the versions that were kept.`;
}

const LOG_FULL =
  'The disk of the server is full. Changes wait on the devices they were made on, and are sent again by themselves: keep the page open and make room.';
const LOG_FAILED =
  'The server cannot write its log. Changes wait on the devices they were made on, and are sent again by themselves: keep the page open and look at the server.';
