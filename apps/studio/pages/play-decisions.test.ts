import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import {
  clickHex,
  confirmByEnter,
  examples,
  hoverHex,
  moves,
  openExample,
  panel,
  PLAY,
  question,
  redo,
} from './play-page.ts';

const POSITIONS = [
  '05-31-from-run-to-blow',
  '08-0-players-take-turns',
  '15-47-after-a-double',
  '11-26-choice-among-free-ways',
  '18-0-leader-goes-along',
  '11-13-leader-goes-along',
  '12-2-any-level',
  '19-0-from-any-side',
  '20-0-into-a-lager',
  '06-12-leader-joins-double',
];

/** Every decision that the medieval battles ask for, in the middle of a game, each at a position of the examples. */
describe('a decision in mid-game', () => {
  let studio: OpenStudio;
  let page: Page;

  beforeAll(async () => {
    studio = await openStudio({ at: PLAY, examples: examples(...POSITIONS) });
    ({ page } = studio);
    await page.getByRole('button', { name: 'Play from there' }).waitFor();
  });
  beforeEach(() => page.mouse.move(2, 300));
  afterAll(() => studio.close());

  const orders = async (): Promise<string> => (await page.locator('orders-panel section').allInnerTexts()).join('\n');
  const button = (name: RegExp | string) => page.locator('orders-panel').getByRole('button', { name });

  it('[5.31] charges from the odds that are shown before, and strikes with the lance', async () => {
    await openExample(page, '05-31-from-run-to-blow');
    await page.keyboard.press('n');
    await page.getByText('or whom to attack').waitFor();
    await hoverHex(page, '0706');
    await page
      .locator('way-card')
      .getByText(/Charge from/)
      .waitFor();
    await page
      .locator('odds-card')
      .getByText(/2d6 ≤ 7/)
      .waitFor();
    await clickHex(page, '0706');
    await page.getByRole('radiogroup', { name: 'Ways to end there' }).waitFor();
    await shot(page, 'play-charge');
    const before = await moves(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => moves(page)).not.toBe(before);
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => question(page)).toBe('Melee');
    await page.keyboard.press('n');
    await clickHex(page, '0706');
    await page
      .locator('odds-card')
      .getByText(/Lance used in the charge/)
      .waitFor();
    await shot(page, 'play-lance');
  });

  it('[8.0] fires, each side in its turn, and shows the shots of the phase', async () => {
    await openExample(page, '08-0-players-take-turns');
    await expect.poll(() => question(page)).toBe('Fire');
    await clickHex(page, '0405');
    await clickHex(page, '0404');
    await page.locator('odds-card').waitFor();
    await button(/Fire at/)
      .last()
      .click();
    await expect.poll(orders).toMatch(/In this phase/);
    await expect.poll(() => page.locator('orders-panel ol li').count()).toBe(1);
    await shot(page, 'play-fire');
    await expect.poll(() => question(page)).toBe('Fire');
  });

  it('[15.41], [15.45] retreats by a lit way and follows, or stays', async () => {
    await openExample(page, '15-47-after-a-double');
    await redo(page, 1);
    await expect.poll(() => question(page)).toMatch(/retreats?$/);
    await clickHex(page, '0603');
    await page.getByRole('radiogroup', { name: 'Ways to end there' }).waitFor();
    await shot(page, 'play-retreat');
    for (let hex = 0; hex < 4 && /retreats?$/.test(await question(page)); hex++) {
      const before = await moves(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => moves(page)).not.toBe(before);
    }
    await expect.poll(() => question(page)).toMatch(/may advance$/);
    await shot(page, 'play-advance');
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => question(page)).not.toMatch(/may advance$/);
  });

  it('[11.26] flees to its end by one click there', async () => {
    await openExample(page, '11-26-choice-among-free-ways');
    await page.keyboard.press('n');
    await page.getByText(/Click where it should go/).waitFor();
    const before = Number.parseInt(await moves(page), 10);
    await clickHex(page, '0304');
    await expect.poll(async () => Number.parseInt(await moves(page), 10)).toBeGreaterThan(before);
    await expect.poll(() => question(page)).not.toMatch(/flees?$/);
    await panel(page, 'Log');
    await page
      .locator('game-log')
      .getByText(/flees? to 0304/)
      .first()
      .waitFor();
    await panel(page, 'Orders');
  });

  it('[11.26] flees by keys, with every way that is free', async () => {
    await openExample(page, '11-26-choice-among-free-ways');
    await expect.poll(() => question(page)).toBe('Rout movement');
    await page.keyboard.press('n');
    await page.getByText(/Click where it should go/).waitFor();
    await shot(page, 'play-rout');
    // Hex by hex, though the whole way could be gone at once.
    await clickHex(page, '0405');
    await expect.poll(() => question(page)).toMatch(/flees?$/);
    await page.keyboard.press('q');
    await expect.poll(() => question(page)).not.toMatch(/flees?$/);
    await panel(page, 'Log');
    await page
      .locator('game-log')
      .getByText(/flees? to 0304|flees? to 0404/)
      .waitFor();
    await panel(page, 'Orders');
  });

  it('[18.0] runs amok along the row that is chosen, with the leader who goes along', async () => {
    await openExample(page, '18-0-leader-goes-along');
    await expect.poll(() => question(page)).toBe('Elephants run amok');
    await button(/Take Tamburlaine along/).click();
    await expect.poll(() => moves(page)).toMatch(/^1 /);
    await shot(page, 'play-rampage');
    await page.keyboard.press('e');
    await expect.poll(() => question(page)).not.toBe('Elephants run amok');
    await panel(page, 'Forces');
    await panel(page, 'Log');
    await page
      .locator('game-log')
      .getByText(/run amok|trample on/)
      .first()
      .waitFor();
    await panel(page, 'Orders');
  });

  it('[11.13] flees with a leader who is told to go along', async () => {
    await openExample(page, '11-13-leader-goes-along');
    await page.keyboard.press('n');
    await page.getByLabel('Take Peter of Serbia along').check();
    await clickHex(page, '0405');
    await expect.poll(() => moves(page)).not.toMatch(/^0 /);
    await hoverHex(page, '0405');
    await expect.poll(orders).toMatch(/Peter of Serbia/);
  });

  it('[12.2] rallies by itself, and tells who did it', async () => {
    await openExample(page, '12-2-any-level');
    await panel(page, 'Log');
    await page
      .locator('game-log')
      .getByText(/rallies .* from rout 4/)
      .waitFor();
    await panel(page, 'Orders');
  });

  it('[19.0] says that naphtha needs no dice', async () => {
    await openExample(page, '19-0-from-any-side');
    await clickHex(page, '0604');
    await clickHex(page, '0605');
    await page.locator('odds-card').getByText('No dice are thrown').waitFor();
    await shot(page, 'play-naphtha');
    await confirmByEnter(page);
    await expect.poll(() => question(page)).toMatch(/retreats?$/);
  });

  it('[20.0] makes a lager, and says what that costs', async () => {
    await openExample(page, '20-0-into-a-lager');
    await clickHex(page, '0505');
    const turn = button(/Turn Wagons.* to lager/);
    await turn.waitFor();
    await expect.poll(() => turn.getAttribute('title')).toMatch(/does not move.*\[20\.0\]/);
    await shot(page, 'play-lager');
    await turn.click();
    await hoverHex(page, '0505');
    await expect.poll(orders).toMatch(/LAGER/);
  });

  it('[6.12] lets a leader join a unit', async () => {
    await openExample(page, '06-12-leader-joins-double');
    await clickHex(page, '0406');
    await page.getByText(/Click where it should go/).waitFor();
    await clickHex(page, '0405');
    await expect.poll(() => moves(page)).not.toMatch(/^0 /);
    await hoverHex(page, '0405');
    await expect.poll(orders).toMatch(/Mustafa/);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
