// A sheet that lies upside-down on its scan, and the grid that counts its rows and columns as one who holds it upright does.
import { edgesOf, straightGrid, type Grid } from './grid.ts';

/** The same cells, counted from the opposite corner: row 1 is what was the last one. */
export function halfTurned(grid: Grid): Grid {
  const [one, two, three, four] = grid.corners;
  const straight = straightGrid(grid.layout, grid.corners, grid.rowGutter, grid.columnGutter);
  const offsets = (axis: 'row' | 'column'): number[] => {
    // A last strip that is shorter than the others comes first now, so that gutters are elsewhere: each edge says where.
    const usual = edgesOf(straight, axis);
    const cell = usual[1] - usual[0];
    return edgesOf(grid, axis)
      .toReversed()
      .map((share, edge) => (1 - share - usual[edge]) / cell);
  };
  return { ...grid, corners: [three, four, one, two], rowOffsets: offsets('row'), columnOffsets: offsets('column') };
}

/** Whether the upper left corner of a sheet is nearer to the lower right one of its picture. */
export function isHalfTurned({ corners: [one, , three] }: Pick<Grid, 'corners'>): boolean {
  return one.x + one.y > three.x + three.y;
}
