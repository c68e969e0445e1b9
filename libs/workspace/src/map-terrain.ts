import type { Change } from './change.ts';
import { fileKey } from './file-key.ts';
import type { JsonObject } from './form.ts';
import { CHANGED_IN, HEX_FIELDS, isHexField, levelOf, MapHexes, type HexChange, type HexField } from './map-hexes.ts';
import { chainOf, type MapOf } from './operations/chain.ts';
import type { Project } from './project.ts';

/** The terrain and the level of every hex, by the dense index of the grid. */
interface Arrays {
  readonly terrain: Uint16Array;
  readonly elevation: Int8Array;
}

/** A map, and the changes that lie over it. */
type Source = Pick<MapHexes, 'map' | 'changes'>;

/** A field of a hex. */
type HexPlace = Omit<HexChange, 'value'>;

const NOTHING: Arrays = { terrain: new Uint16Array(0), elevation: new Int8Array(0) };
/** Stands for the terrain of a hex until it is read. */
const UNREAD = 0xffff;

/**
 * What every hex of a package's map is, inherited and changed hexes included: one number a hex, by the dense index of the
 * grid. For anyone who draws it: read once from the document, then told of every change by {@link take}. These arrays are
 * the only ones on the way from the document to the board.
 */
export class MapTerrain {
  readonly #project: Project;
  readonly #id: string;
  #numbers = new Map<string, number>();
  #terrains: string[] = [];
  /** Whence the arrays were read. */
  #source: Source;
  /** What makes it another map when it changes. */
  #spec: string;
  #hexes: Arrays;

  constructor(project: Project, id: string) {
    this.#project = project;
    this.#id = id;
    const hexes = new MapHexes(project, id);
    this.#source = { map: hexes.map, changes: hexes.changes };
    this.#spec = this.#specOf(hexes);
    this.#hexes = this.#read(hexes);
  }

  /** The grid and its numbering; null while there is no map that makes sense. */
  get map(): MapOf | null {
    return this.#source.map;
  }

  /** Terrain ids by number; '' is that of hexes without any. */
  get terrains(): readonly string[] {
    return this.#terrains;
  }

  /** Per hex the number of its terrain. Changes in place; not to be written to. */
  get terrain(): Uint16Array {
    return this.#hexes.terrain;
  }

  /** Per hex its level; 0 where none is given. Changes in place; not to be written to. */
  get elevation(): Int8Array {
    return this.#hexes.elevation;
  }

  /** The terrain of a hex; '' for none. */
  terrainAt(hex: number): string {
    return this.#terrains[this.terrain[hex]] ?? '';
  }

