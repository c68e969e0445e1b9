import { describe, expect, it } from 'vitest';
import { blankRaster, type Raster } from '../image/raster.ts';
import { greyImage, inkImage, inkOf, paperOf } from './ink.ts';

const PAPER = [200, 180, 140] as const;

/** Paper with a dark line along its left edge and a dark square in its middle. */
function counter(): Raster {
  const image = blankRaster(40, 30);
  for (let y = 0; y < 30; y++) {
    for (let x = 0; x < 40; x++) {
      const isInk = x < 2 || (x >= 15 && x < 25 && y >= 10 && y < 20);
      image.data.set(isInk ? [20, 20, 20] : PAPER, (y * 40 + x) * 4);
    }
  }
  return image;
}

describe('ink', () => {
  it('is what differs from the paper, which most of a counter is', () => {
    const image = counter();
    expect(paperOf(image)).toEqual([...PAPER]);
    const ink = inkOf(image, PAPER);
    expect([ink[15 * 40 + 20], ink[15 * 40 + 10], ink[0]]).toEqual([1, 0, 1]);
  });

  it('is black on white in a frame, or grey', () => {
    const drawn = inkImage(counter(), PAPER, 5);
    const at = (x: number, y: number): number => drawn.data[(y * drawn.width + x) * 4];
    expect([drawn.width, drawn.height, at(0, 0), at(25, 20), at(12, 8)]).toEqual([50, 40, 255, 0, 255]);
    expect(greyImage(counter(), PAPER, 0).data[(15 * 40 + 20) * 4]).toBeLessThan(60);
  });

  it('is dark in grey where it is light on a dark paper', () => {
    const image = counter();
    const dark = [90, 60, 50] as const;
    for (let at = 0; at < image.data.length; at += 4)
      image.data.set(image.data[at] === 20 ? [250, 250, 250] : dark, at);
    const grey = greyImage(image, dark, 0);
    expect([grey.data[(15 * 40 + 20) * 4] < 60, grey.data[(15 * 40 + 10) * 4]]).toEqual([true, 255]);
  });
});
