import { readFile } from 'node:fs/promises';
import { compile } from '@hexwright/compiler';
import { FolderLibrary } from '@hexwright/model/node';
import { readRecord, replay } from '@hexwright/playtest';
import { games } from '@hexwright/playtest/all-games';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countEffort, effortOn, secondsOf } from './effort.ts';
import { NO_STUDIO, openStudio, seriousFindings, shot, TAMBURLAINE, type OpenStudio } from './harness.ts';
import { MapPage } from './map-page.ts';
import { clickHex, hoverHex, moves, panel } from './play-page.ts';

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

/** Where everybody is set up; the knights in the hex clicked on and the one beside it. */
const SET_UP = [
  ['Household knights', '1105'],
  ['Squires', '0706'],
  ['Men-at-arms', '1006'],
  ['Spearmen', '0906'],
  ['Billmen', '0806'],
  ['Archers', '1106'],
  ['Militia', '0811'],
  ['Guildsmen', '1011'],
  ['Halberdiers', '1111'],
  ['Pikemen', '0911'],
  ['Crossbows', '1012'],
  ['Watch riders', '1312'],
] as const;

/** What the cell of the melee table was changed to, and whom it is about: foot that attacks foot in leather. */
const CHANGED_CELL = 7;
const FOOT_ON_LEATHER = /^(Men-at-arms|Spearmen|Billmen|Archers) attacks? (Militia|Pikemen|Crossbows)$/;

let studio: OpenStudio;
let page: Page;
let map: MapPage;

beforeAll(async () => {
  studio = await openStudio({
    at: NO_STUDIO,
    packages: [...TAMBURLAINE, 'grunwald-1410'],
    viewport: { width: 1440, height: 900 },
    before: countEffort,
  });
  page = studio.page;
  map = new MapPage(studio, BATTLE);
});
afterAll(() => studio.close());

/** The list of what is still missing. */
function guide(): Locator {
  return page.getByRole('navigation', { name: 'What is still missing' });
}

/** What of a battle is still missing, as the list has it. */
async function missing(): Promise<string[]> {
  const links = await guide().getByRole('link').all();
  const names = await Promise.all(links.map((link) => link.getAttribute('aria-label')));
  return names.flatMap((name) => (name?.endsWith('open') ? [name.slice(0, name.indexOf(':'))] : []));
}

/** Where a tab, a button of the bar and the heads of the roster are, left and top in turn, in pixels. */
async function places(): Promise<readonly number[]> {
  const parts = [
    page.getByRole('link', { name: 'History', exact: true }),
    page.getByRole('button', { name: 'Share' }),
    page.getByRole('columnheader', { name: 'Name', exact: true }),
  ];
  const corners = parts.map((part) =>
    part.evaluate((one) => {
      const { left, top } = one.getBoundingClientRect();
      return [left, top];
    }),
  );
  return (await Promise.all(corners)).flat();
}

async function step(name: RegExp): Promise<void> {
  await guide().getByRole('link', { name }).click();
}

/** Between two hexes, in the middle of their side. */
async function between(one: string, other: string): Promise<{ x: number; y: number }> {
  const [from, to] = [await map.at(one), await map.at(other)];
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

/** A kind of ground, hexside or road of the chart, by what its button offers. */
async function create(button: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: kind, exact: true }).click();
}

type Lines = readonly { readonly feature: string }[];

