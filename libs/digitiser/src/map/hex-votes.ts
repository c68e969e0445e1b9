// Where the lines around a hex say that it is.
import type { Grid } from '@hexwright/hex';
import type { Point } from '../image/raster.ts';
import { centreOf, cornersFromCentre } from './lattice.ts';
import type { LinePicture } from './line-picture.ts';
import { isOnScan, onScan, type MapFit } from './map-fit.ts';

/** Where a hex is as its lines have it. */
export interface HexVote {
  readonly hex: number;
  /** Its centre on the scan, in pixels. */
  readonly at: Point;
  /** How much better its lines fit there than elsewhere near it: about 2 where there are none. */
  readonly contrast: number;
}

/** Lines are dark on light ground, or light on dark. */
export type Ink = 'dark' | 'light';

/** Parts of a side near its corners, as shares of it: there every kind of grid has its lines, ticks included. */
const NEAR_CORNERS = [0.03, 0.08, 0.13, 0.18];

/** Lines of the grid near a hex, from its centre: along its sides and outwards from its corners, near the corners. */
function linesNear(grid: Grid): readonly Point[] {
  const corners = cornersFromCentre(grid);
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % 6];
    const last = corners[(index + 5) % 6];
    return NEAR_CORNERS.flatMap((share) => [
      between(corner, next, share),
      between(corner, last, share),
      { x: corner.x * (1 + share), y: corner.y * (1 + share) },
    ]);
  });
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Looks where hexes are, near where a fit has them. */
export class HexVoter {
  readonly #grid: Grid;
  readonly #lines: readonly Point[];

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#lines = linesNear(grid);
  }

  /**
   * The vote of a hex.
   *
   * @param window how far it may be off, in pixels of the scan
   * @returns null where it is not wholly on the scan
   */
  vote(picture: LinePicture, fit: MapFit, hex: number, window: number, ink: Ink): HexVote | null {
    const field = this.#field(picture, fit, [hex], window, ink);
    if (field === null) return null;
    const { dx, dy, contrast } = peakOf(field);
    return { hex, at: this.#moved(picture, fit, hex, dx - field.reach, dy - field.reach), contrast };
  }

  /** Where the first of some hexes may be if all are moved the same way, the likeliest first; `most` places at most. */
  places(picture: LinePicture, fit: MapFit, hexes: readonly number[], window: number, ink: Ink, most: number): Point[] {
    const field = this.#field(picture, fit, hexes, window, ink);
    if (field === null) return [];
    const { scores, size, reach } = field;
    const isPeak = (at: number): boolean => {
      const [x, y] = [at % size, Math.floor(at / size)];
      if (Math.hypot(x - reach, y - reach) > reach || x === 0 || y === 0 || x === size - 1 || y === size - 1)
        return false;
      return [-size - 1, -size, -size + 1, -1, 1, size - 1, size, size + 1].every(
        (to) => scores[at] >= scores[at + to],
      );
    };
    return Array.from(scores.keys())
      .filter(isPeak)
      .toSorted((one, other) => scores[other] - scores[one])
      .slice(0, most)
      .map((at) => this.#moved(picture, fit, hexes[0], (at % size) - reach, Math.floor(at / size) - reach));
  }

  /** How well the lines of hexes are where a fit has them: the mean over their lines. */
  score(picture: LinePicture, fit: MapFit, hexes: readonly number[], ink: Ink): number {
    const places = this.#placesOf(picture, fit, hexes, 1);
    const sum = places.reduce((total, place) => total + picture.data[place], 0);
    return places.length === 0 ? 0 : ((ink === 'dark' ? -1 : 1) * sum) / places.length;
  }

  #moved({ factor }: LinePicture, fit: MapFit, hex: number, dx: number, dy: number): Point {
    const { x, y } = onScan(fit, centreOf(this.#grid, hex));
    return { x: x + dx * factor, y: y + dy * factor };
  }

  /** How well the lines fit at every place that hexes may be moved to; null where none is wholly on the scan. */
  #field(picture: LinePicture, fit: MapFit, hexes: readonly number[], window: number, ink: Ink): Field | null {
    const places = this.#placesOf(picture, fit, hexes, window);
    if (places.length === 0) return null;
    const reach = reachOf(window, picture);
    const size = 2 * reach + 1;
    const scores = new Int32Array(size * size);
    for (const place of places) {
      for (let dy = -reach, at = 0; dy <= reach; dy++) {
        const row = place + dy * picture.width - reach;
        for (let dx = 0; dx < size; dx++, at++) scores[at] += picture.data[row + dx];
      }
    }
    return { scores: ink === 'dark' ? scores.map((score) => -score) : scores, size, reach };
  }

  /** The pixels of the lines of hexes that are wholly on the scan. A pixel is where its middle is. */
  #placesOf(picture: LinePicture, fit: MapFit, hexes: readonly number[], window: number): number[] {
    const { width, height, factor } = picture;
    const reach = reachOf(window, picture) + 1;
    const places: number[] = [];
    for (const hex of hexes) {
      const centre = centreOf(this.#grid, hex);
      const points = this.#lines.map(({ x, y }) => onScan(fit, { x: centre.x + x, y: centre.y + y }));
      if (!points.every((point) => isOnScan(fit, point, reach * factor))) continue;
      for (const { x, y } of points) {
        const [column, row] = [Math.floor(x / factor), Math.floor(y / factor)];
        if (column >= reach && row >= reach && column < width - reach && row < height - reach) {
          places.push(row * width + column);
        }
      }
    }
    return places;
  }
}

/** Scores of a square of places, row by row; the middle one is that of no move. */
interface Field {
  readonly scores: Int32Array;
  readonly size: number;
  readonly reach: number;
}

function reachOf(window: number, { factor }: LinePicture): number {
  return Math.max(2, Math.ceil(window / factor));
}

/** The best place of all, between pixels, and by how many times the spread it stands out. */
function peakOf({ scores, size }: Field): { dx: number; dy: number; contrast: number } {
  let best = 0;
  let [sum, squares] = [0, 0];
  for (let at = 0; at < scores.length; at++) {
    if (scores[at] > scores[best]) best = at;
    sum += scores[at];
    squares += scores[at] * scores[at];
  }
  const mean = sum / scores.length;
  const spread = Math.sqrt(Math.max(1e-9, squares / scores.length - mean * mean));
  const [dx, dy] = [best % size, Math.floor(best / size)];
  const finer = (before: number, after: number): number => {
    const curve = 2 * scores[best] - before - after;
    return curve <= 0 ? 0 : Math.max(-0.5, Math.min(0.5, (after - before) / (2 * curve)));
  };
  return {
    dx: dx + (dx > 0 && dx < size - 1 ? finer(scores[best - 1], scores[best + 1]) : 0),
    dy: dy + (dy > 0 && dy < size - 1 ? finer(scores[best - size], scores[best + size]) : 0),
    contrast: (scores[best] - mean) / spread,
  };
}
