import { suggestion } from './did-you-mean.ts';
import { readJson } from './json-source.ts';
import { isFields } from './items.ts';
import { fileName } from './package-paths.ts';
import type { PackageChain, PackageSource } from './package.ts';
import { isPlainName } from './plain-name.ts';
import { problemAt, type Place, type Problem } from './problem.ts';

/** Packages that may extend one another in a row. */
const LONGEST_CHAIN = 16;

/** Where packages come from: a folder, a shared document, an archive. */
export interface PackageLibrary {
  /** The package of this id, or the problems that keep it from being read; null if there is none. */
  find(id: string): PackageSource | readonly Problem[] | null;
  /** The ids there are, for suggestions. */
  ids(): readonly string[];
}

/** A chain, or why there is none. */
export type ChainResult =
  | { readonly ok: true; readonly chain: PackageChain; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Folders that a package may lie deep in the folder of packages. */
const DEEPEST = 6;
/** The folder in a package that holds its cases. */
const CASES = 'cases';

/**
 * Whether a text can be the id of a package: names of folders with slashes between, never a way out of the root, and none
 * that a package or a system has another use for.
 */
export function isPackageId(text: string): boolean {
  if (text.length > 120 || !/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(text)) return false;
  const folders = text.split('/');
  return folders.length <= DEEPEST && folders.every((name) => isPlainName(name) && name !== CASES);
}

/**
 * Follows `extends` from a package down to its lowest base. A scenario.json that cannot be read ends the chain there:
 * linking tells what is wrong with it.
 */
export function resolveChain(start: PackageSource, library: PackageLibrary): ChainResult {
  const chain = [start];
  for (;;) {
    const derived = chain[0];
    const base = baseOf(derived);
    if (base === undefined) return { ok: true, chain, problems: [] };
    const place: Place = { package: derived.id, file: fileName('scenario'), pointer: '/extends' };
    const refused = refusal(base, chain, place, library);
    if (refused !== null) return { ok: false, problems: [refused] };
    const found = library.find(base);
    if (found === null) return { ok: false, problems: [missing(base, place, library)] };
    if (!('files' in found)) return { ok: false, problems: found };
    chain.unshift(found);
  }
}

/** The id after `extends`; undefined where there is none that can be read. */
function baseOf(source: PackageSource): string | undefined {
  const text = source.files.get(fileName('scenario'));
  const reading = text === undefined ? undefined : readJson(text);
  if (!reading?.ok || !isFields(reading.value)) return undefined;
  const base = reading.value['extends'];
  return typeof base === 'string' ? base : undefined;
}

/** Why a base may not be looked for at all, or null. */
function refusal(base: string, chain: PackageChain, place: Place, library: PackageLibrary): Problem | null {
  if (!isPackageId(base)) {
    const leadsOut = /(^|[/\\])\.\.([/\\]|$)|^[/\\~]|^[A-Za-z]:|\\/.test(base);
    if (leadsOut) return pathOutside(base, place);
    return missing(base, place, library);
  }
  const ids = chain.map(({ id }) => id);
  if (ids.includes(base)) {
    const circle = [...ids.slice(0, ids.indexOf(base) + 1).toReversed(), base].join(' extends ');
    const message = `These packages extend each other in a circle: ${circle}. Let one of them stand on its own.`;
    return problemAt(place, 'extends.cycle', message);
  }
  if (chain.length < LONGEST_CHAIN) return null;
  return problemAt(
    place,
    'extends.too-deep',
    `More than ${LONGEST_CHAIN} packages extend one another. Join some of them.`,
  );
}

/** The problem of a path that leads out of the folder that holds all packages. */
export function pathOutside(path: string, place: Place): Problem {
  const message = `"${path}" leads out of the scenarios folder. Name a package by its folder inside it, such as battles/rules.`;
  return problemAt(place, 'path.outside', message);
}

function missing(base: string, place: Place, library: PackageLibrary): Problem {
  return problemAt(
    place,
    'extends.missing',
    `There is no package "${base}" to extend.${suggestion(base, library.ids())}`,
  );
}
