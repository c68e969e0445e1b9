import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corners, type Block } from './block.ts';
import { edgeTouched, gap, gapToPoint, overlapDepth, overlapOfFronts, touches } from './contact.ts';
import { ahead } from './point.ts';
import { anyBlock, anyPoint } from './samples.ts';
import { shapesMeet } from './shape.ts';

const block = (x: number, y: number, facing: number, width = 4000, depth = 1000): Block => ({
  x,
  y,
  facing,
  width,
  depth,
});

/** Pairs that often lie in one another. */
const near = fc.tuple(anyBlock, anyBlock, fc.integer({ min: -6000, max: 6000 }), fc.integer({ min: -6000, max: 6000 }));
const anyPair = near.map(([a, b, x, y]) => [a, { ...b, x: a.x + x, y: a.y + y }] as const);

describe('contact', () => {
  const line = block(10_000, 10_000, 0);

  it('is when edges touch, and no earlier', () => {
    const facing = block(10_000, 10_000, 1800);
    expect([touches(line, facing), gap(line, facing), overlapDepth(line, facing)]).toEqual([true, 0, 0]);
    const before = block(10_000, 9999, 1800);
    expect([touches(line, before), gap(line, before), overlapDepth(line, before)]).toEqual([false, 1, -1]);
    const corner = block(14_000, 10_000, 1800);
    expect(touches(line, corner)).toBe(true);
    expect(touches(line, { ...corner, x: 14_001 })).toBe(false);
  });

  it('is the same both ways, and as shapes have it', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        expect(touches(a, b)).toBe(shapesMeet(corners(a), corners(b)));
        expect(touches(b, a)).toBe(touches(a, b));
        expect(gap(a, b)).toBe(gap(b, a));
        expect(gap(a, b) === 0).toBe(touches(a, b));
      }),
      { numRuns: 500 },
    );
  });

  it('comes and goes with the depth in which blocks lie in one another', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        const depth = overlapDepth(a, b);
        expect(overlapDepth(b, a)).toBe(depth);
        expect(touches(a, b)).toBe(depth >= 0);
      }),
      { numRuns: 500 },
    );
  });

  it('measures to points', () => {
    expect([gapToPoint(line, { x: 10_000, y: 4000 }), gapToPoint(line, { x: 15_000, y: 10_500 })]).toEqual([
      6000, 3000,
    ]);
    fc.assert(fc.property(anyBlock, (any) => corners(any).every((corner) => gapToPoint(any, corner) === 0)));
    fc.assert(
      fc.property(anyBlock, anyBlock, anyPoint, (a, b, point) => {
        expect(gap(a, b)).toBeLessThanOrEqual(
          gapToPoint(a, point) + gapToPoint(b, point) + Math.max(b.width, b.depth) * 2,
        );
      }),
    );
  });
});

describe('the edge touched', () => {
  const target = block(10_000, 10_000, 0);

  it('is the one that the other lies beyond', () => {
    expect(edgeTouched(target, block(10_000, 10_000, 1800))).toBe('front');
    expect(edgeTouched(target, block(12_000, 10_500, 2700))).toBe('right');
    expect(edgeTouched(target, block(8000, 10_500, 900))).toBe('left');
    expect(edgeTouched(target, block(10_000, 11_000, 0))).toBe('rear');
  });

  it('is the front where a corner is all there is', () => {
    expect(edgeTouched(target, block(14_000, 10_000, 1800))).toBe('front');
  });

  it('turns with the block', () => {
    expect(edgeTouched({ ...target, facing: 1800 }, block(10_000, 9000, 1800, 2000))).toBe('rear');
    for (const [turn, edge] of [
      [0, 'front'],
      [900, 'right'],
      [1800, 'rear'],
      [2700, 'left'],
    ] as const) {
      fc.assert(
        fc.property(fc.nat(3599), (facing) => {
          const square = block(20_000, 20_000, facing, 2000, 2000);
          const middle = ahead(square, facing, -1000);
          const front = ahead(middle, facing + turn, 990);
          expect(
            edgeTouched(square, { ...front, facing: (facing + turn + 1800) % 3600, width: 1000, depth: 700 }),
          ).toBe(edge);
        }),
      );
    }
  });
});

describe('the overlap of fronts', () => {
  it('is what lies before the touched edge', () => {
    const line = block(10_000, 10_000, 0);
    expect(overlapOfFronts(line, block(10_000, 10_000, 1800))).toBe(4000);
    expect(overlapOfFronts(line, block(11_500, 10_000, 1800))).toBe(2500);
    expect(overlapOfFronts(line, block(10_000, 10_000, 1800, 2000))).toBe(2000);
    expect(overlapOfFronts(line, block(14_000, 10_000, 1800))).toBe(0);
    // Upon a flank, which is one inch deep.
    expect(overlapOfFronts(line, block(10_500, 10_000, 900))).toBe(1000);
  });

  it('is the same for both where front meets front', () => {
    fc.assert(
      fc.property(
        anyBlock,
        fc.integer({ min: -8000, max: 8000 }),
        fc.integer({ min: 400, max: 9000 }),
        (a, aside, width) => {
          const place = ahead(a, a.facing + 900, aside);
          const b = { ...a, ...place, facing: (a.facing + 1800) % 3600, width };
          if (edgeTouched(a, b) !== 'front' || edgeTouched(b, a) !== 'front') return;
          expect(Math.abs(overlapOfFronts(a, b) - overlapOfFronts(b, a))).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});
