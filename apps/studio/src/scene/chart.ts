/** Kinds of ground, hexside and path as the board draws them, from what a package says of them. */
import { PATH_DRAWINGS, SIDE_DRAWINGS, type TerrainStyle, type PathStyle, type SideStyle } from '@hexwright/board';
import type { JsonObject } from '@hexwright/workspace';
import { nameOf, textOf } from './items.ts';
import { colorOf, terrainColor, lineColor } from './paint-box.ts';
import { LACKING } from './words.ts';

/** What the board draws for a kind that nobody has described. */
export const UNKNOWN_PATTERN = 'cross-hatching';
const UNKNOWN_COLOR = '#d9b3c4';

/** A terrain. */
export function terrainStyle(terrain: JsonObject): TerrainStyle {
  const id = nameOf(terrain);
  const color = colorOf(terrain) ?? terrainColor(id);
  return { id, name: titleOf(terrain), color, pattern: textOf(terrain, 'pattern') || 'none' };
}

/** Stands for a terrain that the chart does not have, or for a hex without any. */
export function unknownTerrain(id: string): TerrainStyle {
  const name = id === '' ? LACKING.noTerrain : LACKING.terrain(id);
  return { id, name, color: UNKNOWN_COLOR, pattern: UNKNOWN_PATTERN };
}

/** A kind of hexside. */
export function sideStyle(hexside: JsonObject): SideStyle {
  const id = nameOf(hexside);
  const drawing = drawingOf(hexside, SIDE_DRAWINGS);
  return { id, name: titleOf(hexside), color: colorOf(hexside) ?? lineColor(id, drawing), drawing };
}

/** Stands for a kind of hexside that the chart does not have. */
export function unknownSide(id: string): SideStyle {
  return { id, name: LACKING.hexside(id), color: UNKNOWN_COLOR, drawing: 'line' };
}

/** A kind of path. */
export function pathStyle(feature: JsonObject): PathStyle {
  const id = nameOf(feature);
  const drawing = drawingOf(feature, PATH_DRAWINGS);
  return { id, name: titleOf(feature), color: colorOf(feature) ?? lineColor(id, drawing), drawing };
}

/** Stands for a kind of path that the chart does not have. */
export function unknownPath(id: string): PathStyle {
  return { id, name: LACKING.feature(id), color: UNKNOWN_COLOR, drawing: 'line' };
}

/** The name people read; the id where a thing has none. */
export function titleOf(item: JsonObject): string {
  return textOf(item, 'name') || textOf(item, 'title') || nameOf(item);
}

/** How a kind says that it is drawn; a plain line where it says nothing that the board knows. */
function drawingOf<Drawing extends string>(kind: JsonObject, drawings: readonly Drawing[]): Drawing | 'line' {
  const named = textOf(kind, 'drawing');
  return drawings.find((one) => one === named) ?? 'line';
}
