import { COUNTER_LENGTH, COUNTER_SIDE } from '../scene/footprint.ts';
import type { Counter } from '../scene/scene.ts';
import { THEMES, type Theme } from '../scene/theme.ts';
import { drawCounter } from './counter.ts';
import { SvgInk } from './svg-ink.ts';

/** A counter by itself as SVG. */
export interface CounterPicture {
  /** An `svg` element with a `viewBox` and no size. */
  readonly svg: string;
  /** Its length by its breadth: 1 for a counter of one hex. */
  readonly ratio: number;
}

/** Room for the dark line round a counter, in hexsides. */
const EDGE = 0.03;

/**
 * Draws a counter as it is printed on a counter sheet: no shadow, no front, just the piece.
 *
 * @param scale the zoom at which it is looked at, in pixels a hexside: from far off it says less
 */
export function counterPicture(
  counter: Counter,
  isDouble: boolean,
  theme: Theme = THEMES.light,
  scale = 60,
): CounterPicture {
  const ink = new SvgInk();
  const [width, height] = [isDouble ? COUNTER_LENGTH : COUNTER_SIDE, COUNTER_SIDE];
  const drawArt = (address: string, x: number, y: number, wide: number, high: number): boolean => {
    ink.image(address, x, y, wide, high);
    return true;
  };
  drawCounter(
    ink,
    { ...counter, across: isDouble ? 0 : null, facing: null },
    {
      theme: { ...theme, counterShadow: 'none', pointer: 'none', paper: 'none' },
      orientation: 'pointy',
      front: 1,
      lit: false,
      scale,
      drawArt,
    },
  );
  const box = [-width / 2 - EDGE, -height / 2 - EDGE, width + 2 * EDGE, height + 2 * EDGE];
  const view = box.map((length) => Math.round(length * 1000) / 1000).join(' ');
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}">\n${ink.text}\n</svg>`,
    ratio: width / height,
  };
}
