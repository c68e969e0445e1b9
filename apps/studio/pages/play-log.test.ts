import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { examples, moves, openExample, panel, PLAY, question, redo } from './play-page.ts';

declare global {
  /** What was asked of workers that hold a game, in order. */
  var asked: string[] | undefined;
}

/** Notes every game that a worker is asked to open. Runs in the page before anything of the studio. */
function countOpenings(): void {
  globalThis.asked = [];
  const tell = Worker.prototype.postMessage as (this: Worker, message: unknown) => void;
  Worker.prototype.postMessage = function post(this: Worker, message: { type?: string; name?: string }): void {
    if (message.type === 'request' && message.name === 'open') globalThis.asked?.push(message.name);
    tell.call(this, message);
  } as Worker['postMessage'];
}

it('walks the log by keys, lights what a line tells of, jumps to its moment, and opens a game by its address once', async () => {
  const studio = await openStudio({ at: PLAY, before: countOpenings, examples: examples('05-31-from-run-to-blow') });
  const { page } = studio;
  await page.getByRole('button', { name: 'Play from there' }).waitFor();
  await openExample(page, '05-31-from-run-to-blow');
  await redo(page, 3);
  await panel(page, 'Log');
  const lines = page.locator('game-log .line');
  await lines.first().waitFor();
  // One of all lines is in the order of Tab: that of the present move.
  await expect.poll(() => page.locator('game-log .line[tabindex="0"]').count()).toBe(1);
  await page.locator('game-log .line[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await expect.poll(() => focused(page)).toMatch(/Serb moves to/);
  await expect.poll(() => lit(page)).toBeGreaterThan(0);
  await page.keyboard.press('ArrowDown');
  await shot(page, 'play-log');
  const last = await moves(page);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(() => moves(page)).not.toBe(last);
  expect(await seriousFindings(page)).toEqual([]);

  // The position that was begun at and the moves are there again, opened by one worker.
  const kept = await moves(page);
  await expect.poll(() => page.url()).toMatch(new RegExp(`move=${Number.parseInt(kept, 10)}$`));
  await page.reload();
  await page.locator('orders-panel h2').first().waitFor();
  await expect.poll(() => moves(page)).toBe(kept);
  await panel(page, 'Log');
  await lines.first().waitFor();
  expect(await page.evaluate(() => globalThis.asked)).toEqual(['open']);
  await panel(page, 'Orders');
  await expect.poll(() => question(page)).toBe('Serb moves');

  // Where the page goes before the browser's database has the last move, the tab has it.
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await redo(page, 1);
  const later = await moves(page);
  await page.reload();
  await page.locator('orders-panel h2').first().waitFor();
  await expect.poll(() => moves(page)).toBe(later);
  await page.waitForURL(new RegExp(`move=${Number.parseInt(later, 10)}$`));
  await studio.close();
});

/** What the line says that the keyboard is on. */
function focused(page: Page): Promise<string> {
  return page.locator('game-log .line:focus').innerText();
}

/** How many hexes the board lights for a line of the log. */
function lit(page: Page): Promise<number> {
  return page
    .locator('board-area')
    .evaluate((area) => (area as HTMLElement & { looked: readonly number[] }).looked.length);
}
