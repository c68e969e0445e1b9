import { describe, expect, it } from 'vitest';
import { blankRaster } from '../image/raster.ts';
import { printText, typeface } from '../testing/print-text.ts';
import { isCutOff } from './cut-off.ts';
import { inkOf } from './ink.ts';

const FONT = typeface('DejaVuSans-Bold');

/** A zone with room on all sides of it. */
const MIDDLE = { left: 0.2, top: 0.4, right: 0.8, bottom: 0.6 };

/** The ink of a zone of 240 by 80 pixels in which a code is printed around a place. */
function zone(code: string, x: number, y: number, beside?: { text: string; x: number; y: number }): Float32Array {
  const image = blankRaster(240, 80);
  printText(image, FONT, code, x, y, 48, [20, 20, 20]);
  if (beside !== undefined) printText(image, FONT, beside.text, beside.x, beside.y, 30, [20, 20, 20]);
  return inkOf(image, [255, 255, 255]);
}

describe('isCutOff', () => {
  it.each([
    ['in its middle', zone('8-4', 120, 40), false],
    ['with its upper half outside', zone('8-4', 120, 8), true],
    ['with its lower half outside', zone('8-4', 120, 72), true],
    ['with its first figure halfway outside', zone('12-4', 52, 40), true],
    ['whole, beside print that only reaches in', zone('8-4', 80, 40, { text: 'XX', x: 200, y: 2 }), false],
  ])('a code %s: %s', (_, ink, is) => {
    expect(isCutOff(ink, 240, MIDDLE, '8-4')).toBe(is);
  });

  it('sees at the side of the counter that a code as broad as it is cut there, where half of a character is another', () => {
    const broad = { ...MIDDLE, left: 0.03, right: 0.97 };
    expect(isCutOff(zone('M-16-B', 154, 40), 240, broad, 'M-16-E')).toBe(true);
    expect(isCutOff(zone('M-16-B', 154, 40), 240, broad, 'M-16-B')).toBe(false);
    expect(isCutOff(zone('M-6-E', 120, 40), 240, broad, 'M-6-E')).toBe(false);
  });

  it('takes the rim of what is printed on the next counter for no character', () => {
    const ink = zone('8-4', 120, 40);
    for (let y = 25; y < 55; y++) for (let x = 232; x < 240; x++) ink[y * 240 + x] = 1;
    expect(isCutOff(ink, 240, { ...MIDDLE, right: 0.97 }, '8-4')).toBe(false);
  });

  it('takes no line of the die for a character', () => {
    const ink = zone('8-4', 120, 40);
    for (let x = 0; x < 240; x++) ink[x] = 1;
    for (let y = 0; y < 80; y++) ink[y * 240] = 1;
    expect(isCutOff(ink, 240, MIDDLE, '8-4')).toBe(false);
  });
});
