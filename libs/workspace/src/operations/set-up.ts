import { suggestion } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import type { JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { chainOf, mapOf } from './chain.ts';
import { brokenFile, contentEdit, listOf, namesOf, planFor, refusal, withAdded, withEntry } from './content.ts';

/** How a unit stands at the beginning. */
export interface Stance {
  /** The hexes it stands in, as indices of the map's grid: two for a double unit. */
  readonly hexes: readonly number[];
  readonly facing?: string;
  readonly face?: string;
  readonly markers?: readonly string[];
}

/**
 * Puts a unit on the map at the beginning; where the package has placed it already, it is put there instead. Facing, face
 * and markers that are not given stay as they were.
 */
export function placeUnit(project: Project, id: string, unit: string, stance: Stance): Plan {
  const file = fileKey(id, 'scenario.json');
  const units = chainOf(project, id).flatMap((one) => namesOf(project.content(fileKey(one, 'units.json')), 'units'));
  const map = mapOf(project, id);
  const broken = brokenFile(project, file);
  if (broken !== null) return broken;
  if (map === null)
    return refusal(file, 'reference.unknown', 'There is no map to stand on. Give map.json a grid first.');
  if (!units.includes(unit)) {
    return refusal(file, 'reference.unknown', `"${unit}" is not a unit.${suggestion(unit, units)}`, '/setUp');
  }
  const hexes = stance.hexes.filter((hex) => hex >= 0 && hex < map.grid.count).map((hex) => map.numbering.label(hex));
  if (hexes.length === 0) return refusal(file, 'hex.unknown', `${unit} needs a hex of the map.`, '/setUp');
  const { facing, face, markers } = stance;
  const placed: JsonObject = {
    unit,
    hexes,
    ...(facing === undefined ? {} : { facing }),
    ...(face === undefined ? {} : { face }),
    ...(markers === undefined ? {} : { markers }),
  };
  const isThere = (content: JsonObject): boolean => namesOf(content, 'setUp').includes(unit);
  const title = `${isThere(project.content(file) ?? {}) ? 'Move' : 'Place'} ${unit} ${isThere(project.content(file) ?? {}) ? 'to' : 'in'} ${hexes.join(', ')}`;
  const edit = (content: JsonObject): JsonObject =>
    isThere(content)
      ? withEntry(content, 'setUp', unit, (one) => ({ ...one, ...placed }))
      : withAdded(content, 'setUp', placed);
  return contentEdit(title, [{ file, edit }]);
}

/** Turns a unit to another facing. */
export function turnUnit(project: Project, id: string, unit: string, facing: string): Plan {
  return alteredPlacement(project, id, unit, `Turn ${unit} to ${facing}`, (one) => ({ ...one, facing }));
}

/** Lays another face of a counter up. */
export function flipUnit(project: Project, id: string, unit: string, face: string): Plan {
  return alteredPlacement(project, id, unit, `Turn ${unit} over: ${face}`, (one) => ({ ...one, face }));
}

/** Takes a unit off the map; the counter stays. */
export function takeUnitOff(project: Project, id: string, unit: string): Plan {
  return alteredPlacement(project, id, unit, `Take ${unit} off the map`, () => undefined);
}

/** Where a unit stands at the beginning, as the package itself says. */
export function placementOf(project: Project, id: string, unit: string): JsonObject | undefined {
  return listOf(project.content(fileKey(id, 'scenario.json')), 'setUp').find((one) => one['unit'] === unit);
}

function alteredPlacement(
  project: Project,
  id: string,
  unit: string,
  title: string,
  alter: (one: JsonObject) => JsonObject | undefined,
): Plan {
  const file = fileKey(id, 'scenario.json');
  const edit = (content: JsonObject): JsonObject => withEntry(content, 'setUp', unit, alter);
  return planFor(project, file, 'setUp', unit, () => contentEdit(title, [{ file, edit }]));
}
