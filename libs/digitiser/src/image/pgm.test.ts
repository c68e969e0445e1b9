import { expect, it } from 'vitest';
import { pgmOf } from './pgm.ts';
import { blankRaster } from './raster.ts';

it('is a head that tells the size, and a byte a pixel', () => {
  const image = blankRaster(3, 2);
  image.data[4] = 7;
  const file = pgmOf(image);
  expect(new TextDecoder('latin1').decode(file.subarray(0, 11))).toBe('P5\n3 2\n255\n');
  expect([...file.subarray(11)]).toEqual([255, 7, 255, 255, 255, 255]);
});
