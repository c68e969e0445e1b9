import { Grid, type Numbering } from '@hexwright/hex';
import type { Raster } from '../image/raster.ts';
import type { TextReader } from '../reading/text-reader.ts';
import { farApart } from './far-apart.ts';
import { centreOf } from './lattice.ts';
import { spacingAt, type MapFit } from './map-fit.ts';
import { PrintedNumbers } from './printed-number.ts';

/** What the printed numbers say of where the hexes are thought to be. */
export interface NumberCheck {
  /** Hexes whose number was looked at, and those on which their own was read. */
  readonly looked: number;
  readonly agree: number;
  /** The step from a hex to the one whose number is printed on it, where most say so: the clicks are that far off. */
  readonly off: { readonly q: number; readonly r: number } | null;
  /** They are those of a map of which the other rows or columns are pushed. */
  readonly isPushedOtherwise: boolean;
}

/** So many hexes are looked at: many a map has a number on every fifth only. */
const MOST_LOOKED = 200;
/** Where none of so many bears a number that can be read, none will. */
const SILENT = 90;
/** Hexes that are smaller, in pixels, have numbers that nobody can read. */
const SMALLEST = 32;
/** When so many have been read that say the same, and few say otherwise, no more are looked at. */
const SETTLED = 6;
/** Numbers that are misread say this and that: no other step may have more than so large a part of them. */
const OTHERS = 1 / 3;
/** So many that agree settle it. */
const ENOUGH = 3;

/** Reads some of the printed numbers, spread over the scan, and compares them with those of the hexes. */
export async function checkNumbers(
  image: Raster,
  grid: Grid,
  numbering: Numbering,
  fit: MapFit,
  hexes: readonly number[],
  reader: TextReader,
): Promise<NumberCheck> {
  const read = await readSteps(image, { grid, fit }, hexes, { grid, numbering }, reader);
  const { looked, steps } = read;
  const agree = steps.get('0 0') ?? 0;
  const { step, count } = mostOf(steps);
  const off = count >= ENOUGH && count > agree ? step : null;
  return { looked, agree, off, isPushedOtherwise: isPushedOtherwise(read) };
}

/** Hexes that may be any of a map: what their printed numbers say of which they are. */
export interface ReadSteps {
  /** So many numbers were looked at. */
  readonly looked: number;
  /** How many say that the hexes of the map are so many away, by the step as a text. */
  readonly steps: ReadonlyMap<string, number>;
  /** The same, were every other row or column of the map pushed that is not. */
  readonly stepsOtherwise: ReadonlyMap<string, number>;
}

/**
 * Reads numbers of hexes, spread over all that are given, until enough say the same.
 *
 * @param placed hexes with their place on the scan; their grid need not be that of the map, if it lies the same way
 * @param map the hexes that the numbers are of
 */
export async function readSteps(
  image: Raster,
  placed: { readonly grid: Grid; readonly fit: MapFit },
  hexes: readonly number[],
  map: { readonly grid: Grid; readonly numbering: Numbering },
  reader: TextReader,
): Promise<ReadSteps> {
  const numbers = new PrintedNumbers(image, placed, map, reader);
  const steps = new Map<string, number>();
  const stepsOtherwise = new Map<string, number>();
  const otherwise = otherwisePushed(map.grid);
  let looked = 0;
  if (hexes.length === 0 || spacingAt(placed.fit, centreOf(placed.grid, hexes[0])) < SMALLEST) {
    return { looked, steps, stepsOtherwise };
  }
  for (const hex of farApart(hexes).slice(0, MOST_LOOKED)) {
    if (looked === SILENT && steps.size === 0) break;
    looked += 1;
    const read = await numbers.on(hex);
    if (read < 0) continue;
    for (const [grid, found] of [
      [map.grid, steps],
      [otherwise, stepsOtherwise],
    ] as const) {
      const key = `${grid.q[read] - placed.grid.q[hex]} ${grid.r[read] - placed.grid.r[hex]}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    if ([steps, stepsOtherwise].some((found) => mostOf(found).count >= SETTLED && sayTheSame(found))) break;
  }
  return { looked, steps, stepsOtherwise };
}

/** The same hexes with the other rows or columns pushed: a hex has the same column and row in both. */
function otherwisePushed({ orientation, columns, rows, shift }: Grid): Grid {
  return new Grid({ orientation, columns, rows, shift: shift === 'odd' ? 'even' : 'odd' });
}

/** The step that most numbers speak for, and how many do. */
export function mostOf(steps: ReadSteps['steps']): {
  readonly step: { readonly q: number; readonly r: number };
  readonly count: number;
} {
  const [[key, count]] = [...steps].toSorted((one, other) => other[1] - one[1]).concat([['0 0', 0]]);
  const [q, r] = key.split(' ').map(Number);
  return { step: { q, r }, count };
}

/** Whether enough numbers speak for one step, and far fewer for any other. */
export function sayTheSame(steps: ReadSteps['steps']): boolean {
  const [count = 0, next = 0] = [...steps.values()].toSorted((one, other) => other - one);
  return count >= ENOUGH && next <= count * OTHERS;
}

/** Whether the numbers would speak for one step more clearly if the other rows or columns of the map were pushed. */
export function isPushedOtherwise({ steps, stepsOtherwise }: Omit<ReadSteps, 'looked'>): boolean {
  // With a few numbers of one row both say the same.
  return sayTheSame(stepsOtherwise) && mostOf(stepsOtherwise).count > mostOf(steps).count;
}

/** Whether enough numbers agree, and none are consistently others. */
export function numbersAgree({ agree, off, isPushedOtherwise: isPushed }: NumberCheck): boolean {
  return agree >= ENOUGH && off === null && !isPushed;
}
