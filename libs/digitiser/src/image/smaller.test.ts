import { expect, it } from 'vitest';
import { blankRaster } from './raster.ts';
import { smaller } from './smaller.ts';

it('is made once for all who ask', () => {
  const picture = blankRaster(8, 6);
  const half = smaller(picture, 2);
  expect([half.width, half.height]).toEqual([4, 3]);
  expect(smaller(picture, 2)).toBe(half);
  expect(smaller(picture, 3).width).toBe(2);
  expect(smaller(picture, 1)).toBe(picture);
});
