import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareTable } from './table-space.ts';

describe('a table', () => {
  const table = bareTable(96, 60);

  it('names its points in inches and finds them by their names', () => {
    expect([table.label(0), table.label(table.at(12_500, 30_000)), table.label(table.at(96_000, 60_000))]).toEqual([
      '0,0',
      '12.5,30',
      '96,60',
    ]);
    fc.assert(
      fc.property(fc.nat(96_000), fc.nat(60_000), (x, y) => {
        const place = table.at(x, y);
        expect([table.placeOf(table.label(place)), table.xOf(place), table.yOf(place)]).toEqual([place, x, y]);
      }),
    );
  });

  it('has no others', () => {
    expect(['96.001,0', '0,60.5', '-1,0', '1', 'A1', '1.5.5,2'].map((label) => table.placeOf(label))).toEqual(
      Array(6).fill(-1),
    );
    expect([-1, 0.5, 0, table.at(96_000, 60_000)].map((place) => table.has(place))).toEqual([false, false, true, true]);
    expect(table.has(table.at(96_000, 60_000) + 1)).toBe(false);
  });

  it('measures straight, in thousandths of an inch, rounded up', () => {
    expect(table.distance(table.placeOf('10,10'), table.placeOf('13,14'))).toBe(5000);
    expect(table.distance(table.placeOf('10,10'), table.placeOf('11,11'))).toBe(1415);
  });
});
