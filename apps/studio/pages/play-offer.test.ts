import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { panel } from './play-page.ts';

const PLAY = '/scenarios/grunwald-1410/-/play';
const TITLE = 'Grunwald 1410';

async function entered(page: Page): Promise<void> {
  await page
    .getByText(/^Turn 1/)
    .first()
    .waitFor();
}

it('shows rules that somebody offers to all who play, over the board, whatever else they look at', async () => {
  const studio = await openStudio({ at: PLAY });
  const ann = studio.page;
  await ann.getByLabel('Where', { exact: true }).selectOption('room');
  await ann.getByLabel('Name of the game').fill('Pits');
  await ann.getByLabel('Teutonic', { exact: true }).selectOption('me');
  await ann.getByLabel('Polish-Lithuanian', { exact: true }).selectOption('free');
  await ann.getByRole('button', { name: 'Begin the game' }).click();
  await entered(ann);
  const ben = await studio.guest(PLAY);
  await ben.getByRole('button', { name: 'Join: Pits' }).click();
  await ben.getByRole('button', { name: 'Play Polish-Lithuanian' }).click();
  await entered(ben);

  const editor = await studio.tab('/');
  await editor.getByRole('button', { name: `Actions for ${TITLE}`, exact: true }).click();
  await editor.getByRole('menuitem', { name: 'Rename …' }).click();
  await editor.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Tannenberg');
  await editor.getByRole('button', { name: 'Rename', exact: true }).click();
  await editor.getByRole('link', { name: 'Tannenberg', exact: true }).waitFor();
  await editor.getByRole('button', { name: 'Saved' }).waitFor();

  await panel(ann, 'Game');
  await ann.getByRole('button', { name: 'Offer to update to current rules' }).click();
  // Ben looks at the orders, and not at the seats.
  await ben.getByText('New rules are offered', { exact: true }).waitFor();
  await ben.getByText('This file differs: grunwald-1410/scenario.json').waitFor();
  expect(await seriousFindings(ben)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await ben.emulateMedia({ colorScheme });
    await shot(ben, `room-rules-offered-${colorScheme}`);
  }
  await shot(ann, 'room-rules-offered-table');
  await ann.getByRole('button', { name: 'Withdraw' }).waitFor();
  await expect.poll(() => ann.getByRole('button', { name: 'Agree', exact: true }).count()).toBe(0);
  await ben.getByRole('button', { name: 'Agree', exact: true }).click();
  for (const page of [ann, ben])
    await page.getByText('New rules are offered', { exact: true }).waitFor({ state: 'detached' });
  await studio.close();
});
