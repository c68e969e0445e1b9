import { isFields, keyOf } from './items.ts';
import type { AppliedChange, Origin, Origins, Removal } from './origins.ts';
import type { PackageFiles } from './package-files.ts';
import { fileName, type PackageFile } from './package-paths.ts';
import { pointerOf, type Place } from './problem.ts';
import { isRootName, ROOT_FILES } from './roots.ts';

/** One package of a chain: what it writes itself, and the changes it makes, in their order. */
export interface OriginLevel {
  readonly files: PackageFiles;
  readonly changes: readonly AppliedChange[];
}

/** Origins over the packages of a chain, base first. Nothing is indexed: questions are rare, links are not. */
export class ChainOrigins implements Origins {
  readonly #levels: readonly OriginLevel[];

  constructor(levels: readonly OriginLevel[]) {
    this.#levels = levels;
  }

  chain(itemPath: string): readonly Origin[] {
    const path = itemPath.split('/');
    return this.#levels.flatMap((level) => [...additions(level.files, path), ...touching(level.changes, itemPath)]);
  }

  place(itemPath: string): Place {
    return this.newestPlace([itemPath]);
  }

  newestPlace(itemPaths: readonly string[]): Place {
    for (const { files, changes } of this.#levels.toReversed()) {
      for (const itemPath of itemPaths) {
        const found = changedPlace(changes, itemPath) ?? writtenPlace(files, itemPath.split('/'));
        if (found !== undefined) return found;
      }
    }
    // What a package lacks altogether is named all the same: people look for the form in which it is begun.
    const whole = itemPaths.find((path) => path === 'map' || (isRootName(path) && ROOT_FILES[path] === 'scenario'));
    const pointer = whole === undefined ? '' : pointerOf(whole);
    return { package: this.#levels.at(-1)?.files.id ?? '', file: fileName('scenario'), pointer };
  }

  removal(itemPath: string): Removal | null {
    return removalAmong(
      this.#levels.flatMap(({ changes }) => changes),
      itemPath,
    );
  }
}

/** The newest of some changes that has taken away what a path leads to, or something around or in it. */
export function removalAmong(changes: readonly AppliedChange[], itemPath: string): Removal | null {
  const found = changes.findLast(({ change }) => change.op === 'remove' && overlap(change.target, itemPath));
  if (found === undefined) return null;
  const { change, package: id, file, pointer } = found;
  const removal = { package: id, file, pointer, target: change.target };
  return change.case === undefined ? removal : { ...removal, case: change.case };
}

/** The place where a package itself writes an item, or nothing. */
function additions(files: PackageFiles, path: readonly string[]): Origin[] {
  const written = itemIn(files, path);
  if (written === undefined) return [];
  const { case: cited } = isFields(written.value) ? written.value : {};
  const origin = { package: files.id, file: fileName(written.kind), pointer: written.pointer };
  return [typeof cited === 'string' ? { ...origin, case: cited } : origin];
}

/** The changes of an item, of anything in it, or of anything it lies in. */
function touching(changes: readonly AppliedChange[], itemPath: string): Origin[] {
  return changes
    .filter(({ change }) => overlap(change.target, itemPath))
    .map(({ change, package: id, file, pointer }) => {
      const origin = { package: id, file, pointer };
      return change.case === undefined ? origin : { ...origin, case: change.case };
    });
}

/** Whether one path leads to the other or through it. */
function overlap(one: string, other: string): boolean {
  return leadsTo(one, other) || leadsTo(other, one);
}

/** Whether a path is another one, or that of something around it. */
function leadsTo(around: string, path: string): boolean {
  return path.startsWith(around) && (path.length === around.length || path[around.length] === '/');
}

/** The newest change that has written what a path leads to. */
function changedPlace(changes: readonly AppliedChange[], itemPath: string): Place | undefined {
  const newest = changes.findLast(
    ({ change }) => change.op !== 'remove' && change.op !== 'move' && leadsTo(change.target, itemPath),
  );
  if (newest === undefined) return undefined;
  const rest = itemPath.split('/').slice(newest.change.target.split('/').length);
  return {
    package: newest.package,
    file: newest.file,
    pointer: `${newest.pointer}/value${pointerInside(newest.change.value, rest).pointer}`,
  };
}

function writtenPlace(files: PackageFiles, path: readonly string[]): Place | undefined {
  const written = itemIn(files, path);
  if (written === undefined) return undefined;
  const inside = pointerInside(written.value, path.slice(written.length)).pointer;
  return { package: files.id, file: fileName(written.kind), pointer: written.pointer + inside };
}

interface WrittenItem {
  readonly kind: PackageFile;
  readonly pointer: string;
  readonly value: unknown;
  /** How many parts of the path lead to it. */
  readonly length: number;
}

/** The item a path begins with, if this package writes it: an entry of a list, a single thing, or a scalar. */
function itemIn(files: PackageFiles, path: readonly string[]): WrittenItem | undefined {
  const [root, name] = path;
  const kind = isRootName(root) ? ROOT_FILES[root] : 'scenario';
  const content: unknown = files.contents[kind];
  if (!isFields(content)) return undefined;
  // The map is a file, other roots are properties of one.
  if (root === 'map' && path.length === 1) {
    return content['grid'] === undefined ? undefined : { kind, pointer: '', value: content, length: 1 };
  }
  const from = root === 'map' ? content : content[root];
  if (from === undefined) return undefined;
  const prefix = root === 'map' ? '' : pointerOf(root);
  if (name === undefined || typeof from !== 'object') return { kind, pointer: prefix, value: from, length: 1 };
  const steps = root === 'map' && Array.isArray(content[name]) ? path.slice(1, 3) : [name];
  const { pointer, value, complete } = pointerInside(from, steps);
  if (complete) return { kind, pointer: prefix + pointer, value, length: 1 + steps.length };
  return undefined;
}

/** How far a path of names leads into a value, as JSON pointer. Entries of lists are found by name, then by index. */
export function pointerInside(
  value: unknown,
  names: readonly string[],
): { readonly pointer: string; readonly value: unknown; readonly complete: boolean } {
  let at = value;
  let pointer = '';
  for (const name of names) {
    const key = keyInside(at, name);
    if (key === undefined) return { pointer, value: at, complete: false };
    at = (at as Readonly<Record<string | number, unknown>>)[key];
    pointer += pointerOf(key);
  }
  return { pointer, value: at, complete: true };
}

/** Where the names of a list stand first. Lists of a package are never written to, and may have thousands of entries. */
const PLACES = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>();

function placesOf(list: readonly unknown[]): ReadonlyMap<string, number> {
  const known = PLACES.get(list);
  if (known !== undefined) return known;
  const places = new Map<string, number>();
  for (const [index, entry] of list.entries()) {
    const name = keyOf(entry);
    if (name !== undefined && !places.has(name)) places.set(name, index);
  }
  PLACES.set(list, places);
  return places;
}

function keyInside(value: unknown, name: string): string | number | undefined {
  if (Array.isArray(value)) {
    const index = placesOf(value).get(name);
    if (index !== undefined) return index;
    return Number(name) < value.length && /^(0|[1-9]\d*)$/.test(name) ? Number(name) : undefined;
  }
  return isFields(value) && Object.hasOwn(value, name) ? name : undefined;
}
