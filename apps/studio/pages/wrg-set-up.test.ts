import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';

/** Where a point of the table is in the window, in inches from its corner. */
async function at(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('table-canvas .cloth').boundingBox();
  if (box === null) throw new Error('There is no table to be seen.');
  return { x: box.x + (x / 48) * box.width, y: box.y + (y / 36) * box.height };
}

it('forms a unit up by the ends of its front, and by keys', async () => {
  const studio = await openStudio({
    at: '/scenarios/wrg/knights-and-bills/-/map',
    viewport: { width: 1440, height: 900 },
  });
  const { page } = studio;
  try {
    // Ten bills in column, four side by side, half an inch each, look north.
    await page.locator('table-canvas .unit[data-id="bills"]').waitFor();
    const middle = await at(page, 24, 24.3);
    await page.mouse.click(middle.x, middle.y);
    const files = page.locator('table-panel').getByLabel('Files');
    await expect.poll(() => files.inputValue()).toBe('4');
    const [end, wanted] = [await at(page, 25, 24), await at(page, 26, 24)];
    await page.mouse.move(end.x, end.y);
    await page.mouse.down();
    await page.mouse.move((end.x + wanted.x) / 2, end.y);
    await page.mouse.move(wanted.x, wanted.y);
    await shot(page, 'wrg-files-dragged');
    await page.mouse.up();
    await expect.poll(() => files.inputValue()).toBe('8');
    await page.locator('table-canvas [role=application]').focus();
    await page.keyboard.press('.');
    await expect.poll(() => files.inputValue()).toBe('9');
    await page.keyboard.press('Control+z');
    await expect.poll(() => files.inputValue()).toBe('8');
    await shot(page, 'wrg-files');
    // Another unit like it, beside it, in one step; then all units are locked.
    await page.locator('table-panel').getByRole('button', { name: 'Duplicate' }).click();
    await page.locator('table-canvas .unit.lit[data-id="bills-1"]').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('table-canvas .unit').count()).toBe(2);
    await page.locator('table-panel').getByLabel('Lock units').check();
    await page.mouse.click(middle.x, middle.y);
    // What lies below is taken hold of instead.
    await page.locator('table-panel').getByRole('heading', { name: 'Deployment' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  } finally {
    await studio.close();
  }
});
