// The number that is printed on a hex, wherever in the hex it stands.
import type { Grid, Numbering } from '@hexwright/hex';
import { blankRaster, sample, type Raster } from '../image/raster.ts';
import type { TextReader } from '../reading/text-reader.ts';
import { centreOf } from './lattice.ts';
import { onScan, type MapFit } from './map-fit.ts';

/**
 * Where numbers stand in a hex: from the centre downwards, and how far to the right their middle is, in hexes. The top is where
 * most maps have them; some have them in a corner.
 */
const BANDS: readonly Band[] = [
  [-0.47, -0.25, 0],
  [-0.42, -0.17, 0],
  [0.17, 0.42, 0],
  [0.25, 0.47, 0],
  [-0.13, 0.13, 0],
  [-0.42, -0.17, -0.18],
  [-0.42, -0.17, 0.18],
];
type Band = readonly [top: number, bottom: number, middle: number];
const HALF_WIDTH = 0.27;
/** Height of a band as it is read, in pixels. */
const HEIGHT = 48;
const FRAME = 12;
/** A number is so much of its band, and so much darker than its ground. What has less or more ink is none. */
const LEAST_INK = 0.05;
const MOST_INK = 0.4;
const LEAST_CONTRAST = 45;
/** Where so many numbers stood, and in no other band, all stand there. */
const SETTLED = 3;

/** Reads the numbers of hexes of a scan, and learns on the way where in a hex they stand. */
export class PrintedNumbers {
  readonly #image: Raster;
  readonly #placed: { readonly grid: Grid; readonly fit: MapFit };
  readonly #known: ReadonlyMap<string, number>;
  readonly #reader: TextReader;
  readonly #found = new Map<Band, number>();

  /**
   * @param placed hexes with their place on the scan; their grid need not be that of the map
   * @param map the hexes that the numbers are of
   */
  constructor(
    image: Raster,
    placed: { readonly grid: Grid; readonly fit: MapFit },
    map: { readonly grid: Grid; readonly numbering: Numbering },
    reader: TextReader,
  ) {
    this.#image = image;
    this.#placed = placed;
    this.#known = numbersOf(map.grid, map.numbering);
    this.#reader = reader;
  }

  /** The hex of the map whose number is read on a hex; -1 where none is. A number must be read exactly. */
  async on(hex: number): Promise<number> {
    for (const band of this.#bands()) {
      const picture = bandOf(this.#image, this.#placed.grid, this.#placed.fit, hex, band);
      if (picture === null) continue;
      const found = this.#known.get(plain(await this.#reader.read(picture, 'line'))) ?? -1;
      if (found < 0) continue;
      this.#found.set(band, (this.#found.get(band) ?? 0) + 1);
      return found;
    }
    return -1;
  }

  #bands(): readonly Band[] {
    const often = BANDS.filter((band) => (this.#found.get(band) ?? 0) >= SETTLED);
    return often.length > 0 ? often : BANDS;
  }
}

/**
 * The hex that bears each number, told by its letters and digits alone: lines near a number look like other signs. Where
 * a sign parts the two counts, a map may print 5.30 for 05.30.
 */
function numbersOf(grid: Grid, numbering: Numbering): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  for (let hex = 0; hex < grid.count; hex++) {
    const label = numbering.label(hex);
    const isParted = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(label);
    const short = isParted ? label.replaceAll(/(?<!\p{N})0+(?=\p{N})/gu, '') : label;
    const first = isParted ? label.replace(/^0+(?=\p{N})/u, '') : label;
    for (const number of new Set([label, short, first].map(plain))) {
      known.set(number, known.has(number) ? -1 : hex);
    }
  }
  return known;
}

function plain(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A band of a hex in grey, upright, its darkest print black and its ground white; null where no number can be. */
function bandOf(image: Raster, grid: Grid, fit: MapFit, hex: number, [top, bottom, middle]: Band): Raster | null {
  const centre = centreOf(grid, hex);
  const scale = HEIGHT / (bottom - top);
  const width = Math.round(2 * HALF_WIDTH * scale);
  const grey = new Float32Array(width * HEIGHT);
  const color = new Float32Array(3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      const [right, down] = [middle - HALF_WIDTH + (x + 0.5) / scale, top + (y + 0.5) / scale];
      const at = onScan(fit, { x: centre.x + right, y: centre.y + down });
      sample(image, at.x, at.y, color);
      grey[y * width + x] = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11;
    }
  }
  const sorted = grey.toSorted();
  const [black, white] = [sorted[Math.floor(sorted.length * 0.01)], sorted[Math.floor(sorted.length * 0.6)]];
  const ink = sorted.findIndex((value) => value > (black + white) / 2) / sorted.length;
  if (white - black < LEAST_CONTRAST || ink < LEAST_INK || ink > MOST_INK) return null;
  const result = blankRaster(width + 2 * FRAME, HEIGHT + 2 * FRAME);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < width; x++) {
      const value = (255 * (grey[y * width + x] - black)) / (white - black);
      const at = ((y + FRAME) * result.width + x + FRAME) * 4;
      result.data.fill(Math.max(0, Math.min(255, value)), at, at + 3);
    }
  }
  return result;
}
