import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';

const CHARTS = '/scenarios/gmb/tamburlaine/-/charts';

describe('the charts', () => {
  let studio: OpenStudio;
  let page: Page;
  const cell = (row: string, column: number): Locator => page.locator(`[data-row="${row}"] > *`).nth(column);
  beforeAll(async () => {
    studio = await openStudio({ at: `${CHARTS}/melee`, viewport: { width: 1440, height: 900 } });
    ({ page } = studio);
    await cell('plate-cavalry', 1).waitFor();
  });
  afterAll(() => studio.close());

  it('show the chances of every result as a heat map with its numbers', async () => {
    await expect.poll(() => cell('non-armored-infantry', 3).textContent()).toMatch(/9\s*83 %/);
    await shot(page, 'charts-melee');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('with the dice modified by').fill('-2');
    await expect.poll(() => cell('non-armored-infantry', 3).textContent()).toContain('97 %');
    await page.getByLabel('with the dice modified by').fill('0');
  });

  it('are edited as a spreadsheet, and the file says so', async () => {
    await cell('plate-cavalry', 1).click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell('plate-cavalry', 1).textContent()).toMatch(/5\s*28 %/);
    await cell('plate-cavalry', 2).click();
    await page.keyboard.type('na');
    await page.keyboard.press('Tab');
    await expect.poll(() => cell('plate-cavalry', 2).textContent()).toContain('NA');
    await cell('plate-cavalry', 1).click();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell('plate-cavalry', 1).textContent()).toMatch(/4\s*17 %/);
  });

  it('take a whole table of the same shape only', async () => {
    await page.getByRole('button', { name: 'Paste a whole table' }).click();
    const table = page.getByRole('textbox', { name: 'The table' });
    await table.fill('1\t2\t3\n4\t5\t6');
    await page.getByText('2 rows of 3 were pasted; this table has 8 rows of 4').waitFor();
    await shot(page, 'charts-paste');
    await table.fill(Array.from({ length: 8 }, (_, row) => [row + 2, 3, '–', 'NA'].join('\t')).join('\n'));
    await page.getByText(/cells will change/).waitFor();
    await page.getByRole('button', { name: 'Paste', exact: true }).click();
    await expect.poll(() => cell('elephants', 1).textContent()).toMatch(/9\s*83 %/);
    await cell('elephants', 1).click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell('elephants', 1).textContent()).toMatch(/3\s*8 %/);
  });

  it('count what the die itself finds, result by result', async () => {
    await page.getByRole('link', { name: /Morale Effects/ }).click();
    const results = page.getByRole('grid', { name: 'Chances of results' });
    await expect.poll(() => results.locator('[data-row="0"] > *').nth(1).textContent()).toContain('67 %');
    await shot(page, 'charts-morale');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('say whom a new column is for, and let it be chosen', async () => {
    await page.goto(`${studio.address}${CHARTS}/melee`);
    await page.getByText('Rows and columns').click();
    await page.getByRole('textbox', { name: 'ID of a new column' }).fill('archers');
    await page.keyboard.press('Enter');
    const column = page.getByRole('listitem').filter({ has: page.getByLabel('Heading of column archers') });
    await column.getByText(/^Matches all \d+ units\.$/).waitFor();
    await column.getByLabel('Class of column archers').selectOption({ label: 'Elephants' });
    await column.getByText(/^Matches (?!all).*\.$/).waitFor();
    await column.scrollIntoViewIfNeeded();
    await shot(page, 'charts-matches');
    expect(await seriousFindings(page)).toEqual([]);
    await column.getByRole('button', { name: 'Remove column archers' }).click();
    await column.waitFor({ state: 'detached' });
  });

  it('say what a change does to the chances, and take it back', async () => {
    await page.goto(`${studio.address}/scenarios/gmb/tamburlaine-heavier-wagons/-/charts/melee`);
    await cell('leather-infantry', 1).waitFor();
    await page.getByLabel('because').fill('Longer lances');
    await cell('leather-infantry', 1).click();
    await page.keyboard.type('8');
    await page.keyboard.press('Enter');
    const difference = page.getByRole('listitem').filter({ hasText: 'Leather Infantry, Plate Cavalry' });
    await expect.poll(() => difference.textContent()).toMatch(/6 → 8\s*42 % → 72 %/);
    await expect.poll(() => cell('leather-infantry', 1).textContent()).toContain('▲30');
    await shot(page, 'charts-changed');
    await difference.getByRole('button', { name: /Revert/ }).click();
    await expect.poll(() => difference.count()).toBe(0);
  });

  it('take words where the results are words, and say what they mean', async () => {
    await visit(page, '/scenarios/grunwald-1410/-/charts/combat-horse');
    const table = page.getByRole('grid', { name: 'Combat results: horse' });
    const first = table.locator('[data-row="1"] > *').nth(7);
    const eliminated = page
      .getByRole('grid', { name: 'Chances of results' })
      .getByRole('row', { name: /^DE: Defender eliminated/ });
    await eliminated.waitFor();
    await expect.poll(() => eliminated.locator('> *').nth(7).textContent()).toContain('0 %');
    await first.click();
    await page.keyboard.type('de');
    await page.keyboard.press('Enter');
    await expect.poll(() => first.textContent()).toContain('DE');
    await expect.poll(() => eliminated.locator('> *').nth(7).textContent()).toContain('17 %');
    await shot(page, 'charts-words');
  });

  it('show the terrain effects chart', async () => {
    await visit(page, CHARTS);
    const hexes = page.getByRole('grid', { name: 'Hexes' });
    await hexes.locator('[data-row="camp"]').waitFor();
    await shot(page, 'charts-terrain');
    expect(await seriousFindings(page)).toEqual([]);
    await cell('camp', 2).click();
    await page.keyboard.type('p');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell('camp', 2).textContent()).toContain('P');
  });
});
