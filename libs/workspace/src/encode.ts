import type { FileKind, JsonValue } from '@hexwright/model';
import { entryForm, fieldForm, fileForm, hasItems, isList, isObject, itemLists, knowsOrder, textOf } from './form.ts';
import type { Form, JsonObject } from './form.ts';
import { Prose, type Node, type NodeMap } from './node.ts';
import { firstKeys } from './order-key.ts';
import { codesOf, isHexRowsField, isRows, hexRowsNode } from './hex-rows.ts';
import { MATERIALISED, KEYS, LIST, ORDER, SHOWN, WORDS, type ListKind } from './reserved.ts';

/** Properties whose words several people may write at once. */
const PROSE: ReadonlySet<string> = new Set(['summary', 'note']);
/** Lists of such words. */
const PROSE_LISTS: ReadonlySet<string> = new Set(['notes', 'credits']);
/** Lists of words or hexes to which two people may add at once. Others, such as the two hexes of a unit, are one value. */
const MERGED_LISTS: ReadonlySet<string> = new Set(['hexes', 'path', 'traits', 'modules']);
/** Lists of so few entries are one value, whatever their name. */
const FEW = 2;
/** Objects that make sense only as a whole. */
const WHOLE: ReadonlySet<string> = new Set(['grid', 'numbering', 'provenance', 'match', 'value']);
/** By a property of this name Yjs tells plain objects from others; one that has it of its own cannot be one value. */
const CLASS = 'constructor';

/** A file of which nothing is written yet: its lists are there, so that two people who begin it write the same lists. */
function emptyFile(kind: FileKind): Map<string, Node> {
  const lists = itemLists(kind).map((name): [string, Node] => [name, new Map([[LIST, 'items']])]);
  return new Map([[MATERIALISED, true], ...lists]);
}

/**
 * The shape of a file in the document. The same content always gives the same shape, on every machine: files are taken
 * apart by anyone who needs them first, and two who do so at once must write the same.
 */
export function encodeFile(kind: FileKind, content: JsonObject): NodeMap {
  const node = emptyFile(kind);
  const form = fileForm(kind);
  for (const [name, value] of Object.entries(content)) node.set(name, encodeRootField(kind, name, value, content));
  addKeyOrder(node, content, form);
  return node;
}

/** The shape of a property of a file; `content` is the whole file, in which a map's codes stand. */
export function encodeRootField(kind: FileKind, name: string, value: JsonValue, content: JsonObject): Node {
  if (kind === 'map' && isHexRowsField(name)) {
    if (isRows(value)) return hexRowsNode(value, name === 'terrain' ? codesOf(content['terrainCodes']) : null);
    // Not taken apart: its keys would pass for hexes.
    if (isObject(value) && isWhole(value)) return value;
  }
  return encode(value, name, fieldForm(fileForm(kind), name));
}

/** The shape of a value; `name` is the property it is the value of, or that of the list it is an entry of. */
export function encode(value: JsonValue, name: string, form: Form): Node {
  if (typeof value === 'string') return PROSE.has(name) ? new Prose(value) : value;
  if (isList(value)) return encodeList(value, name, form);
  if (!isObject(value) || (WHOLE.has(name) && isWhole(value))) return value;
  const node = new Map<string, Node>();
  for (const [key, part] of Object.entries(value)) node.set(key, encode(part, key, fieldForm(form, key)));
  addKeyOrder(node, value, form);
  return node;
}

/** Whether an object can be kept as one value. */
function isWhole(value: JsonObject): boolean {
  return !Object.hasOwn(value, CLASS);
}

/** What kind of list a value is kept as; null where it is one value. */
export function listKindOf(value: readonly JsonValue[], name: string, form: Form): ListKind | null {
  if (value.length === 0 ? hasItems(form) : value.every(isObject)) return 'items';
  const areWords = value.every((entry) => typeof entry === 'string');
  if (!areWords) return null;
  if (PROSE_LISTS.has(name)) return 'prose';
  return MERGED_LISTS.has(name) && (form.maxItems ?? Infinity) > FEW ? 'values' : null;
}

function encodeList(value: readonly JsonValue[], name: string, form: Form): Node {
  const kind = listKindOf(value, name, form);
  if (kind === null) return value;
  const node = new Map<string, Node>([
    [LIST, kind],
    [SHOWN, true],
  ]);
  const orders = firstKeys(value.length);
  for (const [index, entry] of value.entries()) {
    const key = unique(entryKey(entry, kind, name), (taken) => node.has(taken));
    node.set(key, encodeEntry(entry, kind, name, form, orders[index]));
  }
  return node;
}

/** The shape of an entry of a list. `form` is that of the list. */
export function encodeEntry(entry: JsonValue, kind: ListKind, list: string, form: Form, order: string): Node {
  if (kind === 'values') return [order, entry];
  if (kind === 'prose') {
    return new Map<string, Node>([
      [ORDER, order],
      [WORDS, new Prose(textOf(entry))],
    ]);
  }
  const node = new Map(encode(entry, `${list} entry`, entryForm(form)) as NodeMap);
  return node.set(ORDER, order);
}

/**
 * The key under which an entry is kept: what people call it, where it has a name. It stays when the entry is renamed,
 * so that a change of name and a change of content go together.
 */
export function entryKey(entry: JsonValue, kind: ListKind, list: string): string {
  if (kind === 'values') return textOf(entry);
  return (kind === 'items' ? nameOf(entry, list) : undefined) ?? 'entry';
}

/** The name by which people call an entry of a list; undefined where it has none. */
export function nameOf(entry: JsonValue, list: string): string | undefined {
  if (!isObject(entry)) return undefined;
  if (list === 'hexsides' && isList(entry['between'])) {
    // A hexside is where it is: two people who draw the same one have drawn one.
    return `${textOf(entry['feature'])}@${entry['between'].map(textOf).toSorted().join('|')}`;
  }
  // What becomes of a warning is decided once.
  if (list === 'problems') return `${textOf(entry['code'])}@${textOf(entry['item'] ?? '')}`;
  // Where an item stands and what it says are two things.
  if (list === 'changes' && entry['op'] === 'move') return `${textOf(entry['target'] ?? '')}@place`;
  const { turns } = entry;
  // What holds in some turns holds beside what holds in all others.
  if (list === 'changes' && turns !== undefined && isObject(turns)) {
    return `${textOf(entry['target'] ?? '')}@${textOf(turns['from'] ?? '')}-${textOf(turns['to'] ?? '')}`;
  }
  const name = list === 'changes' ? entry['target'] : (entry['id'] ?? entry['unit'] ?? entry['case']);
  return typeof name === 'string' ? name : undefined;
}

/** Lists in which there can be only one entry of a name, so that two people who add it at once have added one. */
export function isNameUnique(list: string): boolean {
  return list === 'setUp' || list === 'hexsides' || list === 'changes' || list === 'problems';
}

/** `name`, or `name~2` and so on if it is taken. */
export function unique(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) if (!isTaken(`${name}~${number}`)) return `${name}~${number}`;
}

function addKeyOrder(node: Map<string, Node>, value: JsonObject, form: Form): void {
  const order = keyOrder(value, form);
  if (order !== null) node.set(KEYS, order);
}

/** The order of an object's properties where it must be kept; null where it follows by itself. */
export function keyOrder(value: JsonObject, form: Form): readonly string[] | null {
  const names = Object.keys(value);
  if (knowsOrder(form, names)) return null;
  const isSorted = names.every((name, index) => index === 0 || names[index - 1] < name);
  return isSorted ? null : names;
}
