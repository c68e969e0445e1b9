import { sample, type Point, type Raster } from '../image/raster.ts';

/** How strongly a line at each of some offsets parts two colours, or is one of its own. */
export interface EdgeProfile {
  /** The offset of each step, in the unit of the span. */
  readonly strength: Float64Array;
  /** How many steps there are on each side of no offset. */
  readonly reach: number;
}

/** Parts of a side. */
const PARTS = 5;
/** Samples along each part, of which two are its brighter half. */
const SAMPLES = 4;
/** The weakest parts that count. A printed line runs along the whole side; letters do not. */
const WEAKEST = 3;

/**
 * Looks across the line from `from` to `to` for edges, at `reach` steps on both sides, `step` apart. An edge is where the
 * colours differ on both sides, or where a thin line differs from both, along the whole side: letters near it are none. Dark
 * letters leave the paper between them as it is, and light ones the ground, so an edge has to be there for the brighter half
 * of what lies along the side, and for the darker one.
 *
 * @param across one unit of offset, in pixels
 */
export function edgeProfile(
  image: Raster,
  from: Point,
  to: Point,
  across: Point,
  reach: number,
  step: number,
): EdgeProfile {
  const count = 2 * reach + 1;
  const parts = Array.from({ length: PARTS }, (_, part) => {
    const { bright, dark } = halfColors(image, from, to, across, reach, step, part);
    const [one, other] = [partProfile(bright, count), partProfile(dark, count)];
    return one.map((value, at) => Math.min(value, other[at]));
  });
  const strength = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    const sorted = parts.map((profile) => profile[at]).sort((one, other) => one - other);
    for (let weak = 0; weak < WEAKEST; weak++) strength[at] += sorted[weak] / WEAKEST;
  }
  return { strength, reach };
}

/** Steps that an edge needs on both sides of itself. */
const ROOM = 2;

/** The mean colours of the brighter and of the darker half of one part of the side at each offset, channel by channel. */
function halfColors(
  image: Raster,
  from: Point,
  to: Point,
  across: Point,
  reach: number,
  step: number,
  part: number,
): { readonly bright: Float64Array; readonly dark: Float64Array } {
  const steps = 2 * (reach + ROOM) + 1;
  const [bright, dark] = [new Float64Array(steps * 3), new Float64Array(steps * 3)];
  const colors = new Float32Array(SAMPLES * 3);
  for (let at = 0; at < steps; at++) {
    const offset = (at - reach - ROOM) * step;
    for (let along = 0; along < SAMPLES; along++) {
      const share = 0.06 + (0.88 * (part * SAMPLES + along)) / (PARTS * SAMPLES - 1);
      const x = from.x + (to.x - from.x) * share + across.x * offset;
      const y = from.y + (to.y - from.y) * share + across.y * offset;
      sample(image, x, y, colors, along * 3);
    }
    for (let channel = 0; channel < 3; channel++) {
      const one = colors[channel];
      const two = colors[3 + channel];
      const three = colors[6 + channel];
      const four = colors[9 + channel];
      const high = Math.max(one, two);
      const higher = Math.max(three, four);
      const low = Math.max(Math.min(one, two), Math.min(three, four));
      const upper = Math.max(high, higher) + Math.max(Math.min(high, higher), low);
      bright[at * 3 + channel] = upper / 2;
      dark[at * 3 + channel] = (one + two + three + four - upper) / 2;
    }
  }
  return { bright, dark };
}

function partProfile(mean: Float64Array, count: number): Float64Array {
  const strength = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    const middle = at + ROOM;
    for (let channel = 0; channel < 3; channel++) {
      const before = (mean[(middle - 1) * 3 + channel] + mean[(middle - 2) * 3 + channel]) / 2;
      const after = (mean[(middle + 1) * 3 + channel] + mean[(middle + 2) * 3 + channel]) / 2;
      strength[at] += Math.abs(after - before) + 1.5 * Math.abs(mean[middle * 3 + channel] - (before + after) / 2);
    }
  }
  return strength;
}
