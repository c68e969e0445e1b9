import { Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { outlineStep } from './outline-step.ts';

const map = new Grid({ orientation: 'flat', columns: 12, rows: 9, shift: 'even' });
const around = new Grid({ orientation: 'flat', columns: 21, rows: 21, shift: 'even' });
/** The hexes of the map, six columns and four rows from the upper left hex of the grid around it. */
const first = around.hexAt(6, 4);
const printed = Array.from({ length: map.count }, (_, hex) => hex).map((hex) =>
  around.at(map.q[hex] + around.q[first], map.r[hex] + around.r[first]),
);
const step = { q: -around.q[first], r: -around.r[first] };

describe('outlineStep', () => {
  it('tells which hexes of a scan are those of the map', () => {
    expect(outlineStep(around, new Set(printed), map)).toEqual(step);
  });

  it('does so with a part of the hexes hidden', () => {
    const seen = printed.filter((_, at) => !(map.columnOf(at) > 7 && map.rowOf(at) > 4));
    expect(outlineStep(around, new Set(seen), map)).toEqual(step);
  });

  it('does not where a rim is missing, or there are more hexes than the map has', () => {
    expect(outlineStep(around, new Set(printed.filter((_, at) => map.rowOf(at) > 0)), map)).toBeNull();
    const more = [...printed, ...Array.from({ length: 9 }, (_, row) => around.hexAt(18, 4 + row))];
    expect(outlineStep(around, new Set(more), map)).toBeNull();
    expect(outlineStep(around, new Set(), map)).toBeNull();
  });
});
