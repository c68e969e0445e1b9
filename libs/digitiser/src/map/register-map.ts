import type { Grid } from '@hexwright/hex';
import { QUARTER_TURNS, type QuarterTurn } from '../image/quarter-turn.ts';
import type { Point, Raster } from '../image/raster.ts';
import { fitVotes } from './fit-votes.ts';
import { HexVoter, type HexVote, type Ink } from './hex-votes.ts';
import { centreOf } from './lattice.ts';
import { linePicture, type LinePicture } from './line-picture.ts';
import { isOnScan, onScan, spacingAt, turnOf, type MapFit } from './map-fit.ts';

/** A hex, and where somebody has clicked its centre on the scan: up to a fifth of a hex off. */
export interface Click {
  readonly hex: number;
  readonly at: Point;
}

/** A map found on a scan, or why it is not. */
export type Registration =
  | {
      readonly ok: true;
      readonly fit: MapFit;
      /** The share of the hexes whose lines are where the fit has them. */
      readonly share: number;
      /** How far the lines of those are from there, in pixels of the scan: the root of the mean square. */
      readonly rms: number;
    }
  | { readonly ok: false; readonly reason: RegistrationFault };

/** Why a scan cannot be registered. */
export type RegistrationFault = 'same-hex' | 'same-point' | 'outside' | 'too-small' | 'no-lines' | 'turned';

/**
 * Hexes are looked for in copies of the scan in which they are so large, in pixels: in the first, lines are broad enough
 * to be met although clicks tell the size and turn of hexes by and by only.
 */
const COARSEST = 24;
const COARSE = 48;
const FINE = 110;
/** Hexes that are smaller have no lines to go by. */
const SMALLEST = 14;
/** How far clicks are off, in hexes. */
const CLICK_OFF = 0.33;
/** Places near a click that are tried. */
const CHOICES = 6;
/** So many fits through such places are followed over the whole scan, one after the other, until one has lines there. */
const TRIED = 6;
/** How far hexes next to known ones may be off, and hexes that are known. */
const NEXT_OFF = 0.22;
const FINE_OFF = 0.1;
/** Hexes so far from both clicks, or from the line between them, are looked at in turn. */
const ROUNDS = [1.6, 2.6, 4, 6.5, 10, 16, 26, 42, 68, 110, 180, 300, 500];
/** A line is where the fit has it if it is no farther off, in hexes. By chance every tenth is. */
const NEAR = 0.06;
/** With a smaller share of such hexes the lines are none of this map. */
const LEAST_SHARE = 0.6;
/** A map that lies askew by more, in degrees, is more likely one whose clicks were given wrong numbers. */
const MOST_TURN = 20;

/**
 * Finds the hexes of a map on a scan from the centres of two of them: the farther apart they are, the better.
 *
 * @param turn how the map is known to lie: two clicks with each other's numbers look like a map that lies upside-down
 */
export function registerMap(
  image: Raster,
  grid: Grid,
  clicks: readonly [Click, Click],
  turn: QuarterTurn = 0,
): Registration {
  const fault = faultOf(image, clicks);
  if (fault !== null) return { ok: false, reason: fault };
  const start = fitThrough(image, grid, clicks);
  const spacing = spacingOf(grid, start);
  if (spacing < SMALLEST) return { ok: false, reason: 'too-small' };
  const [coarsest, coarse] = [COARSEST, COARSE].map((size) => pictureFor(image, spacing, size));
  const settled = (['dark', 'light'] as const).map((ink) => settle(coarsest, grid, clicks, start, ink));
  let registration: Registration = { ok: false, reason: 'no-lines' };
  // Faint lines may agree better with a wrong place between the clicks than with the right one, but nowhere else.
  for (let tried = 0; tried < TRIED && !registration.ok; tried++) {
    const results = (['dark', 'light'] as const).flatMap((ink, index) => {
      const from = settled[index].at(tried);
      return from === undefined ? [] : [{ ink, ...grown(coarse, grid, clicks, from, ink) }];
    });
    const [best] = results.toSorted((one, other) => other.share - one.share);
    if (best === undefined) break;
    const found = refined(image, coarse, grid, best.fit, best.ink, turn);
    if (found.ok || tried === 0) registration = found;
    if (!found.ok && found.reason !== 'no-lines') break;
  }
  return registration;
}

/** The fit at its finest, if the lines of most hexes are there when they are looked for all around. */
function refined(
  image: Raster,
  coarse: LinePicture,
  grid: Grid,
  fit: MapFit,
  ink: Ink,
  turn: QuarterTurn,
): Registration {
  const spacing = spacingOf(grid, fit);
  const fine = pictureFor(image, spacing, FINE);
  const voter = new HexVoter(grid);
  const votesFor = (known: MapFit, picture: LinePicture, window: number): HexVote[] =>
    hexesOnScan(grid, known).flatMap((hex) => voter.vote(picture, known, hex, window * spacing, ink) ?? []);
  let now = fit;
  let votes: HexVote[] = [];
  for (let round = 0; round < 3; round++) {
    votes = votesFor(now, fine, FINE_OFF);
    if (votes.length < 3) return { ok: false, reason: 'outside' };
    now = fitVotes(grid, now, votes);
  }
  const all = missesOf(grid, now, votesFor(now, coarse, NEXT_OFF));
  const share = all.filter((miss) => miss < NEAR * spacing).length / all.length;
  if (!(share >= LEAST_SHARE)) return { ok: false, reason: 'no-lines' };
  if (quarterOf(now) !== turn) return { ok: false, reason: 'turned' };
  const near = missesOf(grid, now, votes).filter((miss) => miss < NEAR * spacing);
  const rms = Math.sqrt(near.reduce((sum, miss) => sum + miss * miss, 0) / near.length);
  return { ok: true, fit: now, share, rms };
}

