import * as Y from 'yjs';
import type { JsonValue } from '@hexwright/model';
import { isObject, type JsonObject } from './form.ts';
import type { SharedMap, SharedType } from './node.ts';
import { codesOf, HexRows } from './hex-rows.ts';
import { BASE, isReserved, KEYS, LIST, ORDER, SHOWN, WORDS } from './reserved.ts';

/** An entry of a list of the document. */
export interface Entry {
  readonly key: string;
  readonly order: string;
  readonly value: JsonValue;
}

/**
 * Reads the document as JSON, and remembers what it has read: parts that have not changed stay the same objects. Anyone who
 * writes to the document calls {@link touch}.
 */
export class Decoder {
  readonly #objects = new WeakMap<object, JsonObject | readonly Entry[]>();
  readonly #lists = new WeakMap<object, readonly JsonValue[]>();
  readonly #hexRows = new WeakMap<SharedMap, HexRows>();

  /** The content of a file that is taken apart. */
  file(root: SharedMap): JsonObject {
    const known = this.#objects.get(root);
    if (known !== undefined) return known as JsonObject;
    const fields = this.#fields(root);
    const { terrain } = fields;
    const hexRows = this.hexRows(root.get('terrain'));
    const content = hexRows === null || terrain === undefined ? fields : withCodedTerrain(fields, hexRows);
    this.#objects.set(root, content);
    return content;
  }

  /** A value of the document as JSON; undefined where there is nothing, or a list that is not written. */
  value(value: unknown): JsonValue | undefined {
    if (value instanceof Y.Text) return value.toJSON();
    if (!(value instanceof Y.Map)) return value as JsonValue | undefined;
    const map: SharedMap = value;
    const hexRows = this.hexRows(map);
    if (hexRows !== null) return hexRows.plainRows();
    if (map.has(LIST)) {
      const entries = this.entries(map);
      return entries.length === 0 && map.get(SHOWN) !== true ? undefined : this.#list(map, entries);
    }
    const known = this.#objects.get(map);
    if (known !== undefined) return known as JsonObject;
    const fields = this.#fields(map);
    this.#objects.set(map, fields);
    return fields;
  }

  /** The entries of a list in their order. */
  entries(list: SharedMap): readonly Entry[] {
    const known = this.#objects.get(list);
    if (known !== undefined) return known as readonly Entry[];
    const entries: Entry[] = [];
    for (const [key, value] of list.entries()) {
      if (!isReserved(key)) entries.push(this.#entry(key, value));
    }
    entries.sort((one, other) => compare(one.order, other.order) || compare(one.key, other.key));
    this.#objects.set(list, entries);
    return entries;
  }

  /** The rows of hexes that a value is; null where it is none. */
  hexRows(value: unknown): HexRows | null {
    if (!(value instanceof Y.Map)) return null;
    const map: SharedMap = value;
    if (!map.has(BASE)) return null;
    let hexRows = this.#hexRows.get(map);
    if (hexRows === undefined) this.#hexRows.set(map, (hexRows = HexRows.ofMap(map)));
    return hexRows;
  }

  /** Says that properties of a shared type have been written. */
  touch(type: SharedType | SharedMap | Y.Text, keys: Iterable<string>): void {
    if (type instanceof Y.Map) this.#hexRows.get(type as SharedMap)?.touch(keys);
    for (let one: SharedType | null = type as SharedType; one !== null; one = one.parent) {
      this.#objects.delete(one);
      this.#lists.delete(one);
    }
  }

  #list(map: SharedMap, entries: readonly Entry[]): JsonValue {
    let list = this.#lists.get(map);
    if (list === undefined) this.#lists.set(map, (list = entries.map(({ value }) => value)));
    return list;
  }

  #entry(key: string, value: unknown): Entry {
    if (Array.isArray(value)) {
      const [order, content] = value as readonly JsonValue[];
      return { key, order: typeof order === 'string' ? order : '', value: content ?? null };
    }
    if (!(value instanceof Y.Map)) return { key, order: '', value: this.value(value) ?? null };
    const map: SharedMap = value;
    const order = map.get(ORDER);
    const words = map.get(WORDS);
    return {
      key,
      order: typeof order === 'string' ? order : '',
      value: words instanceof Y.Text ? words.toJSON() : (this.value(map) ?? null),
    };
  }

  #fields(map: SharedMap): JsonObject {
    const given = map.get(KEYS);
    const order = Array.isArray(given) ? given.filter((key): key is string => map.has(key as string)) : [];
    const ordered = new Set(order);
    const rest = [...map.keys()].filter((key) => !isReserved(key) && !ordered.has(key)).toSorted(compare);
    const fields: [string, JsonValue][] = [];
    for (const key of [...order, ...rest]) {
      const value = this.value(map.get(key));
      if (value !== undefined) fields.push([key, value]);
    }
    return Object.fromEntries(fields);
  }
}

function withCodedTerrain(fields: JsonObject, hexRows: HexRows): JsonObject {
  const { terrainCodes } = fields;
  const written = isObject(terrainCodes) ? terrainCodes : {};
  const codes = codesOf(written);
  const added = hexRows.addedCodes(codes, Object.keys(written));
  const terrain = hexRows.codedRows({ ...codes, ...added });
  if (Object.keys(added).length === 0) return { ...fields, terrain };
  return { ...fields, terrain, terrainCodes: { ...written, ...added } };
}

/** Order of UTF-16 units, the same on every machine. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
