import { suggestion, type JsonValue } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import { textOf, type JsonObject } from '../form.ts';
import { hexKey } from '../hex-rows.ts';
import { HEX_FIELDS, isHexField, MapHexes, type HexField } from '../map-hexes.ts';
import type { Project } from '../project.ts';
import type { Writer } from '../writer.ts';
import { called } from './called.ts';
import { chainOf, mapOf, type MapOf } from './chain.ts';
import type { Because } from './changes.ts';
import { brokenFile, listOf, namesOf, refusal } from './content.ts';
import { planned, type Draft } from './draft.ts';
import { keepCodes } from './terrain-codes.ts';

/** What a hex is to become. What is not given stays. */
export interface PaintedHex {
  /** Index of the map's grid. */
  readonly hex: number;
  readonly terrain?: string;
  readonly elevation?: number;
}

/**
 * Paints hexes (indices of the map's grid; others are left out) with a terrain. On a map that the package inherits, every
 * hex becomes a change.
 */
export function paintTerrain(
  project: Project,
  id: string,
  hexes: Iterable<number>,
  terrain: string,
  because: Because = {},
): Plan {
  const painted = Array.from(hexes, (hex) => ({ hex, terrain }));
  const name = called(project, id, `terrains/${terrain}`).toLowerCase();
  return paintHexes(project, id, painted, (count) => `Paint ${count}: ${name}`, because);
}

/** Gives hexes a level from 0 to 9, as {@link paintTerrain} gives them a terrain. */
export function paintElevation(
  project: Project,
  id: string,
  hexes: Iterable<number>,
  level: number,
  because: Because = {},
): Plan {
  const painted = Array.from(hexes, (hex) => ({ hex, elevation: level }));
  return paintHexes(project, id, painted, (count) => `Paint ${count}: level ${level}`, because);
}

/** Gives each of some hexes a terrain, a level, or both, in one step. */
export function paintHexes(
  project: Project,
  id: string,
  painted: readonly PaintedHex[],
  titleOf: (count: string) => string,
  because: Because = {},
): Plan {
  const own = fileKey(id, 'map.json');
  const broken = brokenFile(project, own);
  if (broken !== null) return broken;
  const map = mapOf(project, id);
  if (map === null) {
    return refusal(own, 'reference.unknown', 'There is no map to paint on. Give map.json a grid first.');
  }
  const refused = refusalOf(project, id, painted);
  if (refused !== null) return refused;
  const there = painted.filter(({ hex }) => hex >= 0 && hex < map.grid.count);
  const count = new Set(there.map(({ hex }) => hex)).size;
  const title = titleOf(count === 1 ? '1 hex' : `${count} hexes`);
  if (map.isOwn) return { title, apply: (writer) => paintOwn(writer, map, there) };
  return planned(project, title, (draft) => paintInherited(draft, id, map, there, because));
}

/** The plan for a target that is one hex (`map/terrain/0304`), undefined for what is inherited; null for other targets. */
export function paintTarget(
  project: Project,
  id: string,
  target: string,
  value: JsonValue | undefined,
  because: Because,
): Plan | null {
  const [root, field, label, ...rest] = target.split('/');
  if (root !== 'map' || !isHexField(field) || label === undefined || rest.length > 0) return null;
  const hex = mapOf(project, id)?.numbering.hexOf(label) ?? -1;
  if (hex < 0) return refusal(fileKey(id, 'map.json'), 'hex.unknown', `There is no hex ${label} on the map.`);
  const wanted = value ?? inheritedHex(project, id, field, hex);
  if (field === 'terrain') return paintTerrain(project, id, [hex], textOf(wanted), because);
  return paintElevation(project, id, [hex], Number(wanted), because);
}

/** The terrain of a hex of the package's map, inherited ones and changes included; undefined where there is none. */
export function terrainAt(project: Project, id: string, hex: number): string | undefined {
  const terrain = new MapHexes(project, id).terrain(hex);
  return terrain === '' ? undefined : terrain;
}

function inheritedHex(project: Project, id: string, field: HexField, hex: number): string | number {
  const chain = chainOf(project, id);
  const hexes = new MapHexes(project, chain[chain.length - 2] ?? id);
  return field === 'terrain' ? hexes.terrain(hex) : hexes.level(hex);
}

/** Why some hexes cannot be painted so; null if they can. */
function refusalOf(project: Project, id: string, painted: readonly PaintedHex[]): Plan | null {
  const wanted = new Set(painted.map(({ terrain }) => terrain));
  wanted.delete(undefined);
  if (wanted.size > 0) {
    const terrains = chainOf(project, id).flatMap((one) =>
      namesOf(project.content(fileKey(one, 'terrain.json')), 'terrains'),
    );
    for (const terrain of wanted) {
      if (terrain === undefined || terrains.includes(terrain)) continue;
      const message = `"${terrain}" is not a terrain.${suggestion(terrain, terrains)}`;
      return refusal(fileKey(id, 'terrain.json'), 'reference.unknown', message, '/terrains');
    }
  }
  if (painted.every(({ elevation }) => elevation === undefined || /^[0-9]$/.test(String(elevation)))) return null;
  const message = 'The level of a hex is a whole number from 0 to 9.';
  return refusal(fileKey(id, 'map.json'), 'schema.limit', message, '/elevation');
}

function paintOwn(writer: Writer, { file, grid }: MapOf, painted: readonly PaintedHex[]): void {
  const root = writer.open(file);
  for (const field of HEX_FIELDS) {
    const hexRows = writer.project.decoder.hexRows(root.get(field));
    if (hexRows === null) continue;
    const changed: [string, string, string][] = [];
    for (const one of painted) {
      if (one[field] === undefined) continue;
      const value = String(one[field]);
      const [column, row] = [grid.columnOf(one.hex), grid.rowOf(one.hex)];
      const now = hexRows.at(column, row);
      if (now !== undefined && now !== value) changed.push([hexKey(column, row), value, now]);
    }
    if (changed.length === 0) continue;
    if (field === 'terrain')
      keepCodes(
        writer,
        file,
        hexRows,
        changed.map(([, terrain]) => terrain),
      );
    writer.paint([file, field], changed);
  }
}

/** Makes a change of every hex that is not to be what the base makes it, and takes the changes of the others out. */
function paintInherited(
  draft: Draft,
  id: string,
  { numbering }: MapOf,
  painted: readonly PaintedHex[],
  because: Because,
): null {
  const chain = chainOf(draft.project, id);
  const below = new MapHexes(draft.project, chain[chain.length - 2]);
  const file = fileKey(id, 'map.json');
  const content = draft.content(file);
  const changes = new Map(listOf(content, 'changes').map((one) => [textOf(one['target']), one]));
  const put = (field: HexField, label: string, value: string | number, inherited: string | number): void => {
    const target = `map/${field}/${label}`;
    if (value === inherited) changes.delete(target);
    else if (changes.get(target)?.['value'] !== value) {
      changes.set(target, { ...changes.get(target), op: 'set', target, value, ...because } satisfies JsonObject);
    }
  };
  for (const { hex, terrain, elevation } of painted) {
    const label = numbering.label(hex);
    if (terrain !== undefined) put('terrain', label, terrain, below.terrain(hex));
    if (elevation !== undefined) put('elevation', label, elevation, below.level(hex));
  }
  draft.write(file, { ...content, changes: [...changes.values()] });
  return null;
}
