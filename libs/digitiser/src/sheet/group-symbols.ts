// Symbols of counters that are the same: of a weapon or an arm, whatever the paper and what else is printed there.
import type { QuarterTurn } from '../image/quarter-turn.ts';
import type { Raster } from '../image/raster.ts';
import { counterImage, type Spot, type Zone } from './counter-image.ts';
import type { Grid } from './grid.ts';
import type { Group } from './group-counters.ts';
import { inkOf, type Rgb } from './ink.ts';

/** The height of counters whose symbols are compared, in pixels. */
const SYMBOL_PIXELS = 144;
/** Two of these pixels are off by so much at most: as far as ink is printed beside its place. */
const SHIFT = 4;
/** Prints that go together less than this all over, from 0 to 1, are two symbols: of one it is 0.9 and more. */
const ROUGHLY = 0.8;
/** A place of this size that is looked at by itself, in pixels. */
const BLOCK = 12;
/**
 * Where one of two prints has so much more ink than the other in some place, they are two symbols. On sheets that were drawn
 * a square and a pentagon differ by 0.21 at the least; the same symbol by less, unless something else is in the zone. What is
 * in between is doubtful, and a symbol of its own: somebody says of it what it means. Of 384 counters on eight sheets it made 42
 * symbols of 31, where 0.2 made 38.
 */
const FARTHEST = 0.15;

/**
 * The zone of a symbol, and as much around it as prints are moved when they are compared. On a counter over two cells it is as
 * large as on one over one, in the same part of it.
 */
export function symbolImage(image: Raster, grid: Grid, spot: Spot, zone: Zone, turn: QuarterTurn): Raster {
  const around = SHIFT / SYMBOL_PIXELS;
  const [across, down] = turn % 180 === 0 ? [spot.span, 1] : [1, spot.span];
  const [middle, amid] = [(zone.left + zone.right) / 2, (zone.top + zone.bottom) / 2];
  const [wide, high] = [(zone.right - zone.left) / 2 + around, (zone.bottom - zone.top) / 2 + around];
  const roomy = {
    left: middle - wide / across,
    top: amid - high / down,
    right: middle + wide / across,
    bottom: amid + high / down,
  };
  return counterImage(image, grid, spot, SYMBOL_PIXELS, roomy, turn);
}

/**
 * Groups of symbols that are alike, the first in each group in their order.
 *
 * @param pictures the {@link symbolImage} of each counter, all of one size
 * @param papers the paper of each whole counter: of a zone that is mostly ink it cannot be told
 */
export function groupSymbols(pictures: readonly Raster[], papers: readonly Rgb[]): Group[] {
  const inks = pictures.map((picture, index) => inkOf(picture, papers[index]));
  const width = pictures[0]?.width ?? 0;
  const apart = inks.map((one, index) => inks.slice(0, index).map((other) => differenceOf(one, other, width)));
  const between = (one: number, other: number): number => apart[Math.max(one, other)][Math.min(one, other)];
  let groups: number[][] = inks.map((_, index) => [index]);
  // The groups whose most different members are nearest to each other are joined first.
  for (;;) {
    let best: { readonly one: number; readonly other: number; readonly far: number } | null = null;
    for (let one = 0; one < groups.length; one++) {
      for (let other = one + 1; other < groups.length; other++) {
        const far = Math.max(...groups[one].flatMap((first) => groups[other].map((second) => between(first, second))));
        if (far < (best?.far ?? FARTHEST)) best = { one, other, far };
      }
    }
    if (best === null) return groups;
    const { one, other } = best;
    const joined = [...groups[one], ...groups[other]].toSorted((first, second) => first - second);
    groups = groups.flatMap((group, index) => (index === one ? [joined] : index === other ? [] : [group]));
  }
}

/** How different two prints are in the place where they are most so, laid upon each other as they go together best; 0 to 1. */
function differenceOf(one: Float32Array, other: Float32Array, width: number): number {
  let [best, right, down] = [ROUGHLY, 0, 0];
  const look = (dx: number, dy: number): void => {
    const like = correlation(one, other, width, dx, dy);
    if (like > best) [best, right, down] = [like, dx, dy];
  };
  // Every other place first, then those around the best.
  for (let dy = -SHIFT; dy <= SHIFT; dy += 2) for (let dx = -SHIFT; dx <= SHIFT; dx += 2) look(dx, dy);
  const [x, y] = [right, down];
  for (let dy = Math.max(-SHIFT, y - 1); dy <= Math.min(SHIFT, y + 1); dy++) {
    for (let dx = Math.max(-SHIFT, x - 1); dx <= Math.min(SHIFT, x + 1); dx++) look(dx, dy);
  }
  return best > ROUGHLY ? worstBlock(one, other, width, right, down) : 1;
}

function worstBlock(one: Float32Array, other: Float32Array, width: number, dx: number, dy: number): number {
  const height = one.length / width;
  let worst = 0;
  for (let top = SHIFT; top + BLOCK <= height - SHIFT; top += BLOCK / 4) {
    for (let left = SHIFT; left + BLOCK <= width - SHIFT; left += BLOCK / 4) {
      let sum = 0;
      for (let y = top; y < top + BLOCK; y++) {
        for (let x = left; x < left + BLOCK; x++) sum += one[y * width + x] - other[(y + dy) * width + x + dx];
      }
      worst = Math.max(worst, Math.abs(sum) / (BLOCK * BLOCK));
    }
  }
  return worst;
}

/** How much two prints go together: 1 for the same, 0 for nothing in common. */
function correlation(one: Float32Array, other: Float32Array, width: number, dx: number, dy: number): number {
  const height = one.length / width;
  let [count, sumOne, sumOther, both, squaresOne, squaresOther] = [0, 0, 0, 0, 0, 0];
  for (let y = SHIFT; y < height - SHIFT; y++) {
    for (let x = SHIFT; x < width - SHIFT; x++) {
      const a = one[y * width + x];
      const b = other[(y + dy) * width + x + dx];
      count += 1;
      sumOne += a;
      sumOther += b;
      both += a * b;
      squaresOne += a * a;
      squaresOther += b * b;
    }
  }
  const spread = (squaresOne - (sumOne * sumOne) / count) * (squaresOther - (sumOther * sumOther) / count);
  // Two empty places are the same.
  if (spread < 1e-6) return squaresOne < 1e-3 && squaresOther < 1e-3 ? 1 : 0;
  return (both - (sumOne * sumOther) / count) / Math.sqrt(spread);
}
