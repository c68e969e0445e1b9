/** What is done to the counters of a set-up by hand. */
import type { Counter } from '@hexwright/board';
import { facingNames, rightHalf } from '@hexwright/hex';
import { flipUnit, placementOf, placeUnit, takeUnitOff } from '@hexwright/workspace';
import { say } from '../../app/notices.ts';
import { asList, textOf } from '../../scene/items.ts';
import type { MapDesk } from './map-desk.ts';
import { stanceOf } from './tool-effects.ts';

/** The counters in a hex, the uppermost first. */
export function countersIn(desk: MapDesk, hex: number): readonly Counter[] {
  const { scene, place } = desk.scene;
  if (scene === null || place === null || hex < 0) return [];
  const isIn = ({ hex: at, across }: Counter): boolean =>
    at === hex || (across !== null && rightHalf(place.grid, at, across) === hex);
  return scene.counters.filter(isIn).reverse();
}

/** Turns a counter over two hexes to the left by sixths of a circle, about its left half or, at the rim, its right one. */
export function turn(desk: MapDesk, counter: Counter, sixths: number): void {
  const { place, project, id } = desk.scene;
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
  desk.change('counters', placeUnit(project, id, counter.id, stanceOf(desk.scene, { hex, across }), desk.because));
}

/** Makes a counter over two hexes look another way. */
export function face(desk: MapDesk, counter: Counter, facing: string): void {
  const orientation = desk.scene.place?.grid.orientation ?? 'pointy';
  const across = facingNames(orientation).indexOf(facing);
  if (across >= 0 && counter.across !== null) turn(desk, counter, across - counter.across);
}

/** The faces of a unit, and the one that lies up. */
export function facesOf(desk: MapDesk, unit: string): { readonly faces: readonly string[]; readonly up: string } {
  const item = desk.scene.press.unit(unit);
  const faces = item === undefined ? [] : asList(item['faces']).map((one) => textOf(one, 'id'));
  const placement = placementOf(desk.scene.project, desk.id, unit);
  return { faces, up: (placement && textOf(placement, 'face')) || (faces[0] ?? '') };
}

/** Turns a counter over to its next face. */
export function flip(desk: MapDesk, unit: string): void {
  const { faces, up } = facesOf(desk, unit);
  const next = faces[(faces.indexOf(up) + 1) % faces.length];
  if (next !== undefined && next !== up) showFace(desk, unit, next);
}

/** Lays one of a counter's faces up. */
export function showFace(desk: MapDesk, unit: string, name: string): void {
  desk.change('counters', flipUnit(desk.scene.project, desk.id, unit, name, desk.because));
}

/** Takes a counter off the map. */
export function takeOff(desk: MapDesk, unit: string): void {
  desk.change('counters', takeUnitOff(desk.scene.project, desk.id, unit, desk.because));
}
