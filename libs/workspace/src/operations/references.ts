import { pointerOf, pointerPath, type JsonValue } from '@hexwright/model';
import { fileKey, kindOf, packageOf, type FileKey } from '../file-key.ts';
import { isList, isObject, textOf } from '../form.ts';
import type { Project } from '../project.ts';
import { chainOf } from './chain.ts';
import { listOf } from './content.ts';
import {
  isWords,
  matchesAny,
  mayName,
  placesOf,
  PLAIN_LISTS,
  TARGETS,
  vocabularyOf,
  type NamedList,
} from './name-places.ts';

/** The name of an item somewhere in a file. */
export interface NamedItem {
  readonly list: NamedList;
  readonly name: string;
}

/** Where an item is defined. */
export interface Definition extends NamedItem {
  /** The package that defines it: the one to find references from, and to rename it in. */
  readonly package: string;
  readonly file: FileKey;
  /** JSON pointer of the item. */
  readonly pointer: string;
}

/** Which item the value (or the property's name) at a JSON pointer names; null if it names none. */
export function itemNamedAt(project: Project, file: FileKey, pointer: string): NamedItem | null {
  const keys = pointerPath(pointer);
  const { path, value, around } = walked(project.content(file) ?? undefined, keys);
  const kind = kindOf(file);
  if (kind === undefined) return null;
  const targets = ['changes/*/target', ...(TARGETS[kind] ?? [])];
  if (matchesAny(path, targets) && typeof value === 'string') return itemOfTarget(value);
  const [property] = keys.slice(-1);
  for (const list of PLAIN_LISTS) {
    const places = placesOf(list);
    if (matchesAny(path.slice(0, -1), places.keys[kind])) return { list, name: property };
    const isDefinition = matchesAny(path, [`${places.list}/*/id`]) && file.endsWith(`:${places.file}`);
    if (typeof value === 'string' && (isDefinition || matchesAny(path, places.values[kind])))
      return { list, name: value };
  }
  if (typeof value !== 'string') return null;
  if (matchesAny(path, ['vocabularies/*/values/*/id'])) return { list: `words/${textOf(around)}`, name: value };
  const list = vocabulariesOf(project, packageOf(file))
    .map((one): NamedList => `words/${one}`)
    .find((one) => matchesAny(path, placesOf(one).values[kind]));
  if (list !== undefined) return { list, name: value };
  return mayName('units', kind, path) ? { list: 'units', name: value } : null;
}

/** Where an item is defined that a package speaks of: in the package itself or in what it builds on; null if nowhere. */
export function definitionOf(project: Project, id: string, { list, name }: NamedItem): Definition | null {
  const places = placesOf(list);
  for (const one of chainOf(project, id).toReversed()) {
    const file = fileKey(one, places.file);
    const content = project.content(file);
    const added = listOf(content, 'changes').findIndex(
      ({ op, target }) => op === 'add' && target === `${places.target}/${name}`,
    );
    if (added >= 0) return { list, name, package: one, file, pointer: pointerOf('changes', added) };
    const lists = listOf(content, places.list);
    if (!isWords(list)) {
      const index = lists.findIndex((entry) => entry['id'] === name);
      if (index >= 0) return { list, name, package: one, file, pointer: pointerOf(places.list, index) };
      continue;
    }
    const vocabulary = lists.findIndex((entry) => entry['id'] === vocabularyOf(list));
    const index = listOf(lists[vocabulary], 'values').findIndex((entry) => entry['id'] === name);
    const pointer = pointerOf('vocabularies', vocabulary, 'values', index);
    if (index >= 0) return { list, name, package: one, file, pointer };
  }
  return null;
}

/** Where the item is defined whose name stands at a JSON pointer of a file; null if none does. */
export function definitionAt(project: Project, file: FileKey, pointer: string): Definition | null {
  const item = itemNamedAt(project, file, pointer);
  return item === null ? null : definitionOf(project, packageOf(file), item);
}

/** The item that the target of a change lies in. */
function itemOfTarget(target: string): NamedItem | null {
  const [root, name = '', ...rest] = target.split('/');
  if (root === 'vocabularies' && rest[0] === 'values' && rest[1] !== undefined) {
    return { list: `words/${name}`, name: rest[1] };
  }
  if (root === 'setUp') return { list: 'units', name };
  if (root === 'map') return name === 'zones' && rest[0] !== undefined ? { list: 'zones', name: rest[0] } : null;
  const list = PLAIN_LISTS.find((one) => one === root);
  return list === undefined ? null : { list, name };
}

interface Walked {
  /** The path with `*` for entries of lists. */
  readonly path: readonly string[];
  readonly value: JsonValue | undefined;
  /** The id of the outermost entry of a list on the way. */
  readonly around: JsonValue | undefined;
}

function walked(content: JsonValue | undefined, keys: readonly string[]): Walked {
  let value = content;
  let around: JsonValue | undefined;
  const path = keys.map((key) => {
    const isEntry = isList(value);
    if (isList(value)) value = value[Number(key)];
    else value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
    if (isEntry && isObject(value)) around ??= value['id'];
    return isEntry ? '*' : key;
  });
  return { path, value, around };
}

function vocabulariesOf(project: Project, id: string): string[] {
  return chainOf(project, id).flatMap((one) =>
    listOf(project.content(fileKey(one, 'rules.json')), 'vocabularies').map((entry) => textOf(entry['id'])),
  );
}
