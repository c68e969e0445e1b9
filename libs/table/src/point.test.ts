import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { norm, turnBetween } from './facing.ts';
import { ahead, bearing, distance } from './point.ts';
import { anyFacing, anyPoint } from './samples.ts';

describe('steps', () => {
  it('lead north, east, south and west', () => {
    const from = { x: 5000, y: 5000 };
    expect([0, 900, 1800, 2700].map((facing) => ahead(from, facing, 1000))).toEqual([
      { x: 5000, y: 4000 },
      { x: 6000, y: 5000 },
      { x: 5000, y: 6000 },
      { x: 4000, y: 5000 },
    ]);
    expect(ahead(from, 300, 1000)).toEqual({ x: 5500, y: 4134 });
  });

  it('lead back to where they began', () => {
    fc.assert(
      fc.property(anyPoint, anyFacing, fc.nat(100_000), (from, facing, by) => {
        expect(ahead(ahead(from, facing, by), facing, -by)).toEqual(from);
        expect(ahead(ahead(from, facing, by), facing + 1800, by)).toEqual(from);
      }),
    );
  });

  it('are as long as they say, but for rounding', () => {
    fc.assert(
      fc.property(anyPoint, anyFacing, fc.nat(100_000), (from, facing, by) => {
        expect(Math.abs(distance(from, ahead(from, facing, by)) - by)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('distances', () => {
  it('are straight and rounded up', () => {
    expect(distance({ x: 0, y: 0 }, { x: 3000, y: 4000 })).toBe(5000);
    expect(distance({ x: 0, y: 0 }, { x: 1000, y: 1 })).toBe(1001);
  });

  it('are the same both ways, and never longer than over a third point', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });
});

describe('bearings', () => {
  it('are those of the compass', () => {
    const to = (x: number, y: number): number => bearing({ x: 0, y: 0 }, { x, y });
    expect([to(0, -9), to(9, -9), to(9, 0), to(9, 9), to(0, 9), to(-9, 9), to(-9, 0), to(-9, -9), to(0, 0)]).toEqual([
      0, 450, 900, 1350, 1800, 2250, 2700, 3150, 0,
    ]);
    expect([to(1, -100_000), to(-1, -100_000)]).toEqual([0, 0]);
  });

  it('are opposite from the other end', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, (a, b) => {
        fc.pre(a.x !== b.x || a.y !== b.y);
        expect(bearing(b, a)).toBe(norm(bearing(a, b) + 1800));
      }),
    );
  });

  it('are the direction that one has gone in', () => {
    fc.assert(
      fc.property(anyPoint, anyFacing, fc.integer({ min: 2000, max: 90_000 }), (from, facing, by) => {
        expect(turnBetween(bearing(from, ahead(from, facing, by)), facing) + 0).toBe(0);
      }),
    );
  });
});
