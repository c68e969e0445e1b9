import type { Point } from '../image/raster.ts';
import type { Corners } from './homography.ts';

/**
 * Four points that were shown in any order as the corners of a block that lies upright or nearly so; null unless there are
 * four and they enclose something.
 */
export function cornersAround(points: readonly Point[]): Corners | null {
  if (points.length !== 4) return null;
  const middle = {
    x: points.reduce((sum, { x }) => sum + x, 0) / 4,
    y: points.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  const round = points.toSorted((one, other) => angleFrom(middle, one) - angleFrom(middle, other));
  const first = round.reduce((best, { x, y }, index) => (x + y < round[best].x + round[best].y ? index : best), 0);
  const [one, two, three, four] = [...round.slice(first), ...round.slice(0, first)];
  return areaOf([one, two, three, four]) > 0 ? [one, two, three, four] : null;
}

/** Growing clockwise, as y grows downwards. */
function angleFrom({ x, y }: Point, to: Point): number {
  return Math.atan2(to.y - y, to.x - x);
}

function areaOf(corners: Corners): number {
  return corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % 4];
    return sum + x * next.y - next.x * y;
  }, 0);
}
