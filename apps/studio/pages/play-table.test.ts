import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { another, begin, clickHex, endSetUp, hoverHex, moves, panel, PLAY, question } from './play-page.ts';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({ at: PLAY, viewport: { width: 780, height: 1000 } });
  ({ page } = studio);
});
afterAll(() => studio.close());

describe('a game on a narrow screen', () => {
  beforeAll(async () => {
    await begin(page, { Ottoman: 'person', Tartar: 'person' });
    await endSetUp(page);
  });

  it('shows the way and what it costs, and every facing at its end', async () => {
    await clickHex(page, '1221');
    await page.getByText(/It has \d+ movement points/).waitFor();
    await hoverHex(page, '1218');
    await page.getByRole('table', { name: 'What it costs' }).waitFor();
    await shot(page, 'play-narrow');
    await clickHex(page, '1218');
    await page.getByRole('button', { name: /Go there/ }).waitFor();
    const ways = page.getByRole('radiogroup', { name: 'Ways to end there' }).getByRole('radio');
    await expect.poll(() => ways.count()).toBeGreaterThan(1);
    await page.keyboard.press('r');
    await expect.poll(() => ways.nth(1).getAttribute('aria-checked')).toBe('true');
    await shot(page, 'play-facings');
    expect(await seriousFindings(page)).toEqual([]);
    const before = await moves(page);
    await clickHex(page, '1218');
    await expect.poll(() => moves(page)).not.toBe(before);
    await page
      .locator('play-board')
      .getByText(/moves? to/)
      .first()
      .waitFor({ state: 'attached' });
  });

  it('keeps ways that were left, to be named and gone back to', async () => {
    const first = await moves(page);
    await page.keyboard.press('[');
    await expect.poll(() => moves(page)).not.toBe(first);
    await page.getByRole('button', { name: /End movement/ }).click();
    await panel(page, 'Log');
    await page.getByText('1 other branch tried').click();
    const name = page.getByRole('textbox', { name: /Name of the branch/ });
    await name.fill('the bold one');
    await name.press('Enter');
    await shot(page, 'play-branches');
    await page.getByRole('button', { name: /^Go to move/ }).click();
    await page.getByRole('button', { name: /^Go to move/ }).waitFor();
  });

  it('says what remains of each side', async () => {
    await panel(page, 'Forces');
    await page.locator('forces-panel').getByText('units on the map').first().waitFor();
    await shot(page, 'play-forces');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('is saved as a file and opened again, and a wrong file is refused with a word', async () => {
    await panel(page, 'Game');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const before = await moves(page);
    await page.getByRole('button', { name: 'Another game' }).click();
    const input = page.getByLabel('File of a game');
    await input.setInputFiles({
      name: 'letter.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"dear": 1}'),
    });
    await page.getByText(/letter\.json cannot be opened\. This is no record of a game/).waitFor();
    await input.setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text.replace('"gmb/tamburlaine"', '"gmb/king-arthur"')),
    });
    await page.getByText(/This is a game of gmb\/king-arthur, not of gmb\/tamburlaine/).waitFor();
    await shot(page, 'play-lobby');
    await input.setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect.poll(() => moves(page)).toBe(before);
  });

  it('changes who sits where in mid-game, and goes on by steps', async () => {
    await panel(page, 'Game');
    await page
      .getByRole('button', { name: 'Pause' })
      .or(page.getByLabel('Tartar', { exact: true }))
      .first()
      .waitFor();
    await page.keyboard.press('p');
    await page.getByLabel('Ottoman', { exact: true }).selectOption('captain');
    await page.getByRole('button', { name: 'Swap the seats' }).click();
    await expect.poll(() => page.getByLabel('Tartar', { exact: true }).inputValue()).toBe('captain');
    // There and back again: what was chosen in a list by hand is shown in it as well afterwards.
    await page.getByRole('button', { name: 'Swap the seats' }).click();
    await expect.poll(() => page.getByLabel('Ottoman', { exact: true }).inputValue()).toBe('captain');
    await expect.poll(() => page.getByLabel('Tartar', { exact: true }).inputValue()).toBe('person');
    await page.getByRole('button', { name: 'Swap the seats' }).click();
    await expect.poll(() => page.getByLabel('Tartar', { exact: true }).inputValue()).toBe('captain');
    await page.getByRole('button', { name: 'Step' }).waitFor();
    const before = await moves(page);
    await page.getByRole('button', { name: 'Step' }).click();
    await expect.poll(() => moves(page)).not.toBe(before);
    await page.emulateMedia({ colorScheme: 'dark' });
    await panel(page, 'Orders');
    await expect.poll(() => question(page)).not.toBe('');
    await shot(page, 'play-narrow-dark');
    expect(await seriousFindings(page)).toEqual([]);
  });
});

describe('the end of a game', () => {
  it('is told with its result, and a rematch begins from there', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await another(page);
    await begin(page, { Ottoman: 'random', Tartar: 'random' });
    await panel(page, 'Game');
    await page.getByLabel('Computer players').selectOption('fast');
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    await panel(page, 'Log');
    await shot(page, 'play-over');
    expect(await seriousFindings(page)).toEqual([]);
    await expect.poll(async () => Number((await moves(page)).split(' / ')[1])).toBeGreaterThan(500);
    await page.getByRole('button', { name: 'Same seed, other seats' }).click();
    await page
      .getByText(/^Turn 1/)
      .first()
      .waitFor();
  });
});
