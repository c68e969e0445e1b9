import type { JsonValue } from '@hexwright/model';
import { isList, isObject } from './form.ts';
import type { Node, NodeMap, SharedMap } from './node.ts';
import { BASE } from './reserved.ts';

/** Columns that a row of hex rows may have, and rows: keys of hexes stay the same when a map grows. */
const STRIDE = 1000;
/** Marks the sign of a row that stands for itself, because no code says what it means. */
const BARE = '\u0001';
/** Signs for terrains that have none yet. Those people are likely to choose for themselves come last. */
const SPARE_CODES = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-/;<=>?@[]_`{|}';

/** The terrain of each sign of the rows. */
export type Codes = { readonly [code: string]: string };

/** The key of a hex in hex rows; column and row count from 0. */
export function hexKey(column: number, row: number): string {
  return String(row * STRIDE + column);
}

/** The hex of a key of hex rows. */
export function hexOfKey(key: string): { readonly column: number; readonly row: number } {
  const place = Number(key);
  return { column: place % STRIDE, row: Math.floor(place / STRIDE) };
}

/** Whether a property of a map is kept as hex rows, if it holds rows. */
export function isHexRowsField(name: string): boolean {
  return name === 'terrain' || name === 'elevation';
}

/** Whether a value can be kept as hex rows: rows of signs, at least one of them in all. */
export function isRows(value: JsonValue | undefined): value is readonly string[] {
  if (!isList(value) || value.length > STRIDE) return false;
  if (!value.every((row) => typeof row === 'string' && row.length <= STRIDE)) return false;
  return value.some((row) => row !== '');
}

/** The codes of a map file, as far as they are any. */
export function codesOf(value: JsonValue | undefined): Codes {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).filter(([code, id]) => code.length === 1 && typeof id === 'string');
  return Object.fromEntries(entries) as Codes;
}

/** Hex rows as they are written for the first time. `codes` is null where the signs themselves are the values. */
export function hexRowsNode(rows: readonly string[], codes: Codes | null): NodeMap {
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

/** Rows as a document or a file holds them. `codes` is absent where the signs themselves are the values. */
export interface Rows {
  readonly rows: readonly string[];
  readonly codes?: Codes;
}

/** What lies under the painted hexes of a document; nothing where somebody has put there what cannot. */
function baseOf(value: unknown): Rows {
  const base = value as JsonValue | undefined;
  if (!isObject(base) || !isRows(base['rows'])) return { rows: [] };
  const { rows, codes } = base;
  return codes === undefined ? { rows } : { rows, codes: codesOf(codes) };
}

/**
 * One field of all hexes of a map, as the document has it: rows of signs, and over them the hexes that were painted. It keeps
 * no hexes of its own.
 */
export class HexRows {
  readonly #map: SharedMap | null;
  #rows: readonly string[] = [];
  /** What each sign of the rows means. */
  #meanings = new Map<string, string>();

  private constructor(map: SharedMap | null, rows: Rows) {
    this.#map = map;
    this.#read(rows);
  }

  /** The hex rows of a shared map. */
  static ofMap(map: SharedMap): HexRows {
    return new HexRows(map, baseOf(map.get(BASE)));
  }

  /** Hex rows that nobody paints. */
  static ofRows(rows: Rows): HexRows {
    return new HexRows(null, rows);
  }

  /** The value of a hex; undefined off the map. */
  at(column: number, row: number): string | undefined {
    const sign = this.#rows[row]?.[column];
    if (sign === undefined) return undefined;
    const painted = this.#map?.get(hexKey(column, row));
    return typeof painted === 'string' ? painted : this.#meanings.get(sign);
  }

  /**
   * Writes the number of every hex's value into the array of a map that is so many columns wide, row by row: as far as the
   * map goes, and the hex has a value.
   */
  fill(into: Uint16Array | Int8Array, columns: number, numberOf: (value: string) => number): void {
    const numbers: number[] = [];
    for (const [sign, value] of this.#meanings) numbers[sign.charCodeAt(0)] = numberOf(value);
    for (let row = Math.min(into.length / columns, this.#rows.length) - 1; row >= 0; row--) {
      const text = this.#rows[row];
      const width = Math.min(columns, text.length);
      for (let column = 0; column < width; column++) into[row * columns + column] = numbers[text.charCodeAt(column)];
    }
    for (const { column, row, value } of this.#painted()) {
      if (column < columns && row * columns < into.length) into[row * columns + column] = numberOf(value);
    }
  }

  /** Says that properties of the shared map have been written: only the rows are read again, hexes are always read there. */
  touch(keys: Iterable<string>): void {
    for (const key of keys) if (key === BASE) this.#read(baseOf(this.#map?.get(BASE)));
  }

  /** The rows of a field whose signs are its values. */
  plainRows(): string[] {
    return this.#signs((value) => value);
  }

  /**
   * A code for each terrain that has none.
   *
   * @param written all signs for which something is written, be it a terrain or not
   * @param coming terrains that are about to be painted: they come after those that are there, which keep theirs
   */
  addedCodes(given: Codes, written: readonly string[], coming: Iterable<string> = []): Codes {
    const values = [...this.#used()];
    const ids = values.filter((value) => !value.startsWith(BARE)).toSorted();
    const known = new Set(Object.values(given));
    const missing = [...new Set([...ids, ...[...coming].toSorted()])].filter((id) => !known.has(id));
    const taken = new Set([...written, ...values.filter((one) => one.startsWith(BARE)).map((one) => one[1])]);
    const spare = SPARE_CODES.split('').filter((code) => !taken.has(code));
    return Object.fromEntries(missing.slice(0, spare.length).map((id, index) => [spare[index], id]));
  }

  /** Rows of signs, by these codes. */
  codedRows(codes: Codes): string[] {
    return this.#signs((value) => (value.startsWith(BARE) ? value.slice(1) : (codeOf(value, codes) ?? '?')));
  }

  /** Rows of what stands for the values. Where nothing was painted and all signs stay, a row is the one that is there. */
  #signs(signOf: (value: string) => string): string[] {
    const known = new Map<string, string>();
    const written = (value: string): string => {
      let sign = known.get(value);
      if (sign === undefined) known.set(value, (sign = signOf(value)));
      return sign;
    };
    const signs = new Map([...this.#meanings].map(([sign, value]) => [sign, written(value)]));
    const isSame = [...signs].every(([sign, now]) => now === sign);
    const rows: (string[] | string)[] = isSame
      ? [...this.#rows]
      : this.#rows.map((text) => text.split('').map((sign) => signs.get(sign) ?? sign));
    for (const { column, row, value } of this.#painted()) {
      let text = rows[row];
      if (typeof text === 'string') rows[row] = text = text.split('');
      text[column] = written(value);
    }
    return rows.map((text) => (typeof text === 'string' ? text : text.join('')));
  }

  /** All values that any hex has. */
  #used(): ReadonlySet<string> {
    const used = new Set<string>();
    for (const { value } of this.#painted()) used.add(value);
    const unseen = new Map(this.#meanings);
    for (let row = 0; row < this.#rows.length && unseen.size > 0; row++) {
      for (const [sign, value] of unseen) {
        if (!this.#isShown(sign, row)) continue;
        used.add(value);
        unseen.delete(sign);
      }
    }
    return used;
  }

  /** Whether a sign of a row is still to be seen in a hex that nobody has painted. */
  #isShown(sign: string, row: number): boolean {
    const text = this.#rows[row];
    let column = text.indexOf(sign);
    while (column >= 0 && typeof this.#map?.get(hexKey(column, row)) === 'string') {
      column = text.indexOf(sign, column + 1);
    }
    return column >= 0;
  }

  /** The hexes that were painted. */
  *#painted(): Generator<{ readonly column: number; readonly row: number; readonly value: string }, void> {
    for (const [key, value] of this.#map?.entries() ?? []) {
      if (key === BASE || typeof value !== 'string') continue;
      const { column, row } = hexOfKey(key);
      if (this.#rows[row]?.[column] !== undefined) yield { column, row, value };
    }
  }

  #read({ rows, codes }: Rows): void {
    this.#rows = rows;
    this.#meanings = new Map([...new Set(rows.join(''))].map((sign) => [sign, meaningOf(sign, codes ?? null)]));
  }
}
