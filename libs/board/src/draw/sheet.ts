import type { Ink } from './ink.ts';
import type { Layers } from '../scene/layers.ts';
import type { Area } from '../scene/layout.ts';
import type { StagedScene } from '../scene/stage.ts';
import type { Theme } from '../scene/theme.ts';

/** A piece of the sheet to be drawn; the ink is set so that one unit is one hexside. */
export interface Sheet {
  readonly ink: Ink;
  readonly staged: StagedScene;
  readonly theme: Theme;
  readonly layers: Layers;
  /** What is to be drawn; things that reach into it are drawn whole. */
  readonly area: Area;
  /** CSS pixels of a hexside, which decides how much detail is worth drawing. */
  readonly scale: number;
}

/** The hexes that may reach into the area of a sheet, row by row. */
export function hexesOn({ staged, area }: Pick<Sheet, 'staged' | 'area'>): Int32Array {
  const { firstColumn, lastColumn, firstRow, lastRow } = staged.layout.span(area);
  const width = Math.max(0, lastColumn - firstColumn + 1);
  const height = Math.max(0, lastRow - firstRow + 1);
  const hexes = new Int32Array(width * height);
  let count = 0;
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) {
      hexes[count++] = row * staged.grid.columns + column;
    }
  }
  return hexes;
}

/** A number 0..1 that is always the same for a hex and a use of it: drawings vary without ever flickering. */
export function chance(hex: number, use: number): number {
  let bits = Math.imul(hex + 1, 0x9e3779b1) ^ Math.imul(use + 1, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}
