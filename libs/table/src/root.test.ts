import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overRootUp, rootUp } from './root.ts';

describe('roots', () => {
  it('are rounded up', () => {
    expect([0, 1, 2, 4, 5, 25_000_000].map(rootUp)).toEqual([0, 1, 2, 2, 3, 5000]);
    fc.assert(
      fc.property(fc.nat(2 ** 26), (root) => {
        expect([rootUp(root * root), rootUp(root * root + 1)]).toEqual([root, root + 1]);
      }),
    );
  });

  it('divide, and are rounded up', () => {
    expect([overRootUp(10, 4), overRootUp(10, 25), overRootUp(11, 25), overRootUp(0, 7)]).toEqual([5, 2, 3, 0]);
    fc.assert(
      fc.property(fc.nat(2 ** 38), fc.integer({ min: 2 ** 28, max: 2 ** 40 }), (part, square) => {
        const up = overRootUp(part, square);
        const below = BigInt(up - 1) ** 2n * BigInt(square);
        expect(BigInt(up) ** 2n * BigInt(square) >= BigInt(part) ** 2n).toBe(true);
        expect(up === 0 || below < BigInt(part) ** 2n).toBe(true);
      }),
    );
  });

  it('are not misled next to a whole number', () => {
    const side = 2 ** 20 + 7;
    for (const far of [1, 999, 123_456]) {
      expect(overRootUp(far * side, side * side)).toBe(far);
      expect(overRootUp(far * side + 1, side * side)).toBe(far + 1);
      expect(overRootUp(far * side - 1, side * side)).toBe(far);
    }
  });
});
