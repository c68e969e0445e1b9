/** Outlines: areas of a table by their corners, of any form that does not cross itself. All exact. */
import type { Mils } from './length.ts';
import type { Point } from './point.ts';
import { distanceToSegment, shapeGap, shapesMeet, sideOfLine, type Shape } from './shape.ts';

/** Three corners or more, in order round the area, either way. */
export type Outline = readonly Point[];

/** Where a point lies as an area sees it. */
export type Whereabouts = 'within' | 'edge' | 'outside';

/** Twice the area, in square thousandths; below 0 where the corners run counter-clockwise (with south down). */
export function doubleArea(outline: Outline): number {
  const [first] = outline;
  let sum = 0;
  // As seen from the first corner: what is added stays small.
  for (let i = 1; i + 1 < outline.length; i++) sum += sideOfLine(first, outline[i], outline[i + 1]);
  return sum;
}

/**
 * The first two edges of an outline that cross or touch elsewhere than where one follows the other, by their numbers (edge n
 * leads away from corner n), or null. An edge without length, or one that runs back over the one before, crosses it.
 */
export function selfCrossing(outline: Outline): readonly [number, number] | null {
  const count = outline.length;
  const edge = (n: number): Shape => [outline[n], outline[(n + 1) % count]];
  for (let i = 0; i < count; i++) {
    const [a, b] = edge(i);
    if (a.x === b.x && a.y === b.y) return [i, (i + 1) % count];
    const after = outline[(i + 2) % count];
    const isBackwards = (a.x - b.x) * (after.x - b.x) + (a.y - b.y) * (after.y - b.y) > 0;
    if (sideOfLine(a, b, after) === 0 && isBackwards) return [i, (i + 1) % count];
    for (let j = i + 2; j < count; j++) {
      if ((j + 1) % count !== i && shapesMeet([a, b], edge(j))) return [i, j];
    }
  }
  return null;
}

/** Whether a point lies within an area, on its edge or outside. */
export function whereabouts(outline: Outline, point: Point): Whereabouts {
  let isWithin = false;
  for (let i = 0; i < outline.length; i++) {
    const [a, b] = [outline[i], outline[(i + 1) % outline.length]];
    const side = sideOfLine(a, b, point);
    if (side === 0 && isBetween(a, b, point)) return 'edge';
    // A line to the east from the point crosses this edge.
    if (a.y > point.y !== b.y > point.y && side > 0 === a.y > b.y) isWithin = !isWithin;
  }
  return isWithin ? 'within' : 'outside';
}

/** Whether a point lies within an area or on its edge. */
export function contains(outline: Outline, point: Point): boolean {
  return whereabouts(outline, point) !== 'outside';
}

/** How far a point is from an area, rounded up; 0 within it. */
export function distanceToOutline(outline: Outline, point: Point): Mils {
  if (contains(outline, point)) return 0;
  return Math.min(...outline.map((a, i) => distanceToSegment(point, a, outline[(i + 1) % outline.length])));
}

/** How far a convex shape is from an area, rounded up; 0 where they share a point. */
export function outlineGap(outline: Outline, shape: Shape): Mils {
  if (contains(outline, shape[0])) return 0;
  return Math.min(...outline.map((a, i) => shapeGap([a, outline[(i + 1) % outline.length]], shape)));
}

/** Whether the straight line between two points runs through the inside of an area: to pass along its edge is not enough. */
export function passesThrough(outline: Outline, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let a = outline[outline.length - 1];
  let ofA = dx * (a.y - from.y) - dy * (a.x - from.x);
  let [isLeft, isRight] = [ofA < 0, ofA > 0];
  for (const b of outline) {
    const ofB = dx * (b.y - from.y) - dy * (b.x - from.x);
    if (ofB < 0) isLeft = true;
    else if (ofB > 0) isRight = true;
    if (isOpposite(ofA, ofB) && isOpposite(sideOfLine(a, b, from), sideOfLine(a, b, to))) return true;
    [a, ofA] = [b, ofB];
  }
  // Most areas lie to one side of it, or beyond its ends.
  return isLeft && isRight && !isBeyondEnds(outline, from, to) && runsWithin(outline, from, to);
}

/** Whether the frame of a line from corner to corner has all of an area to one of its sides. */
function isBeyondEnds(outline: Outline, from: Point, to: Point): boolean {
  const [west, east] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [north, south] = from.y < to.y ? [from.y, to.y] : [to.y, from.y];
  return (
    outline.every(({ x }) => x < west) ||
    outline.every(({ x }) => x > east) ||
    outline.every(({ y }) => y < north) ||
    outline.every(({ y }) => y > south)
  );
}

/**
 * The same for a line that no edge crosses between its ends: from one corner that lies on it to the next it runs within, outside
 * or along an edge, and its middle says which.
 */
function runsWithin(outline: Outline, from: Point, to: Point): boolean {
  const onWay = outline.filter((corner) => sideOfLine(from, to, corner) === 0 && isBetween(from, to, corner));
  const byWay = (point: Point): number => (point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y);
  const stops = [from, ...onWay, to].sort((one, other) => byWay(one) - byWay(other));
  const doubled = outline.map(({ x, y }) => ({ x: 2 * x, y: 2 * y }));
  return stops.some((one, i) => {
    const other = stops[i + 1];
    return i + 1 < stops.length && whereabouts(doubled, { x: one.x + other.x, y: one.y + other.y }) === 'within';
  });
}

/** Whether two areas share ground: common edges and corners are none. */
export function outlinesOverlap(one: Outline, other: Outline): boolean {
  if (runsThrough(one, other) || runsThrough(other, one)) return true;
  // No edge of either is inside the other: they lie apart, or are the same.
  return isOnEdges(one, other) && isOnEdges(other, one);
}

function runsThrough(one: Outline, other: Outline): boolean {
  return one.some((a, i) => passesThrough(other, a, one[(i + 1) % one.length]));
}

function isOnEdges(one: Outline, other: Outline): boolean {
  return one.every((corner) => whereabouts(other, corner) === 'edge');
}

/** On different sides of a line, and neither on it. */
function isOpposite(side: number, other: number): boolean {
  return (side < 0 && other > 0) || (side > 0 && other < 0);
}

/** Whether a point of the line through two others lies from the one to the other. */
function isBetween(a: Point, b: Point, point: Point): boolean {
  return (
    Math.min(a.x, b.x) <= point.x &&
    point.x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= point.y &&
    point.y <= Math.max(a.y, b.y)
  );
}
