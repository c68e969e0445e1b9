import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenStudio, seriousFindings, shot } from './harness.ts';
import { openPocketStudio } from './pocket-games.ts';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openPocketStudio('drill');
  ({ page } = studio);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await page.locator('table-canvas .unit').first().waitFor();
});
afterAll(() => studio.close());

/** Where a point of the table is in the window, in inches from its corner. */
async function at(x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('table-canvas .cloth').evaluate(restOf);
  return { x: box.x + (x / 48) * box.width, y: box.y + (y / 36) * box.height };
}

/** Where an element comes to rest: what a tool shows beside the table moves that. Runs in the page. */
async function restOf(element: Element): Promise<{ x: number; y: number; width: number; height: number }> {
  for (let last = ''; ;) {
    await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    const now = [x, y, width, height].join(' ');
    if (now === last) return { x, y, width, height };
    last = now;
  }
}

async function click(x: number, y: number): Promise<void> {
  const place = await at(x, y);
  await page.mouse.move(place.x, place.y);
  await page.mouse.click(place.x, place.y);
}

async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const [start, end] = [await at(...from), await at(...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2);
  await page.mouse.move(end.x, end.y);
  await page.mouse.up();
}

const tool = (name: string) => page.getByRole('radio', { name, exact: true });
const features = (on: Page) => on.locator('table-canvas .feature');

it('lays terrain on a table, corner by corner', async () => {
  const before = await features(page).count();
  await tool('Area').click();
  await page.getByLabel('Kind').first().selectOption('wood');
  for (const [x, y] of [
    [4, 25],
    [10, 25],
    [8, 30],
    [4, 25],
  ])
    await click(x, y);
  await expect.poll(() => features(page).count()).toBe(before + 1);
  await tool('Line').click();
  await page.getByLabel('Kind').first().selectOption('hedge');
  for (const [x, y] of [
    [40, 4],
    [46, 8],
    [46, 8],
  ])
    await click(x, y);
  await expect.poll(() => features(page).count()).toBe(before + 2);
  await shot(page, 'table-map-drawn');
  // A line that is chosen is drawn over with one of so many pixels: in inches its dashes would cover the table.
  await tool('Select').click();
  await click(43, 6);
  await page.getByLabel('Obstacle').selectOption({ label: 'Yes' });
  const bar = page.locator('table-canvas .feature.chosen .bar');
  await expect
    .poll(() => bar.evaluate((line) => [getComputedStyle(line).vectorEffect, getComputedStyle(line).strokeDasharray]))
    .toEqual(['non-scaling-stroke', 'none']);
  expect(await seriousFindings(page)).toEqual([]);
});

it('paints squares of an inch, a stroke an area', async () => {
  const before = await features(page).count();
  await tool('Brush').click();
  await drag([30.5, 30.5], [36.5, 30.5]);
  await expect.poll(() => features(page).count()).toBe(before + 1);
  await expect
    .poll(() => page.locator('table-canvas .feature[data-id="wood-2"] polygon').first().getAttribute('points'))
    .toBe('30,30 37,30 37,31 30,31');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => features(page).count()).toBe(before);
});

it('measures with a tape', async () => {
  await tool('Tape').click();
  await click(20, 10);
  await click(20, 16);
  await expect.poll(() => page.locator('table-canvas .way .note').textContent()).toBe('6 inches, 180°');
});

it('moves and turns units, and alters what is chosen', async () => {
  await tool('Select').click();
  await drag([24, 31], [26, 33]);
  const unit = page.locator('table-canvas .unit[data-id="red-2"]');
  await expect.poll(() => unit.getAttribute('transform')).toBe('translate(26 32) rotate(0)');
  await click(26, 32.5);
  await page.keyboard.press(']');
  await expect.poll(() => unit.getAttribute('transform')).toBe('translate(26 32) rotate(15)');
  await click(36, 16);
  await page.getByLabel('Level').fill('2');
  await page.getByLabel('Level').press('Enter');
  await expect
    .poll(() => page.locator('table-canvas .feature[data-id="knoll"] title').textContent())
    .toBe('Hill, level 2');
  await shot(page, 'table-map-chosen');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect
    .poll(() => page.locator('table-canvas .feature[data-id="knoll"] title').textContent())
    .toBe('Hill, level 1');
});

it('copies terrain, and lays it down elsewhere', async () => {
  const before = await features(page).count();
  await click(36, 16);
  await page.keyboard.press('Control+c');
  await page.getByText('knoll copied.').waitFor();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Control+v');
  await expect.poll(() => features(page).count()).toBe(before + 1);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => features(page).count()).toBe(before + 2);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => features(page).count()).toBe(before);
});

it('takes tools up by their letters, paints by keys, and refuses a layer that is locked', async () => {
  const before = await features(page).count();
  await click(20, 12);
  await page.keyboard.press('b');
  await page.locator('table-editor .hint', { hasText: 'Paint squares' }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => features(page).count()).toBe(before + 1);
  await page.keyboard.press('Control+z');
  await expect.poll(() => features(page).count()).toBe(before);
  await page.getByLabel('Lock terrain').check();
  await click(20, 10);
  await page.getByText('Terrain: this layer is locked').first().waitFor();
  await page.getByLabel('Lock terrain').uncheck();
  await tool('Select').click();
});

it('hides what is in the way, and shows it again', async () => {
  await page.getByLabel('Terrain', { exact: true }).uncheck();
  await expect.poll(() => features(page).count()).toBe(0);
  await page.getByLabel('Terrain', { exact: true }).check();
  await expect.poll(() => features(page).count()).toBeGreaterThan(0);
});

it('shows where others are and what they have chosen, and where something is wrong', async () => {
  const other = await studio.tab('/scenarios/drill/-/map');
  await other.locator('table-canvas .unit').first().waitFor();
  const box = await other.locator('table-canvas .unit[data-id="red-2"] .footprint').boundingBox();
  if (box === null) throw new Error('The unit is not to be seen.');
  await other.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('table-canvas .guest polygon').waitFor();
  await page.locator('table-canvas .guest text').waitFor();
  // Half of it hangs over the edge.
  await other.getByLabel('Place in inches').fill('0,32');
  await other.getByLabel('Place in inches').press('Enter');
  await page.locator('table-canvas .flaw[data-of="units/red-2"]').waitFor();
  await shot(page, 'table-map-others');
  await other.close();
});
