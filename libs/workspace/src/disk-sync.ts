import { isPackageId, problemAt, type Problem } from '@hexwright/model';
import { DiskError, type Disk, type DiskFault } from './disk.ts';
import { isOperation, type Editor } from './editor.ts';
import { fileKey, packageOf, pathOf, type FileKey } from './file-key.ts';
import { mergeText } from './merge-text.ts';
import { removeFile } from './operations/packages.ts';

const FAULTS: Readonly<Record<DiskFault, string>> = {
  full: 'The disk is full. Make room; nothing is lost meanwhile, and saving is tried again.',
  refused: 'The system does not allow it. See who may write in the folder, then save again.',
  outside: 'The path leads out of the scenarios folder. Nothing outside of it is ever touched.',
  'too-large': 'The file has more than 8 MB. Split the package.',
  'not-text': 'The file is not text in UTF-8. Save it as UTF-8.',
  failed: 'The disk has failed. Saving is tried again.',
};

/**
 * Keeps a project and a folder the same. What changes in the project is written; what somebody changes in the folder with
 * other programs is merged into the project, three ways against the text that both last had, so that both sides survive.
 * Where that cannot be done (a file outside is broken, or gone), neither side is touched and a problem says what to do.
 *
 * Calls of its methods wait for one another.
 */
export class DiskSync {
  readonly #editor: Editor;
  readonly #disk: Disk;
  /** The texts that project and folder last had in common. */
  readonly #common = new Map<FileKey, string>();
  readonly #problems = new Map<FileKey, Problem>();
  #work: Promise<void> = Promise.resolve();

  /** @param editor in whose name changes from outside are made; its history is not meant for anybody */
  constructor(editor: Editor, disk: Disk) {
    this.#editor = editor;
    this.#disk = disk;
  }

