/** Lines: roads, streams and hedges, which run from point to point. */
import type { Mils } from './length.ts';
import type { Point } from './point.ts';
import { shapeGap, shapesMeet, type Shape } from './shape.ts';

/** Two points or more, in order. */
export type Line = readonly Point[];

/** How far a convex shape is from the nearest point of a line, rounded up; 0 where it lies on it. */
export function lineGap(line: Line, shape: Shape): Mils {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) least = Math.min(least, shapeGap([line[i - 1], line[i]], shape));
  return least;
}

/** Whether one who goes straight from a point to another comes upon a line; to touch it is enough. */
export function isCrossed(line: Line, from: Point, to: Point): boolean {
  return line.some((point, i) => i > 0 && shapesMeet([line[i - 1], point], [from, to]));
}
