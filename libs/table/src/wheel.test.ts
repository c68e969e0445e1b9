import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corners } from './block.ts';
import { distance } from './point.ts';
import { anyBlock } from './samples.ts';
import { wheel, wheelCost } from './wheel.ts';

const LINE = { x: 10_000, y: 10_000, facing: 0, width: 4000, depth: 1000 };
const anyTurn = fc.integer({ min: -3600, max: 3600 });
const anyPivot = fc.constantFrom('left' as const, 'right' as const);

describe('a wheel', () => {
  it('swings the front about one of its ends', () => {
    expect(wheel(LINE, 'left', 900)).toEqual({ ...LINE, x: 8000, y: 12_000, facing: 900 });
    expect(wheel(LINE, 'right', -900)).toEqual({ ...LINE, x: 12_000, y: 12_000, facing: 2700 });
  });

  it('there and back is where it was', () => {
    fc.assert(
      fc.property(anyBlock, anyPivot, anyTurn, (block, about, by) => {
        expect(wheel(wheel(block, about, by), about, -by)).toEqual(block);
      }),
    );
  });

  it('leaves its pivot where it is, step by step as at once', () => {
    fc.assert(
      fc.property(anyBlock, anyPivot, anyTurn, anyTurn, (block, about, first, second) => {
        const corner = about === 'left' ? 0 : 1;
        expect(corners(wheel(block, about, first))[corner]).toEqual(corners(block)[corner]);
        expect(wheel(wheel(block, about, first), about, second)).toEqual(wheel(block, about, first + second));
      }),
    );
  });

  it('costs the path of the outer end, which no other corner of the front outruns', () => {
    expect([wheelCost(LINE, 900), wheelCost(LINE, -900), wheelCost(LINE, 0)]).toEqual([6283, 6283, 0]);
    fc.assert(
      fc.property(anyBlock, anyPivot, fc.integer({ min: -900, max: 900 }), (block, about, by) => {
        const outer = about === 'left' ? 1 : 0;
        const straight = distance(corners(block)[outer], corners(wheel(block, about, by))[outer]);
        expect(straight).toBeLessThanOrEqual(wheelCost(block, by) + 3);
      }),
    );
  });
});
