import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Lattice } from './lattice.ts';
import { contains, doubleArea, selfCrossing } from './outline.ts';
import { outlinesOf } from './painted.ts';

const TABLE = new Lattice({ width: 8000, depth: 6000 });
const at = (x: number, y: number): number => y * 8 + x;

describe('painted squares', () => {
  it('are an area for each part, of the corners at which it turns', () => {
    expect(outlinesOf(TABLE, new Set([at(1, 1), at(2, 1), at(5, 4)]))).toEqual([
      [
        { x: 1000, y: 1000 },
        { x: 3000, y: 1000 },
        { x: 3000, y: 2000 },
        { x: 1000, y: 2000 },
      ],
      [
        { x: 5000, y: 4000 },
        { x: 6000, y: 4000 },
        { x: 6000, y: 5000 },
        { x: 5000, y: 5000 },
      ],
    ]);
  });

  it('are two areas where they touch by their corners only', () => {
    expect(outlinesOf(TABLE, new Set([at(1, 1), at(2, 2)]))).toHaveLength(2);
  });

  it('have their holes filled', () => {
    const ring = [at(1, 1), at(2, 1), at(3, 1), at(3, 2), at(3, 3), at(2, 3), at(1, 3), at(1, 2)];
    const [outline, ...others] = outlinesOf(TABLE, new Set(ring));
    expect([doubleArea(outline), others.length]).toEqual([18_000_000, 0]);
  });

  it('never cross themselves, and hold all that was painted', () => {
    const cells = fc.uniqueArray(fc.nat(TABLE.count - 1), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(cells, (painted) => {
        const outlines = outlinesOf(TABLE, new Set(painted));
        for (const outline of outlines) {
          expect(selfCrossing(outline)).toBe(null);
          expect(doubleArea(outline)).toBeGreaterThan(0);
        }
        for (const cell of painted) {
          expect(outlines.some((outline) => contains(outline, TABLE.centre(cell)))).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
