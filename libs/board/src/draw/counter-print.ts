/** What is printed on a counter: its name, its symbol and its values, in the layout that its design asks for. */
import { mixed, readableOn } from '../scene/color.ts';
import { COUNTER_LENGTH, COUNTER_SIDE } from '../scene/footprint.ts';
import type { Counter, CounterDesign } from '../scene/scene.ts';
import { CONDENSED, SANS, SERIF, write, type Ink } from './ink.ts';
import { ECHELONS } from './nato.ts';
import { drawSymbol, shapesOf } from './symbols.ts';

/** Height of the strip with the name, in hexsides. */
export const NAME_HEIGHT = 0.27;

const HALF = COUNTER_SIDE / 2;
const FAMILIES = { sans: SANS, serif: SERIF, condensed: CONDENSED } as const;

/** Heights of type, in hexsides. */
const VALUES_SIZE = { single: 0.29, double: 0.38 } as const;
const NAME_SIZE = 0.185;
const MODE_SIZE = 0.15;

/** A place in a counter, in hexsides from its middle. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where everything stands. */
interface Plan {
  readonly symbol: Box;
  readonly isNamed: boolean;
  /** The mark of the unit's size. */
  readonly echelon: readonly [x: number, y: number];
  readonly values: (ink: Ink, press: Press) => void;
  readonly mode: { readonly x: number; readonly y: number; readonly align: 'left' | 'center' };
}

/** What everything is printed with. */
interface Press {
  readonly counter: Counter;
  readonly print: string;
  readonly paper: string;
  readonly family: string;
}

/** Below this height in CSS pixels type is a smear. */
const LEGIBLE = 4.5;

/**
 * Prints a counter about 0, 0: what is too small to be read is left out, and one whose values are gets its symbol alone.
 *
 * @param scale CSS pixels of a hexside
 */
export function printCounter(ink: Ink, counter: Counter, paper: string, scale: number): void {
  const { design = {}, across } = counter;
  const print = design.print ?? readableOn(paper);
  const press = { counter, print, paper, family: FAMILIES[design.font ?? 'sans'] };
  const isDouble = across !== null;
  const isLegible = (size: number): boolean => size * scale >= LEGIBLE;
  if (!isLegible(VALUES_SIZE[isDouble ? 'double' : 'single'])) {
    emblem(ink, press, { x: 0, y: 0, width: isDouble ? 1.5 : 1 });
    return;
  }
  const plan = isDouble ? doublePlan(design) : singlePlan(counter, design);
  if (plan.isNamed && isLegible(NAME_SIZE)) name(ink, press, isDouble ? COUNTER_LENGTH / 2 : HALF);
  emblem(ink, press, isDouble ? plan.symbol : besidePennants(plan.symbol, counter));
  echelon(ink, press, ...plan.echelon);
  plan.values(ink, press);
  if (isLegible(MODE_SIZE)) mode(ink, press, plan.mode);
}

function singlePlan({ mode }: Counter, { layout = 'line', echelon }: CounterDesign): Plan {
  const isSized = echelon !== undefined;
  // Under the word of its mode a symbol has less room.
  const under = mode === '' ? null : { x: 0, y: 0.07, width: 0.62 };
  // Beside the word of its mode, where it has one.
  const size = [mode === '' ? 0 : 0.3, -0.215] as const;
  const plan = { isNamed: true, echelon: size, mode: { x: -0.53, y: -0.21, align: 'left' } } as const;
  const below = inLine({ x: 0, y: 0.415, width: 1.04 }, 0.29);
  switch (layout) {
    case 'line':
      return { ...plan, symbol: under ?? { x: 0, y: isSized ? 0.05 : 0, width: isSized ? 0.68 : 0.8 }, values: below };
    case 'corners':
      return {
        ...plan,
        symbol: under ?? { x: 0, y: isSized ? 0.04 : -0.01, width: 0.72 },
        values: inCorners(0.53, 0.42, 0.31),
      };
    case 'column':
      return {
        ...plan,
        symbol: { x: -0.17, y: 0.16, width: 0.68 },
        echelon: [mode === '' ? -0.17 : 0.3, -0.17],
        values: inColumn({ x: 0.52, y: 0.16, width: 0.36 }, 0.74, 0.3),
      };
    case 'symbol':
      return {
        isNamed: false,
        symbol: { x: 0, y: isSized ? -0.03 : -0.12, width: isSized ? 0.86 : 1.04 },
        echelon: [mode === '' ? 0 : 0.3, -0.47],
        values: below,
        mode: { x: -0.53, y: -0.48, align: 'left' },
      };
  }
}

