import { createNumbering, Grid, type NumberingSpec } from '@hexwright/hex';
import { describe, expect, it } from 'vitest';
import { blankRaster } from '../image/raster.ts';
import { centreOf } from './lattice.ts';
import { onScan, type MapFit } from './map-fit.ts';
import { PrintedNumbers } from './printed-number.ts';

const grid = new Grid({ orientation: 'pointy', columns: 12, rows: 10, shift: 'even' });
const SPACING = 60;
const fit: MapFit = { matrix: [SPACING, 0, 60, 0, SPACING, 60, 0, 0], bend: 0, width: 800, height: 640 };
const all = Array.from({ length: grid.count }, (_, hex) => hex);

/** A scan on which there is ink in each hex, so far below its centre and beside it. */
function inked(below: number, beside = 0) {
  const image = blankRaster(fit.width, fit.height);
  for (const hex of all) {
    const { x, y } = onScan(fit, centreOf(grid, hex));
    for (let row = -3; row < 4; row++) {
      const at = ((Math.round(y + below * SPACING) + row) * image.width + Math.round(x + beside * SPACING) - 6) * 4;
      image.data.fill(0, at, at + 12 * 4);
    }
  }
  return image;
}

/** What is read on some hexes of such a scan, and how often the reader was asked. */
async function readOn(
  hexes: readonly number[],
  below: number,
  spec: NumberingSpec,
  texts: readonly string[],
  beside = 0,
) {
  let asked = 0;
  const reader = { read: () => Promise.resolve(texts[asked++] ?? '') };
  const map = { grid, numbering: createNumbering(spec, grid) };
  const numbers = new PrintedNumbers(inked(below, beside), { grid, fit }, map, reader);
  const found: number[] = [];
  for (const hex of hexes) found.push(await numbers.on(hex));
  return { found, asked };
}

describe('PrintedNumbers', () => {
  it('are read at the top, at the foot and in the middle of hexes, by their letters and digits alone', async () => {
    for (const below of [-0.36, 0.3, 0]) {
      expect((await readOn([5], below, { preset: 'column-row' }, [' “0304', ' “0304'])).found).toEqual([
        grid.hexAt(2, 3),
      ]);
    }
  });

  it.each([-0.38, 0.38])('are read in a corner of hexes, %d of a hex beside their middle', async (beside) => {
    const read = await readOn([5], -0.3, { preset: 'column-row' }, ['0304'], beside);
    expect(read).toEqual({ found: [grid.hexAt(2, 3)], asked: 1 });
  });

  it('may lack the zero that the map does not print before a point', async () => {
    const parted: NumberingSpec = { preset: 'column-row', separator: '.' };
    expect((await readOn([5, 6], -0.36, parted, ['3.04', '12.4'])).found).toEqual([
      grid.hexAt(2, 3),
      grid.hexAt(11, 3),
    ]);
  });

  it('are looked for where others stood, and nowhere where there is no ink', async () => {
    const texts = ['0101', '0201', '0301', 'x', 'x'];
    expect(await readOn([0, 1, 2, 3, 4], -0.36, { preset: 'column-row' }, texts)).toEqual({
      found: [0, 1, 2, -1, -1],
      asked: 5,
    });
    const FAR_BELOW_THE_SCAN = 100;
    expect((await readOn([0, 1], FAR_BELOW_THE_SCAN, { preset: 'column-row' }, ['0101'])).asked).toBe(0);
  });
});
