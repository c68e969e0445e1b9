import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Plane } from './plane.ts';

describe('a plane', () => {
  const table = new Plane({ width: 90, height: 60 });

  it('names its points and finds them by their names', () => {
    expect([table.label(0), table.label(table.at(12, 5))]).toEqual(['0,0', '12,5']);
    fc.assert(fc.property(fc.nat(90 * 60 - 1), (place) => table.placeOf(table.label(place)) === place));
  });

  it('has no others', () => {
    expect(['90,0', '0,60', '-1,0', '1.5,0', '1', 'A1'].map((label) => table.placeOf(label))).toEqual(
      Array(6).fill(-1),
    );
    expect([-1, 0, 0.5, 5399, 5400].map((place) => table.has(place))).toEqual([false, true, false, true, false]);
    expect(() => new Plane({ width: 0, height: 60 })).toThrow('at least 1 each way, not 0 x 60');
  });

  it('may be a large table in thousandths of an inch', () => {
    const large = new Plane({ width: 72_000, height: 48_000 });
    const far = large.at(71_999, 47_999);
    expect([far, large.placeOf(large.label(far)), large.placeOf('72000,0')]).toEqual([3_455_999_999, far, -1]);
    expect(large.distance(large.at(0, 0), far)).toBe(86_532);
    expect(large.distance(large.at(0, 0), large.at(30_000, 40_000))).toBe(50_000);
  });

  it('measures straight, rounded up', () => {
    const from = (x: number, y: number): number => table.distance(table.at(10, 10), table.at(x, y));
    expect([from(10, 10), from(13, 14), from(11, 11), from(20, 10)]).toEqual([0, 5, 2, 10]);
  });
});
