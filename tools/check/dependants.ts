// Which unit tests a change can break, for the time between two commits.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourcesIn } from './changed.ts';

/** Files that have a say in every test. */
const EVERYWHERE: ReadonlySet<string> = new Set(['vitest.config.ts', 'package-lock.json']);
/** Tests that play so much, or read so many maps and sheets, that only `npm test` waits for them, or those who change them. */
const LONG =
  /^libs\/(?:playtest\/src\/(?:fuzz\/|marshal\/|(?:batch|captains|contract|soak|variants|live\/case-file)\.test\.ts$)|digitiser\/src\/(?:map\/(?:find|register)-map|reading\/(?:read-sheet-image|turn-of-counters)|sheet\/(?:group-counters|refine-grid))\.test\.ts$)/;
/**
 * Tests that throw made-up files and changes at a library in their hundreds, and those that look at what a browser draws: they are
 * waited for where their own library has changed.
 */
const OF_OWN =
  /^libs\/(?:model\/src\/hostile-files|workspace\/src\/(?:change-check|compact|merge-text|project|together))\.test\.ts$|\.browser\.test\.ts$/;
const TEST = /\.test\.ts$/;
/** Where a file names another one to import it or to start it as a worker. Parsing all files would take ten times as long. */
const NAMED = /\b(?:from|import|URL)\s*\(?\s*'([^']+)'/g;
/** Where a file takes things of another one by their names, or hands them on. */
const TAKEN = /\b(import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+)'/g;
const PAGES = /^apps\/studio\/pages\//;

/**
 * The tests of libraries that import a changed file, by however many steps: through the entrance of a package whose manifest says
 * that reading it has no side effects, only those that take what comes from that file. Of programs (`apps/`, `tools/`) only of those that
 * have changed themselves. All paths are relative to the repository.
 */
export function testsOfChange(root: string, changed: readonly string[]): string[] {
  const sources = sourcesIn(root);
  const reached = changed.some((file) => EVERYWHERE.has(file)) ? sources : dependantsOf(root, sources, changed);
  const own = new Set(changed.map(homeOf));
  const isNear = (file: string): boolean => file.startsWith('libs/') || own.has(homeOf(file));
  const isQuick = (file: string): boolean =>
    changed.includes(file) || !(LONG.test(file) || (OF_OWN.test(file) && !own.has(homeOf(file))));
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
  const packages = packagesIn(root, sources);
  const entrances = new Map(packages.flatMap((one) => one.entrances));
  const pure = new Set(packages.flatMap(({ folder, isPure }) => (isPure ? [folder] : [])));
  const files = sources.map((file) => {
    const at = (specifier: string): string =>
      entrances.get(specifier) ?? path.posix.join(path.posix.dirname(file), specifier);
    const text = readFileSync(path.join(root, file), 'utf8');
    const taken = [...text.matchAll(TAKEN)].map(([, how, names, specifier]) => ({
      isHandedOn: how === 'export',
      names: namesIn(names),
      from: at(specifier),
    }));
    return { file, taken, whole: [...text.replaceAll(TAKEN, '').matchAll(NAMED)].map(([, one]) => at(one)) };
  });
  const handedOn = new Map(
    files
      .filter(({ file }) => pure.has(homeOf(file)))
      .flatMap(({ file, taken }) =>
        taken
          .filter(({ isHandedOn }) => isHandedOn)
          .flatMap(({ names, from }) => names.map(([name, as]) => [`${file} ${as}`, [from, name]] as const)),
      ),
  );
  /** The files that something goes through which is imported by its name, from the one it is taken from to where it is made. */
  const waysOf = (file: string, name: string): readonly string[] => {
    const next = handedOn.get(`${file} ${name}`);
    return next === undefined ? [file] : [file, ...waysOf(...next)];
  };
  const importers = new Map<string, string[]>();
  for (const { file, taken, whole } of files) {
    const targets = taken.flatMap(({ isHandedOn, names, from }) =>
      isHandedOn ? [] : names.flatMap(([name]) => waysOf(from, name)),
    );
    const add = (target: string, importer: string): unknown =>
      importers.set(target, [...(importers.get(target) ?? []), importer]);
    for (const target of new Set([...whole, ...targets])) add(target, file);
    // What a file hands on is news to those who take all of it; of a package that is not pure, to everybody.
    for (const target of new Set(whole)) add(allOf(target), file);
    const own = pure.has(homeOf(file)) ? allOf(file) : file;
    for (const { isHandedOn, from } of taken) {
      if (!isHandedOn) continue;
      add(from, own);
      add(allOf(from), own);
    }
  }
  return importers;
}

/** What stands for all that a file hands on, beside the file itself. */
function allOf(file: string): string {
  return `${file} *`;
}

/** `a, b as c`: the names there, and those by which they are known here. */
function namesIn(list: string): (readonly [string, string])[] {
  const names = list.split(',').map((one) => one.trim().replace(/^type\s+/, ''));
  return names
    .filter((one) => one !== '')
    .map((one) => {
      const [name, as = name] = one.split(/\s+as\s+/);
      return [name, as] as const;
    });
}

/** A package of the repository. */
interface Package {
  readonly folder: string;
  /** The files that it is entered by, by what is written to import them. */
  readonly entrances: readonly (readonly [string, string])[];
  /** Its files do nothing when they are read: who takes one thing of it is none the wiser of another. */
  readonly isPure: boolean;
}

function packagesIn(root: string, sources: readonly string[]): Package[] {
  const folders = new Set(sources.map(homeOf).filter((home) => /^(?:libs|apps)\//.test(home)));
  return [...folders].map((folder) => {
    const manifest: unknown = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
    const {
      name,
      exports = {},
      sideEffects,
    } = manifest as {
      name: string;
      exports?: Record<string, string>;
      sideEffects?: boolean;
    };
    const entrances = Object.entries(exports).map(
      ([entrance, file]) => [path.posix.join(name, entrance), path.posix.join(folder, file)] as const,
    );
    return { folder, entrances, isPure: sideEffects === false };
  });
}

/** `libs/hex` of `libs/hex/src/grid.ts`; `tools` of all that is there. */
function homeOf(file: string): string {
  const [group, name] = file.split('/');
  return group === 'tools' ? group : `${group}/${name}`;
}
