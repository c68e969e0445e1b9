// Where the block of counters is on a picture that nobody has looked at yet.
import type { Point, Raster } from '../image/raster.ts';
import { smaller } from '../image/smaller.ts';
import type { Corners } from './homography.ts';

/** The picture is looked at in about this many pixels. */
const LONGER_SIDE = 700;
/** How far a colour may be from that of the paper, each channel from 0 to 255: with several, one of them will do. */
const DIFFERENCES: readonly number[] = [22, 36, 52];
/** Counters cover a run of so many pixels at the least; letters and dirt do not. */
const RUN = 14;
/** How near to a line its points are, in pixels. */
const NEAR = 1.6;

/**
 * Corners that the block of counters may have, by the outline of what is not bare paper, one set for each threshold that
 * finds any. Empty for a page without counters.
 */
export function proposeCorners(source: Raster): Corners[] {
  const factor = Math.max(1, Math.floor(Math.max(source.width, source.height) / LONGER_SIDE));
  const image = smaller(source, factor);
  const paper = paperColor(image);
  return DIFFERENCES.flatMap((difference) => {
    const bare = barePaper(image, paper, difference);
    const left = outline(bare, image, 'row', 1);
    const right = outline(bare, image, 'row', -1);
    const top = outline(bare, image, 'column', 1);
    const bottom = outline(bare, image, 'column', -1);
    if (left === null || right === null || top === null || bottom === null) return [];
    const corners = [crossing(left, top), crossing(right, top), crossing(right, bottom), crossing(left, bottom)];
    const inside = corners.flatMap((corner) =>
      corner === null || !isInside(corner, image) ? [] : [{ x: corner.x * factor, y: corner.y * factor }],
    );
    return inside.length === 4 ? [[inside[0], inside[1], inside[2], inside[3]]] : [];
  });
}

type Rgb = readonly [number, number, number];

/** The most common light colour of a frame some way in from the edges, where a scan has bare paper. */
function paperColor({ width, height, data }: Raster): Rgb {
  const counts = new Map<number, { count: number; sum: [number, number, number] }>();
  const frame = Math.round(Math.min(width, height) * 0.14);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x >= frame && x < width - frame && y >= frame && y < height - frame) continue;
      const at = (y * width + x) * 4;
      const [red, green, blue] = [data[at], data[at + 1], data[at + 2]];
      if (red + green + blue < 420) continue;
      const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
      const known = counts.get(key) ?? { count: 0, sum: [0, 0, 0] };
      known.count += 1;
      known.sum = [known.sum[0] + red, known.sum[1] + green, known.sum[2] + blue];
      counts.set(key, known);
    }
  }
  let best: { count: number; sum: [number, number, number] } = { count: 1, sum: [255, 255, 255] };
  for (const one of counts.values()) if (one.count > best.count) best = one;
  return [best.sum[0] / best.count, best.sum[1] / best.count, best.sum[2] / best.count];
}

/** 1 where a pixel is bare paper in whatever light, else 0. */
function barePaper({ width, height, data }: Raster, paper: Rgb, difference: number): Uint8Array {
  const bare = new Uint8Array(width * height);
  const brightness = paper[0] + paper[1] + paper[2];
  for (let pixel = 0; pixel < bare.length; pixel++) {
    const at = pixel * 4;
    const light = Math.min(1.12, Math.max(0.8, (data[at] + data[at + 1] + data[at + 2]) / brightness));
    const away = Math.max(
      Math.abs(data[at] - paper[0] * light),
      Math.abs(data[at + 1] - paper[1] * light),
      Math.abs(data[at + 2] - paper[2] * light),
    );
    // Colour tells more than light does: shadows fall on paper too.
    const dark = Math.abs(1 - light) * 255 * 0.25;
    bare[pixel] = away + dark < difference / 2 ? 1 : 0;
  }
  return bare;
}

/** A line x = slope * y + base along the columns' ends of rows, or y = slope * x + base. */
interface Line {
  readonly axis: 'row' | 'column';
  readonly slope: number;
  readonly base: number;
}

/** The line on which most rows (or columns) first leave the paper, seen from one end. */
function outline(bare: Uint8Array, { width, height }: Raster, axis: 'row' | 'column', direction: 1 | -1): Line | null {
  const [lanes, length] = axis === 'row' ? [height, width] : [width, height];
  const points: { readonly lane: number; readonly at: number }[] = [];
  for (let lane = 0; lane < lanes; lane += 2) {
    const is = (place: number): boolean => {
      const along = direction === 1 ? place : length - 1 - place;
      return bare[axis === 'row' ? lane * width + along : along * width + lane] === 1;
    };
    const at = firstCounter(is, length);
    if (at !== null) points.push({ lane, at: direction === 1 ? at : length - at });
  }
  const line = mostCommonLine(points);
  return line === null ? null : { axis, ...line };
}

/** Where bare paper, once it has begun, ends for good; null where it never does before the middle. */
function firstCounter(isBare: (place: number) => boolean, length: number): number | null {
  let place = 0;
  let seen = 0;
  while (place < length / 2 && seen < 3) {
    seen = isBare(place) ? seen + 1 : 0;
    place += 1;
  }
  for (; place < length / 2; place++) {
    if (isBare(place)) continue;
    let covered = 0;
    for (let ahead = 0; ahead < RUN; ahead++) covered += isBare(place + ahead) ? 0 : 1;
    if (covered >= RUN * 0.85) return place;
  }
  return null;
}

function mostCommonLine(
  points: readonly { readonly lane: number; readonly at: number }[],
): { readonly slope: number; readonly base: number } | null {
  if (points.length < 8) return null;
  const some = points.filter((_, index) => index % Math.ceil(points.length / 60) === 0);
  let best = { slope: 0, base: 0, count: 0 };
  for (const [index, one] of some.entries()) {
    for (const other of some.slice(index + 1)) {
      const slope = (other.at - one.at) / (other.lane - one.lane);
      if (Math.abs(slope) > 0.15 || other.lane - one.lane < 40) continue;
      const base = one.at - slope * one.lane;
      const count = points.filter(({ lane, at }) => Math.abs(at - slope * lane - base) < NEAR).length;
      if (count > best.count) best = { slope, base, count };
    }
  }
  return best.count < points.length / 5 ? null : { slope: best.slope, base: best.base };
}

/** Where a line along rows and one along columns cross. */
function crossing(upright: Line, level: Line): Point | null {
  const share = 1 - upright.slope * level.slope;
  if (Math.abs(share) < 1e-6) return null;
  const y = (level.slope * upright.base + level.base) / share;
  return { x: upright.slope * y + upright.base, y };
}

function isInside({ x, y }: Point, { width, height }: Raster): boolean {
  const room = 0.05;
  return x > -width * room && y > -height * room && x < width * (1 + room) && y < height * (1 + room);
}
