/**
 * Packages in folders, for programs that run in Node: `@hexwright/model/node`. Only what lies inside the scenarios
 * folders is ever read, whatever ids, paths and symbolic links say.
 */
import { readdirSync, readFileSync, realpathSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';
import { isPackageId, pathOutside, resolveChain, type ChainResult, type PackageLibrary } from './chain.ts';
import { suggestion } from './did-you-mean.ts';
import { LARGEST_FILE, tooLarge } from './json-source.ts';
import { isCasePath, type PackageSource } from './package.ts';
import { COMMENTS_FILE, fileName, PACKAGE_FILES } from './package-paths.ts';
import { problemAt, type Place, type Problem } from './problem.ts';

/** Bytes all files of a package may have together. */
const LARGEST_PACKAGE = 8 * LARGEST_FILE;

/** Folders a package may lie deep in a scenarios folder. */
const DEEPEST_PACKAGE = 6;

/** A package, or why it cannot be read. */
export type LoadResult =
  | { readonly ok: true; readonly source: PackageSource }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The packages in some scenarios folders. Where two have the same id, that of the earlier folder counts. */
export class FolderLibrary implements PackageLibrary {
  readonly #roots: readonly string[];

  /** @param roots paths of scenarios folders; those that do not exist are left out */
  constructor(roots: readonly string[]) {
    this.#roots = roots.map(realPath).filter((root) => root !== null);
  }

  /** Ids of all packages: the folders that hold a scenario.json. */
  ids(): readonly string[] {
    const ids = this.#roots.flatMap((root) => packageFolders(root, root, DEEPEST_PACKAGE));
    return [...new Set(ids)].toSorted();
  }

  /** The package of an id, the problems that keep it from being read, or null if there is none. */
  find(id: string): PackageSource | readonly Problem[] | null {
    const root = this.rootOf(id);
    if (root === null) return null;
    const loaded = readFolder(root, path.join(root, ...id.split('/')), id);
    return loaded.ok ? loaded.source : loaded.problems;
  }

  /**
   * Reads a package by its id (`battles/rules`), or by the path of its folder.
   *
   * @param from folder that a relative path starts from
   */
  load(request: string, from: string = process.cwd()): LoadResult {
    const found = this.find(request);
    if (found !== null) return 'files' in found ? { ok: true, source: found } : { ok: false, problems: found };
    const place: Place = { file: request, pointer: '' };
    const folder = realPath(path.resolve(from, request));
    if (folder === null || !isFolder(folder)) {
      const message =
        folder === null
          ? `There is no package "${request}".${suggestion(request, this.ids())}`
          : `"${request}" is a file. ${folderOf(request, folder)}`;
      return { ok: false, problems: [problemAt(place, 'package.missing', message)] };
    }
    const root = this.#roots.find((one) => contains(one, folder));
    if (root === undefined) {
      if (isPackageFolder(folder)) return { ok: false, problems: [pathOutside(request, place)] };
      const message = `The folder "${request}" holds no scenario.json. ${NAME_A_FOLDER}`;
      return { ok: false, problems: [problemAt(place, 'package.missing', message)] };
    }
    const id = path.relative(root, folder).split(path.sep).join('/');
    if (isPackageId(id)) return readFolder(root, folder, id);
    const message = `The folder ${id === '' ? request : id} cannot be a package: its name may have small letters, digits and hyphens.${suggestion(id, this.ids())}`;
    return { ok: false, problems: [problemAt(place, 'package.missing', message)] };
  }

  /** The scenarios folder in which a package lies; null where there is no such package. */
  rootOf(id: string): string | null {
    if (!isPackageId(id)) return null;
    return this.#roots.find((root) => isPackageFolder(path.join(root, ...id.split('/')))) ?? null;
  }

  /** A package with all it builds on, by id or by path as {@link load} takes it. */
  loadChain(request: string, from?: string): ChainResult {
    const loaded = this.load(request, from);
    return loaded.ok ? resolveChain(loaded.source, this) : loaded;
  }
}

const NAME_A_FOLDER = 'Name the folder of a package, the one that scenario.json lies in.';

/** What to name in place of a file: the folder of the package that it is part of. */
function folderOf(request: string, file: string): string {
  const up = ['..', '../..'].find((way) => isPackageFolder(path.resolve(file, way)));
  return up === undefined ? NAME_A_FOLDER : `Name the folder of its package: "${path.join(request, up)}".`;
}

function isPackageFolder(folder: string): boolean {
  return isFile(path.join(folder, fileName('scenario')));
}

/** Folders that nobody changes meanwhile: each package is read once, however many build on it. */
export class SteadyFolderLibrary extends FolderLibrary {
  readonly #found = new Map<string, ReturnType<FolderLibrary['find']>>();

  override find(id: string): PackageSource | readonly Problem[] | null {
    const known = this.#found.get(id);
    if (known !== undefined) return known;
    const found = super.find(id);
    this.#found.set(id, found);
    return found;
  }
}

/** Reads the files of a package that make it one; whatever else lies in its folder is left alone. */
function readFolder(root: string, folder: string, id: string): LoadResult {
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  let total = 0;
  for (const name of [...PACKAGE_FILES.map(fileName), COMMENTS_FILE, ...caseFiles(folder)]) {
    const place = { package: id, file: name, pointer: '' };
    const outcome = readText(root, path.join(folder, name), place, LARGEST_PACKAGE - total);
    if (outcome === null) continue;
    if (typeof outcome === 'string') {
      total += Buffer.byteLength(outcome);
      files.set(name, outcome);
    } else problems.push(outcome);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, source: { id, files } };
}

function caseFiles(folder: string): string[] {
  return entriesOf(path.join(folder, 'cases'))
    .map((entry) => `cases/${entry}`)
    .filter(isCasePath)
    .toSorted();
}

/** The text of a file; null if there is none; a problem if it must not or cannot be read. */
function readText(root: string, file: string, place: Place, room: number): string | Problem | null {
  const real = realPath(file);
  if (real === null) return null;
  if (!contains(root, real)) return pathOutside(place.file, place);
  const stats = statOf(real);
  if (stats?.isFile() !== true)
    return problemAt(place, 'file.unreadable', 'This is not a file. Put the text in a file of this name.');
  const { size } = stats;
  if (size > LARGEST_FILE) return tooLarge(place, size);
  if (size > room) {
    return problemAt(
      place,
      'file.too-large',
      'The files of this package have more than 64 MB together. Split the package.',
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(real));
  } catch (problem) {
    const because = problem instanceof TypeError ? 'it is not text in UTF-8' : 'the system does not allow it';
    return problemAt(
      place,
      'file.unreadable',
      `The file cannot be read: ${because}. Save it as UTF-8 and see that you may read it.`,
    );
  }
}

function packageFolders(root: string, folder: string, depth: number): string[] {
  const real = realPath(folder);
  if (depth < 0 || real === null || !contains(root, real)) return [];
  const id = path.relative(root, folder).split(path.sep).join('/');
  const here = isPackageId(id) && isPackageFolder(folder) ? [id] : [];
  const inside = entriesOf(folder)
    .map((entry) => path.join(folder, entry))
    .filter((entry) => isFolder(entry) && isPackageId(path.basename(entry)));
  return [...here, ...inside.flatMap((entry) => packageFolders(root, entry, depth - 1))];
}

/** Whether a real path is a real folder or lies in it. */
function contains(root: string, real: string): boolean {
  return real === root || real.startsWith(root.endsWith(path.sep) ? root : root + path.sep);
}

function entriesOf(folder: string): string[] {
  try {
    return isFolder(folder) ? readdirSync(folder) : [];
  } catch {
    // A folder that may not be looked into holds nothing for us.
    return [];
  }
}

function isFolder(file: string): boolean {
  return statOf(file)?.isDirectory() ?? false;
}

function isFile(file: string): boolean {
  return statOf(file)?.isFile() ?? false;
}

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    // A name too long, a loop of links, a folder that may not be entered: nothing that could be read.
    return undefined;
  }
}

function realPath(file: string): string | null {
  try {
    // The system's own does in one call what the other one does folder by folder.
    return realpathSync.native(file);
  } catch {
    return null;
  }
}
