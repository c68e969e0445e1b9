import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STUDIO, openStudio, shot, type OpenStudio } from './harness.ts';
import { begin, endSetUp, moves, panel, PLAY, question } from './play-page.ts';

/** Before the worker of a game: a computer player says that it thinks, and is never heard of again. */
const HANGS = `
const post = self.postMessage.bind(self);
self.postMessage = (message) => {
  post(message);
  const isThinking = message.type === 'progress' && message.progress.decision === 'movement';
  while (isThinking);
};
`;

/** Puts something before the script of the worker that holds the game. */
async function beforeGameWorker(page: Page, script: string): Promise<void> {
  await page.context().route('**/game-worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: script + (await response.text()) });
  });
}

let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio({ at: NO_STUDIO });
});
afterAll(() => studio.close());

describe('a game that cannot go on', () => {
  it('is stopped when a computer player hangs; it and the case are named, and a person goes on', async () => {
    const page = await studio.guest(PLAY);
    await beforeGameWorker(page, HANGS);
    await begin(page, { Ottoman: 'captain', Tartar: 'person' });
    await page.getByRole('button', { name: /Modes are chosen/ }).click();
    await expect.poll(() => question(page)).toBe('Movement');
    // At once: what was done an instant ago is not lost either.
    const kept = await moves(page);
    await panel(page, 'Game');
    await page.getByLabel('Tartar', { exact: true }).selectOption('captain');
    // The page is as quick as ever while the worker thinks.
    await panel(page, 'Log');
    await page.locator('game-log').getByText('Turn 1').first().waitFor();
    const alert = page.getByRole('alert').filter({ hasText: 'was stopped' });
    await alert.waitFor();
    await expect
      .poll(() => alert.innerText())
      .toMatch(/captain for Tartar, turn 1, Movement, movement \[5\.0\] took longer/);
    await shot(page, 'play-hung');
    await expect.poll(() => moves(page)).toBe(kept);
    await panel(page, 'Game');
    await page.getByLabel('Tartar', { exact: true }).selectOption('person');
    await panel(page, 'Orders');
    await expect.poll(() => question(page)).toBe('Movement');
    await page.getByRole('button', { name: /End movement/ }).click();
    await expect.poll(() => moves(page)).not.toBe(kept);
    await page.close();
  });

  it('goes on under the old rules while the package is broken, and under the new ones when it is not', async () => {
    const page = await studio.guest(PLAY);
    await begin(page, { Ottoman: 'person', Tartar: 'person' });
    await endSetUp(page);
    const file = path.join(studio.folder, 'gmb/standard/rules.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"id": "charge-run"', '"id": "charge-rum"'));
    await page.getByText('The package cannot be played as it is now').waitFor();
    await shot(page, 'play-unplayable');
    await page.getByRole('button', { name: /End movement/ }).click();
    await expect.poll(() => question(page)).not.toBe('Movement');
    await writeFile(file, text);
    await expect.poll(() => page.getByText('The package cannot be played as it is now').count()).toBe(0);
    await page.close();
  });
});

describe('a change made in the studio', () => {
  it('replays the game that lies in another tab, and shows where it first went another way', async () => {
    const page = await studio.tab(PLAY);
    await begin(page, { Ottoman: 'captain', Tartar: 'captain' });
    await panel(page, 'Game');
    await page.getByLabel('Computer players').selectOption('fast');
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    const roster = await studio.tab('/scenarios/gmb/tamburlaine/-/units');
    const movement = roster.getByRole('grid', { name: 'Roster' }).locator('[data-row="khoshun-1"] > *').nth(8);
    await movement.click();
    await roster.keyboard.type('2');
    await roster.keyboard.press('Enter');
    await page.getByText(/Played again under the changed package: move \d+ is the first to differ/).waitFor();
    await shot(page, 'play-changed');
    await page.close();
  });
});
