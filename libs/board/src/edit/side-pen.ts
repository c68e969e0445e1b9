/**
 * A pen that draws along hexsides, however loosely it is led: it stands in a corner, and goes on along sides when the
 * hand is clearly nearer to another one. Led straight through the middles of hexes, it keeps to one side of them. Going
 * back takes the end away.
 */
import { sideBetween, sideOf } from '@hexwright/hex';
import { REACH, type Hit } from '../scene/hit.ts';
import type { Layout, Point } from '../scene/layout.ts';
import { cornerPlace, vertexOf } from '../scene/vertex.ts';
import { wayBetween } from './side-trace.ts';
import { placesBetween } from './stroke.ts';

/** A pen on hexsides. */
export interface SidePen {
  /** The corners that it has come through; none before it is known where it begins. */
  readonly corners: readonly number[];
  /** The sides between them. */
  readonly sides: readonly number[];
  /** The side that a click means; -1 once something was drawn. */
  readonly single: number;
  /** The side that the pen was set down on, which is drawn whichever way it goes; -1 if it was set down beside one. */
  readonly pressed: number;
  /** The hex where it was set down, and the place. */
  readonly hex: number;
  readonly start: Point;
  /** Where the hand is, and where it was when the pen came to its corner. */
  readonly at: Point;
  readonly turned: Point;
}

/** A pen set down nearer than this to a corner, in hexsides, begins there. */
const SNAP = 0.42;
/** The hand must be nearer to another corner by this much, in hexsides, for the pen to go there. */
const STICKS = 0.4;

/** A pen is set down on a hex. */
export function penDown(hit: Hit): SidePen {
  const atCorner = hit.vertexDistance < SNAP;
  return {
    corners: atCorner ? [hit.vertex] : [],
    sides: [],
    single: hit.side,
    pressed: !atCorner && hit.sideDistance < REACH ? hit.side : -1,
    hex: hit.hex,
    start: hit.place,
    at: hit.place,
    turned: hit.place,
  };
}

/** The hand has led it somewhere else, straight. */
export function penMoved(layout: Layout, pen: SidePen, to: Point): SidePen {
  return placesBetween(pen.at, to).reduce((moved, place) => stepped(layout, moved, place), pen);
}

/** The sides that it has drawn. */
export function penSides({ sides, single }: SidePen): readonly number[] {
  return single >= 0 ? [single] : [...new Set(sides)];
}

function stepped(layout: Layout, pen: SidePen, at: Point): SidePen {
  const hex = layout.hexAt(at.x, at.y);
  if (hex < 0) return pen;
  const begun = pen.corners.length > 0 ? { ...pen, at } : begunAt(layout, { ...pen, at }, hex);
  const corner = begun.corners.at(-1);
  if (corner === undefined) return begun;
  const [next, distance] = nearestCorner(layout, hex, at);
  if (distanceTo(layout, corner, at) - distance <= STICKS) return begun;
  const about = { x: (begun.turned.x + at.x) / 2, y: (begun.turned.y + at.y) / 2 };
  const gone = wayBetween(layout, corner, next, about).reduce((going, { side, to }) => along(going, side, to), begun);
  return { ...gone, turned: at };
}

/** The pen goes along a side to the corner at its end; back along the last one it rubs out. */
function along(pen: SidePen, side: number, to: number): SidePen {
  if (pen.sides.at(-1) !== side) {
    return { ...pen, single: -1, corners: [...pen.corners, to], sides: [...pen.sides, side] };
  }
  // What the pen was set down on stays, and the pen goes off from its other end.
  if (pen.sides.length === 1 && side === pen.pressed) return { ...pen, corners: pen.corners.toReversed() };
  return { ...pen, corners: pen.corners.slice(0, -1), sides: pen.sides.slice(0, -1) };
}

/** Sees where a pen begins that was set down away from all corners, once the hand has moved enough to tell. */
function begunAt(layout: Layout, pen: SidePen, hex: number): SidePen {
  if (pen.pressed >= 0) {
    if (Math.hypot(pen.at.x - pen.start.x, pen.at.y - pen.start.y) < STICKS) return pen;
    const [near, far] = endsOf(layout, pen.hex, pen.pressed, pen.at);
    return { ...pen, corners: [far, near], sides: [pen.pressed], single: -1, turned: pen.at };
  }
  const [corner, distance] = nearestCorner(layout, hex, pen.at);
  if (hex === pen.hex && distance >= SNAP) return pen;
  const crossed = sideBetween(layout.grid, pen.hex, hex);
  if (distance < SNAP || crossed < 0) return { ...pen, corners: [corner], turned: pen.at };
  // From middle to middle: the side that lies between is meant, until there are more.
  return { ...pen, corners: [endsOf(layout, pen.hex, crossed, pen.at)[0]], single: crossed, turned: pen.at };
}

/** The ends of a side of a hex, the one nearer to a place first. */
function endsOf(layout: Layout, hex: number, side: number, place: Point): readonly [number, number] {
  const { grid } = layout;
  const direction = [0, 1, 2, 3, 4, 5].find((d) => sideOf(grid, hex, d) === side) ?? 0;
  const [one, other] = [vertexOf(grid, hex, direction), vertexOf(grid, hex, (direction + 1) % 6)];
  return distanceTo(layout, one, place) <= distanceTo(layout, other, place) ? [one, other] : [other, one];
}

function nearestCorner(layout: Layout, hex: number, place: Point): readonly [number, number] {
  let [nearest, least] = [-1, Infinity];
  for (let i = 0; i < 6; i++) {
    const vertex = vertexOf(layout.grid, hex, i);
    const distance = distanceTo(layout, vertex, place);
    if (distance < least) [nearest, least] = [vertex, distance];
  }
  return [nearest, least];
}

function distanceTo(layout: Layout, vertex: number, place: Point): number {
  const { x, y } = cornerPlace(layout, vertex);
  return Math.hypot(place.x - x, place.y - y);
}
