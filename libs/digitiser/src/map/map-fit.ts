import { mapped, type Homography } from '../sheet/homography.ts';
import type { Point } from '../image/raster.ts';

/** Where the hexes of a map are on a scan of it. */
export interface MapFit {
  /** From places of the ideal map, whose unit is the way from a hex to the next, to pixels of the scan. */
  readonly matrix: Homography;
  /** How much the lens bends straight lines: the share by which the corners of the scan are pushed out. */
  readonly bend: number;
  /** The scan, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Where a place of the ideal map is on the scan. */
export function onScan({ matrix, bend, width, height }: MapFit, { x, y }: Point): Point {
  const flat = mapped(matrix, x, y);
  const [dx, dy] = [flat.x - width / 2, flat.y - height / 2];
  const by = 1 + (bend * 4 * (dx * dx + dy * dy)) / (width * width + height * height);
  return { x: width / 2 + dx * by, y: height / 2 + dy * by };
}

/** The place of the ideal map that a point of the scan shows. */
export function onMap({ matrix, bend, width, height }: MapFit, point: Point): Point {
  let [dx, dy] = [point.x - width / 2, point.y - height / 2];
  const [toX, toY] = [dx, dy];
  for (let round = 0; round < 8; round++) {
    const by = 1 + (bend * 4 * (dx * dx + dy * dy)) / (width * width + height * height);
    [dx, dy] = [toX / by, toY / by];
  }
  const [u, v] = [dx + width / 2, dy + height / 2];
  const [a, b, c, d, e, f, g, h] = matrix;
  // Two equations of the first degree in x and y.
  const [xx, xy, yx, yy] = [a - u * g, b - u * h, d - v * g, e - v * h];
  const area = xx * yy - xy * yx;
  return { x: ((u - c) * yy - xy * (v - f)) / area, y: (xx * (v - f) - (u - c) * yx) / area };
}

/** The way from a hex to the next at a place of the ideal map, in pixels of the scan. */
export function spacingAt(fit: MapFit, at: Point): number {
  const middle = onScan(fit, at);
  const [right, down] = [onScan(fit, { x: at.x + 1, y: at.y }), onScan(fit, { x: at.x, y: at.y + 1 })];
  const area = (right.x - middle.x) * (down.y - middle.y) - (right.y - middle.y) * (down.x - middle.x);
  return Math.sqrt(Math.abs(area));
}

/** By how many degrees the map lies turned on the scan, clockwise, from -180 to 180. */
export function turnOf(fit: MapFit): number {
  const [from, to] = [onScan(fit, { x: 0, y: 0 }), onScan(fit, { x: 1, y: 0 })];
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** Whether a place is on the scan, at least `margin` pixels from its rim. */
export function isOnScan({ width, height }: MapFit, { x, y }: Point, margin = 0): boolean {
  return x >= margin && y >= margin && x <= width - margin && y <= height - margin;
}
