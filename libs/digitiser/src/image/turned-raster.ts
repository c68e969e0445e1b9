import type { QuarterTurn } from './quarter-turn.ts';
import { blankRaster, type Raster } from './raster.ts';

/** A picture turned clockwise. */
export function turnedRaster(source: Raster, by: QuarterTurn): Raster {
  if (by === 0) return source;
  const { width, height } = source;
  const result = by === 180 ? blankRaster(width, height) : blankRaster(height, width);
  const from = new Uint32Array(source.data.buffer, source.data.byteOffset, width * height);
  const to = new Uint32Array(result.data.buffer);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [column, row] = { 90: [height - 1 - y, x], 180: [width - 1 - x, height - 1 - y], 270: [y, width - 1 - x] }[
        by
      ];
      to[row * result.width + column] = from[y * width + x];
    }
  }
  return result;
}
