import { expect, it } from 'vitest';
import { QUARTER_TURNS, type QuarterTurn } from '../image/quarter-turn.ts';
import { straightGrid } from '../sheet/grid.ts';
import { blankRaster } from '../image/raster.ts';
import { language } from '../testing/language.ts';
import { USUAL_ZONES, type SheetToRead } from './sheet-to-read.ts';
import { turnOfCounters } from './turn-of-counters.ts';

const image = blankRaster(120, 120);
const CORNERS = [
  { x: 10, y: 10 },
  { x: 35, y: 10 },
  { x: 35, y: 110 },
  { x: 10, y: 110 },
] as const;
const grid = straightGrid({ rows: 4, columns: 1 }, CORNERS);

/** A sheet of four counters whose upper left corner is black as they lie. */
function sheet(turn: QuarterTurn): SheetToRead {
  const spots = [0, 1, 2, 3].map((row) => ({ row, column: 0, span: 1 as const }));
  return { image, grid, spots, zones: USUAL_ZONES, turn, language: language(), lexicon: [], drawn: [] };
}

it.each(QUARTER_TURNS.flatMap((supposed) => QUARTER_TURNS.map((turn) => [supposed, turn] as const)))(
  'finds counters that are supposed to lie at %d degrees and lie at %d',
  async (supposed, turn) => {
    // Four counters are read each way: first as supposed, then the other way up, then on their sides.
    const ways = [supposed, (supposed + 180) % 360, ...QUARTER_TURNS.filter((one) => (one - supposed) % 180 !== 0)];
    let count = 0;
    const reader = { read: () => Promise.resolve(ways[Math.floor(count++ / 4)] === turn ? 'P-6-B' : 'V-9-B') };
    expect(await turnOfCounters(sheet(supposed), reader)).toBe(turn);
    // Sides are not looked at where codes stand upright or upside-down.
    expect(count).toBe((turn - supposed) % 180 === 0 ? 8 : ways.indexOf(turn) === 2 ? 12 : 16);
  },
);

it('leaves them as supposed where there are no codes', async () => {
  expect(await turnOfCounters(sheet(90), { read: () => Promise.resolve('') })).toBe(90);
});
