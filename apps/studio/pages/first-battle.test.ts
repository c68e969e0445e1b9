import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { MapPage } from './map-page.ts';

const BATTLE = 'gmb/the-mill-bridge';
/** Two armies as somebody has them in a spreadsheet: columns in an order of their own, one heading of their own. */
const ARMIES = [
  'Name\tSide\tClass\tArmour\tPace\tMorale\tSize\tFaces',
  'Household knights\tDuke Henry\tCavalry\tPlate\t6\tA\tDouble\tMelee',
  'Squires\tDuke Henry\tCavalry\tMail\t6\tB\tSingle\tMelee',
  'Men-at-arms\tDuke Henry\tInfantry\tMail\t4\tB\tSingle\tMelee',
  'Spearmen\tDuke Henry\tInfantry\tLeather\t4\tC\tSingle\tMelee',
  'Billmen\tDuke Henry\tInfantry\tLeather\t4\tC\tSingle\tMelee',
  'Archers\tDuke Henry\tInfantry\tLeather\t4\tC\tSingle\tFire: Infantry Shortbow',
  'Militia\tThe Town\tInfantry\tLeather\t4\tD\tSingle\tMelee',
  'Guildsmen\tThe Town\tInfantry\tMail\t4\tC\tSingle\tMelee',
  'Halberdiers\tThe Town\tInfantry\tMail\t4\tB\tSingle\tMelee',
  'Pikemen\tThe Town\tInfantry\tLeather\t4\tC\tSingle\tMelee',
  'Crossbows\tThe Town\tInfantry\tLeather\t4\tC\tSingle\tFire: Infantry Crossbow',
  'Watch riders\tThe Town\tCavalry\tMail\t6\tC\tSingle\tMelee',
].join('\n');

let studio: OpenStudio;
let page: Page;
let map: MapPage;

beforeAll(async () => {
  studio = await openStudio({ viewport: { width: 1440, height: 900 } });
  page = studio.page;
  map = new MapPage(studio, BATTLE);
});
afterAll(() => studio.close());

/** The list of what is still missing. */
function guide(): ReturnType<Page['getByRole']> {
  return page.getByRole('navigation', { name: 'What is still missing' });
}

/** What of a battle is still missing, as the list has it. */
async function missing(): Promise<string[]> {
  const links = await guide().getByRole('link').all();
  const names = await Promise.all(links.map((link) => link.getAttribute('aria-label')));
  return names.flatMap((name) => (name?.endsWith('open') ? [name.slice(0, name.indexOf(':'))] : []));
}

describe('a first-time designer makes a battle without opening Text', () => {
  it('from the names of the sides, with counters of their own', async () => {
    await page.goto(`${studio.address}/scenarios`);
    await page.getByText('Ready to play').first().waitFor();
    await page.getByRole('button', { name: 'New battle' }).click();
    const dialog = page.getByRole('dialog', { name: 'New battle' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('The Mill Bridge');
    await dialog.getByLabel('First side').fill('Duke Henry');
    await dialog.getByLabel('Second side').fill('The Town');
    expect(await dialog.getByLabel('Rules', { exact: true }).locator('option').allInnerTexts()).toEqual(
      expect.arrayContaining(['Great Medieval Battles: the Standard Rules', 'Grunwald 1410']),
    );
    await dialog.getByLabel('Counters', { exact: true }).selectOption({ label: 'My own: an empty roster' });
    await dialog.getByText('Pointy-top').click();
    await dialog.getByLabel('Columns', { exact: true }).fill('20');
    await shot(page, 'first-battle-1-new');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/the-mill-bridge\/-\/map/);
    await map.ready();
    await guide().waitFor();
    await expect.poll(missing).toEqual(['Forces']);
    await shot(page, 'first-battle-2-guide');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('with a village on the map', async () => {
    await page.getByRole('button', { name: /^Village/ }).click();
    await map.click('1008');
    await map.click('1108');
    await map.expectTerrain(10, 8, 'village');
    await map.expectTerrain(11, 8, 'village');
  });

  it('with sides that know where they come from', async () => {
    await guide()
      .getByRole('link', { name: /^Sides/ })
      .click();
    const town = page.getByRole('region', { name: 'The Town' });
    await town.getByRole('radio', { name: 'The Town: Home edge South' }).check({ force: true });
    await page.getByRole('region', { name: 'Duke Henry' }).getByLabel('Moves first').check();
    await shot(page, 'first-battle-3-sides');
  });

  it('with two armies out of a spreadsheet', async () => {
    await guide()
      .getByRole('link', { name: /^Forces/ })
      .click();
    await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
    await page.getByRole('textbox', { name: 'Table of units' }).fill(ARMIES);
    await page.getByLabel('Column “Pace” becomes').selectOption('Movement');
    await page.getByText('12 new units.').waitFor();
    await shot(page, 'first-battle-4-paste');
    await page.getByRole('button', { name: 'Add units' }).click();
    await page.getByRole('grid', { name: 'Roster' }).locator('[data-row="watch-riders-1"]').waitFor();
    await expect.poll(missing).toEqual(['Set-up']);
    await shot(page, 'first-battle-5-units');
  });

  it('with points for the village', async () => {
    await guide()
      .getByRole('link', { name: /^Victory/ })
      .click();
    await page.getByLabel('New objective').selectOption({ label: 'New zone: all hexes of Village' });
    await page.getByLabel('Points per hex: Village').fill('5');
    await page.keyboard.press('Tab');
    await page.getByText('Counted once, when the game ends').waitFor();
    await shot(page, 'first-battle-6-victory');
  });

  it('and places them, until nothing is missing and it can be played', async () => {
    await guide()
      .getByRole('link', { name: /^Set-up/ })
      .click();
    await map.ready();
    await page.getByRole('tab', { name: 'Roster' }).click();
    for (const [unit, hex] of [
      [/^Men-at-arms/, '0904'],
      [/^Archers/, '1004'],
      [/^Guildsmen/, '1012'],
      [/^Crossbows/, '1112'],
    ] as const) {
      const counter = page.getByRole('button', { name: unit }).first();
      await counter.scrollIntoViewIfNeeded();
      await counter.click();
      await map.click(hex);
    }
    await expect.poll(missing).toEqual([]);
    await shot(page, 'first-battle-7-ready');
    await guide().getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await page.locator('orders-panel').getByRole('button').first().waitFor();
    await shot(page, 'first-battle-8-play');
    await page.getByRole('link', { name: 'Hexwright: all battles' }).click();
    const card = page.locator('battle-card').first();
    await card.getByRole('link', { name: 'The Mill Bridge' }).waitFor();
    await card.getByText('Playable').waitFor();
    await shot(page, 'first-battle-9-gallery');
  });
});
