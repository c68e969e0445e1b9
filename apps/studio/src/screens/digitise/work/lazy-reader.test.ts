import { blankRaster, type TextReader } from '@hexwright/digitiser';
import { expect, it } from 'vitest';
import { LazyReader } from './lazy-reader.ts';

const picture = blankRaster(1, 1);

/** A reader that cannot be opened at first, and how often that was tried. */
function failingOnce(): { readonly reader: LazyReader; opened(): number } {
  let opened = 0;
  const reader = new LazyReader((): Promise<TextReader> => {
    opened += 1;
    return opened === 1
      ? Promise.reject(new Error('The server is away.'))
      : Promise.resolve({ read: () => Promise.resolve('P-6-B') });
  });
  return { reader, opened: () => opened };
}

it('is opened once, when something is read; where that has failed, again for the next reading', async () => {
  const { reader, opened } = failingOnce();
  expect(opened()).toBe(0);
  await expect(reader.read(picture, 'line')).rejects.toThrow('The server is away.');
  expect(await reader.read(picture, 'line')).toBe('P-6-B');
  expect(await reader.read(picture, 'line')).toBe('P-6-B');
  expect(opened()).toBe(2);
});

it('is opened ahead by those who know that something will be read', async () => {
  const { reader, opened } = failingOnce();
  await reader.begin();
  expect(opened()).toBe(1);
  await reader.begin();
  expect(await reader.read(picture, 'line')).toBe('P-6-B');
  expect(opened()).toBe(2);
});
