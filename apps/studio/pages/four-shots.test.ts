import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';

const FOUR_SHOTS = '/scenarios/own/four-shots/-';
const PACKAGE = {
  format: 1,
  id: 'own/four-shots',
  title: 'Four shots',
  kind: 'battle',
  extends: 'gmb/tamburlaine',
};
/** Akinjis stand beside khoshun, and may shoot. */
const POSITION = {
  format: 1,
  case: '8.0',
  title: 'Two bodies of archers',
  map: { columns: 8, rows: 8 },
  phasing: 'ottoman',
  phase: 'fire',
  units: [
    { id: 'A', copy: 'akinjis-1', hexes: ['0405'] },
    { id: 'B', copy: 'khoshun-1', hexes: ['0404'] },
  ],
  commands: [],
  expect: { offered: [{ do: 'fire', unit: 'A', target: 'B' }] },
};

/** A variant that its designer makes in the forms of the rules, without writing a line of any file. */
describe('archers with four shots', () => {
  let studio: OpenStudio;
  let page: Page;

  beforeAll(async () => {
    studio = await openStudio({
      at: `${FOUR_SHOTS}/rules`,
      viewport: { width: 1440, height: 1000 },
      files: {
        'own/four-shots/scenario.json': JSON.stringify(PACKAGE),
        'own/four-shots/cases/archers.case.json': JSON.stringify(POSITION),
      },
    });
    ({ page } = studio);
  });
  afterAll(() => studio.close());

  const put = async (field: string, text: string): Promise<void> => {
    const input = page.getByLabel(field, { exact: true });
    await input.fill(text);
    await input.press('Tab');
    await expect.poll(() => input.inputValue()).toBe(text);
  };

  it('have a marker, whose name formulas write', async () => {
    await page.getByRole('button', { name: '+ New marker' }).click();
    await page.waitForURL(/item=markers%2FnewMarker$/);
    await put('Name', 'Ammunition');
    await page.waitForURL(/item=markers%2Fammunition$/);
    await put('Highest level', '4');
    await put('At the start', '4');
    await page.getByLabel('Chip is shown').selectOption('Always');
    await page.getByRole('link', { name: /Ammunition.*0 to 4/ }).waitFor();
    await shot(page, 'rules-marker');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('may not shoot without', async () => {
    await page.getByRole('button', { name: '+ New restriction' }).click();
    await page.waitForURL(/item=restrictions%2Fnew-restriction$/);
    await put('Label', 'Out of arrows');
    await page.waitForURL(/item=restrictions%2Fout-of-arrows$/);
    await page.getByLabel('Nobody may', { exact: true }).selectOption('Fire');
    await page.getByText('To shoot at an enemy.').waitFor();
    const when = page.getByRole('combobox', { name: 'When', exact: true });
    await when.pressSequentially('unit.ammu');
    await page.getByRole('option', { name: /^ammunition/ }).waitFor();
    await page.keyboard.press('Tab');
    await when.pressSequentially(' == 0');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByLabel('from', { exact: true }).fill('2');
    await page.keyboard.press('Tab');
    await page.getByText(/When the unit’s ammunition is 0/).waitFor();
    await shot(page, 'rules-restriction');
    expect(await seriousFindings(page)).toEqual([]);
  });
});
