import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
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
interface Scans extends DBSchema {
  scans: { key: string; value: Omit<KeptScan, 'fit'> };
}

const FIT = 'hexwright-scan-fit ';

/** The scan of a map; null if there is none, or the browser keeps nothing. */
export async function keptScan(map: string): Promise<KeptScan | null> {
  try {
    const kept = await inDatabase((database) => database.get(STORE, map));
    if (kept === undefined) return null;
    return { ...kept, fit: JSON.parse(localStorage.getItem(FIT + map) ?? 'null') as ScanFit | null };
  } catch {
    return null;
  }
}

/** Keeps the picture of a map, or (null) forgets the scan. Whether the browser has done so. */
export async function keepPicture(map: string, picture: Omit<KeptScan, 'fit'> | null): Promise<boolean> {
  try {
    await inDatabase<unknown>((database) =>
      picture === null ? database.delete(STORE, map) : database.put(STORE, picture, map),
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

async function inDatabase<Result>(work: (database: IDBPDatabase<Scans>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Scans>(DATABASE, 1, { upgrade: (made) => void made.createObjectStore(STORE) });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
