import { readFileSync } from 'node:fs';
import path from 'node:path';
import { syntheticSheet, type SheetPlan } from '@hexwright/digitiser/testing';
import type { UnitsFile } from '@hexwright/model';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY, HERE, picture } from './digitise-page.ts';
import { sidesOfColours, step } from './digitise-steps.ts';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';

const PLAN: SheetPlan = {
  seed: 17,
  dpi: 150,
  kind: 'print',
  cut: 'dark',
  rows: 4,
  columns: 6,
  singleRows: 2,
  codes: ['P-6-B', 'M-8-C', 'L-4-E'],
};
const MEANS: Readonly<Record<string, object>> = {
  'P-6-B': { armour: 'plate', movement: 6, morale: 'B' },
  'M-8-C': { armour: 'mail', movement: 8, morale: 'C' },
  'L-4-E': { armour: 'leather', movement: 4, morale: 'E' },
};
describe('digitising a sheet', () => {
  const sheet = syntheticSheet(PLAN);
  let studio: OpenStudio;
  let page: Page;
  beforeAll(async () => {
    studio = await openStudio({ at: HERE, viewport: { width: 1440, height: 900 }, files: EMPTY });
    ({ page } = studio);
  });
  afterAll(() => studio.close());

  it('takes a picture, and nothing that is none', async () => {
    await page.getByRole('heading', { name: 'Read counters from scanned sheets' }).waitFor();
    await shot(page, 'digitise-empty');
    expect(await seriousFindings(page)).toEqual([]);
    const field = page.getByLabel('Pictures of the sheets');
    await field.setInputFiles({ name: 'poem.png', mimeType: 'image/png', buffer: Buffer.from('Roses are red') });
    await page.getByText('poem.png is no picture, and only PNG, JPEG, GIF and WebP can be read.').waitFor();
    await field.setInputFiles(picture('front.png', PLAN));
    await page.getByRole('heading', { name: 'front.png' }).waitFor();
    for (const [name, value] of Object.entries({
      Rows: 4,
      Columns: 6,
      'Rows between gutters': 2,
      Singles: 12,
      Doubles: 6,
    })) {
      await page.getByLabel(name, { exact: true }).fill(String(value));
      await page.keyboard.press('Tab');
    }
    await shot(page, 'digitise-sources');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('finds the grid, which is moved by keys, and the step back is one', async () => {
    await step(page, 'Grid').click();
    await page.getByRole('button', { name: 'Find the grid' }).click();
    await page.getByText('That is what is printed on the sheet.').waitFor();
    const corner = page.getByRole('button', { name: /^Upper left corner/ });
    const [at] = sheet.corners;
    const placed = async (): Promise<number[]> =>
      (((await corner.getAttribute('aria-label')) ?? '').match(/\d+/g) ?? []).map(Number);
    const [x, y] = await placed();
    expect(Math.hypot(x - at.x, y - at.y)).toBeLessThan(PLAN.dpi * 0.06);
    // The button has lost the focus meanwhile: keys mean the grid now.
    await page.keyboard.press('Alt+ArrowRight');
    await page.getByRole('alert').filter({ hasText: 'There are more counters left of the grid' }).waitFor();
    // As many cells as on the sheet, but not those.
    await page.getByText('There are more left of the grid.').waitFor();
    expect(await page.getByText('That is what is printed on the sheet.').count()).toBe(0);
    expect(await placed()).not.toEqual([x, y]);
    await page.keyboard.press('Control+z');
    await expect.poll(placed).toEqual([x, y]);
    await corner.press('Shift+ArrowRight');
    await expect.poll(placed).toEqual([x + 10, y]);
    await shot(page, 'digitise-grid');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect.poll(placed).toEqual([x, y]);
  });

  it('fits the grid to four corners that are clicked, in any order, and to more cells between them', async () => {
    await page.getByRole('button', { name: 'Click the corners again' }).click();
    const scan = page.getByRole('application', { name: 'The scan of the sheet.' });
    const [one, two, three, four] = sheet.corners;
    for (const [clicked, { x, y }] of [three, one, four, two].entries()) {
      const by = ((await scan.boundingBox())?.width ?? 0) / sheet.image.width;
      await scan.click({ position: { x: (x + 3) * by, y: (y - 3) * by } });
      if (clicked < 3) await page.getByText(`${clicked + 1} of 4 corners clicked.`).waitFor();
      if (clicked === 0) expect(await seriousFindings(page)).toEqual([]);
    }
    await page.getByText('That is what is printed on the sheet.').waitFor();
    const corner = page.getByRole('button', { name: /^Upper left corner/ });
    const placed = ((await corner.getAttribute('aria-label')) ?? '').match(/\d+/g)!.map(Number);
    expect(Math.hypot(placed[0] - one.x, placed[1] - one.y)).toBeLessThan(PLAN.dpi * 0.06);
    const columns = page.getByLabel('Columns', { exact: true });
    await columns.fill('7');
    await columns.press('Tab');
    await page.getByRole('button', { name: 'Line right of column 6' }).waitFor();
    await expect.poll(() => corner.getAttribute('aria-label')).toContain(placed.join(', '));
    await page.getByRole('button', { name: /^Undo: Describe the sheet/ }).click();
    await page.getByText('That is what is printed on the sheet.').waitFor();
  });

  it('draws the zone that is chosen', async () => {
    await step(page, 'Zones').click();
    const tools = page.getByRole('radiogroup', { name: 'Drag draws' });
    await page.getByRole('img', { name: 'Drag to redraw the zone of the code' }).first().waitFor();
    await tools.getByRole('radio', { name: 'Code' }).press('ArrowLeft');
    const board = page.getByRole('img', { name: 'Drag to redraw the zone of the name' }).first();
    const { x, y, width, height } = (await board.boundingBox())!;
    await page.mouse.move(x + width * 0.1, y + height * 0.05);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.9, y + height * 0.35, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => page.getByLabel('Name: Bottom, in per cent').inputValue()).toBe('35');
    await shot(page, 'digitise-zones');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.getByLabel('Name: Bottom, in per cent').inputValue()).not.toBe('35');
  });

  it('reads it, takes nothing that is wrong, and asks the rest, which is answered by keys', async () => {
    await step(page, 'Review').click();
    await page.getByRole('button', { name: 'Read the sheet' }).press('Enter');
    const groups = page.getByRole('list', { name: 'Groups of counters that look alike' });
    await groups.waitFor();
    await shot(page, 'digitise-review');
    expect(await seriousFindings(page)).toEqual([]);
    const asked = groups.getByRole('button', { name: 'to review' });
    const card = page.getByRole('group', { name: /^\d+ counters?: / });
    for (let left = await asked.count(); left > 0; left--) {
      const [row, column] = ((await card.getByText(/^front\.png, row/).textContent()) ?? '').match(/\d+/g) ?? [];
      const { name, code } = sheet.counters.find(
        (one) => one.row === Number(row) - 1 && one.column === Number(column) - 1,
      )!;
      await card.press('c');
      await page.keyboard.type(code);
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await page.keyboard.type(name);
      await page.keyboard.press('Shift+Enter');
      await expect.poll(() => asked.count()).toBe(left - 1);
    }
    await page.getByText('Everything is settled.').waitFor();
    // The second choice in the place of the first, and back.
    const first = groups.getByRole('button').first();
    const before = await first.textContent();
    await card.press('2');
    await page.keyboard.press('Enter');
    await expect.poll(() => groups.textContent()).toContain('confirmed');
    await page.keyboard.press('Control+z');
    await expect.poll(() => first.textContent()).toBe(before);
    for (const paper of await sidesOfColours(page)) await paper.selectOption('Tartar');
    await shot(page, 'digitise-settled');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('writes units that are what is printed, and the package compiles', async () => {
    await step(page, 'Finish').click();
    await page.getByRole('button', { name: `Write ${sheet.counters.length} counters` }).press('Enter');
    const table = page.getByRole('region', { name: 'In the package' });
    await expect.poll(() => table.getByRole('row').count()).toBe(sheet.counters.length + 1);
    await shot(page, 'digitise-finish');
    expect(await seriousFindings(page)).toEqual([]);
    const file = path.join(studio.folder, 'own/scanned/units.json');
    const found = (): unknown => {
      const { units = [] } = JSON.parse(readFileSync(file, 'utf8')) as UnitsFile;
      return units.map(({ name, side, size, values, provenance }) => ({ name, side, size, values, provenance }));
    };
    await expect.poll(found).toEqual(
      sheet.counters.map(({ row, column, span, name, code }) => ({
        name,
        side: 'tartar',
        size: span === 2 ? 'double' : 'single',
        values: MEANS[code],
        provenance: { kind: 'printed', source: `front.png, row ${row + 1}, column ${column + 1}` },
      })),
    );
    // What no sheet prints, such as the class of troops, is warned of; nothing stands against playing.
    const problems = page.getByRole('link', { name: /^Problems/ });
    await problems.locator('.count.warning').waitFor();
    expect(await problems.locator('.count.error').count()).toBe(0);
  });

  it('leads from the value of a unit to its place on the scan', async () => {
    const { name } = sheet.counters[3];
    await page.getByRole('region', { name: 'In the package' }).getByRole('link', { name }).first().click();
    await page.getByLabel('Source', { exact: true }).waitFor();
    const source = await page.getByLabel('Source', { exact: true }).inputValue();
    await page.getByRole('link', { name: 'See where it was read' }).click();
    await page.getByText(source, { exact: true }).waitFor();
    await shot(page, 'digitise-where-read');
    expect(await seriousFindings(page)).toEqual([]);
    const place = `r${source.match(/row (\d+)/)![1]}c${source.match(/column (\d+)/)![1]}`;
    await page.getByRole('link', { name: 'Show it on the scan' }).click();
    const cells = page.getByRole('application', { name: /^Cells/ });
    await expect.poll(() => cells.getAttribute('aria-description')).toContain(`${place}, `);
    expect(
      sheet.counters.filter((one) => one.name === name).map((one) => `r${one.row + 1}c${one.column + 1}`),
    ).toContain(place);
  });
});
