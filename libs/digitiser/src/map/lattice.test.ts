import { Grid } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { centreOf, cornersFromCentre, hexAt, INRADIUS } from './lattice.ts';

const GRIDS = (['pointy', 'flat'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).map((shift) => new Grid({ orientation, shift, columns: 5, rows: 4 })),
);

describe.each(GRIDS)('an ideal map, $orientation, $shift', (grid) => {
  it('has neighbours one unit apart, and the middle of a side halfway', () => {
    const corners = cornersFromCentre(grid);
    for (let hex = 0; hex < grid.count; hex++) {
      const from = centreOf(grid, hex);
      for (let d = 0; d < 6; d++) {
        const next = grid.neighbour[hex * 6 + d];
        const [one, other] = [corners[d], corners[(d + 1) % 6]];
        const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
        expect(Math.hypot(middle.x, middle.y)).toBeCloseTo(INRADIUS);
        if (next < 0) continue;
        const to = centreOf(grid, next);
        expect(to.x - from.x).toBeCloseTo(middle.x * 2);
        expect(to.y - from.y).toBeCloseTo(middle.y * 2);
      }
    }
  });

  it('knows the hex of a place up to its corners, and none beside the map', () => {
    for (let hex = 0; hex < grid.count; hex++) {
      const { x, y } = centreOf(grid, hex);
      for (const corner of cornersFromCentre(grid)) {
        expect(hexAt(grid, { x: x + corner.x * 0.98, y: y + corner.y * 0.98 })).toBe(hex);
      }
    }
    expect(hexAt(grid, { x: -1.2, y: 0 })).toBe(-1);
  });
});
