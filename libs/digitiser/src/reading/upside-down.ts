import type { Language } from '../pattern/language.ts';
import { tidyCode } from '../pattern/tidy-code.ts';
import { counterImage, WHOLE, type Spot } from '../sheet/counter-image.ts';
import { withinCutLines } from '../sheet/cut-lines.ts';
import { inkImage, paperOf } from '../sheet/ink.ts';
import type { SheetToRead } from './read-sheet-image.ts';
import type { TextReader } from './text-reader.ts';

/** So many counters vote on which way up the sheet lies. */
const VOTERS = 10;
const SIZE = 240;
const FRAME = 14;

/** Whether a sheet lies upside-down: some of its counters are read both ways, and codes are counted. */
export async function liesUpsideDown(sheet: Omit<SheetToRead, 'isTurned'>, reader: TextReader): Promise<boolean> {
  const { spots } = sheet;
  const step = Math.max(1, Math.floor(spots.length / VOTERS));
  let votes = 0;
  for (const spot of spots.filter((_, index) => index % step === 0).slice(0, VOTERS)) {
    votes += (await isCode(sheet, spot, true, reader)) ? 1 : 0;
    votes -= (await isCode(sheet, spot, false, reader)) ? 1 : 0;
  }
  return votes > 0;
}

async function isCode(
  { image, grid, zones, language }: { readonly language: Language } & Omit<SheetToRead, 'isTurned'>,
  spot: Spot,
  isTurned: boolean,
  reader: TextReader,
): Promise<boolean> {
  const clear = withinCutLines(zones.code, counterImage(image, grid, spot, SIZE, WHOLE, isTurned));
  const picture = counterImage(image, grid, spot, SIZE, clear, isTurned);
  const reading = await reader.read(inkImage(picture, paperOf(picture), FRAME), 'line');
  return language.codes.has(tidyCode(reading));
}
