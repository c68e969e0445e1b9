import { expect, it } from 'vitest';
import { blankRaster } from '../image/raster.ts';
import { TesseractReader } from './tesseract-reader.ts';

it('tells Tesseract how the print is laid out, where it is laid out otherwise than before', async () => {
  const told: (string | undefined)[] = [];
  const reader = new TesseractReader({
    set: ({ tessedit_pageseg_mode }) => Promise.resolve(told.push(tessedit_pageseg_mode)),
    recognize: (picture) => Promise.resolve(new TextDecoder('latin1').decode(picture.subarray(0, 6))),
  });
  const seen = [];
  for (const layout of ['line', 'line', 'block'] as const) seen.push(await reader.read(blankRaster(3, 2), layout));
  expect(told).toEqual(['7', '6']);
  expect(seen).toEqual(['P5\n3 2', 'P5\n3 2', 'P5\n3 2']);
});
