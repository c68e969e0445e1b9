import { isPlainName } from './plain-name.ts';

/** The texts of one package: path inside the package (`units.json`, `cases/flank.case.json`) to content. */
export interface PackageSource {
  readonly id: string;
  readonly files: ReadonlyMap<string, string>;
}

/** A package and all it builds on, base first: the last one is the package meant. */
export type PackageChain = readonly PackageSource[];

/** The text of a case file. `path` is its place in its package: `cases/flank.case.json`. */
export interface CaseSource {
  readonly path: string;
  readonly text: string;
}

const CASES = 'cases/';
const CASE_END = '.case.json';

/** Whether a path inside a package is that of a case file: in `cases/`, never deeper, with a name for every system. */
export function isCasePath(path: string): boolean {
  return path.startsWith(CASES) && path.endsWith(CASE_END) && isPlainName(path.slice(CASES.length, -CASE_END.length));
}

/** The case files of a package, by path. */
export function caseSources(source: PackageSource): CaseSource[] {
  return [...source.files]
    .filter(([path]) => isCasePath(path))
    .map(([path, text]) => ({ path, text }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
}
