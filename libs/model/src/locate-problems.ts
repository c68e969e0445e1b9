import { JsonPositions } from './json-source.ts';
import type { PackageChain } from './package.ts';
import { PACKAGE_FILES, fileName } from './package-paths.ts';
import type { Problem } from './problem.ts';

/** The text of a file of a package; undefined if there is none. */
export type TextOf = (packageId: string | undefined, file: string) => string | undefined;

/** Texts of the packages of a chain, for {@link locateProblems}. */
export function textsOf(chain: PackageChain): TextOf {
  return (packageId, file) => chain.find(({ id }) => id === packageId)?.files.get(file);
}

/**
 * Problems with their ranges, in the order in which people read: package by package as they first appear, then
 * file by file, then from top to bottom. Each text is parsed at most once.
 */
export function locateProblems(problems: readonly Problem[], textOf: TextOf): Problem[] {
  const positions = new Map<string, JsonPositions>();
  const located = problems.map((problem) => {
    if (problem.range !== undefined) return problem;
    const text = textOf(problem.package, problem.file);
    if (text === undefined) return problem;
    const name = `${problem.package ?? ''} ${problem.file}`;
    const known = positions.get(name) ?? new JsonPositions(text);
    positions.set(name, known);
    const { isName, pointer } = problem;
    return { ...problem, range: isName === true ? known.rangeOfName(pointer) : known.rangeOf(pointer) };
  });
  const packages = [...new Set(problems.map((problem) => problem.package))];
  const files: readonly string[] = PACKAGE_FILES.map(fileName);
  const fileOrder = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.length);
  return located.toSorted(
    (one, other) =>
      packages.indexOf(one.package) - packages.indexOf(other.package) ||
      fileOrder(one.file) - fileOrder(other.file) ||
      compare(one.file, other.file) ||
      (one.range?.start.offset ?? 0) - (other.range?.start.offset ?? 0),
  );
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
