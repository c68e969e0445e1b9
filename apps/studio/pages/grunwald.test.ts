import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { begin, clickHex, confirmByEnter, hoverHex, moves, panel } from './play-page.ts';

const GRUNWALD = '/scenarios/grunwald-1410/-/play';

/** The words on the counters of the board: of wolf pits, what they are. */
function modes(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Playing extends HTMLElement {
      scene: { counters: readonly { mode: string }[] } | null;
    }
    const find = (root: ParentNode): Playing | null => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName === 'play-board') return element as Playing;
        const inner = element.shadowRoot === null ? null : find(element.shadowRoot);
        if (inner !== null) return inner;
      }
      return null;
    };
    return (find(document)?.scene?.counters ?? []).map(({ mode }) => mode).filter((mode) => mode !== '');
  });
}

const real = async (page: Page): Promise<number> => (await modes(page)).filter((mode) => mode === 'REAL').length;
const take = (page: Page, side: string): Promise<void> => page.getByRole('button', { name: `I play ${side}` }).click();

describe('Grunwald at one screen', () => {
  let studio: OpenStudio;
  let page: Page;

  beforeAll(async () => {
    studio = await openStudio({ at: GRUNWALD });
    ({ page } = studio);
  });
  afterAll(() => studio.close());

  it('shows wolf pits to the side that laid them, and passes the screen on without them [14.11]', async () => {
    await begin(page, { 'Polish-Lithuanian': 'person', Teutonic: 'person' });
    await page.getByRole('heading', { name: 'Pass the screen to Teutonic' }).waitFor();
    expect(await modes(page)).toEqual([]);
    expect(await seriousFindings(page)).toEqual([]);
    await take(page, 'Teutonic');
    // 15 of 30 are real, and one of the 30 is not on the map [18.0]: by which seed the lot falls, nobody knows.
    await expect.poll(() => real(page)).toBeGreaterThanOrEqual(14);
    expect(await real(page)).toBeLessThanOrEqual(15);
    await shot(page, 'grunwald-teutonic');
    await page.getByRole('button', { name: 'All stand ready' }).click();
    await page.getByRole('heading', { name: 'Pass the screen to Polish-Lithuanian' }).waitFor();
    expect(await modes(page)).toEqual([]);
    await take(page, 'Polish-Lithuanian');
    await page.getByRole('button', { name: 'All stand ready' }).click();
    await page.getByRole('heading', { name: 'Movement' }).waitFor();
    expect(await modes(page)).toEqual([]);
  });

  it('tells nobody the seed, nor gives it out', async () => {
    await panel(page, 'Game');
    expect(await page.getByLabel('Seed').count()).toBe(0);
    await page.getByRole('button', { name: 'Save as a file' }).click();
    await page.getByText(/The file holds the seed/).waitFor();
    expect(await page.locator('body').innerText()).not.toContain('1402');
    await panel(page, 'Orders');
  });

  it('lays zones and lines over the map, by keys and in words [6.11], [4.12], [15.32]', async () => {
    for (const key of ['z', 'x', 'c', 'Shift+V']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Layers (3)' }).click();
    const told = page.getByRole('status', { name: 'What the layers show' });
    await expect.poll(() => told.innerText()).toMatch(/Teutonic, zones of control \[6\.11\]: \d+ hexes\./);
    await shot(page, 'grunwald-layers');
    expect(await seriousFindings(page)).toEqual([]);
    await clickHex(page, 'A40 B8');
    await told.waitFor({ state: 'hidden' });
    await page.keyboard.press('Shift+V');
    await page.keyboard.press('Shift+V');
    await page.keyboard.press('Shift+V');
  });

  it('moves with a facing, says why not, and takes back until the next unit is touched [4.37]', async () => {
    await clickHex(page, 'A32 B36');
    await page
      .getByText(/movement points/)
      .first()
      .waitFor();
    await hoverHex(page, 'A31 B37');
    await shot(page, 'grunwald-reach');
    await clickHex(page, 'A31 B37');
    await page.keyboard.press('Enter');
    await panel(page, 'Log');
    await page
      .locator('game-log')
      .getByText(/Lithuanian horse 6 moves to A31 B37/)
      .first()
      .waitFor();
    await panel(page, 'Orders');
    await page.getByRole('heading', { name: 'Movement' }).waitFor();
    await clickHex(page, 'A22 B34');
    await page.locator('orders-panel [role=alert] .case').first().waitFor();
    await clickHex(page, 'A33 B35');
    await hoverHex(page, 'A32 B36');
    await clickHex(page, 'A32 B36');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Movement' }).waitFor();
    const consent = page.getByRole('heading', { name: 'Take it back?' });
    for (let step = 0; step < 8 && (await consent.count()) === 0; step++) await page.keyboard.press('Control+z');
    await consent.waitFor();
    await shot(page, 'grunwald-consent');
    await page.getByRole('button', { name: 'Leave it' }).click();
  });

  it('asks a seated player before everything is shown, and writes it into the log for all [14.11]', async () => {
    const seen = page.getByLabel('Seen from');
    await seen.selectOption({ label: 'an umpire: everything' });
    const dialog = page.getByRole('dialog', { name: 'Show everything that is hidden?' });
    await dialog.waitFor();
    await shot(page, 'grunwald-umpire');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await modes(page)).toEqual([]);
    await seen.selectOption({ label: 'an umpire: everything' });
    await dialog.getByRole('button', { name: 'Show everything' }).click();
    await expect.poll(() => real(page)).toBeGreaterThan(0);
    await panel(page, 'Log');
    await page.locator('game-log').getByText('An umpire was shown everything that is hidden.').waitFor();
  });
});

