import { suggestion } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import type { JsonObject } from '../form.ts';
import { BASE } from '../reserved.ts';
import { codesOf, planeKey } from '../plane.ts';
import type { Project } from '../project.ts';
import type { SharedMap } from '../node.ts';
import type { Writer } from '../writer.ts';
import { brokenFile, contentEdit, namesOf, refusal } from './content.ts';
import { chainOf, mapOf, type MapOf } from './chain.ts';
import { withChange, type Because } from './changes.ts';

type Field = 'terrain' | 'elevation';

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
  const terrains = chainOf(project, id).flatMap((one) =>
    namesOf(project.content(fileKey(one, 'terrain.json')), 'terrains'),
  );
  if (!terrains.includes(terrain)) {
    const message = `"${terrain}" is not a terrain.${suggestion(terrain, terrains)}`;
    return refusal(fileKey(id, 'terrain.json'), 'reference.unknown', message, '/terrains');
  }
  return paint(project, id, [...hexes], 'terrain', terrain, because);
}

/** Gives hexes a level from 0 to 9, as {@link paintTerrain} gives them a terrain. */
export function paintElevation(
  project: Project,
  id: string,
  hexes: Iterable<number>,
  level: number,
  because: Because = {},
): Plan {
  if (!Number.isInteger(level) || level < 0 || level > 9) {
    const message = 'The level of a hex is a whole number from 0 to 9.';
    return refusal(fileKey(id, 'map.json'), 'schema.limit', message, '/elevation');
  }
  return paint(project, id, [...hexes], 'elevation', level, because);
}

/** The terrain of a hex of the package's map, inherited or own, without changes; undefined where there is none. */
export function terrainAt(project: Project, id: string, hex: number): string | undefined {
  const map = mapOf(project, id);
  if (map === null) return undefined;
  const row = project.part(map.file, 'terrain', map.grid.rowOf(hex));
  const code = typeof row === 'string' ? row[map.grid.columnOf(hex)] : undefined;
  return code === undefined ? undefined : codesOf(project.part(map.file, 'terrainCodes'))[code];
}

function paint(
  project: Project,
  id: string,
  hexes: readonly number[],
  field: Field,
  value: string | number,
  because: Because,
): Plan {
  const map = mapOf(project, id);
  const own = fileKey(id, 'map.json');
  const broken = brokenFile(project, own);
  if (broken !== null) return broken;
  if (map === null)
    return refusal(own, 'reference.unknown', 'There is no map to paint on. Give map.json a grid first.');
  const there = hexes.filter((hex) => hex >= 0 && hex < map.grid.count);
  const what = field === 'terrain' ? value : `level ${value}`;
  const title = `Paint ${there.length} ${there.length === 1 ? 'hex' : 'hexes'}: ${what}`;
  if (!map.isOwn) {
    const edit = (content: JsonObject): JsonObject =>
      there.reduce(
        (one, hex) =>
          withChange(one, { op: 'set', target: `map/${field}/${map.numbering.label(hex)}`, value }, because),
        content,
      );
    return contentEdit(title, [{ file: own, edit }]);
  }
  return { title, apply: (writer) => paintOwn(writer, map, there, field, String(value)) };
}

function paintOwn(writer: Writer, { file, grid }: MapOf, hexes: readonly number[], field: Field, value: string): void {
  const root = writer.open(file);
  const map = root.get(field) as SharedMap | undefined;
  const plane = writer.project.decoder.plane(map);
  if (map === undefined || plane === null || !map.has(BASE)) return;
  const changed: [string, string, string][] = [];
  for (const hex of hexes) {
    const [column, row] = [grid.columnOf(hex), grid.rowOf(hex)];
    const now = plane.at(column, row);
    if (now !== undefined && now !== value) changed.push([planeKey(column, row), value, now]);
  }
  writer.paint([file, field], changed);
}
