import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Point } from '@hexwright/digitiser';
import { syntheticSheet } from '@hexwright/digitiser/testing';
import type { MapFile, UnitsFile } from '@hexwright/model';
import type { FileChooser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACK, EMPTY, FRONT, HERE, mapPicture, MAPPED, MAPPED_HERE, onRoad, picture } from './digitise-page.ts';
import { sidesOfColours, step } from './digitise-steps.ts';
import { openStudio, shot, visit, type OpenStudio } from './harness.ts';
import { chooseIn, enterOn, isFocused, pick, tabTo, typeInto } from './key-walk.ts';

/** An arrow key moves the cross so many pixels of a scan that is shown at its size, with Shift so many. */
const STEP = 4;
const FAR = 40;

let studio: OpenStudio;
let page: Page;
beforeAll(async () => {
  studio = await openStudio({ at: HERE, viewport: { width: 1440, height: 900 }, files: { ...EMPTY, ...MAPPED } });
  ({ page } = studio);
  // While nobody listens a browser opens its own dialog, which nobody answers.
  page.on('filechooser', () => undefined);
});
afterAll(() => studio.close());

async function press(key: string, times = 1): Promise<void> {
  for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press(key);
}

/** Chooses files by the button for them. */
async function choose(button: string, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: button }));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles(files);
}

/** Leads the cross on a scan to a point, from where it is. */
async function lead(from: Point, to: Point, zoom = 1): Promise<void> {
  for (const [by, less, more] of [
    [to.x - from.x, 'ArrowLeft', 'ArrowRight'],
    [to.y - from.y, 'ArrowUp', 'ArrowDown'],
  ] as const) {
    const key = by < 0 ? less : more;
    const far = Math.floor((Math.abs(by) * zoom) / FAR);
    await press(`Shift+${key}`, far);
    await press(key, Math.round((Math.abs(by) * zoom - far * FAR) / STEP));
  }
}

/** Where the cross is, as is told. */
async function cross(): Promise<Point> {
  const [x, y] = ((await page.getByText(/^Cross at/).textContent()) ?? '').match(/\d+/g)!.map(Number);
  return { x, y };
}

