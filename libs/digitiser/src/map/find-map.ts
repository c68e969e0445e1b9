// A map found on its scan without any clicks: hexes are found by their lines, and which they are by their printed numbers.
import { Grid, type Numbering } from '@hexwright/hex';
import type { QuarterTurn } from '../image/quarter-turn.ts';
import type { Point, Raster } from '../image/raster.ts';
import type { TextReader } from '../reading/text-reader.ts';
import { checkNumbers, isPushedOtherwise, mostOf, numbersAgree, readSteps, sayTheSame } from './check-numbers.ts';
import { findLattices, type Lattice } from './find-lattice.ts';
import { HexVoter, type Ink } from './hex-votes.ts';
import { centreOf } from './lattice.ts';
import { linePicture } from './line-picture.ts';
import { onScan, spacingAt, type MapFit } from './map-fit.ts';
import { outlineStep, type Step } from './outline-step.ts';
import { printedHexes } from './printed-hexes.ts';
import { hexesOnScan, registerMap, type Click } from './register-map.ts';

/** A map found on its scan, or why it is not. */
export type MapFinding =
  | {
      readonly ok: true;
      readonly fit: MapFit;
      readonly share: number;
      readonly rms: number;
      /** How the map lies on the scan, as its numbers say. */
      readonly turn: QuarterTurn;
      /** The two hexes that it was found from. */
      readonly clicks: readonly [Click, Click];
      /** So many numbers were read that are those of their hexes: none where the outline of the map says which they are. */
      readonly agree: number;
    }
  /** `pushed`: the numbers are those of a map of which the other rows or columns are pushed. */
  | { readonly ok: false; readonly reason: 'no-hexes' | 'no-numbers' | 'pushed' };

/** A patch of so many hexes each way is found first; what is cut out for it is a little larger. */
const PATCH = 7;
const CUT = 4.9;
/** Where its middle is looked for, as shares of the scan. */
const MIDDLES: readonly Point[] = [
  { x: 0.5, y: 0.5 },
  { x: 0.3, y: 0.35 },
  { x: 0.7, y: 0.65 },
  { x: 0.7, y: 0.35 },
  { x: 0.3, y: 0.65 },
];
/** Places of a hex that are tried: no hex is farther from one than its corners are. */
const CHOICES = 3;
const REACH = 0.6;
/** Pixels of a hex in the copy in which places are looked for. */
const SIZE = 24;
/** Where the hexes are seen and no number of so many patches tells which they are, no other will. */
const MOST_SILENT = 2;

/**
 * Finds a map on a scan that may lie turned by quarters, and show any part of it. The numbers say which part; where none
 * can be read, the outline does if all of the map is on the scan, and the map is taken to lie upright.
 */
export async function findMap(
  image: Raster,
  grid: Grid,
  numbering: Numbering,
  reader: TextReader,
): Promise<MapFinding> {
  let silent = 0;
  let outlined: MapFinding | null = null;
  for (const lattice of findLattices(image)) {
    for (const middle of MIDDLES) {
      const patch = patchAt(image, grid, lattice, middle);
      if (patch === null) continue;
      const seen = grown(image, patch);
      for (const patch of [seen, halfTurned(seen)]) {
        const hexes = hexesOnScan(patch.grid, patch.fit);
        const read = await readSteps(image, patch, hexes, { grid, numbering }, reader);
        const { steps } = read;
        const step = sayTheSame(steps) ? mostOf(steps).step : null;
        const found = step === null ? null : await confirmed(image, grid, numbering, patch, step, reader);
        if (found !== null) return found;
        if (isPushedOtherwise(read)) return { ok: false, reason: 'pushed' };
        if (patch === seen && mostOf(steps).count < 2) outlined ??= byOutline(image, grid, patch, hexes);
      }
      silent += 1;
      if (silent === MOST_SILENT) return outlined ?? { ok: false, reason: 'no-numbers' };
    }
  }
  return outlined ?? { ok: false, reason: silent === 0 ? 'no-hexes' : 'no-numbers' };
}

