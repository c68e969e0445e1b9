import { describe, expect, it } from 'vitest';
import { blankRaster } from '../image/raster.ts';
import { inkOf } from '../sheet/ink.ts';
import { language } from '../testing/language.ts';
import { printText, typeface } from '../testing/print-text.ts';
import { comparePrints, type PrintRead } from './compare-print.ts';
import { glyphsOf } from './glyphs.ts';

const FONT = typeface('DejaVuSans-Bold');
const codes = language();

/** What is printed, and what was read there. */
function print(printed: string, read = printed, isSure = true): PrintRead {
  const image = blankRaster(240, 80);
  printText(image, FONT, printed, 120, 40, 36, [20, 20, 20]);
  return { code: read, isSure, glyphs: glyphsOf(inkOf(image, [255, 255, 255]), 240, printed.length) };
}

const SHEET = [print('P-6-B'), print('M-8-B'), print('M-6-E'), print('P-8-E'), print('L-6-A'), print('L-8-A')];

describe('comparePrints', () => {
  it('confirms what looks like the others of its letters', () => {
    expect(comparePrints([...SHEET, print('P-6-E')], codes).at(-1)).toEqual({ is: 'confirmed' });
  });

  it.each([
    ['P-6-B', 'P-6-E'],
    ['M-8-A', 'M-6-A'],
  ])('doubts %s read as %s, each time the same', (printed, read) => {
    expect(comparePrints([...SHEET, print(printed, read)], codes).at(-1)).toEqual({ is: 'doubted', mayBe: printed });
  });

  it('doubts a letter that no other has, if it looks like one that others have', () => {
    expect(comparePrints([print('P-6-B'), print('P-6-B', 'P-6-D')], codes)[1]).toMatchObject({ is: 'doubted' });
    expect(comparePrints([print('P-6-B'), print('P-6-D')], codes)[1]).toEqual({ is: 'unknown' });
  });

  it('compares with readings only that are sure', () => {
    const unsure = SHEET.map((one) => ({ ...one, isSure: false }));
    expect(comparePrints([...unsure, print('P-6-B')], codes).at(-1)).toEqual({ is: 'unknown' });
  });

  it('says nothing of what was not read, or does not come apart', () => {
    const nothing: PrintRead = { code: null, isSure: false, glyphs: null };
    expect(comparePrints([...SHEET, nothing, { ...SHEET[0], glyphs: null }], codes).slice(-2)).toEqual([
      { is: 'unknown' },
      { is: 'unknown' },
    ]);
  });
});
