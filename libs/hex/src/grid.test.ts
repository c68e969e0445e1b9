import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from './coordinates.ts';
import { Grid } from './grid.ts';
import { anyGrid, SAMPLE_GRIDS } from './sample-grids.ts';

/** Center of a hex as it is drawn, neighbours sqrt(3) apart. */
function center(grid: Grid, hex: number): [number, number] {
  const [row, column] = [grid.rowOf(hex), grid.columnOf(hex)];
  const pushed = (line: number) => ((line + 1) % 2 === (grid.shift === 'odd' ? 1 : 0) ? 0.5 : 0);
  return grid.orientation === 'pointy'
    ? [Math.sqrt(3) * (column + pushed(row)), 1.5 * row]
    : [1.5 * column, Math.sqrt(3) * (row + pushed(column))];
}

describe.each(SAMPLE_GRIDS)('a grid (%s)', (_, grid) => {
  it('finds every hex by its axial coordinates and by its column and row', () => {
    for (let hex = 0; hex < grid.count; hex++) {
      expect(grid.at(grid.q[hex], grid.r[hex])).toBe(hex);
      expect(grid.hexAt(grid.columnOf(hex), grid.rowOf(hex))).toBe(hex);
    }
    expect([grid.q[0], grid.r[0]]).toEqual([0, 0]);
  });

  it('has as neighbours the hexes that are drawn next to each other, in the direction drawn', () => {
    for (let a = 0; a < grid.count; a++) {
      const [ax, ay] = center(grid, a);
      for (let b = 0; b < grid.count; b++) {
        const [bx, by] = center(grid, b);
        const adjacent = Math.abs(Math.hypot(bx - ax, by - ay) - Math.sqrt(3)) < 1e-9;
        const d = grid.directionBetween(a, b);
        expect(d >= 0).toBe(adjacent);
        if (!adjacent) continue;
        expect(grid.neighbour[a * 6 + d]).toBe(b);
        const [q, r] = DIRECTIONS[d];
        expect(bx - ax).toBeCloseTo(grid.orientation === 'pointy' ? Math.sqrt(3) * (q + r / 2) : 1.5 * q);
        expect(by - ay).toBeCloseTo(grid.orientation === 'pointy' ? 1.5 * r : Math.sqrt(3) * (r + q / 2));
      }
    }
  });

  it('measures the steps of a shortest way', () => {
    for (let from = 0; from < grid.count; from++) {
      const steps = new Map([[from, 0]]);
      for (const [hex, count] of steps) {
        expect(grid.distance(from, hex)).toBe(count);
        for (let d = 0; d < 6; d++) {
          const to = grid.neighbour[hex * 6 + d];
          if (to >= 0 && !steps.has(to)) steps.set(to, count + 1);
        }
      }
      expect(steps.size).toBe(grid.count);
    }
  });

  it('has nothing outside its rim', () => {
    for (const [column, row] of [
      [-1, 0],
      [0, -1],
      [grid.columns, 0],
      [0, grid.rows],
    ]) {
      expect(grid.hexAt(column, row)).toBe(-1);
    }
    expect(grid.at(-1000, 3)).toBe(-1);
  });
});

describe('neighbours', () => {
  it('are mutual, whatever the grid', () => {
    fc.assert(
      fc.property(anyGrid(12), (grid) => {
        for (let hex = 0; hex < grid.count; hex++) {
          for (let d = 0; d < 6; d++) {
            const to = grid.neighbour[hex * 6 + d];
            if (to >= 0) expect(grid.neighbour[to * 6 + ((d + 3) % 6)]).toBe(hex);
          }
        }
      }),
    );
  });
});

describe('the shift', () => {
  it('counts rows and columns from 1, as maps do', () => {
    const pointy = new Grid({ orientation: 'pointy', columns: 3, rows: 3, shift: 'even' });
    // The second row stands half a hex right, so the hex below and left of its first hex begins the third row.
    expect(pointy.neighbour[pointy.hexAt(0, 1) * 6 + 4]).toBe(pointy.hexAt(0, 2));
    expect(pointy.neighbour[pointy.hexAt(0, 0) * 6 + 4]).toBe(-1);
    const flat = new Grid({ orientation: 'flat', columns: 3, rows: 3, shift: 'odd' });
    expect(flat.neighbour[flat.hexAt(0, 0) * 6 + 1]).toBe(flat.hexAt(1, 0));
    expect(flat.neighbour[flat.hexAt(1, 0) * 6 + 1]).toBe(-1);
  });
});

describe('a grid that cannot be', () => {
  it.each([
    [0, 5],
    [5, -1],
    [2.5, 2],
    [Number.NaN, 2],
    [2000, 2000],
  ])('is refused: %s x %s', (columns, rows) => {
    expect(() => new Grid({ orientation: 'flat', shift: 'odd', columns, rows })).toThrow(RangeError);
  });
});