  /** Numbers the terrains: first these, in their order, then what hexes have besides. If that changes numbers, {@link terrain} is another array. */
  order(ids: readonly string[]): void {
    const known = new Set(ids);
    const used = new Uint8Array(this.#terrains.length);
    for (const number of this.terrain) used[number] = 1;
    const order = [...ids, ...this.#terrains.filter((id, number) => used[number] === 1 && !known.has(id))];
    if (order.length === this.#terrains.length && order.every((id, number) => id === this.#terrains[number])) return;
    const numbers = new Map(order.map((id, number) => [id, number]));
    const terrain = this.terrain.map((number) => numbers.get(this.#terrains[number]) ?? 0);
    [this.#terrains, this.#numbers, this.#hexes] = [order, numbers, { ...this.#hexes, terrain }];
  }

  /** Takes a change of the project over. The hexes that are different now; null if it is another map altogether. */
  take(change: Change): readonly number[] | null {
    const chain = chainOf(this.#project, this.#id);
    const files = new Set(chain.flatMap((id) => CHANGED_IN.map((file) => fileKey(id, file))));
    if (![...change.files].some((file) => files.has(file))) return [];
    const [former, now] = [this.#source, new MapHexes(this.#project, this.#id)];
    this.#source = { map: now.map, changes: now.changes };
    const touched = touchedHexes(change, former, now);
    return touched === null ? this.#readAgain(now) : this.#write(touched, now);
  }

  /** Reads single hexes. */
  #write(touched: readonly HexPlace[], now: MapHexes): readonly number[] {
    const changed = new Set<number>();
    for (const { field, hex } of touched) {
      const number = this.#numberOf(field, now.at(field, hex));
      if (this.#hexes[field][hex] === number) continue;
      this.#hexes[field][hex] = number;
      changed.add(hex);
    }
    return [...changed];
  }

  /** Reads the whole map, and finds which hexes are different. */
  #readAgain(now: MapHexes): readonly number[] | null {
    const former = this.#spec;
    this.#spec = this.#specOf(now);
    const { terrain, elevation } = this.#read(now);
    if (former !== this.#spec) {
      this.#hexes = { terrain, elevation };
      return null;
    }
    const hexes: number[] = [];
    for (let hex = 0; hex < terrain.length; hex++) {
      if (terrain[hex] !== this.terrain[hex] || elevation[hex] !== this.elevation[hex]) hexes.push(hex);
    }
    for (const hex of hexes) [this.terrain[hex], this.elevation[hex]] = [terrain[hex], elevation[hex]];
    return hexes;
  }

  #specOf({ map }: MapHexes): string {
    return map === null ? '' : JSON.stringify(['grid', 'numbering'].map((one) => this.#project.part(map.file, one)));
  }

  /** Reads the whole map. */
  #read(source: MapHexes): Arrays {
    if (source.map === null) return NOTHING;
    const { grid } = source.map;
    const hexes = { terrain: new Uint16Array(grid.count).fill(UNREAD), elevation: new Int8Array(grid.count) };
    for (const field of HEX_FIELDS) {
      source.rows(field)?.fill(hexes[field], grid.columns, (value) => this.#numberOf(field, value));
    }
    for (const { field, hex, value } of source.changed()) hexes[field][hex] = this.#numberOf(field, value);
    const { terrain } = hexes;
    for (let hex = terrain.indexOf(UNREAD); hex >= 0; hex = terrain.indexOf(UNREAD, hex)) {
      terrain[hex] = this.#numberOf('terrain', '');
    }
    return hexes;
  }

  /** What stands in the arrays for a value of the map. */
  #numberOf(field: HexField, value: string): number {
    if (field === 'elevation') return levelOf(value);
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.#terrains.length);
    return this.#terrains.push(value) - 1;
  }
}

/** What a change of the project may have altered on a map; null where that may be any hex. */
function touchedHexes({ files, items, painted }: Change, former: Source, now: MapHexes): readonly HexPlace[] | null {
  const { map } = now;
  if (former.map === null || map === null || former.map.file !== map.file) return null;
  if (former.map.grid !== map.grid || former.map.numbering !== map.numbering) return null;
  const { file, grid } = map;
  const touched: HexPlace[] = now.changed(differing(former.changes, now.changes));
  if (!files.has(file)) return touched;
  const strokes = painted.filter((one) => one.file === file);
  const isPainted = (field: HexField): boolean => strokes.some((one) => one.field === field && one.hexes !== null);
  // A file that came as a text, and rows that came whole.
  if (![...items].some((item) => item.startsWith(`${file}#`)) || strokes.some(({ hexes }) => hexes === null))
    return null;
  if (HEX_FIELDS.some((field) => items.has(`${file}#${field}`) && !isPainted(field))) return null;
  for (const { field, hexes } of strokes) {
    if (!isHexField(field)) continue;
    for (const { column, row } of hexes ?? []) {
      const hex = grid.hexAt(column, row);
      if (hex >= 0) touched.push({ field, hex });
    }
  }
  return touched;
}

/** What two lists have between the beginning and the end that are the same in both. */
function differing(before: readonly JsonObject[], now: readonly JsonObject[]): readonly JsonObject[] {
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [...before.slice(start, before.length - end), ...now.slice(start, now.length - end)];
}
