/** The lines of a grid as one takes hold of them, and what moving them does. */
import { cellCorners, edgesOf, placer, withLineMoved, type Corners, type Grid, type Point } from '@hexwright/digitiser';

/** A line along the edge of rows or columns. Without a gutter it is the edge of two of them. */
export interface GridLine {
  readonly axis: 'row' | 'column';
  /** Number of its edge, two a row or column. */
  readonly edge: number;
  /** Where one takes hold of it, in pixels of the scan. */
  readonly at: Point;
}

/** What one has in hand. */
export type Grip = { readonly corner: number } | { readonly axis: 'row' | 'column'; readonly edge: number };

/** All lines but the outermost, which are where the corners are. */
export function linesOf(grid: Grid): GridLine[] {
  const place = placer(grid);
  if (place === null) return [];
  return (['row', 'column'] as const).flatMap((axis) => {
    const edges = edgesOf(grid, axis);
    return edges.flatMap((share, edge): GridLine[] => {
      const isOuter = edge === 0 || edge === edges.length - 1;
      const isSecond = edge > 0 && edge % 2 === 0 && Math.abs(edges[edge - 1] - share) < 1e-6;
      return isOuter || isSecond ? [] : [{ axis, edge, at: axis === 'row' ? place(0, share) : place(share, 0) }];
    });
  });
}

/** The grid with what is in hand moved by so many pixels of the scan. */
export function withGripMoved(grid: Grid, grip: Grip, dx: number, dy: number): Grid {
  if ('corner' in grip) {
    const [one, two, three, four] = grid.corners.map((corner, index) =>
      index === grip.corner ? { x: corner.x + dx, y: corner.y + dy } : corner,
    );
    const corners: Corners = [one, two, three, four];
    return isConvex(corners) ? { ...grid, corners } : grid;
  }
  const [from, second, , last] = grid.corners;
  const to = grip.axis === 'row' ? last : second;
  const along = (dx * (to.x - from.x) + dy * (to.y - from.y)) / Math.hypot(to.x - from.x, to.y - from.y);
  const by = along / cellSize(grid)[grip.axis];
  const moved = withLineMoved(grid, grip.axis, grip.edge, by);
  // A line that has overtaken another one would turn cells inside out.
  const edges = edgesOf(moved, grip.axis);
  return edges.every((share, edge) => edge === 0 || share >= edges[edge - 1] - 1e-9) ? moved : grid;
}

/** The height of a row and the breadth of a column, in pixels of the scan. */
export function cellSize({ corners: [one, two, , four], layout }: Grid): {
  readonly row: number;
  readonly column: number;
} {
  return {
    row: Math.hypot(four.x - one.x, four.y - one.y) / layout.rows,
    column: Math.hypot(two.x - one.x, two.y - one.y) / layout.columns,
  };
}

/** The row and column of the cell under a point of the scan, from 0; null beside the grid. */
export function cellAt(grid: Grid, at: Point): { readonly row: number; readonly column: number } | null {
  const { rows, columns } = grid.layout;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (isInside(cellCorners(grid, row, column), at)) return { row, column };
    }
  }
  return null;
}

/** Whether four corners go round in their order, so that they enclose something. */
function isConvex(corners: Corners): boolean {
  return corners.every((from, index) => turn(from, corners[(index + 1) % 4], corners[(index + 2) % 4]) > 1);
}

/** More than nothing where one turns to the right on the way through three points. */
function turn(from: Point, over: Point, to: Point): number {
  return (over.x - from.x) * (to.y - from.y) - (over.y - from.y) * (to.x - from.x);
}

function isInside(corners: Corners, at: Point): boolean {
  return corners.every((from, index) => turn(from, corners[(index + 1) % 4], at) >= 0);
}
