import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwarped, warped, warpError, warpInto, warpThrough, type Warp, type WarpMark } from './warp.ts';

const START: Warp = { a: 0.02, b: 0, c: 0, d: 0.02, e: 1, f: 1 };
/** A scan that was laid askew: turned, a little wider than high, with a slant. */
const ASKEW: Warp = { a: 0.0198, b: 0.0011, c: -0.0014, d: 0.0204, e: 2.5, f: -0.7 };

const marksOf = (warp: Warp, pixels: readonly (readonly [number, number])[]): WarpMark[] =>
  pixels.map(([x, y]) => ({ pixel: { x, y }, place: warped(warp, { x, y }) }));

function expectSame(one: Warp, other: Warp): void {
  for (const pixel of [
    { x: 0, y: 0 },
    { x: 4000, y: 100 },
    { x: 900, y: 3000 },
  ]) {
    expect(warped(one, pixel).x).toBeCloseTo(warped(other, pixel).x, 6);
    expect(warped(one, pixel).y).toBeCloseTo(warped(other, pixel).y, 6);
  }
}

describe('laying a scan on the grid', () => {
  it('three known hexes say everything', () => {
    const marks = marksOf(ASKEW, [
      [100, 120],
      [3900, 160],
      [400, 2800],
    ]);
    const found = warpThrough(marks, START);
    expectSame(found, ASKEW);
    expect(warpError(found, marks)).toBeLessThan(1e-9);
  });

  it('for any three that are not in one line', () => {
    const length = fc.double({ min: -0.05, max: 0.05, noNaN: true });
    const pixel = fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 5000 }));
    fc.assert(
      fc.property(length, length, fc.tuple(pixel, pixel, pixel), (b, c, pixels) => {
        const [[ax, ay], [bx, by], [cx, cy]] = pixels;
        fc.pre(Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) > 500_000);
        const warp = { a: 0.1, b, c, d: 0.12, e: 3, f: 4 };
        expectSame(warpThrough(marksOf(warp, pixels), START), warp);
      }),
    );
  });

  it('one mark moves the scan, a second turns and scales it', () => {
    const [first] = marksOf(ASKEW, [[100, 120]]);
    const moved = warpThrough([first], START);
    expect(moved).toMatchObject({ a: START.a, b: 0, c: 0, d: START.d });
    expect(warpError(moved, [first])).toBeLessThan(1e-9);
    const turned: Warp = { a: 0.03, b: 0.01, c: -0.01, d: 0.03, e: 7, f: 8 };
    expectSame(
      warpThrough(
        marksOf(turned, [
          [0, 0],
          [500, 900],
        ]),
        START,
      ),
      turned,
    );
  });

  it('marks in one line, or one mark twice, do not flatten it', () => {
    const turned: Warp = { a: 0.03, b: 0.01, c: -0.01, d: 0.03, e: 7, f: 8 };
    expectSame(
      warpThrough(
        marksOf(turned, [
          [0, 0],
          [10, 20],
          [100, 200],
        ]),
        START,
      ),
      turned,
    );
    const twice = marksOf(ASKEW, [
      [5, 5],
      [5, 5],
      [5, 5],
    ]);
    expect(warpThrough(twice, START)).toMatchObject({ a: START.a, d: START.d });
  });

  it('of more marks none is far off', () => {
    const marks = marksOf(ASKEW, [
      [0, 0],
      [4000, 0],
      [4000, 3000],
      [0, 3000],
    ]).map((mark, i) => ({
      ...mark,
      place: { x: mark.place.x + (i % 2 === 0 ? 0.05 : -0.05), y: mark.place.y },
    }));
    expect(warpError(warpThrough(marks, START), marks)).toBeLessThan(0.06);
  });

  it('goes back from places to pixels', () => {
    const back = unwarped(ASKEW, warped(ASKEW, { x: 321, y: 654 }));
    expect(back?.x).toBeCloseTo(321);
    expect(back?.y).toBeCloseTo(654);
    expect(unwarped({ a: 1, b: 1, c: 1, d: 1, e: 0, f: 0 }, { x: 1, y: 1 })).toBe(null);
  });

  it('begins with the whole scan on the sheet', () => {
    const warp = warpInto(2000, 1000, { left: 0, top: 0, right: 40, bottom: 40 });
    expect(warped(warp, { x: 0, y: 0 })).toEqual({ x: 0, y: 10 });
    expect(warped(warp, { x: 2000, y: 1000 })).toEqual({ x: 40, y: 30 });
  });
});
