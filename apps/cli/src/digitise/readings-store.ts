import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Raised when readings of an earlier version can no longer be used. */
const VERSION = 2;

interface Kept {
  /** Of the bytes of the file. */
  readonly sha256: string;
  /** Of all else that the reading depends on. */
  readonly basis: string;
  readonly reading: object;
}

/** Results that cannot be written, because the disk is full or for another reason. */
export class CannotWrite extends Error {
  constructor(file: string, reason: string) {
    super(
      `${file} cannot be written (${reason}). What was written before is as it was: make room, or see that you may write there, and run the command again.`,
    );
  }
}

/** The folder that results go to. What was read of a file is kept, and is used again as long as nothing has changed. */
export class ReadingsStore {
  readonly #folder: string;
  readonly #kept: Map<string, Kept>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#kept = new Map(Object.entries(earlier(path.join(folder, READINGS))));
  }

  /** What was read of a file with the same bytes on the same basis, which says what kind of reading it is; null where there is none. */
  find(file: string, bytes: Uint8Array, basis: unknown): object | null {
    const kept = this.#kept.get(file);
    return kept !== undefined && kept.sha256 === hash(bytes) && kept.basis === hash(JSON.stringify(basis))
      ? kept.reading
      : null;
  }

  /** Keeps what was read, on disk too. */
  keep(file: string, bytes: Uint8Array, basis: unknown, reading: object): void {
    this.#kept.set(file, { sha256: hash(bytes), basis: hash(JSON.stringify(basis)), reading });
    this.write(READINGS, `${JSON.stringify({ version: VERSION, sources: Object.fromEntries(this.#kept) }, null, 1)}\n`);
  }

  /** Writes a file whole or not at all: where the disk is full, the earlier one stays. Throws {@link CannotWrite}. */
  write(name: string, text: string): void {
    const file = path.join(this.#folder, name);
    try {
      mkdirSync(this.#folder, { recursive: true });
      writeFileSync(`${file}.new`, text);
      renameSync(`${file}.new`, file);
    } catch (error) {
      // Half of a file would take up what room is left.
      if (existsSync(`${file}.new`)) rmSync(`${file}.new`);
      throw new CannotWrite(file, error instanceof Error ? error.message : String(error));
    }
  }
}

const READINGS = 'readings.json';

function earlier(file: string): Record<string, Kept> {
  if (!existsSync(file)) return {};
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { version?: number; sources?: Record<string, Kept> };
    return kept.version === VERSION ? (kept.sources ?? {}) : {};
  } catch {
    // It holds nothing that cannot be read again.
    return {};
  }
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
