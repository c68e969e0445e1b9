// The characters of a printed line, each by itself: what the print of a sheet is compared with itself by.

/** The ink of one character, `GLYPH_SIZE` rows of as many places, laid in the middle; 0 for paper, 1 for ink. */
export type Glyph = Float32Array;

export const GLYPH_SIZE = 32;
/** The height of the line within a glyph. */
const LINE = 24;
/** A row or column with less ink than this in its darkest place separates. */
const FAINT = 0.35;
/** A row or column with ink on this share of it is what is left of a cut line; no letter is so high. */
const CUT_LINE = 0.8;
/** Spots with less ink than this share of the largest character are dirt. */
const DIRT = 0.06;

interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * The characters of a line from the left; null where it does not come apart into so many.
 *
 * @param ink of each pixel, row by row: 0 for the paper, 1 for the farthest from it
 * @param characters how many are printed, without spaces
 */
export function glyphsOf(ink: Float32Array, width: number, characters: number): Glyph[] | null {
  const height = ink.length / width;
  const at = (x: number, y: number): number => ink[y * width + x];
  const isColumn = Array.from({ length: width }, (_, x) => total(height, (y) => at(x, y)) < height * CUT_LINE);
  const inkOfRow = (y: number): number => total(width, (x) => (isColumn[x] ? at(x, y) : 0));
  const rows = runs(height, (y) =>
    inkOfRow(y) > width * CUT_LINE ? 0 : darkest(width, (x) => (isColumn[x] ? at(x, y) : 0)),
  );
  const line = largest(rows, inkOfRow);
  if (line === null) return null;
  const inkOfColumn = (x: number): number => total(line.to - line.from, (y) => at(x, line.from + y));
  const all = runs(width, (x) => (isColumn[x] ? darkest(line.to - line.from, (y) => at(x, line.from + y)) : 0));
  const inkOfRun = ({ from, to }: Run): number => total(to - from, (x) => inkOfColumn(from + x));
  const most = Math.max(...all.map(inkOfRun));
  const found = all.filter((run) => inkOfRun(run) > most * DIRT);
  if (found.length !== characters) return null;
  return found.map((run) => glyph(ink, width, run, line));
}

/** A character scaled to the height of its line, in the middle of its square. */
function glyph(ink: Float32Array, width: number, run: Run, line: Run): Glyph {
  const height = ink.length / width;
  const scale = (line.to - line.from) / LINE;
  const [middleX, middleY] = [(run.from + run.to) / 2, (line.from + line.to) / 2];
  const result = new Float32Array(GLYPH_SIZE * GLYPH_SIZE);
  for (let v = 0; v < GLYPH_SIZE; v++) {
    for (let u = 0; u < GLYPH_SIZE; u++) {
      const [left, right] = [middleX + (u - GLYPH_SIZE / 2) * scale, middleX + (u + 1 - GLYPH_SIZE / 2) * scale];
      const [top, bottom] = [middleY + (v - GLYPH_SIZE / 2) * scale, middleY + (v + 1 - GLYPH_SIZE / 2) * scale];
      let [sum, count] = [0, 0];
      for (
        let y = Math.max(line.from, Math.floor(top));
        y < Math.min(line.to, height, Math.max(bottom, Math.floor(top) + 1));
        y++
      ) {
        for (
          let x = Math.max(run.from, Math.floor(left));
          x < Math.min(run.to, Math.max(right, Math.floor(left) + 1));
          x++
        ) {
          sum += ink[y * width + x];
          count += 1;
        }
      }
      result[v * GLYPH_SIZE + u] = count === 0 ? 0 : sum / count;
    }
  }
  return result;
}

const SHIFTS: readonly (readonly [number, number])[] = Array.from(
  { length: 25 },
  (_, index) => [(index % 5) - 2, Math.floor(index / 5) - 2] as const,
);

/**
 * How unlike two characters are: 0 for the same print, 1 for nothing in common.
 *
 * @param most where they are more unlike than this, it is not told by how much
 */
export function unlikeness(one: Glyph, other: Glyph, most = 1): number {
  const whole = total(one.length, (at) => one[at] + other[at]);
  let least = most;
  for (const [dx, dy] of SHIFTS) {
    let apart = 0;
    for (let y = 0; y < GLYPH_SIZE && apart <= least * whole; y++) {
      const v = y + dy;
      for (let x = 0; x < GLYPH_SIZE; x++) {
        const u = x + dx;
        const there = u < 0 || v < 0 || u >= GLYPH_SIZE || v >= GLYPH_SIZE ? 0 : other[v * GLYPH_SIZE + u];
        apart += Math.abs(one[y * GLYPH_SIZE + x] - there);
      }
    }
    least = Math.min(least, apart / whole);
  }
  return least;
}

function runs(length: number, inkAt: (place: number) => number): Run[] {
  const found: Run[] = [];
  let from = -1;
  for (let place = 0; place <= length; place++) {
    const isInked = place < length && inkAt(place) > FAINT;
    if (isInked && from < 0) from = place;
    if (!isInked && from >= 0) {
      found.push({ from, to: place });
      from = -1;
    }
  }
  return found;
}

function largest(found: readonly Run[], inkAt: (place: number) => number): Run | null {
  const inkOf = ({ from, to }: Run): number => total(to - from, (place) => inkAt(from + place));
  return found.reduce<Run | null>((best, run) => (best === null || inkOf(run) > inkOf(best) ? run : best), null);
}

function darkest(length: number, inkAt: (place: number) => number): number {
  let most = 0;
  for (let place = 0; place < length; place++) most = Math.max(most, inkAt(place));
  return most;
}

function total(length: number, of: (place: number) => number): number {
  let sum = 0;
  for (let place = 0; place < length; place++) sum += of(place);
  return sum;
}
