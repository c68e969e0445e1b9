import { describe, expect, it } from 'vitest';
import { range, rangeInto, rangeSize, ring, ringInto } from './area.ts';
import { SAMPLE_GRIDS } from './sample-grids.ts';

describe.each(SAMPLE_GRIDS)('rings and ranges (%s)', (_, grid) => {
  it('hold exactly the hexes at their distance, each once', () => {
    const everyHex = Array.from({ length: grid.count }, (_hex, hex) => hex);
    for (const center of everyHex) {
      for (let radius = 0; radius <= 5; radius++) {
        const byNumber = (a: number, b: number) => a - b;
        expect(ring(grid, center, radius).sort(byNumber)).toEqual(
          everyHex.filter((hex) => grid.distance(center, hex) === radius),
        );
        expect(range(grid, center, radius).sort(byNumber)).toEqual(
          everyHex.filter((hex) => grid.distance(center, hex) <= radius),
        );
      }
    }
  });

  it('go from the nearest ring outward, each ring counter-clockwise from direction 0', () => {
    const center = grid.hexAt(4, 4);
    expect(ring(grid, center, 1)).toEqual(Array.from(grid.neighbour.subarray(center * 6, center * 6 + 6)));
    const distances = range(grid, center, 3).map((hex) => grid.distance(center, hex));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances).toHaveLength(rangeSize(3));
  });

  it('are written into a table that is there already', () => {
    const into = new Int32Array(rangeSize(3));
    expect(Array.from(into.subarray(0, rangeInto(grid, 0, 3, into)))).toEqual(range(grid, 0, 3));
    expect(Array.from(into.subarray(0, ringInto(grid, 0, 2, into)))).toEqual(ring(grid, 0, 2));
  });
});
