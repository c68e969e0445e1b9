import type { Change } from './change.ts';
import { fileKey } from './file-key.ts';
import { textOf, type JsonObject } from './form.ts';
import { chainOf, mapOf, type MapOf } from './operations/chain.ts';
import { listOf } from './operations/content.ts';
import { codesOf, isRows, HexRows, type Rows } from './hex-rows.ts';
import type { Project } from './project.ts';

/** The files of a package in which changes of its map may stand. */
const CHANGED_IN = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];

/** The terrain and the level of every hex, by the dense index of the grid. */
interface Hexes {
  readonly terrain: Uint16Array;
  readonly elevation: Int8Array;
}

type Field = keyof Hexes;

const FIELDS = ['terrain', 'elevation'] as const;
const NOTHING: Hexes = { terrain: new Uint16Array(0), elevation: new Int8Array(0) };
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
  #map: MapOf | null = null;
  /** What makes it another map when it changes. */
  #spec = '';
  #terrains: string[] = [];
  #hexes: Hexes;

  constructor(project: Project, id: string) {
    this.#project = project;
    this.#id = id;
    this.#hexes = this.#read(chainOf(project, id));
  }

  /** The grid and its numbering; null while there is no map that makes sense. */
  get map(): MapOf | null {
    return this.#map;
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
    const painted = this.#painted(change, chain);
    if (painted !== null) return painted;
    const former = this.#spec;
    const { terrain, elevation } = this.#read(chain);
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

  /** Takes over painted hexes of the package's own map; null if more has changed than that. */
  #painted(change: Change, chain: readonly string[]): readonly number[] | null {
    const map = this.#map;
    const isAll =
      change.items.size > 0 && [...change.items].every((item) => /^[^#]*map\.json#(terrain|elevation)/.test(item));
    const isOwn = map !== null && map.file === fileKey(chain[chain.length - 1], 'map.json');
    if (!isAll || !isOwn || change.painted.some(({ hexes }) => hexes === null) || this.#changes(chain).length > 0) {
      return null;
    }
    const { grid, file } = map;
    const changed = new Set<number>();
    for (const { field, hexes } of change.painted) {
      if (!isField(field)) continue;
      const hexRows = this.#hexRows(file, field);
      for (const { column, row } of hexes ?? []) {
        const hex = grid.hexAt(column, row);
        if (hex < 0 || hexRows === null) continue;
        const number = this.#numberOf(field, hexRows.at(column, row) ?? '');
        if (this.#hexes[field][hex] === number) continue;
        this.#hexes[field][hex] = number;
        changed.add(hex);
      }
    }
    return [...changed];
  }

  /** Reads the whole map. */
  #read(chain: readonly string[]): Hexes {
    const map = mapOf(this.#project, this.#id);
    this.#map = map;
    this.#spec =
      map === null ? '' : JSON.stringify(['grid', 'numbering'].map((one) => this.#project.part(map.file, one)));
    if (map === null) return NOTHING;
    const { grid, numbering } = map;
    const hexes = { terrain: new Uint16Array(grid.count).fill(UNREAD), elevation: new Int8Array(grid.count) };
    for (const field of FIELDS) {
      this.#hexRows(map.file, field)?.fill(hexes[field], grid.columns, (value) => this.#numberOf(field, value));
    }
    for (const { target, value } of this.#changes(chain)) {
      const [, field, label] = textOf(target).split('/');
      const hex = numbering.hexOf(label ?? '');
      if (hex >= 0 && value !== undefined && isField(field)) hexes[field][hex] = this.#numberOf(field, textOf(value));
    }
    const { terrain } = hexes;
    for (let hex = terrain.indexOf(UNREAD); hex >= 0; hex = terrain.indexOf(UNREAD, hex)) {
      terrain[hex] = this.#numberOf('terrain', '');
    }
    return hexes;
  }

  /** The changes of hexes that the packages above the map make, in their order. */
  #changes(chain: readonly string[]): JsonObject[] {
    const project = this.#project;
    return chain.flatMap((id) =>
      CHANGED_IN.flatMap((file) => {
        const key = fileKey(id, file);
        const changes = project.has(key) ? project.part(key, 'changes') : undefined;
        if (changes === undefined) return [];
        return listOf({ changes }, 'changes').filter((one) =>
          /^map\/(terrain|elevation)\//.test(textOf(one['target'])),
        );
      }),
    );
  }

  /** A field of the map, in the document or as it came; null where there is none. */
  #hexRows(file: string, field: Field): HexRows | null {
    const project = this.#project;
    if (project.isMaterialised(file)) return project.decoder.hexRows(project.root(file).get(field));
    const rows = project.part(file, field);
    if (!isRows(rows)) return null;
    const content: Rows = field === 'terrain' ? { rows, codes: codesOf(project.part(file, 'terrainCodes')) } : { rows };
    return HexRows.ofRows(content);
  }

  /** What stands in the arrays for a value of the map. */
  #numberOf(field: Field, value: string): number {
    if (field === 'elevation') return levelOf(value);
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    this.#numbers.set(value, this.#terrains.length);
    return this.#terrains.push(value) - 1;
  }
}

function isField(name: string): name is Field {
  return FIELDS.some((field) => field === name);
}

function levelOf(sign: string): number {
  const level = Number(sign);
  return Number.isInteger(level) && level <= 9 ? level : 0;
}
