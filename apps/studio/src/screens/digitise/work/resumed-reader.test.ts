import { blankRaster, type Raster } from '@hexwright/digitiser';
import { expect, it } from 'vitest';
import { ResumedReader, Stopped } from './resumed-reader.ts';

/** A picture like no other, but for those made with the same number. */
function picture(shade: number): Raster {
  const image = blankRaster(1, 1);
  image.data.fill(shade, 0, 3);
  return image;
}

/** A reader that says how many things it has been shown. */
function counting(): { readonly reader: ResumedReader; seen(): number } {
  let seen = 0;
  const reader = new ResumedReader({ read: () => Promise.resolve(String(++seen)) });
  return { reader, seen: () => seen };
}

it('goes on where it was stopped, and looks at nothing twice', async () => {
  const { reader, seen } = counting();
  reader.begin('front.png');
  expect([await reader.read(picture(1), 'line'), await reader.read(picture(2), 'line')]).toEqual(['1', '2']);
  reader.stop();
  await expect(reader.read(picture(3), 'line')).rejects.toThrow(Stopped);
  reader.begin('front.png');
  // In whatever order: several are read at once.
  const again = [await reader.read(picture(2), 'line'), await reader.read(picture(1), 'line')];
  expect([...again, await reader.read(picture(3), 'line')]).toEqual(['2', '1', '3']);
  expect(seen()).toBe(3);
});

it('uses nothing that was read of another sheet', async () => {
  const { reader } = counting();
  reader.begin('front.png');
  await reader.read(picture(1), 'line');
  reader.begin('back.png');
  expect(await reader.read(picture(1), 'line')).toBe('2');
});

it('looks again at what could not be read', async () => {
  let seen = 0;
  const reader = new ResumedReader({
    read: () => (++seen === 1 ? Promise.reject(new Error('The server is away.')) : Promise.resolve('P-6-B')),
  });
  reader.begin('front.png');
  await expect(reader.read(picture(1), 'line')).rejects.toThrow('The server is away.');
  expect(await reader.read(picture(1), 'line')).toBe('P-6-B');
});
