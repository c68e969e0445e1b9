import { isPackageId } from '@hexwright/model';
import { chainOf, fileKey, freeId, type Project } from '@hexwright/workspace';
import { IDS } from './words.ts';

/** The title of a package; its id while it has none. */
export function titleOf(project: Project, id: string): string {
  const title = project.part(fileKey(id, 'scenario.json'), 'title');
  return typeof title === 'string' && title !== '' ? title : id;
}

/** Whether a package is there only to be built on. */
export function isBase(project: Project, id: string): boolean {
  return project.part(fileKey(id, 'scenario.json'), 'kind') === 'base';
}

/** The packages that one builds on, the nearest first. */
export function basesOf(project: Project, id: string): string[] {
  return chainOf(project, id).slice(0, -1).toReversed();
}

/** The battle that a package is a variant of: the nearest one that it builds on; null for none. */
export function variantOf(project: Project, id: string): string | null {
  return basesOf(project, id).find((base) => !isBase(project, base)) ?? null;
}

/**
 * Packages as the gallery shows them: what was opened last first, each variant behind the battle that it is made from, and
 * bases at the end.
 *
 * @param opened packages that were opened, the last one first
 */
export function inGalleryOrder(project: Project, ids: readonly string[], opened: readonly string[]): string[] {
  const rootOf = (id: string): string => basesOf(project, id).findLast((base) => !isBase(project, base)) ?? id;
  const ageOf = (id: string): number => (opened.includes(id) ? opened.indexOf(id) : Infinity);
  const groups = [...Map.groupBy(ids, rootOf)];
  const age = new Map(groups.map(([root, members]) => [root, Math.min(...members.map(ageOf))]));
  return groups
    .toSorted(([a], [b]) => Number(isBase(project, a)) - Number(isBase(project, b)) || compare(age.get(a), age.get(b)))
    .flatMap(([, members]) => members.toSorted((a, b) => basesOf(project, a).length - basesOf(project, b).length));
}

function compare(one = Infinity, other = Infinity): number {
  return one === other ? 0 : one - other;
}

/** Bases to make a battle of: the one that most packages build on first. */
export function basesToChoose(project: Project): string[] {
  return mostBuiltOn(
    project,
    project.ids().filter((id) => isBase(project, id)),
  );
}

/**
 * Battles whose sides, charts and counters a new battle may begin with: they build directly on its base, so that their
 * charts fit it, and have all three to lend. The one that most packages build on comes first.
 */
export function lendersOf(project: Project, base: string): string[] {
  const hasAny = (id: string, file: string, name: string): boolean => {
    const items = project.part(fileKey(id, file), name);
    return Array.isArray(items) && items.length > 0;
  };
  const lends = (id: string): boolean =>
    project.part(fileKey(id, 'scenario.json'), 'extends') === base &&
    project.has(fileKey(id, 'rules.json')) &&
    hasAny(id, 'scenario.json', 'sides') &&
    hasAny(id, 'units.json', 'units');
  return mostBuiltOn(project, base === '' ? [] : project.ids().filter(lends));
}

/** What others rely on has proved itself; and what a base builds on always has more on it than the base has. */
function mostBuiltOn(project: Project, ids: readonly string[]): string[] {
  const builtOn = new Map<string, number>();
  for (const base of project.ids().flatMap((id) => basesOf(project, id))) {
    builtOn.set(base, (builtOn.get(base) ?? 0) + 1);
  }
  return ids.toSorted((a, b) => (builtOn.get(b) ?? 0) - (builtOn.get(a) ?? 0));
}

/** Battles that bring a game of their own and build on nothing: their rules can be begun with too. */
export function gamesAlone(project: Project): string[] {
  return project
    .ids()
    .filter((id) => !isBase(project, id))
    .filter((id) => project.part(fileKey(id, 'scenario.json'), 'extends') === undefined)
    .filter((id) => typeof project.part(fileKey(id, 'rules.json'), 'system') === 'string');
}

/** Words as an id: small letters, digits and hyphens; '' where nothing is left. */
export function idOfWords(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

/** An id for a title that no package has yet, in the folder that others of its kind lie in. */
export function suggestedId(project: Project, title: string, folder: string): string {
  const word = idOfWords(title);
  return freeId(project, `${folder === '' ? '' : `${folder}/`}${word === '' ? 'battle' : word}`);
}

/** The next free id after one that is taken; null for one that is not, or that is none. */
export function nextFree(project: Project, id: string): string | null {
  return isPackageId(id) && project.files(id).length > 0 ? freeId(project, id) : null;
}

/** What is wrong with an id for a new package, in plain words; null for a good one. */
export function idFault(project: Project, id: string): string | null {
  if (id === '') return IDS.missing;
  if (!isPackageId(id)) return IDS.letters;
  if (project.files(id).length > 0) return IDS.taken;
  const inside = project.ids().find((one) => one.startsWith(`${id}/`) || id.startsWith(`${one}/`));
  return inside === undefined ? null : IDS.inside(inside);
}
