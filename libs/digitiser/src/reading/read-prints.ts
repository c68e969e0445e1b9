// What stands in one zone of the counters of a group: all that reads it, and what speaks against taking it.
import type { QuarterTurn } from '../image/quarter-turn.ts';
import type { Raster } from '../image/raster.ts';
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

/** What is read at once: a part of one counter. It is cut out once in each size. */
export class Print {
  readonly zone: Zone;
  readonly #sheet: SheetToRead;
  readonly #spot: Spot;
  readonly #turn: QuarterTurn;
  readonly #upright = new Map<number, Raster>();

  /** @param turn by how much it is turned clockwise to be read, from how it stands on an upright counter */
  constructor(sheet: SheetToRead, spot: Spot, zone: Zone, turn: QuarterTurn) {
    this.zone = zone;
    this.#sheet = sheet;
    this.#spot = spot;
    this.#turn = turn;
  }

  /** How it stands on an upright counter that is so many pixels high. */
  upright(size: number): Raster {
    const { image, grid, turn } = this.#sheet;
    const known = this.#upright.get(size);
    if (known !== undefined) return known;
    const picture = counterImage(image, grid, this.#spot, size, this.zone, turn);
    this.#upright.set(size, picture);
    return picture;
  }

  /** What is seen there, without the space around it. */
  async read(reader: TextReader, size: number, draw: typeof inkImage): Promise<string> {
    const picture = turnedRaster(this.upright(size), this.#turn);
    return (await reader.read(draw(picture, paperOf(picture), FRAME), 'line')).trim();
  }
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
export async function readPrints(prints: readonly Print[], reader: TextReader): Promise<string[]> {
  const read = async (print: Print, size: number, draw: typeof inkImage): Promise<string> =>
    (await print.read(reader, size, draw)) || print.read(reader, AGAIN, draw);
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
export async function readRoughly(prints: readonly Print[], reader: TextReader): Promise<string[]> {
  return Promise.all(prints.slice(0, MOST_TWICE).map((print) => print.read(reader, SIZES.ink, inkImage)));
}

/** What the print itself says of a reading, for comparison with other prints of the sheet. */
export function printRead(
  prints: readonly Print[],
  { accepted, candidates }: CodeVerdict,
): PrintRead & { readonly isCutOff: boolean } {
  const code = accepted?.text ?? candidates[0]?.code.text ?? null;
  if (code === null) return { code, isSure: false, glyphs: null, isCutOff: false };
  const tidy = tidyCode(code);
  let glyphs: readonly Glyph[] | null = null;
  let cutOff = 0;
  for (const [index, print] of prints.entries()) {
    if (glyphs !== null && index >= LOOKED_AT) break;
    const picture = print.upright(SIZES.ink);
    const ink = inkOf(picture, paperOf(picture));
    glyphs ??= glyphsOf(ink, picture.width, tidy.length);
    if (index < LOOKED_AT && isCutOff(ink, picture.width, print.zone, tidy)) cutOff += 1;
  }
  const isCut = cutOff * 2 > Math.min(LOOKED_AT, prints.length);
  return { code, isSure: accepted !== null && !isCut, glyphs, isCutOff: isCut };
}
