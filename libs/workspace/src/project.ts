import * as Y from 'yjs';
import { isNewer, type JsonValue, type PackageLibrary, type PackageSource } from '@hexwright/model';
import { changeOf, type Change, type Places } from './change.ts';
import { Decoder } from './decode.ts';
import { fileKey, kindOf, packageOf, pathOf, type FileKey } from './file-key.ts';
import { canonicalText } from './file-text.ts';
import type { JsonObject } from './form.ts';
import type { SharedMap, SharedType } from './node.ts';
import { MATERIALISED, RAW } from './reserved.ts';
import { contentOf, DOCUMENT_VERSION, rootName, materialisingUpdate } from './materialise.ts';
import { asPartOf, isChanging } from './yjs-internals.ts';

/** Origin of the transactions in which files are taken apart: they change nothing that anybody sees. */
const MATERIALISING = Symbol('waking');

/** What the list of files says of a file that has been taken apart. */
const TAKEN_APART = true;

/** Called after every change of the document, one's own and other people's. */
export type Listener = (change: Change) => void;

/**
 * The packages of a project in one shared document: read here, written by an `Editor`. A file lies in it as the text it
 * came with until somebody writes to it, and from then on as a structure (or, if it is no JSON object, as shared text).
 */
export class Project implements PackageLibrary {
  readonly doc: Y.Doc;
  readonly decoder = new Decoder();
  /** Counts the changes since the project was opened here. */
  revision = 0;
  readonly #files: Y.Map<unknown>;
  readonly #texts = new Map<FileKey, string>();
  readonly #contents = new Map<FileKey, { readonly text: string; readonly content: JsonObject | null }>();
  readonly #listeners = new Set<Listener>();
  readonly #roots = new Map<SharedType, FileKey>();
  readonly #changed = new Map<FileKey, number>();
  readonly #places: Places;
  /** All files, until the list of them changes: screens ask for them at every change of anything. */
  #sorted: readonly FileKey[] | null = null;
  /** Texts of files that were removed before anybody had written to them. */
  readonly #removed = new Map<FileKey, string>();
  readonly #list = ({ changes }: Y.YMapEvent<unknown>): void => {
    this.#sorted = null;
    for (const [key, { oldValue }] of changes.keys) {
      if (typeof oldValue === 'string' && !this.#files.has(key)) this.#removed.set(key, oldValue);
      else this.#removed.delete(key);
    }
  };
  readonly #observe = (transaction: Y.Transaction): void => this.#notice(transaction);

