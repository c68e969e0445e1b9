import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { syntheticSheet } from '@hexwright/digitiser/testing';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY, FRONT, HERE, picture } from './digitise-page.ts';
import { sidesOfColours, step } from './digitise-steps.ts';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';

/** Whether anything is on the canvas of a counter. */
const isDrawn = (shown: Element): boolean => {
  const { width, height } = shown as HTMLCanvasElement;
  return (shown as HTMLCanvasElement).getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data[3] === 255;
};

const PACKAGES = ['gmb/standard', 'gmb/house-tables', 'gmb/tamburlaine'];

describe('a package whose counters were read from a scan, exported', () => {
  let studio: OpenStudio;
  let other: OpenStudio;
  let page: Page;
  let zip: Buffer = Buffer.alloc(0);
  beforeAll(async () => {
    studio = await openStudio({ at: HERE, packages: PACKAGES, files: EMPTY });
    ({ page } = studio);
    await page.getByRole('heading', { name: 'Read counters from scanned sheets' }).waitFor();
  });
  afterAll(async () => {
    await studio.close();
    await other.close();
  });

  it('has its counters, and no picture, whether pictures were saved or not', async () => {
    await page.getByLabel('Pictures of the sheets').setInputFiles(picture('front.png', FRONT));
    const card = page.getByRole('article', { name: 'front.png' });
    await card.getByLabel('Rows', { exact: true }).fill('2');
    await card.getByLabel('Columns', { exact: true }).fill('4');
    await page.keyboard.press('Tab');
    await step(page, 'Text').click();
    const names = syntheticSheet(FRONT).counters.map(({ name, code }) => `${name}  ${code}`);
    await page.getByLabel('List or transcription of the counters').fill(names.join('\n'));
    await page.keyboard.press('Tab');
    await step(page, 'Grid').click();
    await page.getByRole('button', { name: 'Find the grid' }).click();
    await page.getByText('8 singles, 0 doubles, 8 cells').waitFor();
    await step(page, 'Review').click();
    await page.getByRole('button', { name: 'Read the sheet', exact: true }).click();
    await page.getByRole('list', { name: 'Groups of counters that look alike' }).waitFor();
    for (const paper of await sidesOfColours(page)) await paper.selectOption('Tartar');
    await step(page, 'Finish').click();
    await page.getByRole('button', { name: /^Write \d+ counters/ }).click();
    await expect.poll(() => existsSync(path.join(studio.folder, 'own/scanned/units.json'))).toBe(true);
    const exported = async (): Promise<Buffer> => {
      await visit(page, '/');
      await page.getByRole('button', { name: 'Actions for Scanned' }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Export as zip' }).click(),
      ]);
      return readFileSync(await download.path());
    };
    zip = await exported();
    const files = Object.keys(unzipSync(new Uint8Array(zip)));
    expect(files.filter((file) => file.startsWith('own/scanned/')).toSorted()).toEqual([
      'own/scanned/scenario.json',
      'own/scanned/sheets.json',
      'own/scanned/units.json',
    ]);
    await visit(page, `${HERE}/finish`);
    await page.getByLabel('Save the counters as pictures too').check();
    await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save pictures' }).click()]);
    expect((await exported()).equals(zip)).toBe(true);
  });

  it('opens in a studio that has never seen it, and is played there', async () => {
    other = await openStudio({ packages: PACKAGES });
    page = other.page;
    await page.locator('#zip').setInputFiles({ name: 'scanned.zip', mimeType: 'application/zip', buffer: zip });
    await page.getByRole('dialog', { name: 'Import scanned.zip' }).getByRole('button', { name: 'Import' }).click();
    await page.getByRole('link', { name: 'Scanned', exact: true }).first().waitFor();
    await visit(page, '/scenarios/own/scanned/-/play');
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await page.getByRole('tab', { name: 'Game' }).waitFor();
  });

  it('says that the scan is not there, and leads to the place on it once it is chosen again', async () => {
    await visit(page, '/scenarios/own/scanned/-/digitise/finish');
    const table = page.getByRole('region', { name: 'In the package' });
    const missing = page.getByRole('alert').filter({ hasText: 'This browser does not have front.png.' });
    await missing.waitFor();
    await shot(page, 'digitise-export-finish');
    await table.getByRole('link').first().click();
    const source = await page.getByLabel('Source', { exact: true }).inputValue();
    await page.getByRole('link', { name: 'See where it was read' }).click();
    await page.getByText(source, { exact: true }).waitFor();
    await missing.waitFor();
    await shot(page, 'digitise-export-missing');
    expect(await seriousFindings(page)).toEqual([]);
    const counter = page.getByRole('group', { name: /^\d+ counters?: / }).getByRole('img', { name: /^Counter r/ });
    expect(await counter.first().evaluate(isDrawn)).toBe(false);
    // The file may have another name by now.
    await missing.getByLabel('Choose front.png again').last().setInputFiles(picture('scan 1.png', FRONT));
    await expect.poll(() => missing.count()).toBe(0);
    await expect.poll(() => counter.first().evaluate(isDrawn)).toBe(true);
    await page.getByRole('link', { name: 'Show it on the scan' }).click();
    const cells = page.getByRole('application', { name: /^Cells/ });
    const [row, column] = (source.match(/\d+/g) ?? []).map(Number);
    await expect.poll(() => cells.getAttribute('aria-description')).toContain(`r${row}c${column}, `);
    await shot(page, 'digitise-export-found');
    // No sheet was added under the new name.
    await step(page, 'Sources').click();
    await page.getByRole('article', { name: 'front.png' }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  });
});
