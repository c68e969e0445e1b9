import { suggestion } from './did-you-mean.ts';
import type { Placement, ScenarioFile } from './generated/types.ts';
import { nearestName } from './items.ts';
import { overriding, tellingRemovals } from './earlier-changes.ts';
import { LinkCache } from './link-cache.ts';
import { choiceOf, linkLevel, type Level } from './link-level.ts';
import type { AbsentNames, Edition, LinkedMap, LinkedPackage, LinkedPlacement } from './linked-package.ts';
import { ChainOrigins } from './chain-origins.ts';
import { readPackage, type PackageFiles } from './package-files.ts';
import { fileName } from './package-paths.ts';
import type { PackageChain } from './package.ts';
import { hasErrors, pointerOf, problemAt, type Problem } from './problem.ts';
import { checkReferences } from './references.ts';
import { NOTHING, type Roots } from './roots.ts';
import { editionsOf } from './timed-changes.ts';

/** A linked package with warnings, or the problems that keep it from being linked. */
export type LinkResult =
  | { readonly ok: true; readonly linked: LinkedPackage; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Links a package with all it builds on. Problems have no range yet: `locateProblems` looks them up.
 *
 * @param chain base first, at least one package; see `resolveChain`
 * @param cache keep one for as long as the package is open: linking again then costs only what has changed
 */
export function linkPackage(chain: PackageChain, cache: LinkCache = new LinkCache()): LinkResult {
  return linkWith(chain, new Map(), cache);
}

/** {@link linkPackage} with some options settled in place of the scenario's own choices. */
export function linkWith(chain: PackageChain, settled: ReadonlyMap<string, string>, cache: LinkCache): LinkResult {
  if (chain.length === 0) throw new RangeError('a chain has at least one package');
  const packages = chain.map((source) => readPackage(source, cache));
  const unreadable = packages.flatMap(({ problems }) => problems);
  if (hasErrors(unreadable)) return { ok: false, problems: unreadable };

  const { roots, origins, firstSide, changeProblems, editions } = rootsOf(packages, settled, cache);
  const whole = linkedOf(packages, roots, { origins, firstSide, settled }, cache);
  const linked = editions.length === 0 ? whole : { ...whole, editions };
  const problems = [
    ...unreadable,
    ...changeProblems,
    ...packages.flatMap((files) => unknownChoices(files, linked)),
    ...checkReferences(roots, firstSide, origins, cache),
  ];
  return hasErrors(problems) ? { ok: false, problems } : { ok: true, linked, problems };
}

/**
 * The ground of a package and the units asked about, without what no question about the two needs: where pieces stand,
 * what is scored, what changes a fight. What is wrong there, or with other units, is then in nobody's way. Files that
 * cannot be read, changes that change nothing and what the map has of kinds that do not exist are left out too.
 *
 * @param cache one of its own: the package as a whole is linked with another
 */
export function linkGround(chain: PackageChain, units: readonly string[], cache: LinkCache): LinkResult {
  const packages = chain.map((source) => readPackage(source, cache));
  const unreadable = packages.flatMap(({ problems }) => problems);
  if (packages.some(({ contents }) => contents.scenario === undefined)) return { ok: false, problems: unreadable };
  const { roots: all, origins, firstSide } = rootsOf(packages, new Map(), cache);
  const roots: Roots = {
    ...all,
    map: all.map && { ...knownGround(all.map, all), labels: [], zones: [] },
    units: all.units.filter(({ id }) => units.includes(id)),
    setUp: [],
    arrivals: [],
    withdrawals: [],
    modifiers: [],
    effects: [],
    objectives: [],
    victory: null,
  };
  const whole = linkedOf(packages, roots, { origins, firstSide, settled: new Map() }, cache);
  // What modifies the costs of the ground holds there too.
  const linked = { ...whole, modifiers: all.modifiers, absent: namesAbsent(all, roots) };
  const unclear = checkReferences(roots, firstSide, origins, cache);
  const problems = [...unreadable, ...unclear];
  return hasErrors(unclear) ? { ok: false, problems } : { ok: true, linked, problems };
}

/**
 * A map without what lies on it of a kind that does not exist, as while a kind is removed from the chart: ground of such a
 * kind is as the first of the chart.
 */
function knownGround(
  map: LinkedMap,
  { terrains, hexsides, features }: Pick<Roots, 'terrains' | 'hexsides' | 'features'>,
): LinkedMap {
  const kinds = (list: readonly { readonly id: string }[]): ReadonlySet<string> => new Set(list.map(({ id }) => id));
  const [grounds, sides, lines] = [kinds(terrains), kinds(hexsides), kinds(features)];
  const codes = Object.entries(map.terrainCodes);
  const [first] = terrains;
  return {
    ...map,
    terrainCodes:
      first === undefined
        ? map.terrainCodes
        : Object.fromEntries(codes.map(([code, id]) => [code, grounds.has(id) ? id : first.id])),
    hexsides: map.hexsides.filter(({ feature }) => sides.has(feature)),
    features: map.features.filter(({ feature }) => lines.has(feature)),
  };
}

/** The names in `whole` that `part` lacks. */
export function namesAbsent(
  whole: Pick<Roots, 'units' | 'map' | 'table'>,
  part: Pick<Roots, 'units' | 'map' | 'table'>,
): AbsentNames {
  const lacking = (names: (roots: typeof whole) => readonly string[]): readonly string[] => {
    const present = new Set(names(part));
    return [...new Set(names(whole))].filter((name) => !present.has(name));
  };
  return {
    units: lacking(({ units }) => units.map(({ id }) => id)),
    faces: lacking(({ units }) => units.flatMap(({ faces }) => faces.map(({ id }) => id))),
    zones: lacking(({ map, table }) => [...(map?.zones ?? []), ...(table?.zones ?? [])].map(({ id }) => id)),
  };
}

/** What the packages of a chain say together, where each part of it comes from, and what is wrong with the changes. */
interface ChainRoots {
  readonly roots: Roots;
  readonly origins: ChainOrigins;
  readonly firstSide: string;
  readonly changeProblems: readonly Problem[];
  readonly editions: readonly Edition[];
}

function rootsOf(
  packages: readonly PackageFiles[],
  settled: ReadonlyMap<string, string>,
  cache: LinkCache,
): ChainRoots {
  const choices = choicesMade(packages, settled);
  const levels: Level[] = [];
  for (const files of packages) levels.push(linkLevel(levels.at(-1)?.roots ?? NOTHING, files, choices, cache));
  const changeProblems = levels.flatMap((level, index) => {
    const earlier = levels.slice(0, index).flatMap(({ origin }) => origin.changes);
    return [...tellingRemovals(level.problems, level.origin.files, earlier), ...overriding(level.origin, earlier)];
  });
  const { roots } = levels[levels.length - 1];
  const origins = new ChainOrigins(levels.map(({ origin }) => origin));
  const firstSide = scenariosOf(packages).findLast((one) => one.firstSide !== undefined)?.firstSide ?? '';
  return { roots, origins, firstSide, changeProblems, editions: editionsOf(levels, roots, cache) };
}

interface Linking {
  readonly origins: ChainOrigins;
  readonly firstSide: string;
  readonly settled: ReadonlyMap<string, string>;
}

function linkedOf(
  packages: readonly PackageFiles[],
  roots: Roots,
  { origins, firstSide, settled }: Linking,
  cache: LinkCache,
): LinkedPackage {
  const choices = choicesMade(packages, settled);
  const scenarios = scenariosOf(packages);
  const last = scenarios[scenarios.length - 1];
  return {
    ...roots,
    id: last.id,
    title: last.title,
    kind: last.kind,
    summary: last.summary ?? '',
    packages: packages.map(({ id }) => id),
    system: packages.find(({ contents }) => contents.rules?.system !== undefined)?.contents.rules?.system ?? '',
    firstSide,
    setUp: cache.step(`${last.id} placements`, [roots.setUp], () => roots.setUp.map(placement)),
    choices: new Map(roots.options.map((option) => [option.id, choiceOf(option, choices)])),
    origins,
  };
}

function scenariosOf(packages: readonly PackageFiles[]): ScenarioFile[] {
  return packages.map(({ contents }) => contents.scenario).filter((scenario) => scenario !== undefined);
}

/** The choices of all scenarios: those of a more derived one go before those of its base. */
function choicesMade(packages: readonly PackageFiles[], settled: ReadonlyMap<string, string>): Map<string, string> {
  const made = packages.flatMap(({ contents }) => Object.entries(contents.scenario?.options ?? {}));
  return new Map([...made, ...settled]);
}

function unknownChoices(files: PackageFiles, linked: LinkedPackage): Problem[] {
  const chosen = files.contents.scenario?.options ?? {};
  return optionProblems(chosen, linked, { package: files.id, file: fileName('scenario') });
}

/** What is wrong with choices written at `/options` of a file. */
export function optionProblems(
  chosen: NonNullable<ScenarioFile['options']>,
  { options }: Pick<LinkedPackage, 'options'>,
  file: { readonly package: string; readonly file: string },
): Problem[] {
  return Object.entries(chosen).flatMap(([id, choice]) => {
    const place = { ...file, pointer: pointerOf('options', id) };
    const option = options.find((one) => one.id === id);
    if (option === undefined) {
      const ids = options.map((one) => one.id);
      return [
        problemAt(place, 'option.unknown', `There is no option "${id}".${suggestion(id, ids)}`, { isName: true }),
      ];
    }
    const ids = option.choices.map((one) => one.id);
    if (ids.includes(choice)) return [];
    const near = nearestName(choice, option.choices);
    const edit = { file: place.file, pointer: place.pointer, op: 'set', value: near ?? '' } as const;
    const fixes = near === undefined ? [] : [{ title: `Write "${near}"`, edits: [edit] }];
    const message = `"${choice}" is not a choice of the option ${id}.${suggestion(choice, ids)}`;
    return [problemAt(place, 'option.unknown', message, { fixes })];
  });
}

function placement(entry: Placement): LinkedPlacement {
  const { markers = {} } = entry;
  return { ...entry, markers: isMarkerList(markers) ? Object.fromEntries(markers.map((one) => [one, true])) : markers };
}

function isMarkerList(markers: NonNullable<Placement['markers']>): markers is readonly string[] {
  return Array.isArray(markers);
}
