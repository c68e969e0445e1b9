import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { syntheticSheet } from '@hexwright/digitiser/testing';
import type { UnitsFile } from '@hexwright/model';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACK, EMPTY, FRONT, HERE, picture } from './digitise-page.ts';
import { sidesOfColours, step } from './digitise-steps.ts';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';

const MEANS: Readonly<Record<string, object>> = {
  'L-4-E': { armour: 'leather', movement: 4, morale: 'E' },
  'P-8-D': { armour: 'plate', movement: 8, morale: 'D' },
};

describe('a sheet with two sides', () => {
  let studio: OpenStudio;
  let page: Page;
  beforeAll(async () => {
    studio = await openStudio({ at: HERE, files: EMPTY });
    ({ page } = studio);
  });
  afterAll(() => studio.close());

  /** Shows a sheet in the step that is open. */
  async function show(sheet: string): Promise<void> {
    await page.getByRole('combobox', { name: /^Sheet/ }).selectOption(sheet);
  }

  it('is laid front against back', async () => {
    const field = page.getByLabel('Pictures of the sheets');
    for (const [name, plan] of Object.entries({ 'front.png': FRONT, 'back.png': BACK })) {
      await field.setInputFiles(picture(name, plan));
      const card = page.getByRole('article', { name });
      await card.getByLabel('Rows', { exact: true }).fill('2');
      await card.getByLabel('Columns', { exact: true }).fill('4');
      await page.keyboard.press('Tab');
    }
    // A name is taken without asking only where it is on a list.
    const names = syntheticSheet(FRONT).counters.map(({ name, code }) => `${name}  ${code}`);
    await step(page, 'Text').click();
    await page.getByLabel('List or transcription of the counters').fill(names.join('\n'));
    await page.keyboard.press('Tab');
    await step(page, 'Grid').click();
    for (const sheet of ['front.png', 'back.png']) {
      await show(sheet);
      await page.getByRole('button', { name: 'Find the grid' }).click();
      await page.getByText('8 singles, 0 doubles, 8 cells').waitFor();
    }
    await step(page, 'Pairs').click();
    await show('back.png');
    await page.getByLabel('It is the back of').selectOption('front.png');
    await page.getByText('r1c1 · r1c4').waitFor();
    await shot(page, 'digitise-backs');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('asks for no name on a back', async () => {
    await step(page, 'Review').click();
    for (const sheet of ['front.png', 'back.png']) {
      await show(sheet);
      await page.getByRole('button', { name: 'Read the sheet', exact: true }).click();
      await page.getByRole('list', { name: 'Groups of counters that look alike' }).waitFor();
    }
    const card = page.getByRole('group', { name: /^\d+ counters?: / });
    await card.getByRole('button', { name: /^Blank or unreadable/ }).waitFor();
    await expect.poll(() => card.getByRole('textbox').count()).toBe(1);
    await show('front.png');
    await card.getByRole('textbox', { name: 'Name' }).waitFor();
    for (const paper of await sidesOfColours(page)) await paper.selectOption('Tartar');
  });

  it('gives units with two faces, each as it is printed', async () => {
    await step(page, 'Finish').click();
    await page.getByRole('button', { name: /^Write [1-8] counters?/ }).click();
    const file = path.join(studio.folder, 'own/scanned/units.json');
    await expect.poll(() => existsSync(file)).toBe(true);
    const { units = [] } = JSON.parse(readFileSync(file, 'utf8')) as UnitsFile;
    const behind = units.flatMap((unit) => unit.faces.slice(1).map((face) => ({ unit, face })));
    expect(behind.length).toBeGreaterThan(0);
    const printed = syntheticSheet(BACK).counters;
    for (const { unit, face } of behind) {
      const [row, column] = (unit.provenance?.source?.match(/\d+/g) ?? []).map(Number);
      expect(face.provenance?.source).toBe(`back.png, row ${row}, column ${5 - column}`);
      const code = printed.find((one) => one.row === row - 1 && one.column === 4 - column)?.code ?? '';
      expect(face.values).toEqual(MEANS[code]);
    }
  });

  it('saves pictures only for those who tick it, and not into the project', async () => {
    const save = page.getByRole('button', { name: 'Save pictures' });
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.getByLabel('Save the counters as pictures too').check();
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    expect(Object.keys(files).toSorted()).toEqual(['back.json', 'back.webp', 'front.json', 'front.webp']);
    const atlas = JSON.parse(new TextDecoder().decode(files['front.json'])) as { readonly counters: readonly object[] };
    expect(atlas.counters[5]).toEqual({ place: 'r2c2', x: 150, y: 150, width: 144, height: 144 });
  });
});
