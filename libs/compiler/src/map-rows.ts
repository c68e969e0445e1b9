import type { LinkedMap } from '@hexwright/model';
import type { Grid } from '@hexwright/hex';
import type { Vocabulary } from './compiled-game.ts';

/** The terrain index of every hex, from one string a row and one character a hex. */
export function readTerrain(map: LinkedMap, grid: Grid, vocabulary: Vocabulary): Uint8Array {
  const indices = new Map(
    Object.entries(map.terrainCodes).map(([code, id]) => [code, Math.max(0, vocabulary.indexOf('terrains', id))]),
  );
  const terrain = new Uint8Array(grid.count);
  for (let hex = 0; hex < grid.count; hex++) {
    terrain[hex] = indices.get(map.terrain[grid.rowOf(hex)][grid.columnOf(hex)]) ?? 0;
  }
  return terrain;
}

/** The level of every hex, from one string a row and one digit a hex. */
export function readElevation(map: LinkedMap, grid: Grid): Int8Array {
  const elevation = new Int8Array(grid.count);
  for (let hex = 0; hex < grid.count; hex++) {
    elevation[hex] = map.elevation[grid.rowOf(hex)].charCodeAt(grid.columnOf(hex)) - DIGIT_ZERO;
  }
  return elevation;
}

const DIGIT_ZERO = '0'.charCodeAt(0);
