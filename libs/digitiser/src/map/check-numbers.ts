import type { Grid, Numbering } from '@hexwright/hex';
import { blankRaster, sample, type Raster } from '../image/raster.ts';
import type { TextReader } from '../reading/text-reader.ts';
import { centreOf } from './lattice.ts';
import { onScan, type MapFit } from './map-fit.ts';

/** What the printed numbers say of where the hexes are thought to be. */
export interface NumberCheck {
  /** Hexes whose number was looked at, and those on which their own was read. */
  readonly looked: number;
  readonly agree: number;
  /** The step from a hex to the one whose number is printed on it, where most say so: the clicks are that far off. */
  readonly off: { readonly q: number; readonly r: number } | null;
}

/** So many numbers are looked at: few are enough to tell one hex from the next. */
const LOOKED = 16;
/** So many that agree settle it. */
const ENOUGH = 3;
/** Where numbers stand in a hex: its height above and below the centre, in hexes. */
const BANDS: readonly (readonly [number, number])[] = [
  [-0.42, -0.17],
  [0.17, 0.42],
];
const HALF_WIDTH = 0.27;
/** Height of a band as it is read, in pixels. */
const HEIGHT = 48;
const FRAME = 12;

/** Reads some of the printed numbers, spread over the scan, and compares them with those of the hexes. */
export async function checkNumbers(
  image: Raster,
  grid: Grid,
  numbering: Numbering,
  fit: MapFit,
  hexes: readonly number[],
  reader: TextReader,
): Promise<NumberCheck> {
  const { looked, steps } = await readSteps(image, { grid, fit }, hexes, { grid, numbering }, reader);
  const agree = steps.get('0 0') ?? 0;
  const { step, count } = mostOf(steps);
  return { looked, agree, off: count >= ENOUGH && count > agree ? step : null };
}

/** Hexes that may be any of a map: what their printed numbers say of which they are. */
export interface ReadSteps {
  /** So many numbers were looked at. */
  readonly looked: number;
  /** How many say that the hexes of the map are so many away, by the step as a text. */
  readonly steps: ReadonlyMap<string, number>;
}

/**
 * Reads numbers of hexes, spread over all that are given.
 *
 * @param placed hexes with their place on the scan; their grid need not be that of the map, if it lies the same way
 * @param map the hexes that the numbers are of
 */
export async function readSteps(
  image: Raster,
  placed: { readonly grid: Grid; readonly fit: MapFit },
  hexes: readonly number[],
  map: { readonly grid: Grid; readonly numbering: Numbering },
  reader: TextReader,
): Promise<ReadSteps> {
  const count = Math.min(LOOKED, hexes.length);
  const looked = Array.from({ length: count }, (_, index) => hexes[Math.floor(((index + 0.5) * hexes.length) / count)]);
  const known = numbersOf(map.grid, map.numbering);
  const steps = new Map<string, number>();
  for (const hex of looked) {
    const read = await printedOn(image, placed.grid, placed.fit, hex, known, reader);
    if (read < 0) continue;
    const key = `${map.grid.q[read] - placed.grid.q[hex]} ${map.grid.r[read] - placed.grid.r[hex]}`;
    steps.set(key, (steps.get(key) ?? 0) + 1);
  }
  return { looked: looked.length, steps };
}

/** The step that most numbers speak for, and how many do. */
export function mostOf(steps: ReadSteps['steps']): {
  readonly step: { readonly q: number; readonly r: number };
  readonly count: number;
} {
  const [[key, count]] = [...steps].toSorted((one, other) => other[1] - one[1]).concat([['0 0', 0]]);
  const [q, r] = key.split(' ').map(Number);
  return { step: { q, r }, count };
}

/** Whether enough numbers agree, and none are consistently others. */
export function numbersAgree({ agree, off }: NumberCheck): boolean {
  return agree >= ENOUGH && off === null;
}

/** The hex that bears each number, told by its letters and digits alone: lines near a number look like other signs. */
function numbersOf(grid: Grid, numbering: Numbering): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (let hex = 0; hex < grid.count; hex++) {
    const number = plain(numbering.label(hex));
    known.set(number, known.has(number) ? -1 : hex);
  }
  return known;
}

function plain(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The hex whose number is read on a hex; -1 where none is. A number must be read exactly. */
async function printedOn(
  image: Raster,
  grid: Grid,
  fit: MapFit,
  hex: number,
  known: ReadonlyMap<string, number>,
  reader: TextReader,
): Promise<number> {
  for (const band of BANDS) {
    const read = plain(await reader.read(bandOf(image, grid, fit, hex, band), 'line'));
    const found = known.get(read) ?? -1;
    if (found >= 0) return found;
  }
  return -1;
}

/** A band of a hex in grey, upright, its darkest print black and its ground white. */
function bandOf(image: Raster, grid: Grid, fit: MapFit, hex: number, [top, bottom]: readonly [number, number]): Raster {
  const centre = centreOf(grid, hex);
  const scale = HEIGHT / (bottom - top);
  const width = Math.round(2 * HALF_WIDTH * scale);
  const grey = new Float32Array(width * HEIGHT);
  const color = new Float32Array(3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      const at = onScan(fit, { x: centre.x - HALF_WIDTH + (x + 0.5) / scale, y: centre.y + top + (y + 0.5) / scale });
      sample(image, at.x, at.y, color);
      grey[y * width + x] = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11;
    }
  }
  const sorted = grey.toSorted();
  const [black, white] = [sorted[Math.floor(sorted.length * 0.01)], sorted[Math.floor(sorted.length * 0.6)]];
  const result = blankRaster(width + 2 * FRAME, HEIGHT + 2 * FRAME);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      const value = (255 * (grey[y * width + x] - black)) / Math.max(20, white - black);
      const at = ((y + FRAME) * result.width + x + FRAME) * 4;
      result.data.fill(Math.max(0, Math.min(255, value)), at, at + 3);
    }
  }
  return result;
}
