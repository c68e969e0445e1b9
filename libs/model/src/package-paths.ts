import { isCasePath } from './package.ts';
import { isPlainName } from './plain-name.ts';
import type { FileKind } from './schema-definitions.ts';

/** The kinds of file that make a package, in the order in which they are read and their changes applied. */
export const PACKAGE_FILES = ['scenario', 'map', 'units', 'terrain', 'rules'] as const;

/** What people have said to each other about a package. No part of what it is: the game never reads it. */
export const COMMENTS_FILE = 'comments.json';

/** The scanned sheets that counters are read from, and what was read on them: work in progress that the game never reads. */
export const SHEETS_FILE = 'sheets.json';

/** One kind of file of a package. */
export type PackageFile = (typeof PACKAGE_FILES)[number];

/** The name of a kind of file inside a package. */
export function fileName(kind: PackageFile): string {
  return `${kind}.json`;
}

/** Which kind of file a path inside a package is; undefined for a file of which the format says nothing. */
export function kindOfPath(path: string): FileKind | undefined {
  if (isCasePath(path)) return 'case';
  if (path === COMMENTS_FILE) return 'comments';
  if (path === SHEETS_FILE) return 'sheets';
  return PACKAGE_FILES.find((kind) => fileName(kind) === path);
}

/** The end of the name of a file in which somebody has written something for people to read. */
const NOTE_END = '.md';
/** Notes that programs take orders from: anyone who may edit a battle must not order anything on the machine it is kept on. */
const OBEYED = /^(?:agents?|claude|codex|copilot|copilot-instructions|cursor|gemini|prompt|skill|system)(?:\.|$)/i;

/**
 * The one list of paths that a package may have, for whatever brings files in or out: the shared document, folder, zip
 * and server. Whatever else lies in the folder of a package is left alone.
 */
export function isPackagePath(path: string): boolean {
  if (kindOfPath(path) !== undefined) return true;
  return path.endsWith(NOTE_END) && isPlainName(path.slice(0, -NOTE_END.length)) && !OBEYED.test(path);
}
