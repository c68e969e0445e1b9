import type { JsonValue } from '@hexwright/model';
import { isList, isObject } from './form.ts';
import type { Node, NodeMap, SharedMap } from './node.ts';
import { BASE } from './reserved.ts';

/** Columns that a row of a plane may have: keys of hexes stay the same when a map grows. */
const STRIDE = 1000;
/** Marks the sign of a row that stands for itself, because no code says what it means. */
const BARE = '\u0001';
/** Signs for terrains that have none yet. Those people are likely to choose for themselves come last. */
const SPARE_CODES = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-/;<=>?@[]_`{|}';

/** The terrain of each sign of the rows. */
export type Codes = { readonly [code: string]: string };

/** The key of a hex in a plane; column and row count from 0. */
export function planeKey(column: number, row: number): string {
  return String(row * STRIDE + column);
}

/** The hex of a key of a plane. */
export function planeHex(key: string): { readonly column: number; readonly row: number } {
  const place = Number(key);
  return { column: place % STRIDE, row: Math.floor(place / STRIDE) };
}

/** Whether a value can be kept as a plane: rows of signs. */
export function isRows(value: JsonValue | undefined): value is readonly string[] {
  return isList(value) && value.length > 0 && value.every((row) => typeof row === 'string' && row.length <= STRIDE);
}

/** The codes of a map file, as far as they are any. */
export function codesOf(value: JsonValue | undefined): Codes {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).filter(([code, id]) => code.length === 1 && typeof id === 'string');
  return Object.fromEntries(entries) as Codes;
}

/** A plane as it is written for the first time. `codes` is null where the signs themselves are the values. */
export function planeNode(rows: readonly string[], codes: Codes | null): NodeMap {
  return new Map<string, Node>([[BASE, codes === null ? { rows } : { rows, codes }]]);
}

/** What the sign of a row means: a terrain by its first code, or the sign itself. */
export function meaningOf(sign: string, codes: Codes | null): string {
  if (codes === null) return sign;
  const id = Object.hasOwn(codes, sign) ? codes[sign] : undefined;
  return id !== undefined && codeOf(id, codes) === sign ? id : BARE + sign;
}

/** The first sign of a terrain. */
function codeOf(id: string, codes: Codes): string | undefined {
  return Object.keys(codes)
    .toSorted()
    .find((code) => codes[code] === id);
}

/** One field of all hexes of a map, read from the document and kept up to date by {@link touch}. */
export class Plane {
  readonly #map: SharedMap;
  #base: string[][] = [];
  #values: string[][] = [];
  #counts = new Map<string, number>();

  constructor(map: SharedMap) {
    this.#map = map;
    this.#read();
  }

  /** The value of a hex; undefined off the map. */
  at(column: number, row: number): string | undefined {
    return this.#values[row]?.[column];
  }

  /** Reads the hexes of these keys again. */
  touch(keys: Iterable<string>): void {
    for (const key of keys) {
      if (key === BASE) {
        this.#read();
        return;
      }
      this.#readHex(key);
    }
  }

  /** The rows as they are written. */
  rows(signOf: (value: string) => string): string[] {
    const signs = new Map([...this.#counts.keys()].map((value) => [value, signOf(value)]));
    return this.#values.map((row) => row.map((value) => signs.get(value) ?? '').join(''));
  }

  /** The rows of a field whose signs are its values. */
  plainRows(): string[] {
    return this.#values.map((row) => row.join(''));
  }

  /** The codes that the rows need: those there are, and a sign for each terrain that has none. */
  codes(given: Codes): Codes {
    const values = [...this.#counts.keys()];
    const ids = values.filter((value) => !value.startsWith(BARE)).toSorted();
    const known = new Set(Object.values(given));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length === 0) return given;
    const taken = new Set([
      ...Object.keys(given),
      ...values.filter((one) => one.startsWith(BARE)).map((one) => one[1]),
    ]);
    const spare = SPARE_CODES.split('').filter((code) => !taken.has(code));
    return { ...given, ...Object.fromEntries(missing.slice(0, spare.length).map((id, index) => [spare[index], id])) };
  }

  /** Rows of signs, by these codes. */
  codedRows(codes: Codes): string[] {
    return this.rows((value) => (value.startsWith(BARE) ? value.slice(1) : (codeOf(value, codes) ?? '?')));
  }

  #read(): void {
    const { rows, codes } = this.#map.get(BASE) as { readonly rows: readonly string[]; readonly codes?: Codes };
    const meanings = new Map([...new Set(rows.join(''))].map((sign) => [sign, meaningOf(sign, codes ?? null)]));
    this.#base = rows.map((row) => row.split('').map((sign) => meanings.get(sign) ?? sign));
    this.#values = this.#base.map((row) => [...row]);
    this.#counts = new Map();
    for (const row of this.#values) for (const value of row) this.#count(value, 1);
    for (const key of this.#map.keys()) if (key !== BASE) this.#readHex(key);
  }

  #readHex(key: string): void {
    const { column, row } = planeHex(key);
    const last = this.at(column, row);
    if (last === undefined) return;
    const painted = this.#map.get(key);
    const value = typeof painted === 'string' ? painted : this.#base[row][column];
    if (value === last) return;
    this.#values[row][column] = value;
    this.#count(last, -1);
    this.#count(value, 1);
  }

  #count(value: string, by: number): void {
    const count = (this.#counts.get(value) ?? 0) + by;
    if (count > 0) this.#counts.set(value, count);
    else this.#counts.delete(value);
  }
}
