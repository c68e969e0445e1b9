/** What people call what a step is about: its title says names, not ids. */
import { fileKey } from '../file-key.ts';
import { isList, isObject, textOf } from '../form.ts';
import type { Project } from '../project.ts';
import { chainOf } from './chain.ts';
import { targetOf } from './targets.ts';

/** Lists whose items have names. Those of lines drawn on the map are long, and have none. */
const NAMED: ReadonlySet<string> = new Set([
  'sides',
  'units',
  'terrains',
  'hexsides',
  'features',
  'parameters',
  'map/zones',
]);
/** Groups of values, of which nobody speaks. */
const UNSPOKEN: ReadonlySet<string> = new Set(['values', 'costs']);

/**
 * The name of an item (`units/guards`) as the package has it, or the nearest one that it builds on; its id where it has
 * none. Names that changes give are not looked for.
 */
export function called(project: Project, id: string, target: string): string {
  const place = targetOf(target);
  const [list, item = target] = target.replace(/^map\//, '').split('/');
  if (place === null || !NAMED.has(place.item.slice(0, place.item.lastIndexOf('/')))) return item;
  for (const one of chainOf(project, id).toReversed()) {
    const items = project.part(fileKey(one, place.file), list);
    const found = isList(items) ? items.find((entry) => isObject(entry) && entry['id'] === item) : undefined;
    const name = isObject(found) ? textOf(found['name']) : '';
    if (name !== '') return name;
  }
  return item;
}

/** A target in words: `movement of Guards`. */
export function targetWords(project: Project, id: string, target: string): string {
  const place = targetOf(target);
  if (place === null) return target;
  const name = called(project, id, place.item.replace(/^setUp\//, 'units/'));
  const rest = place.rest.filter((part) => !UNSPOKEN.has(part));
  return rest.length === 0 ? name : `${rest.join(' ')} of ${name}`;
}
