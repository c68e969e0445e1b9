/** Strokes of a hand: what comes of one depends on where it led, not on how often the pointer was heard of. */
import type { Point } from '../scene/layout.ts';

/** How far apart the places of a stroke are at most, in hexsides. */
const STEP = 0.25;

/** The places on the straight line from one to the other, close together; the last is `to`, and `from` is left out. */
export function placesBetween(from: Point, to: Point): Point[] {
  const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP));
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 1) / count;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}
