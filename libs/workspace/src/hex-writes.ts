import type { CellPath } from './cells.ts';
import { kindOf } from './file-key.ts';
import type { SharedMap } from './node.ts';
import { isHexRowsField } from './hex-rows.ts';
import { BASE } from './reserved.ts';
import { writingIn } from './yjs-internals.ts';

/** Which write has put a value there: the writer's number and the place in what that writer wrote; -1 for none. */
export interface WriteId {
  readonly client: number;
  readonly clock: number;
}

const NONE: WriteId = { client: -1, clock: -1 };

/** The write that has put the value of a key there. */
export function writeAt(map: SharedMap, key: string): WriteId {
  return writingIn(map, key)?.id ?? NONE;
}

/**
 * Hexes, and rows under them, that were written anew by taking steps back or by folding: such a write means an earlier one, that of which it
 * has put the value back. One entry a hex is enough, since only the last write of a hex is ever asked about.
 */
export class HexWrites {
  readonly #hexRows = new Map<string, Map<string, { readonly now: WriteId; readonly means: WriteId }>>();

  /** What the write in a hex means. */
  meaning(hexRows: string, map: SharedMap, key: string): WriteId {
    const now = writeAt(map, key);
    const known = this.#hexRows.get(hexRows)?.get(key);
    return known !== undefined && areSame(known.now, now) ? known.means : now;
  }

  /** Says what the write that is now in a hex means. */
  put(hexRows: string, map: SharedMap, key: string, means: WriteId): void {
    let hexes = this.#hexRows.get(hexRows);
    if (hexes === undefined) this.#hexRows.set(hexRows, (hexes = new Map()));
    hexes.set(key, { now: writeAt(map, key), means });
  }

  /** What it knows of some cells, by their names, as plain data. */
  kept(cells: ReadonlySet<string>): KeptHex[] {
    return [...this.#hexRows].flatMap(([hexRows, hexes]) =>
      [...hexes]
        .filter(([key]) => cells.has(`${hexRows}\n${key}`))
        .map(([key, { now, means }]): KeptHex => [hexRows, key, now.client, now.clock, means.client, means.clock]),
    );
  }

  /** Takes over what another one knew of the same document. */
  take(kept: readonly KeptHex[]): void {
    for (const [hexRows, key, client, clock, meant, at] of kept) {
      const hexes = this.#hexRows.get(hexRows) ?? new Map<string, { readonly now: WriteId; readonly means: WriteId }>();
      this.#hexRows.set(hexRows, hexes);
      hexes.set(key, { now: { client, clock }, means: { client: meant, clock: at } });
    }
  }
}

/** What the write that is in a hex now means: hex rows and key, then client and clock of the one and of the other. */
export type KeptHex = readonly [hexRows: string, key: string, ...numbers: readonly number[]];

/** The write that the state of a cell names. */
export function writeIdNamed(id: string): WriteId {
  if (id === '') return NONE;
  const [client, clock] = id.split(':').map(Number);
  return { client, clock };
}

/** The name of a write, as the state of a cell has it. */
export function nameOf({ client, clock }: WriteId): string {
  return client < 0 ? '' : `${client}:${clock}`;
}

/** Whether there is no write at all. */
export function isNothing({ client }: WriteId): boolean {
  return client < 0;
}

/** Whether two writes are one. */
export function areSame(one: WriteId, other: WriteId): boolean {
  return one.client === other.client && one.clock === other.clock;
}

/** The name of the hex rows that a cell lies in, as a hex or as the rows under all; null for other cells. */
export function hexRowsOf(path: CellPath): string | null {
  if (path.length !== 3 || !isHexRowsField(path[1]) || kindOf(path[0]) !== 'map') return null;
  return path[2] === BASE || /^\d+$/.test(path[2]) ? hexRowsName(path) : null;
}

/** The name of the hex rows that a path leads to, or into. */
export function hexRowsName([file, field]: CellPath): string {
  return `${file}\n${field}`;
}

/** A {@link PaintRecord} as plain data: of each side the values, and the clients and clocks of their writes. */
export interface KeptPaint {
  readonly path: CellPath;
  readonly base: WriteId;
  readonly keys: readonly string[];
  readonly before: KeptSide;
  readonly after: KeptSide;
}

type KeptSide = readonly [values: readonly string[], clients: readonly number[], clocks: readonly number[]];

/** What one gesture did to the hexes of one terrain or elevation: a few numbers a hex, since there may be very many. */
export class PaintRecord {
  /** The path of the hex rows. */
  readonly path: CellPath;
  /** The write of the rows under the hexes when the gesture began. */
  readonly base: WriteId;
  readonly keys: string[] = [];
  readonly values: { readonly before: string[]; readonly after: string[] } = { before: [], after: [] };
  readonly #clients: { readonly before: number[]; readonly after: number[] } = { before: [], after: [] };
  readonly #clocks: { readonly before: number[]; readonly after: number[] } = { before: [], after: [] };
  #places: Map<string, number> | null = new Map();

  constructor(path: CellPath, base: WriteId) {
    this.path = path;
    this.base = base;
  }

  /** Notes that a hex was painted. */
  note(key: string, former: WriteId, formerValue: string, now: WriteId, value: string): void {
    let place = this.#places?.get(key);
    const isNew = place === undefined;
    if (place === undefined) {
      place = this.keys.length;
      this.keys.push(key);
      this.#places?.set(key, place);
    }
    // What others painted in between is not overwritten by taking the step back.
    if (isNew || !areSame(this.write('after', place), former)) this.#write('before', place, former, formerValue);
    this.#write('after', place, now, value);
  }

  /** The write of a hex before or after the gesture. */
  write(side: 'before' | 'after', place: number): WriteId {
    return { client: this.#clients[side][place], clock: this.#clocks[side][place] };
  }

  /** The record as plain data. */
  kept(): KeptPaint {
    const { path, base, keys } = this;
    const side = (name: 'before' | 'after'): KeptSide => [this.values[name], this.#clients[name], this.#clocks[name]];
    return { path, base, keys, before: side('before'), after: side('after') };
  }

  /** The record of plain data, sealed. */
  static of({ path, base, keys, before, after }: KeptPaint): PaintRecord {
    const record = new PaintRecord(path, base);
    const written = ([values, clients, clocks]: KeptSide, place: number): [WriteId, string] => [
      { client: clients[place], clock: clocks[place] },
      values[place],
    ];
    for (const [place, key] of keys.entries()) record.note(key, ...written(before, place), ...written(after, place));
    record.seal();
    return record;
  }

  /** Says that the gesture is over, and nothing more will be noted. */
  seal(): void {
    this.#places = null;
  }

  #write(side: 'before' | 'after', place: number, { client, clock }: WriteId, value: string): void {
    this.#clients[side][place] = client;
    this.#clocks[side][place] = clock;
    this.values[side][place] = value;
  }
}
