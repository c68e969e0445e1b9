import type { Raster } from '../image/raster.ts';

/** How much darker (below 0) or lighter than what is around it every pixel of a smaller copy of a picture is. */
export interface LinePicture {
  readonly width: number;
  readonly height: number;
  /** From -{@link MOST} to {@link MOST}. */
  readonly data: Int8Array;
  /** Pixels of the picture in one of the copy. */
  readonly factor: number;
}

/** What differs more counts no more: a black letter would outvote a grey line. */
const MOST = 40;

/**
 * Thin lines of a picture, whatever lies under them.
 *
 * @param factor how many times smaller the copy is, a whole number
 * @param around half the width of the square that a pixel is compared with, in pixels of the copy
 */
export function linePicture(image: Raster, factor: number, around: number): LinePicture {
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const grey = greyOf(image, factor, width, height);
  const data = new Int8Array(width * height);
  const sums = new Float64Array(width);
  let [first, last] = [0, -1];
  for (let y = 0; y < height; y++) {
    const [from, to] = [Math.max(0, y - around), Math.min(height - 1, y + around)];
    for (; last < to; last++) for (let x = 0; x < width; x++) sums[x] += grey[(last + 1) * width + x];
    for (; first < from; first++) for (let x = 0; x < width; x++) sums[x] -= grey[first * width + x];
    let sum = 0;
    for (let x = 0; x < Math.min(around, width); x++) sum += sums[x];
    for (let x = 0; x < width; x++) {
      if (x + around < width) sum += sums[x + around];
      if (x - around - 1 >= 0) sum -= sums[x - around - 1];
      const columns = Math.min(width - 1, x + around) - Math.max(0, x - around) + 1;
      const away = grey[y * width + x] - sum / (columns * (to - from + 1));
      data[y * width + x] = Math.max(-MOST, Math.min(MOST, away));
    }
  }
  return { width, height, data, factor };
}

function greyOf({ width: from, data }: Raster, factor: number, width: number, height: number): Uint8Array {
  const grey = new Uint8Array(width * height);
  const row = new Float32Array(width);
  const area = factor * factor;
  for (let y = 0; y < height; y++) {
    row.fill(0);
    for (let dy = 0; dy < factor; dy++) {
      let at = (y * factor + dy) * from * 4;
      for (let x = 0; x < width; x++) {
        for (let dx = 0; dx < factor; dx++, at += 4) {
          row[x] += data[at] * 0.3 + data[at + 1] * 0.59 + data[at + 2] * 0.11;
        }
      }
    }
    for (let x = 0; x < width; x++) grey[y * width + x] = row[x] / area;
  }
  return grey;
}
