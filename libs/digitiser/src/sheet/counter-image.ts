import type { QuarterTurn } from '../image/quarter-turn.ts';
import { blankRaster, sample, type Point, type Raster } from '../image/raster.ts';
import { edgesOf, placer, type Grid } from './grid.ts';
import type { Corners } from './homography.ts';

/** Cells that one counter covers: `span` of them from a row and column, counted from 0. */
export interface Spot {
  readonly row: number;
  readonly column: number;
  readonly span: 1 | 2;
}

/** A part of a counter as one reads it, in shares of its width and height from the upper left corner. */
export interface Zone {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: Zone = { left: 0, top: 0, right: 1, bottom: 1 };

/** The least that cells must be wider or higher than square, to be drawn so; the lens makes that much of square ones. */
const OBLONG = 0.08;

/**
 * A part of a counter, laid straight and upright. A whole cell is `size` pixels high as it lies on the sheet.
 *
 * @param turn how the counters lie on the sheet
 */
export function counterImage(
  image: Raster,
  grid: Grid,
  { row, column, span }: Spot,
  size: number,
  zone: Zone = WHOLE,
  turn: QuarterTurn = 0,
): Raster {
  const place = placer(grid);
  if (place === null) throw new Error('The corners of the grid enclose nothing.');
  const [rows, columns] = [edgesOf(grid, 'row'), edgesOf(grid, 'column')];
  const [left, right] = [columns[column * 2], columns[(column + span) * 2 - 1]];
  const [top, bottom] = [rows[row * 2], rows[row * 2 + 1]];
  const along = size * span * cellShape(grid);
  const [wide, high] = turn % 180 === 0 ? [along, size] : [size, along];
  const width = Math.max(1, Math.round(wide * (zone.right - zone.left)));
  const height = Math.max(1, Math.round(high * (zone.bottom - zone.top)));
  const result = blankRaster(width, height);
  const first = place(left, top);
  const next = place(left, bottom);
  const taps = Math.min(4, Math.max(1, Math.round(Math.hypot(next.x - first.x, next.y - first.y) / size)));
  const across = tapsAlong(width, taps, zone.left, zone.right);
  const down = tapsAlong(height, taps, zone.top, zone.bottom);
  // What is across on a counter that lies on its side is down on the sheet: either says by itself where it lies there.
  const isUpright = turn % 180 === 0;
  const xs = (isUpright ? across : down).map((share) => left + (right - left) * asItLies(share, share, turn).x);
  const ys = (isUpright ? down : across).map((share) => top + (bottom - top) * asItLies(share, share, turn).y);
  const color = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let other = y * taps; other < (y + 1) * taps; other++) {
        for (let one = x * taps; one < (x + 1) * taps; one++) {
          const at = isUpright ? place(xs[one], ys[other]) : place(xs[other], ys[one]);
          sample(image, at.x, at.y, color);
          red += color[0];
          green += color[1];
          blue += color[2];
        }
      }
      const first = (y * width + x) * 4;
      result.data[first] = red / (taps * taps);
      result.data[first + 1] = green / (taps * taps);
      result.data[first + 2] = blue / (taps * taps);
    }
  }
  return result;
}

/** Where lines of pixels are looked at, each so many times, as shares of the counter. */
function tapsAlong(pixels: number, taps: number, from: number, to: number): Float64Array {
  return Float64Array.from(
    { length: pixels * taps },
    (_, at) => from + ((Math.floor(at / taps) + ((at % taps) + 0.5) / taps) / pixels) * (to - from),
  );
}

/** The corners of a zone of a counter on the picture, from the upper left one of the upright counter round. */
export function zoneCorners(
  grid: Grid,
  { row, column, span }: Spot,
  { left, top, right, bottom }: Zone,
  turn: QuarterTurn,
): Corners {
  const place = placer(grid);
  if (place === null) throw new Error('The corners of the grid enclose nothing.');
  const [rows, columns] = [edgesOf(grid, 'row'), edgesOf(grid, 'column')];
  const [from, to] = [columns[column * 2], columns[(column + span) * 2 - 1]];
  const [above, below] = [rows[row * 2], rows[row * 2 + 1]];
  const at = (across: number, down: number): Point => {
    const lies = asItLies(across, down, turn);
    return place(from + (to - from) * lies.x, above + (below - above) * lies.y);
  };
  return [at(left, top), at(right, top), at(right, bottom), at(left, bottom)];
}

/** A place on an upright counter, as it lies on the sheet; both in shares of its size. */
function asItLies(across: number, down: number, turn: QuarterTurn): Point {
  switch (turn) {
    case 0:
      return { x: across, y: down };
    case 90:
      return { x: 1 - down, y: across };
    case 180:
      return { x: 1 - across, y: 1 - down };
    case 270:
      return { x: down, y: 1 - across };
  }
}

/** How many times as wide as high the cells of a sheet are. */
function cellShape(grid: Grid): number {
  const {
    corners: [one, two, three, four],
    layout,
  } = grid;
  const length = (from: typeof one, to: typeof one): number => Math.hypot(to.x - from.x, to.y - from.y);
  const across = (edges: readonly number[]): number =>
    edges.reduce((sum, edge, at) => sum + (at % 2 === 1 ? edge - edges[at - 1] : 0), 0);
  const width = ((length(one, two) + length(four, three)) * across(edgesOf(grid, 'column'))) / layout.columns;
  const height = ((length(one, four) + length(two, three)) * across(edgesOf(grid, 'row'))) / layout.rows;
  const shape = width / height;
  return Math.abs(Math.log(shape)) < OBLONG ? 1 : shape;
}
