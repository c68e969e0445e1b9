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
/** Samples along each part. */
const SAMPLES = 5;
/** The weakest parts that count. A printed line runs along the whole side; letters do not. */
const WEAKEST = 3;

/**
 * Looks across the line from `from` to `to` for edges, at `reach` steps on both sides, `step` apart. An edge is where the
 * colours differ on both sides, or where a thin line differs from both, along the whole side: letters near it are none. Dark
 * letters leave the paper between them as it is, and light ones the ground, so an edge has to be there for what is brightest
 * along each part of the side, and for what is darkest: of bold letters little more than a gap is left between them.
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
  const steps = count + 2 * ROOM;
  const [bright, dark] = [new Float64Array(steps * 3), new Float64Array(steps * 3)];
  const profiles = new Float64Array(PARTS * count);
  for (let part = 0; part < PARTS; part++) {
    extremeColors(image, from, to, across, step, part, bright, dark);
    for (let at = 0; at < count; at++) {
      profiles[part * count + at] = Math.min(edgeAt(bright, at + ROOM), edgeAt(dark, at + ROOM));
    }
  }
  const strength = new Float64Array(count);
  const ofParts = new Float64Array(PARTS);
  for (let at = 0; at < count; at++) {
    for (let part = 0; part < PARTS; part++) ofParts[part] = profiles[part * count + at];
    ofParts.sort();
    for (let weak = 0; weak < WEAKEST; weak++) strength[at] += ofParts[weak] / WEAKEST;
  }
  return { strength, reach };
}

/** Steps that an edge needs on both sides of itself. */
const ROOM = 2;

/**
 * Looks up the brightest and the darkest colour along one part of the side at each offset, channel by channel, and writes them
 * into `bright` and `dark`, which all parts share: a sheet has some hundred thousand of them.
 */
function extremeColors(
  image: Raster,
  from: Point,
  to: Point,
  across: Point,
  step: number,
  part: number,
  bright: Float64Array,
  dark: Float64Array,
): void {
  const steps = bright.length / 3;
  const color = new Float32Array(3);
  bright.fill(0);
  dark.fill(255);
  for (let along = 0; along < SAMPLES; along++) {
    const share = 0.06 + (0.88 * (part * SAMPLES + along)) / (PARTS * SAMPLES - 1);
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    for (let at = 0; at < steps; at++) {
      const offset = (at - (steps - 1) / 2) * step;
      sample(image, x + across.x * offset, y + across.y * offset, color);
      for (let channel = 0; channel < 3; channel++) {
        const value = color[channel];
        const place = at * 3 + channel;
        if (value > bright[place]) bright[place] = value;
        if (value < dark[place]) dark[place] = value;
      }
    }
  }
}

/** How strong an edge is at a step, by the colours around it. */
function edgeAt(mean: Float64Array, step: number): number {
  let strength = 0;
  for (let at = step * 3; at < step * 3 + 3; at++) {
    const before = (mean[at - 3] + mean[at - 6]) / 2;
    const after = (mean[at + 3] + mean[at + 6]) / 2;
    strength += Math.abs(after - before) + 1.5 * Math.abs(mean[at] - (before + after) / 2);
  }
  return strength;
}
