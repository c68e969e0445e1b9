import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corners } from './block.ts';
import { passesThrough } from './outline.ts';
import { anyBlock, anyPoint } from './samples.ts';
import { firstInSight, sees } from './line-of-sight.ts';

const at = (x: number, y: number): { x: number; y: number } => ({ x, y });
const WOOD = [at(10, 10), at(20, 10), at(20, 20), at(10, 20)];

describe('sight', () => {
  it('is stopped by what stands between', () => {
    expect([sees(at(0, 15), at(30, 15), [WOOD]), sees(at(0, 0), at(30, 0), [WOOD])]).toEqual([false, true]);
    expect(firstInSight(at(0, 15), at(30, 15), [WOOD.map(({ x, y }) => at(x, y + 50)), WOOD])).toBe(1);
  });

  it('passes along an edge, and from it outwards', () => {
    expect([
      sees(at(0, 10), at(30, 10), [WOOD]),
      sees(at(15, 10), at(15, 0), [WOOD]),
      sees(at(10, 0), at(10, 30), [WOOD]),
    ]).toEqual([true, true, true]);
    expect([sees(at(15, 10), at(15, 30), [WOOD]), sees(at(12, 12), at(18, 18), [WOOD])]).toEqual([false, false]);
  });

  it('goes both ways, and is stopped by those that the line runs through', () => {
    const blocks = fc.array(anyBlock, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyPoint, anyPoint, blocks, (from, to, standing) => {
        const outlines = standing.map(corners);
        expect(sees(from, to, outlines)).toBe(sees(to, from, outlines));
        expect(firstInSight(from, to, outlines)).toBe(
          outlines.findIndex((outline) => passesThrough(outline, from, to)),
        );
      }),
    );
  });
});
