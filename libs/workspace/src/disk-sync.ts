import { problemAt, type Problem } from '@hexwright/model';
import { PassingTexts, type CommonTexts } from './common-texts.ts';
import { DiskError, type Disk, type DiskFault } from './disk.ts';
import { isOperation, type Editor } from './editor.ts';
import { fileKey, isFileKey, packageOf, pathOf, type FileKey } from './file-key.ts';
import { mergeText } from './merge-text.ts';
import { removeFile } from './operations/packages.ts';

const FAULTS: Readonly<Record<DiskFault, string>> = {
  full: 'The disk is full. Make room; nothing is lost meanwhile, and saving is tried again.',
  refused: 'The system does not allow it. See who may write in the folder, then save again.',
  outside: 'The path leads out of the scenarios folder. Nothing outside of it is ever touched.',
  'too-large': 'The file has more than 8 MB. Split the package.',
  'not-file': 'This is not a file but a pipe, a socket or a device. Take it away, and put the file in its place.',
  'not-text': 'The file is not text in UTF-8. Save it as UTF-8.',
  failed: 'The disk has failed. Saving is tried again.',
};

/** Files that are read, or written, at once: most of the time of each goes by while the disk brings it where it lasts. */
const AT_ONCE = 16;
/** What is noted in one go before it is written: everybody waits while that happens. */
const NOTED_AT_ONCE = { files: 250, characters: 2 * 1024 * 1024 } as const;
/** Milliseconds that a slow disk may take for so many files as are written at once. */
const LONG_WRITE = 2000;

