/** What lies at a place on the sheet. */
import { sideOf } from '@hexwright/hex';
import { covers, type CounterPlaces } from './footprint.ts';
import type { Untouchable } from './layers.ts';
import type { Point } from './layout.ts';
import type { StagedScene } from './stage.ts';
import { vertexOf } from './vertex.ts';

/** Everything that can be meant by pointing at a place. Distances are in hexsides. */
export interface Hit {
  readonly place: Point;
  /** -1 beside the map. */
  readonly hex: number;
  /** The nearest side of that hex and how far it is; -1 beside the map. */
  readonly side: number;
  readonly sideDistance: number;
  /** Direction 0..5 in which the hex sees that side. */
  readonly sideDirection: number;
  /** The nearest corner of that hex (see `vertexOf`) and how far it is; -1 beside the map. */
  readonly vertex: number;
  readonly vertexDistance: number;
  /** Index of the topmost counter there, or -1. */
  readonly counter: number;
  /** Index of a path within reach, or -1. */
  readonly path: number;
  /** Index of a hexside feature within reach, or -1. */
  readonly sideFeature: number;
}

/** How near, in hexsides, a path or hexside feature has to be to be meant. */
export const REACH = 0.28;

const NOTHING: Untouchable = new Map();

/** Looks at a place on the sheet. Counters, paths and hexside features of untouchable layers are looked through. */
export function hitTest(
  staged: StagedScene,
  places: CounterPlaces,
  place: Point,
  untouchable: Untouchable = NOTHING,
): Hit {
  const { grid, layout, scene } = staged;
  const hex = layout.hexAt(place.x, place.y);
  const counter = untouchable.has('counters') ? -1 : counterAt(staged, places, place, hex);
  if (hex < 0) {
    return {
      place,
      hex: -1,
      side: -1,
      sideDistance: Infinity,
      sideDirection: -1,
      vertex: -1,
      vertexDistance: Infinity,
      counter,
      path: -1,
      sideFeature: -1,
    };
  }
  const [dx, dy] = [place.x - layout.x[hex], place.y - layout.y[hex]];
  let [direction, sideDistance, corner, vertexDistance] = [0, Infinity, 0, Infinity];
  for (let i = 0; i < 6; i++) {
    const j = (i + 1) % 6;
    const toSide = distanceToLine(dx, dy, layout.cornerX[i], layout.cornerY[i], layout.cornerX[j], layout.cornerY[j]);
    if (toSide < sideDistance) [direction, sideDistance] = [i, toSide];
    const toCorner = Math.hypot(dx - layout.cornerX[i], dy - layout.cornerY[i]);
    if (toCorner < vertexDistance) [corner, vertexDistance] = [i, toCorner];
  }
  const side = sideOf(grid, hex, direction);
  return {
    place,
    hex,
    side,
    sideDistance,
    sideDirection: direction,
    vertex: vertexOf(grid, hex, corner),
    vertexDistance,
    counter,
    path: untouchable.has('paths') ? -1 : pathAt(staged, place, hex),
    sideFeature:
      sideDistance <= REACH && !untouchable.has('sides')
        ? scene.sides.findLastIndex((feature) => feature.side === side)
        : -1,
  };
}

/** Index of the topmost counter at a place, or -1. `hex` is the hex there: leaning counters reach over from next to it. */
function counterAt(staged: StagedScene, places: CounterPlaces, place: Point, hex: number): number {
  const { grid, layout } = staged;
  const near = new Set(places.stacks.get(hex));
  if (hex >= 0) {
    for (let d = 0; d < 6; d++) {
      for (const index of places.stacks.get(grid.neighbour[hex * 6 + d]) ?? []) near.add(index);
    }
  } else {
    const rim = layout.hexAt(place.x - 0.7, place.y + 0.7);
    for (const index of places.stacks.get(rim) ?? []) near.add(index);
  }
  // A stack that is spread out lies over everything.
  const spread = places.fanned.findLast((index) => covers(places.footprints[index], place));
  if (spread !== undefined) return spread;
  let top = -1;
  for (const index of near) if (index > top && covers(places.footprints[index], place)) top = index;
  return top;
}

function pathAt(staged: StagedScene, place: Point, hex: number): number {
  const { layout, scene } = staged;
  return scene.paths.findLastIndex((path) => {
    const at = path.hexes.indexOf(hex);
    if (at < 0) return false;
    if (path.hexes.length === 1) return Math.hypot(place.x - layout.x[hex], place.y - layout.y[hex]) <= REACH;
    return [at - 1, at + 1].some((next) => {
      const other = path.hexes[next];
      if (other === undefined) return false;
      const distance = distanceToLine(place.x, place.y, layout.x[hex], layout.y[hex], layout.x[other], layout.y[other]);
      return distance <= REACH;
    });
  });
}

/** Distance of `x`, `y` from the straight piece between two points. */
function distanceToLine(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const [vx, vy] = [bx - ax, by - ay];
  const length = vx * vx + vy * vy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * vx + (y - ay) * vy) / length));
  return Math.hypot(x - ax - vx * share, y - ay - vy * share);
}
