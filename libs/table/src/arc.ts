/** Arcs: what lies within so many degrees of straight ahead, seen from any point of a block's front edge. */
import { corners, type Block } from './block.ts';
import { QUARTER, type Facing } from './facing.ts';
import type { Point } from './point.ts';
import { cosine, sine } from './sine.ts';

/**
 * Whether a point lies no more than `half` (0 to 1800) to either side of straight ahead of some point of the front edge;
 * on the border is within.
 */
export function inArc(block: Block, point: Point, half: Facing): boolean {
  const [left, right] = corners(block);
  if (half > QUARTER) {
    // Out of it is what every point of the front has straight enough behind it: its two ends have, then.
    const isBehind = rightOf(left, block.facing + half, point) > 0 && rightOf(right, block.facing - half, point) < 0;
    return !isBehind;
  }
  return (
    rightOf(left, block.facing - half, point) >= 0 &&
    rightOf(right, block.facing + half, point) <= 0 &&
    rightOf(left, block.facing - QUARTER, point) >= 0
  );
}

/** Whether any part of another block lies in the arc of `half` (0 to 900) to either side of straight ahead. */
export function blockInArc(block: Block, other: Block, half: Facing): boolean {
  const [left, right] = corners(block);
  const shape = corners(other);
  const lines = [
    { from: left, facing: block.facing - half, inside: 1 },
    { from: right, facing: block.facing + half, inside: -1 },
    { from: left, facing: block.facing - QUARTER, inside: 1 },
  ];
  if (lines.some(({ from, facing, inside }) => shape.every((at) => inside * rightOf(from, facing, at) < 0)))
    return false;
  // Or an edge of the other block has the whole arc beyond it: both ends of the front, and both ways out from there.
  return !shape.some((from, i) => {
    const to = shape[(i + 1) % 4];
    const [x, y] = [to.y - from.y, from.x - to.x];
    return (
      [left, right].every((end) => x * (end.x - from.x) + y * (end.y - from.y) > 0) &&
      [block.facing - half, block.facing + half].every((way) => x * sine(way) - y * cosine(way) >= 0)
    );
  });
}

/** Above 0 where a point lies to the right of the ray from another in a direction, 0 on its line, below 0 to the left. */
function rightOf(from: Point, facing: Facing, point: Point): number {
  return sine(facing) * (point.y - from.y) + cosine(facing) * (point.x - from.x);
}