describe('a first-time designer makes a battle without opening Text', () => {
  it('from the names of the sides, with counters of their own', async () => {
    await page.goto(`${studio.address}/scenarios`);
    await page.getByText('Ready to play').first().waitFor();
    await page.getByRole('button', { name: 'New battle' }).click();
    const dialog = page.getByRole('dialog', { name: 'New battle' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('The Mill Bridge');
    await dialog.getByLabel('First side').fill('Duke Henry');
    await dialog.getByLabel('Second side').fill('The Town');
    await expect
      .poll(() => dialog.getByLabel('Rules', { exact: true }).locator('option').allInnerTexts())
      .toEqual(expect.arrayContaining(['Great Medieval Battles: the Standard Rules', 'Grunwald 1410']));
    await dialog.getByLabel('Counters', { exact: true }).selectOption({ label: 'My own: an empty roster' });
    await dialog.getByText('Pointy-top').click();
    await dialog.getByLabel('Columns', { exact: true }).fill('20');
    await dialog.getByLabel('Rows', { exact: true }).fill('16');
    await shot(page, 'first-battle-01-new');
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/the-mill-bridge\/-\/map/);
    await map.ready();
    await guide().waitFor();
    await expect.poll(missing).toEqual(['Forces']);
    await shot(page, 'first-battle-02-guide');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('with a wood, a river, a ford and a bridge in the chart', async () => {
    await page.getByRole('link', { name: 'Create hexsides' }).click();
    await create('New terrain', 'Wood');
    await create('New hexside', 'River');
    await create('New hexside', 'Ford');
    await create('New hexside', 'Bridge');
    await page.getByRole('group', { name: 'Look of Bridge' }).waitFor();
    await shot(page, 'first-battle-03-chart');
    expect(await seriousFindings(page)).toEqual([]);
    await step(/^Map/);
    await map.ready();
  });

  it('with hills, a wood and a village on the map', async () => {
    const palette = page.locator('palette-panel');
    await palette.getByRole('radio', { name: 'Level 2' }).click();
    await page.locator('tool-options').getByLabel('Size').fill('1');
    await map.drag('0405', '0505');
    await page.locator('tool-options').getByLabel('Size').fill('0');
    await palette.getByRole('radio', { name: 'Level 3' }).click();
    await map.click('0405');
    await palette.getByRole('radio', { name: /^Wood/ }).click();
    await map.drag('1404', '1604', '1605', '1505');
    await palette.getByRole('radio', { name: /^Village/ }).click();
    await map.drag('1010', '1110');
    await map.expectTerrain(11, 10, 'village');
    await map.expectTerrain(16, 4, 'wood');
    await map.expectOnDisk('map.json', ({ elevation }) => (elevation as string[])[4].slice(3, 5), '32');
  });

  it('with a river of hexsides, a bridge, a ford and a road over it', async () => {
    const palette = page.locator('palette-panel');
    await palette.getByRole('radio', { name: /^River \d/ }).click();
    const [west, east] = [await between('0108', '0109'), await between('2008', '2009')];
    await page.mouse.move(west.x - 12, west.y);
    await page.mouse.down();
    await page.mouse.move(east.x + 12, east.y, { steps: 40 });
    await page.mouse.up();
    await palette.getByRole('radio', { name: /^Bridge/ }).click();
    const bridge = await between('1008', '1009');
    await page.mouse.click(bridge.x, bridge.y);
    await palette.getByRole('radio', { name: /^Ford/ }).click();
    const ford = await between('0608', '0609');
    await page.mouse.click(ford.x, ford.y);
    await palette.getByRole('radio', { name: /^Road/ }).click();
    await map.drag('1001', '1008', '1009', '1016');
    await map.expectOnDisk(
      'map.json',
      ({ hexsides }) => {
        const kinds = (hexsides as Lines).map(({ feature }) => feature);
        return ['river', 'bridge', 'ford'].map((kind) => kinds.filter((one) => one === kind).length);
      },
      [39, 1, 1],
    );
    await map.expectOnDisk('map.json', ({ features }) => (features as Lines).map(({ feature }) => feature), ['road']);
    await shot(page, 'first-battle-04-map');
  });

  it('with a set-up zone for each side', async () => {
    for (const [from, to, name, side] of [
      ['0104', '2006', 'North bank', 'Duke Henry'],
      ['0111', '2013', 'South bank', 'The Town'],
    ] as const) {
      await map.tool('Select hexes');
      const [corner, opposite] = [await map.at(from), await map.at(to)];
      await page.mouse.move(corner.x - 48, corner.y - 8);
      await page.mouse.down();
      await page.mouse.move(opposite.x + 30, opposite.y + 8, { steps: 6 });
      await page.mouse.up();
      await page.getByRole('tab', { name: 'Palette' }).click();
      await page.locator('palette-panel').getByRole('button', { name: 'New' }).click();
      const field = page.locator('palette-panel').getByLabel('Name', { exact: true });
      await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true);
      await page.keyboard.type(name);
      await page.getByLabel('Purpose').selectOption('set-up');
      await page.getByLabel('Side', { exact: true }).selectOption({ label: side });
      await page.getByRole('button', { name: 'Create a zone from the selection' }).click();
      await page
        .locator('palette-panel')
        .getByRole('button', { name: new RegExp(`^${name} 60`) })
        .waitFor();
    }
    await shot(page, 'first-battle-05-zones');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('with two armies out of a spreadsheet', async () => {
    await step(/^Forces/);
    const paste = page.getByRole('button', { name: 'Paste from a spreadsheet' });
    await paste.waitFor();
    const before = await places();
    await paste.click();
    await page.getByRole('textbox', { name: 'Table of units' }).fill(ARMIES);
    await page.getByLabel('Column “Pace” becomes').selectOption('Movement');
    await page.getByText('12 new units.').waitFor();
    await shot(page, 'first-battle-06-paste');
    await page.getByRole('button', { name: 'Add units' }).click();
    await page.getByRole('grid', { name: 'Roster' }).locator('[data-row="watch-riders-1"]').waitFor();
    await expect.poll(missing).toEqual(['Set-up']);
    // Problems are counted now, and units can be filtered: nothing has moved.
    await page.getByRole('link', { name: /^Problems \d+/ }).waitFor();
    await page.getByRole('button', { name: 'Saved' }).waitFor();
    const after = await places();
    expect(Math.max(...before.map((place, index) => Math.abs(place - after[index])))).toBeLessThan(1);
    // That units are not placed yet is a warning, and has its tone.
    await page.locator('[data-row="watch-riders-1"] > *').first().click();
    await page.locator('unit-detail .problems li.warning').waitFor();
    await shot(page, 'first-battle-07-units');
  });

  it('with points for the village at the end', async () => {
    await step(/^Victory/);
    await page.getByLabel('New objective').selectOption({ label: 'New zone: all hexes of Village' });
    await page.getByLabel('Points per hex: Village').fill('5');
    await page.keyboard.press('Tab');
    await page.getByText('Counted once, when the game ends').waitFor();
    await page.getByLabel('Length of the game').fill('5');
    await page.keyboard.press('Tab');
    await map.expectOnDisk(
      'rules.json',
      ({ objectives }) => (objectives as readonly { points: number }[]).map(({ points }) => points),
      [5],
    );
    await shot(page, 'first-battle-08-victory');
  });

  it('with another number in the melee table', async () => {
    await page.getByRole('link', { name: 'Charts', exact: true }).click();
    await page.getByRole('link', { name: /Melee/ }).first().click();
    const cell = page.locator('[data-row="leather-infantry"] > *').nth(3);
    await cell.click();
    await page.keyboard.type(String(CHANGED_CELL));
    await page.keyboard.press('Enter');
    await expect.poll(() => cell.textContent()).toMatch(/7\s*58 %/);
    await shot(page, 'first-battle-09-melee');
  });

  it('and places them all, until nothing is missing', async () => {
    await step(/^Set-up/);
    await map.ready();
    await page.getByText('To be placed').waitFor();
    for (const [unit, hex] of SET_UP) {
      await page
        .locator('roster-panel')
        .getByRole('button', { name: new RegExp(`^${unit}`) })
        .first()
        .click();
      await map.click(hex);
    }
    await page.getByText('All units placed.').waitFor();
    await expect.poll(missing).toEqual([]);
    await shot(page, 'first-battle-10-ready');
    expect(secondsOf(await effortOn(page))).toBeLessThan(12 * 60);
  });
});

/** The ways of two of the Duke's, over the bridge, through the ford and uphill, where nobody of their own stands. */
const WAYS = [
  ['men-at-arms-1', '1006', ['1007', '1008', '1009', '1010']],
  ['squires-1', '0706', ['0607', '0608', '0609', '0506']],
] as const;

/** `3` of `1009: 3 of 4 points.` */
function costIn(text: string): number {
  return Number(/: (\d+) of \d+/.exec(text)?.[1]);
}

/** The sum of the numbers that end the rows of a table. */
async function sumOf(numbers: Locator): Promise<number> {
  const texts = await numbers.allInnerTexts();
  return texts.reduce((sum, text) => sum + Number(text.replace('−', '-')), 0);
}

/** Which throws of two dice come to at most a number, of 36. */
function throwsUpTo(most: number): number {
  const dice = [1, 2, 3, 4, 5, 6];
  return dice.flatMap((one) => dice.filter((other) => one + other <= most)).length;
}

/** Gives an order, and waits until it has been carried out. */
async function order(give: () => Promise<void>): Promise<void> {
  const before = await moves(page);
  await give();
  await expect.poll(() => moves(page)).not.toBe(before);
}

describe('the numbers that the studio shows are the numbers that are played', () => {
  const costs = new Map<string, number>();

  it('what ways cost, by the tool of the map', async () => {
    await map.tool('Movement costs');
    const told = page.locator('tool-options .finding');
    for (const [unit, , hexes] of WAYS) {
      await page.getByLabel('Unit or class').selectOption(unit);
      await told.getByText(/alone on the map.* hexes within/).waitFor();
      for (const hex of hexes) {
        await map.hover(hex);
        await told.getByText(new RegExp(`^${hex}:`)).waitFor();
        const cost = costIn(await told.innerText());
        costs.set(`${unit} ${hex}`, cost);
        expect(await sumOf(page.locator('hex-card td.value')), `the parts of ${unit} to ${hex}`).toBe(cost);
      }
    }
    expect([...costs.values()]).toEqual([1, 2, 3, 4, 2, 2, 4, 3]);
    await shot(page, 'first-battle-11-costs');
  });

  it('how far and how clear it is, by the tool of the map', async () => {
    await map.tool('Line of sight');
    await map.drag('1106', '1409');
    await page
      .locator('tool-options')
      .getByText(/^1106 to 1409, \d hexes: clear/)
      .waitFor();
    await map.drag('1106', '1704');
    await page
      .locator('tool-options')
      .getByText(/^1106 to 1704, \d hexes: blocked/)
      .waitFor();
    await page.locator('hex-card').getByText('Wood').first().waitFor();
    await shot(page, 'first-battle-12-sight');
  });

  it('what ways cost in play, before and after they are gone', async () => {
    await guide().getByRole('link', { name: 'Play', exact: true }).click();
    await expect.poll(() => page.getByLabel('Duke Henry', { exact: true }).inputValue()).toBe('person');
    await expect.poll(() => page.getByLabel('The Town', { exact: true }).inputValue()).toBe('captain');
    await page.getByLabel('Seed of the dice').fill('1402');
    await shot(page, 'first-battle-13-new-game');
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await page.locator('orders-panel').getByRole('button').first().waitFor();
    await panel(page, 'Game');
    await page.getByLabel('Computer players').selectOption('fast');
    await panel(page, 'Orders');
    const way = page.locator('way-card');
    for (const [unit, from, hexes] of WAYS) {
      await clickHex(page, from);
      for (const hex of hexes) {
        await hoverHex(page, hex);
        await way.getByText(`To ${hex}`).waitFor();
        const cost = costIn(await way.locator('p').first().innerText());
        expect(cost, `${unit} to ${hex}`).toBe(costs.get(`${unit} ${hex}`));
        expect(await sumOf(way.locator('td.number')), `the parts of ${unit} to ${hex}`).toBe(cost);
      }
      if (unit === 'squires-1') await shot(page, 'first-battle-14-way');
      await page.keyboard.press('Escape');
    }
    for (const [from, to] of [
      ['1006', '1010'],
      ['1106', '1008'],
      ['0706', '0609'],
    ] as const) {
      await clickHex(page, from);
      await way.getByText(/It has \d/).waitFor();
      await order(() => clickHex(page, to));
    }
    await panel(page, 'Log');
    const log = page.locator('game-log');
    await log.getByText('Men-at-arms move to 1010, 4 MP spent').waitFor();
    await log.getByText('Archers move to 1008, 2 MP spent').waitFor();
    await log.getByText('Squires move to 0609, 4 MP spent').waitFor();
    // They stand in one of the two hexes of the village.
    await page.getByText('If the game ended now: Duke Henry victory. Points: Duke Henry 5, The Town 0').waitFor();
    await shot(page, 'first-battle-15-log');
    await panel(page, 'Orders');
  });

  it('what attacks need, to the end of the game', async () => {
    const over = page.getByRole('button', { name: 'Rematch' });
    const orders = page.locator('orders-panel');
    let attacks = 0;
    for (;;) {
      await orders.getByRole('button').or(over).first().waitFor();
      if (await over.isVisible()) break;
      if (/^(Melee|Fire)$/.test(await orders.locator('h2').first().innerText())) {
        await page.keyboard.press('n');
        await orders
          .getByRole('button', { name: /^(Attack|Fire at) / })
          .first()
          .click();
        const said = await weigh();
        if (attacks === 0) await shot(page, 'first-battle-16-odds');
        await order(() => page.keyboard.press('Enter'));
        await panel(page, 'Log');
        await page.locator('game-log').getByText(said).last().waitFor();
        await panel(page, 'Orders');
        attacks += 1;
      } else {
        const main = orders.locator('button.primary');
        const forced = orders.getByRole('button', { name: /^(To the|Stay|Stop|Let) / });
        // Who flees is taken in hand first.
        if ((await main.or(forced).count()) === 0) await page.keyboard.press('n');
        await order(() => main.or(forced).first().click());
      }
    }
    await shot(page, 'first-battle-17-over');
    expect(attacks).toBeGreaterThan(2);
  });

  it('the same in the engine, command by command', async () => {
    await panel(page, 'Game');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('tabpanel').getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const reading = readRecord(await readFile(await download.path(), 'utf8'), 'game.json');
    if (!reading.ok) throw new Error(reading.problems[0]?.message);
    const loaded = new FolderLibrary([studio.folder]).loadChain(BATTLE);
    if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
    const compiled = compile(loaded.chain, games.systems);
    if (!compiled.ok) throw new Error(compiled.problems[0]?.message);
    const again = replay(games.playable(compiled.game), reading.record, 'game.json');
    expect(again.problems).toEqual([]);
    expect([again.over, again.commands, again.hash]).toEqual([
      true,
      reading.record.commands.length,
      reading.record.result?.hash,
    ]);
  });

  it('so that the gallery calls it playable', async () => {
    await page.getByRole('link', { name: 'Hexwright: all battles' }).click();
    const card = page.locator('battle-card').first();
    await card.getByRole('link', { name: 'The Mill Bridge' }).waitFor();
    await card.getByText('Ready to play').waitFor();
    await shot(page, 'first-battle-18-gallery');
  });
});

/** Reads the card of an attack, checks its sum and its chances, and answers how the log is to tell it. */
async function weigh(): Promise<RegExp> {
  const card = page.locator('odds-card');
  const title = await card.getByRole('heading').first().innerText();
  const need = Number(/2d6 ≤ (\d+)/.exec(await card.locator('.roll').innerText())?.[1]);
  const counts = card.getByRole('table', { name: 'What counts' }).first().locator('td.number');
  expect(await sumOf(counts), title).toBe(need);
  if (FOOT_ON_LEATHER.test(title) && (await counts.count()) === 1) expect(need, title).toBe(CHANGED_CELL);
  const misses = await card
    .getByRole('row', { name: /No effect/ })
    .first()
    .innerText();
  // A die of morale follows what hits.
  expect(misses, title).toContain(` ${6 * (36 - throwsUpTo(need))}/216`);
  return new RegExp(`^\\s*${title}(, range \\d+)?: \\d+(, modified \\d+)? against ${need},`);
}
