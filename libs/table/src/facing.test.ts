import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { norm, turnBetween } from './facing.ts';

describe('facings', () => {
  it('come round after 360 degrees', () => {
    expect([0, 3600, 3601, -1, -3600, 7205].map(norm)).toEqual([0, 0, 1, 3599, 0, 5]);
  });

  it('are turned to by the shorter way', () => {
    expect([turnBetween(100, 200), turnBetween(3500, 100), turnBetween(100, 3500), turnBetween(0, 1800)]).toEqual([
      100, 200, -200, 1800,
    ]);
    const facing = fc.nat(3599);
    fc.assert(fc.property(facing, facing, (from, to) => norm(from + turnBetween(from, to)) === to));
  });
});
