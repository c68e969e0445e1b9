import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { begin } from './play-page.ts';

/** Places of a table 48 inches wide are numbered from west to east, then from north to south, in thousandths of an inch. */
const ROW = 48_001;

describe('the smallest battle of miniatures', () => {
  let studio: OpenStudio;
  let page: Page;
  const unit = (id: string): Locator => page.locator(`table-board .unit[data-id="${id}"]`);
  const stand = (id: string): Promise<string | null> => unit(id).getAttribute('transform');
  const button = (name: RegExp | string): Locator => page.locator('orders-panel').getByRole('button', { name });
  const over = (): Locator => page.locator('game-over');
  const question = (): Promise<string> => page.locator('orders-panel h2').first().innerText();
  const at = async (x: number, y: number): Promise<{ x: number; y: number }> =>
    page
      .locator('table-board')
      .evaluate(
        (board, place) => (board as HTMLElement & { placeOf(place: number): { x: number; y: number } }).placeOf(place),
        y * 1000 * ROW + x * 1000,
      );

  beforeAll(async () => {
    studio = await openStudio({
      at: '/scenarios/wrg/knights-and-bills/-/play',
      viewport: { width: 1440, height: 900 },
    });
    ({ page } = studio);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await begin(page, { French: 'person', English: 'captain' }, '7');
  });
  afterAll(() => studio.close());

  it('shows the way of a charge and what it may bring before it is written', async () => {
    await unit('knights').click({ force: true });
    const { x, y } = await at(24, 24.4);
    await page.mouse.move(x, y - 3);
    await page.mouse.move(x, y);
    await page.locator('table-board .way .note', { hasText: '12 in' }).waitFor();
    await page.mouse.click(x, y);
    await page.locator('odds-card').getByText('Weapon factor').waitFor();
    await shot(page, 'wrg-charge');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('plays back what both do at once, can be halted, and skipped', async () => {
    const before = await stand('knights');
    const theirs = await stand('bills');
    // No other unit has a plot to write.
    await button('Charge English bills').click();
    await page.locator('playback-bar').getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => stand('knights')).not.toBe(before);
    await page.locator('playback-bar').getByRole('button', { name: 'Pause' }).click();
    const halted = await stand('knights');
    // The way that was pointed at is gone from under the moves.
    expect(await page.locator('table-board :is(.way, .arc, .line, .spot):visible').count()).toBe(0);
    await shot(page, 'wrg-playback');
    await page.locator('playback-bar').getByRole('button', { name: 'Resume' }).click();
    await expect.poll(() => stand('knights')).not.toBe(halted);
    // Both go at the same time.
    await expect.poll(() => stand('bills')).not.toBe(theirs);
    await page.locator('playback-bar').getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'Watch the moves again' }).waitFor();
  });

  it('is played to its end', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Whatever is asked is answered as anybody would who has never played: go for the enemy, else what comes first.
    const answer = page
      .locator('orders-panel button.primary')
      .or(page.locator('orders-panel section + section button'));
    // What is offered may be gone before it is pressed: the other side has moved, or the battle is over.
    const press = (buttons: Locator): Promise<boolean> =>
      buttons.evaluateAll(([first]) => {
        if (first instanceof HTMLElement) first.click();
        return first !== undefined;
      });
    while ((await over().count()) === 0) {
      await over().or(answer).first().waitFor();
      await page.keyboard.press('Escape');
      const isPlot = (await question()) === 'Write your plots';
      if (isPlot) await page.keyboard.press('n');
      // The focus goes to the button that confirms a charge.
      if (isPlot && (await press(button(/^Charge/)))) await page.keyboard.press('Enter');
      else await press(answer);
    }
    await over()
      .getByRole('heading', { name: /^Victory|^Draw/ })
      .waitFor();
    await shot(page, 'wrg-battle-over');
    expect(await seriousFindings(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('can be watched again from where it began', async () => {
    const end = await stand('bills');
    await over().getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Watch the moves again' }).click();
    await expect.poll(() => stand('bills')).not.toBe(end);
    await page.keyboard.press('Escape');
    await expect.poll(() => stand('bills')).toBe(end);
  });

  it('does not move for who wants stillness, but shows it part by part when they ask', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Watch the moves again' }).click();
    const time = (): Promise<number> =>
      page
        .locator('table-board')
        .evaluate((board) => (board as HTMLElement & { playback: { time: { value: number } } }).playback.time.value);
    // Whole parts of the time, and nothing between them.
    await expect.poll(time).toBeGreaterThan(0);
    expect(Number.isInteger(await time())).toBe(true);
    await page.locator('playback-bar').getByRole('button', { name: 'Skip' }).click();
  });
});
