// The floors of the house: a package may use only packages of the floors beneath its own.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf, packageOf, type Import } from './imports.ts';
import type { Finding, SourceFile } from './source.ts';
import { testFiles } from './test-files.ts';

/** The floors from the ground up. A package names its floor in package.json: `"nx": {"tags": ["floor:model"]}`. */
export const FLOORS: readonly string[] = ['ground', 'model', 'sources', 'compiler', 'kit', 'rules', 'services', 'app'];

/** Floors whose code has to run in a browser too, and so may not use Node's own modules. */
const BROWSER_FLOORS: ReadonlySet<string> = new Set(['ground', 'sources', 'compiler', 'kit', 'rules']);

/** A workspace package as its package.json describes it; `folder` is relative to the repository. */
export interface Package {
  readonly name: string;
  readonly folder: string;
  readonly floor: string | null;
  readonly dependencies: readonly string[];
  readonly testDependencies: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly nx?: { readonly tags?: readonly string[] };
}

/** The packages under `libs/` and `apps/`; what the repository itself depends on may be used by all their tests. */
export function readPackages(root: string): Package[] {
  const shared = Object.keys(readManifest(root, '.')?.devDependencies ?? {});
  return ['libs', 'apps'].flatMap((group) =>
    readdirSync(path.join(root, group)).flatMap((name) => {
      const folder = `${group}/${name}`;
      const manifest = readManifest(root, folder);
      return manifest === null ? [] : [packageFrom(manifest, folder, shared)];
    }),
  );
}

function readManifest(root: string, folder: string): Manifest | null {
  try {
    return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
  } catch (error) {
    if (error instanceof SyntaxError) throw error;
    return null;
  }
}

function packageFrom(manifest: Manifest, folder: string, shared: readonly string[]): Package {
  const tag = manifest.nx?.tags?.find((candidate) => candidate.startsWith('floor:'));
  return {
    name: manifest.name,
    folder,
    floor: tag === undefined ? null : tag.slice('floor:'.length),
    dependencies: Object.keys(manifest.dependencies ?? {}),
    testDependencies: [...Object.keys(manifest.devDependencies ?? {}), ...shared],
  };
}

/**
 * Everything that breaks the order of the floors: a package without a floor, a dependency or import that does not go
 * down, a relative path that leaves its package, a package used without being declared, Node's modules where the code
 * has to run in a browser. A package's tests are held to the floors as its code is.
 */
export function checkFloors(packages: readonly Package[], files: readonly SourceFile[]): Finding[] {
  const byName = new Map(packages.map((one) => [one.name, one]));
  const tests = testFiles(files);
  const findings = packages.flatMap((one) => checkManifest(one, byName));
  for (const file of files) {
    const owner = packages.find((one) => file.path.startsWith(`${one.folder}/`));
    if (owner === undefined) continue;
    for (const found of importsOf(file)) {
      const message = objection(found, { file: file.path, owner, isTest: tests.has(file.path) }, byName);
      if (message !== null) findings.push({ path: file.path, line: found.line, message });
    }
  }
  return findings;
}

function checkManifest(one: Package, byName: ReadonlyMap<string, Package>): Finding[] {
  const at = (message: string): Finding => ({ path: `${one.folder}/package.json`, line: 1, message });
  if (one.floor === null || !FLOORS.includes(one.floor)) {
    return [at(`needs the tag of its floor in "nx": {"tags": ["floor:..."]}, one of ${FLOORS.join(', ')}`)];
  }
  return one.dependencies.flatMap((name) => {
    const used = byName.get(name);
    return used === undefined || isBelow(used, one) ? [] : [at(`may not depend on ${name}: ${order(one, used)}`)];
  });
}

interface Importer {
  readonly file: string;
  readonly owner: Package;
  readonly isTest: boolean;
}

function objection(
  { specifier }: Import,
  { file, owner, isTest }: Importer,
  byName: ReadonlyMap<string, Package>,
): string | null {
  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier);
    return target.startsWith(`${owner.folder}/`)
      ? null
      : `'${specifier}' leaves the package ${owner.name}; import the other package by its name`;
  }
  if (specifier.startsWith('node:')) {
    return isTest || !BROWSER_FLOORS.has(owner.floor ?? '')
      ? null
      : `'${specifier}' does not exist in a browser, where this package runs too`;
  }
  const name = packageOf(specifier);
  if (name === null || name === owner.name) return null;
  const used = byName.get(name);
  if (used !== undefined && !isBelow(used, owner)) return `may not import ${name}: ${order(owner, used)}`;
  if (owner.dependencies.includes(name) || (isTest && owner.testDependencies.includes(name))) return null;
  return `uses ${name}, which ${owner.folder}/package.json does not declare`;
}

function isBelow(lower: Package, upper: Package): boolean {
  return FLOORS.indexOf(lower.floor ?? '') < FLOORS.indexOf(upper.floor ?? '');
}

function order(from: Package, to: Package): string {
  return from.floor === to.floor
    ? `both are on the floor "${from.floor}", and imports only go down`
    : `"${to.floor}" is above "${from.floor}", and imports only go down`;
}
