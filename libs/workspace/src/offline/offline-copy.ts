import * as Y from 'yjs';
import { problemAt, type Problem } from '@hexwright/model';
import { documentFrom } from '../document-log.ts';
import { inTransaction, openDatabase, readAll, stampOf, type KeptChange, type KeptState } from './database.ts';

/** Changes that the server has, after which they are folded together. */
const MANY = 400;

/** What is set aside has the number of an epoch that no document has: a half before its own. */
const ASIDE = 0.5;

/** Whether some of what was kept has been set aside: then none of it is to be opened as it is. */
export function isSetAside(kept: KeptDocuments): boolean {
  return kept.some(({ epoch }) => !Number.isInteger(epoch));
}

/** A document of one epoch as the browser has kept it. */
export interface KeptDocument {
  readonly epoch: number;
  /** Everything, edits included that the server has not got. */
  readonly doc: Y.Doc;
  /** The same without those edits: what the server is known to have. */
  readonly base: Y.Doc;
  /** Number of edits that the server has not got. */
  readonly unacknowledged: number;
}

/** A change that is to be kept. */
interface Added {
  readonly epoch: number;
  readonly change: Uint8Array;
  readonly isOwn: boolean;
}

/** All that the browser has kept, the newest epoch last. More than one where edits wait to be carried over. */
export type KeptDocuments = readonly KeptDocument[];

/**
 * The copy of a project that a browser keeps, so that a page can be opened, edited and reloaded without the server. Every
 * change is added as it happens. Pages that are open at once share the copy, and each knows which edits are still its own.
 *
 * Where the browser keeps nothing (private windows, no room), everything goes on in memory, and {@link problem} says so.
 */
export class OfflineCopy {
  readonly #page: string = crypto.randomUUID();
  #database: IDBDatabase | null = null;
  #problem: Problem | null = null;
  #listener: () => void = () => undefined;
  /** Edits in this page's document that the server has not got: numbers of kept changes. */
  readonly #own = new Set<number>();
  /** How many changes were kept since the last folding, and their size. */
  #counted = 0;
  #bytes = 0;
  /** Which state of this epoch the document contains, and its size; '' as long as there is none. */
  #stamp = '';
  #stateSize = 0;
  /** Numbers of kept changes that the document contains. */
  #within: number[] = [];
  #pending = 0;
  #isBehind = false;
  #stop: () => void = () => undefined;
  #epoch = 1;
  #doc: Y.Doc | null = null;
  #work: Promise<void> = Promise.resolve();
  /** Changes that the next transaction keeps; null where none waits at the end of what is to be done. */
  #waiting: Added[] | null = null;

  private constructor() {
    // Made by `open`, which waits for the browser.
  }

