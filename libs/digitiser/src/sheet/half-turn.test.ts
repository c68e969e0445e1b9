import { describe, expect, it } from 'vitest';
import { cellCorners, straightGrid, withLineMoved, type Grid } from './grid.ts';
import { halfTurned, isHalfTurned } from './half-turn.ts';
import type { Corners } from './homography.ts';

const SKEW: Corners = [
  { x: 100, y: 60 },
  { x: 505, y: 50 },
  { x: 500, y: 455 },
  { x: 95, y: 450 },
];

/** The corners of a cell, from the one that is the upper left where its sheet lies upside-down. */
function opposite(grid: Grid, row: number, column: number): number[][] {
  const [one, two, three, four] = cellCorners(grid, row, column);
  return rounded([three, four, one, two]);
}

function rounded(corners: Corners): number[][] {
  return corners.map(({ x, y }) => [x, y].map((at) => Math.round(at * 1000) / 1000));
}

describe('a grid that is turned by half', () => {
  it.each([
    ['with moved lines and a bend', { rows: 4, columns: 3 }],
    ['with strips', { rows: 4, columns: 3, rowsInStrip: 2 }],
    ['with a last strip that is shorter', { rows: 5, columns: 3, rowsInStrip: 2, columnsInStrip: 2 }],
  ])('has the same cells, from the other end, %s', (_, layout) => {
    const begun = { ...straightGrid(layout, SKEW, 0.2, 0.1), bend: 0.01 };
    const grid = withLineMoved(withLineMoved(begun, 'row', 2, 0.05), 'column', 1, -0.04);
    const turned = halfTurned(grid);
    for (let row = 0; row < layout.rows; row++) {
      for (let column = 0; column < layout.columns; column++) {
        const from = opposite(grid, layout.rows - 1 - row, layout.columns - 1 - column);
        expect(rounded(cellCorners(turned, row, column))).toEqual(from);
      }
    }
    expect([isHalfTurned(grid), isHalfTurned(turned), isHalfTurned(halfTurned(turned))]).toEqual([false, true, false]);
  });
});
