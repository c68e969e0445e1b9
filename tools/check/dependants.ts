// Which unit tests a change can break, for the time between two commits.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesIn } from './changed.ts';

/** Files that have a say in every test. */
const EVERYWHERE: ReadonlySet<string> = new Set(['vitest.config.ts', 'package-lock.json']);
/** Tests that play so much, or read so many maps and sheets, that only `npm test` waits for them, or those who change them. */
const LONG =
  /^libs\/(?:playtest\/src\/(?:fuzz\/|marshal\/|(?:batch|captains|contract|soak|variants|live\/case-file)\.test\.ts$)|digitiser\/src\/(?:map\/(?:find|register)-map|reading\/(?:read-sheet-image|turn-of-counters)|sheet\/(?:group-counters|refine-grid))\.test\.ts$)/;
const TEST = /\.test\.ts$/;
/** Where a file names another one to import it or to start it as a worker. Parsing all files would take ten times as long. */
const NAMED = /\b(?:from|import|URL)\s*\(?\s*'([^']+)'/g;
const PAGES = /^apps\/studio\/pages\//;

/**
 * The tests of libraries that import a changed file, by however many steps; of programs (`apps/`, `tools/`) only of those that
 * have changed themselves. All paths are relative to the repository.
 */
export function testsOfChange(root: string, changed: readonly string[]): string[] {
  const sources = sourcesIn(root);
  const reached = changed.some((file) => EVERYWHERE.has(file)) ? sources : dependantsOf(root, sources, changed);
  const own = new Set(changed.map(homeOf));
  const isNear = (file: string): boolean => file.startsWith('libs/') || own.has(homeOf(file));
  const isQuick = (file: string): boolean => !LONG.test(file) || changed.includes(file);
  return [...reached].filter((file) => TEST.test(file) && !PAGES.test(file) && isQuick(file) && isNear(file));
}

/** The files themselves, and all that import them. */
function dependantsOf(root: string, sources: readonly string[], changed: readonly string[]): ReadonlySet<string> {
  const importers = importersIn(root, sources);
  const reached = new Set(changed);
  // A set is walked in the order of insertion, what is added on the way included.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}

/** Who imports each file, or starts it as a worker. */
function importersIn(root: string, sources: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const entrances = entrancesIn(root, sources);
  const importers = new Map<string, string[]>();
  for (const file of sources) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, specifier] of text.matchAll(NAMED)) {
      const target = entrances.get(specifier) ?? path.posix.join(path.posix.dirname(file), specifier);
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

/** The files that the packages of the repository are entered by, by what is written to import them. */
function entrancesIn(root: string, sources: readonly string[]): ReadonlyMap<string, string> {
  const folders = new Set(sources.map(homeOf).filter((home) => /^(?:libs|apps)\//.test(home)));
  return new Map(
    [...folders].flatMap((folder) => {
      const manifest: unknown = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
      const { name, exports = {} } = manifest as { name: string; exports?: Record<string, string> };
      return Object.entries(exports).map(
        ([entrance, file]) => [path.posix.join(name, entrance), path.posix.join(folder, file)] as const,
      );
    }),
  );
}

/** `libs/hex` of `libs/hex/src/grid.ts`; `tools` of all that is there. */
function homeOf(file: string): string {
  const [group, name] = file.split('/');
  return group === 'tools' ? group : `${group}/${name}`;
}
