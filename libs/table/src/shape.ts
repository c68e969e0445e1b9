/** Convex shapes by their corners: a point, a line between two, or an outline. How far apart two of them are. */
import type { Mils } from './length.ts';
import type { Point } from './point.ts';
import { overRootUp, rootUp } from './root.ts';

/** One corner or more, in order round the shape. */
export type Shape = readonly Point[];

/** On which side of the line from `a` to `b` a point lies: above 0 to its right, 0 on it; the size is that of a parallelogram. */
export function sideOfLine(a: Point, b: Point, point: Point): number {
  return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
}

/** How far a point is from the line between two others, rounded up. */
export function distanceToSegment(point: Point, a: Point, b: Point): Mils {
  const [alongX, alongY] = [b.x - a.x, b.y - a.y];
  const square = alongX * alongX + alongY * alongY;
  const along = (point.x - a.x) * alongX + (point.y - a.y) * alongY;
  if (along > 0 && along < square) return overRootUp(Math.abs(sideOfLine(a, b, point)), square);
  const end = along > 0 ? b : a;
  const [dx, dy] = [point.x - end.x, point.y - end.y];
  return rootUp(dx * dx + dy * dy);
}

/** Whether two convex shapes share a point: touching is enough. */
export function shapesMeet(one: Shape, other: Shape): boolean {
  return !isParted(one, other) && !isParted(other, one);
}

/** How far apart two convex shapes are, rounded up; 0 where they meet. The same both ways. */
export function shapeGap(one: Shape, other: Shape): Mils {
  if (shapesMeet(one, other)) return 0;
  return Math.min(fromCorners(one, other), fromCorners(other, one));
}

/**
 * How deep two convex shapes lie in one another, rounded up: how far one would have to go to touch only. Below 0 where they do
 * not touch.
 */
export function shapeDepth(one: Shape, other: Shape): number {
  return Math.min(depthBy(one, one, other), depthBy(other, one, other));
}

function depthBy(edges: Shape, one: Shape, other: Shape): number {
  let least = Infinity;
  for (let i = 0; i < edges.length; i++) {
    const [a, b] = [edges[i], edges[(i + 1) % edges.length]];
    const [x, y] = [b.x - a.x, b.y - a.y];
    const square = x * x + y * y;
    if (square === 0) continue;
    least = Math.min(least, depthAlong(y, -x, square, one, other));
    if (edges.length === 2) least = Math.min(least, depthAlong(x, y, square, one, other));
  }
  return least;
}

function depthAlong(x: number, y: number, square: number, one: Shape, other: Shape): number {
  const [low, high] = shadow(x, y, one);
  const [otherLow, otherHigh] = shadow(x, y, other);
  const depth = Math.min(high - otherLow, otherHigh - low);
  return depth < 0 ? -overRootUp(-depth, square) : overRootUp(depth, square);
}

/** Whether an edge of the first shape, or a line square to it at one of its ends, has the second wholly beyond it. */
function isParted(one: Shape, other: Shape): boolean {
  for (let i = 0; i < one.length; i++) {
    const [a, b] = [one[i], one[(i + 1) % one.length]];
    if (a.x === b.x && a.y === b.y) continue;
    if (isSeparating(b.y - a.y, a.x - b.x, one, other)) return true;
    // An outline of two corners has no width: what lies beyond its ends is parted from it by a line square to it.
    if (one.length === 2 && isSeparating(b.x - a.x, b.y - a.y, one, other)) return true;
  }
  // A point has no edges; those of an outline part it by themselves.
  return one.length === 1 && other.length === 1 && (one[0].x !== other[0].x || one[0].y !== other[0].y);
}

/** Whether the shapes' shadows upon a direction lie apart. */
function isSeparating(x: number, y: number, one: Shape, other: Shape): boolean {
  const [low, high] = shadow(x, y, one);
  const [otherLow, otherHigh] = shadow(x, y, other);
  return high < otherLow || otherHigh < low;
}

/** The least and the greatest of what a shape's corners are in a direction: its shadow upon a line. */
export function shadow(x: number, y: number, shape: Shape): readonly [number, number] {
  let [low, high] = [Infinity, -Infinity];
  for (const point of shape) {
    const at = x * point.x + y * point.y;
    low = Math.min(low, at);
    high = Math.max(high, at);
  }
  return [low, high];
}

/** The least distance of a corner of the first shape from an edge of the second. */
function fromCorners(one: Shape, other: Shape): Mils {
  let least = Infinity;
  for (const corner of one) {
    for (let i = 0; i < other.length; i++) {
      least = Math.min(least, distanceToSegment(corner, other[i], other[(i + 1) % other.length]));
    }
  }
  return least;
}
