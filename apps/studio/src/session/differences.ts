import { equalJson, type JsonValue } from '@hexwright/model';
import type { FileKey, JsonObject } from '@hexwright/workspace';
import { TOUCHED } from './words.ts';

/** A value that has become another one. */
export interface ValueDifference {
  /** Names of properties and entries that lead to it. */
  readonly path: readonly string[];
  /** undefined where there was nothing. */
  readonly was: JsonValue | undefined;
  /** undefined where there is nothing any more. */
  readonly now: JsonValue | undefined;
}

/** Hexes that were painted alike. */
export interface PaintDifference {
  readonly layer: 'terrain' | 'elevation';
  readonly was: string;
  readonly now: string;
  readonly hexes: readonly { readonly column: number; readonly row: number }[];
}

/** What has become of one file. */
export interface FileDifference {
  readonly file: FileKey;
  readonly values: readonly ValueDifference[];
  readonly painted: readonly PaintDifference[];
  /** How many more values differ than are listed. */
  readonly more: number;
}

/** The content of a file: null where it is no JSON object, undefined where there is no file. */
export type Content = JsonObject | null | undefined;

/** Values that are listed of one file. */
const LISTED = 200;

/** What differs between two contents of a file. Parts that are the same object are not looked into. */
export function differenceOf(file: FileKey, was: Content, now: Content): FileDifference {
  const [before, after] = [orBlank(was, now), orBlank(now, was)];
  if (!isObject(before) || !isObject(after)) {
    const isSame = before === after;
    const values = isSame ? [] : [{ path: [], was: wholeWord(before), now: wholeWord(after) }];
    return { file, values, painted: [], more: 0 };
  }
  const values: ValueDifference[] = [];
  const painted: PaintDifference[] = [];
  let more = 0;
  for (const name of namesOf(before, after)) {
    const [was, now] = [before[name], after[name]];
    if (was === now) continue;
    const isHexRows = (name === 'terrain' || name === 'elevation') && isRows(was) && isRows(now);
    if (isHexRows && sameShape(was, now)) painted.push(...paintedHexes(name, [before, was], [after, now]));
    else {
      const found = valuesOf([name], was, now);
      values.push(...found.slice(0, LISTED - values.length));
      more += found.length;
    }
  }
  return { file, values, painted, more: more - values.length };
}

/** What every file begins with. */
const HEAD = ['$schema', 'format'] as const;

/** A file of changes that came or went is told change by change: there is a blank one where it is missing. */
function orBlank(content: Content, other: Content): Content {
  if (content !== undefined || !isObject(other) || !('changes' in other)) return content;
  const head = HEAD.flatMap((name) => (name in other ? [[name, other[name]]] : []));
  return { ...(Object.fromEntries(head) as JsonObject), changes: [] };
}

function valuesOf(path: readonly string[], was: JsonValue | undefined, now: JsonValue | undefined): ValueDifference[] {
  if (was === now) return [];
  const [one, other] = [partsOf(was), partsOf(now)];
  if (one !== null && other !== null) {
    const names = new Set([...one.keys(), ...other.keys()]);
    return [...names].flatMap((name) => valuesOf([...path, name], one.get(name), other.get(name)));
  }
  return equalJson(was, now) ? [] : [{ path, was, now }];
}

/** The parts of a value by their names; null for a value that has none. */
function partsOf(value: JsonValue | undefined): ReadonlyMap<string, JsonValue> | null {
  if (isObject(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return null;
  const parts = new Map<string, JsonValue>();
  for (const entry of value as readonly JsonValue[]) {
    const name = isObject(entry)
      ? (entry['id'] ?? entry['unit'] ?? entry['case'] ?? entry['target'] ?? entry['code'])
      : null;
    // A list in which something has no name, or two have the same, is one value.
    if (typeof name !== 'string' || parts.has(name)) return null;
    parts.set(name, entry);
  }
  return parts;
}

function paintedHexes(
  layer: 'terrain' | 'elevation',
  [before, was]: readonly [JsonObject, readonly string[]],
  [after, now]: readonly [JsonObject, readonly string[]],
): PaintDifference[] {
  const groups = new Map<string, { was: string; now: string; hexes: { column: number; row: number }[] }>();
  for (const [row, line] of now.entries()) {
    if (line === was[row] && before['terrainCodes'] === after['terrainCodes']) continue;
    for (let column = 0; column < line.length; column++) {
      const one = meaning(before, layer, was[row].charAt(column));
      const other = meaning(after, layer, line.charAt(column));
      if (one === other) continue;
      const key = `${one}\n${other}`;
      const group = groups.get(key) ?? { was: one, now: other, hexes: [] };
      groups.set(key, group);
      group.hexes.push({ column, row });
    }
  }
  return [...groups.values()].map((group) => ({ layer, ...group }));
}

function meaning(content: JsonObject, layer: 'terrain' | 'elevation', sign: string): string {
  const codes = content['terrainCodes'];
  const word = layer === 'terrain' && isObject(codes) ? codes[sign] : undefined;
  return typeof word === 'string' ? word : sign;
}

function wholeWord(content: Content): JsonValue | undefined {
  if (content === undefined) return undefined;
  return content === null ? TOUCHED.unreadable : TOUCHED.file;
}

function namesOf(one: JsonObject, other: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])];
}

function isObject(value: Content | JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRows(value: JsonValue | undefined): value is readonly string[] {
  return Array.isArray(value) && value.every((row) => typeof row === 'string');
}

function sameShape(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((row, i) => row.length === other[i].length);
}
