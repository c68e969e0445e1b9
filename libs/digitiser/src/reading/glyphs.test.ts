import { describe, expect, it } from 'vitest';
import { blankRaster, type Raster } from '../image/raster.ts';
import { inkOf } from '../sheet/ink.ts';
import { printText, typeface } from '../testing/print-text.ts';
import { glyphsOf, unlikeness, type Glyph } from './glyphs.ts';

const FONT = typeface('DejaVuSans-Bold');
const INK = [20, 20, 20] as const;

function printed(text: string, size = 40): Raster {
  const image = blankRaster(240, 80);
  printText(image, FONT, text, 120, 40, size, INK);
  return image;
}

function glyphs(image: Raster, characters: number): Glyph[] | null {
  return glyphsOf(inkOf(image, [255, 255, 255]), image.width, characters);
}

describe('glyphsOf', () => {
  it('takes a line apart from the left', () => {
    const [p, dash, eight] = glyphs(printed('P-8-B'), 5) ?? [];
    const [alone] = glyphs(printed('P'), 1) ?? [];
    expect(unlikeness(p, alone)).toBeLessThan(0.1);
    expect(unlikeness(p, eight)).toBeGreaterThan(0.2);
    expect(unlikeness(dash, eight)).toBeGreaterThan(0.5);
  });

  it('passes over what is left of a cut line, and over dirt', () => {
    const image = printed('M-4');
    for (let y = 0; y < 80; y++) image.data.set([30, 30, 30], y * 240 * 4);
    for (let x = 0; x < 240; x++) image.data.set([30, 30, 30], (79 * 240 + x) * 4);
    image.data.set([20, 20, 20], (40 * 240 + 230) * 4);
    expect(glyphs(image, 3)).toHaveLength(3);
  });

  it('says nothing of a line that does not come apart into so many', () => {
    expect(glyphs(printed('M-4'), 4)).toBeNull();
    expect(glyphs(blankRaster(240, 80), 1)).toBeNull();
  });

  it('knows a letter again in another size', () => {
    const [large] = glyphs(printed('B', 50), 1) ?? [];
    const [small] = glyphs(printed('B', 30), 1) ?? [];
    expect(unlikeness(large, small)).toBeLessThan(0.12);
    expect(unlikeness(large, large)).toBe(0);
  });
});