/** A text that is to be written; null for a file that is gone. */
interface DueText {
  readonly key: FileKey;
  readonly text: string | null;
  /** Of the project, when it had that text. */
  readonly revision: number;
}

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
  /** Keeps the texts that project and folder last had in common. */
  readonly #texts: CommonTexts;
  /** Those texts, as far as they are known. */
  readonly #common = new Map<FileKey, string>();
  /** Texts of ours that may be in the folder, or may still come there, from a keeper before this one. */
  readonly #intended = new Map<FileKey, readonly (string | null)[]>();
  /** Up to which revision of the project each file is known to be in the folder as it is here. */
  readonly #savedAt = new Map<FileKey, number>();
  /** Files of which it is known what both sides have. */
  readonly #agreed = new Set<FileKey>();
  /** When those texts can no longer come, in milliseconds of `performance.now()`. */
  #late = 0;
  readonly #problems = new Map<FileKey, Problem>();
  #work: Promise<void> = Promise.resolve();

  /**
   * @param editor in whose name changes from outside are made; its history is not meant for anybody
   * @param texts keeps what project and folder have in common, so that both sides survive a restart too
   */
  constructor(editor: Editor, disk: Disk, texts: CommonTexts = new PassingTexts()) {
    this.#editor = editor;
    this.#disk = disk;
    this.#texts = texts;
  }

  /** What stands between project and folder at the moment. */
  get problems(): readonly Problem[] {
    return [...this.#problems.values(), ...this.#barred.values()];
  }

  /** Files of the project that are never in the folder, since no package may have them, or others lie there already. */
  get #barred(): ReadonlyMap<FileKey, Problem> {
    const barred = new Map<FileKey, Problem>();
    const places = new Set<string>();
    for (const key of this.#editor.project.files()) {
      // Some systems do not tell small letters from capitals.
      const place = key.toLowerCase();
      if (!isFileKey(key)) barred.set(key, this.#problem(key, 'disk.name', NO_NAME));
      else if (places.has(place)) barred.set(key, this.#problem(key, 'disk.name', SAME_NAME));
      places.add(place);
    }
    return barred;
  }

  /**
   * Files of the project that are not on the disk as they are, as far as is known: one that has changed is one of them until
   * it has been compared, since to write down the text of a large map after every stroke would keep everybody waiting.
   */
  get unsaved(): readonly FileKey[] {
    const { project } = this.#editor;
    const barred = this.#barred;
    const keys = [...new Set([...project.files(), ...this.#common.keys()])].filter(isFileKey);
    return keys.filter((key) => !barred.has(key) && this.#mayBeUnsaved(key)).toSorted();
  }

  /**
   * Brings project and folder together at the beginning: an empty project reads the folder; otherwise what the folder has
   * become meanwhile is taken over, and what the project has become is written, both against what they had in common.
   */
  async start(): Promise<void> {
    await this.#next(async () => {
      const { common, intended, late } = await this.#texts.load();
      for (const [key, text] of common) this.#common.set(key, text);
      for (const [key, texts] of intended) this.#intended.set(key, texts);
      this.#late = performance.now() + late;
    });
    await this.#next(() => this.#forgetIfEmpty());
    const isNew = this.#common.size === 0 && this.#editor.project.files().length === 0;
    await (isNew ? this.load() : this.refresh());
    await this.save();
  }

  /**
   * A folder without any package, as after a backup was restored on another machine, is a new one: nobody has taken one
   * file after the other out of it, and it gets all there is.
   */
  async #forgetIfEmpty(): Promise<void> {
    if (this.#common.size === 0) return;
    const paths = await this.#listed();
    if (paths === null || paths.some((path) => path.endsWith('/scenario.json'))) return;
    for (const key of this.#common.keys()) await this.#texts.put(key, null);
    this.#common.clear();
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
        await this.#agree(key, text);
        const files = packages.get(packageOf(key)) ?? new Map<string, string>();
        packages.set(packageOf(key), files.set(pathOf(key), text));
      }
      for (const [id, files] of packages) this.#editor.project.addPackage(id, files);
    });
  }

  /** Writes what has changed in the project; first takes over what has changed in the folder. */
  save(): Promise<void> {
    return this.#next(async () => {
      const taken = await this.#takeAll(this.unsaved);
      await this.#write(taken.filter((key) => this.#isUnsaved(key)));
    });
  }

  /** Takes over what has changed in the folder; without paths, in all of it. */
  refresh(paths?: readonly string[]): Promise<void> {
    return this.#next(async () => {
      const { project } = this.#editor;
      const known = [...this.#common.keys(), ...this.#intended.keys()].filter(isFileKey).map(diskPath);
      const files = new Set(known);
      // What changed may be a folder, which was moved away with all it had.
      const below = (path: string): readonly string[] =>
        files.has(path) ? [] : known.filter((one) => one.startsWith(`${path}/`));
      const found = paths?.flatMap((path) => [path, ...below(path)]) ?? known;
      const folders = new Set(project.ids());
      const isNew = (path: string): boolean => path.endsWith('/scenario.json') && !folders.has(folderOf(path));
      // The other files of a package may have come before that which makes it one.
      if (paths === undefined || paths.some(isNew)) found.push(...(await this.#list()));
      for (const path of found.filter(isNew)) folders.add(folderOf(path));
      const keys = new Set(found.map((path) => keyOf(path, folders)).filter((key) => key !== null));
      const taken = await this.#takeAll([...keys]);
      await this.#write(taken.filter((key) => this.#isUnsaved(key)));
    });
  }

  /** The text that a file has on the disk; null where there is no such file. Throws a `DiskError` where it cannot be read. */
  textOnDisk(key: FileKey): Promise<string | null> {
    return this.#disk.read(diskPath(key));
  }

  /** Settles a file that was removed, or broken, outside: the project's text is written in its place. */
  keepOurs(key: FileKey): Promise<void> {
    return this.#next(async () => {
      if (!this.#barred.has(key)) await this.#write([key]);
    });
  }

  /** Settles a file that was removed, or differs, outside: the project takes over what is there, or that nothing is. */
  takeTheirs(key: FileKey): Promise<void> {
    return this.#next(async () => {
      const text = await this.#read(key);
      const { project } = this.#editor;
      if (text === undefined) return;
      if (text === null) {
        const plan = removeFile(project, key);
        if (isOperation(plan)) this.#editor.do(plan);
      } else {
        const merge = mergeText(project, key, project.text(key) ?? '', text);
        if (!merge.ok) return;
        this.#editor.do(merge.operation);
      }
      this.#problems.delete(key);
      await this.#agree(key, text);
    });
  }

  /**
   * Watches the folder until the result is called.
   * @param taken called after every change that was taken over
   * @param failed called where that cannot be done now; the next {@link save} or {@link refresh} does it
   */
  watch(taken: () => void = () => undefined, failed: (error: unknown) => void = () => undefined): () => void {
    return this.#disk.watch((paths) => {
      this.refresh(paths).then(taken, failed);
    });
  }

  #mayBeUnsaved(key: FileKey): boolean {
    const { project } = this.#editor;
    if (!project.has(key) || !project.isMaterialised(key)) return this.#isUnsaved(key);
    return !project.isStillComing(key) && project.revisionOf(key) > (this.#savedAt.get(key) ?? -1);
  }

  #isUnsaved(key: FileKey): boolean {
    const { project } = this.#editor;
    if (project.isStillComing(key)) return false;
    const isUnsaved = project.text(key) !== this.#common.get(key);
    if (!isUnsaved) this.#savedAt.set(key, project.revision);
    return isUnsaved;
  }

  /** Takes over what files have become outside; gives those of which the project's text may be written now. */
  async #takeAll(keys: readonly FileKey[]): Promise<readonly FileKey[]> {
    const taken: FileKey[] = [];
    for (let at = 0; at < keys.length; at += AT_ONCE) {
      const some = keys.slice(at, at + AT_ONCE);
      const texts = await Promise.all(some.map((key) => this.#read(key)));
      for (const [index, key] of some.entries()) {
        const text = texts[index];
        if (text !== undefined && (await this.#take(key, text))) taken.push(key);
      }
    }
    return taken;
  }

  /** Takes over what a file has become outside: its text there. Whether the project's text may be written now. */
  async #take(key: FileKey, text: string | null): Promise<boolean> {
    const { project } = this.#editor;
    if (project.isStillComing(key)) return false;
    if (text === null && !this.#isOurs(key, null)) return this.#isGone(key, this.#common.get(key));
    const common = this.#base(key, text ?? '') ?? this.#untouched(key);
    if (text === null || text === common || text === project.text(key) || this.#isOurs(key, text)) {
      this.#problems.delete(key);
      await this.#agree(key, text);
      return true;
    }
    if (common === undefined && project.has(key)) {
      this.#problems.set(key, this.#problem(key, 'disk.differs', DIFFERS));
      return false;
    }
    if (!project.has(key) && common !== undefined) {
      // Removed here, changed there: what was changed comes back.
      this.#problems.set(key, this.#problem(key, 'disk.changed', CHANGED_AND_REMOVED));
    }
    if (common === undefined) {
      // A new file stays as it was written until somebody here writes to it.
      this.#editor.do({ title: `Add ${pathOf(key)}`, apply: (writer) => writer.addFile(key, text) });
      await this.#agree(key, text);
      return true;
    }
    const merge = mergeText(project, key, project.has(key) ? common : '', text);
    if (!merge.ok) {
      const said = `${merge.problem.message} The file was changed outside Hexwright; correct it there, or keep the project's text.`;
      this.#problems.set(key, { ...merge.problem, code: 'disk.broken', message: said });
      return false;
    }
    this.#editor.do(merge.operation);
    await this.#agree(key, text);
    if (this.#problems.get(key)?.code !== 'disk.changed') this.#problems.delete(key);
    return true;
  }

  /** Whether a keeper before this one was about to write this, and nobody knows whether it did. */
  #isOurs(key: FileKey, text: string | null): boolean {
    return this.#uncertain(key).includes(text);
  }

  /** Texts of ours of which it is not known whether they are, or may come, in the folder. */
  #uncertain(key: FileKey): readonly (string | null)[] {
    if (this.#agreed.has(key) && performance.now() >= this.#late) this.#intended.delete(key);
    return this.#intended.get(key) ?? [];
  }

  /**
   * What a text that somebody else has written was made from: what both sides last had in common, or what was about to be
   * written then. Of these the one that it is most like.
   */
  #base(key: FileKey, text: string): string | undefined {
    const common = this.#common.get(key);
    const intended = this.#uncertain(key).filter((one) => one !== null);
    const bases = common === undefined ? intended : [common, ...intended];
    if (bases.length < 2) return bases[0];
    const distances = bases.map((base) => linesApart(base, text));
    return bases[distances.indexOf(Math.min(...distances))];
  }

  /** A file that is not there. Whether the project's text may be written. */
  async #isGone(key: FileKey, common: string | undefined): Promise<boolean> {
    if (common === undefined || !this.#editor.project.has(key)) {
      await this.#agree(key, null);
      return true;
    }
    this.#problems.set(key, this.#problem(key, 'disk.removed', REMOVED));
    return false;
  }

  /** The text of a file that nobody has written to since it came: if nothing else is known, both sides had that. */
  #untouched(key: FileKey): string | undefined {
    const { project } = this.#editor;
    return project.has(key) && !project.isMaterialised(key) ? project.text(key) : undefined;
  }

  /** Notes what both sides have now; null for nothing. */
  async #agree(key: FileKey, text: string | null): Promise<void> {
    this.#agreed.add(key);
    if (this.#common.get(key) === (text ?? undefined)) return;
    this.#savedAt.delete(key);
    if (text === null) this.#common.delete(key);
    else this.#common.set(key, text);
    await this.#texts.put(key, text);
  }

  /** Writes files as they are in the project. Throws where it cannot be remembered that this is about to happen. */
  async #write(keys: readonly FileKey[]): Promise<void> {
    const due = [...keys];
    while (due.length > 0) {
      let left = this.#nextTexts(due);
      const intend = async (): Promise<void> => this.#texts.intend(new Map(left.map(({ key, text }) => [key, text])));
      if (left.length > 0) await intend();
      while (left.length > 0) {
        // On a slow disk many files take longer than what was intended may be written for.
        if (!this.#texts.mayStillWrite(LONG_WRITE)) await intend();
        const now = left.slice(0, AT_ONCE);
        left = left.slice(AT_ONCE);
        await Promise.all(now.map((one) => this.#writeText(one)));
      }
    }
  }

  /** Takes files from the beginning of a list, as many as are noted in one go, with their texts. */
  #nextTexts(due: FileKey[]): DueText[] {
    const { project } = this.#editor;
    const texts: DueText[] = [];
    let characters = 0;
    while (due.length > 0 && texts.length < NOTED_AT_ONCE.files && characters < NOTED_AT_ONCE.characters) {
      const [key] = due.splice(0, 1);
      if (project.isStillComing(key)) continue;
      const text = project.text(key) ?? null;
      characters += text?.length ?? 0;
      texts.push({ key, text, revision: project.revision });
    }
    return texts;
  }

  async #writeText({ key, text, revision }: DueText): Promise<void> {
    try {
      const mayStill = (): boolean => this.#texts.mayStillWrite();
      if (text !== null) await this.#disk.write(diskPath(key), text, mayStill);
      else if (mayStill()) await this.#disk.remove(diskPath(key));
      else throw new DiskError('failed', key);
    } catch (error) {
      this.#failed(key, error);
      return;
    }
    await this.#agree(key, text);
    this.#savedAt.set(key, revision);
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
    return (await this.#listed()) ?? [];
  }

  /** Paths of the files of the folder; null where it cannot be read. */
  async #listed(): Promise<readonly string[] | null> {
    try {
      return await this.#disk.list();
    } catch (error) {
      this.#failed(fileKey('', ''), error);
      return null;
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

const DIFFERS =
  'The file is different here and in the folder, and it is not known which is the newer. Keep the text of the project, or take that of the folder.';
const REMOVED =
  'The file was removed outside Hexwright. Keep it, and it is written again; or accept that, and it is removed here too.';
const CHANGED_AND_REMOVED =
  'The file was removed here while it was changed outside Hexwright. It is back as it was changed; remove it again if it should go.';

const NO_NAME =
  'No package may have a file of this name, so it is not written to the folder. Copy what it says into another file, and remove it.';
const SAME_NAME =
  'Another file of the package has this name but for capitals, and many systems do not tell the two apart, so this one is not written to the folder. Copy what it says into another file, and remove it.';

/** How many lines only one of two texts has. */
function linesApart(one: string, other: string): number {
  const [lines, others] = [new Set(one.split('\n')), new Set(other.split('\n'))];
  const both = [...lines].filter((line) => others.has(line)).length;
  return lines.size + others.size - 2 * both;
}

/** The path of a file in the folder. Throws for what no folder of packages has. */
function diskPath(key: FileKey): string {
  if (!isFileKey(key)) throw new DiskError('outside', key);
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
    const key = fileKey(folder, file);
    return isFileKey(key) ? key : null;
  }
  return null;
}