  /** Opens the copy of a project. Never fails: see {@link problem}. */
  static async open(project: string, factory: IDBFactory | undefined = globalThis.indexedDB): Promise<OfflineCopy> {
    const copy = new OfflineCopy();
    try {
      if (factory === undefined) throw new DOMException('There is no IndexedDB.', 'SecurityError');
      copy.#database = await openDatabase(factory, project);
      // Another page wants to remove the copy or to bring it to a newer form: this one goes on in memory.
      copy.#database.addEventListener('versionchange', () =>
        copy.#fail(new DOMException('Taken away.', 'InvalidStateError')),
      );
    } catch (error) {
      copy.#fail(error);
    }
    return copy;
  }

  /** Why the browser keeps nothing at the moment; null if it does. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** Whether there are edits that the server has not got, as far as this page knows. */
  get unacknowledged(): number {
    return this.#own.size + this.#pending;
  }

  /** Calls somebody whenever {@link problem} or {@link unacknowledged} changes. */
  onChange(listener: () => void): void {
    this.#listener = listener;
  }

  /** Reads what the browser has kept. What is in the newest document is from now on this page's to bring to the server. */
  async load(): Promise<KeptDocuments> {
    const found = await this.#try((database) =>
      inTransaction<readonly [readonly KeptState[], readonly Required<KeptChange>[]]>(database, (stores, give) =>
        readAll(stores, (states, changes) => give([states, changes])),
      ),
    );
    const [states, changes] = found ?? [[], []];
    const epochs = [...new Set([...states, ...changes].map(({ epoch }) => epoch))].toSorted((a, b) => a - b);
    const newest = epochs.at(-1);
    for (const { seq, page, epoch } of changes) {
      if (epoch !== newest) continue;
      if (page !== '') this.#own.add(seq);
      this.#within.push(seq);
    }
    const state = states.find(({ epoch }) => epoch === newest);
    [this.#stamp, this.#stateSize] = [state?.stamp ?? '', state?.state.length ?? 0];
    this.#epoch = newest ?? this.#epoch;
    return epochs.map((epoch) => documentOf(epoch, states, changes));
  }

  /** Keeps every change of a document from now on, and first all of it, if `isNew` to this copy. */
  follow(doc: Y.Doc, epoch: number, isNew: boolean): void {
    this.#stop();
    if (epoch !== this.#epoch) this.#own.clear();
    if (epoch !== this.#epoch || isNew) [this.#stamp, this.#stateSize, this.#within] = ['', 0, []];
    this.#epoch = epoch;
    this.#doc = doc;
    if (isNew) this.#add(Y.encodeStateAsUpdate(doc), false);
    const keep = (change: Uint8Array, _origin: unknown, _doc: Y.Doc, { local }: Y.Transaction): void =>
      this.#add(change, local);
    doc.on('update', keep);
    this.#stop = () => doc.off('update', keep);
  }

  /** Says that the server has everything that is in the document now. */
  acknowledge(): Promise<void> {
    return this.#next(async () => {
      const own = [...this.#own];
      if (own.length === 0) return;
      await this.#try((database) =>
        inTransaction<void>(database, ({ changes }) => {
          for (const seq of own) {
            const request = changes.get(seq) as IDBRequest<KeptChange | undefined>;
            request.addEventListener('success', () => {
              if (request.result !== undefined) changes.put({ ...request.result, page: '' });
            });
          }
        }),
      );
      for (const seq of own) this.#own.delete(seq);
      this.#listener();
      if (this.#isDue) await this.#fold();
    });
  }

  /** Forgets the document of an epoch: its edits have been carried over. */
  forget(epoch: number): Promise<void> {
    return this.#next(async () => {
      await this.#try((database) =>
        inTransaction<void>(database, (stores) =>
          readAll(stores, (_states, changes) => {
            stores.states.delete(epoch);
            for (const one of changes) if (one.epoch === epoch) stores.changes.delete(one.seq);
          }),
        ),
      );
    });
  }

  /**
   * Sets the document aside, which the server takes no more though its epoch is the same. Its edits are found by
   * {@link load}, to be carried over. From now on this page keeps nothing any more.
   */
  async setAside(): Promise<void> {
    this.#stop();
    const epoch = this.#epoch;
    await this.#next(async () => {
      await this.#try((database) =>
        inTransaction<void>(database, (stores) =>
          readAll(stores, (states, changes) => {
            const state = states.find((one) => one.epoch === epoch);
            if (state !== undefined) stores.states.put({ ...state, epoch: epoch - ASIDE });
            stores.states.delete(epoch);
            for (const one of changes) {
              if (one.epoch === epoch) stores.changes.put({ ...one, epoch: epoch - ASIDE });
            }
          }),
        ),
      );
    });
  }

  /** Resolves when everything so far is kept, or cannot be. */
  settled(): Promise<void> {
    return this.#next(async () => undefined);
  }

  /** Ends it; what is kept stays. */
  async close(): Promise<void> {
    this.#stop();
    await this.settled();
    this.#database?.close();
    this.#database = null;
  }

  #add(change: Uint8Array, isOwn: boolean): void {
    const added: Added = { epoch: this.#epoch, change, isOwn };
    if (isOwn) this.#pending += 1;
    // What happens while the disk is busy is kept in one transaction: else much would pile up here on a slow one.
    if (this.#waiting === null) {
      const waiting = [added];
      void this.#next(() => {
        if (this.#waiting === waiting) this.#waiting = null;
        return this.#keep(waiting);
      });
      this.#waiting = waiting;
    } else this.#waiting.push(added);
    if (isOwn) this.#listener();
  }

  async #keep(waiting: readonly Added[]): Promise<void> {
    // After a change that could not be kept, the next ones alone would be of no use.
    const whole = this.#isBehind && this.#doc !== null ? Y.encodeStateAsUpdate(this.#doc) : null;
    const isOwn = this.unacknowledged > 0;
    const kept = whole === null ? waiting : [{ epoch: this.#epoch, change: whole, isOwn }];
    const pages = kept.map((one) => (one.isOwn ? this.#page : ''));
    const numbers = await this.#try((database) =>
      inTransaction<number[]>(database, ({ changes }, give) => {
        const keys: number[] = [];
        for (const [index, { epoch, change }] of kept.entries()) {
          const request = changes.add({ epoch, page: pages[index], change } satisfies KeptChange);
          request.addEventListener('success', () => keys.push(Number(request.result)));
        }
        give(keys);
      }),
    );
    this.#isBehind = numbers === undefined;
    for (const one of waiting) if (one.isOwn) this.#pending -= 1;
    for (const [index, page] of pages.entries()) {
      this.#counted += 1;
      // What is kept nowhere is unacknowledged all the same: it counts under a number that no change has.
      const seq = numbers?.[index] ?? -this.#counted;
      if (page !== '') this.#own.add(seq);
      this.#within.push(seq);
      this.#bytes += kept[index].change.length;
    }
    this.#listener();
  }

  /** Whether so much has been kept since the last time that folding it costs little beside it. */
  get #isDue(): boolean {
    return this.#counted >= MANY && this.#bytes >= this.#stateSize / 2;
  }

  /** Folds the changes that the server has into one, so that the copy stays small. Later, if edits are under way. */
  async #fold(): Promise<void> {
    if (this.#doc === null || this.unacknowledged > 0 || this.#isBehind) return;
    const epoch = this.#epoch;
    const stamp = crypto.randomUUID();
    // The server has everything that is in the document: to write that down is many times as quick as to read all again.
    const state = Y.encodeStateAsUpdate(this.#doc);
    const size = await this.#try((database) =>
      inTransaction<number>(database, (stores, give) => {
        const put = (folded: Uint8Array, seqs: readonly number[]): void => {
          stores.states.put({ epoch, stamp, state: folded } satisfies KeptState);
          for (const seq of seqs) stores.changes.delete(seq);
          give(folded.length);
        };
        stampOf(stores, epoch, (found) => {
          if (found === this.#stamp) put(state, this.#within);
          else readAll(stores, (states, changes) => putAll(states, changes));
        });
        // Another page has folded: what it had may not have arrived here.
        const putAll = (states: readonly KeptState[], changes: readonly Required<KeptChange>[]): void => {
          const acknowledged = changes.filter((one) => one.epoch === epoch && one.page === '');
          const { doc } = documentOf(epoch, states, acknowledged);
          const seqs = acknowledged.map(({ seq }) => seq);
          put(Y.encodeStateAsUpdate(doc), seqs);
        };
      }),
    );
    [this.#counted, this.#bytes] = [0, 0];
    if (size === undefined) return;
    [this.#stamp, this.#stateSize, this.#within] = [stamp, size, []];
  }

  /** What comes of the database; undefined, with a problem, where it refuses. */
  async #try<Result>(work: (database: IDBDatabase) => Promise<Result | undefined>): Promise<Result | undefined> {
    if (this.#database === null) return undefined;
    try {
      const result = await work(this.#database);
      if (this.#problem !== null) {
        this.#problem = null;
        this.#listener();
      }
      return result;
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
  }

  #fail(error: unknown): void {
    const name = error instanceof DOMException ? error.name : '';
    const code = name === 'QuotaExceededError' ? 'full' : name === 'SecurityError' ? 'refused' : 'failed';
    this.#problem = problemAt({ file: '', pointer: '' }, `offline.${code}`, WORDS[code]);
    if (name === 'InvalidStateError') {
      this.#database?.close();
      this.#database = null;
    }
    this.#listener();
  }

  /** Does something after all that is to be done already. What is added from now on comes after it. */
  #next(work: () => Promise<void>): Promise<void> {
    this.#waiting = null;
    this.#work = this.#work.then(work);
    return this.#work;
  }
}

const WORDS = {
  refused:
    'This browser keeps no copy of the project, as in a private window. Keep the page open until everything is saved.',
  full: 'This device has no room for a copy of the project. Make room; keep the page open until everything is saved.',
  failed:
    'The copy of the project in this browser cannot be read or written. Keep the page open until everything is saved, then reload it.',
} as const;

/** The document of an epoch, with and without the edits that the server has not got. */
function documentOf(epoch: number, states: readonly KeptState[], changes: readonly KeptChange[]): KeptDocument {
  const ours = changes.filter((one) => one.epoch === epoch);
  const state = states.find((one) => one.epoch === epoch)?.state ?? null;
  const make = (some: readonly KeptChange[]): Y.Doc =>
    documentFrom(
      state,
      some.map(({ change }) => change),
    ).doc;
  const acknowledged = ours.filter(({ page }) => page === '');
  let base: Y.Doc | null = null;
  return {
    epoch,
    doc: make(ours),
    // A document with a long past takes long to make, and this one is seldom asked for.
    get base() {
      return (base ??= make(acknowledged));
    },
    unacknowledged: ours.length - acknowledged.length,
  };
}
