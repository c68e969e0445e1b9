// What hexes look like: how much of which colour is in them, wherever in the hex it is.
import type { Grid } from '@hexwright/hex';
import { reduced, sample, type Raster } from '../image/raster.ts';
import { labOf } from '../sheet/colors.ts';
import { centreOf, INRADIUS } from './lattice.ts';
import { onScan, spacingAt, type MapFit } from './map-fit.ts';
import { printedHexes } from './printed-hexes.ts';

/** The colours that a hex has, by number, and the root of the share of each: the squares of the roots are 1 together. */
export interface Look {
  readonly colors: Uint16Array;
  readonly roots: Float32Array;
  /** Whether all of the hex is on the scan, with its lines: a blank margin may look like open ground. */
  readonly isWhole: boolean;
}

/** Colours are told apart in steps: of lightness, in which light falls unevenly on a scan, and of red and yellow. */
const LIGHT_STEP = 14;
const COLOR_STEP = 9;
/** The least red and yellow that print has, and the steps that there are. */
const LEAST_RED = -62;
const LEAST_YELLOW = -55;
const LIGHT_STEPS = 9;
const COLOR_STEPS = 16;
const COLORS = LIGHT_STEPS * COLOR_STEPS * COLOR_STEPS;
/** How much of a hex is looked at, from its centre: farther out are the lines, and what is printed beside its place. */
const REACH = INRADIUS * 0.84;
/** Points across a hex. */
const ACROSS = 28;
/** Hexes are looked at in a copy in which they are about so large, in pixels, or larger. */
const SIZE = 56;

/** The looks of hexes of a scan, in their order. */
export function looksOf(image: Raster, grid: Grid, fit: MapFit, hexes: readonly number[]): Look[] {
  if (hexes.length === 0) return [];
  const factor = Math.max(1, Math.floor(spacingAt(fit, centreOf(grid, hexes[hexes.length >> 1])) / SIZE));
  const copy = reduced(image, factor);
  const points = pointsOfHex();
  const printed = printedHexes(image, grid, fit, hexes);
  const shares = new Float32Array(COLORS);
  return hexes.map((hex) => {
    const centre = centreOf(grid, hex);
    shares.fill(0);
    for (const { x, y } of points) {
      const at = onScan(fit, { x: centre.x + x, y: centre.y + y });
      addColor(copy, at.x / factor, at.y / factor, shares, 1 / points.length);
    }
    const colors = Uint16Array.from(shares.keys()).filter((color) => shares[color] > 0);
    const roots = Float32Array.from(colors, (color) => Math.sqrt(shares[color]));
    return { colors, roots, isWhole: printed.has(hex) };
  });
}

/** How differently two hexes look: 0 where they have the same colours, 1.41 where they have none in common (Hellinger). */
export function lookDistance(one: Look, other: Look): number {
  let [common, at] = [0, 0];
  for (let index = 0; index < one.colors.length; index++) {
    while (at < other.colors.length && other.colors[at] < one.colors[index]) at++;
    if (other.colors[at] === one.colors[index]) common += one.roots[index] * other.roots[at];
  }
  return Math.sqrt(Math.max(0, 2 - 2 * common));
}

function pointsOfHex(): { readonly x: number; readonly y: number }[] {
  const steps = Array.from({ length: ACROSS }, (_, step) => ((step + 0.5) / ACROSS - 0.5) * 2 * REACH);
  return steps.flatMap((y) => steps.map((x) => ({ x, y }))).filter(({ x, y }) => Math.hypot(x, y) <= REACH);
}

const color = new Float32Array(3);

/** Adds a point to the eight colours that it lies between, more to the nearer. */
function addColor(copy: Raster, x: number, y: number, shares: Float32Array, weight: number): void {
  sample(copy, x, y, color);
  const [light, red, yellow] = labOf([color[0], color[1], color[2]]);
  const l = Math.min(Math.max(light / LIGHT_STEP, 0), LIGHT_STEPS - 1.01);
  const r = Math.min(Math.max((red - LEAST_RED) / COLOR_STEP, 0), COLOR_STEPS - 1.01);
  const b = Math.min(Math.max((yellow - LEAST_YELLOW) / COLOR_STEP, 0), COLOR_STEPS - 1.01);
  const [l0, r0, b0] = [Math.floor(l), Math.floor(r), Math.floor(b)];
  for (let corner = 0; corner < 8; corner++) {
    const [dl, dr, db] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const share =
      (dl === 1 ? l - l0 : 1 - l + l0) * (dr === 1 ? r - r0 : 1 - r + r0) * (db === 1 ? b - b0 : 1 - b + b0);
    shares[((l0 + dl) * COLOR_STEPS + r0 + dr) * COLOR_STEPS + b0 + db] += share * weight;
  }
}
