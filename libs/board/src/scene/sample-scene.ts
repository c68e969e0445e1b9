import { createNumbering, Grid, sideOf, type GridSpec } from '@hexwright/hex';
import type { BoardScene, Counter, TerrainStyle } from './scene.ts';

/** Terrains that tests paint with. */
export const SAMPLE_TERRAINS: readonly TerrainStyle[] = [
  { id: 'clear', name: 'Clear', color: '#d9cfa3', pattern: 'none' },
  { id: 'woods', name: 'Woods', color: '#6f8f57', pattern: 'trees' },
  { id: 'river', name: 'River', color: '#5f93b5', pattern: 'waves' },
];

/** Both orientations. */
export const SAMPLE_SPECS: readonly GridSpec[] = [
  { orientation: 'pointy', columns: 10, rows: 8, shift: 'even' },
  { orientation: 'flat', columns: 10, rows: 8, shift: 'odd' },
];

/** A counter of no particular army; say what matters about it. */
export function sampleCounter(changes: Partial<Counter> = {}): Counter {
  return {
    id: 'horse-1',
    place: 33,
    across: null,
    facing: null,
    name: 'Horse',
    values: 'M-6-B',
    symbol: 'cavalry',
    color: '#a3312b',
    stripe: null,
    mode: '',
    marks: [],
    art: null,
    ...changes,
  };
}

/** A small map: woods in hexes 11, 12 and 21, a river down column 5, a hill about hex 45, a ridge and a road. */
export function sampleScene(spec: GridSpec = SAMPLE_SPECS[0], changes: Partial<BoardScene> = {}): BoardScene {
  const grid = new Grid(spec);
  const numbering = createNumbering({ preset: 'column-row' }, grid);
  const terrain = new Uint16Array(grid.count);
  for (const hex of [11, 12, 21]) terrain[hex] = 1;
  for (let row = 0; row < grid.rows; row++) terrain[grid.hexAt(5, row)] = 2;
  const elevation = new Int8Array(grid.count).fill(1);
  for (let hex = 0; hex < grid.count; hex++) elevation[hex] = Math.max(1, 3 - grid.distance(hex, 45));
  return {
    grid: spec,
    label: (hex) => numbering.label(hex),
    terrains: SAMPLE_TERRAINS,
    terrain,
    elevation,
    sideStyles: [
      { id: 'ridge', name: 'Ridge', color: '#6b4a2b', drawing: 'ridge' },
      { id: 'wall', name: 'Wall', color: '#444444', drawing: 'wall' },
    ],
    sides: [{ side: sideOf(grid, 33, 0), style: 0 }],
    pathStyles: [
      { id: 'road', name: 'Road', color: '#8a6a3f', drawing: 'road' },
      { id: 'stream', name: 'Stream', color: '#5f93b5', drawing: 'stream' },
    ],
    paths: [{ id: 'high-road', style: 0, hexes: [60, 61, 62, 63] }],
    labels: [{ id: 'the-hill', text: 'The Hill', hex: 45 }],
    zones: [{ id: 'camp', name: 'Camp', color: '#2f5d8a', hexes: [70, 71] }],
    counters: [],
    ...changes,
  };
}
