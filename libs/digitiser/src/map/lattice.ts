// Hexes on an ideal map: one unit is the way from the centre of a hex to that of the next; y grows to the south.
import type { Grid } from '@hexwright/hex';
import type { Point } from '../image/raster.ts';

const HALF_ROOT_3 = Math.sqrt(3) / 2;
/** From the centre of a hex to its corners; a side is as long. */
export const SIDE = 1 / Math.sqrt(3);
/** From the centre of a hex to the middle of its sides. */
export const INRADIUS = 0.5;

/** The centre of a hex; that of hex 0 is at 0, 0. */
export function centreOf(grid: Grid, hex: number): Point {
  const [q, r] = [grid.q[hex], grid.r[hex]];
  return grid.orientation === 'pointy' ? { x: q + r / 2, y: r * HALF_ROOT_3 } : { x: q * HALF_ROOT_3, y: r + q / 2 };
}

/** The six corners of a hex from its centre; side `d` runs from corner `d` to corner `d + 1`. */
export function cornersFromCentre({ orientation }: Pick<Grid, 'orientation'>): readonly Point[] {
  const first = orientation === 'pointy' ? 0 : Math.PI / 6;
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = first - ((corner - 0.5) * Math.PI) / 3;
    return { x: Math.cos(angle) * SIDE, y: Math.sin(angle) * SIDE };
  });
}

/** The hex that a place of the ideal map is in, or -1 beside the map. */
export function hexAt(grid: Grid, { x, y }: Point): number {
  const [along, across] = grid.orientation === 'pointy' ? [x, y] : [y, x];
  const line = across / HALF_ROOT_3;
  const step = along - line / 2;
  // Of the third coordinate too: the one that was rounded most follows from the others.
  let [first, second] = [Math.round(step), Math.round(line)];
  const third = Math.round(-step - line);
  const off = [Math.abs(first - step), Math.abs(second - line), Math.abs(third + step + line)];
  if (off[0] > off[1] && off[0] > off[2]) first = -second - third;
  else if (off[1] > off[2]) second = -first - third;
  return grid.orientation === 'pointy' ? grid.at(first, second) : grid.at(second, first);
}
