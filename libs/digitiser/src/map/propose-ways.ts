// Rivers and walls along the sides of hexes, and roads from hex to hex: proposed where a colour goes on.
import type { Grid } from '@hexwright/hex';
import { sample, type Point, type Raster } from '../image/raster.ts';
import { colorDistance, labOf, type Lab } from '../sheet/colors.ts';
import type { Rgb } from '../sheet/ink.ts';
import { centreOf, cornersFromCentre } from './lattice.ts';
import { isOnScan, onScan, type MapFit } from './map-fit.ts';

/** Two neighbouring hexes between which something may run: along their common side, or from the one into the other. */
export interface WayProposal {
  readonly between: readonly [number, number];
  /** The share of its length along which the colour is met. */
  readonly confidence: number;
}

/** Whether something lies on sides, as a river, or leads across them, as a road. */
export type WayKind = 'side' | 'path';

/** Colours that are nearer are the same print. */
const SAME = 15;
/** How far from its line, in hexes, something is met, and where it must have ended: what goes on is ground. */
const MET: Readonly<Record<WayKind, number>> = { side: 0.1, path: 0.17 };
const ENDED = 0.13;
/** Looked at along a line: parts of it, from the first to the last, without its ends, where others begin. */
const STEPS = 13;
const FIRST: Readonly<Record<WayKind, number>> = { side: 0.15, path: 0.2 };
/** Looked at across a line, on each side. */
const ACROSS = 6;
/** What is met along a smaller share is not proposed. */
const LEAST = 0.5;
/** What is less broad than so much of the broad ones is a line of the hexes that has nearly the same colour. */
const LEAST_BREADTH = 0.45;
const BROAD = 0.9;

/** The colour at a point of a scan: the middle one of the pixels around it. */
export function colorAt(image: Raster, { x, y }: Point): Rgb {
  const found = new Float32Array(3);
  const values: [number[], number[], number[]] = [[], [], []];
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      sample(image, x + dx, y + dy, found);
      for (const channel of [0, 1, 2] as const) values[channel].push(found[channel]);
    }
  }
  const [red, green, blue] = values.map((list) => Math.round(list.toSorted((one, other) => one - other)[4]));
  return [red, green, blue];
}

/** Where something of a colour may run. The least certain come first; somebody has to look at all of them. */
export function proposeWays(image: Raster, grid: Grid, fit: MapFit, color: Rgb, kind: WayKind): WayProposal[] {
  const wanted = labOf(color);
  const met: (WayProposal & { readonly breadth: number })[] = [];
  for (let hex = 0; hex < grid.count; hex++) {
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbour[hex * 6 + d];
      if (next <= hex) continue;
      const line = lineOf(grid, hex, next, d, kind);
      if (!line.every((point) => isOnScan(fit, onScan(fit, point)))) continue;
      const { share, breadth } = metAlong(image, fit, line, wanted, kind);
      if (share >= LEAST) met.push({ between: [hex, next], confidence: share, breadth });
    }
  }
  const broad = met.map(({ breadth }) => breadth).toSorted((one, other) => one - other)[Math.floor(met.length * BROAD)];
  const proposals = met.filter(({ breadth }) => breadth >= broad * LEAST_BREADTH);
  return proposals
    .map(({ between, confidence }) => ({ between, confidence }))
    .toSorted((one, other) => one.confidence - other.confidence || one.between[0] - other.between[0]);
}

function lineOf(grid: Grid, hex: number, next: number, d: number, kind: WayKind): readonly [Point, Point] {
  const centre = centreOf(grid, hex);
  if (kind === 'path') return [centre, centreOf(grid, next)];
  const corners = cornersFromCentre(grid);
  const [from, to] = [corners[d], corners[(d + 1) % 6]];
  return [
    { x: centre.x + from.x, y: centre.y + from.y },
    { x: centre.x + to.x, y: centre.y + to.y },
  ];
}

/** Along how much of a line a colour is met, and how broad it is there, as a share of what is looked at. */
function metAlong(
  image: Raster,
  fit: MapFit,
  [from, to]: readonly [Point, Point],
  wanted: Lab,
  kind: WayKind,
): { readonly share: number; readonly breadth: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const breadths: number[] = [];
  for (let step = 0; step < STEPS; step++) {
    const along = FIRST[kind] + ((1 - 2 * FIRST[kind]) * step) / (STEPS - 1);
    const at = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
    const isSame = (off: number): boolean => {
      const point = onScan(fit, { x: at.x + across.x * off, y: at.y + across.y * off });
      return colorDistance(labAt(image, point), wanted) < SAME;
    };
    const offsets = Array.from({ length: 2 * ACROSS + 1 }, (_, index) => (index / ACROSS - 1) * MET[kind]);
    const same = offsets.filter(isSame);
    if (same.length === 0) continue;
    const [here] = same;
    if (!isSame(here - ENDED) || !isSame(here + ENDED + MET[kind])) breadths.push(same.length / offsets.length);
  }
  const amid = breadths.toSorted((one, other) => one - other)[breadths.length >> 1] ?? 0;
  return { share: breadths.length / STEPS, breadth: amid };
}

const found = new Float32Array(3);

function labAt(image: Raster, { x, y }: Point): Lab {
  sample(image, x, y, found);
  return labOf([found[0], found[1], found[2]]);
}