  /** What stands between project and folder at the moment. */
  get problems(): readonly Problem[] {
    return [...this.#problems.values()];
  }

  /** Files of the project that are not on the disk as they are. */
  get unsaved(): readonly FileKey[] {
    const { project } = this.#editor;
    const keys = new Set([...project.files(), ...this.#common.keys()]);
    return [...keys].filter((key) => project.text(key) !== this.#common.get(key)).toSorted();
  }

  /** Reads every package of the folder into the project, which should be empty. */
  load(): Promise<void> {
    return this.#next(async () => {
      const paths = await this.#list();
      const folders = new Set(paths.filter((path) => path.endsWith('/scenario.json')).map(folderOf));
      const packages = new Map<string, Map<string, string>>();
      for (const path of paths) {
        const key = keyOf(path, folders);
        if (key === null) continue;
        const text = await this.#read(key);
        if (typeof text !== 'string') continue;
        this.#common.set(key, text);
        const files = packages.get(packageOf(key)) ?? new Map<string, string>();
        packages.set(packageOf(key), files.set(pathOf(key), text));
      }
      for (const [id, files] of packages) this.#editor.project.addPackage(id, files);
    });
  }

  /** Writes what has changed in the project; first takes over what has changed in the folder. */
  save(): Promise<void> {
    return this.#next(async () => {
      for (const key of this.unsaved) {
        if (await this.#take(key)) await this.#write(key);
      }
    });
  }

  /** Takes over what has changed in the folder; without paths, in all of it. */
  refresh(paths?: readonly string[]): Promise<void> {
    return this.#next(async () => {
      const { project } = this.#editor;
      const found = paths ?? [...(await this.#list()), ...[...this.#common.keys()].map(diskPath)];
      const folders = new Set(project.ids());
      for (const path of found.filter((one) => one.endsWith('/scenario.json'))) folders.add(folderOf(path));
      for (const path of new Set(found)) {
        const key = keyOf(path, folders);
        if (key !== null && (await this.#take(key)) && project.text(key) !== this.#common.get(key))
          await this.#write(key);
      }
    });
  }

  /** Settles a file that was removed, or broken, outside: the project's text is written in its place. */
  keepOurs(key: FileKey): Promise<void> {
    return this.#next(() => this.#write(key));
  }

  /** Settles a file that was removed outside: it is removed from the project too. */
  acceptRemoval(key: FileKey): Promise<void> {
    return this.#next(async () => {
      if ((await this.#read(key)) !== null) return;
      const plan = removeFile(this.#editor.project, key);
      if (isOperation(plan)) this.#editor.do(plan);
      this.#common.delete(key);
      this.#problems.delete(key);
    });
  }

  /** Watches the folder until the result is called. `taken` is called after every change that was taken over. */
  watch(taken: () => void = () => undefined): () => void {
    return this.#disk.watch((paths) => {
      void this.refresh(paths).then(taken);
    });
  }

  /** Takes over what a file has become outside. Whether the project's text may be written now. */
  async #take(key: FileKey): Promise<boolean> {
    const text = await this.#read(key);
    if (text === undefined) return false;
    const { project } = this.#editor;
    const common = this.#common.get(key);
    if (text === null) return this.#isGone(key, common);
    if (text === common || text === project.text(key)) {
      this.#common.set(key, text);
      this.#problems.delete(key);
      return true;
    }
    if (!project.has(key) && common !== undefined) {
      // Removed here, changed there: what was changed comes back.
      this.#problems.set(key, this.#problem(key, 'disk.changed', CHANGED_AND_REMOVED));
    }
    const merge = mergeText(project, key, project.has(key) ? (common ?? '') : '', text);
    if (!merge.ok) {
      const said = `${merge.problem.message} The file was changed outside Hexwright; correct it there, or keep the project's text.`;
      this.#problems.set(key, { ...merge.problem, code: 'disk.broken', message: said });
      return false;
    }
    this.#editor.do(merge.operation);
    this.#common.set(key, text);
    if (this.#problems.get(key)?.code !== 'disk.changed') this.#problems.delete(key);
    return true;
  }

  /** A file that is not there. Whether the project's text may be written. */
  #isGone(key: FileKey, common: string | undefined): boolean {
    if (common === undefined || !this.#editor.project.has(key)) {
      this.#common.delete(key);
      return true;
    }
    this.#problems.set(key, this.#problem(key, 'disk.removed', REMOVED));
    return false;
  }

  async #write(key: FileKey): Promise<void> {
    const text = this.#editor.project.text(key);
    try {
      if (text === undefined) await this.#disk.remove(diskPath(key));
      else if (text !== this.#common.get(key) || this.#problems.has(key)) await this.#disk.write(diskPath(key), text);
    } catch (error) {
      this.#failed(key, error);
      return;
    }
    if (text === undefined) this.#common.delete(key);
    else this.#common.set(key, text);
    // That a file has come back is still to be read by somebody.
    if (this.#problems.get(key)?.code !== 'disk.changed') this.#problems.delete(key);
  }

  /** The text of a file; null if there is none, undefined if it cannot be read. */
  async #read(key: FileKey): Promise<string | null | undefined> {
    try {
      return await this.#disk.read(diskPath(key));
    } catch (error) {
      this.#failed(key, error);
      return undefined;
    }
  }

  async #list(): Promise<readonly string[]> {
    try {
      return await this.#disk.list();
    } catch (error) {
      this.#failed(fileKey('', ''), error);
      return [];
    }
  }

  #failed(key: FileKey, error: unknown): void {
    if (!(error instanceof DiskError)) throw error;
    this.#problems.set(key, this.#problem(key, `disk.${error.fault}`, FAULTS[error.fault]));
  }

  #problem(key: FileKey, code: string, message: string): Problem {
    return problemAt({ package: packageOf(key), file: pathOf(key), pointer: '' }, code, message);
  }

  #next(work: () => Promise<void>): Promise<void> {
    const next = this.#work.then(work);
    // One failure, which its caller hears of, does not keep the next from being tried.
    this.#work = next.catch(() => undefined);
    return next;
  }
}

const REMOVED =
  'The file was removed outside Hexwright. Keep it, and it is written again; or accept that, and it is removed here too.';
const CHANGED_AND_REMOVED =
  'The file was removed here while it was changed outside Hexwright. It is back as it was changed; remove it again if it should go.';

/** The path of a file in the folder. */
function diskPath(key: FileKey): string {
  return `${packageOf(key)}/${pathOf(key)}`;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The file of a path: that of the deepest package it lies in; null outside of packages. */
function keyOf(path: string, folders: ReadonlySet<string>): FileKey | null {
  for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
    if (!folders.has(folder)) continue;
    const file = path.slice(folder.length + 1);
    // Only what the format knows belongs to a package; whatever else lies in its folder is left alone.
    return isPackageId(folder) && isPackageFile(file) ? fileKey(folder, file) : null;
  }
  return null;
}

function isPackageFile(file: string): boolean {
  return /^(scenario|map|units|terrain|rules)\.json$|^cases\/[^/]+\.case\.json$|^[^/.][^/]*\.md$/.test(file);
}
