/** Fast Fourier transforms of square pictures whose side is a power of two, in place. */

/** Transforms a square of complex numbers, `side` by `side`; back again where `isInverse`, without dividing by their count. */
export function transformSquare(real: Float64Array, imaginary: Float64Array, side: number, isInverse: boolean): void {
  const [re, im] = [new Float64Array(side), new Float64Array(side)];
  const along = (first: number, step: number): void => {
    for (let at = 0; at < side; at++) [re[at], im[at]] = [real[first + at * step], imaginary[first + at * step]];
    transform(re, im, isInverse);
    for (let at = 0; at < side; at++) [real[first + at * step], imaginary[first + at * step]] = [re[at], im[at]];
  };
  for (let row = 0; row < side; row++) along(row * side, 1);
  for (let column = 0; column < side; column++) along(column, side);
}

/** Cooley and Tukey: places in the order of their digits read backwards, then pairs, fours, eights. */
function transform(re: Float64Array, im: Float64Array, isInverse: boolean): void {
  const { length } = re;
  for (let at = 1, swapped = 0; at < length; at++) {
    let bit = length >> 1;
    for (; (swapped & bit) !== 0; bit >>= 1) swapped ^= bit;
    swapped ^= bit;
    if (at < swapped) {
      [re[at], re[swapped]] = [re[swapped], re[at]];
      [im[at], im[swapped]] = [im[swapped], im[at]];
    }
  }
  for (let size = 2; size <= length; size *= 2) {
    const angle = ((isInverse ? 2 : -2) * Math.PI) / size;
    const half = size >> 1;
    for (let step = 0; step < half; step++) {
      const [cos, sin] = [Math.cos(angle * step), Math.sin(angle * step)];
      for (let at = step; at < length; at += size) {
        const other = at + half;
        const [x, y] = [re[other] * cos - im[other] * sin, re[other] * sin + im[other] * cos];
        [re[other], im[other]] = [re[at] - x, im[at] - y];
        re[at] += x;
        im[at] += y;
      }
    }
  }
}
