import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, TAMBURLAINE } from './harness.ts';
import { begin, endSetUp, moves, PLAY } from './play-page.ts';

const card = (page: Page) => page.locator('counsel-card');
const advised = (page: Page) => card(page).getByRole('listitem').first();

it('says what a marshal would do and why, while the page goes on', async () => {
  const studio = await openStudio({ at: PLAY, packages: TAMBURLAINE });
  const { page } = studio;
  try {
    await begin(page, { Ottoman: 'person', Tartar: 'person' });
    await endSetUp(page);
    const before = await moves(page);
    await card(page).getByLabel('Thinking time').selectOption('marshal-brief');
    await page.keyboard.press('h');
    // The page draws and answers while the marshal thinks; on a fast machine it may have thought already.
    await card(page).getByText('The marshal is playing the battle on').or(advised(page)).first().waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByRole('tab', { name: 'Orders' }).click();
    await advised(page).waitFor();
    await card(page)
      .getByText(/^(Plan: .+|All plans begin alike here\.)$/)
      .waitFor();
    await expect.poll(() => card(page).getByRole('list').first().textContent()).toMatch(/\[?\d+\.\d+/);
    expect(await moves(page)).toBe(before);
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'play-hint');
    await card(page).getByRole('button', { name: 'Put the hint away' }).click();
    await advised(page).waitFor({ state: 'detached' });
  } finally {
    await studio.close();
  }
});

it('advises on a table too', async () => {
  const studio = await openStudio({ at: '/scenarios/wrg/formigny/-/play' });
  const { page } = studio;
  try {
    await begin(page, { French: 'person', English: 'random' });
    await page.locator('table-board .unit').first().waitFor();
    await card(page).getByLabel('Thinking time').selectOption('marshal-brief');
    await card(page)
      .getByRole('button', { name: /What would you do\?/ })
      .click();
    await advised(page).waitFor();
    await shot(page, 'play-hint-table');
  } finally {
    await studio.close();
  }
});
