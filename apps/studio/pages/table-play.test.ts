import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenStudio, seriousFindings, shot } from './harness.ts';
import { begin } from './play-page.ts';
import { openPocketStudio } from './pocket-games.ts';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openPocketStudio('drill');
  ({ page } = studio);
});
afterAll(() => studio.close());

/** Where a point of the table is in the window, in inches from its corner. */
async function at(x: number, y: number): Promise<{ x: number; y: number }> {
  return page
    .locator('table-board')
    .evaluate(
      (element, place) =>
        (element as HTMLElement & { placeOf(place: number): { x: number; y: number } }).placeOf(place),
      y * 1000 * 48_001 + x * 1000,
    );
}

async function click(x: number, y: number): Promise<void> {
  const place = await at(x, y);
  await page.mouse.move(place.x, place.y);
  await page.mouse.click(place.x, place.y);
}

const unit = (id: string) => page.locator(`table-board .unit[data-id="${id}"]`);

it('shows terrain by what it does, and units as blocks of figures', async () => {
  await begin(page, { Red: 'person', Blue: 'random' });
  await unit('red-2').waitFor();
  // Each figure is a path of its own making: 24 of them stand.
  const bases = unit('red-2').locator('.bases');
  await expect.poll(async () => (await bases.getAttribute('d'))?.split('M').length).toBe(25);
  await expect
    .poll(() => page.locator('table-board .feature[data-id="copse"] title').textContent())
    .toBe('The copse, Wood, cover');
  await expect
    .poll(() => page.locator('table-board .feature[data-id="mere"] polygon').last().getAttribute('fill'))
    .toBe('url(#impassable)');
  expect(await seriousFindings(page)).toEqual([]);
  await shot(page, 'table-begin');
});

it('shows the way of a march before it is made, and makes it', async () => {
  await click(24, 31);
  await expect.poll(() => unit('red-2').getAttribute('class')).toContain('lit');
  const to = await at(26, 27);
  await page.mouse.move(to.x, to.y);
  await expect
    .poll(() => page.locator('table-board .way .note').allTextContents())
    .toEqual([expect.stringMatching(/^33\.\d°, 3\.5\d+ in$/), expect.stringMatching(/^2\.\d+ in$/)]);
  await page.keyboard.press('Z');
  await page.locator('table-board .arc').first().waitFor();
  await shot(page, 'table-way');
  const before = await unit('red-2').getAttribute('transform');
  await page.mouse.click(to.x, to.y);
  await expect.poll(() => unit('red-2').getAttribute('transform')).not.toBe(before);
  await shot(page, 'table-marched');
});

it('is played by keyboard alone', async () => {
  const board = page.locator('table-board [role=application]');
  await board.focus();
  await page.keyboard.press('0');
  // From where the last click was, inch by inch to the block on the left.
  for (let step = 0; step < 2; step++) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => board.getAttribute('aria-description')).toMatch(/^\d+(\.\d+)?,\d+/);
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await shot(page, 'table-keys');
});
