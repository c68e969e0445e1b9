import { describe, expect, it } from 'vitest';
import { blankRaster } from '../image/raster.ts';
import { cellCorners, straightGrid } from './grid.ts';
import { atReadingSize } from './reading-size.ts';

/** A grid of three cells by two, each so many pixels wide and high. */
function gridOf(cell: number): ReturnType<typeof straightGrid> {
  return straightGrid({ columns: 3, rows: 2 }, [
    { x: cell, y: cell },
    { x: cell * 4, y: cell },
    { x: cell * 4, y: cell * 3 },
    { x: cell, y: cell * 3 },
  ]);
}

describe('atReadingSize', () => {
  it('leaves what has no more pixels than reading needs', () => {
    const [image, grid] = [blankRaster(750, 600), gridOf(150)];
    expect(atReadingSize(image, grid)).toEqual({ image, grid });
  });

  it('makes a picture of twice that smaller, and the grid with it', () => {
    const { image, grid } = atReadingSize(blankRaster(1500, 1200), gridOf(300));
    expect([image.width, image.height]).toEqual([750, 600]);
    expect(cellCorners(grid, 1, 2)[2]).toEqual({ x: 600, y: 450 });
  });
});
