import { describe, expect, it } from 'vitest';
import { cellCorners, edgesOf, placer, shiftedGrid, straightGrid, withLineMoved, type Grid } from './grid.ts';
import type { Corners } from './homography.ts';

const SQUARE: Corners = [
  { x: 100, y: 50 },
  { x: 500, y: 50 },
  { x: 500, y: 450 },
  { x: 100, y: 450 },
];
const LAYOUT = { rows: 4, columns: 4, rowsInStrip: 2 };

function round(corners: Corners): number[][] {
  return corners.map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
}

describe('a grid', () => {
  it('has its cells between the corners', () => {
    expect(round(cellCorners(straightGrid(LAYOUT, SQUARE), 1, 2))).toEqual([
      [300, 150],
      [400, 150],
      [400, 250],
      [300, 250],
    ]);
    expect(round(cellCorners(straightGrid(LAYOUT, SQUARE), 0, 0, 2))[1]).toEqual([300, 50]);
  });

  it('leaves gutters between strips alone', () => {
    const edges = edgesOf(straightGrid(LAYOUT, SQUARE, 1, 1), 'row').map((edge) => Math.round(edge * 5 * 100) / 100);
    expect(edges).toEqual([0, 1, 1, 2, 3, 4, 4, 5]);
    expect(straightGrid(LAYOUT, SQUARE, 1, 1).columnGutter).toBe(0);
  });

  it('bends lines between corners that stay', () => {
    const bent: Grid = { ...straightGrid(LAYOUT, SQUARE), bend: 0.05 };
    const place = placer(bent)!;
    expect(place(0, 0)).toEqual({ x: 100, y: 50 });
    expect(place(0, 0.5).x).toBeCloseTo(90);
    expect(place(0.5, 0.5)).toEqual({ x: 300, y: 250 });
  });

  it('has single lines moved, with their twins where there is no gutter', () => {
    const moved = withLineMoved(straightGrid(LAYOUT, SQUARE), 'row', 1, 0.1);
    expect(moved.rowOffsets).toEqual([0, 0.1, 0.1, 0, 0, 0, 0, 0]);
    expect(round(cellCorners(moved, 1, 0))[0]).toEqual([100, 160]);
    expect(withLineMoved(straightGrid(LAYOUT, SQUARE, 0.5), 'row', 3, 0.1).rowOffsets).toEqual([
      0, 0, 0, 0.1, 0, 0, 0, 0,
    ]);
  });

  it('is moved by whole cells', () => {
    const shifted = shiftedGrid(straightGrid(LAYOUT, SQUARE), 0, 1);
    expect(round(cellCorners(shifted, 0, 0))[0]).toEqual([200, 50]);
  });

  it('has no places between corners that enclose nothing', () => {
    expect(placer(straightGrid(LAYOUT, [SQUARE[0], SQUARE[0], SQUARE[0], SQUARE[0]]))).toBeNull();
  });
});
