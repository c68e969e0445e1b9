import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { clickHex, panel, question } from './play-page.ts';

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

  const rulesOf = async (): Promise<unknown> =>
    JSON.parse(await readFile(path.join(studio.folder, 'own/four-shots/rules.json'), 'utf8').catch(() => '{}'));
  const put = async (field: string, text: string): Promise<void> => {
    const input = page.getByLabel(field, { exact: true });
    await input.fill(text);
    await input.press('Tab');
    await expect.poll(() => input.inputValue()).toBe(text);
  };

  it('have a marker, whose name formulas write', async () => {
    await page.getByRole('button', { name: '+ New marker' }).click();
    await page.waitForURL(/item=markers%2FnewMarker$/);
    await page.getByRole('heading', { name: 'New marker' }).waitFor();
    await put('Name', 'Ammunition');
    await page.waitForURL(/item=markers%2Fammunition$/);
    await expect.poll(() => page.getByLabel('ID', { exact: true }).inputValue()).toBe('ammunition');
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
    await page.getByRole('heading', { name: 'New restriction' }).waitFor();
    await put('Label', 'Out of arrows');
    await page.waitForURL(/item=restrictions%2Fout-of-arrows$/);
    await expect.poll(() => page.getByLabel('ID', { exact: true }).inputValue()).toBe('out-of-arrows');
    await page.getByLabel('Nobody may', { exact: true }).selectOption('Fire');
    await page.getByText('To shoot at an enemy.').waitFor();
    const when = page.getByRole('combobox', { name: 'When', exact: true });
    await when.pressSequentially('unit.ammu');
    await page.getByRole('option', { name: /^ammunition/ }).waitFor();
    await when.fill('unit.ammunition == 0');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.getByText(/When the unit’s ammunition is 0/).waitFor();
    const from = page.getByLabel('from', { exact: true });
    await from.fill('2');
    await page.keyboard.press('Tab');
    await page.getByText(/When the unit’s ammunition is 0/).waitFor();
    await shot(page, 'rules-restriction');
    expect(await seriousFindings(page)).toEqual([]);
    await from.fill('');
    await page.keyboard.press('Tab');
    await expect.poll(rulesOf).toMatchObject({
      restrictions: [{ id: 'out-of-arrows', label: 'Out of arrows', forbids: 'fire', when: 'unit.ammunition == 0' }],
    });
  });

  it('spend one with every shot', async () => {
    await page.getByRole('button', { name: '+ New effect' }).click();
    await page.waitForURL(/item=effects%2Fnew-effect$/);
    await page.getByRole('heading', { name: 'New effect' }).waitFor();
    await put('Label', 'Arrows are spent');
    await page.waitForURL(/item=effects%2Farrows-are-spent$/);
    await expect.poll(() => page.getByLabel('ID', { exact: true }).inputValue()).toBe('arrows-are-spent');
    await page.getByLabel('When', { exact: true }).selectOption('A unit fires');
    await page.getByText('The unit has fired at other, whatever came of it.').waitFor();
    await page.getByLabel('What it does, 1').selectOption('Add');
    await page.getByLabel('Marker, 1').selectOption('Ammunition');
    await page.getByLabel('Whose, 1').selectOption('the unit');
    await put('How much, 1', '-1');
    await page.getByRole('listitem', { name: 'Add −1 to Ammunition of the unit' }).waitFor();
    // Another verb is moved to the first place by hand of the keyboard, and taken out again.
    await page.getByRole('button', { name: '+ And then' }).click();
    await page.getByLabel('What it does, 2').selectOption('Score');
    await page.getByLabel('What it does, 2').press('Alt+ArrowUp');
    const verbs = page.locator('verb-list li');
    await expect.poll(() => verbs.first().getAttribute('aria-label')).toBe('Score 1 point for its side');
    await shot(page, 'rules-effect');
    expect(await seriousFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'rules-effect-dark');
    expect(await seriousFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: /^Score 1 .*: remove$/ }).click();
    await expect.poll(() => verbs.count()).toBe(1);
    await expect.poll(rulesOf).toMatchObject({
      effects: [
        {
          id: 'arrows-are-spent',
          at: 'unit-fires',
          then: [{ do: 'add', marker: 'ammunition', of: 'unit', value: -1 }],
        },
      ],
    });
  });

  it('have four in play, and tell when one is spent', async () => {
    await visit(page, `${FOUR_SHOTS}/play?example=cases/archers.case.json`);
    await expect.poll(() => question(page)).toBe('Fire');
    await clickHex(page, '0405');
    await clickHex(page, '0404');
    await page
      .getByRole('button', { name: /Fire at/ })
      .last()
      .click();
    await panel(page, 'Log');
    await page
      .locator('game-log')
      .getByText(/Arrows are spent/)
      .waitFor();
    await shot(page, 'play-arrows-spent');
  });

  it('cannot shoot at all without: a phase in which nobody can is passed over', async () => {
    await visit(page, `${FOUR_SHOTS}/rules?item=markers/ammunition`);
    await put('At the start', '0');
    await expect.poll(rulesOf).toMatchObject({ markers: [{ start: 0 }] });
    await visit(page, `${FOUR_SHOTS}/play?example=cases/archers.case.json`);
    await page.locator('orders-panel h2').first().waitFor();
    await expect.poll(() => question(page)).toBe('Movement');
    await shot(page, 'play-out-of-arrows');
  });
});

/** A variant of that variant, in which it says otherwise. */
it('is a change with a reason where a variant has another effect than its base', async () => {
  const effect = {
    id: 'arrows-are-spent',
    label: 'Arrows are spent',
    at: 'unit-fires',
    then: [{ do: 'add', marker: 'ammunition', of: 'unit', value: -1 }],
  };
  const markers = [{ id: 'ammunition', name: 'Ammunition', of: 'unit', maximum: 4, start: 4 }];
  const studio = await openStudio({
    at: '/scenarios/own/two-at-once/-/rules?item=effects/arrows-are-spent',
    files: {
      'own/four-shots/scenario.json': JSON.stringify(PACKAGE),
      'own/four-shots/rules.json': JSON.stringify({ format: 1, markers, effects: [effect] }),
      'own/two-at-once/scenario.json': JSON.stringify({ ...PACKAGE, id: 'own/two-at-once', extends: 'own/four-shots' }),
    },
  });
  const { page } = studio;
  await page.getByLabel('because').fill('They loose in pairs');
  await page.getByLabel('How much, 1', { exact: true }).fill('-2');
  await page.keyboard.press('Tab');
  await page.getByText('They loose in pairs').waitFor();
  await page.getByText('Add −1 to Ammunition of the unit').waitFor();
  await page.getByLabel('When', { exact: true }).selectOption('A turn ends');
  await page.getByLabel('For', { exact: true }).selectOption('Each unit in play');
  await page.getByRole('button', { name: 'Revert When' }).waitFor();
  await shot(page, 'rules-effect-changed');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Revert Then' }).click();
  await page.getByText('Add −1 to Ammunition of the unit').waitFor({ state: 'detached' });
  await page.getByRole('listitem', { name: 'Add −1 to Ammunition of the unit' }).waitFor();
  await studio.close();
});
