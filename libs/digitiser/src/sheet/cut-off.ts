// Whether a zone cuts through what is printed in it: half a figure is read as another one, each time the same.

import type { Zone } from './counter-image.ts';

/** So near to the side of the counter, as a share of its width, there is no room for a further character, but for the end of one. */
const RIM = 0.08;
/** A pixel with more ink than this is printed on. */
const INKED = 0.5;
/** What covers a column, or a row, on more than this share is a line and no character. */
const LINE = 0.8;
/** Ink so near to the edge of a zone goes on beyond it, in pixels. */
const EDGE = 1;
/** A character has at least this share of the height of the highest one; what is lower is a mark or dirt. */
const HIGH = 0.5;
/** And at the side of the counter this share of its own height as its width: what is narrower there belongs to a line or a neighbour. */
const WIDE = 0.4;

/** Characters that are the left part of others, whose right side is cut off: half a B is an E, half an O a C; and so of the right part. */
const LEFT_PARTS: ReadonlySet<string> = new Set('CEFILNV156');
const RIGHT_PARTS: ReadonlySet<string> = new Set('IJNV13');

interface Run {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Whether characters go on beyond the edge of a zone. What only reaches into it, beside a whole code, does no harm.
 *
 * @param ink of each pixel of the zone, row by row: 0 for the paper, 1 for the farthest from it
 * @param zone where on its counter that is
 * @param code that was read, without spaces
 */
export function isCutOff(ink: Float32Array, width: number, zone: Zone, code: string): boolean {
  const height = ink.length / width;
  const runs = runsOf(ink, width, height);
  const reachesOut = ({ top, bottom }: Run): boolean => top <= EDGE || bottom >= height - EDGE;
  const whole = runs.filter((run) => !reachesOut(run));
  if (runs.length > whole.length && whole.length < code.length) return true;
  const highest = Math.max(0, ...whole.map(({ top, bottom }) => bottom - top));
  // At the side of the counter it is the first or last character of a code as wide as the counter, unless it is narrow.
  const isCutAt = (isInside: boolean, isWide: boolean, parts: ReadonlySet<string>, character: string): boolean =>
    isInside || (isWide && parts.has(character.toUpperCase()));
  const isBeside = ({ left, right, top, bottom }: Run): boolean => {
    const isWide = right - left >= (bottom - top) * WIDE;
    return (
      (left <= EDGE && isCutAt(zone.left > RIM, isWide, RIGHT_PARTS, code.slice(0, 1))) ||
      (right >= width - EDGE && isCutAt(zone.right < 1 - RIM, isWide, LEFT_PARTS, code.slice(-1)))
    );
  };
  return whole.some((run) => isBeside(run) && run.bottom - run.top >= highest * HIGH);
}

/** Columns with ink that bare ones part, and how far up and down their ink goes. */
function runsOf(ink: Float32Array, width: number, height: number): Run[] {
  const isLine = Array.from({ length: height }, (_, y) => {
    let inked = 0;
    for (let x = 0; x < width; x++) inked += ink[y * width + x] > INKED ? 1 : 0;
    return inked > width * LINE;
  });
  const runs: Run[] = [];
  let open: Run | null = null;
  for (let x = 0; x <= width; x++) {
    const column = x < width ? extentOf(ink, width, height, x, isLine) : null;
    if (column === null) {
      if (open !== null) runs.push(open);
      open = null;
    } else {
      const { top, bottom } = column;
      open =
        open === null
          ? { left: x, right: x + 1, top, bottom }
          : { left: open.left, right: x + 1, top: Math.min(open.top, top), bottom: Math.max(open.bottom, bottom) };
    }
  }
  return runs;
}

/** How far up and down a column is printed on; null where it is bare, or a line. */
function extentOf(
  ink: Float32Array,
  width: number,
  height: number,
  x: number,
  isLine: readonly boolean[],
): { readonly top: number; readonly bottom: number } | null {
  let [top, bottom, inked] = [height, 0, 0];
  for (let y = 0; y < height; y++) {
    if (isLine[y] || ink[y * width + x] <= INKED) continue;
    top = Math.min(top, y);
    bottom = y + 1;
    inked += 1;
  }
  return inked === 0 || inked > height * LINE ? null : { top, bottom };
}
