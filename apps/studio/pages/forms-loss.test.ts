// Forms of rules that ask who destroyed a unit, and of who leaves once something holds.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';

const rules = (variant: string, item: string): string =>
  `/scenarios/variants/${variant}/-/rules?item=${encodeURIComponent(item)}`;

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({
    at: rules('trophies', 'effects/banner-taken'),
    packages: [
      'grunwald-1410',
      'gmb/standard',
      'gmb/house-tables',
      'gmb/black-prince',
      'gmb/king-arthur',
      'variants/trophies',
      'variants/unpaid',
      'variants/single-combat',
    ],
    viewport: { width: 1440, height: 1000 },
  });
  ({ page } = studio);
});
afterAll(() => studio.close());

/** Keeps a picture by day, in the dark and on a narrow window, and looks for what keeps people out. */
async function pictures(name: string, at: Locator): Promise<void> {
  const looks = [
    ['', 'light', 1440],
    ['-dark', 'dark', 1440],
    ['-narrow', 'light', 390],
  ] as const;
  for (const [end, colorScheme, width] of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
    await at.scrollIntoViewIfNeeded();
    await shot(page, `${name}${end}`);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 1000 });
}

describe('forms', () => {
  it('let an effect at the loss of a unit change who destroyed it', async () => {
    const verb = page.getByRole('listitem', { name: 'Add 1 to Banners taken of who destroyed it' });
    await verb.waitFor();
    await page.getByText(/the destroyer’s kind is unit/).waitFor();
    await pictures('forms-destroyer', verb);
    await page.getByLabel('When', { exact: true }).selectOption('A unit is fired at');
    // Nobody is destroyed there: the form says so at the place.
    await page.getByText(/At this moment there is nobody who has destroyed a unit/).waitFor();
    await page.getByLabel('When', { exact: true }).selectOption('A unit is lost');
    await page.getByText(/At this moment there is nobody/).waitFor({ state: 'detached' });
  });

  it('let a withdrawal wait for a condition', async () => {
    await visit(page, rules('unpaid', 'withdrawals/companies-go-home'));
    const date = page.getByText(/or of a later one/);
    await date.waitFor();
    await pictures('forms-withdrawal-if', page.getByText('Only if', { exact: true }));
  });

  it('ask by whose hand somebody has fallen', async () => {
    await visit(page, '/scenarios/variants/single-combat/-/rules');
    await page.getByRole('link', { name: /Points and levels/ }).click();
    const condition = page.locator('[data-condition=modred-falls]');
    await condition.getByLabel('What is asked, 1').waitFor();
    await expect
      .poll(() => condition.getByLabel('What is asked, 1').locator('option:checked').textContent())
      .toContain('Eliminated by:');
    await pictures('forms-lost-to', condition);
    await condition.getByLabel('What is asked, 1').selectOption('Units left:');
    await condition.getByText(/the number of units of .* on the map is at least/).waitFor();
    await expect
      .poll(() => readFile(path.join(studio.folder, 'variants/single-combat/rules.json'), 'utf8'))
      .toContain('unitsOf(');
  });
});
