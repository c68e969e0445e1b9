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
  /** How near the hand has come to the middle of the last of them, in hexsides. */
  readonly nearest: number;
  /** Where the hand is. */
  readonly at: Point;
}

/** The hand must be nearer to the middle of another hex by this much, in hexsides, for the pen to go there. */
const STICKS = 0.4;
/** A hex whose middle the hand has come nearer to than this, in hexsides, was meant and not only cut. */
const MEANT = 0.5;

/** A pen is set down on a hex. */
export function wayDown({ hex, place }: Hit): WayPen {
  return { hexes: [hex], nearest: 0, at: place };
}

/** The hand has led it somewhere else, straight. */
export function wayMoved(layout: Layout, pen: WayPen, to: Point): WayPen {
  return placesBetween(pen.at, to).reduce((moved, place) => stepped(layout, moved, place), pen);
}

function stepped(layout: Layout, pen: WayPen, at: Point): WayPen {
  const { hexes } = pen;
  const { grid } = layout;
  const hex = layout.hexAt(at.x, at.y);
  if (hex < 0) return pen;
  const last = hexes[hexes.length - 1];
  const off = (one: number): number => Math.hypot(at.x - layout.x[one], at.y - layout.y[one]);
  const nearest = Math.min(pen.nearest, off(last));
  if (off(last) - off(hex) <= STICKS) return { hexes, nearest, at };
  const before = hexes.at(-2);
  // Back over its own last hexes the pen rubs out; anywhere else it may cross itself.
  if (hex === before) return { hexes: hexes.slice(0, -1), nearest: off(hex), at };
  const isBend = before !== undefined && nearest > MEANT && grid.distance(before, hex) === 1;
  const way = isBend ? hexes.slice(0, -1) : hexes;
  return { hexes: [...way, ...lineBetween(grid, way[way.length - 1], hex).slice(1)], nearest: off(hex), at };
}
