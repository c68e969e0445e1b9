import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio();
  page = studio.page;
  await page.getByText('Ready to play').first().waitFor();
});
afterAll(() => studio.close());

/** Opens the menu on the card of a battle and chooses from it. */
async function choose(title: string, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

function card(title: string): ReturnType<Page['getByRole']> {
  return page.getByRole('link', { name: title, exact: true });
}

async function bringIn(name: string, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  await page.locator('#zip').setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(zipSync(files)) });
}

describe('the gallery', () => {
  it('shows each battle with its map, what it builds on and how it stands', async () => {
    await card('Tamburlaine the Great').waitFor();
    await page.getByRole('img', { name: 'Its map' }).nth(1).waitFor();
    await page.getByText('Builds on Great Medieval Battles').first().waitFor();
    for (const look of ['Light', 'Dark', 'High contrast']) {
      await page.getByRole('button', { name: 'Theme' }).click();
      await page.getByRole('radio', { name: look, exact: true }).check();
      await page.keyboard.press('Escape');
      await shot(page, `gallery-${look.toLowerCase().replace(' ', '-')}`);
      expect(await seriousFindings(page)).toEqual([]);
    }
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  });

  it('finds battles by name and kind', async () => {
    await page.getByRole('searchbox', { name: 'Find a battle' }).fill('heavier');
    await expect.poll(() => page.locator('battle-card').count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Find a battle' }).fill('');
    await page.getByRole('radio', { name: 'Bases' }).click();
    await card('Tamburlaine the Great').waitFor({ state: 'detached' });
    await card('Great Medieval Battles: the Standard Rules').waitFor();
    await page.getByRole('searchbox', { name: 'Find a battle' }).fill('heavier');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => page.locator('battle-card').count()).toBeGreaterThan(2);
  });

  it('opens a battle from the command palette, found by its name', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('heavier wagons');
    await page.getByRole('option', { name: /heavier wagons/i }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/tamburlaine-heavier-wagons\/-\/map/);
    await page.goBack();
    await card('Tamburlaine the Great').waitFor();
  });

  it('makes a battle from a template, checks its id as it is typed, and opens its map', async () => {
    await page.getByRole('button', { name: 'New battle' }).click();
    const dialog = page.getByRole('dialog', { name: 'New battle' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('The Hill of Crows');
    await expect.poll(() => dialog.getByRole('textbox', { name: /^ID/ }).inputValue()).toBe('gmb/the-hill-of-crows');
    await dialog.getByRole('textbox', { name: /^ID/ }).fill('gmb/tamburlaine');
    await dialog.getByText('There is already a package with this ID.').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Create' }).isDisabled()).toBe(true);
    await dialog.getByRole('textbox', { name: /^ID/ }).fill('gmb/crows');
    await dialog.getByText('Pointy-top').click();
    await shot(page, 'gallery-new-battle');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/gmb\/crows\/-\/map/);
    const file = path.join(studio.folder, 'gmb/crows/map.json');
    await expect
      .poll(() => JSON.parse(readFileSync(file, 'utf8')) as unknown)
      .toMatchObject({ grid: { orientation: 'pointy', columns: 24 } });
    await page.getByRole('link', { name: 'Hexwright: all battles' }).click();
    await card('The Hill of Crows').waitFor();
  });

  it('derives, duplicates and renames', async () => {
    await choose('The Hill of Crows', /Duplicate/);
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await card('The Hill of Crows, copy').waitFor();
    await choose('The Hill of Crows, copy', /Rename/);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Rooks');
    await page.getByRole('dialog').getByRole('textbox', { name: /^ID/ }).fill('gmb/rooks');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await card('Rooks').waitFor();
    await expect.poll(() => existsSync(path.join(studio.folder, 'gmb/rooks/scenario.json'))).toBe(true);
    await choose('Rooks', /Derive/);
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Rooks in winter');
    await page.getByRole('button', { name: 'Derive', exact: true }).click();
    await page.waitForURL(/rooks-in-winter\/-\/map/);
    await page.getByRole('link', { name: 'Hexwright: all battles' }).click();
    await card('Rooks in winter').waitFor();
  });

  it('does not remove what others build on, says which, and gives back what was removed', async () => {
    await choose('Rooks', /Remove/);
    await page.getByRole('dialog').getByText('Rooks in winter').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Remove', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await choose('Rooks in winter', /Remove/);
    await shot(page, 'gallery-remove');
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await card('Rooks in winter').waitFor({ state: 'detached' });
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await card('Rooks in winter').waitFor();
  });

  it('exports a battle with what it builds on, and brings it in again under another id', async () => {
    const coming = page.waitForEvent('download');
    await choose('Tamburlaine the Great', 'Export as zip');
    const download = await coming;
    expect(download.suggestedFilename()).toBe('gmb-tamburlaine.zip');
    const zip = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(zip)).toEqual(expect.arrayContaining(['gmb/tamburlaine/map.json', 'gmb/standard/rules.json']));
    const text = new TextDecoder().decode(zip['gmb/tamburlaine/scenario.json']).replace('the Great', 'the Lame');
    await bringIn('lame.zip', { ...zip, 'gmb/tamburlaine/scenario.json': strToU8(text) });
    const dialog = page.getByRole('dialog', { name: 'Import lame.zip' });
    await dialog.getByText('Identical copy exists.').waitFor();
    await expect.poll(() => dialog.getByLabel('ID of Tamburlaine the Lame').inputValue()).toBe('gmb/tamburlaine-2');
    await shot(page, 'gallery-import');
    await dialog.getByRole('button', { name: 'Import' }).click();
    await card('Tamburlaine the Lame').waitFor();
  });

  it('refuses a zip with a path outside itself, and one that grows without end, in plain words', async () => {
    const scenario = strToU8('{"id":"my/evil","title":"Evil","kind":"battle"}');
    await bringIn('evil.zip', { 'my/evil/scenario.json': scenario, '../../outside.json': strToU8('{}') });
    const refused = page.getByRole('dialog', { name: 'evil.zip cannot be imported' });
    await refused.waitFor();
    await shot(page, 'gallery-import-refused');
    await expect.poll(() => refused.innerText()).toMatch(/leads out|outside/i);
    await refused.getByRole('button', { name: 'Close' }).click();
    await bringIn('bomb.zip', { 'my/bomb/scenario.json': scenario, 'my/bomb/map.json': new Uint8Array(120_000_000) });
    const bomb = page.getByRole('dialog', { name: 'bomb.zip cannot be imported' });
    await bomb.waitFor();
    await expect.poll(() => bomb.getByRole('listitem').first().innerText()).not.toBe('');
    await bomb.getByRole('button', { name: 'Close' }).click();
  });
});
