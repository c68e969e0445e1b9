import type { JsonValue, Problem } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey, type FileKey } from '../file-key.ts';
import { isList, isObject, textOf, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import type { Because } from './changes.ts';
import { partOf, peopleName, refusal, withPart } from './content.ts';
import { Draft, planned } from './draft.ts';
import { inheritedIn, isOwn, itemIn, itemsIn, putItem, unknownItem } from './item-draft.ts';
import { paintTarget } from './paint.ts';
import { targetWords } from './called.ts';
import { targetOf, unknownTarget } from './targets.ts';

/** Where a new item goes in its list: at the end where nothing is said. */
export interface Beside {
  readonly before?: string;
  readonly after?: string;
}

/** What a target is to become; undefined takes it away. */
export interface TargetValue {
  readonly target: string;
  readonly value: JsonValue | undefined;
}

/** What a target names in a package, own or inherited, with all changes made; undefined where there is nothing. */
export function itemOf(project: Project, id: string, target: string): JsonValue | undefined {
  const place = targetOf(target);
  return place === null ? undefined : itemIn(new Draft(project), id, place);
}

/**
 * Gives what a target names another value; undefined takes it away. An item of the package itself is altered where it
 * stands; for an inherited one the package gets changes, or loses those it had if the value is the inherited one.
 *
 * @param target as changes name it: `units/guards/values/movement`, `map/zones/camp`
 */
export function setItem(
  project: Project,
  id: string,
  target: string,
  value: JsonValue | undefined,
  because: Because = {},
): Plan {
  const painted = value === undefined ? null : paintTarget(project, id, target, value, because);
  if (painted !== null) return painted;
  const words = targetWords(project, id, target);
  const isShort = typeof value !== 'object' || value === null;
  const title = value === undefined ? `Remove ${words}` : `Set ${words}${isShort ? ` to ${textOf(value)}` : ''}`;
  return setItems(project, id, [{ target, value }], title, because);
}

/**
 * {@link setItem} with a value that is made of the present one, for what alters a part of a list or an object: what a
 * screen shows can be behind the document, and anyone who alters what is shown would undo what came in between.
 *
 * @param alter is given what the target names now, undefined where there is nothing; undefined takes it away
 */
export function alterItem(
  project: Project,
  id: string,
  target: string,
  alter: (now: JsonValue | undefined) => JsonValue | undefined,
  because: Because = {},
): Plan {
  return setItem(project, id, target, alter(itemOf(project, id, target)), because);
}

/** {@link setItem} for many targets in one step. */
export function setItems(
  project: Project,
  id: string,
  values: readonly TargetValue[],
  title: string,
  because: Because = {},
): Plan {
  return planned(project, title, (draft) => {
    for (const { target, value } of values) {
      const refused = putItem(draft, id, target, value, because);
      if (refused !== null) return refused;
    }
    return null;
  });
}

/** Takes an item away: out of the package, or, if it is inherited, by a change. */
export function removeItem(project: Project, id: string, target: string, because: Because = {}): Plan {
  return setItem(project, id, target, undefined, because);
}

/** Makes an inherited item, or a part of one, what it is in the base: the changes of it go. */
export function revertItem(project: Project, id: string, target: string): Plan {
  const painted = paintTarget(project, id, target, undefined, {});
  if (painted !== null) return painted;
  const place = targetOf(target);
  if (place === null) return unknownTarget(id, target);
  return planned(project, `Revert ${targetWords(project, id, target)}`, (draft) => {
    if (isOwn(draft, id, place)) {
      const message = `${place.item} is this package's own; there is nothing inherited to go back to.`;
      return refusal(fileKey(id, place.file), 'change.hits-nothing', message);
    }
    dropMove(draft, fileKey(id, place.file), place.item);
    return putItem(draft, id, target, inheritedIn(draft, id, place), {});
  });
}

/**
 * Puts a new item into a list (`units`, `modifiers`, `map/zones`); its name must not be taken, own or inherited. Beside
 * an inherited item it is added by a change.
 */
export function addItem(project: Project, id: string, list: string, item: JsonObject, beside: Beside = {}): Plan {
  const name = [item['name'], item['label']].find((one) => typeof one === 'string' && one !== '');
  return planned(
    project,
    `Add ${textOf(name ?? peopleName(item, ''))} to ${list.replace(/^(map|table)\//, '')}`,
    (draft) => putNew(draft, id, list, item, beside),
  );
}

/** Puts a copy of an item, inherited or own, behind it under another name. */
export function duplicateItem(project: Project, id: string, target: string, name: string): Plan {
  const place = targetOf(target);
  if (place === null) return unknownTarget(id, target);
  return planned(project, `Duplicate ${targetWords(project, id, target)} as ${name}`, (draft) => {
    const found = itemIn(draft, id, place);
    if (!isObject(found)) return unknownItem(draft, id, place);
    const key = 'id' in found ? 'id' : 'unit' in found ? 'unit' : 'case';
    const list = place.item.slice(0, place.item.lastIndexOf('/'));
    const beside = isOwn(draft, id, place) ? { after: place.path[place.path.length - 1] } : {};
    return putNew(draft, id, list, { ...found, [key]: name }, beside);
  });
}

/** Moves an item to another place in its list: an own one where it is written, an inherited one by a change. */
export function moveItem(project: Project, id: string, target: string, beside: Beside, because: Because = {}): Plan {
  const place = targetOf(target);
  if (place === null) return unknownTarget(id, target);
  return planned(project, `Move ${targetWords(project, id, target)}`, (draft) => {
    const file = fileKey(id, place.file);
    if (!isOwn(draft, id, place)) {
      if (itemIn(draft, id, place) === undefined) return unknownItem(draft, id, place);
      if (beside.before === undefined && beside.after === undefined) {
        return refusal(file, 'change.target', `Say where ${place.item} goes: before another item, or after one.`);
      }
      putMove(draft, file, place.item, beside, because);
      return null;
    }
    const name = place.path[place.path.length - 1];
    return alterList(draft, file, place.path.slice(0, -1), (entries) => {
      const moved = entries.find((one) => peopleName(one, '') === name);
      const rest = entries.filter((one) => one !== moved);
      return moved === undefined ? entries : insertedBeside(rest, moved, beside);
    });
  });
}

/**
 * A change that moves an inherited item, instead of an earlier one that did. What this package itself has added beside
 * another item is added beside this one instead.
 */
function putMove(draft: Draft, file: FileKey, item: string, beside: Beside, because: Because): void {
  const content = draft.content(file);
  const changes = isList(content['changes']) ? content['changes'] : [];
  const own = (op: string): JsonValue | undefined =>
    changes.find((one) => isObject(one) && one['op'] === op && one['target'] === item);
  const [addition, former] = [own('add'), own('move')];
  const placed = (entry: JsonObject): JsonObject => {
    const { before: _, after: __, ...rest } = entry;
    return { ...rest, ...beside };
  };
  const altered = isObject(addition) ? addition : isObject(former) ? former : undefined;
  const next =
    altered === undefined
      ? [...changes, { op: 'move', target: item, ...beside, ...because }]
      : changes.map((one) => (one === altered ? placed(altered) : one));
  draft.write(file, { ...content, changes: next });
}

/** Takes the change away that moves an item. */
function dropMove(draft: Draft, file: FileKey, item: string): void {
  const content = draft.content(file);
  const changes = isList(content['changes']) ? content['changes'] : [];
  const kept = changes.filter((one) => !isObject(one) || one['op'] !== 'move' || one['target'] !== item);
  if (kept.length < changes.length) draft.write(file, { ...content, changes: kept });
}

/** Puts a new item into a list of a draft. */
export function putNew(draft: Draft, id: string, list: string, item: JsonObject, beside: Beside = {}): Problem | null {
  const name = peopleName(item, '') ?? '';
  const place = targetOf(`${list}/${name === '' ? '-' : name}`);
  if (place === null) return unknownTarget(id, list);
  const file = fileKey(id, place.file);
  if (name === '')
    return refusal(file, 'schema.missing', `An item of ${list} needs a name. Give it an id.`, `/${list}`);
  if (itemsIn(draft, id, list).has(name)) {
    const message = `"${name}" is there already in ${list}. Choose another id, or change the item.`;
    return refusal(file, 'id.duplicate', message, `/${list}`);
  }
  // What this package has removed from its base comes back changed.
  if (inheritedIn(draft, id, place) !== undefined) return putItem(draft, id, place.item, item, {});
  const neighbour = beside.before ?? beside.after;
  const next = neighbour === undefined ? null : targetOf(`${list}/${neighbour}`);
  if (next !== null && !isOwn(draft, id, next)) {
    if (itemIn(draft, id, next) === undefined) return unknownItem(draft, id, next);
    return addByChange(draft, file, { op: 'add', target: place.item, value: item, ...beside });
  }
  // A list of what is one thing, such as a table: where that is inherited, it gains by changes alone.
  const around = place.path.slice(0, -2);
  if (around.length > 0 && partOf(draft.content(file), around) === undefined) {
    return addByChange(draft, file, { op: 'add', target: place.item, value: item });
  }
  return alterList(draft, file, place.path.slice(0, -1), (entries) => insertedBeside(entries, item, beside));
}

function addByChange(draft: Draft, file: FileKey, change: JsonObject): null {
  const content = draft.content(file);
  const changes = isList(content['changes']) ? content['changes'] : [];
  draft.write(file, { ...content, changes: [...changes, change] });
  return null;
}

function insertedBeside(entries: readonly JsonValue[], item: JsonValue, beside: Beside): readonly JsonValue[] {
  const at = entries.findIndex((one) => peopleName(one, '') === (beside.before ?? beside.after));
  if (at < 0) return [...entries, item];
  return entries.toSpliced(beside.before === undefined ? at + 1 : at, 0, item);
}

function alterList(
  draft: Draft,
  file: string,
  path: readonly string[],
  alter: (entries: readonly JsonValue[]) => readonly JsonValue[],
): null {
  const content = draft.content(file);
  const entries = partOf(content, path);
  const altered = withPart(content, path, alter(isList(entries) ? entries : []));
  if (isObject(altered)) draft.write(file, altered);
  return null;
}
