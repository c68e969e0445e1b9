import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboutCentre, centre, corners, edgeOf } from './block.ts';
import { distance } from './point.ts';
import { anyBlock } from './samples.ts';

const LINE = { x: 10_000, y: 10_000, facing: 0, width: 4000, depth: 1000 };

describe('a block', () => {
  it('lies behind its front edge', () => {
    expect(corners(LINE)).toEqual([
      { x: 8000, y: 10_000 },
      { x: 12_000, y: 10_000 },
      { x: 12_000, y: 11_000 },
      { x: 8000, y: 11_000 },
    ]);
    expect(centre(LINE)).toEqual({ x: 10_000, y: 10_500 });
    expect(edgeOf({ ...LINE, facing: 900 }, 'left')).toEqual([
      { x: 9000, y: 8000 },
      { x: 10_000, y: 8000 },
    ]);
  });

  it('is as wide and as deep as it says, but for rounding, and has its middle between its corners', () => {
    fc.assert(
      fc.property(anyBlock, (block) => {
        const [frontLeft, frontRight, rearRight, rearLeft] = corners(block);
        expect(Math.abs(distance(frontLeft, frontRight) - block.width)).toBeLessThanOrEqual(2);
        expect(Math.abs(distance(frontRight, rearRight) - block.depth)).toBeLessThanOrEqual(2);
        expect(distance(frontLeft, frontRight)).toBe(distance(rearLeft, rearRight));
        const middle = centre(block);
        expect(Math.abs(frontLeft.x + rearRight.x - 2 * middle.x)).toBeLessThanOrEqual(2);
        expect(Math.abs(frontLeft.y + rearRight.y - 2 * middle.y)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('is found again from its middle', () => {
    fc.assert(
      fc.property(anyBlock, (block) => {
        expect(aboutCentre(centre(block), block.facing, block.width, block.depth)).toEqual(block);
      }),
    );
  });
});