  /** @param doc a document of this shape, empty or filled; `migrate` brings older ones to it */
  constructor(doc: Y.Doc = new Y.Doc()) {
    this.doc = doc;
    this.#files = doc.getMap('files');
    this.#places = { files: this.#files, fileOf: (root) => this.#fileOf(root), root: (file) => this.root(file) };
    this.#files.observe(this.#list);
    doc.on('afterTransaction', this.#observe);
  }

  /** Stops listening to the document. */
  close(): void {
    this.#files.unobserve(this.#list);
    this.doc.off('afterTransaction', this.#observe);
    this.#listeners.clear();
  }

  /** Puts texts of files into the document: path inside the package to text. What is there already is replaced. */
  addPackage(id: string, files: ReadonlyMap<string, string>): void {
    this.doc.transact(() => {
      const meta = this.doc.getMap('meta');
      if (!meta.has('version')) meta.set('version', DOCUMENT_VERSION);
      for (const [path, text] of files) this.#files.set(fileKey(id, path), text);
    });
  }

  /** The ids of all packages, sorted. */
  ids(): readonly string[] {
    return [...new Set(this.files().map(packageOf))].toSorted();
  }

  /** All files there are, sorted; with a package, those of that package. */
  files(packageId?: string): FileKey[] {
    // While a transaction goes on, the list may change without anybody being told.
    const isAtRest = !isChanging(this.doc);
    const all = (isAtRest ? this.#sorted : null) ?? [...this.#files.keys()].toSorted();
    if (isAtRest) this.#sorted = all;
    return packageId === undefined ? [...all] : all.filter((key) => packageOf(key) === packageId);
  }

  /** Whether there is such a file. */
  has(key: FileKey): boolean {
    return this.#files.has(key);
  }

  /**
   * Whether a file is named in the list, yet what it holds has not arrived. Until then nobody may write it anew, to the
   * document or to a disk: it would be empty, and could win over what is still to come.
   */
  isStillComing(key: FileKey): boolean {
    return this.#files.get(key) === TAKEN_APART && !this.isMaterialised(key);
  }

  /** The package as its texts, as the compiler reads it; null if there is none. Unchanged texts stay the same strings. */
  find(id: string): PackageSource | null {
    const keys = this.files(id);
    if (keys.length === 0) return null;
    return { id, files: new Map(keys.map((key) => [pathOf(key), this.text(key) ?? ''])) };
  }

  /**
   * The text of a file: canonical if anybody has written to it, else as it came. undefined if there is none, or it is
   * {@link isStillComing}.
   */
  text(key: FileKey): string | undefined {
    const given = this.#files.get(key);
    if (given === undefined) return undefined;
    if (!this.isMaterialised(key)) return typeof given === 'string' ? given : given === TAKEN_APART ? undefined : '';
    let text = this.#texts.get(key);
    if (text === undefined) this.#texts.set(key, (text = this.#write(key)));
    return text;
  }

  /** The content of a file; null where its text is no JSON object that can be read here, undefined where there is no file. */
  content(key: FileKey): JsonObject | null | undefined {
    if (!this.has(key) || this.isStillComing(key)) return undefined;
    if (this.isMaterialised(key)) {
      const root = this.root(key);
      if (root.has(RAW)) return null;
      const content = this.decoder.file(root);
      return isNewer(content) ? null : content;
    }
    const text = this.text(key) ?? '';
    const known = this.#contents.get(key);
    if (known?.text === text) return known.content;
    const content = contentOf(key, text);
    this.#contents.set(key, { text, content });
    return content;
  }

  /** Whether a file can only be kept as text, because it is broken or not of the format. */
  isText(key: FileKey): boolean {
    if (!this.has(key)) return false;
    return this.isMaterialised(key) ? this.root(key).has(RAW) : this.content(key) === null;
  }

  /** A part of a file: names of entries and properties, or indices, lead to it. undefined where there is nothing. */
  part(key: FileKey, ...path: readonly (string | number)[]): JsonValue | undefined {
    const [first] = path;
    const isAlone =
      typeof first === 'string' && !first.startsWith('terrain') && this.has(key) && this.isMaterialised(key);
    // Reading one property need not read the whole file; terrain and its codes are only read together.
    let value: JsonValue | undefined = isAlone
      ? this.decoder.value(this.root(key).get(first))
      : (this.content(key) ?? undefined);
    for (const name of isAlone ? path.slice(1) : path) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
      value = (value as { readonly [name: string | number]: JsonValue })[name];
    }
    return value;
  }

  /** Whether a file has been taken apart. */
  isMaterialised(key: FileKey): boolean {
    return this.root(key).has(MATERIALISED);
  }

  /** The text that a file had when it was removed, if nobody had written to it; undefined for others. */
  removedText(key: FileKey): string | undefined {
    return this.#removed.get(key);
  }

  /**
   * Takes a file apart if that has not been done yet; a file that does not exist gets its empty lists. One whose content
   * is still to come is left as it is.
   */
  materialise(key: FileKey): SharedMap {
    const root = this.root(key);
    if (root.has(MATERIALISED) || this.isStillComing(key)) return root;
    const given = this.#files.get(key);
    const update = materialisingUpdate(key, typeof given === 'string' ? given : undefined);
    asPartOf(this.doc, () => Y.applyUpdate(this.doc, update, MATERIALISING));
    return this.root(key);
  }

  /** The shared map of a file. */
  root(key: FileKey): SharedMap {
    const root: SharedMap = this.doc.getMap(rootName(key));
    this.#roots.set(root as unknown as SharedType, key);
    return root;
  }

  /** The shared map that says which files there are. */
  get list(): SharedMap {
    return this.#files;
  }

  /** What the list of files is to say of a file that is written to. */
  static readonly entry = TAKEN_APART;

  /** Files that have changed after a {@link revision}, removed ones included, sorted. */
  changedSince(revision: number): FileKey[] {
    const changed = [...this.#changed].filter(([, last]) => last > revision);
    return changed.map(([key]) => key).toSorted();
  }

  /** The {@link revision} in which a file has last changed. */
  revisionOf(key: FileKey): number {
    return this.#changed.get(key) ?? 0;
  }

  /** Calls somebody after every change; the result ends that. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #write(key: FileKey): string {
    const root = this.root(key);
    const kind = kindOf(key);
    const raw = root.get(RAW);
    if (raw instanceof Y.Text) return raw.toJSON();
    return kind === undefined ? '' : canonicalText(kind, this.decoder.file(root));
  }

  #notice(transaction: Y.Transaction): void {
    const change = changeOf(transaction, this.#places, this.decoder);
    if (change.files.size === 0) return;
    for (const key of change.files) this.#texts.delete(key);
    if (transaction.origin === MATERIALISING) return;
    this.revision += 1;
    for (const key of change.files) this.#changed.set(key, this.revision);
    for (const listener of this.#listeners) listener(change);
  }

  /** The file of a top-level type, which another person may just have brought. */
  #fileOf(root: SharedType): FileKey | undefined {
    const known = this.#roots.get(root);
    if (known !== undefined) return known;
    for (const [name, type] of this.doc.share) {
      if (!name.startsWith('file:') || (type as unknown) !== root) continue;
      const key = name.slice('file:'.length);
      this.#roots.set(root, key);
      return key;
    }
    return undefined;
  }
}

/** Opens a package from its texts, alone in a new project. */
export function openPackage(id: string, files: ReadonlyMap<string, string>): Project {
  const project = new Project();
  project.addPackage(id, files);
  return project;
}

/** The texts of a package: path inside the package to text. Empty if there is no such package. */
export function projectFiles(project: Project, id: string): ReadonlyMap<string, string> {
  return project.find(id)?.files ?? new Map<string, string>();
}
