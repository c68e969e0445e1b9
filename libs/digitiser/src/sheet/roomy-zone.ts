import type { Raster } from '../image/raster.ts';
import type { Zone } from './counter-image.ts';
import { withinCutLines } from './cut-lines.ts';
import { inkOf, paperOf } from './ink.ts';

/** How far an edge of a zone is moved out at the most, as a share of the counter's height. */
const MOST = 0.09;
/** A line of pixels with more ink than this somewhere is printed on. */
const INKED = 0.2;

/**
 * The part of a zone inside the cut lines. Edges that run through print are moved out to the first bare line, if there is one
 * near: people draw close around what they see, and ink is printed beside its place. Where print goes on farther the edge
 * stays: it cuts something else.
 *
 * @param counter the whole counter
 */
export function roomyZone(drawn: Zone, counter: Raster): Zone {
  const { width, height } = counter;
  const ink = inkOf(counter, paperOf(counter));
  const zone = withinCutLines(drawn, counter, ink);
  const [left, right] = [Math.floor(zone.left * width), Math.ceil(zone.right * width)];
  const [top, bottom] = [Math.floor(zone.top * height), Math.ceil(zone.bottom * height)];
  const isRowInked = (y: number): boolean => anyInked(left, right, (x) => ink[y * width + x]);
  const isColumnInked = (x: number): boolean => anyInked(top, bottom, (y) => ink[y * width + x]);
  const most = Math.round(height * MOST);
  const roomy = {
    left: zone.left - movedOut(left, -1, width, most, isColumnInked) / width,
    top: zone.top - movedOut(top, -1, height, most, isRowInked) / height,
    right: zone.right + movedOut(right - 1, 1, width, most, isColumnInked) / width,
    bottom: zone.bottom + movedOut(bottom - 1, 1, height, most, isRowInked) / height,
  };
  return withinCutLines(roomy, counter, ink);
}

/** By how many lines an edge is moved out. */
function movedOut(
  from: number,
  direction: 1 | -1,
  lines: number,
  most: number,
  isInked: (line: number) => boolean,
): number {
  for (let by = 0; by <= most; by++) {
    const line = from + by * direction;
    if (line < 0 || line >= lines) return 0;
    // What is bare in so small a picture may just be touched: one more line is room enough.
    if (!isInked(line)) return isInked(line - direction) && !isInked(line + direction) ? by + 1 : by;
  }
  return 0;
}

function anyInked(from: number, to: number, inkAt: (place: number) => number): boolean {
  for (let place = from; place < to; place++) if (inkAt(place) > INKED) return true;
  return false;
}
