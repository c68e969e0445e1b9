import { suggestion, type JsonValue } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { equalJson } from '../equal.ts';
import { fileKey, type FileKey } from '../file-key.ts';
import { isObject, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { chainOf } from './chain.ts';
import { withChange, withoutChange, type Because } from './changes.ts';
import {
  brokenFile,
  contentEdit,
  listOf,
  namesOf,
  partOf,
  peopleName,
  refusal,
  withAdded,
  withPart,
} from './content.ts';

/** The file in which each list of named items stands. */
const FILES: Readonly<Record<string, string>> = {
  sides: 'scenario.json',
  modules: 'scenario.json',
  setUp: 'scenario.json',
  map: 'map.json',
  units: 'units.json',
  terrains: 'terrain.json',
  hexsides: 'terrain.json',
  features: 'terrain.json',
  vocabularies: 'rules.json',
  parameters: 'rules.json',
  tables: 'rules.json',
  modifiers: 'rules.json',
  conditions: 'rules.json',
  sequence: 'rules.json',
  victory: 'rules.json',
  objectives: 'rules.json',
  options: 'rules.json',
  contents: 'rules.json',
};

/** A target such as `units/guards/values/movement`: its file, and the path inside it. */
interface Target {
  readonly file: string;
  readonly path: readonly string[];
  /** Leading parts of the path that name the item. */
  readonly item: readonly string[];
}

/**
 * Gives what a target names another value; undefined takes it away. An item of the package itself is altered where it
 * stands; for an inherited one the package gets a change, or, if the value is the inherited one, loses the change it had.
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
  const place = targetOf(target);
  const file = fileKey(id, place?.file ?? 'rules.json');
  if (place === null) {
    const [list] = target.split('/');
    return refusal(file, 'change.target', `There is nothing called "${list}".${suggestion(list, Object.keys(FILES))}`);
  }
  const broken = brokenFile(project, file);
  if (broken !== null) return broken;
  const title = value === undefined ? `Remove ${target}` : `Set ${target}`;
  if (partOf(project.content(file) ?? undefined, place.item) !== undefined) {
    const edit = (content: JsonObject): JsonObject => {
      const altered = withPart(content, place.path, value);
      return isObject(altered) ? altered : {};
    };
    return contentEdit(title, [{ file, edit }]);
  }
  const base = chainOf(project, id)
    .slice(0, -1)
    .toReversed()
    .find((one) => partOf(project.content(fileKey(one, place.file)) ?? undefined, place.item) !== undefined);
  if (base === undefined) return unknownItem(project, id, place, file);
  const inherited = partOf(project.content(fileKey(base, place.file)) ?? undefined, place.path);
  const edit = (content: JsonObject): JsonObject => {
    if (equalJson(inherited, value)) return withoutChange(content, target);
    if (value === undefined) return withChange(content, { op: 'remove', target }, because);
    const isWhole = place.path.length === place.item.length;
    const op = inherited === undefined ? 'add' : isWhole ? 'replace' : 'set';
    return withChange(content, { op, target, value }, because);
  };
  return contentEdit(title, [{ file, edit }]);
}

/** Puts a new item at the end of a list (`units`, `modifiers`, `map/zones`); its name must not be taken in the chain. */
export function addItem(project: Project, id: string, list: string, item: JsonObject): Plan {
  const place = targetOf(list);
  const file = fileKey(id, place?.file ?? 'rules.json');
  if (place === null) return refusal(file, 'change.target', `There is no list "${list}".`);
  const broken = brokenFile(project, file);
  if (broken !== null) return broken;
  const name = place.path[place.path.length - 1];
  const own = peopleName(item, name) ?? '';
  const taken = chainOf(project, id).flatMap((one) => namesOf(project.content(fileKey(one, place.file)), name));
  if (taken.includes(own)) {
    return refusal(
      file,
      'id.duplicate',
      `"${own}" is there already in ${list}. Choose another id, or change the item.`,
    );
  }
  return contentEdit(`Add ${own} to ${list}`, [{ file, edit: (content) => withAdded(content, name, item) }]);
}

/** Puts a copy of an item, inherited or own, beside it under another name. */
export function duplicateItem(project: Project, id: string, target: string, name: string): Plan {
  const place = targetOf(target);
  const file = fileKey(id, place?.file ?? 'rules.json');
  if (place === null) return refusal(file, 'change.target', `There is nothing called "${target}".`);
  const found = chainOf(project, id)
    .toReversed()
    .map((one) => partOf(project.content(fileKey(one, place.file)) ?? undefined, place.item))
    .find(isObject);
  if (found === undefined) return unknownItem(project, id, place, file);
  const key = 'id' in found ? 'id' : 'unit' in found ? 'unit' : 'case';
  return addItem(project, id, target.split('/').slice(0, -1).join('/'), { ...found, [key]: name });
}

function targetOf(target: string): Target | null {
  const parts = target.split('/');
  const [list] = parts;
  if (!Object.hasOwn(FILES, list) || parts.includes('')) return null;
  if (list === 'map') return { file: FILES[list], path: parts.slice(1), item: parts.slice(1, 3) };
  const item = list === 'victory' ? parts.slice(0, 1) : parts.slice(0, 2);
  return { file: FILES[list], path: parts, item };
}

function unknownItem(project: Project, id: string, { item, file: name }: Target, file: FileKey): Plan {
  const [list, wanted = list] = item;
  const names = chainOf(project, id).flatMap((one) =>
    listOf(project.content(fileKey(one, name)), list).map((entry) => peopleName(entry, list) ?? ''),
  );
  return refusal(file, 'change.hits-nothing', `There is no "${wanted}" in ${list}.${suggestion(wanted, names)}`);
}
