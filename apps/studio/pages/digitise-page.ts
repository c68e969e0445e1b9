// What is digitised in page tests and for pictures.
import type { Point } from '@hexwright/digitiser';
import { syntheticSheet, type SheetPlan } from '@hexwright/digitiser/testing';
import { syntheticMap, type MapPlan, type SyntheticMap } from '@hexwright/digitiser/testing/map';
import { encode } from 'fast-png';

/** A package that compiles, for counters to be added to. */
export const EMPTY = {
  'own/scanned/scenario.json':
    '{"format": 1, "id": "own/scanned", "title": "Scanned", "kind": "battle", "extends": "gmb/tamburlaine"}\n',
};

/** Where it is digitised. */
export const HERE = '/scenarios/own/scanned/-/digitise';

/** A small sheet of single counters, and its back. */
export const FRONT: SheetPlan = {
  seed: 11,
  dpi: 150,
  kind: 'scan',
  cut: 'dark',
  rows: 2,
  columns: 4,
  singleRows: 2,
  codes: ['P-6-B', 'M-8-C'],
};
export const BACK: SheetPlan = { ...FRONT, seed: 15, codes: ['L-4-E', 'P-8-D'] };

const MAP: MapPlan = {
  seed: 8,
  grid: { orientation: 'pointy', columns: 12, rows: 9, shift: 'even' },
  numbering: { preset: 'column-row' },
  spacing: 60,
  kind: 'scan',
  line: 'dark',
  terrains: ['clear', 'woods', 'town'],
  levels: 1,
  ways: true,
};
/** What the terrains of the scan are in the package: id and name. */
const KINDS = { clear: ['clear', 'Clear'], woods: ['grove', 'Grove'], town: ['village', 'Village'] } as const;
const { columns, rows } = MAP.grid;

/** A package whose map is still bare, and where it is digitised. */
export const MAPPED = {
  'own/mapped/scenario.json':
    '{"format": 1, "id": "own/mapped", "title": "Mapped", "kind": "battle", "extends": "gmb/standard"}\n',
  'own/mapped/map.json': JSON.stringify({
    format: 1,
    grid: MAP.grid,
    numbering: MAP.numbering,
    terrainCodes: { '.': 'clear' },
    terrain: Array.from({ length: rows }, () => '.'.repeat(columns)),
    elevation: Array.from({ length: rows }, () => '0'.repeat(columns)),
  }),
};
export const MAPPED_HERE = '/scenarios/own/mapped/-/digitise/map';

/** A synthetic scan of that map. */
export interface MapPicture {
  readonly map: SyntheticMap;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
  labelOf(hex: number): string;
  /** The terrain of a hex, as the package has it. */
  kindOf(hex: number): readonly [id: string, name: string];
}

/** The scan, as a file to choose, and the truth about it. */
export function mapPicture(name: string): MapPicture {
  const map = syntheticMap(MAP);
  const { width, height, data } = map.image;
  const png = encode({ width, height, data: new Uint8Array(data), channels: 4, depth: 8 });
  const two = (number: number): string => String(number + 1).padStart(2, '0');
  return {
    map,
    file: { name, mimeType: 'image/png', buffer: Buffer.from(png) },
    labelOf: (hex) => two(map.grid.columnOf(hex)) + two(map.grid.rowOf(hex)),
    kindOf: (hex) => KINDS[map.terrain[hex] as keyof typeof KINDS],
  };
}

/** The picture of a synthetic sheet, as a file to choose. */
export function picture(name: string, plan: SheetPlan): { name: string; mimeType: string; buffer: Buffer } {
  const { width, height, data } = syntheticSheet(plan).image;
  const png = encode({ width, height, data: new Uint8Array(data), channels: 4, depth: 8 });
  return { name, mimeType: 'image/png', buffer: Buffer.from(png) };
}

/** The point near another one that is most of the colour of a road. */
export function onRoad({ image: { width, data } }: SyntheticMap, near: Point): Point {
  let best = { ...near, miss: Infinity };
  for (let y = Math.floor(near.y) - 14; y <= near.y + 14; y++) {
    for (let x = Math.floor(near.x) - 14; x <= near.x + 14; x++) {
      const at = (y * width + x) * 4;
      const miss = Math.abs(data[at] - 120) + Math.abs(data[at + 1] - 60) + Math.abs(data[at + 2] - 40);
      if (miss < best.miss) best = { x: x + 0.5, y: y + 0.5, miss };
    }
  }
  return best;
}
