import type { Change } from './change.ts';
import { fileKey } from './file-key.ts';
import { textOf, type JsonObject } from './form.ts';
import { chainOf, mapOf, type MapOf } from './operations/chain.ts';
import { listOf } from './operations/content.ts';
import { codesOf, isRows, Plane, type Rows } from './plane.ts';
import type { Project } from './project.ts';

/** The files of a package in which changes of its map may stand. */
const CHANGED_IN = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];

/**
 * What every hex of a package's map is, inherited and changed hexes included: one number a hex, by the dense index of the
 * grid. For anyone who draws it: read once, then told of every change by {@link take}.
 */
export class Ground {
  readonly #project: Project;
  readonly #id: string;
  readonly #numbers = new Map<string, number>();
  #map: MapOf | null = null;
  /** What makes it another map when it changes. */
  #spec = '';
  #terrains: string[] = [];
  #terrain = new Uint16Array(0);
  #elevation = new Uint8Array(0);

  constructor(project: Project, id: string) {
    this.#project = project;
    this.#id = id;
    this.#read();
  }

  /** The grid and its numbering; null while there is no map that makes sense. */
  get map(): MapOf | null {
    return this.#map;
  }

  /** Terrain ids by number; the first is '', for no terrain. */
  get terrains(): readonly string[] {
    return this.#terrains;
  }

  /** Per hex the number of its terrain. Not to be written to. */
  get terrain(): Uint16Array {
    return this.#terrain;
  }

  /** Per hex its level; 0 where none is given. Not to be written to. */
  get elevation(): Uint8Array {
    return this.#elevation;
  }

  /** The terrain of a hex; '' for none. */
  terrainAt(hex: number): string {
    return this.#terrains[this.#terrain[hex]] ?? '';
  }

  /** Takes a change of the project over. The hexes that are different now; null if it is another map altogether. */
  take(change: Change): readonly number[] | null {
    const chain = chainOf(this.#project, this.#id);
    const files = new Set(chain.flatMap((id) => CHANGED_IN.map((file) => fileKey(id, file))));
    if (![...change.files].some((file) => files.has(file))) return [];
    const former = { spec: this.#spec, terrain: this.#terrain, elevation: this.#elevation };
    const painted = this.#painted(change, chain);
    if (painted !== null) return painted;
    this.#read();
    if (former.spec !== this.#spec) return null;
    const hexes: number[] = [];
    for (let hex = 0; hex < this.#terrain.length; hex++) {
      if (this.#terrain[hex] !== former.terrain[hex] || this.#elevation[hex] !== former.elevation[hex]) hexes.push(hex);
    }
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
      const plane = this.#plane(file, field);
      for (const { column, row } of hexes ?? []) {
        const hex = grid.hexAt(column, row);
        if (hex < 0 || plane === null) continue;
        if (this.#put(hex, field, plane.at(column, row) ?? '')) changed.add(hex);
      }
    }
    return [...changed];
  }

  #read(): void {
    const chain = chainOf(this.#project, this.#id);
    const map = mapOf(this.#project, this.#id);
    this.#map = map;
    this.#spec =
      map === null ? '' : JSON.stringify(['grid', 'numbering'].map((one) => this.#project.part(map.file, one)));
    this.#terrain = new Uint16Array(map?.grid.count ?? 0);
    this.#elevation = new Uint8Array(map?.grid.count ?? 0);
    if (this.#terrains.length === 0) this.#number('');
    if (map === null) return;
    for (const field of ['terrain', 'elevation']) {
      const plane = this.#plane(map.file, field);
      if (plane !== null) this.#copy(plane, field, map);
    }
    for (const { target, value } of this.#changes(chain)) {
      const [, field, label] = textOf(target).split('/');
      const hex = map.numbering.hexOf(label ?? '');
      if (hex >= 0 && value !== undefined) this.#put(hex, field, textOf(value));
    }
  }

  #copy(plane: Plane, field: string, { grid }: MapOf): void {
    const isTerrain = field === 'terrain';
    const numbers = plane.values.map((value) => (isTerrain ? this.#number(value) : levelOf(value)));
    const into = isTerrain ? this.#terrain : this.#elevation;
    const columns = Math.min(plane.columns, grid.columns);
    for (let row = Math.min(plane.rowCount, grid.rows) - 1; row >= 0; row--) {
      for (let column = 0; column < columns; column++) {
        into[row * grid.columns + column] = numbers[plane.numbers[row * plane.columns + column]] ?? 0;
      }
    }
  }

  #put(hex: number, field: string, value: string): boolean {
    const into = field === 'terrain' ? this.#terrain : this.#elevation;
    const number = field === 'terrain' ? this.#number(value) : levelOf(value);
    if (into[hex] === number) return false;
    into[hex] = number;
    return true;
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
  #plane(file: string, field: string): Plane | null {
    const project = this.#project;
    if (project.isAwake(file)) return project.decoder.plane(project.root(file).get(field));
    const rows = project.part(file, field);
    if (!isRows(rows)) return null;
    const content: Rows = field === 'terrain' ? { rows, codes: codesOf(project.part(file, 'terrainCodes')) } : { rows };
    return Plane.ofRows(content);
  }

  #number(terrain: string): number {
    const known = this.#numbers.get(terrain);
    if (known !== undefined) return known;
    this.#numbers.set(terrain, this.#terrains.length);
    return this.#terrains.push(terrain) - 1;
  }
}

function levelOf(sign: string): number {
  const level = Number(sign);
  return Number.isInteger(level) && level <= 9 ? level : 0;
}
