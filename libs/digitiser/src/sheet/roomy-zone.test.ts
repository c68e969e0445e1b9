import { describe, expect, it } from 'vitest';
import { blankRaster, type Raster } from '../image/raster.ts';
import type { Zone } from './counter-image.ts';
import { roomyZone } from './roomy-zone.ts';

/** A counter of 100 by 100 pixels with print on some of its rows, in the middle of each. */
function printed(...rows: readonly (readonly [from: number, to: number])[]): Raster {
  const counter = blankRaster(100, 100);
  for (const [from, to] of rows) {
    for (let y = from; y < to; y++) {
      for (let x = 20; x < 80; x++) counter.data.set([10, 10, 10, 255], (y * 100 + x) * 4);
    }
  }
  return counter;
}

const ZONE: Zone = { left: 0.1, top: 0.6, right: 0.9, bottom: 0.9 };

describe('roomyZone', () => {
  it('leaves a zone that goes through bare paper', () => {
    expect(roomyZone(ZONE, printed([66, 84]))).toEqual(ZONE);
  });

  it('moves an edge that touches print out to where it ends', () => {
    const { top, bottom, left, right } = roomyZone(ZONE, printed([56, 93]));
    expect([top, bottom, left, right].map((share) => Math.round(share * 100))).toEqual([54, 95, 10, 90]);
    const narrow = roomyZone({ ...ZONE, left: 0.24, right: 0.78 }, printed([66, 84]));
    expect([narrow.left, narrow.right].map((share) => Math.round(share * 100))).toEqual([18, 82]);
  });

  it('leaves an edge beyond which print goes on', () => {
    expect(roomyZone(ZONE, printed([40, 84]))).toEqual(ZONE);
    expect(roomyZone(ZONE, printed([66, 100]))).toEqual(ZONE);
  });
});
