import { randomInt } from 'node:crypto';
import * as Y from 'yjs';
import type { Problem } from '@hexwright/model';
import { DiskSync, Editor, Project, type FileKey } from '@hexwright/workspace';
import type { FolderDisk } from '@hexwright/workspace/node';
import type { ServerLog } from '../server-log.ts';
import { StoredCommonTexts } from '../storage/common-texts.ts';
import { FolderLost, type FolderKeeping } from '../storage/folder-keeping.ts';
import { FIRST_OWN_COPY } from './copy-numbers.ts';
import { FolderInStep, type Pace } from './folder-in-step.ts';

/** How a file that differs, or is gone, in the folder is settled: by the project's text, or as it is in the folder. */
export type Take = 'ours' | 'theirs';

/** Milliseconds after which what could not be kept is tried again. */
const RETRY = 2000;

/** The transactions in which the folder's copy takes over what others do. */
const FROM_ROOM = Symbol('room');
/** Those in which the room takes over what was changed in the folder; the form is that of Hocuspocus. */
const FROM_FOLDER = { source: 'local', skipStoreHooks: true } as const;

export interface FolderMemberOptions {
  /** The document of the room. */
  readonly document: Y.Doc;
  readonly disk: FolderDisk;
  readonly keeping: FolderKeeping;
  /** Puts a change into the log, and into the document of the room with that origin. */
  readonly keep: (change: Uint8Array, origin: object) => Promise<void>;
  readonly log: ServerLog;
  readonly pace: Pace;
  /** Called when what stands between project and folder may have changed. */
  readonly changed: () => void;
}

/**
 * The folder of a project as one more member of its room, with a copy of the document as everybody has: what changes in the
 * folder is in the log before anybody in the room sees it.
 */
export class FolderMember {
  readonly #options: FolderMemberOptions;
  readonly #copy = new Y.Doc();
  readonly #project = new Project(this.#copy);
  readonly #sync: DiskSync;
  readonly #common: StoredCommonTexts;
  readonly #inStep: FolderInStep;
  /** Changes of the folder that are not in the log yet. */
  readonly #owed: Uint8Array[] = [];
  #giving: Promise<void> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #isLoaded = false;
  #isEnded = false;

  constructor(options: FolderMemberOptions) {
    this.#options = options;
    const { disk, keeping, log, changed, pace, document } = options;
    this.#copy.clientID = ownCopyId();
    Y.applyUpdate(this.#copy, Y.encodeStateAsUpdate(document), FROM_ROOM);
    this.#copy.on('update', this.#give);
    document.on('update', this.#follow);
    this.#common = new StoredCommonTexts(keeping, {
      // A start that was broken off begins anew.
      isKept: () => this.#isLoaded && this.#owed.length === 0,
      kept: async () => {
        await this.#giving;
        if (this.#owed.length > 0) throw new Error('The log does not have yet what was taken over from the folder.');
      },
    });
    this.#sync = new DiskSync(new Editor(this.#project, 'folder'), disk, this.#common);
    this.#inStep = new FolderInStep(this.#project, this.#sync, log, changed, pace);
  }

  /** Files that are not in the folder as they are in the project. */
  get unsaved(): readonly FileKey[] {
    return this.#sync.unsaved;
  }

  /** Whether another server is known to keep the folder now. */
  get isLost(): boolean {
    return this.#options.keeping.isLost;
  }

  get problems(): readonly Problem[] {
    return this.#sync.problems;
  }

  /** Brings document and folder together and keeps them so. */
  async start(): Promise<void> {
    await this.#inStep.start();
    await this.#giving;
    this.#isLoaded = true;
    await this.#common.keep();
  }

  /** Settles a file of {@link problems}; others are not touched, whatever somebody names. */
  async settle(file: FileKey, take: Take): Promise<boolean> {
    if (!this.problems.some(({ package: id, file: path }) => `${id ?? ''}:${path}` === file)) return false;
    await this.#inStep.settle((sync) => (take === 'ours' ? sync.keepOurs(file) : sync.takeTheirs(file)));
    await this.#giving;
    return true;
  }

  /** The text that a file of the project has in the folder; null where there is none, or it cannot be read. */
  async textInFolder(file: FileKey): Promise<string | null> {
    if (!this.#project.has(file)) return null;
    return this.#sync.textOnDisk(file).catch(() => null);
  }

  /**
   * Writes what waits, and ends.
   * @returns files that could not be written
   */
  async stop(): Promise<readonly FileKey[]> {
    await this.#inStep.stop();
    await this.#giving;
    const { unsaved } = this;
    await this.#common.keep();
    this.#end();
    return unsaved;
  }

  /** Ends without writing: another server has the folder now. */
  abandon(): void {
    this.#inStep.abandon();
    this.#end();
  }

  #end(): void {
    this.#isEnded = true;
    clearTimeout(this.#retry);
    this.#options.document.off('update', this.#follow);
    this.#project.close();
    this.#copy.destroy();
  }

  readonly #follow = (change: Uint8Array, origin: unknown): void => {
    if (origin !== FROM_FOLDER) Y.applyUpdate(this.#copy, change, FROM_ROOM);
  };

  readonly #give = (change: Uint8Array, origin: unknown): void => {
    if (origin === FROM_ROOM) return;
    this.#owed.push(change);
    this.#giveAll();
  };

  #giveAll(): void {
    this.#giving ??= this.#giveOwed();
  }

  async #giveOwed(): Promise<void> {
    const { keep } = this.#options;
    while (this.#owed.length > 0 && !this.#isEnded) {
      const [change] = this.#owed;
      try {
        await keep(change, FROM_FOLDER);
      } catch (error) {
        // The one who keeps the folder now takes it over from there again.
        if (error instanceof FolderLost) break;
        // The room says why. Later changes build on this one, and wait for it.
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => this.#giveAll(), RETRY);
        this.#retry.unref();
        break;
      }
      this.#owed.shift();
      // Not waited for: what is about to be written waits for this here.
      if (this.#owed.length === 0) void this.#common.keep();
    }
    this.#giving = null;
  }
}

/** A number for a copy of the server's own: above all that copies of visitors have, and that the server takes of them. */
function ownCopyId(): number {
  return FIRST_OWN_COPY + randomInt(2 ** 32);
}
