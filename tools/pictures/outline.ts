// The outline of a group of hexes as an SVG path.
import { Grid } from '@hexwright/hex';
import { corner, type HexPlane, pair, type Point } from './hex-plane.ts';

/** Columns and rows painted beyond each edge, so that whatever meets the edge runs on under the frame. Even, or rows shift. */
const BEYOND = 2;

/** Whether the place in a column and row, both from 0, belongs to the group. */
export type Belongs = (column: number, row: number) => boolean;

/** The outlines along the hexsides, sharp. */
export function sharpOutline(plane: HexPlane, belongs: Belongs): string {
  return loopsOf(plane, belongs, 0)
    .map((loop) => `M${loop.map(pair).join('L')}Z`)
    .join('');
}

/**
 * The outlines with every corner rounded off, running on beyond the edge of the map as the outermost hexes do: as
 * contour lines and banks are drawn.
 */
export function roundOutline(plane: HexPlane, belongs: Belongs): string {
  const { columns, rows } = plane.grid;
  const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
  const extended: Belongs = (column, row) => belongs(within(column, columns), within(row, rows));
  return loopsOf(plane, extended, BEYOND).map(rounded).join('');
}

function rounded(loop: readonly Point[]): string {
  const between = (index: number): Point => {
    const from = loop[index % loop.length];
    const to = loop[(index + 1) % loop.length];
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  };
  const curves = loop.map((_, index) => `Q${pair(loop[(index + 1) % loop.length])} ${pair(between(index + 1))}`);
  return `M${pair(between(0))}${curves.join('')}Z`;
}

/** The closed lines round the group, as corners. Three hexes meet in a corner, so two sides of an outline or none do. */
function loopsOf(plane: HexPlane, belongs: Belongs, beyond: number): Point[][] {
  const { columns, rows, shift, orientation } = plane.grid;
  const wide = new Grid({ orientation, shift, columns: columns + 2 * beyond, rows: rows + 2 * beyond });
  const isInside = (hex: number): boolean => hex >= 0 && belongs(wide.columnOf(hex) - beyond, wide.rowOf(hex) - beyond);
  const next = new Map<string, Point>();
  const starts: Point[] = [];
  for (let hex = 0; hex < wide.count; hex++) {
    if (!isInside(hex)) continue;
    const middle = plane.middleAt(wide.columnOf(hex) - beyond, wide.rowOf(hex) - beyond);
    for (let direction = 0; direction < 6; direction++) {
      if (isInside(wide.neighbour[hex * 6 + direction])) continue;
      const from = corner(middle, direction);
      next.set(pair(from), corner(middle, direction + 1));
      starts.push(from);
    }
  }
  return starts.flatMap((start) => {
    const loop: Point[] = [];
    for (let at: Point | undefined = start; at !== undefined;) {
      const key = pair(at);
      const following = next.get(key);
      if (following === undefined) break;
      next.delete(key);
      loop.push(at);
      at = following;
    }
    return loop.length === 0 ? [] : [loop];
  });
}
