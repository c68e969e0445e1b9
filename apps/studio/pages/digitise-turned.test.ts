import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { syntheticSheet, type SheetPlan } from '@hexwright/digitiser/testing';
import type { UnitsFile } from '@hexwright/model';
import { encode } from 'fast-png';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACK, EMPTY, FRONT, HERE, picture } from './digitise-page.ts';
import { sidesOfColours, step } from './digitise-steps.ts';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';

/** A row of singles above one of doubles: what lies upside-down has them the other way round. */
const SIDES: Readonly<Record<string, SheetPlan>> = {
  'front.png': { ...FRONT, rows: 2, singleRows: 1 },
  'back.png': { ...BACK, rows: 2, singleRows: 1 },
};
const MEANS: Readonly<Record<string, object>> = {
  'L-4-E': { armour: 'leather', movement: 4, morale: 'E' },
  'P-8-D': { armour: 'plate', movement: 8, morale: 'D' },
};

/** A scan of a sheet that somebody has laid on its head. */
function onItsHead(name: string, plan: SheetPlan): ReturnType<typeof picture> {
  const { width, height, data } = syntheticSheet(plan).image;
  const turned = new Uint8Array(new Uint32Array(data.buffer).toReversed().buffer);
  const png = encode({ width, height, data: turned, channels: 4, depth: 8 });
  return { name, mimeType: 'image/png', buffer: Buffer.from(png) };
}

describe('a sheet that was scanned upside-down', () => {
  let studio: OpenStudio;
  let page: Page;
  beforeAll(async () => {
    studio = await openStudio({ at: HERE, files: EMPTY });
    ({ page } = studio);
    await page.getByRole('heading', { name: 'Read counters from scanned sheets' }).waitFor();
  });
  afterAll(() => studio.close());

  const show = (sheet: string): Promise<unknown> => page.getByRole('combobox', { name: /^Sheet/ }).selectOption(sheet);
  const told = () => page.getByRole('alert').filter({ hasText: 'The sheet lies upside-down on its scan' });

  it('is read all the same, and that is told', async () => {
    const { counters } = syntheticSheet(SIDES['front.png']);
    for (const [name, plan] of Object.entries(SIDES)) {
      const scan = name === 'back.png' ? onItsHead(name, plan) : picture(name, plan);
      await page.getByLabel('Pictures of the sheets').setInputFiles(scan);
      const card = page.getByRole('article', { name });
      await card.getByLabel('Rows', { exact: true }).fill('2');
      await card.getByLabel('Columns', { exact: true }).fill('4');
      await page.keyboard.press('Tab');
    }
    await step(page, 'Text').click();
    const list = counters.map(({ name, code }) => `${name}  ${code}`).join('\n');
    await page.getByLabel('List or transcription of the counters').fill(list);
    await page.keyboard.press('Tab');
    await step(page, 'Grid').click();
    for (const sheet of Object.keys(SIDES)) {
      await show(sheet);
      await page.getByRole('button', { name: 'Find the grid' }).click();
      await page.getByText('4 singles, 2 doubles, 8 cells').waitFor();
    }
    await step(page, 'Pairs').click();
    await page.getByLabel('It is the back of').selectOption('front.png');
    await step(page, 'Review').click();
    for (const sheet of Object.keys(SIDES)) {
      await show(sheet);
      await page.getByRole('button', { name: 'Read the sheet', exact: true }).click();
      await page.getByRole('list', { name: 'Groups of counters that look alike' }).waitFor();
      await expect.poll(() => told().count()).toBe(sheet === 'back.png' ? 1 : 0);
    }
    await shot(page, 'digitise-upside-down');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('is turned by one press, which leaves doubles and readings where they are printed, and is one step', async () => {
    await told().getByRole('button', { name: 'Turn it upright' }).click();
    await expect.poll(() => told().count()).toBe(0);
    expect(await page.getByText('have changed since it was read').count()).toBe(0);
    await step(page, 'Grid').click();
    const cells = page.getByRole('application', { name: /^Cells/ });
    await cells.press('ArrowDown');
    await expect.poll(() => cells.getAttribute('aria-description')).toBe('r2c1, double');
    // It is shown upright: the upper left corner is above and left of the others.
    const corner = async (name: string) => (await page.getByRole('button', { name }).boundingBox())!;
    const [first, last] = [await corner('Upper left corner'), await corner('Lower right corner')];
    expect([first.x < last.x, first.y < last.y]).toEqual([true, true]);
    await shot(page, 'digitise-turned');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+z');
    await told().waitFor();
    await page.getByRole('button', { name: 'Turn the sheet upside-down' }).click();
    await expect.poll(() => told().count()).toBe(0);
  });

  it('has its corners and lines moved the way that they are pulled', async () => {
    const corner = page.getByRole('button', { name: /^Upper left corner/ });
    const before = (await corner.boundingBox())!;
    await corner.press('Shift+ArrowRight');
    await expect.poll(async () => (await corner.boundingBox())!.x).toBeGreaterThan(before.x);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => Math.abs((await corner.boundingBox())!.x - before.x)).toBeLessThan(1);
    await page.mouse.move(before.x + 12, before.y + 12);
    await page.mouse.down();
    await page.mouse.move(before.x + 32, before.y + 12, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await corner.boundingBox())!.x - before.x)).toBe(20);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => Math.abs((await corner.boundingBox())!.x - before.x)).toBeLessThan(1);
  });

  it('gives each counter the back that is printed behind it', async () => {
    await step(page, 'Pairs').click();
    await page.getByText('r2c1 · r2c3').waitFor();
    await shot(page, 'digitise-turned-pairs');
    await step(page, 'Review').click();
    await show('front.png');
    for (const paper of await sidesOfColours(page)) await paper.selectOption('Tartar');
    await step(page, 'Finish').click();
    await page.getByRole('button', { name: /^Write \d+ counters/ }).click();
    const file = path.join(studio.folder, 'own/scanned/units.json');
    await expect.poll(() => existsSync(file)).toBe(true);
    const { units = [] } = JSON.parse(readFileSync(file, 'utf8')) as UnitsFile;
    const behind = units.flatMap((unit) => unit.faces.slice(1).map((face) => ({ unit, face })));
    expect(new Set(behind.map(({ unit }) => unit.size))).toEqual(new Set(['single', 'double']));
    const printed = syntheticSheet(SIDES['back.png']).counters;
    for (const { unit, face } of behind) {
      const [row, column] = (unit.provenance?.source?.match(/\d+/g) ?? []).map(Number);
      const back = 4 - (column - 1) - (unit.size === 'double' ? 2 : 1);
      expect(face.provenance?.source).toBe(`back.png, row ${row}, column ${back + 1}`);
      const code = printed.find((one) => one.row === row - 1 && one.column === back)?.code ?? '';
      expect(face.values).toEqual(MEANS[code]);
    }
  });

  it('leads from the values of a back to their place on the scan of the backs', async () => {
    await page.getByRole('region', { name: 'In the package' }).getByRole('link').first().click();
    const source = await page.getByLabel('Source', { exact: true }).inputValue();
    const [row, column] = (source.match(/\d+/g) ?? []).map(Number);
    await page.getByRole('link', { name: 'See where this face was read' }).click();
    await page.getByText(`back.png, row ${row}, column ${5 - column}`, { exact: true }).waitFor();
  });
});
