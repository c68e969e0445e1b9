import { suggestion } from './did-you-mean.ts';
import type { CaseFile } from './generated/types.ts';
import type { LinkCache } from './link-cache.ts';
import { caseSources, type PackageChain } from './package.ts';
import { problemAt, type Place, type Problem } from './problem.ts';

/** A case with what it takes from another one, or what keeps that from being found. */
export type WholeCase =
  | { readonly content: CaseFile; readonly problems: readonly [] }
  | { readonly content: null; readonly problems: readonly Problem[] };

/**
 * A case that is the `sameAs` of another one with everything of it that it does not give itself: the same position,
 * commands and dice under the rules of a variant. Its case, title, remarks and package are always its own.
 *
 * @param place of the case file
 * @param earlier the cases that have led to this one: nothing is the same as itself
 */
export function wholeCase(
  content: CaseFile,
  chain: PackageChain,
  place: Place,
  cache: LinkCache,
  earlier: readonly string[] = [],
): WholeCase {
  const { sameAs } = content;
  if (sameAs === undefined) return { content, problems: [] };
  const found = earlier.includes(sameAs) ? null : findCase(sameAs, chain, cache);
  if (found === null) return { content: null, problems: [unknownCase(sameAs, chain, place)] };
  const other = wholeCase(found, chain, place, cache, [...earlier, sameAs]);
  if (other.content === null) return other;
  const { package: _, rulings: __, note: ___, ...taken } = other.content;
  return { content: { ...taken, ...content }, problems: [] };
}

/** Cases are called by their package and the name of their file: `some/battle/15-41-level-one`. */
function caseName(packageId: string, path: string): string {
  return `${packageId}/${path.slice('cases/'.length, -'.case.json'.length)}`;
}

function findCase(name: string, chain: PackageChain, cache: LinkCache): CaseFile | null {
  for (const source of chain) {
    const found = caseSources(source).find(({ path }) => caseName(source.id, path) === name);
    if (found !== undefined) return cache.parse('case', `${source.id}/${found.path}`, found.text).content;
  }
  return null;
}

function unknownCase(name: string, chain: PackageChain, place: Place): Problem {
  const names = chain.flatMap((source) => caseSources(source).map(({ path }) => caseName(source.id, path)));
  const others = names.filter((one) => one !== name);
  const message = `There is no readable case "${name}" in this package or in what it extends.${suggestion(name, others)}`;
  return problemAt({ ...place, pointer: '/sameAs' }, 'reference.unknown', message);
}
