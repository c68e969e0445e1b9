import { expect, it } from 'vitest';
import { blankRaster } from './raster.ts';
import { smaller } from './smaller.ts';

it('is made once for all who ask, until they ask for another', () => {
  const [front, back] = [blankRaster(8, 6), blankRaster(8, 6)];
  const half = smaller(front, 2);
  expect([half.width, half.height]).toEqual([4, 3]);
  expect(smaller(front, 3).width).toBe(2);
  expect(smaller(front, 2)).toBe(half);
  expect(smaller(back, 2)).not.toBe(half);
  expect(smaller(front, 2)).not.toBe(half);
  expect(smaller(front, 1)).toBe(front);
});
