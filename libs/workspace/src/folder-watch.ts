import { lstatSync, readdirSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** Which names in a folder are looked at. */
export type Looked = (name: string) => boolean;

/**
 * Watches a folder and those in it, each by itself. (Node's own recursive watch on Linux watches every file, and goes deaf
 * to one as soon as another takes its place, which is how most programs save.)
 */
export class FolderWatch {
  readonly #root: string;
  readonly #deepest: number;
  readonly #looked: Looked;
  readonly #changed: (path: string) => void;
  /** By path in the root; '' for the root itself. */
  readonly #watchers = new Map<string, FSWatcher>();

  /**
   * @param deepest folders that a folder may lie deep in the root
   * @param changed gets the path in the root, with slashes, of what was written, made or removed
   */
  constructor(root: string, deepest: number, looked: Looked, changed: (path: string) => void) {
    this.#root = root;
    this.#deepest = deepest;
    this.#looked = looked;
    this.#changed = changed;
    this.#enter('');
  }

  /** Ends it. */
  close(): void {
    this.#leave('');
  }

  /** Begins to watch a folder and what it has; what is in it is new. The folders of the start are new to nobody. */
  #enter(folder: string, depth = depthOf(folder)): readonly string[] {
    if (depth > this.#deepest || this.#watchers.has(folder)) return [];
    try {
      const watcher = watch(path.join(this.#root, folder), (_, name) => {
        if (name !== null && this.#looked(name)) this.#touched(folder === '' ? name : `${folder}/${name}`);
      });
      // A folder that vanishes while it is watched has nothing more to tell.
      watcher.on('error', () => this.#leave(folder));
      this.#watchers.set(folder, watcher);
      return readdirSync(path.join(this.#root, folder), { withFileTypes: true }).flatMap((entry) => {
        if (!this.#looked(entry.name)) return [];
        const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
        return entry.isDirectory() ? this.#enter(name, depth + 1) : [name];
      });
    } catch {
      // It is gone again, or nobody may look into it; reading it says so.
      this.#leave(folder);
      return [];
    }
  }

  #leave(folder: string): void {
    for (const [name, watcher] of this.#watchers) {
      if (folder !== '' && name !== folder && !name.startsWith(`${folder}/`)) continue;
      watcher.close();
      this.#watchers.delete(name);
    }
  }

  #touched(name: string): void {
    this.#changed(name);
    if (!isFolder(path.join(this.#root, name))) this.#leave(name);
    else for (const file of this.#enter(name)) this.#changed(file);
  }
}

function depthOf(folder: string): number {
  return folder === '' ? 0 : folder.split('/').length;
}

/** Whether there is a folder; what nobody may look at is none. */
function isFolder(place: string): boolean {
  try {
    return lstatSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}
