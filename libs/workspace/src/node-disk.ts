/** A folder as the disk of a project, for programs that run in Node: `@hexwright/workspace/node`. */
import { randomUUID } from 'node:crypto';
import { constants, renameSync } from 'node:fs';
import { lstat, mkdir, open, readdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { LARGEST_FILE } from '@hexwright/model';
import { DiskError, type Disk, type DiskFault } from './disk.ts';
import { FolderWatch } from './folder-watch.ts';

/** Folders that files may lie deep in the root. */
const DEEPEST = 8;
/** Milliseconds that changes are collected for, since one save is often several. */
const TOGETHER = 40;
/** The end of the name of a file that is being written. */
const UNFINISHED = '.hexwright-part';

/** What the codes of the system mean. */
const FAULTS: Readonly<Record<string, DiskFault>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
};

/** A folder. Nothing outside of it is ever read or written, whatever paths and symbolic links say. */
export class FolderDisk implements Disk {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** Opens a folder; it must exist, else a {@link DiskError} is thrown. */
  static async open(folder: string): Promise<FolderDisk> {
    return new FolderDisk(await asked(() => realpath(folder)));
  }

  async list(): Promise<readonly string[]> {
    return (await asked(() => this.#files('', DEEPEST))).toSorted();
  }

  async read(file: string): Promise<string | null> {
    const place = await this.#place(file, false);
    if (place === null) return null;
    const bytes = await asked(() => bytesOf(place, file), true);
    if (bytes === null) return null;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new DiskError('not-text', file);
    }
  }

  async write(file: string, text: string, mayStill: () => boolean = () => true): Promise<void> {
    const place = await this.#place(file, true);
    if (place === null) throw new DiskError('outside', file);
    const part = `${place}.${randomUUID()}${UNFINISHED}`;
    try {
      await asked(async () => {
        const handle = await open(part, 'wx');
        try {
          await handle.writeFile(text);
          await handle.sync();
        } finally {
          await handle.close();
        }
        // At once: nothing may come between the question and the deed.
        if (!mayStill()) throw new DiskError('failed', file);
        renameSync(part, place);
      });
    } catch (error) {
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  async remove(file: string): Promise<void> {
    const place = await this.#place(file, false);
    if (place !== null) await asked(() => rm(place, { force: true }));
  }

  watch(changed: (paths: readonly string[]) => void): () => void {
    const waiting = new Set<string>();
    let timer: NodeJS.Timeout | undefined;
    const watcher = new FolderWatch(this.#root, DEEPEST, isLookedAt, (name) => {
      waiting.add(name);
      clearTimeout(timer);
      timer = setTimeout(() => {
        const paths = [...waiting];
        waiting.clear();
        changed(paths);
      }, TOGETHER);
    });
    return () => {
      clearTimeout(timer);
      watcher.close();
    };
  }

  /** The real path of a file in the root; null if there is none. `forWriting` makes its folder. */
  async #place(file: string, forWriting: boolean): Promise<string | null> {
    const parts = file.split('/');
    if (parts.some((part) => part === '' || /[\\:\0]/.test(part) || !isLookedAt(part))) {
      throw new DiskError('outside', file);
    }
    const folder = await this.#folder(parts.slice(0, -1), forWriting, file);
    if (folder === null) return null;
    const place = path.join(folder, parts[parts.length - 1]);
    const real = await asked(() => realpath(place), true);
    if (real === null) return forWriting ? place : null;
    if (!this.#holds(real)) throw new DiskError('outside', file);
    return real;
  }

  /** The real path of a folder in the root, gone into step by step, so that no link leads out before a folder is made. */
  async #folder(parts: readonly string[], make: boolean, file: string): Promise<string | null> {
    let folder = this.#root;
    for (const part of parts) {
      const next = path.join(folder, part);
      let real = await asked(() => realpath(next), true);
      if (real === null) {
        if (!make) return null;
        await asked(() => mkdir(next, { recursive: true }));
        real = next;
      }
      if (!this.#holds(real)) throw new DiskError('outside', file);
      folder = real;
    }
    return folder;
  }

  /** Whether a real path lies in the root, and in nothing there that hides. */
  #holds(real: string): boolean {
    if (real === this.#root) return true;
    const inside = real.startsWith(this.#root + path.sep) ? real.slice(this.#root.length + 1) : null;
    return inside !== null && inside.split(path.sep).every(isLookedAt);
  }

  async #files(folder: string, depth: number): Promise<string[]> {
    if (depth < 0) return [];
    // A folder that nobody may look into is none of the project's; the root has to be read.
    const reading = readdir(path.join(this.#root, folder), { withFileTypes: true });
    const entries = await (folder === '' ? reading : reading.catch(() => []));
    const found: string[] = [];
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (!isLookedAt(entry.name)) continue;
      if (entry.isDirectory()) found.push(...(await this.#files(name, depth - 1)));
      else if (entry.isFile()) found.push(name);
    }
    return found;
  }
}

/** The bytes of a file. What is none (a pipe, which might never answer, or a device) is not opened at all. */
async function bytesOf(place: string, file: string): Promise<Uint8Array> {
  const found = await lstat(place);
  if (!found.isFile() && !found.isDirectory()) throw new DiskError('not-file', file);
  // Should it have become a pipe since, opening it does not wait for somebody who writes to it.
  const handle = await open(place, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const { size, isFile } = await handle.stat().then((now) => ({ size: now.size, isFile: now.isFile() }));
    if (!isFile && !found.isDirectory()) throw new DiskError('not-file', file);
    if (size > LARGEST_FILE) throw new DiskError('too-large', file);
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

/** Whether a file or folder of this name may belong to a project. */
function isLookedAt(name: string): boolean {
  return !name.startsWith('.') && name !== 'node_modules' && !name.endsWith(UNFINISHED);
}

/** What the system answers; its refusals as errors of the disk. Where that is allowed, null for what is not there. */
async function asked<Answer>(question: () => Promise<Answer>): Promise<Answer>;
async function asked<Answer>(question: () => Promise<Answer>, orNull: true): Promise<Answer | null>;
async function asked<Answer>(question: () => Promise<Answer>, orNull = false): Promise<Answer | null> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof DiskError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (orNull && (code === 'ENOENT' || code === 'ENOTDIR')) return null;
    throw new DiskError(FAULTS[code] ?? 'failed', error instanceof Error ? error.message : code);
  }
}

export { DiskError } from './disk.ts';
