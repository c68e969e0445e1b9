import { equalJson, suggestion, type JsonValue, type Problem } from '@hexwright/model';
import { fileKey } from '../file-key.ts';
import { isList, isObject, textOf, type JsonObject } from '../form.ts';
import { chainOf } from './chain.ts';
import { changeItem, changesUnder, withChanges, type Because } from './changes.ts';
import { partOf, peopleName, refusal, withPart } from './content.ts';
import type { Draft } from './draft.ts';
import { targetOf, unknownTarget, type Target } from './targets.ts';
import { dropIdleCodes } from './terrain-codes.ts';

const TERRAIN = /^terrains\//;

/** Items of a package as an edit leaves them, with what the package inherits. */

/** An item as these packages make it, each on top of the one before; undefined where there is none. */
function itemThrough(draft: Draft, chain: readonly string[], { file, item, path }: Target): JsonValue | undefined {
  return chain.reduce<JsonValue | undefined>((inherited, id) => {
    const own = partOf(draft.content(fileKey(id, file)), path);
    return withChanges(own ?? inherited, item, changesUnder(draft, id, item));
  }, undefined);
}

/** What a target names in a package, own or inherited, changes made; undefined where there is nothing. */
export function itemIn(draft: Draft, id: string, target: Target): JsonValue | undefined {
  return partOf(itemThrough(draft, chainOf(draft.project, id), target), target.rest);
}

/** What a target names in what a package inherits; undefined where there is nothing. */
export function inheritedIn(draft: Draft, id: string, target: Target): JsonValue | undefined {
  return partOf(itemThrough(draft, chainOf(draft.project, id).slice(0, -1), target), target.rest);
}

/** Whether an item stands in a file of the package itself, and not only in a change of it. */
export function isOwn(draft: Draft, id: string, target: Target): boolean {
  return partOf(draft.content(fileKey(id, target.file)), target.path) !== undefined;
}

/**
 * Gives what a target names another value, or takes it away: where it stands if it is the package's own, by changes if it
 * is inherited. Says what is wrong if there is no such item.
 */
export function putItem(
  draft: Draft,
  id: string,
  target: string,
  value: JsonValue | undefined,
  because: Because,
): Problem | null {
  const place = targetOf(target);
  if (place === null) return unknownTarget(id, target);
  const file = fileKey(id, place.file);
  const whole = { ...place, rest: [] };
  const now = itemIn(draft, id, whole);
  const inherited = inheritedIn(draft, id, whole);
  if (now === undefined && (place.rest.length > 0 || inherited === undefined)) return unknownItem(draft, id, place);
  const wanted = place.rest.length === 0 ? value : withPart(now, place.rest, value);
  if (equalJson(now, wanted) && !equalJson(partOf(now, place.rest), value)) {
    const message = `There is no "${place.rest.join('/')}" in ${place.item}.`;
    return refusal(file, 'change.hits-nothing', message);
  }
  if (isObject(now) && isObject(wanted) && peopleName(now, '') !== peopleName(wanted, '')) {
    return refusal(file, 'change.target', `An item keeps its name when it is altered. Rename ${place.item} instead.`);
  }
  if (!isOwn(draft, id, place)) {
    changeItem(draft, file, place.item, inherited, wanted, because);
    return null;
  }
  const altered = withPart(draft.content(file), place.path, wanted);
  draft.write(file, isObject(altered) ? altered : {});
  if (wanted === undefined && TERRAIN.test(place.item)) dropIdleCodes(draft, id, place.item.replace(TERRAIN, ''));
  // Changes of an own item say what the item now says itself.
  changeItem(draft, file, place.item, undefined, undefined, {});
  return null;
}

/** Alters an item; undefined takes it away. */
export function alterItem(
  draft: Draft,
  id: string,
  target: string,
  because: Because,
  alter: (item: JsonObject) => JsonObject | undefined,
): Problem | null {
  const place = targetOf(target);
  if (place === null) return unknownTarget(id, target);
  const item = itemIn(draft, id, place);
  return isObject(item) ? putItem(draft, id, target, alter(item), because) : unknownItem(draft, id, place);
}

/** All items of a list (`units`, `map/zones`) by name, own and inherited, with all changes made. */
export function itemsIn(draft: Draft, id: string, list: string): Map<string, JsonValue> {
  const items = new Map<string, JsonValue>();
  const place = targetOf(`${list}/-`);
  if (place === null) return items;
  const path = place.path.slice(0, -1);
  const name = path[path.length - 1];
  for (const one of chainOf(draft.project, id)) {
    const own = partOf(draft.content(fileKey(one, place.file)), path);
    for (const entry of isList(own) ? own : []) {
      items.set((typeof entry === 'string' ? entry : peopleName(entry, name)) ?? '', entry);
    }
    const changes = changesUnder(draft, one, list);
    for (const [item, group] of Map.groupBy(changes, ({ target }) => targetOf(textOf(target))?.item ?? '')) {
      const key = item.slice(list.length + 1);
      const changed = withChanges(items.get(key), item, group);
      if (changed === undefined) items.delete(key);
      else items.set(key, changed);
    }
  }
  return items;
}

/** The problem of an item that does not exist. */
export function unknownItem(draft: Draft, id: string, { item, file }: Target): Problem {
  const list = item.slice(0, item.lastIndexOf('/'));
  const wanted = item.slice(item.lastIndexOf('/') + 1);
  const names = [...itemsIn(draft, id, list).keys()];
  const where = list === '' ? 'this package' : list;
  const message = `There is no "${wanted}" in ${where}.${suggestion(wanted, names)}`;
  return refusal(fileKey(id, file), 'reference.unknown', message);
}
