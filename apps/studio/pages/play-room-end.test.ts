import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { panel } from './play-page.ts';

const PLAY = '/scenarios/variants/weather/-/play';
const PROGRAM = path.resolve(import.meta.dirname, '../../cli/bin/hexwright.mjs');

/** Pictures by day and by night. */
async function shots(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(page, `${name}-${colorScheme}`);
  }
}

/** What the command line says of a file. */
function verified(file: string, scenarios: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, 'verify', file, '--scenarios', scenarios], (_, out, err) =>
      resolve(out + err),
    );
  });
}

it('a game of a room has its options and notes, goes on under offered rules, and is saved with its dice', async () => {
  const studio = await openStudio({ at: PLAY });
  const ann = studio.page;
  await ann.getByLabel('Where', { exact: true }).selectOption('room');
  await ann.getByLabel('Name of the game').fill('Rain');
  await ann.getByLabel('Ottoman', { exact: true }).selectOption('me');
  await ann.getByLabel('Tartar', { exact: true }).selectOption('free');
  await ann.locator('new-game details summary').click();
  const weather = ann.getByRole('group', { name: /The weather of the day/ });
  await weather.getByLabel('Rain: wet strings, heavy ground').check();
  await shots(ann, 'room-begin');
  await ann.getByRole('button', { name: 'Begin the game' }).click();
  await ann
    .getByText(/^Turn 1/)
    .first()
    .waitFor();
  await ann.locator('orders-panel').getByText('Tartar to decide: the seat is free').waitFor();
  const ben = await studio.guest(PLAY);
  await ben.getByRole('button', { name: 'Join: Rain' }).click();
  await ben.getByRole('button', { name: 'Play Tartar' }).click();
  await panel(ben, 'Game');
  await ben.getByText('The weather of the day').waitFor();

  await panel(ann, 'Log');
  await ann.getByRole('button', { name: 'Note on move 0' }).click();
  await ann.getByPlaceholder('Only you see this until the game is over').fill('I shall charge on the left');
  await shots(ann, 'room-note');
  await ann.getByRole('button', { name: 'Save note' }).click();
  await ann.getByText('I shall charge on the left').waitFor();

  const file = path.join(studio.folder, 'variants/weather/scenario.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('the weather"', 'the weather of July"'));
  await panel(ann, 'Game');
  const offer = ann.getByRole('button', { name: 'Offer to update to current rules' });
  // Until the server has read the file there is nothing to offer.
  const isOffered = async (): Promise<boolean> => {
    await offer.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    return (await ben.getByText(/offers to update to the current rules/).count()) > 0;
  };
  await expect.poll(isOffered).toBe(true);
  expect(await seriousFindings(ben)).toEqual([]);
  await shots(ben, 'room-offer-rules');
  await shots(ann, 'room-offer-rules-own');
  await ben.getByRole('button', { name: 'Agree' }).click();
  for (const page of [ann, ben]) await page.getByRole('button', { name: 'Offer to update to current rules' }).waitFor();

  await ann.getByLabel('Seat of Ottoman').selectOption({ label: 'computer: random' });
  await ben.getByLabel('Seat of Tartar').selectOption({ label: 'computer: random' });
  const save = ann.locator('room-seats').getByRole('button', { name: 'Save as a file' });
  const [download] = await Promise.all([ann.waitForEvent('download'), save.click()]);
  await ann.getByText(/shares? of this browser (is|are) in its dice/).waitFor();
  await shots(ann, 'room-over');
  expect(await seriousFindings(ann)).toEqual([]);
  const saved = JSON.parse(await readFile(await download.path(), 'utf8')) as { readonly notes: object };
  expect(JSON.stringify(saved.notes)).toMatch(/^\{"0":"[^"]+: I shall charge on the left"\}$/);
  const said = await verified(await download.path(), studio.folder);
  expect(said).toMatch(/^All \d+ dice of \d+ commands follow from the secret and the shares\.$/m);
  expect(said).toMatch(/Not proved: .*notes/);
  await studio.close();
});
