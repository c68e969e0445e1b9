/** The little of IndexedDB that a copy needs, with promises in place of events. */

/** A change as it is kept. */
export interface KeptChange {
  readonly seq?: number;
  readonly epoch: number;
  /** The page that made it, as long as the server has not got it; '' for what the server has. */
  readonly page: string;
  readonly change: Uint8Array;
}

/** What changes of an epoch were folded into. */
export interface KeptState {
  readonly epoch: number;
  /** Tells one folding from another; absent in copies that were made before there was any. */
  readonly stamp?: string;
  readonly state: Uint8Array;
}

export const CHANGES = 'changes';
export const STATES = 'states';

const VERSION = 1;
const SILENT = 'The browser does not say why.';

/** Opens the database of a project, and makes it if there is none. */
export function openDatabase(factory: IDBFactory, project: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(`hexwright:${project}`, VERSION);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STATES, { keyPath: 'epoch' });
      request.result.createObjectStore(CHANGES, { keyPath: 'seq', autoIncrement: true });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(SILENT)));
  });
}

/**
 * Does something with both stores in one transaction, which other pages wait for. Resolves with what `work` gives to its
 * second parameter, when everything is kept.
 */
export function inTransaction<Result>(
  database: IDBDatabase,
  work: (stores: Stores, give: (result: Result) => void) => void,
): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([STATES, CHANGES], 'readwrite');
    let result: Result | undefined;
    transaction.addEventListener('complete', () => resolve(result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(SILENT)));
    const stores = { states: transaction.objectStore(STATES), changes: transaction.objectStore(CHANGES) };
    work(stores, (given) => (result = given));
  });
}

/** Both stores, within a transaction. */
export interface Stores {
  readonly states: IDBObjectStore;
  readonly changes: IDBObjectStore;
}

/** Reads everything there is, within a transaction. */
export function readAll(
  { states, changes }: Stores,
  read: (states: readonly KeptState[], changes: readonly Required<KeptChange>[]) => void,
): void {
  const first = states.getAll() as IDBRequest<KeptState[]>;
  const second = changes.getAll() as IDBRequest<Required<KeptChange>[]>;
  // Requests of a transaction are answered in their order.
  second.addEventListener('success', () => read(first.result, second.result));
}

/** The stamp of the state of an epoch, within a transaction: '' where there is no state. */
export function stampOf({ states }: Stores, epoch: number, read: (stamp: string) => void): void {
  const request = states.get(epoch) as IDBRequest<KeptState | undefined>;
  request.addEventListener('success', () => read(request.result?.stamp ?? ''));
}
