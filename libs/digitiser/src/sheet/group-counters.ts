// Counters that are printed alike: read together, and typed once.
import { blankRaster, reduced, type Raster } from '../image/raster.ts';
import { inkOf, paperOf } from './ink.ts';

/** Counters that look alike, by their places in the list that was given. */
export type Group = readonly number[];

/** The height that counters are compared at, in pixels; pictures of them have this height. */
export const GROUP_PIXELS = 96;
/** Two counters that differ by more than this in some place are two kinds. */
const FARTHEST = 0.24;
/** And those that differ by this much all over need not be looked at closely. */
const FARTHEST_ROUGHLY = 0.1;
/** How far print may be beside its place on one of the two, in pixels. */
const SHIFT = 3;
const SHIFTS: readonly (readonly [dx: number, dy: number])[] = Array.from(
  { length: (2 * SHIFT + 1) ** 2 },
  (_, index) => [(index % (2 * SHIFT + 1)) - SHIFT, Math.floor(index / (2 * SHIFT + 1)) - SHIFT] as const,
).toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));
/** The place that is looked at: about half a letter. */
const BLOCK = 9;
const ROUGH = 3;

/** Groups of counters that look alike in every place; `pictures` are whole counters, `GROUP_PIXELS` high. */
export function groupCounters(pictures: readonly Raster[]): Group[] {
  const looks = pictures.map((picture) => ({
    width: picture.width,
    fine: inkOf(picture, paperOf(picture)),
    rough: roughInk(picture),
  }));
  let groups: number[][] = pictures.map((_, index) => [index]);
  const known = new Map<number, number>();
  const difference = (one: number, other: number): number => {
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
  readonly fine: Float32Array;
  readonly rough: Float32Array;
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
  if (one.width !== other.width) return 1;
  const roughWidth = Math.floor(one.width / ROUGH);
  let roughly = 1;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      roughly = Math.min(roughly, meanDifference(one.rough, other.rough, roughWidth, dx, dy));
    }
  }
  if (roughly > FARTHEST_ROUGHLY) return 1;
  let least = FARTHEST;
  for (const [dx, dy] of SHIFTS) least = Math.min(least, worstBlock(one.fine, other.fine, one.width, dx, dy, least));
  return least;
}

function meanDifference(one: Float32Array, other: Float32Array, width: number, dx: number, dy: number): number {
  const height = one.length / width;
  let sum = 0;
  let count = 0;
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
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
  // The rim shows the neighbours where the die or the grid is a little off.
  const rim = Math.round(height * 0.07);
  let worst = 0;
  for (let top = rim; top + BLOCK <= height - rim; top += 3) {
    for (let left = rim; left + BLOCK <= width - rim; left += 3) {
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
