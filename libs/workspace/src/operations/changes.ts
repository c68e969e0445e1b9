import { equalJson, type JsonValue } from '@hexwright/model';
import { fileKey, type FileKey } from '../file-key.ts';
import { isList, isObject, ownValue, textOf, type JsonObject } from '../form.ts';
import { listOf, partOf, peopleName, withPart } from './content.ts';
import type { Draft } from './draft.ts';

/** Why a derived package alters what it inherits. */
export interface Because {
  readonly case?: string;
  readonly reason?: string;
}

/** What a change says, without its reasons. */
export interface ChangeEntry {
  readonly op: 'set' | 'add' | 'replace' | 'remove' | 'move';
  readonly target: string;
  readonly value?: JsonValue;
  readonly after?: string;
  readonly before?: string;
}

/** The files of a package in the order in which their changes are made. */
export const CHANGE_FILES = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];

/** The changes of a package that alter an item, or something in it, in their order. */
export function changesUnder(draft: Draft, id: string, item: string): JsonObject[] {
  return CHANGE_FILES.flatMap((file) =>
    listOf(draft.content(fileKey(id, file)), 'changes').filter((one) => isUnder(one, item)),
  );
}

/** What holds in some turns alone is no part of what the item is otherwise: it stays as it is. */
function isUnder({ target, turns }: JsonObject, item: string): boolean {
  if (turns !== undefined) return false;
  return target === item || (typeof target === 'string' && target.startsWith(`${item}/`));
}

/** An item after the changes of it. Changes that do not fit it are passed over: the compiler says what is wrong. */
export function withChanges(
  value: JsonValue | undefined,
  item: string,
  changes: readonly JsonObject[],
): JsonValue | undefined {
  return changes.reduce<JsonValue | undefined>((now, change) => {
    const path = textOf(change['target']).slice(item.length).split('/').slice(1);
    if (change['op'] === 'remove') return withPart(now, path, undefined);
    if (change['op'] === 'move') return movedWithin(now, path, change);
    const list = partOf(now, path.slice(0, -1));
    if (change['op'] !== 'add' || !isList(list)) return withPart(now, path, change['value']);
    return withPart(now, path.slice(0, -1), inserted(list, change, path[path.length - 1]));
  }, value);
}

/** Where an item itself stands is its list's affair; within it, an entry goes to another place. */
function movedWithin(now: JsonValue | undefined, path: readonly string[], change: JsonObject): JsonValue | undefined {
  const name = path[path.length - 1];
  const list = path.length === 0 ? undefined : partOf(now, path.slice(0, -1));
  const entry = isList(list) ? list.find((one) => nameOf(one) === name) : undefined;
  if (!isList(list) || entry === undefined) return now;
  const rest = list.filter((one) => one !== entry);
  return withPart(now, path.slice(0, -1), inserted(rest, { ...change, value: entry }, name));
}

function inserted(list: readonly JsonValue[], change: JsonObject, name: string): readonly JsonValue[] {
  const value = change['value'];
  const entry: JsonValue = isObject(value) ? { ...('id' in value ? {} : { id: name }), ...value } : (value ?? name);
  const neighbour = change['before'] ?? change['after'];
  const at = list.findIndex((one) => nameOf(one) === neighbour);
  if (at < 0) return [...list, entry];
  return list.toSpliced('before' in change ? at : at + 1, 0, entry);
}

/**
 * Makes the changes of an item in a package such that what it inherits becomes `wanted` (undefined: it is removed). Changes
 * that say what is needed already stay as they are, with their reasons.
 *
 * @param file where new changes go
 */
