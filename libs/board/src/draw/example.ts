/** A small piece of map on which kinds of ground, hexside and road are shown. */
import type { BoardScene } from '../scene/scene.ts';

/** Nine hexes with nothing on them. */
export const EXAMPLE: BoardScene = {
  grid: { orientation: 'pointy', columns: 3, rows: 3, shift: 'even' },
  label: () => '',
  terrains: [],
  terrain: new Uint16Array(9),
  elevation: new Int8Array(9),
  sideStyles: [],
  sides: [],
  pathStyles: [],
  paths: [],
  labels: [],
  zones: [],
  counters: [],
};

/** The hex in the middle of them. */
export const EXAMPLE_MIDDLE = 4;
