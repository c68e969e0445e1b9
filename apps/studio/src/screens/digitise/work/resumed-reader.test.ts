import { blankRaster } from '@hexwright/digitiser';
import { expect, it } from 'vitest';
import { ResumedReader, Stopped } from './resumed-reader.ts';

const picture = blankRaster(1, 1);

/** A reader that says how many things it has been shown. */
function counting(): { readonly reader: ResumedReader; seen(): number } {
  let seen = 0;
  const reader = new ResumedReader({ read: () => Promise.resolve(String(++seen)) });
  return { reader, seen: () => seen };
}

it('goes on where it was stopped, and looks at nothing twice', async () => {
  const { reader, seen } = counting();
  reader.begin('front.png');
  expect([await reader.read(picture, 'line'), await reader.read(picture, 'line')]).toEqual(['1', '2']);
  reader.stop();
  await expect(reader.read(picture, 'line')).rejects.toThrow(Stopped);
  reader.begin('front.png');
  const again = [await reader.read(picture, 'line'), await reader.read(picture, 'line')];
  expect([...again, await reader.read(picture, 'line')]).toEqual(['1', '2', '3']);
  expect(seen()).toBe(3);
});

it('uses nothing that was read of another sheet', async () => {
  const { reader } = counting();
  reader.begin('front.png');
  await reader.read(picture, 'line');
  reader.begin('back.png');
  expect(await reader.read(picture, 'line')).toBe('2');
});
