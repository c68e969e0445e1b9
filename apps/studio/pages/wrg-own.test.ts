// A battle of miniatures that somebody makes by forms alone, from New battle to its first orders.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { begin } from './play-page.ts';

const BATTLE = 'wrg/bridge-at-dawn';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({ packages: ['wrg/standard', 'wrg/open-field'], viewport: { width: 1440, height: 900 } });
  ({ page } = studio);
});
afterAll(() => studio.close());

async function onDisk(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(path.join(studio.folder, BATTLE, file), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, unknown>;
}

describe('a battle of miniatures of one’s own', () => {
  it('is laid on a table, not on hexes', async () => {
    await page.getByText('Ready to play').first().waitFor();
    await page.getByRole('button', { name: 'New battle' }).click();
    const dialog = page.getByRole('dialog', { name: 'New battle' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Bridge at Dawn');
    await dialog.getByRole('textbox', { name: 'First side' }).fill('Scots');
    await dialog.getByRole('textbox', { name: 'Second side' }).fill('English');
    await dialog.getByLabel('Charts and exclusive rules').selectOption({ label: 'None: only what the rules have' });
    await dialog.getByLabel('Width in inches').fill('60');
    expect(await dialog.getByText('Orientation').count()).toBe(0);
    await shot(page, 'wrg-own-new');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/bridge-at-dawn\/-\/map/);
    await expect.poll(() => onDisk('map.json')).toMatchObject({ table: { width: 60, depth: 48 } });
  });

  it('has armies bought by points, and terrain', async () => {
    for (const [side, nation] of [
      ['scots', 'Scots'],
      ['english', 'English'],
    ] as const) {
      await visit(page, `/scenarios/${BATTLE}/-/army/${side}`);
      await page.locator('army-screen').getByRole('button', { name: 'Random army …', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: `A random army for ${nation}` });
      await dialog.getByLabel('Nation').selectOption({ label: nation });
      await dialog.getByLabel('Points').fill('400');
      await dialog.getByRole('button', { name: 'Take this army' }).click();
      await page.locator('army-screen').getByText('The army keeps every rule.').waitFor();
    }
    await visit(page, `/scenarios/${BATTLE}/-/map`);
    await page.getByText('Everything is there').waitFor();
    await shot(page, 'wrg-own-map');
  });

  it('is played', async () => {
    await visit(page, `/scenarios/${BATTLE}/-/play`);
    const table = page.getByRole('img', { name: 'Map of Bridge at Dawn' });
    await table.locator('.unit').first().waitFor({ state: 'attached' });
    await shot(page, 'wrg-own-begin');
    expect(await seriousFindings(page)).toEqual([]);
    await begin(page, { Scots: 'person', English: 'captain' }, '7');
    await page.locator('orders-panel h2', { hasText: 'Orders' }).waitFor();
    await shot(page, 'wrg-own-play');
  });
});