/** The hexes whose centres are on a scan. */
export function hexesOnScan(grid: Grid, fit: MapFit): number[] {
  return Array.from({ length: grid.count }, (_, hex) => hex).filter((hex) =>
    isOnScan(fit, onScan(fit, centreOf(grid, hex))),
  );
}

/** How a map lies on its scan, to the nearest quarter of a turn; null where it lies askew. */
export function quarterOf(fit: MapFit): QuarterTurn | null {
  const turn = turnOf(fit);
  const isNear = (quarter: number): boolean => Math.abs(((turn - quarter + 540) % 360) - 180) <= MOST_TURN;
  return QUARTER_TURNS.find(isNear) ?? null;
}

function faultOf({ width, height }: Size, [one, other]: readonly [Click, Click]): RegistrationFault | null {
  if (one.hex === other.hex) return 'same-hex';
  if (Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y) < SMALLEST) return 'same-point';
  const isInside = ({ at: { x, y } }: Click): boolean => x >= 0 && y >= 0 && x < width && y < height;
  return isInside(one) && isInside(other) ? null : 'outside';
}

type Size = Pick<MapFit, 'width' | 'height'>;

/** The only fit without stretch, depth and bend that has two hexes where they were clicked. */
function fitThrough({ width, height }: Size, grid: Grid, [one, other]: readonly [Click, Click]): MapFit {
  const [from, to] = [centreOf(grid, one.hex), centreOf(grid, other.hex)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  const [u, v] = [other.at.x - one.at.x, other.at.y - one.at.y];
  const square = x * x + y * y;
  const [a, d] = [(u * x + v * y) / square, (v * x - u * y) / square];
  const matrix = [a, -d, one.at.x - a * from.x + d * from.y, d, a, one.at.y - d * from.x - a * from.y, 0, 0];
  return { matrix, bend: 0, width, height };
}

/** The way from a hex to the next amid the map, in pixels. */
function spacingOf(grid: Grid, fit: MapFit): number {
  return spacingAt(fit, centreOf(grid, grid.hexAt(grid.columns >> 1, grid.rows >> 1)));
}

/** The lines of a copy in which hexes are about so large. */
function pictureFor(image: Raster, spacing: number, size: number): LinePicture {
  const factor = Math.max(1, Math.round(spacing / size));
  return linePicture(image, factor, Math.max(2, Math.round((spacing / factor) * 0.08)));
}

/** From the two clicks outwards, ring after ring around what is known. */
function grown(
  picture: LinePicture,
  grid: Grid,
  clicks: readonly [Click, Click],
  start: MapFit,
  ink: Ink,
): { readonly fit: MapFit; readonly share: number } {
  const voter = new HexVoter(grid);
  const spacing = spacingOf(grid, start);
  const away = distances(grid, clicks);
  let fit = start;
  let votes: HexVote[] = [];
  for (const reach of ROUNDS) {
    const known = fit;
    const hexes = hexesOnScan(grid, fit).filter((hex) => away[hex] <= reach);
    votes = hexes.flatMap((hex) => voter.vote(picture, known, hex, NEXT_OFF * spacing, ink) ?? []);
    if (votes.length >= 3) fit = fitVotes(grid, fit, votes);
    if (hexes.length === grid.count) break;
  }
  const near = missesOf(grid, fit, votes).filter((miss) => miss < NEAR * spacing);
  return { fit, share: near.length / Math.max(1, votes.length) };
}

/** The fits through a place near each click, those that agree best with the lines between the two first. */
function settle(picture: LinePicture, grid: Grid, clicks: readonly [Click, Click], start: MapFit, ink: Ink): MapFit[] {
  const voter = new HexVoter(grid);
  const away = distances(grid, clicks);
  const window = CLICK_OFF * spacingOf(grid, start);
  const [ones, others] = clicks.map(({ hex, at }) => {
    const around = [hex, ...grid.neighbour.subarray(hex * 6, hex * 6 + 6)].filter((near) => near >= 0);
    const places = voter.places(picture, start, around, window, ink, CHOICES);
    return (places.length === 0 ? [at] : places).map((place) => ({ hex, at: place }));
  });
  const between = hexesOnScan(grid, start).filter((hex) => away[hex] <= ROUNDS[0]);
  const fits = ones.flatMap((one) => others.map((other) => fitThrough(start, grid, [one, other])));
  const scored = fits.map((fit) => ({ fit, score: voter.score(picture, fit, between, ink) }));
  return scored.toSorted((one, other) => other.score - one.score).map(({ fit }) => fit);
}

/** How far each hex is from the line between the clicks. */
function distances(grid: Grid, clicks: readonly [Click, Click]): Float64Array {
  const [from, to] = clicks.map(({ hex }) => centreOf(grid, hex));
  const [x, y] = [to.x - from.x, to.y - from.y];
  const square = x * x + y * y;
  return Float64Array.from({ length: grid.count }, (_, hex) => {
    const { x: u, y: v } = centreOf(grid, hex);
    const share = Math.max(0, Math.min(1, ((u - from.x) * x + (v - from.y) * y) / square));
    return Math.hypot(u - from.x - share * x, v - from.y - share * y);
  });
}

function missesOf(grid: Grid, fit: MapFit, votes: readonly HexVote[]): number[] {
  return votes.map(({ hex, at }) => {
    const place = onScan(fit, centreOf(grid, hex));
    return Math.hypot(place.x - at.x, place.y - at.y);
  });
}
