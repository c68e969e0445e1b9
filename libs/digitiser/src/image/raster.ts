/** A picture in memory: red, green, blue and opacity, a byte each, row by row from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A white picture. */
export function blankRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
}

/** A point of a picture, in pixels from its upper left corner; the middle of the first pixel is at 0.5. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Red, green and blue at a point between pixels, into `out` at `at`. Beyond the edge it goes on as at the edge. */
export function sample({ width, height, data }: Raster, x: number, y: number, out: Float32Array, at = 0): void {
  const px = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const py = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const column = Math.floor(px);
  const row = Math.floor(py);
  const right = px - column;
  const down = py - row;
  const first = (row * width + column) * 4;
  const step = column + 1 < width ? 4 : 0;
  const below = row + 1 < height ? width * 4 : 0;
  out[at] = between(data, first, step, below, right, down);
  out[at + 1] = between(data, first + 1, step, below, right, down);
  out[at + 2] = between(data, first + 2, step, below, right, down);
}

/** One channel between four pixels. Apart, because compilers take only small functions into the loops of others. */
function between(
  data: Uint8ClampedArray,
  at: number,
  step: number,
  below: number,
  right: number,
  down: number,
): number {
  const upper = data[at] * (1 - right) + data[at + step] * right;
  const lower = data[at + below] * (1 - right) + data[at + below + step] * right;
  return upper * (1 - down) + lower * down;
}

/** {@link sample} of points in a line, `step` of `across` apart, of which `middle` is the one in the middle of `out`. */
export function sampleAcross(image: Raster, middle: Point, across: Point, step: number, out: Float32Array): void {
  const half = (out.length / 3 - 1) / 2;
  for (let at = 0; at < out.length; at += 3) {
    const offset = (at / 3 - half) * step;
    sample(image, middle.x + across.x * offset, middle.y + across.y * offset, out, at);
  }
}

/** The picture at a whole fraction of its size, each pixel the mean of `factor` by `factor`. */
export function reduced(source: Raster, factor: number): Raster {
  if (factor <= 1) return source;
  const width = Math.floor(source.width / factor);
  const height = Math.floor(source.height / factor);
  const result = blankRaster(width, height);
  const area = factor * factor;
  const sums = new Uint32Array(width * 3);
  for (let y = 0; y < height; y++) {
    sums.fill(0);
    // Along the rows, as they lie in memory: a scan has tens of millions of pixels.
    for (let dy = 0; dy < factor; dy++) {
      let at = (y * factor + dy) * source.width * 4;
      for (let x = 0; x < sums.length; x += 3) {
        for (let dx = 0; dx < factor; dx++, at += 4) {
          sums[x] += source.data[at];
          sums[x + 1] += source.data[at + 1];
          sums[x + 2] += source.data[at + 2];
        }
      }
    }
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++) {
        result.data[(y * width + x) * 4 + channel] = sums[x * 3 + channel] / area;
      }
    }
  }
  return result;
}
