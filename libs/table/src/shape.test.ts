import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corners } from './block.ts';
import { anyBlock, anyPoint } from './samples.ts';
import { distanceToSegment, shapeGap, shapesMeet } from './shape.ts';

const anyShape = fc.oneof(
  anyPoint.map((point) => [point]),
  fc.tuple(anyPoint, anyPoint).map(([a, b]) => [a, b]),
  anyBlock.map((block) => [...corners(block)]),
);

describe('shapes', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];

  it('are as far apart as their nearest points', () => {
    expect(shapeGap(square, [{ x: 13, y: 14 }])).toBe(5);
    expect(shapeGap(square, [{ x: 5, y: 5 }])).toBe(0);
    expect(
      shapeGap(square, [
        { x: 12, y: -50 },
        { x: 12, y: 50 },
      ]),
    ).toBe(2);
    expect(shapeGap([{ x: 1, y: 1 }], [{ x: 4, y: 5 }])).toBe(5);
  });

  it('meet where lines cross or touch', () => {
    const across = [
      { x: -5, y: 5 },
      { x: 15, y: 5 },
    ];
    expect([shapesMeet(square, across), shapesMeet(across, square), shapesMeet(across, [{ x: 15, y: 5 }])]).toEqual([
      true,
      true,
      true,
    ]);
    expect(shapesMeet(across, [{ x: 16, y: 5 }])).toBe(false);
    const further = [
      { x: 16, y: 5 },
      { x: 20, y: 5 },
    ];
    expect([shapesMeet(across, further), shapeGap(across, further)]).toEqual([false, 1]);
  });

  it('are as far apart both ways, and 0 apart exactly where they meet', () => {
    fc.assert(
      fc.property(anyShape, anyShape, (one, other) => {
        const gap = shapeGap(one, other);
        expect(gap).toBe(shapeGap(other, one));
        expect(gap === 0).toBe(shapesMeet(one, other));
      }),
    );
  });

  it('are no further apart than any two of their points', () => {
    fc.assert(
      fc.property(anyShape, anyPoint, anyPoint, (one, a, b) => {
        const gap = shapeGap(one, [a, b]);
        const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        for (const point of [a, b, middle]) {
          for (let i = 0; i < one.length; i++) {
            expect(gap).toBeLessThanOrEqual(distanceToSegment(point, one[i], one[(i + 1) % one.length]));
          }
        }
      }),
    );
  });
});
