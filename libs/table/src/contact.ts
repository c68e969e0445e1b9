/** Contact of blocks: whether they touch, how far apart they are, and which edge is touched. All exact. */
import { backward, corners, EDGES, rightHalf, type Block, type Edge } from './block.ts';
import { roundedAway, type Mils } from './length.ts';
import type { Point } from './point.ts';
import { shadow, shapeDepth, shapeGap } from './shape.ts';
import { cosine, sine, SINE_ONE } from './sine.ts';

/** Whether two blocks share a point; edge to edge is enough. */
export function touches(a: Block, b: Block): boolean {
  // Everything twice over, so that half a block is whole numbers. In a direction square to an edge of one block the middles
  // are further apart than both blocks reach, or these touch.
  const [ar, ad] = [rightHalf(a), backward(a)];
  const [br, bd] = [rightHalf(b), backward(b)];
  const x = 2 * (b.x - a.x) + bd.x - ad.x;
  const y = 2 * (b.y - a.y) + bd.y - ad.y;
  const sides = [
    2 * Math.abs(cross(ar, br)),
    Math.abs(cross(ar, bd)),
    Math.abs(cross(ad, br)),
    Math.abs(cross(ad, bd)),
  ];
  const [rightToRight, rightToBack, backToRight, backToBack] = sides;
  const [ownA, ownB] = [Math.abs(cross(ar, ad)), Math.abs(cross(br, bd))];
  return (
    Math.abs(ar.x * y - ar.y * x) <= ownA + rightToRight + rightToBack &&
    Math.abs(ad.x * y - ad.y * x) <= 2 * (ownA + backToRight) + backToBack &&
    Math.abs(br.x * y - br.y * x) <= ownB + rightToRight + backToRight &&
    Math.abs(bd.x * y - bd.y * x) <= 2 * (ownB + rightToBack) + backToBack
  );
}

/** How far apart two blocks are at their nearest, rounded up; 0 where they touch or overlap. The same both ways. */
export function gap(a: Block, b: Block): Mils {
  return shapeGap(corners(a), corners(b));
}

/** How far a point is from a block at its nearest, rounded up; 0 within it. */
export function gapToPoint(block: Block, point: Point): Mils {
  return shapeGap(corners(block), [point]);
}

/**
 * How deep two blocks lie in one another, rounded up: how far one would have to go to touch only. Below 0 where they do not
 * touch.
 */
export function overlapDepth(a: Block, b: Block): number {
  return shapeDepth(corners(a), corners(b));
}

/**
 * Which edge of a block another touches: the one beyond which most of the other lies. Where two serve alike, the first of
 * front, right, rear and left.
 */
export function edgeTouched(target: Block, by: Block): Edge {
  const [own, others] = [corners(target), corners(by)];
  let [best, furthest] = [0, -Infinity];
  for (let edge = 0; edge < 4; edge++) {
    const [x, y] = [sine(target.facing + 900 * edge), -cosine(target.facing + 900 * edge)];
    const outer = shadow(x, y, own)[1];
    const beyond = shadow(x, y, others)[0] - outer;
    if (beyond > furthest) [best, furthest] = [edge, beyond];
  }
  return EDGES[best];
}

/** How much of a block's front faces the edge of another that it touches, along its own front. */
export function overlapOfFronts(a: Block, b: Block): Mils {
  const all = corners(b);
  const edge = EDGES.indexOf(edgeTouched(b, a));
  const [x, y] = [sine(a.facing + 900), -cosine(a.facing + 900)];
  const [from, to] = [alongFront(all[edge]), alongFront(all[(edge + 1) % 4])];
  const half = a.width / 2;
  return Math.max(0, Math.floor(Math.min(half, Math.max(from, to)) - Math.max(-half, Math.min(from, to))));

  function alongFront(point: Point): number {
    return roundedAway((x * (point.x - a.x) + y * (point.y - a.y)) / SINE_ONE);
  }
}

function cross(a: Point, b: Point): number {
  return a.x * b.y - a.y * b.x;
}
