// Which cells of a sheet belong together: print runs across the middle of a double counter, and no line does.
import type { Raster } from '../image/raster.ts';
import { colorDistance, labOf } from './colors.ts';
import { counterImage, type Spot } from './counter-image.ts';
import type { Grid } from './grid.ts';
import { inkOf, paperOf } from './ink.ts';
import { atReadingSize } from './reading-size.ts';

const CELL_PIXELS = 64;
/** Ink so near to the line, in cells, crosses it. */
const NEAR = 0.055;
/** The share of the height on which ink crosses: names and codes of double counters reach this, those of single ones less. */
const LEAST_CROSSING = 0.28;
/** Ink on more than this is a line, where the die cuts. */
const LINE = 0.75;
/** Papers farther apart than this are those of two counters. */
const TWO_PAPERS = 9;

/** The counters on a sheet, row by row: singles, and doubles over two cells of a row. */
export function findCounters(picture: Raster, place: Grid): Spot[] {
  const { image, grid } = atReadingSize(picture, place);
  const { rows, columns } = grid.layout;
  const spots: Spot[] = [];
  for (let row = 0; row < rows; row++) {
    const papers = Array.from({ length: columns }, (_, column) =>
      labOf(paperOf(counterImage(image, grid, { row, column, span: 1 }, CELL_PIXELS / 2))),
    );
    let column = 0;
    while (column < columns) {
      const isDouble =
        column + 1 < columns &&
        colorDistance(papers[column], papers[column + 1]) <= TWO_PAPERS &&
        isPrintedAcross(image, grid, row, column);
      const span = isDouble ? 2 : 1;
      spots.push({ row, column, span });
      column += span;
    }
  }
  return spots;
}

/** Whether a cell and the next are one counter, if they are on one paper. */
function isPrintedAcross(image: Raster, grid: Grid, row: number, column: number): boolean {
  const both = counterImage(image, grid, { row, column, span: 2 }, CELL_PIXELS);
  const ink = inkOf(both, paperOf(both));
  const reach = Math.ceil(NEAR * CELL_PIXELS);
  const middle = both.width / 2;
  let crossing = 0;
  let touched = 0;
  for (let y = 0; y < both.height; y++) {
    let covered = 0;
    for (let x = middle - reach; x < middle + reach; x++) covered += ink[y * both.width + x] > 0.5 ? 1 : 0;
    if (covered > 0) touched += 1;
    if (covered > 1) crossing += 1;
  }
  return crossing >= both.height * LEAST_CROSSING && touched <= both.height * LINE;
}
