import { blankRaster, sample, type Raster } from '../image/raster.ts';
import { edgesOf, placer, type Grid } from './grid.ts';

/** Cells that one counter covers: `span` of them from a row and column, counted from 0. */
export interface Spot {
  readonly row: number;
  readonly column: number;
  readonly span: 1 | 2;
}

/** A part of a counter, in shares of its width and height from the upper left corner. */
export interface Zone {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const WHOLE: Zone = { left: 0, top: 0, right: 1, bottom: 1 };

/**
 * A part of a counter, laid straight. A whole cell is `size` pixels high and wide.
 *
 * @param isTurned the sheet lies upside-down
 */
export function counterImage(
  image: Raster,
  grid: Grid,
  { row, column, span }: Spot,
  size: number,
  zone: Zone = WHOLE,
  isTurned = false,
): Raster {
  const place = placer(grid);
  if (place === null) throw new Error('The corners of the grid enclose nothing.');
  const [rows, columns] = [edgesOf(grid, 'row'), edgesOf(grid, 'column')];
  const [left, right] = [columns[column * 2], columns[(column + span) * 2 - 1]];
  const [top, bottom] = [rows[row * 2], rows[row * 2 + 1]];
  const width = Math.max(1, Math.round(size * span * (zone.right - zone.left)));
  const height = Math.max(1, Math.round(size * (zone.bottom - zone.top)));
  const result = blankRaster(width, height);
  const first = place(left, top);
  const next = place(left, bottom);
  const taps = Math.min(4, Math.max(1, Math.round(Math.hypot(next.x - first.x, next.y - first.y) / size)));
  const color = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0];
      for (let tap = 0; tap < taps * taps; tap++) {
        const across = zone.left + ((x + ((tap % taps) + 0.5) / taps) / width) * (zone.right - zone.left);
        const down = zone.top + ((y + (Math.floor(tap / taps) + 0.5) / taps) / height) * (zone.bottom - zone.top);
        const [u, v] = isTurned ? [1 - across, 1 - down] : [across, down];
        const at = place(left + (right - left) * u, top + (bottom - top) * v);
        sample(image, at.x, at.y, color);
        for (let channel = 0; channel < 3; channel++) sum[channel] += color[channel];
      }
      for (let channel = 0; channel < 3; channel++) {
        result.data[(y * width + x) * 4 + channel] = sum[channel] / (taps * taps);
      }
    }
  }
  return result;
}
