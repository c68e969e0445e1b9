// How large the hexes of a scan are and how they lie, before anything else is known of it: lines that come again and again.
import type { Raster } from '../image/raster.ts';
import { transformSquare } from './fourier.ts';
import { linePicture, type LinePicture } from './line-picture.ts';

/** Hexes that may be on a scan: the way from one to the next in pixels, and the direction of that way. */
export interface Lattice {
  readonly spacing: number;
  /** Degrees, clockwise from the right, about 0 or about 30; from there on all six neighbours are 60 degrees apart. */
  readonly angle: number;
  /** How alike the picture is to itself moved by a hex: 1 for the same. */
  readonly score: number;
}

/** The side of the square that is transformed, and the longer side of the picture in it: the rest is room for moves. */
const SQUARE = 512;
const PICTURE = 384;
/** Hexes are so large in the picture, in pixels: in smaller ones lines run together, of larger ones there are too few. */
const SMALLEST = 14;
const LARGEST = 110;
/** Parts of the scan that are looked at, from its middle: the whole of one with few hexes, a part of one with many. */
const PARTS = [1, 0.5, 0.25, 0.125];
const AROUND = 3;
/** Steps of size, as a share, and of direction, in degrees. */
const SIZE_STEP = 0.012;
const ANGLE_STEP = 1;
/** Directions of hexes whose rows run to the right, and of those whose columns run down; scans lie turned by a little. */
const UPRIGHTS = [0, 30];
const MOST_TURN = 14;
/** Moves by two hexes, or to the next but one, fit as well; the smallest of nearly equal ones is that of a hex. */
const NEARLY = 0.5;
/** Scans without any hexes are like themselves by less. */
const LEAST = 0.06;
/** Sizes that differ by less are the same. */
const SAME_SIZE = 0.15;

/** The lattices that may be on a scan: few, the smallest first, and none where nothing comes again. */
export function findLattices(image: Raster): Lattice[] {
  const all = PARTS.flatMap((part) => latticesIn(image, part));
  const best = Math.max(...all.map(({ score }) => score), 0);
  const chosen: Lattice[] = [];
  for (const one of all.toSorted((first, second) => second.score - first.score)) {
    if (one.score < Math.max(LEAST, best * NEARLY)) break;
    const isKnown = chosen.some(
      ({ spacing, angle }) =>
        Math.abs(one.spacing / spacing - 1) < SAME_SIZE && Math.abs(one.angle - angle) < 2 * MOST_TURN,
    );
    if (!isKnown) chosen.push(one);
  }
  return chosen.toSorted((one, other) => one.spacing - other.spacing);
}

function latticesIn(image: Raster, part: number): Lattice[] {
  const cut = middleOf(image, part);
  const factor = Math.max(1, Math.ceil(Math.max(cut.width, cut.height) / PICTURE));
  const picture = linePicture(cut, factor, AROUND);
  if (Math.min(picture.width, picture.height) < 3 * SMALLEST) return [];
  if (picture.data.every((value) => value === 0)) return [];
  const alike = likeness(picture);
  const most = Math.min(LARGEST, Math.min(picture.width, picture.height) / 3);
  const sizes: number[] = [];
  for (let size = SMALLEST; size <= most; size *= 1 + SIZE_STEP) sizes.push(size);
  return UPRIGHTS.flatMap((upright) => {
    const found = sizes.map((spacing) => bestTurn(alike, spacing, upright));
    const isPeak = ({ score }: Lattice, at: number): boolean =>
      found.slice(Math.max(0, at - 4), at + 5).every((other) => other.score <= score);
    return found.filter(isPeak).map((one) => ({ ...one, spacing: one.spacing * factor }));
  });
}

/** The best direction for hexes of a size; where several are as good, the one amid them. */
function bestTurn(alike: Float64Array, spacing: number, upright: number): Lattice {
  let [score, sum, count] = [-1, 0, 0];
  for (let turn = -MOST_TURN; turn <= MOST_TURN; turn += ANGLE_STEP) {
    const found = scoreOf(alike, spacing, upright + turn);
    if (found > score) [score, sum, count] = [found, 0, 0];
    if (found === score) [sum, count] = [sum + turn, count + 1];
  }
  return { spacing, angle: upright + sum / count, score };
}

/** The middle of a picture: a share of its width and height. */
function middleOf({ width, height, data }: Raster, share: number): Raster {
  if (share === 1) return { width, height, data };
  const [wide, high] = [Math.floor(width * share), Math.floor(height * share)];
  const [left, top] = [(width - wide) >> 1, (height - high) >> 1];
  const cut = new Uint8ClampedArray(wide * high * 4);
  for (let y = 0; y < high; y++) {
    const from = ((top + y) * width + left) * 4;
    cut.set(data.subarray(from, from + wide * 4), y * wide * 4);
  }
  return { width: wide, height: high, data: cut };
}

/** How alike a picture is to itself after every move: 1 for none, about 0 for any. */
function likeness({ width, height, data }: LinePicture): Float64Array {
  const [real, imaginary] = [new Float64Array(SQUARE * SQUARE), new Float64Array(SQUARE * SQUARE)];
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) real[y * SQUARE + x] = data[y * width + x] - mean;
  }
  transformSquare(real, imaginary, SQUARE, false);
  for (let at = 0; at < real.length; at++) {
    real[at] = real[at] * real[at] + imaginary[at] * imaginary[at];
    imaginary[at] = 0;
  }
  transformSquare(real, imaginary, SQUARE, true);
  const whole = real[0] / (width * height);
  return real.map((value, at) => {
    const [x, y] = [at % SQUARE, Math.floor(at / SQUARE)];
    const [dx, dy] = [Math.min(x, SQUARE - x), Math.min(y, SQUARE - y)];
    const common = (width - dx) * (height - dy);
    return dx >= width || dy >= height ? 0 : value / common / whole;
  });
}

/** The likeness after moves to the neighbours: the mean of the three pairs, each at its best within a pixel. */
function scoreOf(alike: Float64Array, spacing: number, angle: number): number {
  let sum = 0;
  for (let direction = 0; direction < 3; direction++) {
    const at = ((angle + direction * 60) * Math.PI) / 180;
    const [x, y] = [Math.round(Math.cos(at) * spacing), Math.round(Math.sin(at) * spacing)];
    let most = -1;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        most = Math.max(most, alike[((y + dy + SQUARE) % SQUARE) * SQUARE + ((x + dx + SQUARE) % SQUARE)]);
      }
    }
    sum += most / 3;
  }
  return sum;
}
