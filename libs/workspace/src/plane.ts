import type { JsonValue } from '@hexwright/model';
import { isList, isObject } from './form.ts';
import type { Node, NodeMap, SharedMap } from './node.ts';
import { BASE } from './reserved.ts';

/** Columns that a row of a plane may have, and rows: keys of hexes stay the same when a map grows. */
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

/** Whether a property of a map is kept as a plane, if it is one. */
export function isPlaneField(name: string): boolean {
  return name === 'terrain' || name === 'elevation';
}

/** Whether a value can be kept as a plane: rows of signs, at least one of them in all. */
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

/** Stands for hexes beyond the end of a row that is too short. */
const NOTHING = 0xffff;
/** The values of a field whose signs are its values: each digit is the number of its own value. */
const LEVELS = '0123456789'.split('');

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
 * One field of all hexes of a map. A hex is a place in {@link numbers}, row by row as rows are long: the number there is
 * the index of its value in {@link values}. Read from the document once and kept up to date by {@link touch}.
 */
export class Plane {
  readonly #map: SharedMap | null;
  readonly #given: Rows | null;
  readonly #indices = new Map<string, number>();
  #values: string[] = [];
  #counts: number[] = [];
  #base = new Uint16Array(0);
  #numbers = new Uint16Array(0);
  #columns = 0;

  private constructor(map: SharedMap | null, given: Rows | null) {
    this.#map = map;
    this.#given = given;
    this.#read();
  }

  /** The plane of a shared map. */
  static ofMap(map: SharedMap): Plane {
    return new Plane(map, null);
  }

  /** A plane of rows that nobody paints. */
  static ofRows(rows: Rows): Plane {
    return new Plane(null, rows);
  }

  /** Length of the longest row. */
  get columns(): number {
    return this.#columns;
  }

  get rowCount(): number {
    return this.#columns === 0 ? 0 : this.#numbers.length / this.#columns;
  }

  /** All values there have been, by number. In a field without codes the digits come first, each at its own number. */
  get values(): readonly string[] {
    return this.#values;
  }

  /** The number of the value of every hex, row by row. Changes in place; not to be written to. */
  get numbers(): Uint16Array {
    return this.#numbers;
  }

  /** The value of a hex; undefined off the map. */
  at(column: number, row: number): string | undefined {
    return column < this.#columns ? this.#values[this.#numbers[row * this.#columns + column]] : undefined;
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

  /** The rows of a field whose signs are its values. */
  plainRows(): string[] {
    return this.#rows(this.#values);
  }

  /**
   * A code for each terrain that has none.
   *
   * @param written all signs for which something is written, be it a terrain or not
   * @param coming terrains that are about to be painted: they come after those that are there, which keep theirs
   */
  addedCodes(given: Codes, written: readonly string[], coming: Iterable<string> = []): Codes {
    const values = this.#values.filter((_, index) => this.#counts[index] > 0);
    const ids = values.filter((value) => !value.startsWith(BARE)).toSorted();
    const known = new Set(Object.values(given));
    const missing = [...new Set([...ids, ...[...coming].toSorted()])].filter((id) => !known.has(id));
    const taken = new Set([...written, ...values.filter((one) => one.startsWith(BARE)).map((one) => one[1])]);
    const spare = SPARE_CODES.split('').filter((code) => !taken.has(code));
    return Object.fromEntries(missing.slice(0, spare.length).map((id, index) => [spare[index], id]));
  }

  /** Rows of signs, by these codes. */
  codedRows(codes: Codes): string[] {
    return this.#rows(
      this.#values.map((value) => (value.startsWith(BARE) ? value.slice(1) : (codeOf(value, codes) ?? '?'))),
    );
  }

  #rows(signs: readonly string[]): string[] {
    return Array.from({ length: this.rowCount }, (_, row) => {
      let text = '';
      for (let hex = row * this.#columns; hex < (row + 1) * this.#columns; hex++) {
        const number = this.#numbers[hex];
        if (number !== NOTHING) text += signs[number];
      }
      return text;
    });
  }

  #read(): void {
    const { rows, codes }: Rows = this.#given ?? baseOf(this.#map?.get(BASE));
    this.#values = [];
    this.#counts = [];
    this.#indices.clear();
    if (codes === undefined) for (const level of LEVELS) this.#number(level);
    const signs = new Map<string, number>();
    for (const sign of new Set(rows.join(''))) signs.set(sign, this.#number(meaningOf(sign, codes ?? null)));
    this.#columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
    this.#base = new Uint16Array(this.#columns * rows.length).fill(NOTHING);
    for (const [row, text] of rows.entries()) {
      for (let column = 0; column < text.length; column++) {
        const number = signs.get(text[column]) ?? NOTHING;
        this.#base[row * this.#columns + column] = number;
        this.#counts[number] += 1;
      }
    }
    this.#numbers = this.#base.slice();
    for (const key of this.#map?.keys() ?? []) if (key !== BASE) this.#readHex(key);
  }

  #readHex(key: string): void {
    const place = Number(key);
    const column = place % STRIDE;
    const hex = Math.floor(place / STRIDE) * this.#columns + column;
    const last = column < this.#columns ? (this.#numbers[hex] ?? NOTHING) : NOTHING;
    if (last === NOTHING) return;
    const painted = this.#map?.get(key);
    const number = typeof painted === 'string' ? this.#number(painted) : this.#base[hex];
    if (number === last) return;
    this.#numbers[hex] = number;
    this.#counts[last] -= 1;
    this.#counts[number] += 1;
  }

  #number(value: string): number {
    const known = this.#indices.get(value);
    if (known !== undefined) return known;
    const number = this.#values.length;
    this.#indices.set(value, number);
    this.#values.push(value);
    this.#counts.push(0);
    return number;
  }
}
