/** What a statement is given, and what comes back. All whole numbers are numbers, all bytes are `Uint8Array`. */
export type Value = string | number | Uint8Array | null;
export type Row = Readonly<Record<string, unknown>>;

/** What statements can be given to. Values stand in them as `$1`, `$2`. */
export interface Queries {
  readonly query: (sql: string, values?: readonly Value[]) => Promise<readonly Row[]>;
}

/** Something that only one server has at a time: the folder of a project, say. */
export interface Lease {
  /** Whether it is still held: it is lost with the connection to the database. */
  readonly isHeld: boolean;
  release(): Promise<void>;
}

/**
 * Where a server keeps everything that is not in the folders of its projects: SQLite in the data folder, or PostgreSQL for
 * any number of servers. Statements are written once, in the words that both understand; the few in which they differ are
 * here.
 */
export interface Database extends Queries {
  readonly kind: 'sqlite' | 'postgres';
  /** Behind a selection whose rows nobody else may change meanwhile. */
  readonly forUpdate: string;
  /** The milliseconds since 1970 by the clock of the database, the same for all servers. */
  readonly now: string;
  /** Does several things or none of them. */
  transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Reads several things as they were at one moment. */
  snapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /** The same where it may take as long as it likes: nobody who writes waits for it. */
  longSnapshot<T>(work: (queries: Queries) => Promise<T>): Promise<T>;
  /**
   * Adds changes to the log of a document, numbered without a gap, on the disk when it resolves.
   * @returns the number of the first of them; null where the document is not of this epoch
   */
  appendChanges(project: string, epoch: number, changes: readonly Uint8Array[]): Promise<number | null>;
  /** Takes a lease if no other server has it; null if one has. It ends with the server, however that ends. */
  lease(name: string): Promise<Lease | null>;
  /** Shares a lease: any number of servers may, while none has taken it for itself. */
  share(name: string): Promise<Lease | null>;
  /** Whether it can be reached. */
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

/** Why the data cannot be used: somebody else does, it is of a newer Hexwright, no access, damaged, or not to be reached. */
export type DataFault = 'in-use' | 'newer' | 'refused' | 'damaged' | 'full' | 'unreachable';

/** Thrown where the data cannot be used; the message says what to do. */
export class DataError extends Error {
  readonly fault: DataFault;

  constructor(fault: DataFault, message: string) {
    super(message);
    this.name = 'DataError';
    this.fault = fault;
  }
}

/** A text of a row. */
export function textIn(row: Row | undefined, column: string): string | null {
  const value = row?.[column];
  return typeof value === 'string' ? value : null;
}

/** A number of a row; 0 where there is none. */
export function numberIn(row: Row | undefined, column: string): number {
  return Number(row?.[column] ?? 0);
}

/** Bytes of a row. */
export function bytesIn(row: Row | undefined, column: string): Uint8Array | null {
  const value = row?.[column];
  return value instanceof Uint8Array ? value : null;
}