describe('sheets by keyboard alone', () => {
  const sheets = { 'front.png': syntheticSheet(FRONT), 'back.png': syntheticSheet(BACK) };
  /** Shows a sheet in the step that is open. */
  const show = (sheet: string): Promise<void> =>
    chooseIn(page, page.getByRole('combobox', { name: /^Sheet/ }), sheet.slice(0, 4));

  it('takes pictures and what is known of them', async () => {
    await choose('Choose pictures', [picture('front.png', FRONT), picture('back.png', BACK)]);
    for (const name of Object.keys(sheets)) {
      const card = page.getByRole('article', { name });
      for (const [field, value] of Object.entries({ Rows: '2', Columns: '4' })) {
        await typeInto(page, card.getByLabel(field, { exact: true }), value);
      }
    }
    await enterOn(page, step(page, 'Text'));
    const names = sheets['front.png'].counters.map(({ name, code }) => `${name}  ${code}`);
    await typeInto(page, page.getByLabel('List or transcription of the counters'), names.join('\n'));
    await press('Tab');
    await page.getByText('8 singles, 0 doubles, 8 cells').waitFor();
  });

  it('places a grid by four corners, one by itself, and moves both', async () => {
    await enterOn(page, step(page, 'Grid'));
    await show('front.png');
    const scan = page.getByRole('application', { name: 'The scan of the sheet.' });
    await tabTo(page, scan);
    const { image, corners } = sheets['front.png'];
    let at: Point = { x: image.width / 2, y: image.height / 2 };
    for (const [index, corner] of corners.entries()) {
      await lead(at, corner);
      at = await cross();
      expect(Math.hypot(at.x - corner.x, at.y - corner.y)).toBeLessThan(STEP);
      await press('Enter');
      if (index < 3) await page.getByText(`${index + 1} of 4 corners clicked.`).waitFor();
    }
    const counted = page.getByText('8 singles, 0 doubles, 8 cells');
    await counted.waitFor();
    await show('back.png');
    await enterOn(page, page.getByRole('button', { name: 'Find the grid' }));
    await counted.waitFor();
    const corner = page.getByRole('button', { name: /^Upper left corner/ });
    const before = await corner.getAttribute('aria-label');
    await tabTo(page, corner);
    await press('ArrowRight', 3);
    await expect.poll(() => corner.getAttribute('aria-label')).not.toBe(before);
    await press('ArrowLeft', 3);
    await expect.poll(() => corner.getAttribute('aria-label')).toBe(before);
    await press('Alt+ArrowRight');
    await expect.poll(() => corner.getAttribute('aria-label')).not.toBe(before);
    await press('Control+z');
    await expect.poll(() => corner.getAttribute('aria-label')).toBe(before);
    await tabTo(page, page.getByRole('button', { name: /^Line / }).and(page.locator('[tabindex="0"]')));
    await press('PageDown');
    expect(await isFocused(page.getByRole('button', { name: /^Line / }).nth(1))).toBe(true);
    await tabTo(page, page.getByRole('application', { name: /^Cells/ }));
    await press('m');
    await page.getByText('6 singles, 1 double, 8 cells').waitFor();
    await press('m');
    await counted.waitFor();
    await press('n');
    await page.getByText('7 singles, 0 doubles, 7 cells').waitFor();
    await expect
      .poll(() => page.getByRole('application', { name: /^Cells/ }).getAttribute('aria-description'))
      .toBe('r1c1, no counter');
    await press('n');
    await counted.waitFor();
  });

  it('pairs front and back, and draws zones', async () => {
    await enterOn(page, step(page, 'Pairs'));
    await show('back.png');
    await chooseIn(page, page.getByLabel('It is the back of'), 'front');
    await page.getByText('r1c1 · r1c4').waitFor();
    await tabTo(page, page.getByRole('radio', { name: /^like a page/ }));
    await press('ArrowDown');
    await page.getByText('r1c1 · r2c1').waitFor();
    await press('ArrowUp');
    await page.getByText('r1c1 · r1c4').waitFor();
    await enterOn(page, step(page, 'Zones'));
    await typeInto(page, page.getByLabel('Code: Top, in per cent'), '66');
    await press('Tab');
    await enterOn(page, page.getByRole('button', { name: 'The same on all sheets' }));
  });

  it('reads both, answers what is asked, and writes the counters', async () => {
    await enterOn(page, step(page, 'Review'));
    const card = page.getByRole('group', { name: /^\d+ counters?: / });
    const groups = page.getByRole('list', { name: 'Groups of counters that look alike' });
    for (const name of ['front.png', 'back.png'] as const) {
      await show(name);
      await enterOn(page, page.getByRole('button', { name: 'Read the sheet', exact: true }));
      await groups.waitFor();
      // What was read is in hand at once.
      await expect.poll(() => isFocused(card)).toBe(true);
      const asked = groups.getByRole('button', { name: 'to review' });
      for (let left = await asked.count(); left > 0; left--) {
        const [row, column] = ((await card.getByText(new RegExp(`^${name}, row`)).textContent()) ?? '').match(/\d+/g)!;
        const truth = sheets[name].counters.find(
          (one) => one.row === Number(row) - 1 && one.column === Number(column) - 1,
        )!;
        await press('c');
        await page.keyboard.type(truth.code);
        if (name === 'front.png') {
          await press('Escape');
          await press('/');
          await page.keyboard.type(truth.name);
        }
        await press('Shift+Enter');
        await expect.poll(() => asked.count()).toBe(left - 1);
      }
      await page.getByText('Everything is settled.').waitFor();
    }
    await show('front.png');
    for (const paper of await sidesOfColours(page)) await chooseIn(page, paper, 'Tartar');
    await enterOn(page, step(page, 'Finish'));
    await enterOn(page, page.getByRole('button', { name: 'Write 8 counters' }));
    const file = path.join(studio.folder, 'own/scanned/units.json');
    const printed = (): unknown =>
      existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as UnitsFile).units?.map(({ name }) => name) : null;
    await expect.poll(printed).toEqual(sheets['front.png'].counters.map(({ name }) => name));
    await shot(page, 'digitise-keyboard');
  });
});

