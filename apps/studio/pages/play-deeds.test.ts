import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { begin, clickHex, examples, hoverHex, moves, openExample, panel, PLAY, question } from './play-page.ts';

const GRUNWALD = '/scenarios/grunwald-1410/-/play';

describe('a flight that leads nowhere', () => {
  let studio: OpenStudio;
  beforeAll(async () => {
    studio = await openStudio({ at: PLAY, examples: examples('07-3-rout-off-the-map') });
    await studio.page.getByRole('button', { name: 'Play from there' }).waitFor();
  });
  afterAll(() => studio.close());

  it('[11.14] is lit where it leaves the map, says what becomes of the unit, and is confirmed', async () => {
    const { page } = studio;
    await openExample(page, '07-3-rout-off-the-map');
    await page.keyboard.press('n');
    await hoverHex(page, '0401');
    await page.locator('way-card').getByText('It leaves the map and is lost.').waitFor();
    await clickHex(page, '0401');
    await page.getByRole('button', { name: /Go there/ }).waitFor();
    await shot(page, 'play-rout-lost');
    expect(await moves(page)).toMatch(/^0 /);
    await page.keyboard.press('Enter');
    await expect.poll(() => moves(page)).not.toMatch(/^0 /);
    await panel(page, 'Log');
    const log = page.locator('game-log');
    await log.getByText(/flees? off the map from 0401/).waitFor();
    await log.getByText('3 points to Tartar for').waitFor();
  });
});

describe('what a piece does besides moving', () => {
  let studio: OpenStudio;
  beforeAll(async () => {
    studio = await openStudio({
      at: GRUNWALD,
      examples: ['09-44-leader-helps', '10-11-returns'].map((name) => `grunwald-1410/cases/${name}.case.json`),
    });
  });
  afterAll(() => studio.close());

  it('[14.11], [18.0] lays a wolf pit that lies beside the map', async () => {
    const { page } = studio;
    await begin(page, { 'Polish-Lithuanian': 'random', Teutonic: 'person' });
    await page.getByRole('button', { name: 'Wolf pit 30' }).click();
    await page.getByText('Click one of the lit hexes.').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await clickHex(page, 'A29 B40');
    await expect.poll(() => moves(page)).toBe('1 / 1');
    // The one that lay there is beside the map now.
    const beside = page.getByRole('group', { name: 'Off map' }).getByRole('button');
    await expect.poll(() => beside.innerText()).toMatch(/^Wolf pit (?!30)/);
  });

  it('[9.41] rallies by a click', async () => {
    const { page } = studio;
    await visit(page, `${GRUNWALD}?example=cases/09-44-leader-helps.case.json`);
    await expect.poll(() => question(page)).toBe('Reorganisation');
    await shot(page, 'grunwald-rally');
    await clickHex(page, 'A7 B9');
    await expect.poll(() => moves(page)).not.toMatch(/^0 /);
    await panel(page, 'Log');
    await page.locator('game-log').getByText(/rall/).first().waitFor();
    await panel(page, 'Orders');
  });

  it('[10.11] comes back onto the map', async () => {
    const { page } = studio;
    await visit(page, `${GRUNWALD}?example=cases/10-11-returns.case.json`);
    await expect.poll(() => question(page)).toBe('Movement');
    await page.getByRole('group', { name: 'Off map' }).getByRole('button').click();
    await page.getByText('Click one of the lit hexes.').waitFor();
    await shot(page, 'grunwald-returns');
    await clickHex(page, 'A7 B5');
    await expect.poll(() => question(page)).toMatch(/(is|are) turned$/);
  });
});
