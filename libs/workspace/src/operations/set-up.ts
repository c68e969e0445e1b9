import { facingFromName, facingName, leftHalf } from '@hexwright/hex';
import { suggestion, type Problem } from '@hexwright/model';
import type { Plan } from '../editor.ts';
import { fileKey } from '../file-key.ts';
import { isObject, type JsonObject } from '../form.ts';
import type { Project } from '../project.ts';
import { called } from './called.ts';
import { mapOf, type MapOf } from './chain.ts';
import type { Because } from './changes.ts';
import { refusal } from './content.ts';
import { planned, type Draft } from './draft.ts';
import { alterItem, itemIn, itemsIn, putItem } from './item-draft.ts';
import { itemOf, putNew } from './items.ts';
import { labels } from './map-items.ts';
import { targetOf } from './targets.ts';

/** How a unit stands at the beginning. */
export interface Stance {
  /** The hexes it stands in, as indices of the map's grid: two for a double unit, or one, and its facing gives the other. */
  readonly hexes: readonly number[];
  readonly facing?: string;
  readonly face?: string;
  readonly markers?: readonly string[];
}

/** A unit with its place at the beginning. */
interface PlacedUnit extends Stance {
  readonly unit: string;
}

/**
 * Puts a unit on the map at the beginning; where it has been placed already, it is put there instead, and facing, face and
 * markers that are not given stay as they were. An inherited place is altered by changes.
 */
export function placeUnit(project: Project, id: string, unit: string, stance: Stance, because: Because = {}): Plan {
  const map = mapOf(project, id);
  const where = map === null ? '' : labels(map, stance.hexes).join(', ');
  const isThere = placementOf(project, id, unit) !== undefined;
  const name = nameOf(project, id, unit);
  const title = isThere ? `Move ${name} to ${where}` : `Place ${name} in ${where}`;
  return placeUnits(project, id, [{ unit, ...stance }], title, because);
}

function nameOf(project: Project, id: string, unit: string): string {
  return called(project, id, `units/${unit}`);
}

/** Puts many units on the map in one step. */
function placeUnits(
  project: Project,
  id: string,
  placed: readonly PlacedUnit[],
  title: string,
  because: Because = {},
): Plan {
  const file = fileKey(id, 'scenario.json');
  const map = mapOf(project, id);
  return planned(project, title, (draft) => {
    const units = itemsIn(draft, id, 'units');
    draft.content(file);
    if (map === null) {
      return refusal(file, 'reference.unknown', 'There is no map to stand on. Give map.json a grid first.');
    }
    for (const one of placed) {
      const unit = units.get(one.unit);
      if (!isObject(unit)) {
        const message = `"${one.unit}" is not a unit.${suggestion(one.unit, [...units.keys()])}`;
        return refusal(file, 'reference.unknown', message, '/setUp');
      }
      const refused = putPlacement(draft, id, map, unit, one, because);
      if (refused !== null) return refused;
    }
    return null;
  });
}

/** Lays another face of a counter up. */
export function flipUnit(project: Project, id: string, unit: string, face: string, because: Because = {}): Plan {
  return alteredPlacement(project, id, unit, `Turn ${nameOf(project, id, unit)} over: ${face}`, { face }, because);
}

/** Takes a unit off the map; the counter stays. */
export function takeUnitOff(project: Project, id: string, unit: string, because: Because = {}): Plan {
  return planned(project, `Take ${nameOf(project, id, unit)} off the map`, (draft) =>
    putItem(draft, id, `setUp/${unit}`, undefined, because),
  );
}

/** Where a unit stands at the beginning, as the package or what it builds on says. */
export function placementOf(project: Project, id: string, unit: string): JsonObject | undefined {
  const found = itemOf(project, id, `setUp/${unit}`);
  return isObject(found) ? found : undefined;
}

/** The second hex of a double unit that looks to `facing` and has its left half in `left`; -1 off the map. */
export function secondHex({ grid }: Pick<MapOf, 'grid'>, left: number, facing: string): number {
  const direction = facingFromName(grid.orientation, facing);
  return direction < 0 ? -1 : grid.neighbour[left * 6 + direction];
}

function putPlacement(
  draft: Draft,
  id: string,
  map: MapOf,
  unit: JsonObject,
  { unit: name, hexes, facing, face, markers }: PlacedUnit,
  because: Because,
): Problem | null {
  const file = fileKey(id, 'scenario.json');
  const there = hexes.filter((hex) => hex >= 0 && hex < map.grid.count);
  const target = targetOf(`setUp/${name}`);
  const now = target === null ? undefined : itemIn(draft, id, target);
  const isDouble = unit['size'] === 'double';
  const stood = isObject(now) && typeof now['facing'] === 'string' ? now['facing'] : undefined;
  let way = facing ?? stood;
  if (isDouble && there.length === 1 && way !== undefined) {
    const second = secondHex(map, there[0], way);
    if (second >= 0) there.push(second);
  }
  if (there.length === 0) return refusal(file, 'hex.unknown', `${name} needs a hex of the map.`, '/setUp');
  if (isDouble) {
    const [one, other = -1] = there;
    const direction = map.grid.directionBetween(one, other);
    if (there.length !== 2 || direction < 0) {
      const message = `${name} stands in two neighbouring hexes of the map. Give both, or the left one and a facing.`;
      return refusal(file, 'hex.unknown', message, '/setUp');
    }
    if (!fits(map, there, way)) {
      if (facing !== undefined) {
        const message = `${name} cannot look to ${facing} in ${labels(map, there).join(' and ')}. Choose another facing.`;
        return refusal(file, 'hex.unknown', message, '/setUp');
      }
      // In these hexes it cannot go on looking where it looked.
      way = facingName(map.grid.orientation, direction);
    }
  }
  const turned = isDouble ? way : facing;
  const placed: JsonObject = {
    unit: name,
    hexes: labels(map, there),
    ...(turned === undefined ? {} : { facing: turned }),
    ...(face === undefined ? {} : { face }),
    ...(markers === undefined ? {} : { markers }),
  };
  if (isObject(now)) return putItem(draft, id, `setUp/${name}`, { ...now, ...placed }, because);
  return putNew(draft, id, 'setUp', placed);
}

/** Whether a double unit in two hexes can look that way. */
function fits({ grid }: MapOf, [one, other]: readonly number[], facing: string | undefined): boolean {
  const direction = facing === undefined ? -1 : facingFromName(grid.orientation, facing);
  return direction >= 0 && leftHalf(grid, one, other, direction) >= 0;
}

function alteredPlacement(
  project: Project,
  id: string,
  unit: string,
  title: string,
  fields: JsonObject,
  because: Because,
): Plan {
  return planned(project, title, (draft) =>
    alterItem(draft, id, `setUp/${unit}`, because, (one) => ({ ...one, ...fields })),
  );
}