/** Some hexes of which only the place is known. */
interface Patch {
  readonly grid: Grid;
  readonly fit: MapFit;
  readonly turn: QuarterTurn;
}

/** The patch around a point, as it lies without half a turn: hexes look the same after one. */
function patchAt(image: Raster, { orientation }: Grid, { spacing, angle }: Lattice, middle: Point): Patch | null {
  const at = { x: middle.x * image.width, y: middle.y * image.height };
  const patch = new Grid({ orientation, columns: PATCH, rows: PATCH, shift: 'even' });
  const cut = around(image, at, spacing * CUT);
  const looksPointy = Math.abs(angle) < 15;
  const turn: QuarterTurn = looksPointy === (orientation === 'pointy') ? 0 : 90;
  const askew = looksPointy ? angle : angle - 30;
  const fit = patchFit(cut.image, patch, spacing, turn + askew, turn);
  if (fit === null) return null;
  const matrix = movedMatrix(fit.matrix, cut.left, cut.top);
  // A patch is too small for a bend, and what there is of one is that of the cut.
  return { grid: patch, fit: { matrix, bend: 0, width: image.width, height: image.height }, turn };
}

/** The same hexes, as those of a map that lies the other way round. */
function halfTurned({ grid, fit, turn }: Patch): Patch {
  const middle = centreOf(grid, grid.hexAt(grid.columns >> 1, grid.rows >> 1));
  const [x, y] = [2 * middle.x, 2 * middle.y];
  const [a, b, c, d, e, f, g, h] = fit.matrix;
  const last = g * x + h * y + 1;
  const matrix = [-a, -b, a * x + b * y + c, -d, -e, d * x + e * y + f, -g, -h].map((value) => value / last);
  return { grid, fit: { ...fit, matrix }, turn: turn === 0 ? 180 : 270 };
}

/** Where the hexes of a patch are, in the middle of a picture, as their lines have it; null where there are none. */
function patchFit(image: Raster, patch: Grid, spacing: number, angle: number, turn: QuarterTurn): MapFit | null {
  const { width, height } = image;
  const factor = Math.max(1, Math.round(spacing / SIZE));
  const lines = linePicture(image, factor, Math.max(2, Math.round((spacing / factor) * 0.08)));
  const voter = new HexVoter(patch);
  const half = PATCH >> 1;
  const middle = patch.hexAt(half, half);
  const inner = [middle, ...patch.neighbour.subarray(middle * 6, middle * 6 + 6)];
  const at = { x: width / 2, y: height / 2 };
  const start = fitAround(patch, middle, at, spacing, angle, { width, height });
  const places = (['dark', 'light'] as const).flatMap((ink: Ink) =>
    voter.places(lines, start, inner, REACH * spacing, ink, CHOICES),
  );
  const ends = [patch.hexAt(1, half), patch.hexAt(PATCH - 2, half)] as const;
  const found = places.flatMap((place) => {
    const fit = fitAround(patch, middle, place, spacing, angle, { width, height });
    const [one, other] = ends.map((hex) => ({ hex, at: onScan(fit, centreOf(patch, hex)) }));
    const registered = registerMap(image, patch, [one, other], turn);
    return registered.ok ? [registered] : [];
  });
  return found.toSorted((one, other) => other.share - one.share)[0]?.fit ?? null;
}

function fitAround(
  grid: Grid,
  hex: number,
  at: Point,
  spacing: number,
  angle: number,
  size: Pick<MapFit, 'width' | 'height'>,
): MapFit {
  const centre = centreOf(grid, hex);
  const [a, d] = [Math.cos((angle * Math.PI) / 180) * spacing, Math.sin((angle * Math.PI) / 180) * spacing];
  const [c, f] = [at.x - a * centre.x + d * centre.y, at.y - d * centre.x - a * centre.y];
  return { matrix: [a, -d, c, d, a, f, 0, 0], bend: 0, ...size };
}

/** The matrix of a map whose picture has been cut out of another one. */
function movedMatrix([a, b, c, d, e, f, g, h]: readonly number[], left: number, top: number): number[] {
  return [a + left * g, b + left * h, c + left, d + top * g, e + top * h, f + top, g, h];
}

