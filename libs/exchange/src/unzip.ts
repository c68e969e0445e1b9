import { Inflate } from 'fflate';
import {
  FORMAT,
  formatOfText,
  isPackageId,
  isPackagePath,
  kindOfPath,
  LARGEST_FILE,
  newerFormat,
  pathOutside,
  problemAt,
  readJson,
  tooLarge,
  type PackageSource,
  type Problem,
} from '@hexwright/model';
import { packedBytes, readDirectory, type DirectoryFault, type ZipEntry } from './directory.ts';

/** A package that came out of a zip. */
export interface UnpackedPackage {
  readonly source: PackageSource;
  /** An id that is free, where the package's own is taken; null where it is not. See `withId`. */
  readonly offer: string | null;
}

/** What came out of a zip: packages, or why there are none. Problems of what did come out are warnings. */
export type Unpacked =
  | {
      readonly ok: true;
      readonly packages: readonly UnpackedPackage[];
      /** Files of the zip that belong to no package. */
      readonly skipped: readonly string[];
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Bytes that a zip may have. */
const LARGEST_ZIP = 48 * 1024 * 1024;
/** Bytes that its package files may have together. */
const LARGEST_TOTAL = 96 * 1024 * 1024;
const MOST_ENTRIES = 5000;
/** How many times larger a file may become, once it is larger than {@link SMALL}. Maps of open ground grow a lot. */
const STEEPEST = 400;
const SMALL = 2 * 1024 * 1024;
/** Packed bytes that are unpacked in one go: the most that comes of it is a thousand times as much. */
const SLICE = 4096;

/**
 * Takes the packages out of a zip. What is hostile (paths that lead out, links, files that grow without end) makes the
 * whole of it refused; what is only wrong is told of the file it is in.
 *
 * @param taken whether there is a package of this id already
 */
export function unzipPackages(bytes: Uint8Array, taken: (id: string) => boolean): Unpacked {
  if (bytes.length > LARGEST_ZIP)
    return refused('', 'zip.too-large', `The zip has ${megabytes(bytes.length)} MB; it may have 48.`);
  const entries = readDirectory(bytes, MOST_ENTRIES);
  if (typeof entries === 'string') return refused('', FAULTS[entries].code, FAULTS[entries].message);
  const named = entries.map((entry) => ({ entry, name: nameOf(entry) }));
  if (new Set(named.map(({ name }) => name)).size < named.length)
    return refused('', FAULTS.broken.code, FAULTS.broken.message);
  const hostile = named.flatMap(({ entry, name }) => validateEntry(entry, name) ?? []);
  if (hostile.length > 0) return { ok: false, problems: hostile };
  const files = named.filter(({ name }) => name !== null && !name.endsWith('/') && !isClutter(name)) as Named[];
  const folders = files.flatMap(({ name }) => (isScenario(name) ? [name.slice(0, -'scenario.json'.length)] : []));
  if (folders.length === 0) {
    const message = 'There is no scenario.json in the zip, and so no package. Zip the folder that holds it.';
    return refused('', 'zip.no-package', message);
  }
  return unpacked(bytes, files, folders, taken);
}

interface Named {
  readonly entry: ZipEntry;
  readonly name: string;
}

const FAULTS: Readonly<Record<DirectoryFault, { readonly code: string; readonly message: string }>> = {
  broken: {
    code: 'zip.broken',
    message: 'This is not a zip file, or it is damaged. Make it again, or fetch it again.',
  },
  unsupported: {
    code: 'zip.unsupported',
    message: 'The zip is in several parts or too large. Make one small zip of the package.',
  },
  'too-many': {
    code: 'zip.too-large',
    message: `The zip has more than ${MOST_ENTRIES} files. Zip only the folders of packages.`,
  },
};

function unpacked(
  bytes: Uint8Array,
  files: readonly Named[],
  folders: readonly string[],
  taken: (id: string) => boolean,
): Unpacked {
  const texts = new Map<string, Map<string, string>>(folders.map((folder) => [folder, new Map<string, string>()]));
  const problems: Problem[] = [];
  const skipped: string[] = [];
  /** Many systems do not tell small letters from capitals. */
  const names = new Set<string>();
  let total = 0;
  for (const { entry, name } of files) {
    const folder = folders.filter((one) => name.startsWith(one)).toSorted((a, b) => b.length - a.length)[0];
    const path = folder === undefined ? name : name.slice(folder.length);
    if (folder === undefined || !isPackagePath(path)) {
      skipped.push(name);
      continue;
    }
    const place = { file: name, pointer: '' };
    const content = unpack(bytes, entry);
    if (content === 'bomb')
      return refused(
        name,
        'zip.bomb',
        `${name} becomes more than ${STEEPEST} times as large when it is unpacked, as in zips that are made to do harm. Do not open it; if it is a map of your own, make that smaller.`,
      );
    if (typeof content === 'string') {
      problems.push(
        content === 'large'
          ? tooLarge(place, Math.max(entry.size, LARGEST_FILE + 1))
          : problemAt(place, DAMAGE[content].code, DAMAGE[content].message),
      );
      continue;
    }
    total += content.length;
    if (total > LARGEST_TOTAL) {
      return refused(
        '',
        'zip.too-large',
        `The files in the zip have more than ${megabytes(LARGEST_TOTAL)} MB. Zip one package alone.`,
      );
    }
    const text = textOf(content);
    const format = text === null || kindOfPath(path) === undefined ? null : formatOfText(text);
    if (format !== null && format > FORMAT) problems.push(newerFormat({ file: name }, format));
    if (text === null)
      problems.push(
        problemAt(place, 'file.unreadable', `${name} is not text in UTF-8. Save it as UTF-8, and zip again.`),
      );
    else if (names.has(name.toLowerCase())) problems.push(problemAt(place, 'id.duplicate', SAME_NAME));
    else texts.get(folder)?.set(path, text);
    names.add(name.toLowerCase());
  }
  // A package without a part of it would not be what was sent.
  if (problems.length > 0) return { ok: false, problems };
  return identified(texts, skipped, taken);
}

const SAME_NAME =
  'The package has another file of this name but for capitals, which many systems do not tell apart. Rename one of the two, and zip again.';

const DAMAGE = {
  damaged: { code: 'zip.broken', message: 'The file is damaged. Make the zip again, or fetch it again.' },
  unknown: {
    code: 'zip.unsupported',
    message: 'The file has a password, or is packed in an unusual way. Make the zip again without.',
  },
} as const;

/** The bytes of a file, as far as they can be had. */
function unpack(bytes: Uint8Array, entry: ZipEntry): Uint8Array | 'large' | 'bomb' | keyof typeof DAMAGE {
  if (entry.isEncrypted || (entry.method !== 0 && entry.method !== 8)) return 'unknown';
  if (entry.size > LARGEST_FILE) return isSteep(entry.size, entry.packed) ? 'bomb' : 'large';
  const packed = packedBytes(bytes, entry);
  if (packed === null) return 'damaged';
  if (entry.method === 0) {
    if (packed.length > LARGEST_FILE) return 'large';
    return packed.length === entry.size ? packed : 'damaged';
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    parts.push(part);
  });
  for (let at = 0; at < packed.length; at += SLICE) {
    try {
      inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    } catch {
      return 'damaged';
    }
    // What the list of contents says of its size may be a lie.
    if (isSteep(size, Math.min(at + SLICE, packed.length))) return 'bomb';
    if (size > LARGEST_FILE) return 'large';
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return size === entry.size ? whole : 'damaged';
}

function isSteep(size: number, packed: number): boolean {
  return size > SMALL && size > packed * STEEPEST;
}

/** Gives the packages their ids: those they say, or else the folders they lie in. */
function identified(
  texts: ReadonlyMap<string, ReadonlyMap<string, string>>,
  skipped: readonly string[],
  taken: (id: string) => boolean,
): Unpacked {
  const packages: UnpackedPackage[] = [];
  const ids = new Set<string>();
  for (const [folder, files] of texts) {
    const id = [idSaid(files.get('scenario.json') ?? ''), folder.slice(0, -1)].find(isPackageId);
    const file = `${folder}scenario.json`;
    if (id === undefined) {
      return refused(file, 'package.id', 'The package has no id. Write one into scenario.json, such as "my/battle".');
    }
    if (ids.has(id))
      return refused(file, 'id.duplicate', `Two packages in the zip have the id ${id}. Zip one of them alone.`);
    ids.add(id);
    packages.push({ source: { id, files }, offer: null });
  }
  const isTaken = (id: string): boolean => taken(id) || ids.has(id);
  const offered = packages.map((one) =>
    taken(one.source.id) ? { ...one, offer: freeId(one.source.id, isTaken) } : one,
  );
  const problems = offered.flatMap(({ source: { id }, offer }) => {
    if (offer === null) return [];
    const place = { package: id, file: 'scenario.json', pointer: '/id' };
    const message = `There is a package ${id} already. Bring this one in as ${offer}, or choose another id.`;
    return [problemAt(place, 'id.duplicate', message, { severity: 'warning' })];
  });
  return { ok: true, packages: offered, skipped, problems };
}

function idSaid(scenario: string): string {
  const reading = readJson(scenario);
  if (!reading.ok || typeof reading.value !== 'object' || reading.value === null || !('id' in reading.value)) return '';
  return typeof reading.value['id'] === 'string' ? reading.value['id'] : '';
}

function freeId(id: string, isTaken: (id: string) => boolean): string {
  for (let number = 2; ; number++) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`;
}

/** What makes a whole zip refused; null for an honest file. */
function validateEntry(entry: ZipEntry, name: string | null): Problem | null {
  const shown = name ?? new TextDecoder().decode(entry.name);
  const place = { file: shown, pointer: '' };
  if (name === null) {
    const message = `The name ${shown} is not written in UTF-8. Rename the file with plain letters, and zip again.`;
    return problemAt(place, 'file.unreadable', message);
  }
  const parts = name.split('/');
  const leadsOut = parts.includes('..') || parts.includes('.') || /^[/\\~]|^[A-Za-z]:|[\\\0]/.test(name);
  if (leadsOut) return pathOutside(name, place);
  if (!entry.isLink) return null;
  return problemAt(place, 'zip.link', `${name} is a link to another place. Put the file itself into the zip.`);
}

/** The name of an entry; null where it is in no known encoding. */
function nameOf({ name }: ZipEntry): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(name);
  } catch {
    return null;
  }
}

/** A text in UTF-8, without its mark of order; null for anything else. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isScenario(name: string): boolean {
  return name === 'scenario.json' || name.endsWith('/scenario.json');
}

/** What operating systems put into zips by themselves. */
function isClutter(name: string): boolean {
  return name.split('/').some((part) => part === '__MACOSX' || part.startsWith('.') || part === 'Thumbs.db');
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / (1024 * 1024));
}

function refused(file: string, code: string, message: string): Unpacked {
  return { ok: false, problems: [problemAt({ file, pointer: '' }, code, message)] };
}
