// Counters that are printed alike: read together, and typed once.
import { blankRaster, reduced, type Raster } from '../image/raster.ts';
import { inkOf, paperOf } from './ink.ts';

/** Counters that look alike, by their places in the list that was given. */
export type Group = readonly number[];

/** The height that counters are compared at, in pixels; pictures of them have this height. */
export const GROUP_PIXELS = 96;
/**
 * Two counters that differ by more than this in some place are two kinds: of one kind they hardly ever do, and a 6 and an 8
 * differ by 0.21 at the least.
 */
const FARTHEST = 0.2;
/** And those that differ by this much all over need not be looked at closely. */
const FARTHEST_ROUGHLY = 0.1;
/** Counters are first laid upon each other in pictures so many times smaller, up to so many of their pixels apart... */
const ROUGH = 3;
const ROUGH_SHIFT = 2;
/** ...then to half a pixel, within so many half pixels of that: by less, sharp edges differ as much as a letter does. */
const HALVES = 4;
const STEPS: readonly (readonly [dx: number, dy: number])[] = shifts(HALVES);
const ROUGH_STEPS: readonly (readonly [dx: number, dy: number])[] = shifts(ROUGH_SHIFT);
/** The place that is looked at: about half a letter. */
const BLOCK = 9;
/** What is left out all round, as a share of the height: it shows the neighbours where the die or the grid is a little off. */
const RIM = 0.07;

/**
 * Groups of counters that look alike in every place and are on the same paper: two sides may have the same troops.
 *
 * @param pictures whole counters, `GROUP_PIXELS` high
 * @param papers the number of the paper of each
 */
export function groupCounters(pictures: readonly Raster[], papers: readonly number[]): Group[] {
  const looks = pictures.map(lookOf);
  let groups: number[][] = pictures.map((_, index) => [index]);
  const known = new Map<number, number>();
  const difference = (one: number, other: number): number => {
    if (papers[one] !== papers[other]) return 1;
    const key = Math.min(one, other) * pictures.length + Math.max(one, other);
    const before = known.get(key);
    if (before !== undefined) return before;
    const apart = differenceOf(looks[one], looks[other]);
    known.set(key, apart);
    return apart;
  };
  // The groups whose most different members are nearest to each other are joined first.
  for (;;) {
    let best: { readonly one: number; readonly other: number; readonly apart: number } | null = null;
    for (let one = 0; one < groups.length; one++) {
      for (let other = one + 1; other < groups.length; other++) {
        const limit = best?.apart ?? FARTHEST;
        const apart = farthest(groups[one], groups[other], difference, limit);
        if (apart < limit) best = { one, other, apart };
      }
    }
    if (best === null) return groups.map((group) => group.toSorted((one, other) => one - other));
    const { one, other } = best;
    groups = [...groups.filter((_, index) => index !== one && index !== other), [...groups[one], ...groups[other]]];
    groups.sort((first, second) => Math.min(...first) - Math.min(...second));
  }
}

function farthest(
  one: readonly number[],
  other: readonly number[],
  difference: (one: number, other: number) => number,
  limit: number,
): number {
  let most = 0;
  for (const first of one) {
    for (const second of other) {
      most = Math.max(most, difference(first, second));
      if (most >= limit) return most;
    }
  }
  return most;
}

interface Look {
  readonly width: number;
  /** The ink as it is; half a pixel further to the right; further down; and both. */
  readonly fine: readonly Float32Array[];
  readonly rough: Float32Array;
}

function lookOf(picture: Raster): Look {
  const { width } = picture;
  const ink = inkOf(picture, paperOf(picture));
  const between = (by: number): Float32Array => ink.map((value, at) => (value + (ink[at + by] ?? value)) / 2);
  const right = between(1);
  return {
    width,
    fine: [ink, right, between(width), right.map((value, at) => (value + (right[at + width] ?? value)) / 2)],
    rough: roughInk(picture),
  };
}

function roughInk(picture: Raster): Float32Array {
  const width = Math.floor(picture.width / ROUGH) * ROUGH;
  const even = blankRaster(width, picture.height);
  for (let y = 0; y < picture.height; y++) {
    even.data.set(picture.data.subarray(y * picture.width * 4, (y * picture.width + width) * 4), y * width * 4);
  }
  const small = reduced(even, ROUGH);
  return inkOf(small, paperOf(picture));
}

/** 0 for the same print, 1 for ink where the other has none; 1 for counters of two sizes. */
function differenceOf(one: Look, other: Look): number {
  const { width } = one;
  if (width !== other.width || one.fine[0].length !== other.fine[0].length) return 1;
  let [roughly, right, down] = [1, 0, 0];
  for (const [dx, dy] of ROUGH_STEPS) {
    const apart = meanDifference(one.rough, other.rough, Math.floor(width / ROUGH), dx, dy);
    if (apart < roughly) [roughly, right, down] = [apart, dx * ROUGH, dy * ROUGH];
  }
  if (roughly > FARTHEST_ROUGHLY) return 1;
  let least = FARTHEST;
  for (const [halfX, halfY] of STEPS) {
    const [dx, dy] = [right + Math.floor(halfX / 2), down + Math.floor(halfY / 2)];
    const between = other.fine[(halfX & 1) + 2 * (halfY & 1)];
    least = Math.min(least, worstBlock(one.fine[0], between, width, dx, dy, least));
  }
  return least;
}

function meanDifference(one: Float32Array, other: Float32Array, width: number, dx: number, dy: number): number {
  const height = one.length / width;
  let sum = 0;
  let count = 0;
  for (let y = ROUGH_SHIFT; y < height - ROUGH_SHIFT; y++) {
    for (let x = ROUGH_SHIFT; x < width - ROUGH_SHIFT; x++) {
      sum += Math.abs(one[y * width + x] - other[(y + dy) * width + x + dx]);
      count += 1;
    }
  }
  return sum / count;
}

/** The mean difference in the block where it is largest; `limit` or more as soon as one block reaches that. */
function worstBlock(
  one: Float32Array,
  other: Float32Array,
  width: number,
  dx: number,
  dy: number,
  limit: number,
): number {
  const height = one.length / width;
  const rim = Math.round(height * RIM);
  let worst = 0;
  const [first, last] = [Math.max(rim, -dy), height - Math.max(rim, dy + 1)];
  const [leftmost, rightmost] = [Math.max(rim, -dx), width - Math.max(rim, dx + 1)];
  for (let top = first; top + BLOCK <= last; top += 3) {
    for (let left = leftmost; left + BLOCK <= rightmost; left += 3) {
      let sum = 0;
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left; x < left + BLOCK; x++) {
          sum += Math.abs(one[y * width + x] - other[(y + dy) * width + x + dx]);
        }
      }
      worst = Math.max(worst, sum / (BLOCK * BLOCK));
      if (worst >= limit) return worst;
    }
  }
  return worst;
}

/** All steps of up to so many both ways, the shortest first. */
function shifts(most: number): (readonly [number, number])[] {
  const side = 2 * most + 1;
  return Array.from(
    { length: side * side },
    (_, at) => [(at % side) - most, Math.floor(at / side) - most] as const,
  ).sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
}
