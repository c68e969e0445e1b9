import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, type OpenStudio, seriousFindings, shot } from './harness.ts';

/** A battle with numbers of its own: one that matters, one that does nothing, and one that nothing may be below. */
const OWN = {
  'own/duel/scenario.json': JSON.stringify({
    format: 1,
    id: 'own/duel',
    title: 'My duel',
    kind: 'battle',
    extends: 'wrg/knights-and-bills',
  }),
  'own/duel/rules.json': JSON.stringify({
    format: 1,
    modifiers: [
      ['gallop', 'Mine: gallop', "unit.side == 'french'"],
      ['moonlight', 'Mine: moonlight', "unit.side == 'french' && turn > 9"],
    ].map(([id, label, when]) => ({
      id,
      label,
      applies: 'fight.factor',
      stacking: 'add',
      when,
      value: 0,
      provenance: { kind: 'reconstructed', source: 'none', reason: 'To be settled by playtests.' },
    })),
  }),
};

async function choose(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).selectOption({ label });
}

async function fill(page: Page, name: string, value: number): Promise<void> {
  await page.getByRole('spinbutton', { name, exact: true }).fill(String(value));
}

describe('numbers in the lab', () => {
  let studio: OpenStudio;
  let page: Page;
  const status = (): Locator => page.locator('lab-screen .status [role="status"]');
  beforeAll(async () => {
    studio = await openStudio({
      at: '/scenarios/own/duel/-/lab',
      packages: ['wrg/standard', 'wrg/knights-and-bills'],
      files: OWN,
      viewport: { width: 1440, height: 900 },
    });
    ({ page } = studio);
    await page.getByText('Nothing has been played yet.').waitFor();
  });
  afterAll(() => studio.close());

  it('ranks numbers by what they move, corrected for how many there are', async () => {
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('rank');
    await page.getByText(/^\d+ numbers, each changed up and down by itself/).waitFor();
    await page.getByRole('textbox', { name: 'Only numbers with this in their name' }).fill('no such');
    await page.getByText('No number has that in its name.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Play the games' }).isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Only numbers with this in their name' }).fill('mine:');
    await fill(page, 'Up and down by', 2);
    await fill(page, 'Games of each, at most', 40);
    await page.getByRole('button', { name: 'Play the games' }).press('Enter');
    // It grows while it is played, and says of every number how it stands.
    await page.getByRole('heading', { name: 'What moves it most' }).waitFor();
    await status().filter({ hasText: 'All games are played.' }).waitFor();
    const row = (name: string): Locator => page.locator('rank-report tr').filter({ hasText: name });
    expect(
      await row('Mine: gallop')
        .filter({ hasText: /, surely/ })
        .count(),
    ).toBeGreaterThan(0);
    await page.getByText(/changes looked at: the intervals are so much wider/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'lab-rank');
  });

  it('is cancelled, and goes on where it was', async () => {
    await fill(page, 'Games of each, at most', 60);
    await page.getByRole('button', { name: 'Play the games' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Nothing has been played yet.').waitFor();
    await page.getByRole('button', { name: 'Play the games' }).click();
    await status().filter({ hasText: 'were played before' }).waitFor();
    await status().filter({ hasText: 'All games are played.' }).waitFor();
  });

  it('tries every value of one number with every value of another', async () => {
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('two');
    await choose(page, 'Number', 'Mine: gallop');
    await fill(page, 'From', -2);
    await fill(page, 'To', 2);
    await choose(page, 'Second number', 'Mine: moonlight');
    await fill(page, 'Second, from', 0);
    await fill(page, 'Second, to', 1);
    await fill(page, 'Games of each, at most', 30);
    await page.getByRole('button', { name: 'Play the games' }).click();
    await page.locator('even-report .grid').waitFor();
    await status().filter({ hasText: '30 of 30 games. All games are played.' }).waitFor();
    const cells = await page.locator('even-report .grid td[style]').allInnerTexts();
    expect(cells).toHaveLength(10);
    expect(cells[0]).not.toBe(cells[8]);
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'lab-two');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'lab-two-dark');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('even-report').scrollIntoViewIfNeeded();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'lab-two-phone');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('tries the numbers of counters, and writes what was found into the package', async () => {
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('even');
    await choose(page, 'Number', 'English bills, figures');
    await page.getByText('10 now').waitFor();
    await fill(page, 'From', 8);
    await fill(page, 'To', 9);
    await fill(page, 'Games of each, at most', 20);
    await page.getByRole('button', { name: 'Play the games' }).click();
    await status()
      .filter({ hasText: /The question is answered|All games are played/ })
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'lab-counters');
    await page.getByRole('button', { name: /^Write [89] into the package/ }).click();
    await page.getByText(/English bills, figures is [89] now\./).waitFor();
    await page.getByText(/^[89] now$/).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('10 now').waitFor();
  });

  it('plays what was wished for last, though what was wished before takes longer to try', async () => {
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('rank');
    await page.getByRole('textbox', { name: 'Only numbers with this in their name' }).fill('');
    await fill(page, 'Games of each, at most', 5);
    await page.getByRole('button', { name: 'Play the games' }).click();
    await page.getByText('Looking whether the battle can be played so').waitFor();
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('alone');
    await page.getByRole('button', { name: 'Play the games' }).click();
    // They were played for the ranking, too.
    await status().filter({ hasText: '5 of 5 games. 5 were played before. All games are played.' }).waitFor();
    await page.locator('lab-report').waitFor();
    expect(await page.locator('rank-report').count()).toBe(0);
  });

  it('says which number the package cannot have', async () => {
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption('change');
    const parameter = page.getByRole('combobox', { name: 'Number', exact: true });
    await parameter.selectOption({ index: 0 });
    await fill(page, 'Value', -9999);
    await page.getByRole('button', { name: 'Play the games' }).click();
    await page.getByText(/: -9999: /).waitFor();
  });
});
