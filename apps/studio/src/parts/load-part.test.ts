import { beforeEach, expect, it } from 'vitest';
import { notices } from '../ui/toasts.ts';
import { isPartLoaded } from './load-part.ts';

beforeEach(() => {
  notices.value = [];
});

it('says once that a part failed to load, however often it is asked for', async () => {
  const fails = (): Promise<unknown> => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  expect(await isPartLoaded(fails)).toBe(false);
  expect(await isPartLoaded(fails)).toBe(false);
  expect(notices.value.map(({ tone, about }) => [tone, about])).toEqual([['warning', 'part']]);
});

it('says nothing of a part that has come', async () => {
  expect(await isPartLoaded(() => Promise.resolve())).toBe(true);
  expect(notices.value).toEqual([]);
});
