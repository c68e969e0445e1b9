/** Sight: the straight line from point to point, past whatever stands on the table. */
import { passesThrough, type Outline } from './outline.ts';
import type { Point } from './point.ts';

/** The first of the areas through whose inside the straight line between two points runs, by its number; -1 for none. */
export function firstInSight(from: Point, to: Point, blockers: readonly Outline[]): number {
  return blockers.findIndex((outline) => passesThrough(outline, from, to));
}

/** Whether one point is seen from another: past edges and corners of what stands between, not through it. The same both ways. */
export function sees(from: Point, to: Point, blockers: readonly Outline[]): boolean {
  return firstInSight(from, to, blockers) < 0;
}
