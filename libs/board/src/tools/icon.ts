/** Drawings of tools as plain lines, in a box of 20 by 20: for whatever offers them. */

/** A line of a drawing, as the `d` of an SVG path. */
export interface Stroke {
  readonly d: string;
  /** Drawn weaker, stronger, broken, or filled; an even line without it. */
  readonly look?: 'faint' | 'bold' | 'dash' | 'solid';
}

/** A drawing. */
export type Icon = readonly Stroke[];

/** A circle, as the `d` of a path. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A turn to the left. */
export const TURN_LEFT: Icon = [{ d: 'M15.6 13.4A6 6 0 1 0 4.6 9.6M4.4 4.8v5h5' }];

/** A turn to the right. */
export const TURN_RIGHT: Icon = [{ d: 'M4.4 13.4A6 6 0 1 1 15.4 9.6M15.6 4.8v5h-5' }];

/** Left and right exchanged. */
export const MIRROR: Icon = [{ d: 'M10 2.5v15M7.4 5 2.8 15h4.6ZM12.6 5l4.6 10h-4.6Z' }];
