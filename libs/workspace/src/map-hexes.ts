import { fileKey } from './file-key.ts';
import { textOf, type JsonObject } from './form.ts';
import { codesOf, HexRows, isRows, type Rows } from './hex-rows.ts';
import { chainOf, mapOf, type MapOf } from './operations/chain.ts';
import { listOf } from './operations/content.ts';
import type { Project } from './project.ts';

/** The files of a package in which changes of its map may stand. */
export const CHANGED_IN = ['scenario.json', 'map.json', 'units.json', 'terrain.json', 'rules.json'];

/** What a map says of each of its hexes. */
export type HexField = 'terrain' | 'elevation';

/** Both of them. */
export const HEX_FIELDS: readonly HexField[] = ['terrain', 'elevation'];

/** What a change makes of a hex, by its index on the grid. */
export interface HexChange {
  readonly field: HexField;
  readonly hex: number;
  readonly value: string;
}

/**
 * What hexes of a package's map are, inherited and changed hexes included: read where they lie in the document, as somebody
 * asks for one. It keeps no hexes of its own, and holds until the project changes.
 */
export class MapHexes {
  /** The grid and its numbering; null while there is no map that makes sense. */
  readonly map: MapOf | null;
  /** The changes of hexes that the packages of the chain make, in their order. */
  readonly changes: readonly JsonObject[];
  readonly #project: Project;
  readonly #rows = new Map<HexField, HexRows | null>();
  #changed: ReadonlyMap<string, string> | null = null;

  constructor(project: Project, id: string) {
    this.#project = project;
    this.map = mapOf(project, id);
    this.changes = changesOf(project, id);
  }

  /** The terrain of a hex; '' for none. */
  terrain(hex: number): string {
    return this.at('terrain', hex);
  }

  /** The level of a hex; 0 where none is given. */
  level(hex: number): number {
    return levelOf(this.at('elevation', hex));
  }

  /** What a field has in a hex, as it is written; '' for nothing. */
  at(field: HexField, hex: number): string {
    if (this.map === null) return '';
    const { grid } = this.map;
    this.#changed ??= new Map(Array.from(this.changed(), (one) => [`${one.field}/${one.hex}`, one.value]));
    const changed = this.#changed.get(`${field}/${hex}`);
    return changed ?? this.rows(field)?.at(grid.columnOf(hex), grid.rowOf(hex)) ?? '';
  }

  /** What changes make of hexes, in their order: all of {@link changes}, or some. */
  changed(changes: readonly JsonObject[] = this.changes): HexChange[] {
    return changes.flatMap(({ target, value }): HexChange[] => {
      const [, field, label] = textOf(target).split('/');
      const hex = this.map?.numbering.hexOf(label ?? '') ?? -1;
      return hex >= 0 && value !== undefined && isHexField(field) ? [{ field, hex, value: textOf(value) }] : [];
    });
  }

  /** A field of the map below all changes, in the document or as it came; null where there is none. */
  rows(field: HexField): HexRows | null {
    let rows = this.#rows.get(field);
    if (rows === undefined) this.#rows.set(field, (rows = this.#read(field)));
    return rows;
  }

  #read(field: HexField): HexRows | null {
    if (this.map === null) return null;
    const [project, { file }] = [this.#project, this.map];
    if (project.isMaterialised(file)) return project.decoder.hexRows(project.root(file).get(field));
    const rows = project.part(file, field);
    if (!isRows(rows)) return null;
    const content: Rows = field === 'terrain' ? { rows, codes: codesOf(project.part(file, 'terrainCodes')) } : { rows };
    return HexRows.ofRows(content);
  }
}

/** The level that is written for a hex; 0 for what is none. */
export function levelOf(sign: string): number {
  const level = Number(sign);
  return Number.isInteger(level) && level <= 9 ? level : 0;
}

/** Whether a name is that of a field. */
export function isHexField(name: string): name is HexField {
  return HEX_FIELDS.some((field) => field === name);
}

function changesOf(project: Project, id: string): JsonObject[] {
  return chainOf(project, id).flatMap((one) =>
    CHANGED_IN.flatMap((file) => {
      const key = fileKey(one, file);
      const changes = project.has(key) ? project.part(key, 'changes') : undefined;
      if (changes === undefined) return [];
      return listOf({ changes }, 'changes').filter(({ target }) => /^map\/(terrain|elevation)\//.test(textOf(target)));
    }),
  );
}
