import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corners } from './block.ts';
import { gapToPoint } from './contact.ts';
import {
  contains,
  distanceToOutline,
  doubleArea,
  outlineGap,
  outlinesOverlap,
  passesThrough,
  selfCrossing,
  whereabouts,
  type Outline,
} from './outline.ts';
import type { Point } from './point.ts';
import { anyBlock, anyPoint } from './samples.ts';
import { shapeGap } from './shape.ts';

const at = (x: number, y: number): Point => ({ x, y });

/** Open to the north: two arms and what joins them. */
const CUP: Outline = [at(0, 0), at(10, 0), at(10, 20), at(20, 20), at(20, 0), at(30, 0), at(30, 30), at(0, 30)];

describe('an outline', () => {
  it('has what lies between its edges', () => {
    expect([at(5, 5), at(15, 25), at(25, 1)].map((point) => whereabouts(CUP, point))).toEqual(Array(3).fill('within'));
    expect([at(15, 10), at(-1, 5), at(31, 0), at(15, 31)].map((point) => whereabouts(CUP, point))).toEqual(
      Array(4).fill('outside'),
    );
    expect([at(0, 0), at(10, 10), at(15, 20), at(30, 30)].map((point) => whereabouts(CUP, point))).toEqual(
      Array(4).fill('edge'),
    );
  });

  it('has the same whichever way it is walked', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3, max: 34 }), fc.integer({ min: -3, max: 34 }), (x, y) => {
        expect(whereabouts(CUP.toReversed(), at(x, y))).toBe(whereabouts(CUP, at(x, y)));
      }),
    );
    expect([doubleArea(CUP), doubleArea(CUP.toReversed())]).toEqual([1400, -1400]);
  });

  it('agrees with a block about the block', () => {
    fc.assert(
      fc.property(anyBlock, anyPoint, anyBlock, (block, point, other) => {
        const outline = corners(block);
        expect(distanceToOutline(outline, point)).toBe(gapToPoint(block, point));
        expect(contains(outline, point)).toBe(gapToPoint(block, point) === 0);
        expect(outlineGap(outline, corners(other))).toBe(shapeGap(outline, corners(other)));
      }),
    );
  });

  it('does not cross itself', () => {
    expect(selfCrossing(CUP)).toBe(null);
    expect(selfCrossing([at(0, 0), at(10, 10), at(10, 0), at(0, 10)])).toEqual([0, 2]);
    expect(selfCrossing([at(0, 0), at(10, 0), at(10, 10), at(5, 0), at(0, 10)])).toEqual([0, 2]);
    expect(selfCrossing([at(0, 0), at(10, 0), at(5, 0)])).toEqual([0, 1]);
    expect(selfCrossing([at(0, 0), at(0, 0), at(5, 5)])).toEqual([0, 1]);
    fc.assert(fc.property(anyBlock, (block) => selfCrossing(corners(block)) === null));
  });
});

describe('a straight line', () => {
  it('passes through an area, or along it', () => {
    const through = (a: Point, b: Point): boolean => passesThrough(CUP, a, b);
    expect([through(at(-5, 5), at(5, 5)), through(at(12, 5), at(18, 5)), through(at(2, 2), at(8, 8))]).toEqual([
      true,
      false,
      true,
    ]);
    // Along an edge, across a corner, from edge to edge within and without, in by a corner.
    expect([through(at(-5, 0), at(35, 0)), through(at(-5, 5), at(5, -5)), through(at(10, 5), at(20, 5))]).toEqual([
      false,
      false,
      false,
    ]);
    expect([through(at(0, 5), at(10, 5)), through(at(-5, -5), at(5, 5)), through(at(15, 20), at(15, 30))]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('passes through both ways or neither', () => {
    fc.assert(
      fc.property(anyBlock, anyPoint, anyPoint, (block, from, to) => {
        const isThrough = passesThrough(corners(block), from, to);
        expect(passesThrough(corners(block), to, from)).toBe(isThrough);
        if (isThrough) expect(shapeGap(corners(block), [from, to])).toBe(0);
      }),
    );
  });
});

describe('two areas', () => {
  it('overlap where they share ground, not where they share an edge', () => {
    const square = (x: number, y: number, side: number): Outline => [
      at(x, y),
      at(x + side, y),
      at(x + side, y + side),
      at(x, y + side),
    ];
    expect(outlinesOverlap(CUP, square(10, 0, 10))).toBe(false);
    expect(outlinesOverlap(CUP, square(12, 5, 5))).toBe(false);
    expect(outlinesOverlap(CUP, square(10, 11, 10))).toBe(true);
    expect(outlinesOverlap(CUP, square(2, 2, 2))).toBe(true);
    expect(outlinesOverlap(CUP, CUP.toReversed())).toBe(true);
    expect(outlinesOverlap(square(0, 0, 5), square(5, 5, 5))).toBe(false);
    expect(outlinesOverlap(square(0, 0, 10), square(0, 0, 10))).toBe(true);
  });
});
