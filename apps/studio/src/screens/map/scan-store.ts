import type { ScanMark, Warp } from '@hexwright/board';

/** A scan as it is kept in this browser: it belongs to the person who draws after it, not to the package. */
export interface KeptScan {
  readonly name: string;
  readonly picture: Blob;
  readonly warp: Warp;
  readonly marks: readonly ScanMark[];
  readonly opacity: number;
}

const DATABASE = 'hexwright-scans';
const STORE = 'scans';

/** The scan of a map; null if there is none, or the browser keeps nothing. */
export async function keptScan(map: string): Promise<KeptScan | null> {
  try {
    return ((await request('readonly', (store) => store.get(map))) as KeptScan | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the scan of a map, or (null) forgets it. Whether the browser has done so. */
export async function keepScan(map: string, scan: KeptScan | null): Promise<boolean> {
  try {
    await request(
      'readwrite',
      (store) => (scan === null ? store.delete(map) : store.put(scan, map)) as IDBRequest<unknown>,
    );
    return true;
  } catch {
    return false;
  }
}

function request<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('error', () => reject(opening.error ?? new Error('IndexedDB')));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const asked = ask(transaction.objectStore(STORE));
      transaction.addEventListener('complete', () => {
        database.close();
        resolve(asked.result);
      });
      transaction.addEventListener('abort', () => {
        database.close();
        reject(transaction.error ?? new Error('IndexedDB'));
      });
    });
  });
}
