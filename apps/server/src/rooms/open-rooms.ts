import path from 'node:path';
import type { DirectConnection, Document, Hocuspocus } from '@hocuspocus/server';
import { DiskError, type FileKey } from '@hexwright/workspace';
import { DataError } from '../storage/database.ts';
import type { DocumentLog } from '../storage/document-log.ts';
import { dataFaultOf } from '../storage/sqlite-database.ts';
import { freeMemorySoon } from '../operations/free-memory.ts';
import { ProjectRoom, type RoomOptions } from './project-room.ts';

/** Milliseconds between looks at the log, at who has the folders, and at rooms that nobody is in. */
const LOOK = 3000;

/** Thrown where a project cannot be opened; the message says what to do. The others are not touched by it. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened';
}

/** A project of which there may be a room. */
interface Entry {
  readonly id: string;
  readonly folder: string;
  opened: Opened | null;
  /** Opening and closing wait for one another. */
  turn: Promise<unknown>;
  /** When the last left or somebody was about to come, in milliseconds of `performance.now()`. */
  emptySince: number;
  /** How many packages it had when it was last open. */
  packages: number;
}

interface Opened {
  readonly room: ProjectRoom;
  readonly document: Document;
  readonly connection: DirectConnection;
}

export interface OpenRoomsOptions {
  readonly hocuspocus: Hocuspocus;
  /** What all rooms have in common. */
  readonly common: Omit<RoomOptions, 'id' | 'folder' | 'outdated' | 'said'>;
  /** Milliseconds that a room stays open when the last has left. */
  readonly emptyFor: number;
  /** Says goodbye to everybody in a room. */
  readonly dismiss: (document: Document, why: 'another-epoch' | 'stopping') => Promise<void>;
  /** Tells everybody here what is said in a room. */
  readonly send: (document: Document, words: string) => void;
  /** Called at each look. */
  readonly looked: () => Promise<void>;
}

/** The rooms of a server: each is opened when somebody comes, and closed some time after the last has left. */
export class OpenRooms {
  readonly #options: OpenRoomsOptions;
  readonly #entries = new Map<string, Entry>();
  /** The room whose document is being filled. */
  readonly #filling = new Map<string, ProjectRoom>();
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> = Promise.resolve();
  #isClosing = false;

