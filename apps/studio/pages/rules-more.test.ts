// What modders say by forms besides: values that hold in some turns, classes that fight like others, effects for others.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';

const VARIANT = 'gmb/tamburlaine-heavier-wagons';
const RULES = `/scenarios/${VARIANT}/-/rules`;

let studio: OpenStudio;
let page: Page;

beforeAll(async () => {
  studio = await openStudio({ at: `${RULES}?item=parameters/charge-run`, viewport: { width: 1440, height: 900 } });
  ({ page } = studio);
  await page.getByRole('heading', { name: 'In some turns only' }).waitFor();
});
afterAll(() => studio.close());

async function changes(): Promise<readonly unknown[]> {
  const text = await readFile(path.join(studio.folder, VARIANT, 'rules.json'), 'utf8');
  return (JSON.parse(text) as { changes: readonly unknown[] }).changes;
}

async function put(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}

/** Keeps a picture by day, in the dark and on a narrow window, and looks for what keeps people out. */
async function pictures(name: string): Promise<void> {
  await shot(page, name);
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shot(page, `${name}-dark`);
  expect(await seriousFindings(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  await shot(page, `${name}-narrow`);
  expect(await seriousFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe('forms for variants', () => {
  it('give a number another value in some turns', async () => {
    await page.getByText('Nothing: the value holds in every turn.').waitFor();
    await page.getByRole('button', { name: '+ Another value in some turns' }).click();
    const turns = page.getByRole('group', { name: 'Turns, 1' });
    await put(turns.getByLabel('to', { exact: true }), '5');
    await put(page.getByLabel('Value in these turns, 1'), '4');
    await page.getByRole('listitem', { name: 'In turns from turn 2 to turn 5 it is 4' }).waitFor();
    await page.getByText('(from turn 2 to turn 5)').waitFor();
    await pictures('rules-in-turns');
    await expect.poll(changes).toContainEqual(
      expect.objectContaining({
        op: 'set',
        target: 'parameters/charge-run/value',
        value: 4,
        turns: { from: 2, to: 5 },
      }),
    );
    // A second one begins behind it, and goes again by the keyboard.
    await page.getByRole('button', { name: '+ Another value in some turns' }).press('Enter');
    const second = page.getByRole('button', { name: /^In turns turn 6 it is .*: remove$/ });
    await second.press('Enter');
    await second.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'In turns from turn 2 to turn 5 it is 4: remove' }).click();
    await page.getByText('Nothing: the value holds in every turn.').waitFor();
    await expect.poll(async () => JSON.stringify(await changes())).not.toContain('charge-run');
  });

  it('give a cell of a table another value in some turns', async () => {
    await visit(page, `${RULES}?item=tables/fire`);
    await page.getByRole('button', { name: '+ Another value in some turns' }).click();
    await page.getByLabel('Row, 1').selectOption('mail');
    await page.getByLabel('Column, 1').selectOption('infantry-shortbow-3');
    await put(page.getByLabel('Value in these turns, 1'), '–');
    await expect.poll(changes).toContainEqual(
      expect.objectContaining({
        target: 'tables/fire/cells/mail/infantry-shortbow-3',
        value: null,
        turns: { from: 2, to: 2 },
      }),
    );
  });

  it('add a class that fights like another', async () => {
    await page
      .getByRole('navigation', { name: 'Rules' })
      .getByRole('link', { name: /Class of unit/ })
      .click();
    await page.getByRole('button', { name: '+ New class' }).click();
    await put(page.getByLabel('Name of New class'), 'Billmen');
    await page.getByLabel('Billmen: fights like').selectOption('Infantry');
    await pictures('rules-classes');
    await expect.poll(changes).toContainEqual({
      op: 'add',
      target: 'vocabularies/classes/values/billmen',
      value: { id: 'billmen', name: 'Billmen', like: 'infantry' },
      reason: 'A class of troops of this package.',
    });
  });

  it('ask others at the moment of a unit', async () => {
    await page.getByRole('button', { name: '+ New effect' }).click();
    await page.getByLabel('When', { exact: true }).selectOption('A unit is lost');
    await page.getByLabel('For', { exact: true }).selectOption('Each other unit in play');
    await page.getByText('Formulas name the unit that it happened to “other”').waitFor();
    const onlyIf = page.getByRole('combobox', { name: 'Only if' });
    await onlyIf.fill('unit.side == other.side && distance(unit, hex) <= 1');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page
      .getByText(/^When the unit’s side is the other’s side and the distance of the unit to the hex is at most 1/)
      .waitFor();
    await shot(page, 'rules-each-other');
    expect(await seriousFindings(page)).toEqual([]);
    const rules = async (): Promise<unknown> =>
      JSON.parse(await readFile(path.join(studio.folder, VARIANT, 'rules.json'), 'utf8'));
    await expect.poll(rules).toMatchObject({ effects: [{ at: 'unit-is-lost', each: 'unit' }] });
  });
});
