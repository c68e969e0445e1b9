/**
 * A pen that draws from center to center, however loosely it is led: it goes on to a hex when the hand is clearly nearer
 * to its middle, so that a hex whose corner is only cut makes no bend. Going back takes the end away.
 */
import type { Hit } from '../scene/hit.ts';
import type { Layout, Point } from '../scene/layout.ts';
import { lineBetween } from './areas.ts';
import { placesBetween } from './stroke.ts';

/** A pen on a way through hexes. */
export interface WayPen {
  /** The hexes drawn through so far, each a neighbor of the one before. */
  readonly hexes: readonly number[];
  /** Where the hand is. */
  readonly at: Point;
}

/** The hand must be nearer to the middle of another hex by this much, in hexsides, for the pen to go there. */
const STICKS = 0.4;

/** A pen is set down on a hex. */
export function wayDown({ hex, place }: Hit): WayPen {
  return { hexes: [hex], at: place };
}

/** The hand has led it somewhere else, straight. */
export function wayMoved(layout: Layout, pen: WayPen, to: Point): WayPen {
  return placesBetween(pen.at, to).reduce((moved, place) => stepped(layout, moved, place), pen);
}

function stepped(layout: Layout, { hexes, at: before }: WayPen, at: Point): WayPen {
  const hex = layout.hexAt(at.x, at.y);
  if (hex < 0) return { hexes, at: before };
  const last = hexes[hexes.length - 1];
  const off = (one: number): number => Math.hypot(at.x - layout.x[one], at.y - layout.y[one]);
  if (off(last) - off(hex) <= STICKS) return { hexes, at };
  // Back over its own last hexes the pen rubs out; anywhere else it may cross itself.
  if (hexes.length > 1 && hex === hexes.at(-2)) return { hexes: hexes.slice(0, -1), at };
  return { hexes: [...hexes, ...lineBetween(layout.grid, last, hex).slice(1)], at };
}