  constructor(options: OpenRoomsOptions) {
    this.#options = options;
    this.#timer = setInterval(() => {
      this.#looking = this.#look();
    }, LOOK);
    this.#timer.unref();
  }

  /** The ids of all projects. */
  get ids(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** How many packages a project has, as far as is known. */
  packagesOf(id: string): number {
    const entry = this.#entries.get(id);
    return entry?.opened?.room.packages ?? entry?.packages ?? 0;
  }

  /** Name of the folder of a project, without where it is. */
  folderOf(id: string): string {
    return path.basename(this.#entries.get(id)?.folder ?? '');
  }

  /** The rooms that are open. */
  get open(): readonly ProjectRoom[] {
    return [...this.#entries.values()].flatMap(({ opened }) => (opened === null ? [] : [opened.room]));
  }

  /**
   * Adds a project. Opens it for a moment, so that what is wrong with it is seen at once; it stays added, and is tried again
   * whenever somebody comes. Throws {@link NotOpened}, and what the system says of folder and database.
   */
  async add(id: string, folder: string): Promise<void> {
    this.#entries.set(id, { id, folder, opened: null, turn: Promise.resolve(), emptySince: 0, packages: 0 });
    await this.enter(id);
  }

  /** The room of a project, which is opened if need be; null if there is no such project. Throws as {@link add} does. */
  async enter(id: string): Promise<ProjectRoom | null> {
    const entry = this.#entries.get(id);
    if (entry === undefined || this.#isClosing) return null;
    entry.emptySince = performance.now();
    entry.turn = entry.turn.catch(() => undefined).then(() => this.#open(entry));
    await entry.turn;
    return entry.opened?.room ?? null;
  }

  /** The room of a project if it is open. */
  find(id: string): ProjectRoom | null {
    return this.#entries.get(id)?.opened?.room ?? null;
  }

  /** The document of a project, whose room is opened if need be; null if there is no such project. */
  async documentOf(id: string): Promise<Document | null> {
    await this.enter(id);
    return this.#entries.get(id)?.opened?.document ?? null;
  }

  /** Puts what has been read into a document that is being opened. */
  fill(id: string, document: Document): void {
    const room = this.#filling.get(id);
    if (room === undefined) throw new Error(`The room ${id} is not open.`);
    room.fill(document);
  }

  /**
   * Closes all rooms.
   * @returns files that could not be written to their folders
   */
  async close(): Promise<readonly FileKey[]> {
    this.#isClosing = true;
    clearInterval(this.#timer);
    await this.#looking;
    const unsaved: FileKey[] = [];
    for (const entry of this.#entries.values()) {
      await entry.turn.catch(() => undefined);
      unsaved.push(...(await this.#close(entry, 'stopping')));
    }
    return unsaved;
  }

  async #open(entry: Entry): Promise<void> {
    if (entry.opened !== null) return;
    const { hocuspocus, common } = this.#options;
    const { id } = entry;
    const room = new ProjectRoom({
      ...common,
      id,
      folder: entry.folder,
      outdated: () => this.#later(entry, 'another-epoch'),
      said: (words) => {
        if (entry.opened !== null) this.#options.send(entry.opened.document, words);
      },
    });
    try {
      await room.load();
      this.#filling.set(id, room);
      // Held while the room is open: Hocuspocus would let go of the document with the last client.
      const connection: DirectConnection = await hocuspocus.openDirectConnection(id);
      const document = hocuspocus.documents.get(id);
      if (document === undefined) throw new Error(`The document of ${id} is not there.`);
      try {
        await room.start(document);
      } catch (error) {
        await connection.disconnect();
        throw error;
      }
      entry.opened = { room, document, connection };
      room.listen((state) => this.#options.send(document, JSON.stringify({ kind: 'state', ...state })));
    } catch (error) {
      await room.discard();
      common.log.failure('room.not-opened', error, { project: id });
      throw reasonOf(error, id);
    } finally {
      this.#filling.delete(id);
    }
  }

  #later(entry: Entry, why: 'another-epoch' | 'stopping'): void {
    entry.turn = entry.turn.catch(() => undefined).then(() => this.#close(entry, why));
  }

  async #close(entry: Entry, why: 'another-epoch' | 'stopping'): Promise<readonly FileKey[]> {
    const { opened } = entry;
    if (opened === null) return [];
    entry.opened = null;
    entry.packages = opened.room.packages;
    await this.#options.dismiss(opened.document, why);
    const unsaved = await opened.room.close();
    await opened.connection.disconnect();
    if (this.open.length === 0) freeMemorySoon();
    this.#options.common.log.note('room.closed', { project: entry.id });
    return unsaved;
  }

  async #look(): Promise<void> {
    const { documents, log } = this.#options.common;
    try {
      const now = performance.now();
      for (const entry of this.#entries.values()) {
        if (entry.opened === null) continue;
        if (entry.opened.document.connections.size > 0) entry.emptySince = now;
        else if (now - entry.emptySince > this.#options.emptyFor) this.#later(entry, 'stopping');
      }
      await this.#options.looked();
      if (this.open.length > 0) await this.#seeHeads(documents);
      for (const room of this.open) await room.takeFolder();
    } catch (error) {
      log.failure('look.failed', error);
    }
  }

  async #seeHeads(documents: DocumentLog): Promise<void> {
    const heads = await documents.heads();
    for (const room of this.open) {
      const head = heads.get(room.id);
      if (head !== undefined) room.see(head);
    }
  }
}

/** Why a project cannot be opened, for anyone who can do something about it. */
function reasonOf(error: unknown, id: string): unknown {
  if (error instanceof DiskError || error instanceof DataError || dataFaultOf(error) !== null) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new NotOpened(
    `The project "${id}" cannot be opened, and is left as it is: ${why} The other projects are open. Restore a backup; or copy its folder under another name and open that, which begins anew with the files as they are there.`,
  );
}
