import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { another, begin, clickHex, endSetUp, hoverHex, moves, placeOfHex, PLAY } from './play-page.ts';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({ at: PLAY });
  ({ page } = studio);
});
afterAll(() => studio.close());

/** Keeps from the worker of the game what it is to do, as one that is slow would; gives the way to let it go on. */
async function holdMoves(one: Page): Promise<() => Promise<void>> {
  await one.evaluate(() => {
    const held: (() => void)[] = [];
    const send: Worker['postMessage'] = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { name?: string }): void {
      if (message.name === 'perform') held.push(() => send.call(this, message));
      else send.call(this, message);
    };
    addEventListener(
      'moves-go-on',
      () => {
        Worker.prototype.postMessage = send;
        for (const go of held) go();
      },
      { once: true },
    );
  });
  return () => one.evaluate(() => void dispatchEvent(new Event('moves-go-on')));
}

describe('a game between two people at one screen', () => {
  it('is begun from a short form', async () => {
    await page.getByRole('heading', { name: 'Play Tamburlaine the Great' }).waitFor();
    await page.getByRole('img', { name: 'Map of Tamburlaine the Great' }).waitFor();
    await page.getByRole('heading', { name: 'How to win' }).waitFor();
    await page
      .getByText('Tartar: 4 points for each hex')
      .or(page.getByText(/points? for each hex/))
      .first()
      .waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'play-new');
    await begin(page, { Ottoman: 'person', Tartar: 'person' });
    await expect.poll(() => page.url()).toMatch(/\/-\/play\/[a-z0-9]+/);
    await endSetUp(page);
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'play-movement');
  });

  it('shows the whole map, under neither bar', async () => {
    const boxOf = async (part: string): Promise<{ y: number; height: number }> =>
      (await page.locator(part).boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    const [head, bar] = [await boxOf('now-bar'), await boxOf('time-bar')];
    await expect.poll(async () => (await placeOfHex(page, '0101')).y).toBeGreaterThan(head.y + head.height);
    await expect.poll(async () => (await placeOfHex(page, '2636')).y).toBeLessThan(bar.y);
  });

  it('moves a unit by two clicks and tells it', async () => {
    await clickHex(page, '0621');
    await page.getByText('Bahatur 1', { exact: true }).first().waitFor();
    await expect.poll(() => page.getByText(/It has 8 movement points/).count()).toBe(1);
    await shot(page, 'play-reach');
    await clickHex(page, '0619');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page
      .locator('game-log')
      .getByText(/Bahatur 1 .*0619/)
      .first()
      .waitFor();
    await shot(page, 'play-log');
    await page.getByRole('tab', { name: 'Orders' }).click();
  });

  it('says by case why something may not be done', async () => {
    await clickHex(page, '0821');
    await page.getByText(/It has 8 movement points/).waitFor();
    await clickHex(page, '0105');
    await page.locator('orders-panel [role=alert] .case').first().waitFor();
    await shot(page, 'play-refused');
    await page.keyboard.press('Escape');
  });

  it('answers what is clicked while a move is being done once that is done', async () => {
    const before = await moves(page);
    const inHand = page.getByText(/^It has \d+ movement points/);
    await clickHex(page, '0821');
    await inHand.waitFor();
    await hoverHex(page, '0819');
    const goOn = await holdMoves(page);
    await clickHex(page, '0819');
    await clickHex(page, '0421');
    expect(await moves(page)).toBe(before);
    await goOn();
    await expect.poll(() => moves(page)).not.toBe(before);
    await inHand.waitFor();
    await page.locator('orders-panel').getByText('Hazaras 1', { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await expect.poll(() => moves(page)).toMatch(new RegExp(`^${before.split(' ')[0]} `));
  });

  it('goes back, on again, and along another branch', async () => {
    const before = await moves(page);
    await page.keyboard.press('Control+z');
    await expect.poll(() => moves(page)).not.toBe(before);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => moves(page)).toBe(before);
  });

  it('shows a line of sight and what blocks it', async () => {
    await clickHex(page, '0821');
    await page.keyboard.press('l');
    await hoverHex(page, '0812');
    await page.getByText(/\d+ hexes: /).waitFor();
    await shot(page, 'play-sight');
    await page.keyboard.press('l');
    await page.keyboard.press('Escape');
  });

  it('is still there after a reload, at the same move', async () => {
    const before = await moves(page);
    // The address follows a moment later.
    await expect.poll(() => new URL(page.url()).searchParams.get('move')).toBe(before.split(' ')[0]);
    await page.reload();
    await expect.poll(() => moves(page)).toBe(before);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page
      .locator('game-log')
      .getByText(/Bahatur 1 .*0619/)
      .first()
      .waitFor();
  });

  it('becomes an example of the rules by one command', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('example of the rules');
    await page.keyboard.press('Enter');
    await page.waitForURL(/-\/text\/cases\/.*\.case\.json/);
  });
});

describe('a game against captain', () => {
  it('is played for three phases; a change of a table replays it and shows the first divergence', async () => {
    await visit(page, PLAY);
    await another(page);
    await begin(page, { Ottoman: 'captain', Tartar: 'captain' });
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.getByLabel('Computer players').selectOption('fast');
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    await shot(page, 'play-computers');
    // Who pauses the players sees where the game comes to stand.
    await page.keyboard.press('p');
    const file = path.join(studio.folder, 'gmb/standard/rules.json');
    const text = await readFile(file, 'utf8');
    const changed = text.replace(/("id": "melee-charge"[^\n]*"value": )-2/, '$14');
    expect(changed === text).toBe(false);
    await writeFile(file, changed);
    await page.getByText(/Played again under the changed package/).waitFor();
    // What the other table makes impossible is told, and stays in the log as what it was.
    await page.getByText(/Move \d+ is no longer possible: .*kept as a branch/s).waitFor();
    await shot(page, 'play-replayed');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('As it was before the package was changed').waitFor();
    await page.keyboard.press('Control+Shift+z');
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.locator('orders-panel [role=alert]').waitFor();
    await shot(page, 'play-stopped');
  });

  it('takes dice by hand', async () => {
    await another(page);
    await begin(page, { Ottoman: 'captain', Tartar: 'captain' });
    await page.getByRole('tab', { name: 'Game' }).click();
    await page.getByLabel('Computer players').selectOption('fast');
    await page.getByLabel('Dice from').selectOption('hand');
    await page.getByRole('group', { name: 'Numbers' }).waitFor();
    await shot(page, 'play-dice');
  });
});
