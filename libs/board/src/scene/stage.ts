/** A scene made ready to be drawn and hit: with the grid, the layout and the levels that follow from it. */
import { Grid, type GridSpec } from '@hexwright/hex';
import { explained, footOf } from './foot.ts';
import { Layout } from './layout.ts';
import type { BoardScene } from './scene.ts';

/** A scene with the tables that drawing and hit testing share. */
export interface StagedScene {
  readonly scene: BoardScene;
  readonly grid: Grid;
  readonly layout: Layout;
  /** The level that most hexes lie at or above: drawn without any tint. */
  readonly baseLevel: number;
  readonly topLevel: number;
}

/**
 * Prepares a scene. Keeps the grid of `before` where it is the same one. Throws a RangeError if `terrain` or `elevation`
 * do not have an entry for every hex.
 */
export function stage(scene: BoardScene, before?: StagedScene): StagedScene {
  const same = before !== undefined && sameGrid(before.scene.grid, scene.grid);
  const grid = same ? before.grid : new Grid(scene.grid);
  if (scene.terrain.length !== grid.count || scene.elevation.length !== grid.count) {
    throw new RangeError(
      `A scene of ${grid.count} hexes needs as many terrains and levels, not ${scene.terrain.length} and ${scene.elevation.length}`,
    );
  }
  const layout = same && footed(before.scene) === footed(scene) ? before.layout : layoutOf(grid, scene);
  return { scene, grid, layout, ...levels(scene.elevation) };
}

/** The layout of a scene, with as much room at its foot as its frame takes. */
function layoutOf(grid: Grid, scene: BoardScene): Layout {
  const bare = new Layout(grid);
  const foot = footOf(scene, bare.width);
  return foot === 0 ? bare : new Layout(grid, foot);
}

/** All that the foot of a sheet shows, to compare. */
function footed(scene: BoardScene): string {
  const { frame } = scene;
  if (frame === undefined || frame === null) return '';
  return JSON.stringify([frame, ...(frame.legend ? explained(scene) : [])]);
}

/** Least and greatest level. */
export function levels(elevation: Int8Array): { baseLevel: number; topLevel: number } {
  let [baseLevel, topLevel] = [127, -128];
  for (const level of elevation) {
    if (level < baseLevel) baseLevel = level;
    if (level > topLevel) topLevel = level;
  }
  return { baseLevel, topLevel };
}

function sameGrid(a: GridSpec, b: GridSpec): boolean {
  return a.orientation === b.orientation && a.columns === b.columns && a.rows === b.rows && a.shift === b.shift;
}
