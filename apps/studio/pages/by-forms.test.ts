// A variant that somebody makes who has never seen a file of it: by forms alone, and then plays.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STUDIO, openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { begin, clickHex, panel } from './play-page.ts';

const VARIANT = 'gmb/the-bridge-of-najera';

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({
    at: NO_STUDIO,
    packages: ['gmb/standard', 'gmb/house-tables', 'gmb/black-prince'],
    viewport: { width: 1440, height: 1000 },
  });
  ({ page } = studio);
});
afterAll(() => studio.close());

async function onDisk(file: string): Promise<Record<string, unknown>> {
  const text = await readFile(path.join(studio.folder, VARIANT, file), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, unknown>;
}

/** Keeps a picture by day, in the dark and on a narrow window, and looks for what keeps people out. */
async function pictures(name: string, at?: Locator): Promise<void> {
  await at?.scrollIntoViewIfNeeded();
  await shot(page, name);
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, `${name}-dark`);
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await at?.scrollIntoViewIfNeeded();
  await shot(page, `${name}-narrow`);
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 1000 });
}

/** The label of the field that has the keyboard. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null;
    return at?.getAttribute('aria-label') ?? label?.trim() ?? '';
  });
}

async function put(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

describe('somebody makes a variant by forms alone', () => {
  it('out of a battle of the gallery', async () => {
    await page.goto(`${studio.address}/scenarios`);
    await page.getByText('Ready to play').first().waitFor();
    await page.getByRole('button', { name: 'Actions for The Black Prince', exact: true }).click();
    await page.getByRole('menuitem', { name: /Derive/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('The bridge of Najera');
    await page.getByRole('button', { name: 'Derive', exact: true }).click();
    await page.waitForURL(/the-bridge-of-najera\/-\/map/);
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('navigation', { name: 'Rules' }).waitFor();
  });

  it('with a relief force that comes on turn 4 over the north edge', async () => {
    await page.getByRole('button', { name: '+ New arrival' }).click();
    await page.waitForURL(/item=arrivals%2Fnew-arrival$/);
    await put(page.getByLabel('Name', { exact: true }), 'The relief');
    await page.waitForURL(/item=arrivals%2Fthe-relief$/);
    await put(page.getByLabel('Turn', { exact: true }), '4');
    for (const unit of ['captal', 'chandos']) await page.getByLabel('Who', { exact: true }).selectOption(unit);
    await page.getByText(/Chandos no longer stands on the map at the start/).waitFor();
    await page.getByRole('button', { name: 'Only if: + Ask' }).click();
    await page.getByLabel('What is asked, 1').selectOption('Eliminated:');
    await page.getByText(/^When .* is lost\.$/).waitFor();
    await pictures('forms-arrival');
    await page.getByRole('button', { name: /^Eliminated: .*: remove$/ }).click();
    await expect
      .poll(() => onDisk('scenario.json'))
      .toMatchObject({
        arrivals: [{ id: 'the-relief', name: 'The relief', turn: 4, units: ['captal', 'chandos'], edge: 'north' }],
        changes: [
          { op: 'remove', target: 'setUp/captal', reason: 'It comes in turn 4.' },
          { op: 'remove', target: 'setUp/chandos' },
        ],
      });
  });

  it('by hexes that are clicked on the map, or by keys', async () => {
    await page.getByRole('button', { name: 'On the map …' }).click();
    await page.getByRole('dialog', { name: 'Choose hexes' }).waitFor();
    await clickHex(page, '0503');
    await page.getByText('1 hex chosen').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.getByText('2 hexes chosen').waitFor();
    await pictures('forms-hexes');
    await page.getByRole('button', { name: 'Choose none' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    const hexes = page.getByLabel('Hexes', { exact: true });
    await expect.poll(() => hexes.inputValue()).toBe('');
    await put(hexes, '0101 9999');
    await page.getByText('Not on the map: 9999.').waitFor();
    await expect.poll(() => hexes.inputValue()).toBe('0101');
    await put(hexes, '');
  });

  it('and the roster of the map keeps apart from those who still have to be placed', async () => {
    await visit(page, `/scenarios/${VARIANT}/-/map?panel=roster`);
    const coming = page.getByRole('list', { name: 'Arriving later' });
    await expect.poll(() => coming.getByRole('button').allInnerTexts()).toHaveLength(2);
    await coming.getByRole('button', { name: /Chandos.*turn 4$/ }).waitFor();
    await pictures('forms-arriving');
    await visit(page, `/scenarios/${VARIANT}/-/rules?item=arrivals%2Fthe-relief`);
    await page.getByRole('navigation', { name: 'Rules' }).waitFor();
  });

  it('and hired men who go again, by keys alone', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('New withdrawal');
    await page.getByRole('option', { name: 'New withdrawal' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/item=withdrawals%2Fnew-withdrawal$/);
    // The name is chosen, to be written over.
    await expect.poll(() => focused(page)).toBe('Name');
    await page.keyboard.type('The hired men');
    await page.keyboard.press('Tab');
    await page.waitForURL(/item=withdrawals%2Fthe-hired-men$/);
    await expect.poll(() => focused(page)).toBe('Turn');
    await page.keyboard.type('6');
    await page.keyboard.press('Tab');
    // The unit that it began with is left out, for another.
    await page.keyboard.press('Enter');
    await page.getByText('Nobody yet').waitFor();
    await expect.poll(() => focused(page)).toBe('Who');
    await page.keyboard.type('Aragon');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Aragon: leave out' }).waitFor();
    await page.getByLabel('Edge', { exact: true }).focus();
    await page.keyboard.type('the south');
    await page.keyboard.press('Tab');
    await page.getByText(/For each of them that is elsewhere the enemy scores/).waitFor();
    await put(page.getByLabel('Points', { exact: true }), '1');
    await page.getByText(/point\s*\./).waitFor();
    await pictures('forms-withdrawal');
    await expect
      .poll(() => onDisk('scenario.json'))
      .toMatchObject({ withdrawals: [{ id: 'the-hired-men', turn: 6, units: ['aragon'], edge: 'south', points: 1 }] });
  });

  it('that is won by who holds the bridge for three turns', async () => {
    await page.getByRole('link', { name: /Points and levels/ }).click();
    await page.getByRole('button', { name: 'New condition of victory' }).click();
    await put(page.getByLabel('What players read: The objective was held'), 'The bridge was held');
    await page.getByLabel('Winner: The bridge was held').selectOption('French and Castilian');
    const condition = page.locator('[data-condition=the-bridge-was-held]');
    await condition.getByLabel('What is asked, 1').selectOption('Held in a row:');
    await condition.getByLabel('Side, 1').selectOption('French and Castilian');
    await condition.getByLabel('Zone, 1: New zone …').selectOption('New zone: all hexes of Bridge');
    await condition.getByLabel('Hexes of Bridge').waitFor();
    await put(condition.getByLabel('Number, 1'), '3');
    await condition
      .getByText(/the number of turns that every hex of Bridge has been held by French and Castilian is at least 3/)
      .waitFor();
    await pictures('forms-condition', condition.getByLabel('Number, 1'));
    await condition.getByRole('button', { name: 'The same for English' }).click();
    await expect.poll(() => onDisk('rules.json')).toMatchObject({ changes: [{ target: 'victory/conditions' }] });
  });

  it('with a table of events that is rolled on each turn', async () => {
    await page.getByRole('button', { name: '+ New event table' }).click();
    await page.waitForURL(/item=tables%2Fnew-event-table$/);
    await put(page.getByLabel('Title', { exact: true }), 'Weather');
    await page.waitForURL(/item=tables%2Fweather$/);
    await page.getByLabel('Dice', { exact: true }).selectOption('2 dice');
    await put(page.getByLabel('What happens, 1'), 'Rain');
    await put(page.getByLabel('End of roll 1'), '5');
    await page.getByRole('button', { name: '+ Another roll' }).click();
    await put(page.getByLabel('What happens, 3'), 'Low sun');
    await page.getByRole('button', { name: 'Roll on it in every turn' }).click();
    await page.getByLabel('Weather: in the turn of').waitFor();
    await put(page.getByLabel('from', { exact: true }), '2');
    await page.getByRole('button', { name: '+ What it does: Rain' }).click();
    await page.waitForURL(/item=effects%2Frain$/);
    await page.getByLabel('Points, 1').waitFor();
    await page.getByLabel('Side, 1').selectOption('English');
    await page.getByRole('listitem', { name: 'Score 1 point for English' }).waitFor();
    await page.goBack();
    await page.getByText('Score 1 point for English').waitFor();
    await page.getByText(/Nothing comes of the result "low-sun"/).waitFor();
    await page.getByRole('button', { name: 'Roll 10–12: remove' }).click();
    await page.getByText(/Nothing comes of the result/).waitFor({ state: 'detached' });
    await pictures('forms-events', page.getByRole('table', { name: 'Rolls and what happens' }));
    await page.getByRole('link', { name: 'Weather', exact: true }).last().click();
    await page.waitForURL(/item=sequence%2Fweather$/);
    await pictures('forms-step');
  });

  it('with knights who dismount', async () => {
    await page.getByRole('link', { name: 'Units', exact: true }).click();
    await page.getByLabel('Find units').fill('henry');
    const roster = page.getByRole('grid', { name: 'Roster' });
    await roster.locator('[data-row="henry-the-bastard-2"] > *').first().click();
    await page.getByLabel('because').fill('They fight on foot too');
    await page.getByRole('button', { name: 'Add a face' }).click();
    const back = page.getByRole('group', { name: 'Back' });
    await put(back.getByLabel('Name', { exact: true }), 'On foot');
    await back.getByLabel('Class', { exact: true }).selectOption('Infantry');
    await back.getByLabel('Add a value to Back').selectOption('Melee');
    await page
      .getByText(/Melee · On foot: Infantry, Melee/)
      .last()
      .waitFor();
    await pictures('forms-face', back);
    await expect
      .poll(() => onDisk('units.json'))
      .toMatchObject({ changes: [{ target: /^units\/henry-the-bastard-2\/faces/ }] });
  });

  it('on the third turn', async () => {
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('button', { name: '+ New effect' }).click();
    await page.waitForURL(/item=effects%2Fnew-effect$/);
    await put(page.getByLabel('Label', { exact: true }), 'Henry dismounts');
    await page.waitForURL(/item=effects%2Fhenry-dismounts$/);
    await page.getByLabel('When', { exact: true }).selectOption('A turn begins');
    await page.getByLabel('For', { exact: true }).selectOption('Each unit in play');
    const onlyIf = page.getByRole('combobox', { name: 'Only if' });
    await onlyIf.pressSequentially('distanceT');
    await page.getByText(/Hexes from the unit, or the hex, to that unit/).waitFor();
    await onlyIf.fill('distanceTo(unit, "henry-the-bastard-2") == 0');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.getByText(/^When the distance of the unit to Henry the Bastard is 0\.$/).waitFor();
    for (const end of ['from', 'to']) await put(page.getByLabel(end, { exact: true }), '3');
    await page.getByLabel('What it does, 1').selectOption('Turn');
    await page.getByLabel('To what, 1').selectOption('On foot');
    await page.getByRole('listitem', { name: 'Turn the unit to the face On foot' }).waitFor();
    await pictures('forms-effect', onlyIf);
  });

  it('without a problem', async () => {
    await page.getByRole('link', { name: /^Problems/ }).click();
    await page.getByText('No problems').first().waitFor();
    await shot(page, 'forms-problems');
  });

  it('and plays it', async () => {
    await page.getByRole('link', { name: 'Play', exact: true }).first().click();
    await begin(page, { English: 'random', 'French and Castilian': 'random' });
    await panel(page, 'Game');
    await page.getByLabel('Computer players').selectOption('fast');
    await page.locator('turn-track button').focus();
    await page.keyboard.press('Enter');
    const track = page.getByRole('list', { name: 'Turn track' });
    await track.waitFor();
    await shot(page, 'forms-track');
    for (const line of ['Begins: Weather', 'In this turn only: Henry dismounts', 'May arrive: The relief']) {
      await expect.poll(() => track.innerText()).toContain(line);
    }
    await page.keyboard.press('Escape');
    await page
      .getByText(/^Turn ([5-9]|10)/)
      .first()
      .waitFor();
    await page.keyboard.press('p');
    await panel(page, 'Log');
    const log = page.locator('game-log');
    await shot(page, 'forms-played');
    const earlier = log.getByRole('button', { name: /^Earlier moves/ });
    while ((await earlier.count()) > 0) await earlier.click();
    for (const words of [/^Weather/m, /Henry dismounts/, /Captal arrives in \d{4}: The relief/]) {
      await expect.poll(() => log.locator('ol').innerText()).toMatch(words);
    }
  });
});
