/** Hexsides without a mouse: a pen in a corner, which keys move along the sides. */
import { cornerPlace, vertexOf } from '../scene/vertex.ts';
import type { Layout, Point } from '../scene/layout.ts';
import { edgesAt } from './side-trace.ts';

/** The way each key leads, as on the screen. */
const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const COMPASS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;

/** A place as near to a corner as to be meant for it, but inside the hex that the corner is numbered by. */
export function nearCorner(layout: Layout, vertex: number): Point {
  const hex = Math.floor(vertex / 6);
  const { x, y } = cornerPlace(layout, vertex);
  return { x: x + (layout.x[hex] - x) * 0.02, y: y + (layout.y[hex] - y) * 0.02 };
}

/** The corner at the other end of the side that leads most nearly the way of a key; the same one if none does. */
export function rovedCorner(layout: Layout, vertex: number, key: string): number {
  const way = WAYS[key];
  if (way === undefined) return vertex;
  const from = cornerPlace(layout, vertex);
  const long = Math.hypot(way[0], way[1]);
  let [best, nearest] = [vertex, 0.3];
  for (const { to } of edgesAt(layout.grid, vertex)) {
    const { x, y } = cornerPlace(layout, to);
    const along = ((x - from.x) * way[0] + (y - from.y) * way[1]) / long;
    if (along > nearest) [best, nearest] = [to, along];
  }
  return best;
}

/** The corners of a hex in turn, beginning at the top: for a pen that is set down. */
export function cornerOf(layout: Layout, hex: number, turn: number): number {
  const top = [0, 1, 2, 3, 4, 5].reduce((best, i) =>
    layout.cornerY[i] < layout.cornerY[best] - 1e-9 ||
    (Math.abs(layout.cornerY[i] - layout.cornerY[best]) < 1e-9 && layout.cornerX[i] < layout.cornerX[best])
      ? i
      : best,
  );
  return vertexOf(layout.grid, hex, (((top - turn) % 6) + 6) % 6);
}

/** Which corner of a hex the `turn`th is, in words. */
export function cornerName(layout: Layout, turn: number): string {
  const first = layout.grid.orientation === 'pointy' ? 6 : 5.333;
  return COMPASS[Math.round(first + (turn * 4) / 3) % 8];
}
