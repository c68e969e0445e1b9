import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';

const BROKEN = {
  'own/broken/scenario.json':
    '{"id":"own/broken","title":"Half written","kind":"battle","extends":"gmb/tamburlaine"}\n',
  'own/broken/units.json': '{"format": 1, "units": [{"id": "gun", ',
};
const ROSTER = '/scenarios/gmb/tamburlaine/-/units';

/** Pastes a text where the cursor is, as a spreadsheet gives it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((given) => {
    const data = new DataTransfer();
    data.setData('text/plain', given);
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    at?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, composed: true, cancelable: true }),
    );
  }, text);
}

describe('the roster', () => {
  let studio: OpenStudio;
  let page: Page;
  let grid: Locator;
  const cell = (unit: string, column: number): Locator => grid.locator(`[data-row="${unit}"] > *`).nth(column);
  const MOVEMENT = 8;
  beforeAll(async () => {
    studio = await openStudio({ at: ROSTER, viewport: { width: 1440, height: 900 }, files: BROKEN });
    ({ page } = studio);
    grid = page.getByRole('grid', { name: 'Roster' });
    await cell('serbs-2', 0).waitFor();
  });
  afterAll(() => studio.close());

  it('shows every counter, one of them with its picture and place', async () => {
    await page.getByRole('img', { name: /Sultan Bayazid/ }).waitFor();
    await page.getByRole('link', { name: '1410' }).waitFor();
    await shot(page, 'units');
    await page.getByLabel('Find units').fill('serb');
    await expect.poll(() => grid.getAttribute('aria-rowcount')).toBe('10');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByLabel('Find units').fill('');
  });

  it('is edited by keys, and the counter shows it at once', async () => {
    await cell('serbs-2', MOVEMENT).click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell('serbs-2', MOVEMENT).textContent()).toContain('5');
    await cell('serbs-2', 0).click();
    await expect.poll(() => page.locator('.counters').innerHTML()).toContain('L-5-C');
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell('serbs-2', MOVEMENT).textContent()).toContain('4');
  });

  it('refuses what is no value, and keeps it to be corrected', async () => {
    await cell('serbs-2', MOVEMENT).dblclick();
    await page.keyboard.type('fast');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: '“fast” is not a whole number' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => cell('serbs-2', MOVEMENT).textContent()).toContain('4');
  });

  it('writes into no other cell when somebody else removes rows meanwhile', async () => {
    const other = await studio.tab(ROSTER);
    const there = other.getByRole('grid', { name: 'Roster' });
    const remove = async (unit: string): Promise<void> => {
      await there.locator(`[data-row="${unit}"] > *`).first().click();
      await other.keyboard.press('Control+Delete');
      await other.getByRole('button', { name: 'Remove', exact: true }).click();
      await expect.poll(() => cell(unit, 0).count()).toBe(0);
    };
    await cell('serbs-3', 0).dblclick();
    await page.keyboard.type('Guards');
    await remove('serbs-2');
    await page.keyboard.type(' of Serbia');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell('serbs-3', 0).textContent()).toContain('Guards of Serbia');
    await page.keyboard.press('Control+z');
    await cell('serbs-3', 0).dblclick();
    await page.keyboard.type('Lost');
    await remove('serbs-3');
    await page.getByRole('alert').filter({ hasText: '“Lost” was not taken' }).waitFor();
    await expect.poll(() => grid.textContent()).not.toContain('Lost');
    for (const unit of ['serbs-3', 'serbs-2']) {
      await other.keyboard.press('Control+z');
      await cell(unit, 0).waitFor();
    }
    await other.close();
  });

  it('sets a value of many units in one step', async () => {
    await page.getByRole('button', { name: /^Serbian/ }).click();
    await cell('serbs-1', 0).click();
    await page.keyboard.press('Control+a');
    await page.getByText('9 units:').waitFor();
    await page.getByLabel('set', { exact: true }).selectOption('Morale');
    await page.getByLabel('to', { exact: true }).selectOption('A');
    await shot(page, 'units-bulk');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect.poll(() => cell('serbs-1', 9).textContent()).toContain('A');
    await expect.poll(() => cell('serb-horse-3', 9).textContent()).toContain('A');
    await cell('serbs-1', 0).click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell('serbs-1', 9).textContent()).toContain('C');
    await page.getByRole('button', { name: /^Serbian/ }).click();
  });

  it('takes cells from a spreadsheet, and nothing of the wrong shape', async () => {
    await cell('serbs-2', MOVEMENT).click();
    await paste(page, '6\tB\n7\tmany\n');
    const refusal = page.getByRole('alert').filter({ hasText: 'Row 2, column 2' });
    await refusal.waitFor();
    await expect.poll(() => refusal.textContent()).toMatch(/“many” is not a word for Morale.*Nothing was changed/);
    await shot(page, 'units-wrong-paste');
    await expect.poll(() => cell('serbs-2', MOVEMENT).textContent()).toContain('4');
    await paste(page, '6\tB\n7\tA\n');
    await expect.poll(() => cell('serbs-2', MOVEMENT).textContent()).toContain('6');
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell('serbs-2', MOVEMENT).textContent()).toContain('4');
  });

  it('makes new units of a pasted table, and removes them with what speaks of them', async () => {
    await page.getByRole('button', { name: 'Paste from a spreadsheet' }).click();
    const table = page.getByRole('textbox', { name: 'Table of units' });
    await table.fill('Name\tSide\tPace\nPikes\tOttoman\t4');
    await expect.poll(() => page.getByLabel('Column “Pace” becomes').inputValue()).toBe('');
    await page.getByLabel('Column “Pace” becomes').selectOption('Movement');
    await page.getByRole('region', { name: 'Preview' }).getByRole('cell', { name: 'pikes-1' }).waitFor();
    await shot(page, 'units-spreadsheet');
    expect(await seriousFindings(page)).toEqual([]);
    await table.fill(
      'Name\tSide\tContingent\tClass\tMovement\nPikes\tOttoman\tSerbian\tInfantry\t4\nPikes\tOttoman\tSerbian\tInfantry\t4',
    );
    await page.getByText('2 new units.').waitFor();
    await page.getByRole('button', { name: 'Add units' }).click();
    await cell('pikes-2', 0).scrollIntoViewIfNeeded();
    await cell('pikes-2', 0).click();
    await page.keyboard.press('Control+Delete');
    await page.getByText('Nothing else refers to it.').waitFor();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => cell('pikes-2', 0).count()).toBe(0);
  });

  it('removes a row with Delete in one step, and begins new units that can fight, under the cursor', async () => {
    await cell('pikes-1', 0).click();
    await page.keyboard.press('Delete');
    await expect.poll(() => cell('pikes-1', 0).count()).toBe(0);
    const toast = page.locator('toast-list');
    await toast.getByText('Pikes removed.').waitFor();
    await page.keyboard.press('Control+z');
    await cell('pikes-1', 0).waitFor();
    await toast.getByText('Undone: Remove Pikes.').waitFor();
    // Its button would undo what was done before.
    expect(await toast.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await cell('akinjis-1', 0).click();
    await page.getByRole('button', { name: 'New unit' }).click();
    await cell('new-unit-1', 0).waitFor();
    await expect.poll(() => cell('new-unit-1', 0).getAttribute('class')).toContain('at');
    await expect.poll(() => cell('new-unit-1', 2).textContent()).toContain('Ottoman');
    await page.keyboard.type('Sipahi scouts');
    await page.keyboard.press('Tab');
    // Its id follows the name, and the cursor stays with it.
    await expect.poll(() => cell('sipahi-scouts-1', 0).textContent()).toContain('Sipahi scouts');
    await expect.poll(() => cell('sipahi-scouts-1', 1).getAttribute('class')).toContain('at');
    // The next column cannot be edited, and says so at the first key.
    await page.keyboard.type('x');
    await page.getByRole('alert').filter({ hasText: 'ID cannot be edited here.' }).waitFor();
    // In a list, a letter and the arrows choose, and Enter takes the word.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await shot(page, 'units-list');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell('sipahi-scouts-1', 2).textContent()).toContain('Tartar');
    await page.getByRole('button', { name: 'Undo: Set side of Sipahi scouts to Tartar' }).waitFor();
    // An id that somebody has set stays, whatever the name.
    const id = page.locator('unit-detail input#id');
    await id.fill('scouts');
    await id.press('Enter');
    await cell('scouts', 0).click();
    await page.keyboard.type('Sipahis');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell('scouts', 0).textContent()).toContain('Sipahis');
    // One cell is enough to duplicate its unit.
    await cell('scouts', 0).click();
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await cell('scouts-1', 0).waitFor();
    for (const row of ['scouts-1', 'scouts']) {
      await cell(row, 0).click();
      await page.keyboard.press('Delete');
      await expect.poll(() => cell(row, 0).count()).toBe(0);
    }
  });

  it('edits the faces of many units in one step', async () => {
    const faces = grid.getByRole('columnheader', { name: 'Faces' });
    const at = Number(await faces.getAttribute('aria-colindex')) - 1;
    await cell('serbs-2', at).click();
    await cell('serbs-3', at).click({ modifiers: ['Shift'] });
    await page.getByText('2 units:').waitFor();
    await page.getByLabel('set', { exact: true }).selectOption('Faces');
    await page.getByLabel('to', { exact: true }).fill('Melee · Fire: Infantry Crossbow');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect.poll(() => cell('serbs-3', at).textContent()).toContain('Melee · Fire: Infantry Crossbow');
    await shot(page, 'units-faces');
    await cell('serbs-1', 0).click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => cell('serbs-3', at).textContent()).not.toContain('Melee');
  });

  it('keeps two values of a face that are typed before the first is shown', async () => {
    await grid.evaluate((table) => {
      const host = (table.getRootNode() as ShadowRoot).host;
      for (const [column, value] of [
        ['faces.0.movement', 7],
        ['faces.0.morale', 'A'],
      ]) {
        const detail = { edits: [{ row: 'serbs-2', column, value }], by: 'typing' };
        host.dispatchEvent(new CustomEvent('grid-edit', { detail }));
      }
    });
    await cell('serbs-2', 0).click();
    await expect.poll(() => page.locator('.counters').innerHTML()).toContain('L-7-A');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.counters').innerHTML()).toContain('L-7-C');
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.counters').innerHTML()).toContain('L-4-C');
  });

  it('marks inherited units; editing one is a change that can be reverted', async () => {
    await visit(page, '/scenarios/gmb/tamburlaine-heavier-wagons/-/units?unit=wagons-1');
    await page.getByText('Inherited from').waitFor();
    await cell('wagons-1', 0).click();
    await page.keyboard.press('Control+Delete');
    await page.getByText('It is on the map, and is taken off.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('by case').fill('20.0');
    await page.getByLabel('because').fill('Lighter carts');
    await cell('wagons-1', MOVEMENT).click();
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    const changed = page.getByRole('listitem').filter({ hasText: 'Values Movement' });
    await changed.waitFor();
    await shot(page, 'units-changed');
    await expect.poll(() => changed.textContent()).toMatch(/4\s*→\s*5/);
    await changed.getByRole('button', { name: 'Revert' }).click();
    await expect.poll(() => changed.count()).toBe(0);
  });

  it('lays the counters out on their sheets, and prints them in real size', async () => {
    await visit(page, '/scenarios/gmb/tamburlaine/-/sheet');
    await page.getByRole('heading', { name: 'Counter sheet 1 front' }).waitFor();
    await shot(page, 'counters');
    expect(await seriousFindings(page)).toEqual([]);
    await page.evaluate(() => (window.print = () => undefined));
    await page.keyboard.press('Control+p');
    await page.emulateMedia({ media: 'print' });
    const counter = page.locator('#printed .row span').first();
    await counter.waitFor();
    await expect.poll(async () => (await counter.boundingBox())?.width).toBeCloseTo(48, 0);
    await shot(page, 'counters-printed');
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('radio', { name: 'Back', exact: true }).click();
    await page
      .getByRole('link', { name: /Spahis/ })
      .first()
      .click();
    await page.getByRole('grid', { name: 'Roster' }).waitFor();
    await expect.poll(() => page.url()).toContain('unit=spahis');
  });

  it('says of a broken file where to mend it, and goes on showing what is whole', async () => {
    await visit(page, '/scenarios/own/broken/-/units');
    await page.getByRole('alert').filter({ hasText: 'units.json is broken' }).waitFor();
    await cell('serbs-2', 0).waitFor();
    await shot(page, 'units-broken');
    const text = page.getByRole('link', { name: 'Correct its text' });
    await expect.poll(() => text.getAttribute('href')).toBe('/scenarios/own/broken/-/text/units.json');
  });
});
