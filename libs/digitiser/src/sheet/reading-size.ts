import type { Raster } from '../image/raster.ts';
import { smaller } from '../image/smaller.ts';
import { scaledGrid, type Grid } from './grid.ts';

/** So many pixels of a cell are enough to read it, 300 dots to the inch. More of them take longer, and say nothing more. */
const ENOUGH = 150;

/** A picture and its grid with no more pixels than reading needs. */
export function atReadingSize(image: Raster, grid: Grid): { readonly image: Raster; readonly grid: Grid } {
  const {
    corners: [one, two, , four],
    layout,
  } = grid;
  const width = Math.hypot(two.x - one.x, two.y - one.y) / layout.columns;
  const height = Math.hypot(four.x - one.x, four.y - one.y) / layout.rows;
  const factor = Math.floor(Math.min(width, height) / ENOUGH);
  return factor <= 1 ? { image, grid } : { image: smaller(image, factor), grid: scaledGrid(grid, 1 / factor) };
}
