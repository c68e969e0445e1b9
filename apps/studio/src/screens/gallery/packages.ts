import { isPackageId } from '@hexwright/model';
import { chainOf, fileKey, freeId, type Project } from '@hexwright/workspace';

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

/** An id for a title that no package has yet, in the folder that others of its kind lie in. */
export function suggestedId(project: Project, title: string, folder: string): string {
  const word = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
  return freeId(project, `${folder === '' ? '' : `${folder}/`}${word === '' ? 'battle' : word}`);
}

/** What is wrong with an id for a new package, in plain words; null for a good one. */
export function idFault(project: Project, id: string): string | null {
  if (id === '') return 'Give it an id: the folder it is kept in.';
  if (!isPackageId(id)) return 'Small letters, digits and hyphens, with / between folders.';
  if (project.files(id).length > 0) return 'There is a package of this id already.';
  const inside = project.ids().find((one) => one.startsWith(`${id}/`) || id.startsWith(`${one}/`));
  return inside === undefined ? null : `A package cannot lie inside another: there is ${inside}.`;
}
