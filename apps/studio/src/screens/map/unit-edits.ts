/** What is done to the counters of a set-up by hand. */
import { turnedCounter, type Counter } from '@hexwright/board';
import { directionName, directionNames, facingName, facingNames, rightHalf } from '@hexwright/hex';
import { flipUnit, placementOf, placeUnit, takeUnitOff } from '@hexwright/workspace';
import { notify } from '../../ui/toasts.ts';
import { asList, textOf } from '../../scene/items.ts';
import type { MapContext } from './map-context.ts';
import type { EditedMap } from './map-edits.ts';
import { stanceOf } from './tool-effects.ts';
import { WORDS } from './words.ts';

/** The counters in a hex, the uppermost first. */
export function countersIn(map: Pick<MapContext, 'scene'>, hex: number): readonly Counter[] {
  const { scene, place } = map.scene;
  if (scene === null || place === null || hex < 0) return [];
  const isIn = ({ place: at, across }: Counter): boolean =>
    at === hex || (across !== null && rightHalf(place.grid, at, across) === hex);
  return scene.counters.filter(isIn).reverse();
}

/**
 * Turns a counter to the left by sixths of a circle: one over two hexes about its left half or, at the rim, its right one.
 */
export function turn(map: EditedMap, counter: Counter, sixths: number): void {
  const { place } = map.scene;
  if (place === null) return;
  if (counter.across === null) {
    stand(map, turnedCounter(counter, sixths));
    return;
  }
  const { grid } = place;
  const across = (counter.across + sixths + 6) % 6;
  const right = rightHalf(grid, counter.place, counter.across);
  const about = [counter.place, right < 0 ? -1 : grid.neighbour[right * 6 + ((across + 3) % 6)]];
  const hex = about.find((left) => left >= 0 && rightHalf(grid, left, across) >= 0);
  if (hex === undefined) {
    notify(WORDS.noRoomToTurn(counter.name), { tone: 'warning' });
    return;
  }
  stand(map, { ...counter, place: hex, across });
}

/** The ways that a counter can face, by name, and the one that it faces: '' for one that should and does not; null for none. */
export function facingOf(
  map: Pick<MapContext, 'scene'>,
  { id, across, facing }: Counter,
): { readonly names: readonly string[]; readonly now: string } | null {
  const orientation = map.scene.place?.grid.orientation ?? 'pointy';
  if (across !== null) return { names: facingNames(orientation), now: facingName(orientation, across) };
  if (facing === null && !map.scene.renderer.hasFront(id)) return null;
  return { names: directionNames(orientation), now: facing === null ? '' : directionName(orientation, facing) };
}

/** Makes a counter face another way. */
export function face(map: EditedMap, counter: Counter, facing: string): void {
  const way = facingOf(map, counter)?.names.indexOf(facing) ?? -1;
  if (way < 0) return;
  if (counter.across === null) stand(map, { ...counter, facing: way });
  else turn(map, counter, way - counter.across);
}

function stand(map: EditedMap, counter: Counter): void {
  const { scene, id, edits } = map;
  edits.change('counters', placeUnit(scene.project, id, counter.id, stanceOf(scene, counter), edits.because));
}

/** The faces of a unit, and the one that lies up. */
export function facesOf(
  map: Pick<MapContext, 'scene' | 'id'>,
  unit: string,
): { readonly faces: readonly string[]; readonly up: string } {
  const item = map.scene.renderer.unit(unit);
  const faces = item === undefined ? [] : asList(item['faces']).map((one) => textOf(one, 'id'));
  const placement = placementOf(map.scene.project, map.id, unit);
  return { faces, up: (placement && textOf(placement, 'face')) || (faces[0] ?? '') };
}

/** Turns a counter over to its next face. */
export function flip(map: EditedMap, unit: string): void {
  const { faces, up } = facesOf(map, unit);
  const next = faces[(faces.indexOf(up) + 1) % faces.length];
  if (next !== undefined && next !== up) showFace(map, unit, next);
}

/** Lays one of a counter's faces up. */
export function showFace(map: EditedMap, unit: string, name: string): void {
  map.edits.change('counters', flipUnit(map.scene.project, map.id, unit, name, map.edits.because));
}

/** Takes a counter off the map. */
export function takeOff(map: EditedMap, unit: string): void {
  map.edits.change('counters', takeUnitOff(map.scene.project, map.id, unit, map.edits.because));
}
