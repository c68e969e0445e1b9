import { sampleAcross, type Point, type Raster } from '../image/raster.ts';

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
  const [bright, dark] = [new Float32Array(steps * 3), new Float32Array(steps * 3)];
  const profiles = new Float64Array(PARTS * count);
  const ofParts = new Float64Array(PARTS);
  for (let part = 0; part < PARTS; part++) {
    extremeColors(image, from, to, across, step, part, bright, dark);
    for (let at = 0; at < count; at++) {
      profiles[part * count + at] = Math.min(edgeAt(bright, at + ROOM), edgeAt(dark, at + ROOM));
    }
  }
  const strength = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    // Put in order as they come: to sort so few takes longer than to look at the picture.
    for (let part = 0; part < PARTS; part++) {
      let place = part;
      for (; place > 0 && ofParts[place - 1] > profiles[part * count + at]; place--)
        ofParts[place] = ofParts[place - 1];
      ofParts[place] = profiles[part * count + at];
    }
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
  bright: Float32Array,
  dark: Float32Array,
): void {
  const colors = new Float32Array(bright.length);
  // Numbers above 0 are in the order of their bits. Compared as whole numbers they need no branch, which on the grain of a
  // scan would be foreseen wrongly every other time.
  const bits = new Int32Array(colors.buffer);
  const brightBits = new Int32Array(bright.buffer);
  const darkBits = new Int32Array(dark.buffer);
  bright.fill(0);
  dark.fill(255);
  for (let along = 0; along < SAMPLES; along++) {
    const share = 0.06 + (0.88 * (part * SAMPLES + along)) / (PARTS * SAMPLES - 1);
    const middle = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    sampleAcross(image, middle, across, step, colors);
    for (let at = 0; at < bits.length; at++) {
      brightBits[at] = greater(brightBits[at], bits[at]);
      darkBits[at] = lesser(darkBits[at], bits[at]);
    }
  }
}

/** The greater of two whole numbers above 0. */
function greater(one: number, other: number): number {
  const more = (one - other) | 0;
  return (one - (more & (more >> 31))) | 0;
}

function lesser(one: number, other: number): number {
  const more = (one - other) | 0;
  return (other + (more & (more >> 31))) | 0;
}

/** How strong an edge is at a step, by the colours around it. */
function edgeAt(mean: Float32Array, step: number): number {
  let strength = 0;
  for (let at = step * 3; at < step * 3 + 3; at++) {
    const before = (mean[at - 3] + mean[at - 6]) / 2;
    const after = (mean[at + 3] + mean[at + 6]) / 2;
    strength += Math.abs(after - before) + 1.5 * Math.abs(mean[at] - (before + after) / 2);
  }
  return strength;
}
