import { caseFeatureId, caseMap } from './case-map.ts';
import { checkCaseReferences } from './case-references.ts';
import { wholeCase } from './case-same.ts';
import { caseUnits } from './case-units.ts';
import type { CaseFile } from './generated/types.ts';
import { LinkCache } from './link-cache.ts';
import { linkWith, namesAbsent, optionProblems } from './link-package.ts';
import type { LinkedPackage } from './linked-package.ts';
import { pointerInside } from './chain-origins.ts';
import type { Origin, Origins, Removal } from './origins.ts';
import { inFile } from './package-files.ts';
import type { CaseSource, PackageChain } from './package.ts';
import { hasErrors, pointerOf, problemAt, type Place, type Problem } from './problem.ts';
import { checkTableReferences } from './references.ts';

/** A position to be played, or the problems that keep it from being set up. */
export type CaseResult =
  | {
      readonly ok: true;
      readonly linked: LinkedPackage;
      readonly content: CaseFile;
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads and checks the form of a case file by itself: also for `package`, which says the rules of whom it is about. */
export function readCase(
  source: CaseSource,
  packageId: string,
  cache: LinkCache = new LinkCache(),
): { readonly content: CaseFile | null; readonly problems: readonly Problem[] } {
  const { content, problems } = cache.parse('case', `${packageId}/${source.path}`, source.text);
  return { content, problems: problems.map((problem) => inFile(problem, { package: packageId, file: source.path })) };
}

/**
 * A case as a package: the rules and terrains of the chain, with the map, units, set-up and options of the case.
 * A case without units keeps map, units and set-up of the package. Turn, phase, commands and expectations are in
 * `content`; the ids they name have been checked.
 *
 * @param chain the package whose rules are played, base first
 * @param packageId the package in whose folder the case lies: the last of the chain where absent
 */
export function linkCase(
  chain: PackageChain,
  source: CaseSource,
  cache: LinkCache = new LinkCache(),
  packageId: string = chain.at(-1)?.id ?? '',
): CaseResult {
  const read = readCase(source, packageId, cache);
  if (read.content === null) return { ok: false, problems: read.problems };
  const place: Place = { package: packageId, file: source.path, pointer: '' };
  const whole = wholeCase(read.content, chain, place, cache);
  if (whole.content === null) return { ok: false, problems: [...read.problems, ...whole.problems] };
  const { content } = whole;
  const result = linkWith(chain, new Map(Object.entries(content.options ?? {})), cache);
  if (!result.ok) return result;
  const position = positionOf(content, result.linked, place, cache);
  const problems = [
    ...read.problems,
    ...result.problems,
    ...position.problems,
    ...optionProblems(content.options ?? {}, result.linked, { package: packageId, file: source.path }),
    ...checkCaseReferences(content, position.linked, place),
  ];
  if (hasErrors(problems)) return { ok: false, problems };
  return { ok: true, linked: position.linked, content, problems };
}

function positionOf(
  content: CaseFile,
  linked: LinkedPackage,
  place: Place,
  cache: LinkCache,
): { readonly linked: LinkedPackage; readonly problems: readonly Problem[] } {
  const firstSide = linked.firstSide === '' ? (linked.sides.at(0)?.id ?? '') : linked.firstSide;
  const { markers: levels } = content;
  if (levels !== undefined) linked = { ...linked, levels };
  if (content.units === undefined) return { linked: { ...linked, firstSide }, problems: [] };
  const { units, setUp, problems } = caseUnits(content.units, linked, place);
  const map =
    content.map === undefined
      ? { map: content.table === undefined ? linked.map : null, problems: [] }
      : caseMap(content.map, linked, place, cache);
  const origins = new CaseOrigins(linked.origins, content, place);
  const table = content.table ?? (content.map === undefined ? linked.table : null);
  const absent = namesAbsent(linked, { units, map: map.map, table });
  const named = content.table === undefined ? [] : checkTableReferences(content.table, linked, origins);
  if (content.table !== undefined && content.map !== undefined) {
    const message = 'A position lies on hexes or on a table. Take one of the two out.';
    named.push(problemAt({ ...place, pointer: '/table' }, 'map.second', message));
  }
  return {
    linked: { ...linked, kind: 'battle', firstSide, units, setUp, map: map.map, table, absent, origins },
    problems: [...problems, ...map.problems, ...named],
  };
}

/** Origins of a case: its units, placements and map stand in the case file, all else where the package has it. */
class CaseOrigins implements Origins {
  readonly #base: Origins;
  readonly #content: CaseFile;
  readonly #place: Place;

  constructor(base: Origins, content: CaseFile, place: Place) {
    this.#base = base;
    this.#content = content;
    this.#place = place;
  }

  chain(itemPath: string): readonly Origin[] {
    const found = this.#own(itemPath.split('/'));
    if (found === null) return this.#base.chain(itemPath);
    return [{ package: found.package ?? '', file: found.file, pointer: found.pointer }];
  }

  place(itemPath: string): Place {
    return this.#own(itemPath.split('/')) ?? this.#base.place(itemPath);
  }

  newestPlace(itemPaths: readonly string[]): Place {
    const own = itemPaths.map((itemPath) => this.#own(itemPath.split('/'))).find((place) => place !== null);
    return own ?? this.#base.newestPlace(itemPaths);
  }

  removal(itemPath: string): Removal | null {
    return this.#base.removal(itemPath);
  }

  #own([root, name, ...rest]: readonly string[]): Place | null {
    if (root === 'units' || root === 'setUp') {
      const steps = name === undefined ? [] : [name, ...rest];
      return this.#at('/units', pointerInside(this.#content.units, steps).pointer);
    }
    if (root === 'levels') {
      return this.#at(
        '/markers',
        pointerInside(this.#content.markers, name === undefined ? [] : [name, ...rest]).pointer,
      );
    }
    if (root === 'table' && this.#content.table !== undefined) {
      const steps = name === undefined ? [] : [name, ...rest];
      return this.#at('/table', pointerInside(this.#content.table, steps).pointer);
    }
    if (root !== 'map' || this.#content.map === undefined) return null;
    return this.#at('/map', this.#inMap(name, rest));
  }

  #inMap(name: string | undefined, rest: readonly string[]): string {
    const { map } = this.#content;
    if (name === undefined) return '';
    if (name === 'features') {
      const labels = Object.entries(map?.features ?? {});
      const found = labels.find(([label, ids]) => ids.some((id) => caseFeatureId(id, label) === rest[0]));
      return found === undefined ? '' : pointerOf('features', found[0]);
    }
    // Hexsides of a case have no id: theirs is `hexside-` and their number.
    const steps = name === 'hexsides' ? [String(Number(rest[0]?.split('-').at(-1)) - 1), ...rest.slice(1)] : rest;
    return pointerInside(map, [name, ...steps]).pointer;
  }

  #at(prefix: string, pointer: string): Place {
    return { ...this.#place, pointer: prefix + pointer };
  }
}
