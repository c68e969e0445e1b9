/**
 * Blocks: what a unit covers, a rectangle that looks one way. Its edges are rounded to whole thousandths once, opposite ones
 * alike, so that it is a parallelogram of whole numbers whose every measure is exact.
 */
import type { Facing } from './facing.ts';
import type { Mils } from './length.ts';
import { eastward, southward, type Point } from './point.ts';

/** A rectangle by the centre of its front edge. */
export interface Block {
  readonly x: Mils;
  readonly y: Mils;
  readonly facing: Facing;
  /** Along the front. */
  readonly width: Mils;
  /** From front to rear. */
  readonly depth: Mils;
}

/** The edges of a block, clockwise as seen by itself. */
export const EDGES = ['front', 'right', 'rear', 'left'] as const;

/** An edge of a block. */
export type Edge = (typeof EDGES)[number];

/** From the centre of the front edge to its right end. */
export function rightHalf({ facing, width }: Block): Point {
  return { x: eastward(facing + 900, width, 2), y: southward(facing + 900, width, 2) };
}

/** From the front edge straight to the rear. */
export function backward({ facing, depth }: Block): Point {
  return { x: eastward(facing, -depth), y: southward(facing, -depth) };
}

/** Front left, front right, rear right, rear left. */
export function corners(block: Block): readonly [Point, Point, Point, Point] {
  const { x, y } = block;
  const [right, back] = [rightHalf(block), backward(block)];
  return [
    { x: x - right.x, y: y - right.y },
    { x: x + right.x, y: y + right.y },
    { x: x + right.x + back.x, y: y + right.y + back.y },
    { x: x - right.x + back.x, y: y - right.y + back.y },
  ];
}

/** The two ends of an edge, clockwise. */
export function edgeOf(block: Block, edge: Edge): readonly [Point, Point] {
  const all = corners(block);
  const first = EDGES.indexOf(edge);
  return [all[first], all[(first + 1) % 4]];
}

/** The middle of a block, to the nearest thousandth. */
export function centre({ x, y, facing, depth }: Block): Point {
  return { x: x + eastward(facing, -depth, 2), y: y + southward(facing, -depth, 2) };
}

/** The block that looks the same way, with its middle instead of its front where it was asked for. */
export function aboutCentre(middle: Point, facing: Facing, width: Mils, depth: Mils): Block {
  return {
    x: middle.x - eastward(facing, -depth, 2),
    y: middle.y - southward(facing, -depth, 2),
    facing,
    width,
    depth,
  };
}
