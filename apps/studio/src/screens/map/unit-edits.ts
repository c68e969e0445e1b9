/** What is done to the counters of a set-up by hand. */
import type { Counter } from '@hexwright/board';
import { facingNames, rightHalf } from '@hexwright/hex';
import { flipUnit, placementOf, placeUnit, takeUnitOff } from '@hexwright/workspace';
import { say } from '../../ui/toasts.ts';
import { asList, textOf } from '../../scene/items.ts';
import type { MapEditor } from './map-editor.ts';
import { stanceOf } from './tool-effects.ts';

/** The counters in a hex, the uppermost first. */
export function countersIn(map: MapEditor, hex: number): readonly Counter[] {
  const { scene, place } = map.scene;
  if (scene === null || place === null || hex < 0) return [];
  const isIn = ({ hex: at, across }: Counter): boolean =>
    at === hex || (across !== null && rightHalf(place.grid, at, across) === hex);
  return scene.counters.filter(isIn).reverse();
}

/** Turns a counter over two hexes to the left by sixths of a circle, about its left half or, at the rim, its right one. */
export function turn(map: MapEditor, counter: Counter, sixths: number): void {
  const { place, project, id } = map.scene;
  if (place === null || counter.across === null) return;
  const { grid } = place;
  const across = (counter.across + sixths + 6) % 6;
  const right = rightHalf(grid, counter.hex, counter.across);
  const about = [counter.hex, right < 0 ? -1 : grid.neighbour[right * 6 + ((across + 3) % 6)]];
  const hex = about.find((left) => left >= 0 && rightHalf(grid, left, across) >= 0);
  if (hex === undefined) {
    say(`${counter.name} has no room to turn here. Move it away from the rim first.`, { tone: 'warning' });
    return;
  }
  map.change('counters', placeUnit(project, id, counter.id, stanceOf(map.scene, { hex, across }), map.because));
}

/** Makes a counter over two hexes look another way. */
export function face(map: MapEditor, counter: Counter, facing: string): void {
  const orientation = map.scene.place?.grid.orientation ?? 'pointy';
  const across = facingNames(orientation).indexOf(facing);
  if (across >= 0 && counter.across !== null) turn(map, counter, across - counter.across);
}

/** The faces of a unit, and the one that lies up. */
export function facesOf(map: MapEditor, unit: string): { readonly faces: readonly string[]; readonly up: string } {
  const item = map.scene.renderer.unit(unit);
  const faces = item === undefined ? [] : asList(item['faces']).map((one) => textOf(one, 'id'));
  const placement = placementOf(map.scene.project, map.id, unit);
  return { faces, up: (placement && textOf(placement, 'face')) || (faces[0] ?? '') };
}

/** Turns a counter over to its next face. */
export function flip(map: MapEditor, unit: string): void {
  const { faces, up } = facesOf(map, unit);
  const next = faces[(faces.indexOf(up) + 1) % faces.length];
  if (next !== undefined && next !== up) showFace(map, unit, next);
}

/** Lays one of a counter's faces up. */
export function showFace(map: MapEditor, unit: string, name: string): void {
  map.change('counters', flipUnit(map.scene.project, map.id, unit, name, map.because));
}

/** Takes a counter off the map. */
export function takeOff(map: MapEditor, unit: string): void {
  map.change('counters', takeUnitOff(map.scene.project, map.id, unit, map.because));
}
