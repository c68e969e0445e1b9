import type { Raster } from '../image/raster.ts';
import type { Zone } from './counter-image.ts';
import { inkOf, paperOf } from './ink.ts';

/** The rim in which a cut line may still be seen, as a share of the counter's width or height. */
const RIM = 0.12;
/** A cut line has ink on this share of its length; rows of print and the stems of letters have it on less. */
const LINE = 0.6;
/** A light or faint line has little ink, but has it almost everywhere: so much, on this share of its length. */
const FAINT = 0.2;
const EVERYWHERE = 0.88;
/** How far beyond such a line it has faded, as a share of the counter's width or height. */
const FADING = 0.015;

/**
 * The part of a zone that lies inside the lines along which the die cuts the counter: they are no print, and read as one.
 *
 * @param counter the whole counter, as only there is a line longer than the stem of a letter
 * @param ink that it has, where that is known
 */
export function withinCutLines(zone: Zone, counter: Raster, ink = inkOf(counter, paperOf(counter))): Zone {
  const { width, height } = counter;
  const [left, right] = clear(width, height, (x, y) => ink[y * width + x]);
  const [top, bottom] = clear(height, width, (y, x) => ink[y * width + x]);
  return {
    left: Math.max(zone.left, left),
    top: Math.max(zone.top, top),
    right: Math.min(zone.right, right),
    bottom: Math.min(zone.bottom, bottom),
  };
}

/** Between which lines there is no cut line, as shares of all lines. */
function clear(lines: number, length: number, inkAt: (line: number, place: number) => number): [number, number] {
  const isInked = (line: number): boolean => {
    let [sum, places] = [0, 0];
    for (let place = 0; place < length; place++) {
      const ink = inkAt(line, place);
      sum += ink;
      if (ink > FAINT) places += 1;
    }
    return sum > length * LINE || places > length * EVERYWHERE;
  };
  const innermost = Math.floor(lines * RIM) - 1;
  const cutAway = (lineAt: (fromEdge: number) => number): number => {
    let line = innermost;
    while (line >= 0 && !isInked(lineAt(line))) line -= 1;
    // What goes on beyond the rim is no line but a field in another colour, on which there may be print.
    return line < 0 || line === innermost ? 0 : (line + 1) / lines + FADING;
  };
  return [cutAway((line) => line), 1 - cutAway((line) => lines - 1 - line)];
}