/** Pennants are printed in the right half, below the name: the symbol makes room for them. */
function besidePennants(symbol: Box, { marks }: Counter): Box {
  if (!marks.some(({ drawing }) => drawing === 'pennant')) return symbol;
  const width = Math.min(symbol.width, 0.7);
  return { ...symbol, x: Math.min(symbol.x, HALF - 0.38 - width / 2), width };
}

function doublePlan({ layout = 'line' }: CounterDesign): Plan {
  const plan = {
    isNamed: true,
    symbol: { x: -0.72, y: 0.13, width: 1.12 },
    echelon: [-0.72, -0.22],
    mode: { x: 0.62, y: 0.47, align: 'center' },
  } as const;
  switch (layout) {
    case 'line':
      return { ...plan, values: inLine({ x: 0.62, y: 0.17, width: 1.5 }, 0.48) };
    case 'corners':
      return { ...plan, symbol: { ...plan.symbol, x: 0 }, echelon: [0, -0.22], values: inCorners(1.2, 0.33, 0.48) };
    case 'column':
      return {
        ...plan,
        values: inColumn({ x: 1.14, y: 0.13, width: 0.6 }, 0.78, 0.34),
        mode: { ...plan.mode, x: 0.3 },
      };
    case 'symbol':
      return {
        ...plan,
        isNamed: false,
        symbol: { x: -0.62, y: 0, width: 1.36 },
        echelon: [0.62, -0.4],
        values: inLine({ x: 0.62, y: 0.05, width: 1.2 }, 0.5),
      };
  }
}

/** Values as one line of text about a place. */
function inLine({ x, y, width }: Box, size: number): Plan['values'] {
  return (ink, { counter, print, family }) =>
    write(ink, counter.values, x, y, { size, color: print, style: 'bold', family, within: width });
}

/** The first value in the lower left corner, the last one in the lower right one, the others between them. */
function inCorners(x: number, y: number, size: number): Plan['values'] {
  return (ink, { counter, print, family }) => {
    const [first, ...others] = valuesOf(counter);
    const last = others.pop();
    const look = { size, color: print, style: 'bold', family, within: x * 0.8 } as const;
    if (last === undefined) {
      write(ink, first, 0, y, look);
      return;
    }
    write(ink, first, -x, y, { ...look, align: 'left' });
    write(ink, last, x, y, { ...look, align: 'right' });
    if (others.length > 0) write(ink, others.join('-'), 0, y, { ...look, size: size * 0.8, within: x * 0.7 });
  };
}

/** One value below the other, in a column of this height about a place. */
function inColumn({ x, y, width }: Box, height: number, size: number): Plan['values'] {
  return (ink, { counter, print, family }) => {
    const all = valuesOf(counter);
    const step = height / all.length;
    const look = {
      size: Math.min(size, step),
      color: print,
      style: 'bold',
      family,
      within: width,
      align: 'right',
    } as const;
    all.forEach((value, index) => write(ink, value, x, y + (index - (all.length - 1) / 2) * step, look));
  };
}

/** The values of a counter, one by one: games print them with hyphens between. */
function valuesOf({ values }: Counter): string[] {
  return values.split('-');
}

function name(ink: Ink, { counter, print, family }: Press, half: number): void {
  const { stripe } = counter;
  const color = stripe === null ? print : readableOn(stripe);
  const look = { size: NAME_SIZE, color, style: '600', family, within: 2 * half - 0.12 } as const;
  write(ink, counter.name, 0, -HALF + NAME_HEIGHT / 2 + 0.015, look);
}

function emblem(ink: Ink, { counter, print, paper, family }: Press, box: Box): void {
  const shapes = counter.design?.shapes ?? shapesOf(counter.symbol);
  ink.save();
  ink.translate(box.x, box.y);
  if (shapes !== undefined) drawSymbol(ink, shapes, box.width, { print, paper });
  else {
    const letters = counter.name
      .split(' ')
      .map((word) => word.charAt(0))
      .join('')
      .slice(0, 3);
    write(ink, letters, 0, 0, { size: box.width * 0.45, color: print, style: 'bold', family, within: box.width });
  }
  ink.restore();
}

/** The size of the unit, about a place over its symbol. */
function echelon(ink: Ink, { counter, print }: Press, x: number, y: number): void {
  const size = counter.design?.echelon;
  if (size === undefined) return;
  write(ink, ECHELONS[size], x, y, { size: 0.16, color: print, style: 'bold', spacing: 0.04, within: 0.8 });
}

function mode(ink: Ink, { counter, print, paper, family }: Press, { x, y, align }: Plan['mode']): void {
  if (counter.mode === '') return;
  const color = mixed(print, paper, 0.12);
  write(ink, counter.mode, x, y, { size: MODE_SIZE, color, style: 'bold', family, spacing: 0.08, align, within: 0.9 });
}