describe('Grunwald from its examples', () => {
  it('attacks with both tables in view, and lets a rout spread from hand to hand [7.22], [8.56]', async () => {
    const studio = await openStudio({
      at: `${GRUNWALD}?example=cases/08-57-rout-that-spreads.case.json`,
      examples: ['grunwald-1410/cases/08-57-rout-that-spreads.case.json'],
    });
    const { page } = studio;
    await page.getByRole('heading', { name: 'Attack', exact: true }).waitFor();
    await clickHex(page, 'A7 B12');
    await page
      .locator('odds-card')
      .getByText(/DD: defender disordered/)
      .waitFor();
    await confirmByEnter(page);
    await page.getByRole('heading', { name: /routs$/ }).waitFor();
    await shot(page, 'grunwald-rout');
    for (const hex of ['A7 B11', 'A7 B10', 'A7 B9']) await clickHex(page, hex);
    await panel(page, 'Log');
    await page
      .locator('game-log')
      .getByText(/rides through/)
      .first()
      .waitFor();
    await shot(page, 'grunwald-swept');
    await studio.close();
  });

  it('[7.11], [8.53] carries out no attack by the keys that end a phase, and sends a rout to its end by one click', async () => {
    const studio = await openStudio({
      at: `${GRUNWALD}?example=cases/08-53-three-hexes-away.case.json`,
      examples: ['grunwald-1410/cases/08-53-three-hexes-away.case.json'],
    });
    const { page } = studio;
    const odds = page.locator('odds-card');
    await page.getByRole('heading', { name: 'Attack', exact: true }).waitFor();
    await clickHex(page, 'A7 B12');
    await odds.waitFor();
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Escape');
    await odds.waitFor({ state: 'detached' });
    await clickHex(page, 'A7 B12');
    await odds.waitFor();
    expect(await moves(page)).toMatch(/^0 /);

    await confirmByEnter(page);
    await page.getByRole('heading', { name: /routs?$/ }).waitFor();
    await clickHex(page, 'A7 B9');
    await page.getByRole('heading', { name: 'Advance after combat' }).waitFor();
    expect(await moves(page)).toMatch(/^4 /);
    await studio.close();
  });
});
