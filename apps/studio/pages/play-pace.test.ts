import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio, NO_STUDIO } from './harness.ts';
import { begin, moves, panel, PLAY } from './play-page.ts';

/** Longer than any pace between two moves, and than people who wait for the worker put up with. */
const LONG = 60_000;

/**
 * Waits for the worker of the game to answer: whatever was asked of it before has been answered then too. What is asked
 * is how the dice fall, each time the other way.
 */
async function roundTrip(page: Page, source: 'seed' | 'hand'): Promise<void> {
  await page.getByLabel('Dice from').selectOption(source);
  await page.getByLabel('Seed', { exact: true }).waitFor({ state: source === 'hand' ? 'detached' : 'visible' });
}

it('stops computer players at a steady pace, moves them piece by piece, and lets them go on', async () => {
  const studio = await openStudio({ at: NO_STUDIO });
  const { page } = studio;
  // A clock that can be put forward: how long nothing happens is then no matter of waiting.
  await page.clock.install();
  await page.goto(studio.address + PLAY);
  await begin(page, { Ottoman: 'captain', Tartar: 'captain' });
  await panel(page, 'Game');
  await expect.poll(() => page.getByLabel('Computer players').inputValue()).toBe('steady');
  await expect.poll(() => moves(page)).not.toMatch(/^[01] /);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page
    .locator('now-bar')
    .getByRole('button', { name: /^Resume/ })
    .waitFor();
  await roundTrip(page, 'hand');
  const stopped = await moves(page);
  await page.clock.runFor(LONG);
  await roundTrip(page, 'seed');
  expect(await moves(page)).toBe(stopped);

  await page.getByRole('button', { name: 'Step' }).click();
  await expect.poll(() => moves(page)).not.toBe(stopped);
  const stepped = await moves(page);
  await page.clock.runFor(LONG);
  await roundTrip(page, 'hand');
  expect(await moves(page)).toBe(stepped);
  await roundTrip(page, 'seed');

  await page
    .locator('now-bar')
    .getByRole('button', { name: /^Resume/ })
    .click();
  await page.clock.resume();
  await expect.poll(() => moves(page)).not.toBe(stepped);
  await page.keyboard.press('p');
  await page
    .locator('now-bar')
    .getByRole('button', { name: /^Resume/ })
    .waitFor();
  await studio.close();
});
