import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';

const AT = '/scenarios/wrg/knights-and-bills/-/army/english';

describe('an army bought by points', () => {
  let studio: OpenStudio;
  let page: Page;
  const total = (): Locator => page.locator('army-screen .total');
  const entry = (name: string): Locator =>
    page
      .locator('army-roll li')
      .filter({ has: page.locator(`input[aria-label="Name"]`) })
      .filter({
        has: page.getByRole('button', { name: `Remove ${name}`, exact: true }),
      });
  beforeAll(async () => {
    studio = await openStudio({ at: AT, viewport: { width: 1440, height: 900 } });
    ({ page } = studio);
    await entry('English bills').waitFor();
  });
  afterAll(() => studio.close());

  it.each([1440, 1280, 1190, 820])('has room for every screen and button in a window of %d pixels', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const ends = (): Promise<number[]> =>
      page
        .locator('header-bar .keys, screen-menu a')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    await expect.poll(async () => Math.max(...(await ends()))).toBeLessThanOrEqual(width);
    expect((await ends()).length).toBe(13);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('tells what the army of a battle costs, and which rules it breaks', async () => {
    await expect.poll(() => total().textContent()).toContain('80');
    await page.getByText('The army names no nation.').waitFor();
    await page.getByText('An army has at least 3 commanders').waitFor();
    await page.locator('screen-menu').getByRole('link', { name: 'Army' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'army');
  });

  it('is found by the palette and by its key', async () => {
    const screen = (): Promise<string> => page.locator('screen-menu a[aria-current]').innerText();
    await page.keyboard.press('Alt+2');
    await expect.poll(screen).toBe('Units');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('army');
    await page.getByRole('option', { name: /^Army/ }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+a');
    await expect.poll(screen).toBe('Army');
    await page.locator('army-screen .bar').getByRole('link', { name: 'English' }).click();
    await entry('English bills').waitFor();
  });

  it('is of a nation, and shows what that can have', async () => {
    await page.getByRole('combobox', { name: 'Nation' }).selectOption('english');
    await page.getByRole('button', { name: /^English long bows/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Swiss pikes/ }).count()).toBe(0);
    await expect.poll(() => page.getByText('The army names no nation.').count()).toBe(0);
  });

  it('reckons points as one buys, and takes it back', async () => {
    await page.getByRole('button', { name: /^English long bows/ }).click();
    await expect.poll(() => total().textContent()).toContain('176');
    const figures = entry('English long bows').getByRole('spinbutton', { name: 'Figures' });
    await figures.fill('20');
    await figures.press('Tab');
    await expect.poll(() => total().textContent()).toContain('240');
    await entry('English long bows').getByRole('checkbox', { name: 'Mantlets' }).check();
    await expect.poll(() => total().textContent()).toContain('280');
    await entry('English long bows').getByText('20 mantlets: 40').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => total().textContent()).toContain('240');
  });

  it('moves a counter to another Force, with its fields and the keyboard', async () => {
    const force = (name: string): Locator => entry(name).getByRole('spinbutton', { name: 'Force' });
    const focused = (): Promise<string | null> =>
      page
        .locator('army-roll')
        .evaluate(({ shadowRoot }) => shadowRoot?.activeElement?.closest('[data-unit]')?.textContent ?? null);
    await force('English bills').fill('2');
    await force('English bills').press('Tab');
    await page.getByRole('region', { name: 'Force 2' }).getByRole('spinbutton', { name: 'Force' }).waitFor();
    await expect.poll(focused).toContain('two-handed cutting weapons');
    await expect.poll(() => force('English bills').inputValue()).toBe('2');
    await expect.poll(() => force('English long bows').inputValue()).toBe('1');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.getByRole('region', { name: 'Force 2' }).count()).toBe(0);
    await expect.poll(() => force('English bills').inputValue()).toBe('1');
  });

  it('says at once which rule a choice breaks, at its counter', async () => {
    const limit = page.getByRole('spinbutton', { name: 'Points allowed' });
    await limit.fill('200');
    await limit.press('Enter');
    await page.getByText('40 too many').waitFor();
    await page.getByText('The army costs 240 points, 40 more than its 200.').waitFor();
    const files = entry('English bills').getByRole('spinbutton', { name: 'Files' });
    await files.fill('40');
    await files.press('Tab');
    await entry('English bills').getByText('stands in 40 files with 10 figures').waitFor();
    await shot(page, 'army-faults');
    await page.keyboard.press('Control+z');
  });

  it('is made at random, keeps every rule then, and stands in line', async () => {
    await page.getByRole('button', { name: 'Random army …' }).click();
    await page.getByRole('spinbutton', { name: 'Points', exact: true }).fill('500');
    await shot(page, 'army-random-dialog');
    await page.getByRole('button', { name: 'Take this army' }).click();
    await expect.poll(() => total().textContent()).toContain('The army keeps every rule.');
    await shot(page, 'army-random');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('is printed with its points, counter by counter', async () => {
    await page.evaluate(() => (window.print = () => undefined));
    await page.locator('army-screen').getByRole('button', { name: 'Print' }).click();
    const printed = page.locator('#printed');
    await expect.poll(() => printed.textContent()).toMatch(/\d+ points of 500/);
    const counters = await page.locator('army-roll li[data-unit]').count();
    await expect.poll(() => printed.locator('tbody tr').count()).toBe(counters);
    await page.emulateMedia({ media: 'print' });
    await shot(page, 'army-print');
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  });

  it('is kept as a list that another side can take', async () => {
    await page.getByRole('button', { name: 'Save as a list …' }).click();
    await page
      .getByLabel('Title')
      .or(page.getByLabel('Name', { exact: true }))
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/Saved as wrg\/english/).waitFor();
    await page.locator('army-screen .bar').getByRole('link', { name: 'French' }).click();
    await entry('French knights').waitFor();
    await page.getByRole('button', { name: 'Take from a list …' }).click();
    await page.locator('take-army-dialog select').selectOption({ index: 0 });
    await shot(page, 'army-take-dialog');
    await page.getByRole('button', { name: 'Take', exact: true }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Remove French knights', exact: true }).count()).toBe(0);
    await page.keyboard.press('Control+z');
    await entry('French knights').waitFor();
  });

  it('is shown to everybody else who is there', async () => {
    const other = await studio.tab('/scenarios/wrg/knights-and-bills/-/army/french');
    const figures = other.locator('army-roll').getByRole('spinbutton', { name: 'Figures' });
    await figures.fill('12');
    await figures.press('Tab');
    await expect.poll(() => total().textContent()).toContain('180');
    await other.close();
  });

  it('has room on a phone, and in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'army-phone');
  });
});

describe('a battle of two random armies', () => {
  it('is made by the rules alone', async () => {
    const studio = await openStudio({ at: '/scenarios/wrg/standard/-/army', viewport: { width: 1280, height: 800 } });
    const { page } = studio;
    await page.getByLabel('First nation').selectOption('scots');
    await page.getByLabel('Second nation').selectOption('english');
    await shot(page, 'army-quick');
    await page.getByRole('button', { name: 'Make the battle' }).click();
    await page.getByText('Scots against English: ready to play.').waitFor();
    await expect.poll(() => page.locator('army-screen .total').textContent()).toContain('The army keeps every rule.');
    await studio.close();
  });

  it('is nothing for games in which armies are given', async () => {
    const studio = await openStudio({ at: '/scenarios/gmb/tamburlaine/-/units' });
    await studio.page.locator('screen-menu').getByRole('link', { name: 'Units' }).waitFor();
    expect(await studio.page.locator('screen-menu').getByRole('link', { name: 'Army' }).count()).toBe(0);
    await studio.close();
  });
});
