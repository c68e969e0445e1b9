import { isCasePath, type PackageChain } from '@hexwright/model';

/** The files that differ between two states of a package and of what it builds on, as `package/file`, without examples. */
export function filesChanged(before: PackageChain, after: PackageChain): readonly string[] {
  const [old, now] = [before, after].map(textsOf);
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].filter((name) => old.get(name) !== now.get(name)).toSorted();
}

function textsOf(chain: PackageChain): ReadonlyMap<string, string> {
  const texts = chain.flatMap(({ id, files }) => [...files].map(([file, text]) => [id, file, text] as const));
  return new Map(texts.flatMap(([id, file, text]) => (isCasePath(file) ? [] : [[`${id}/${file}`, text]])));
}
