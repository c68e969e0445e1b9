import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ATTACKS } from './attacks.ts';
import { fuzz } from './fuzz.ts';

beforeEach(() => {
  // Hocuspocus says there which connections it ends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('comes to nothing, and who works beside it notices nothing', async () => {
  const { attacks, honest } = await fuzz(10, 1);
  expect(attacks).toEqual(ATTACKS.map(({ name }) => ({ name, success: null })));
  expect(honest).toMatchObject({ lost: 0, interruptions: 0 });
  expect(honest.acknowledged).toBeGreaterThan(20);
});
