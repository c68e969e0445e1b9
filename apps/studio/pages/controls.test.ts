// The controls of the studio: all of them in every theme, as a system may ask for them, and on a telephone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { openStudio, seriousFindings, shot, TAMBURLAINE, type OpenStudio } from './harness.ts';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({ packages: TAMBURLAINE, at: '/' });
  ({ page } = studio);
});
afterAll(() => studio.close());

const theme = (): Promise<string | undefined> => page.evaluate(() => document.documentElement.dataset['theme']);

it('are found in the command palette', async () => {
  await page.getByRole('button', { name: 'Command palette' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('controls');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Controls of the studio' }).waitFor();
});

it.each([
  ['light', { colorScheme: 'light', contrast: 'no-preference' }],
  ['dark', { colorScheme: 'dark', contrast: 'no-preference' }],
  ['contrast', { colorScheme: 'light', contrast: 'more' }],
  ['contrast-dark', { colorScheme: 'dark', contrast: 'more' }],
] as const)('keep nobody out where the system asks for %s', async (name, media) => {
  await page.emulateMedia(media);
  await expect.poll(theme).toBe(name);
  await shot(page, `controls-${name}`);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await page.getByRole('dialog', { name: 'Name the battle' }).waitFor();
  await shot(page, `controls-${name}-dialog`);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open a menu' }).click();
  await page.getByRole('menu', { name: 'Hex 0512' }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('menu').count()).toBe(0);
});

it('show what is chosen where the system forces its colours', async () => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expect.poll(theme).toBe('contrast');
  const pressed = page.getByRole('button', { name: 'Pressed' });
  const outline = (): Promise<string> => pressed.evaluate((button) => getComputedStyle(button).outlineStyle);
  await expect.poll(outline).toBe('solid');
  await shot(page, 'controls-forced');
  await page.emulateMedia({ forcedColors: null, colorScheme: null, contrast: null });
});

it('let a person choose otherwise than the system, and keep the choice', async () => {
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await expect.poll(theme).toBe('contrast-dark');
  await page.reload();
  await page.getByRole('heading', { name: 'Controls of the studio' }).waitFor();
  expect(await theme()).toBe('contrast-dark');
});

it('fit a telephone', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  const isWide = (): Promise<boolean> => page.locator('main').evaluate((main) => main.scrollWidth > main.clientWidth);
  await expect.poll(isWide).toBe(false);
  await shot(page, 'controls-telephone');
});
