// What stands in one zone of the counters of a group: all that reads it, and what speaks against taking it.
import type { QuarterTurn } from '../image/quarter-turn.ts';
import { turnedRaster } from '../image/turned-raster.ts';
import { counterImage, type Spot, type Zone } from '../sheet/counter-image.ts';
import { isCutOff } from '../sheet/cut-off.ts';
import { greyImage, inkImage, inkOf, paperOf } from '../sheet/ink.ts';
import { tidyCode } from '../pattern/tidy-code.ts';
import type { CodeVerdict } from './accept.ts';
import type { PrintRead } from './compare-print.ts';
import { glyphsOf, type Glyph } from './glyphs.ts';
import type { SheetToRead } from './sheet-to-read.ts';
import type { TextReader } from './text-reader.ts';

/** What is read at once: a part of one counter. */
export interface Print {
  readonly spot: Spot;
  readonly zone: Zone;
  /** By how much it is turned clockwise to be read, from how it stands on an upright counter. */
  readonly turn: QuarterTurn;
}

/** So many counters of a group are read in two ways, the others in one. */
const MOST_TWICE = 3;
/** A group with fewer is read in two more ways. */
const FEW = 2;
/** Letters of codes are read at about forty pixels' height. */
const SIZES = { ink: 240, grey: 200, small: 170 } as const;
/** Where nothing is seen, as in print that is large and alone, it is looked for at half the size. */
const AGAIN = 120;
const FRAME = 14;
/** So many counters of a group are looked at for print that goes on beyond the zone. */
const LOOKED_AT = 3;

/** All readings of the prints of a group, in a fixed order. */
export async function readPrints(sheet: SheetToRead, prints: readonly Print[], reader: TextReader): Promise<string[]> {
  const { image, grid, turn } = sheet;
  const seen = async ({ spot, zone, turn: own }: Print, size: number, draw: typeof inkImage): Promise<string> => {
    const picture = turnedRaster(counterImage(image, grid, spot, size, zone, turn), own);
    return (await reader.read(draw(picture, paperOf(picture), FRAME), 'line')).trim();
  };
  const read = async (print: Print, size: number, draw: typeof inkImage): Promise<string> =>
    (await seen(print, size, draw)) || seen(print, AGAIN, draw);
  return Promise.all(
    prints.flatMap((print, index) => [
      // Every counter is read: should one have come into the group by mistake, its reading contradicts the others.
      read(print, SIZES.ink, inkImage),
      ...(index < MOST_TWICE ? [read(print, SIZES.grey, greyImage)] : []),
      ...(prints.length > FEW ? [] : [read(print, SIZES.small, inkImage), read(print, SIZES.ink, greyImage)]),
    ]),
  );
}

/** A few readings of the prints of a group, where a person looks at them anyway. */
export async function readRoughly(sheet: SheetToRead, prints: readonly Print[], reader: TextReader): Promise<string[]> {
  const { image, grid, turn } = sheet;
  return Promise.all(
    prints.slice(0, MOST_TWICE).map(async ({ spot, zone, turn: own }) => {
      const picture = turnedRaster(counterImage(image, grid, spot, SIZES.ink, zone, turn), own);
      return (await reader.read(inkImage(picture, paperOf(picture), FRAME), 'line')).trim();
    }),
  );
}

/** What the print itself says of a reading, for comparison with other prints of the sheet. */
export function printRead(
  { image, grid, turn }: SheetToRead,
  prints: readonly Print[],
  { accepted, candidates }: CodeVerdict,
): PrintRead & { readonly isCutOff: boolean } {
  const code = accepted?.text ?? candidates[0]?.code.text ?? null;
  if (code === null) return { code, isSure: false, glyphs: null, isCutOff: false };
  const tidy = tidyCode(code);
  let glyphs: readonly Glyph[] | null = null;
  let cutOff = 0;
  for (const [index, { spot, zone }] of prints.entries()) {
    if (glyphs !== null && index >= LOOKED_AT) break;
    const picture = counterImage(image, grid, spot, SIZES.ink, zone, turn);
    const ink = inkOf(picture, paperOf(picture));
    glyphs ??= glyphsOf(ink, picture.width, tidy.length);
    if (index < LOOKED_AT && isCutOff(ink, picture.width, zone, tidy)) cutOff += 1;
  }
  const isCut = cutOff * 2 > Math.min(LOOKED_AT, prints.length);
  return { code, isSure: accepted !== null && !isCut, glyphs, isCutOff: isCut };
}
