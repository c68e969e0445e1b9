import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockInArc, inArc } from './arc.ts';
import { corners, type Block } from './block.ts';
import { ahead } from './point.ts';
import { anyBlock, anyPoint } from './samples.ts';

const LINE: Block = { x: 10_000, y: 10_000, facing: 0, width: 4000, depth: 1000 };

describe('an arc', () => {
  it('opens from both ends of the front', () => {
    const at = (x: number, y: number): boolean => inArc(LINE, { x, y }, 450);
    expect([
      at(10_000, 0),
      at(8000, 10_000),
      at(7000, 9000),
      at(6999, 9000),
      at(13_000, 9000),
      at(13_001, 9000),
    ]).toEqual([true, true, true, false, true, false]);
    expect([at(10_000, 10_001), at(10_000, 20_000)]).toEqual([false, false]);
  });

  it('is all before the front at 90 degrees, and all there is at 180', () => {
    expect([inArc(LINE, { x: 0, y: 10_000 }, 900), inArc(LINE, { x: 0, y: 10_001 }, 900)]).toEqual([true, false]);
    expect([inArc(LINE, { x: 0, y: 10_001 }, 901), inArc(LINE, { x: 10_000, y: 60_000 }, 1700)]).toEqual([true, false]);
    expect(inArc(LINE, { x: 10_000, y: 60_000 }, 1800)).toBe(true);
  });

  it('grows with its angle', () => {
    fc.assert(
      fc.property(anyBlock, anyPoint, fc.nat(1799), (block, point, half) => {
        if (inArc(block, point, half)) expect(inArc(block, point, half + 1)).toBe(true);
      }),
    );
  });

  it('has what lies straight before any point of the front', () => {
    fc.assert(
      fc.property(
        anyBlock,
        fc.nat(100),
        fc.nat(50_000),
        fc.integer({ min: 10, max: 900 }),
        (block, percent, by, half) => {
          const from = ahead(block, block.facing + 900, (block.width * (percent - 50) * 0.99) / 100);
          expect(inArc(block, ahead(ahead(from, block.facing, 2), block.facing, by), half)).toBe(true);
        },
      ),
    );
  });
});

describe('a block in an arc', () => {
  it('is one of which any part is', () => {
    const beside = (x: number): Block => ({ x, y: 8000, facing: 1800, width: 2000, depth: 1000 });
    // The line to the left passes 3000 further out at the far edge of such a block, 7000 from the top.
    expect([
      blockInArc(LINE, beside(10_000), 450),
      blockInArc(LINE, beside(4000), 450),
      blockInArc(LINE, beside(3999), 450),
    ]).toEqual([true, true, false]);
  });

  it('may hold all of a narrow arc between its corners', () => {
    const wall: Block = { x: 10_000, y: 4000, facing: 1800, width: 20_000, depth: 1000 };
    expect(corners(wall).some((corner) => inArc(LINE, corner, 10))).toBe(false);
    expect(blockInArc(LINE, wall, 10)).toBe(true);
    expect(blockInArc(LINE, { ...wall, y: 14_000 }, 450)).toBe(false);
  });

  it('is there where any of its points is', () => {
    fc.assert(
      fc.property(anyBlock, anyBlock, fc.nat(900), (block, other, half) => {
        const points = [...corners(other), ...corners(other).map((corner) => middle(corner, other))];
        if (points.some((point) => inArc(block, point, half))) expect(blockInArc(block, other, half)).toBe(true);
      }),
    );
  });

  it('is not there where a fine net of its points is not', () => {
    fc.assert(
      fc.property(anyBlock, anyBlock, fc.integer({ min: 100, max: 900 }), (block, other, half) => {
        if (!blockInArc(block, other, half)) return;
        const [a, b, , d] = corners({ ...other, width: other.width + 400, depth: other.depth + 400 });
        const net = Array.from({ length: 101 * 101 }, (_, i) => [(i % 101) / 100, Math.floor(i / 101) / 100]);
        const shift = ahead({ x: 0, y: 0 }, other.facing, 200);
        const isNear = net.some(([u, v]) => {
          const x = a.x + shift.x + (b.x - a.x) * u + (d.x - a.x) * v;
          const y = a.y + shift.y + (b.y - a.y) * u + (d.y - a.y) * v;
          return inArc(block, { x, y }, half);
        });
        expect(isNear).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

function middle(one: { x: number; y: number }, of: Block): { x: number; y: number } {
  return { x: (one.x + of.x) / 2, y: (one.y + of.y) / 2 };
}