describe('a map by keyboard alone', () => {
  const { map, file, labelOf, kindOf } = mapPicture('map.png');
  const { grid } = map;
  const written = (): MapFile =>
    JSON.parse(readFileSync(path.join(studio.folder, 'own/mapped/map.json'), 'utf8')) as MapFile;
  let board: Locator;

  it('finds the hexes from two that are shown', async () => {
    await visit(page, MAPPED_HERE);
    board = page.getByRole('application', { name: 'The scan and its hexes' });
    await choose('Choose a scan', file);
    await board.waitFor();
    let at: Point = { x: map.image.width / 2, y: map.image.height / 2 };
    for (const [field, hex] of [
      ['First hex', grid.hexAt(2, 1)],
      ['Second hex', grid.hexAt(9, 7)],
    ] as const) {
      await typeInto(page, page.getByLabel(field), labelOf(hex));
      await tabTo(page, board);
      await lead(at, map.centreOf(hex));
      at = await cross();
      await press('Enter');
    }
    await enterOn(page, page.getByRole('button', { name: 'Find the hexes' }));
    await page.getByText('hexes are where they should be').waitFor();
  });

  it('gives examples of terrain, and answers what is asked', async () => {
    let [column, row] = [0, 0];
    let begun = false;
    for (const kind of ['clear', 'woods', 'town']) {
      const hexes = map.terrain.flatMap((terrain, hex) => (terrain === kind ? [hex] : [])).slice(0, 2);
      const [, name] = kindOf(hexes[0]);
      await pick(page, page.getByRole('radio', { name }));
      for (const [index, hex] of hexes.entries()) {
        await tabTo(page, board);
        if (!begun) await press('ArrowRight');
        begun = true;
        const [right, down] = [grid.columnOf(hex) - column, grid.rowOf(hex) - row];
        await press(right < 0 ? 'ArrowLeft' : 'ArrowRight', Math.abs(right));
        await press(down < 0 ? 'ArrowUp' : 'ArrowDown', Math.abs(down));
        [column, row] = [column + right, row + down];
        await page
          .getByRole('status')
          .filter({ hasText: labelOf(hex) })
          .waitFor();
        await press('Enter');
        await page.getByRole('radio', { name: `${name} ${index === 0 ? '1 example' : '2 examples'}` }).waitFor();
      }
    }
    await enterOn(page, page.getByRole('button', { name: 'Review' }));
    const card = page.getByRole('group', { name: 'What is it?' });
    await expect.poll(() => isFocused(card)).toBe(true);
    const label = (await card.getByRole('strong').textContent()) ?? '';
    const hex = grid.hexAt(Number(label.slice(0, 2)) - 1, Number(label.slice(2)) - 1);
    const choices = await card.getByRole('button').allTextContents();
    await press(String(choices.findIndex((text) => text.includes(kindOf(hex)[1])) + 1));
    await page.getByText('7 said, ').waitFor();
    await press('s');
    await press('Escape');
    await enterOn(page, page.getByRole('button', { name: /^Write \d+ hexes into the map$/ }));
    await expect.poll(() => written().origins?.length ?? 0).toBeGreaterThan(2);
  });

  it('follows a road by its colour', async () => {
    await pick(page, page.getByRole('radio', { name: 'Rivers and roads' }));
    await chooseIn(page, page.getByLabel('What runs there'), 'Road');
    await pick(page, page.getByRole('radio', { name: '×4' }));
    await tabTo(page, board);
    const [from, to] = map.road.slice(2).map((hex) => map.centreOf(hex));
    await press('ArrowRight');
    // Where the scan is shown four times as large, steps are a quarter as long.
    await lead(await cross(), onRoad(map, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }), 4);
    await press('Enter');
    const places = page.getByRole('list', { name: /^Places/ });
    await tabTo(page, places.getByRole('checkbox').last());
    await press('Space');
    await enterOn(page, page.getByRole('button', { name: 'Write 1 place into the map' }));
    await expect.poll(() => written().features?.map(({ feature }) => feature)).toEqual(['road']);
  });
});
