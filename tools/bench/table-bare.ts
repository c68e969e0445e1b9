/**
 * The same work as straight loops over typed arrays, written for one table and nothing else: what the library's generality is
 * measured against.
 */
import { corners } from '@hexwright/table';
import type { TableScene } from './table-scene.ts';

/** Contact: a test of two blocks by their numbers. */
export function bareContact({ blocks }: TableScene): (a: number, b: number) => boolean {
  // Middle, half the front and half the depth, all twice over.
  const parts = Float64Array.from(
    blocks.flatMap((block) => {
      const [frontLeft, frontRight, rearRight] = corners(block);
      return [
        frontLeft.x + rearRight.x,
        frontLeft.y + rearRight.y,
        frontRight.x - frontLeft.x,
        frontRight.y - frontLeft.y,
        rearRight.x - frontRight.x,
        rearRight.y - frontRight.y,
      ];
    }),
  );
  return (one, other) => {
    const [a, b] = [one * 6, other * 6];
    const [x, y] = [parts[b] - parts[a], parts[b + 1] - parts[a + 1]];
    const [ax, ay, adx, ady] = [parts[a + 2], parts[a + 3], parts[a + 4], parts[a + 5]];
    const [bx, by, bdx, bdy] = [parts[b + 2], parts[b + 3], parts[b + 4], parts[b + 5]];
    const ownA = Math.abs(ax * ady - ay * adx);
    const ownB = Math.abs(bx * bdy - by * bdx);
    const [frontFront, frontSide] = [Math.abs(ax * by - ay * bx), Math.abs(ax * bdy - ay * bdx)];
    if (Math.abs(ax * y - ay * x) > ownA + frontFront + frontSide) return false;
    const [sideFront, sideSide] = [Math.abs(adx * by - ady * bx), Math.abs(adx * bdy - ady * bdx)];
    if (Math.abs(adx * y - ady * x) > ownA + sideFront + sideSide) return false;
    if (Math.abs(bx * y - by * x) > ownB + frontFront + sideFront) return false;
    return Math.abs(bdx * y - bdy * x) <= ownB + frontSide + sideSide;
  };
}

/** Sight: a test whether anything stands between the points of a line by its number. No end of a line lies in anything. */
export function bareSight({ outlines, lines }: TableScene): (line: number) => boolean {
  const starts = Int32Array.from([0, ...outlines.map((_, i) => outlines.slice(0, i + 1).flat().length)]);
  const [xs, ys] = [Float64Array.from(outlines.flat(), ({ x }) => x), Float64Array.from(outlines.flat(), ({ y }) => y)];
  const [lineX, lineY] = [Float64Array.from(lines, ({ x }) => x), Float64Array.from(lines, ({ y }) => y)];
  return (line) => {
    const [px, py, qx, qy] = [lineX[2 * line], lineY[2 * line], lineX[2 * line + 1], lineY[2 * line + 1]];
    const [dx, dy] = [qx - px, qy - py];
    for (let outline = 0; outline + 1 < starts.length; outline++) {
      const [from, to] = [starts[outline], starts[outline + 1]];
      let before = dx * (ys[to - 1] - py) - dy * (xs[to - 1] - px);
      let last = to - 1;
      for (let corner = from; corner < to; corner++) {
        const side = dx * (ys[corner] - py) - dy * (xs[corner] - px);
        if (side > 0 !== before > 0) {
          const [ex, ey] = [xs[corner] - xs[last], ys[corner] - ys[last]];
          const near = ex * (py - ys[last]) - ey * (px - xs[last]);
          const far = ex * (qy - ys[last]) - ey * (qx - xs[last]);
          if (near > 0 !== far > 0) return true;
        }
        before = side;
        last = corner;
      }
    }
    return false;
  };
}