export function changeItem(
  draft: Draft,
  file: FileKey,
  item: string,
  inherited: JsonValue | undefined,
  wanted: JsonValue | undefined,
  because: Because,
): void {
  const id = file.slice(0, file.indexOf(':'));
  const earlier = new Map(changesUnder(draft, id, item).map((one) => [one['target'], one]));
  const isReplaced = earlier.get(item)?.['op'] === 'replace' && wanted !== undefined && !equalJson(inherited, wanted);
  const entries: readonly ChangeEntry[] = isReplaced
    ? [{ op: 'replace', target: item, value: wanted }]
    : between(item, inherited, wanted, isMapField(item) ? 'set' : 'replace');
  const needed = new Map(entries.map((one) => [one.target, reasoned(one, earlier.get(one.target), because)]));
  for (const one of CHANGE_FILES) {
    const other = fileKey(id, one);
    const content = draft.content(other);
    const changes = listOf(content, 'changes');
    const kept = changes.flatMap((change) => {
      // An item that stays keeps the place to which it was moved.
      const isMoved = change['op'] === 'move' && change['target'] === item && wanted !== undefined;
      if (!isUnder(change, item) || isMoved) return [change];
      const next = needed.get(textOf(change['target']));
      needed.delete(textOf(change['target']));
      return next === undefined ? [] : [next];
    });
    if (!equalJson(kept, changes)) draft.write(other, { ...content, changes: kept });
  }
  if (needed.size === 0) return;
  const content = draft.content(file);
  draft.write(file, { ...content, changes: [...listOf(content, 'changes'), ...needed.values()] });
}

/** A change with the reasons it had, if it says the same, or else with those given. */
function reasoned(entry: ChangeEntry, earlier: JsonObject | undefined, because: Because): JsonObject {
  if (earlier === undefined) return { ...entry, ...because };
  if (earlier['op'] === entry.op && equalJson(earlier['value'], entry.value)) return earlier;
  const dropped = new Set(entry.op === 'add' ? ['value'] : ['value', 'before', 'after']);
  const kept = Object.entries(earlier).filter(([name]) => !dropped.has(name));
  return { ...Object.fromEntries(kept), ...entry, ...because };
}

/**
 * The changes that make one value of another: as deep in it as changes can name things.
 *
 * @param op how the value is put in place of another as a whole: items of lists are replaced, fields set
 */
function between(
  target: string,
  from: JsonValue | undefined,
  to: JsonValue | undefined,
  op: 'set' | 'replace' = 'set',
): ChangeEntry[] {
  if (equalJson(from, to)) return [];
  if (to === undefined) return [{ op: 'remove', target }];
  if (from === undefined) return [{ op: 'add', target, value: to }];
  if (isList(from) && isList(to)) return betweenLists(target, from, to);
  if (!isObject(from) || !isObject(to)) return [{ op, target, value: to }];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  if (!names.every(isName)) return [{ op, target, value: to }];
  return names.flatMap((name) => between(`${target}/${name}`, ownValue(from, name), ownValue(to, name)));
}

function betweenLists(target: string, from: readonly JsonValue[], to: readonly JsonValue[]): ChangeEntry[] {
  const [former, names] = [from.map(nameOf), to.map(nameOf)];
  const kept = names.filter((name) => former.includes(name));
  const isInOrder = equalJson(
    former.filter((name) => names.includes(name)),
    kept,
  );
  const areNamed = [former, names].every((all) => all.every(isName) && new Set(all).size === all.length);
  if (!isInOrder || !areNamed) return [{ op: 'set', target, value: to }];
  const removed = former.filter((name) => !names.includes(name));
  return [
    ...removed.map((name): ChangeEntry => ({ op: 'remove', target: `${target}/${name}` })),
    ...to.flatMap((entry, index): ChangeEntry[] => {
      const name = names[index] ?? '';
      const place = former.indexOf(name);
      if (place >= 0) return between(`${target}/${name}`, from[place], entry, 'replace');
      // Changes are made one after another: what stands before a new entry is there already.
      const neighbour = index > 0 ? { after: names[index - 1] } : { before: kept[0] };
      const isAtEnd = kept.length === 0 || names.slice(index).every((one) => !former.includes(one));
      return [{ op: 'add', target: `${target}/${name}`, value: entry, ...(isAtEnd ? {} : neighbour) }];
    }),
  ];
}

/** Whether the item is a field of the map, such as its numbering, and no entry of a list. */
function isMapField(item: string): boolean {
  return item.startsWith('map/') && item.split('/').length === 2;
}

function nameOf(entry: JsonValue): string | undefined {
  return isObject(entry) ? peopleName(entry, '') : undefined;
}

function isName(name: string | undefined): boolean {
  return name !== undefined && name !== '' && !name.includes('/');
}
