import { describe, expect, it } from 'vitest';
import { blankRaster, type Raster } from '../image/raster.ts';
import { WHOLE } from './counter-image.ts';
import { withinCutLines } from './cut-lines.ts';

const SIZE = 100;
const PAPER = [200, 180, 140] as const;
const INK = [20, 20, 20] as const;

/** A counter with paper alone but where `isInk`. */
function counter(isInk: (x: number, y: number) => boolean): Raster {
  const image = blankRaster(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) image.data.set(isInk(x, y) ? INK : PAPER, (y * SIZE + x) * 4);
  }
  return image;
}

const isCutLeft = (x: number): boolean => x < 3;
const isCutBelow = (_: number, y: number): boolean => y >= 98;
/** The first stem of a letter in the lowest third of the counter, near its left edge. */
const isStem = (x: number, y: number): boolean => x >= 8 && x < 11 && y >= 68 && y < 92;

describe('withinCutLines', () => {
  it('leaves out the cut lines, on the sides where there are any', () => {
    const { left, top, right, bottom } = withinCutLines(
      WHOLE,
      counter((x, y) => isCutLeft(x) || isCutBelow(x, y)),
    );
    expect(left).toBeGreaterThanOrEqual(0.03);
    expect(left).toBeLessThan(0.06);
    expect([top, right]).toEqual([0, 1]);
    expect(bottom).toBeLessThanOrEqual(0.98);
    expect(bottom).toBeGreaterThan(0.95);
  });

  it('leaves out a light line, in which there is little ink, but everywhere', () => {
    const light = counter((x, y) => x > 30 && x < 60 && y > 70 && y < 90);
    for (let y = 0; y < SIZE; y++) {
      for (let x = 4; x < 6; x++) light.data.set([250, 250, 248], (y * SIZE + x) * 4);
    }
    const { left, top, right, bottom } = withinCutLines(WHOLE, light);
    expect(left).toBeGreaterThanOrEqual(0.06);
    expect(left).toBeLessThan(0.09);
    expect([top, right, bottom]).toEqual([0, 1, 1]);
  });

  it('keeps the stem of a letter near the edge, beside a cut line too', () => {
    const zone = { left: 0.03, top: 0.64, right: 0.97, bottom: 0.97 };
    expect(withinCutLines(zone, counter(isStem))).toEqual(zone);
    const { left } = withinCutLines(
      WHOLE,
      counter((x, y) => isCutLeft(x) || isStem(x, y)),
    );
    expect(left).toBeGreaterThanOrEqual(0.03);
    expect(left).toBeLessThan(0.08);
  });

  it('keeps a field of another colour, which is no line', () => {
    expect(
      withinCutLines(
        WHOLE,
        counter((_, y) => y < 25),
      ),
    ).toEqual(WHOLE);
  });

  it('leaves a zone as it is that lies farther in', () => {
    const zone = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 };
    expect(
      withinCutLines(
        zone,
        counter((x, y) => isCutLeft(x) || isCutBelow(x, y)),
      ),
    ).toEqual(zone);
  });
});
