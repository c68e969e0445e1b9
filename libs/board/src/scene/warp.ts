/**
 * How a scan lies on the sheet: from pixels of the picture to places, by a move, a turn, a stretch and a slant. Three
 * pixels whose hexes are known say all of it; from more the best fit is taken.
 */
import type { Area, Point } from './layout.ts';

/** x = a * px + c * py + e, y = b * px + d * py + f. */
export interface Warp {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** A pixel of the scan and the place where it belongs. */
export interface WarpMark {
  readonly pixel: Point;
  readonly place: Point;
}

/** Where a pixel lies. */
export function warped({ a, b, c, d, e, f }: Warp, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The pixel that lies at a place; null if the warp flattens the picture to a line. */
export function unwarped({ a, b, c, d, e, f }: Warp, { x, y }: Point): Point | null {
  const area = a * d - b * c;
  if (Math.abs(area) < 1e-15) return null;
  return { x: (d * (x - e) - c * (y - f)) / area, y: (a * (y - f) - b * (x - e)) / area };
}

/** The whole picture in an area of the sheet, as large as it fits without being stretched. */
export function warpInto(width: number, height: number, area: Area): Warp {
  const scale = Math.min((area.right - area.left) / width, (area.bottom - area.top) / height);
  return {
    a: scale,
    b: 0,
    c: 0,
    d: scale,
    e: (area.left + area.right - width * scale) / 2,
    f: (area.top + area.bottom - height * scale) / 2,
  };
}

/** The warp moved on the sheet. */
export function shifted(warp: Warp, dx: number, dy: number): Warp {
  return { ...warp, e: warp.e + dx, f: warp.f + dy };
}

/**
 * The warp that lays marked pixels where they belong. One mark moves `before`; two turn and scale it as well, as do more
 * that lie in one line; three fix everything, and of more the squares of what is left over are least.
 */
export function warpThrough(marks: readonly WarpMark[], before: Warp): Warp {
  if (marks.length === 0) return before;
  return (marks.length > 2 ? affine(marks) : null) ?? similar(marks) ?? movedOnly(marks[0], before);
}

/** The greatest distance, in hexsides, of a marked pixel from where it belongs. */
export function warpError(warp: Warp, marks: readonly WarpMark[]): number {
  return marks.reduce((most, { pixel, place }) => {
    const { x, y } = warped(warp, pixel);
    return Math.max(most, Math.hypot(x - place.x, y - place.y));
  }, 0);
}

function movedOnly({ pixel, place }: WarpMark, before: Warp): Warp {
  const now = warped(before, pixel);
  return shifted(before, place.x - now.x, place.y - now.y);
}

/** Turned and scaled through the two marks furthest apart; null if they are one. */
function similar(marks: readonly WarpMark[]): Warp | null {
  const [first] = marks;
  const away = ({ pixel }: WarpMark): number => Math.hypot(pixel.x - first.pixel.x, pixel.y - first.pixel.y);
  const last = marks.reduce((best, mark) => (away(mark) > away(best) ? mark : best));
  const [px, py] = [last.pixel.x - first.pixel.x, last.pixel.y - first.pixel.y];
  const [qx, qy] = [last.place.x - first.place.x, last.place.y - first.place.y];
  const square = px * px + py * py;
  if (square < 1e-9 || qx * qx + qy * qy < 1e-9) return null;
  const [a, b] = [(px * qx + py * qy) / square, (px * qy - py * qx) / square];
  return movedOnly(first, { a, b, c: -b, d: a, e: 0, f: 0 });
}

/** Least squares about the marks' middles; null if the marks lie in one line, as pixels or as places. */
function affine(marks: readonly WarpMark[]): Warp | null {
  const mean = (of: (mark: WarpMark) => number): number =>
    marks.reduce((sum, mark) => sum + of(mark), 0) / marks.length;
  const [px, py] = [mean(({ pixel }) => pixel.x), mean(({ pixel }) => pixel.y)];
  const [qx, qy] = [mean(({ place }) => place.x), mean(({ place }) => place.y)];
  let [xx, xy, yy, xu, yu, xv, yv] = [0, 0, 0, 0, 0, 0, 0];
  for (const { pixel, place } of marks) {
    const [x, y, u, v] = [pixel.x - px, pixel.y - py, place.x - qx, place.y - qy];
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xu += x * u;
    yu += y * u;
    xv += x * v;
    yv += y * v;
  }
  const spread = xx * yy - xy * xy;
  if (spread <= 1e-6 * (xx + yy) ** 2) return null;
  const [a, c] = [(yy * xu - xy * yu) / spread, (xx * yu - xy * xu) / spread];
  const [b, d] = [(yy * xv - xy * yv) / spread, (xx * yv - xy * xv) / spread];
  if (Math.abs(a * d - b * c) < 1e-15) return null;
  return { a, b, c, d, e: qx - a * px - c * py, f: qy - b * px - d * py };
}
