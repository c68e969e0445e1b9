import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenStudio, seriousFindings, shot } from './harness.ts';
import { begin, panel } from './play-page.ts';
import { openPocketStudio } from './pocket-games.ts';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openPocketStudio('pond');
  ({ page } = studio);
});
afterAll(() => studio.close());

/** The letters of the marks on all boats, by boat, as they are drawn for the seat that looks. */
async function marks(): Promise<Readonly<Record<string, string>>> {
  const boats = await page.locator('plane-board svg.counter').all();
  const found = await Promise.all(
    boats.map(
      async (boat) => [await boat.getAttribute('data-id'), await boat.locator('text').allTextContents()] as const,
    ),
  );
  return Object.fromEntries(
    found.map(([id, texts]) => [String(id), texts.filter((text) => /^[PO]$/.test(text)).join('')]),
  );
}

const letters = async (side: string, letter: string): Promise<number> =>
  Object.entries(await marks()).filter(([id, text]) => id.startsWith(side) && text.includes(letter)).length;

/** Clicks on a point of the table. */
async function clickPoint(x: number, y: number): Promise<void> {
  const board = page.locator('plane-board');
  const place = await board.evaluate(
    (element, at) => (element as HTMLElement & { placeOf(place: number): { x: number; y: number } }).placeOf(at),
    y * 90 + x,
  );
  await page.mouse.click(place.x, place.y);
}

async function sit(side: string): Promise<void> {
  await page.getByRole('button', { name: `I play ${side}` }).click();
}

it('gives orders on a table without hexes that nobody else sees, and pearls that their owners know of', async () => {
  await begin(page, { Red: 'person', Green: 'person', Blue: 'random' });
  await shot(page, 'pond-pass');
  expect(await letters('', 'P')).toBe(0);
  await sit('Red');
  await expect.poll(() => letters('red', 'P')).toBe(1);
  // The orders are nobody's part of the turn.
  expect(await page.locator('now-bar').innerText()).not.toMatch(/Red|Green|Blue/);
  expect(await letters('green', 'P')).toBe(0);
  await clickPoint(40, 8);
  await clickPoint(43, 17);
  await expect.poll(() => letters('red', 'O')).toBe(1);
  expect(await seriousFindings(page)).toEqual([]);
  await shot(page, 'pond-orders');
  await page.getByRole('button', { name: 'All is said' }).click();
  await sit('Green');
  await expect.poll(() => letters('green', 'P')).toBe(1);
  expect([await letters('red', 'P'), await letters('red', 'O')]).toEqual([0, 0]);
  await page.getByRole('button', { name: 'All is said' }).click();
  await panel(page, 'Log');
  await page.locator('game-log').getByText('Red boat 1 sails to 43,17.').waitFor();
  await shot(page, 'pond-revealed');
});

it('writes beside its places what has happened, and lays layers and lines of sight over them', async () => {
  const board = page.locator('plane-board');
  const middle = (place: number): Promise<{ x: number; y: number }> =>
    board.evaluate(
      (element, at) => (element as HTMLElement & { placeOf(place: number): { x: number; y: number } }).placeOf(at),
      place,
    );
  // Boats have sailed: the words of it stand beside where they were.
  await sit('Red');
  await shot(page, 'pond-captions');
  const caption = board.locator('caption-layer .caption').filter({ hasText: 'Red boat 1 sails to 43,17.' });
  await caption.waitFor();
  const words = (await caption.boundingBox())!;
  expect(Math.abs(words.y + words.height / 2 - (await middle(8 * 90 + 40)).y)).toBeLessThan(2);
  const to = await middle(30 * 90 + 40);
  const inSight = page.getByText('23 points: in sight.');
  const sight = page.getByRole('button', { name: 'Sight', exact: true });
  // Those who have just sat down may still be shown the last move: a click only ends that, and what is looked at begins anew.
  await expect
    .poll(async () => {
      if ((await sight.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('l');
      await clickPoint(20, 20);
      await page.mouse.move(to.x, to.y);
      return inSight.waitFor({ timeout: 2000 }).then(
        () => 'seen',
        () => 'not yet',
      );
    })
    .toBe('seen');
  await expect.poll(() => board.locator('.sight').count()).toBe(1);
  await shot(page, 'pond-sight');
  await page.keyboard.press('Escape');
  await page.keyboard.press('z');
  await page.getByRole('button', { name: /^Layers/ }).click();
  await page.locator('game-head .popover select').selectOption({ label: 'all sides' });
  await expect.poll(() => board.locator('.layer.broken-line').count()).toBe(6);
  await shot(page, 'pond-layers');
  expect(await seriousFindings(page)).toEqual([]);
});
