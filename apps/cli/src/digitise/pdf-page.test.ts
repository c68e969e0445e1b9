import { blankRaster, type ImageReading } from '@hexwright/digitiser';
import { describe, expect, it } from 'vitest';
import { pdfOf } from '../testing/pdf-file.ts';
import { drawPage, isPdf } from './pdf-page.ts';

/** Red above, blue below. */
function flag(): ReturnType<typeof blankRaster> {
  const image = blankRaster(120, 80);
  for (let pixel = 0; pixel < 120 * 80; pixel++) {
    image.data.set(pixel < 120 * 40 ? [255, 0, 0, 255] : [0, 0, 255, 255], pixel * 4);
  }
  return image;
}

const FILE = pdfOf([flag()], 144);
const message = (reading: ImageReading): string => (reading.ok ? 'drawn' : reading.problem.message);

describe('a page of a PDF file', () => {
  it('is drawn as finely as is asked, upright', async () => {
    const reading = await drawPage('flag.pdf page 2', FILE, { number: 2, dpi: 144 });
    if (!reading.ok) throw new Error(reading.problem.message);
    const { width, height, data } = reading.image;
    expect([width, height]).toEqual([120, 80]);
    const at = (x: number, y: number): readonly number[] => [
      ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
    ];
    expect(at(60, 10)).toEqual([255, 0, 0]);
    expect(at(60, 70)).toEqual([0, 0, 255]);
    const fine = await drawPage('flag.pdf page 2', FILE, { number: 2, dpi: 288 });
    expect(fine.ok && fine.image.width).toBe(240);
  });

  it('is refused in words where it is not there, too large, or no PDF file', async () => {
    const draw = (number: number, dpi: number, bytes = FILE): Promise<string> =>
      drawPage('flag.pdf page 9', bytes, { number, dpi }).then(message);
    expect(await draw(9, 144)).toBe('flag.pdf page 9 is not there: the file has 2 pages.');
    expect(await draw(1, 9000)).toContain('too large at 9000 dpi');
    expect(await draw(1, 144, Buffer.from('%PDF-1.4 and no more'))).toContain('cannot be read to its end');
    expect(isPdf(FILE)).toBe(true);
    expect(isPdf(Buffer.from('no such thing'))).toBe(false);
  });
});
