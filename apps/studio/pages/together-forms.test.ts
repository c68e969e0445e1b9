import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { DRILL } from './map-page.ts';
import { callMyself } from './people.ts';
import { cursorBehind, opened, typeBehind } from './text-page.ts';

const UNITS = '/scenarios/drill/-/units';
const row = (page: Page, unit: string): Locator =>
  page.getByRole('grid', { name: 'Roster' }).locator(`[data-row="${unit}"]`);

/** Begins to follow the only other one who is here. */
async function follow(page: Page): Promise<void> {
  await page.locator('people-bar .opener').click();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.keyboard.press('Escape');
}

describe('two people at forms and texts', () => {
  it('see where the other one is, follow there, and read later who did what', async () => {
    const studio = await openStudio({ files: DRILL, at: UNITS });
    const ann = studio.page;
    const ben = await studio.guest(UNITS);
    await Promise.all([ann, ben].map((page) => row(page, 'line').waitFor()));
    await callMyself(ann, 'Ann Archer');
    await callMyself(ben, 'Ben Bowman');

    // In a cell of the table, and in a field beside it.
    await row(ben, 'line').locator('> *').nth(1).click();
    await row(ann, 'line').locator('[data-person="Ben Bowman"]').waitFor();
    await row(ann, 'line').locator('> *').first().click();
    await ben.getByLabel('Note', { exact: true }).click();
    await ann.locator('unit-detail label[data-person="Ben Bowman"]').waitFor();
    await expect.poll(() => row(ann, 'line').locator('[data-person]').count()).toBe(0);
    for (const look of ['dark', 'contrast', 'light']) {
      await ann.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), look);
      await shot(ann, `together-form-${look}`);
      expect(await seriousFindings(ann), look).toEqual([]);
    }

    // Ann goes along: to another row, and to a place far down in a text.
    await follow(ann);
    const stop = ann.getByRole('button', { name: 'Following Ben Bowman' });
    await stop.waitFor();
    await row(ben, 'guards').locator('> *').first().click();
    await ann.waitForURL(/unit=guards/);
    await ben.getByRole('link', { name: 'Text', exact: true }).click();
    await ann.waitForURL(/-\/text/);
    await ben.locator('text-files').getByRole('link', { name: 'units.json' }).click();
    await ann.waitForURL(/text\/units.json/);
    await Promise.all([opened(ben), opened(ann)]);
    await ann.setViewportSize({ width: 820, height: 400 });
    await typeBehind(ben, '"The Line', ' of Foot');
    const flag = ann.locator('.text-person', { hasText: 'Ben Bowman' });
    await flag.waitFor();
    await ann.getByText('The Line of Foot').waitFor();
    await shot(ann, 'together-text');
    expect(await seriousFindings(ann)).toEqual([]);
    await ann.setViewportSize({ width: 390, height: 700 });
    await stop.waitFor();
    await shot(ann, 'together-text-390');
    await ann.keyboard.press('Escape');
    await stop.waitFor({ state: 'detached' });
    await ann.setViewportSize({ width: 1280, height: 800 });

    // The cursor is found again in a text that differs above it.
    await typeBehind(ann, '"Guards', ' of the Camp');
    await expect.poll(() => lineOf(ann, flag)).toContain('The Line of Foot');

    await ann.getByRole('link', { name: 'History' }).click();
    await ann.getByRole('button', { name: /^Ben Bowman .*units\.json/ }).waitFor();
    await studio.close();
  });

  it('talk about a line of text, which the table and the chart show too', async () => {
    const studio = await openStudio({ files: DRILL, at: '/scenarios/drill/-/text/units.json' });
    const ann = studio.page;
    await opened(ann);
    await cursorBehind(ann, '"movement"');
    await ann.keyboard.press('Shift+F10');
    const choice = ann.getByRole('menuitem', { name: 'Comment on this' });
    await choice.waitFor();
    await shot(ann, 'text-menu');
    const drawer = ann.getByRole('complementary', { name: 'Comments' });
    // The editor's menu does not take a click in its first moments.
    const asked = async (): Promise<boolean> => {
      if (await choice.isVisible()) await choice.click();
      return drawer.isVisible();
    };
    await expect.poll(asked).toBe(true);
    await drawer.getByText('units/guards/values/movement').waitFor();
    await ann.getByLabel('New comment').fill('Too fast?');
    await ann.keyboard.press('Control+Enter');
    await ann.locator('.text-said').waitFor();
    await shot(ann, 'comments-text');
    expect(await seriousFindings(ann)).toEqual([]);
    await ann.getByRole('button', { name: 'Close the comments' }).click();
    await ann.locator('.text-said').click();
    await ann.getByText('Too fast?').waitFor();

    const ben = await studio.guest(`${UNITS}?unit=guards`);
    await row(ben, 'guards').getByRole('img', { name: '1 open comment' }).waitFor();
    await ben.locator('unit-detail #id').fill('sentries');
    await ben.keyboard.press('Enter');
    await ann.getByRole('link', { name: 'units/sentries/values/movement' }).waitFor();
    await ben.getByRole('button', { name: 'Comment on sentries, 1 open' }).click();
    await ben.getByLabel('New comment').fill('A new name.');
    await ben.keyboard.press('Control+Enter');
    await row(ben, 'sentries').getByRole('img', { name: '2 open comments' }).waitFor();
    expect(await seriousFindings(ben)).toEqual([]);
    // It is called otherwise, not gone.
    expect(await ben.getByText('was removed while you were typing').count()).toBe(0);

    await ben.getByRole('link', { name: 'Charts' }).click();
    const marsh = ben.getByRole('grid', { name: 'Hexes', exact: true }).locator('[data-row="marsh"]');
    await marsh.locator('> *').first().click();
    await ben.getByRole('button', { name: 'Comment on marsh' }).click();
    await expect.poll(() => ben.getByLabel('New comment').evaluate((field) => field.matches(':focus'))).toBe(true);
    await ben.keyboard.type('Three?');
    await ben.keyboard.press('Control+Enter');
    await marsh.getByRole('img', { name: '1 open comment' }).waitFor();
    await shot(ben, 'comments-chart');
    expect(await seriousFindings(ben)).toEqual([]);
    await studio.close();
  });
});

/** The line of a text in which the cursor of somebody is drawn. */
async function lineOf(page: Page, flag: Locator): Promise<string> {
  const box = await flag.boundingBox();
  if (box === null) return '';
  return page.evaluate((middle) => {
    const at = [...document.querySelectorAll('.monaco-editor .view-line')].find((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return top <= middle && middle <= bottom;
    });
    return (at?.textContent ?? '').replaceAll('\u00a0', ' ');
  }, box.y + 10);
}
