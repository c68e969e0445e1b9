import { describe, expect, it } from 'vitest';
import { blankRaster, type Raster } from '../image/raster.ts';
import { edgeProfile } from './edge-profile.ts';

/** A faint line at height 30, and letters below it: strokes of three pixels and gaps of four, over all of the width. */
function lineWithLetters(paper: number, line: number, ink: number): Raster {
  const image = blankRaster(100, 60);
  for (let y = 0; y < 60; y++) {
    for (let x = 0; x < 100; x++) {
      const isLetter = y >= 37 && y < 45 && x % 7 < 3;
      const value = isLetter ? ink : y === 30 || y === 31 ? line : paper;
      image.data.set([value, value, value, 255], (y * 100 + x) * 4);
    }
  }
  return image;
}

describe('edgeProfile', () => {
  it.each([
    ['dark letters on paper', 215, 190, 25],
    ['light letters on a dark ground', 60, 90, 245],
  ])('is strongest at a faint line, not at %s beside it', (_, paper, line, ink) => {
    const image = lineWithLetters(paper, line, ink);
    const { strength, reach } = edgeProfile(image, { x: 5, y: 31 }, { x: 95, y: 31 }, { x: 0, y: 1 }, 12, 1);
    const beside = strength.filter((_value, at) => Math.abs(at - reach) > 4);
    expect(Math.max(...strength.slice(reach - 2, reach + 3))).toBeGreaterThan(Math.max(...beside));
  });

  it('is strongest where two papers meet, not at the foot of bold letters on one of them', () => {
    const image = blankRaster(100, 60);
    for (let y = 0; y < 60; y++) {
      for (let x = 0; x < 100; x++) {
        const isLetter = y >= 37 && y < 45 && x % 9 < 6;
        const value = isLetter ? 25 : y < 30 ? 190 : 215;
        image.data.set([value, value, value, 255], (y * 100 + x) * 4);
      }
    }
    const { strength, reach } = edgeProfile(image, { x: 5, y: 30 }, { x: 95, y: 30 }, { x: 0, y: 1 }, 12, 1);
    const beside = strength.filter((_value, at) => Math.abs(at - reach) > 4);
    expect(Math.max(...strength.slice(reach - 2, reach + 3))).toBeGreaterThan(Math.max(...beside));
  });
});
