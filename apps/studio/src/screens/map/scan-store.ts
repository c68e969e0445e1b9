import type { ScanMark, Warp } from '@hexwright/board';

/** Where a scan lies under its map, and how strongly it shows. */
export interface ScanFit {
  readonly warp: Warp;
  readonly marks: readonly ScanMark[];
  readonly opacity: number;
}

/** A scan as it is kept in this browser: it belongs to the person who draws after it, not to the package. */
export interface KeptScan {
  readonly name: string;
  readonly picture: Blob;
  /** null where only the picture is known. */
  readonly fit: ScanFit | null;
}

const DATABASE = 'hexwright-scans';
const STORE = 'scans';
const FIT = 'hexwright-scan-fit ';

/** The scan of a map; null if there is none, or the browser keeps nothing. */
export async function keptScan(map: string): Promise<KeptScan | null> {
  try {
    const kept = (await request('readonly', (store) => store.get(map))) as Omit<KeptScan, 'fit'> | undefined;
    if (kept === undefined) return null;
    return { ...kept, fit: JSON.parse(localStorage.getItem(FIT + map) ?? 'null') as ScanFit | null };
  } catch {
    return null;
  }
}

/** Keeps the picture of a map, or (null) forgets the scan. Whether the browser has done so. */
export async function keepPicture(map: string, picture: Omit<KeptScan, 'fit'> | null): Promise<boolean> {
  try {
    await request(
      'readwrite',
      (store) => (picture === null ? store.delete(map) : store.put(picture, map)) as IDBRequest<unknown>,
    );
    if (picture === null) localStorage.removeItem(FIT + map);
    return true;
  } catch {
    return false;
  }
}

/** Keeps where the scan lies, at once: somebody may load the page again right after the last nudge. */
export function keepFit(map: string, fit: ScanFit): void {
  try {
    localStorage.setItem(FIT + map, JSON.stringify(fit));
  } catch {
    // A browser that keeps nothing has said so when the picture was chosen.
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
