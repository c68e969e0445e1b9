import { describe, expect, it } from 'vitest';
import { QUARTER_TURNS } from './quarter-turn.ts';
import { blankRaster, type Raster } from './raster.ts';
import { turnedRaster } from './turned-raster.ts';

/** Pixels of three by two, told apart by their red. */
function pixels(): Raster {
  const raster = blankRaster(3, 2);
  for (let pixel = 0; pixel < 6; pixel++) raster.data[pixel * 4] = pixel;
  return raster;
}

function reds({ data }: Raster): number[] {
  return Array.from(data.filter((_, at) => at % 4 === 0));
}

describe('turnedRaster', () => {
  it.each([
    [0, [0, 1, 2, 3, 4, 5]],
    [90, [3, 0, 4, 1, 5, 2]],
    [180, [5, 4, 3, 2, 1, 0]],
    [270, [2, 5, 1, 4, 0, 3]],
  ] as const)('turns a picture clockwise by %d degrees', (by, expected) => {
    const turned = turnedRaster(pixels(), by);
    expect(reds(turned)).toEqual(expected);
    expect(turned.width).toBe(by % 180 === 0 ? 3 : 2);
  });

  it('turns it back', () => {
    for (const by of QUARTER_TURNS) {
      const back = QUARTER_TURNS[(4 - QUARTER_TURNS.indexOf(by)) % 4];
      expect(turnedRaster(turnedRaster(pixels(), by), back)).toEqual(pixels());
    }
  });
});
