import { describe, expect, it } from 'vitest';
import { blankRaster, type Raster } from '../image/raster.ts';
import { ReaderPool } from './reader-pool.ts';
import type { TextReader } from './text-reader.ts';

/** Reads the width of a picture, once it is let go on. */
class SlowReader implements TextReader {
  readonly waiting: (() => void)[] = [];

  read({ width }: Raster): Promise<string> {
    return new Promise((resolve) => this.waiting.push(() => resolve(String(width))));
  }
}

function pictures(...widths: readonly number[]): Raster[] {
  return widths.map((width) => blankRaster(width, 1));
}

describe('ReaderPool', () => {
  it('gives each picture to the reader with the least to do, one at a time', async () => {
    const [one, other] = [new SlowReader(), new SlowReader()];
    const pool = new ReaderPool([one, other]);
    const readings = pictures(1, 2, 3).map((picture) => pool.read(picture, 'line'));
    await Promise.resolve().then(() => undefined);
    await expect.poll(() => [one.waiting.length, other.waiting.length]).toEqual([1, 1]);
    one.waiting[0]();
    await expect.poll(() => one.waiting.length).toBe(2);
    one.waiting[1]();
    other.waiting[0]();
    expect(await Promise.all(readings)).toEqual(['1', '2', '3']);
  });

  it('goes on after a picture that could not be read', async () => {
    const reader: TextReader = {
      read: ({ width }) => (width === 1 ? Promise.reject(new Error('No.')) : Promise.resolve('P-6-B')),
    };
    const pool = new ReaderPool([reader]);
    const [bad, good] = pictures(1, 2).map((picture) => pool.read(picture, 'line'));
    await expect(bad).rejects.toThrow('No.');
    expect(await good).toBe('P-6-B');
  });
});
