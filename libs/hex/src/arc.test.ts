import { describe, expect, it } from 'vitest';
import { ARCS, arcOf, bearing, COMPASS, compassOf, cornerHeading } from './arc.ts';
import { DIRECTIONS } from './coordinates.ts';
import { Grid } from './grid.ts';
import { pairZones } from './pair.ts';

const grids = (['pointy', 'flat'] as const).map(
  (orientation) => new Grid({ orientation, columns: 15, rows: 15, shift: 'odd' }),
);
const MIDDLE = 7 * 15 + 7;

/** The hex that lies so many steps away. */
const away = (grid: Grid, from: number, direction: number, steps: number): number => {
  const [dq, dr] = DIRECTIONS[direction];
  return grid.at(grid.q[from] + dq * steps, grid.r[from] + dr * steps);
};

describe.each(grids)('on a $orientation grid', (grid) => {
  it('a neighbour lies in its direction, however far off', () => {
    for (let direction = 0; direction < 6; direction++) {
      for (const steps of [1, 2, 5]) {
        const hex = away(grid, MIDDLE, direction, steps);
        expect(bearing(grid, MIDDLE, MIDDLE, hex, hex)).toBe(direction);
      }
    }
    expect(bearing(grid, MIDDLE, MIDDLE, MIDDLE, MIDDLE)).toBe(-1);
  });

  it('the hex between two directions lies towards the corner, and its name is that of the facing', () => {
    for (let k = 0; k < 6; k++) {
      const hex = away(grid, away(grid, MIDDLE, (k + 1) % 6, 1), (k + 2) % 6, 1);
      expect(bearing(grid, MIDDLE, MIDDLE, hex, hex)).toBe(cornerHeading(k));
    }
  });

  it('twelve headings look to twelve points of the compass, in their order', () => {
    const points = Array.from({ length: 12 }, (_, heading) => compassOf(grid.orientation, heading));
    expect(new Set(points).size).toBe(12);
    expect(points).not.toContain(-1);
    // Straight back is half of the sixteen.
    for (let d = 0; d < 6; d++) expect((points[d] - points[(d + 3) % 6] + 16) % 16).toBe(8);
  });

  it('a two-hex piece has three hexes before it, three behind and one on each flank', () => {
    for (let k = 0; k < 6; k++) {
      const right = away(grid, MIDDLE, k, 1);
      const zones = pairZones(grid, MIDDLE, k);
      const found = Object.entries(zones).map(([zone, hex]) => [
        zone,
        arcOf(grid, cornerHeading(k), MIDDLE, right, hex, hex),
      ]);
      expect(Object.fromEntries(found)).toEqual({
        frontLeft: 'front',
        frontCenter: 'front',
        frontRight: 'front',
        leftFlank: 'flank',
        rightFlank: 'flank',
        rearLeft: 'rear',
        rearCenter: 'rear',
        rearRight: 'rear',
      });
    }
  });

  it('a piece that looks to a side has three hexes before it and three behind; flanks are farther away', () => {
    for (let d = 0; d < 6; d++) {
      const arcs = [0, 1, 2, 3, 4, 5].map((turn) => {
        const hex = away(grid, MIDDLE, (d + turn) % 6, 1);
        return arcOf(grid, d, MIDDLE, MIDDLE, hex, hex);
      });
      expect(arcs).toEqual(['front', 'front', 'rear', 'rear', 'rear', 'front']);
      const aside = away(grid, away(grid, MIDDLE, (d + 1) % 6, 1), (d + 2) % 6, 1);
      expect(arcOf(grid, d, MIDDLE, MIDDLE, aside, aside)).toBe('flank');
    }
  });
});

it('arcs and points have words', () => {
  expect(ARCS).toEqual(['front', 'flank', 'rear']);
  expect(COMPASS).toHaveLength(16);
});
