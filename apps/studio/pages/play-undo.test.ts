import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, TAMBURLAINE, type OpenStudio } from './harness.ts';
import { begin, clickHex, endSetUp, moves, panel, placeOfHex, PLAY, question } from './play-page.ts';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({ packages: TAMBURLAINE, at: PLAY });
  ({ page } = studio);
});
afterAll(() => studio.close());

const group = () => page.locator('group-card');

/** The number of the move that is shown. */
async function moveOf(page: Page): Promise<number> {
  return Number((await moves(page)).split(' / ')[0]);
}

describe('moves at the board', () => {
  it('of a piece over many hexes are undone by one press, and the screen says where one is', async () => {
    await begin(page, { Ottoman: 'person', Tartar: 'person' });
    await endSetUp(page);
    await clickHex(page, '0621');
    await page.getByText(/It has 8 movement points/).waitFor();
    const start = await moves(page);
    await clickHex(page, '0617');
    const several = page.getByRole('button', { name: /Go there/ });
    await expect.poll(async () => (await several.isVisible()) || (await moves(page)) !== start).toBe(true);
    if (await several.isVisible()) await page.keyboard.press('Enter');
    await expect.poll(async () => (await moveOf(page)) - Number(start.split(' / ')[0])).toBeGreaterThan(3);
    const moved = await moves(page);
    await page.keyboard.press('Control+z');
    await expect.poll(() => moves(page)).toBe(`${start.split(' / ')[0]} / ${moved.split(' / ')[1]}`);
    await page
      .locator('now-bar')
      .getByText(/At move \d+ of \d+/)
      .waitFor();
    await expect.poll(() => question(page)).toBe('Movement');
    await shot(page, 'play-undone');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => moves(page)).toBe(moved);
    await page
      .locator('now-bar')
      .getByText(/At move/)
      .waitFor({ state: 'detached' });
  });

  it('of a group are made together, each by its own way, and undone together', async () => {
    const start = await moves(page);
    for (const hex of ['0821', '1021', '1221']) {
      const { x, y } = await placeOfHex(page, hex);
      await page.keyboard.down('Shift');
      await page.mouse.click(x, y);
      await page.keyboard.up('Shift');
    }
    await group().getByText('Group of 3 units').waitFor();
    await page.keyboard.press('f');
    await group().getByLabel('All the same distance and direction').and(page.locator(':checked')).waitFor();
    const { x, y } = await placeOfHex(page, '0819');
    await page.mouse.move(x, y);
    await group()
      .getByText(/can go/)
      .waitFor();
    await shot(page, 'play-group');
    expect(await seriousFindings(page)).toEqual([]);
    await page.mouse.click(x, y);
    await group()
      .getByText(/units? ha(s|ve) moved/)
      .waitFor();
    await shot(page, 'play-group-moved');
    await expect.poll(() => moves(page)).not.toBe(start);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await moves(page)).split(' / ')[0]).toBe(start.split(' / ')[0]);
    await page.keyboard.press('Escape');
  });

  it('of all that can move go towards a hex by keys, and those that cannot are named', async () => {
    await page.keyboard.press('Control+a');
    await group()
      .getByText(/Group of \d\d units/)
      .waitFor();
    await page.keyboard.press('f');
    await group().getByLabel('Each as near to a hex as it can get').and(page.locator(':checked')).waitFor();
    const before = await moves(page);
    await clickHex(page, '0610');
    await group()
      .getByText(/units have moved/)
      .waitFor();
    await shot(page, 'play-army-moved');
    await expect.poll(() => moveOf(page)).toBeGreaterThan(Number(before.split(' / ')[0]) + 20);
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await moves(page)).split(' / ')[0]).toBe(before.split(' / ')[0]);
    await page.keyboard.press('Escape');
  });

  it('that are begun are not dropped without a question', async () => {
    await clickHex(page, '1221');
    await page
      .getByText(/movement points/)
      .first()
      .waitFor();
    await clickHex(page, '1218');
    await page.getByRole('button', { name: /Go there/ }).waitFor();
    const before = await moves(page);
    await page.keyboard.press('Shift+Enter');
    const dialog = page.getByRole('dialog', { name: 'Leave this order?' });
    await dialog.waitFor();
    await shot(page, 'play-dropping');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await moves(page)).toBe(before);
    await page.keyboard.press('Shift+Enter');
    await dialog.getByRole('button', { name: 'Carry it out' }).click();
    await expect.poll(() => moves(page)).not.toBe(before);
    await expect.poll(() => question(page)).toBe('Movement');
  });
});

describe('a game against a computer player', () => {
  it('goes on after an undo as soon as somebody has moved, and says so where it waits', async () => {
    await panel(page, 'Game');
    await page.getByRole('button', { name: 'Another game' }).click();
    await begin(page, { Ottoman: 'person', Tartar: 'captain' });
    await panel(page, 'Game');
    await page.getByLabel('Computer players').selectOption('fast');
    await panel(page, 'Orders');
    await page.getByRole('button', { name: /Modes are chosen/ }).click();
    await expect.poll(() => question(page)).not.toBe('Starting modes');
    await page.getByText(/Ottoman\s+to decide/).waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => question(page)).toBe('Starting modes');
    await expect.poll(() => page.locator('now-bar').getByText('Paused').count()).toBe(0);
    await page.getByRole('button', { name: /Modes are chosen/ }).click();
    await expect.poll(() => question(page)).not.toBe('Starting modes');
    await expect
      .poll(() =>
        page
          .locator('now-bar')
          .getByText(/Paused|are paused/)
          .count(),
      )
      .toBe(0);
  });

  it('waits when one comes back to it, and says so with a button that goes on', async () => {
    await panel(page, 'Game');
    await page.getByLabel('Computer players').selectOption('slow');
    await page.getByLabel('Ottoman', { exact: true }).selectOption('captain');
    await panel(page, 'Orders');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    const waits = page.locator('now-bar').getByRole('status');
    await waits.waitFor();
    await expect.poll(() => waits.innerText()).toMatch(/^Paused: captain is next/);
    await page
      .locator('orders-panel')
      .getByRole('button', { name: /^Resume/ })
      .waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'play-paused');
    await page.emulateMedia({ colorScheme: 'light' });
    const before = await moves(page);
    await waits.getByRole('button', { name: /^Resume/ }).click();
    await expect.poll(() => moves(page)).not.toBe(before);
    await page.keyboard.press('p');
    await waits.waitFor();
  });
});

describe('the log', () => {
  it('keeps what is pinned to a move', async () => {
    await panel(page, 'Log');
    await page.getByRole('button', { name: /^Note on move \d+/ }).click();
    await page.getByRole('textbox', { name: /^Note on move \d+/ }).fill('Here the captain waited too long.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.locator('game-log').getByText('Here the captain waited too long.').waitFor();
    await shot(page, 'play-note');
    expect(await seriousFindings(page)).toEqual([]);
    await page.waitForURL(/move=\d+/);
    await expect.poll(() => page.evaluate(keptNotes)).toContain('Here the captain waited too long.');
  });
});

/** The notes of all games that the browser keeps. Runs in the page. */
async function keptNotes(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('hexwright-games');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  const all = await new Promise<unknown>((resolve) => {
    const asked = database.transaction('games').objectStore('games').getAll();
    asked.addEventListener('success', () => resolve(asked.result));
  });
  database.close();
  return JSON.stringify(all);
}