/** What is around a point of a picture, as far as there is a picture. */
function around(
  { width, height, data }: Raster,
  { x, y }: Point,
  reach: number,
): { readonly image: Raster; readonly left: number; readonly top: number } {
  const [left, top] = [Math.max(0, Math.floor(x - reach)), Math.max(0, Math.floor(y - reach))];
  const [wide, high] = [Math.min(width, Math.ceil(x + reach)) - left, Math.min(height, Math.ceil(y + reach)) - top];
  const cut = new Uint8ClampedArray(wide * high * 4);
  for (let row = 0; row < high; row++) {
    const from = ((top + row) * width + left) * 4;
    cut.set(data.subarray(from, from + wide * 4), row * wide * 4);
  }
  return { image: { width: wide, height: high, data: cut }, left, top };
}

/** The hexes of a patch and all others of the scan, or as many around it as have lines. */
function grown(image: Raster, patch: Patch): Patch {
  const middle = patch.grid.hexAt(PATCH >> 1, PATCH >> 1);
  const { x, y } = onScan(patch.fit, centreOf(patch.grid, middle));
  const reach = Math.max(x, y, image.width - x, image.height - y) / spacingAt(patch.fit, centreOf(patch.grid, middle));
  // Rows and columns are a little closer than hexes, and their count is odd, so that one hex is in the middle.
  for (let half = Math.ceil(reach * 1.2); half > PATCH >> 1; half >>= 1) {
    const { orientation } = patch.grid;
    const grid = new Grid({ orientation, columns: 2 * half + 1, rows: 2 * half + 1, shift: 'even' });
    const found = registerMap(image, grid, clicksFrom(patch, grid, middleStep(patch.grid, grid)), patch.turn);
    if (found.ok) return { grid, fit: found.fit, turn: patch.turn };
  }
  return patch;
}

/** The step that brings the middle of a patch to that of another one. */
function middleStep(from: Grid, to: Grid): Step {
  const [one, other] = [from, to].map((grid) => grid.hexAt(grid.columns >> 1, grid.rows >> 1));
  return { q: to.q[other] - from.q[one], r: to.r[other] - from.r[one] };
}

/** Two hexes of another grid, the first and the last that a patch has a place for. */
function clicksFrom({ grid: patch, fit }: Patch, grid: Grid, step: Step): readonly [Click, Click] {
  const clicks = hexesOnScan(patch, fit).flatMap((hex): Click[] => {
    const meant = grid.at(patch.q[hex] + step.q, patch.r[hex] + step.r);
    return meant < 0 ? [] : [{ hex: meant, at: onScan(fit, centreOf(patch, hex)) }];
  });
  return [clicks[0], clicks[clicks.length - 1]];
}

/** The map where its rim is, if all of it is on the scan. */
function byOutline(image: Raster, grid: Grid, patch: Patch, hexes: readonly number[]): MapFinding | null {
  const step = outlineStep(patch.grid, printedHexes(image, patch.grid, patch.fit, hexes), grid);
  if (step === null) return null;
  const clicks = clicksFrom(patch, grid, step);
  const found = registerMap(image, grid, clicks, patch.turn);
  return found.ok ? { ...found, turn: patch.turn, clicks, agree: 0 } : null;
}

/** The whole map from what its numbers say of a patch, if numbers all over the scan are those of their hexes. */
async function confirmed(
  image: Raster,
  grid: Grid,
  numbering: Numbering,
  patch: Patch,
  step: Step,
  reader: TextReader,
): Promise<MapFinding | null> {
  const clicks = clicksFrom(patch, grid, step);
  const found = registerMap(image, grid, clicks, patch.turn);
  if (!found.ok) return null;
  const { fit, share, rms } = found;
  const check = await checkNumbers(image, grid, numbering, fit, hexesOnScan(grid, fit), reader);
  return numbersAgree(check) ? { ok: true, fit, share, rms, turn: patch.turn, clicks, agree: check.agree } : null;
}
