import type { Grid } from '@hexwright/hex';
import { solve } from '../sheet/solve.ts';
import type { HexVote } from './hex-votes.ts';
import { centreOf } from './lattice.ts';
import { onScan, spacingAt, type MapFit } from './map-fit.ts';
import type { Point } from '../image/raster.ts';

/** What a scan is like where few votes say otherwise: how far hexes of it are from regular, and its depth and bend. */
const USUAL_STRETCH = 0.03;
const USUAL_DEPTH = 0.04;
const USUAL_BEND = 0.01;
/** How far a vote of a good line is off, in hexes. */
const VOTE = 0.03;
/** From there on a vote is doubted. */
const TOLERANCE = 0.07;
const ROUNDS = 6;

/**
 * The fit that agrees with most votes. A scan is straight, seen from above and as wide as high unless they say otherwise.
 *
 * @param start where the hexes are thought to be: a fit that is less than a fifth of a hex off where the votes are
 */
export function fitVotes(grid: Grid, start: MapFit, votes: readonly HexVote[]): MapFit {
  const centres = votes.map(({ hex }) => centreOf(grid, hex));
  const frame = frameOf(grid, start, centres);
  let values = frame.valuesOf(start);
  for (let round = 0; round < ROUNDS; round++) {
    const now = frame.fitOf(values);
    const places = centres.map((centre) => onScan(now, centre));
    const slopes = frame.steps.map((step, index) => {
      const moved = frame.fitOf(values.map((value, at) => (at === index ? value + step : value)));
      return centres.map((centre, vote) => {
        const place = onScan(moved, centre);
        return { x: (place.x - places[vote].x) / step, y: (place.y - places[vote].y) / step };
      });
    });
    const count = values.length;
    const rows = values.map(() => new Array<number>(count + 1).fill(0));
    for (const { slope, miss, weight } of frame.priors(values)) addTo(rows, slope, miss, weight);
    for (const [vote, { at, contrast }] of votes.entries()) {
      const [x, y] = [(at.x - places[vote].x) / frame.spacing, (at.y - places[vote].y) / frame.spacing];
      const doubt = 1 + (x * x + y * y) / TOLERANCE ** 2;
      const weight = Math.max(0, contrast - 1.5) / (VOTE ** 2 * doubt ** 2);
      const along = slopes.map((slope) => slope[vote].x / frame.spacing);
      const down = slopes.map((slope) => slope[vote].y / frame.spacing);
      addTo(rows, along, x, weight);
      addTo(rows, down, y, weight);
    }
    const change = solve(rows);
    if (change === null) break;
    values = values.map((value, index) => value + change[index]);
  }
  return frame.fitOf(values);
}

function addTo(rows: number[][], slope: readonly number[], miss: number, weight: number): void {
  for (let one = 0; one < slope.length; one++) {
    for (let other = 0; other < slope.length; other++) rows[one][other] += weight * slope[one] * slope[other];
    rows[one][slope.length] += weight * slope[one] * miss;
  }
}

interface Prior {
  readonly slope: readonly number[];
  readonly miss: number;
  readonly weight: number;
}

/** A fit as nine numbers about the middle of the votes: place, both axes, depth to the right and down, and bend. */
interface Frame {
  /** Pixels of a hex. */
  readonly spacing: number;
  /** By how much each number is moved to see what it does. */
  readonly steps: readonly number[];
  valuesOf(fit: MapFit): number[];
  fitOf(values: readonly number[]): MapFit;
  priors(values: readonly number[]): readonly Prior[];
}

function frameOf(grid: Grid, start: MapFit, centres: readonly Point[]): Frame {
  const middle = {
    x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
    y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
  };
  const size = Math.max(2, Math.max(grid.columns, grid.rows) / 2);
  const spacing = spacingAt(start, middle);
  const unit = spacing / size;
  return {
    spacing,
    steps: [0.1 * spacing, 0.1 * spacing, unit, unit, unit, unit, 1e-3, 1e-3, 1e-3],
    valuesOf: ({ matrix, bend }) => {
      // The matrix about the middle, made so that its last number is 1 again.
      const [a, b, c, d, e, f, g, h] = matrix;
      const depth = g * middle.x + h * middle.y + 1;
      const [x, y] = [(a * middle.x + b * middle.y + c) / depth, (d * middle.x + e * middle.y + f) / depth];
      const [right, down] = [g / depth, h / depth];
      return [x, y, a / depth, b / depth, d / depth, e / depth, right * size, down * size, bend];
    },
    fitOf: ([x, y, a, b, d, e, right, down, bend]) => {
      const [g, h] = [right / size, down / size];
      const last = 1 - g * middle.x - h * middle.y;
      const c = x - a * middle.x - b * middle.y;
      const f = y - d * middle.x - e * middle.y;
      const matrix = [a, b, c, d, e, f, g, h].map((value) => value / last);
      return { ...start, matrix, bend };
    },
    priors: ([x, y, a, b, d, e, right, down, bend]) => {
      // The axes of the map as they stand on the scan, without the part that depth has in them.
      const [xx, xy] = [a - (x * right) / size, b - (x * down) / size];
      const [yx, yy] = [d - (y * right) / size, e - (y * down) / size];
      const stretch = 1 / (USUAL_STRETCH * spacing) ** 2;
      return [
        { slope: [0, 0, 1, 0, 0, -1, -x / size, y / size, 0], miss: yy - xx, weight: stretch },
        { slope: [0, 0, 0, 1, 1, 0, -y / size, -x / size, 0], miss: -xy - yx, weight: stretch },
        { slope: [0, 0, 0, 0, 0, 0, 1, 0, 0], miss: -right, weight: 1 / USUAL_DEPTH ** 2 },
        { slope: [0, 0, 0, 0, 0, 0, 0, 1, 0], miss: -down, weight: 1 / USUAL_DEPTH ** 2 },
        { slope: [0, 0, 0, 0, 0, 0, 0, 0, 1], miss: -bend, weight: 1 / USUAL_BEND ** 2 },
      ];
    },
  };
}
