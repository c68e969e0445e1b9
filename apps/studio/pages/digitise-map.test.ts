import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MapFile } from '@hexwright/model';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapPicture, MAPPED, MAPPED_HERE, onRoad } from './digitise-page.ts';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';

describe('digitising a map', () => {
  const { map, file, labelOf, kindOf } = mapPicture('map.png');
  const { grid } = map;
  let studio: OpenStudio;
  let page: Page;
  let board: Locator;
  /** Clicks a point of the scan. */
  const click = async (x: number, y: number): Promise<void> => {
    const area = await board.boundingBox();
    const by = (area?.width ?? 0) / map.image.width;
    await board.click({ position: { x: x * by, y: y * by } });
  };
  const clickHex = (hex: number, off = 0): Promise<void> => click(map.centreOf(hex).x + off, map.centreOf(hex).y + off);
  const written = (): MapFile =>
    JSON.parse(readFileSync(path.join(studio.folder, 'own/mapped/map.json'), 'utf8')) as MapFile;

  beforeAll(async () => {
    studio = await openStudio({
      at: MAPPED_HERE,
      viewport: { width: 1440, height: 900 },
      files: MAPPED,
    });
    ({ page } = studio);
    board = page.getByRole('application', { name: 'The scan and its hexes' });
  });
  afterAll(() => studio.close());

  it('takes a scan, and nothing that is none', async () => {
    await page.getByRole('heading', { name: 'Read a map from its scan' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const field = page.getByLabel('Pictures of the map');
    await field.setInputFiles({ name: 'poem.png', mimeType: 'image/png', buffer: Buffer.from('Roses are red') });
    await page.getByText('poem.png is no picture, and only PNG, JPEG, GIF and WebP can be read.').waitFor();
    await field.setInputFiles(file);
    await board.waitFor();
  });

  it('says that the printed numbers are those of a map whose other rows are pushed', async () => {
    const push = async (which: 'odd' | 'even'): Promise<void> => {
      await visit(page, MAPPED_HERE.replace('digitise/map', 'map'));
      await page.locator('map-screen [role=gridcell]').waitFor({ state: 'attached' });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('Size, orientation and numbering');
      await page.getByRole('option', { name: 'Size, orientation and numbering of the map' }).waitFor();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Rows pushed right').selectOption(which);
      await dialog.locator('button.primary').click();
      await expect.poll(() => written().grid?.shift).toBe(which);
      await visit(page, MAPPED_HERE);
      await board.waitFor();
    };
    await push('odd');
    await page.getByRole('button', { name: 'Find the map' }).click();
    await page.getByRole('alert').filter({ hasText: 'a map whose other rows or columns are pushed' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await push('even');
  });

  it('finds the map by itself, by its lines and numbers', async () => {
    // Stopped half-way it finds nothing; begun again it does.
    await page.getByRole('button', { name: 'Find the map' }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Find the map' }).click();
    await page.getByText(/printed places? read\./).waitFor();
    await page.getByText(/^Found by its lines and \d+ printed numbers\.$/).waitFor();
    await page.getByText('hexes are where they should be').waitFor();
    await shot(page, 'digitise-map-found');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Place again' }).click();
    await page.getByLabel('First hex').waitFor();
  });

  it('finds the hexes from two clicks, and says so where the numbers are wrong', async () => {
    const [one, other] = [grid.hexAt(2, 1), grid.hexAt(9, 7)];
    const place = async (first: string, second: string): Promise<void> => {
      await page.getByLabel('First hex').fill(first);
      await page.getByText('now click its centre').waitFor();
      await clickHex(one, 6);
      await page.getByText('shown on the scan').first().waitFor();
      await page.getByLabel('Second hex').fill(second);
      await page.getByText('now click its centre').waitFor();
      await clickHex(other, -6);
      await page.getByText('shown on the scan').nth(1).waitFor();
      await page.getByRole('button', { name: 'Find the hexes' }).click();
    };
    await page.getByLabel('First hex').fill('9999');
    await page.getByText('The map has no hex 9999').waitFor();
    await place(labelOf(one), labelOf(grid.hexAt(9, 6)));
    await page.getByRole('alert').filter({ hasText: 'The printed lines are not where the clicks say' }).waitFor();
    await place(labelOf(one), labelOf(other));
    await page.getByText('hexes are where they should be').waitFor();
    await shot(page, 'digitise-map-placed');
    await page.getByRole('button', { name: 'Check the numbers' }).click();
    await page.getByText(/\d+ of \d+ printed numbers were read/).waitFor();
  });

  it('proposes terrain by example, and asks the rest by keys', async () => {
    for (const kind of ['clear', 'woods', 'town']) {
      const hexes = map.terrain.flatMap((terrain, hex) => (terrain === kind ? [hex] : [])).slice(0, 3);
      const [, name] = kindOf(hexes[0]);
      await page.getByRole('radio', { name }).click();
      for (const [index, hex] of hexes.entries()) {
        await clickHex(hex);
        const told = index === 0 ? '1 example' : `${index + 1} examples`;
        await page.getByRole('radio', { name: `${name} ${told}` }).waitFor();
      }
    }
    await page.getByText(/9 said, \d+ taken for the same, \d+ to review/).waitFor();
    // A slip of the hand: open ground that is said to be a town.
    const slip = map.terrain.flatMap((terrain, hex) => (terrain === 'clear' ? [hex] : []))[4];
    await clickHex(slip);
    const doubtful = page.getByRole('region', { name: 'Look again at these examples' });
    await doubtful.getByText(`${labelOf(slip)} is said to be Village, and looks more like`).waitFor();
    await shot(page, 'digitise-map-doubtful');
    expect(await seriousFindings(page)).toEqual([]);
    await doubtful.getByRole('button', { name: `Look at ${labelOf(slip)}` }).click();
    await page.getByText(`${labelOf(slip)}: Village, said`).waitFor();
    await doubtful.getByRole('button', { name: `Remove ${labelOf(slip)}` }).click();
    await page.getByText(/9 said, \d+ taken for the same, \d+ to review/).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'digitise-map-terrain');
    await page.getByRole('button', { name: 'Review' }).click();
    const card = page.getByRole('group', { name: 'What is it?' });
    for (let asked = 0; asked < 2; asked++) {
      const label = (await card.getByRole('strong').textContent()) ?? '';
      const hex = grid.hexAt(Number(label.slice(0, 2)) - 1, Number(label.slice(2)) - 1);
      const choices = await card.getByRole('button').allTextContents();
      const index = choices.findIndex((text) => text.includes(kindOf(hex)[1]));
      await card.press(String(index + 1));
      await page.getByText(`${10 + asked} said, `).waitFor();
      // The next is asked.
      await expect.poll(() => card.getByRole('strong').textContent()).not.toBe(label);
    }
    await shot(page, 'digitise-map-review');
    expect(await seriousFindings(page)).toEqual([]);
    // What is left may be said at once by somebody who has seen that it is right, and taken back as one step.
    const left = page.getByRole('button', { name: /^Say \d+ hexes as proposed$/ });
    await expect.poll(() => left.textContent()).not.toContain('Say 0');
    await left.click();
    await page.getByText('Nothing is left to review.').waitFor();
    await page.getByRole('button', { name: /^Undo: Say what \d+ hexes are/ }).click();
    await page.getByText('11 said, ').waitFor();
    await page.getByRole('button', { name: 'Back to examples' }).click();
  });

  it('writes what is certain, with where it comes from, as one step', async () => {
    await page.getByRole('button', { name: /^Write \d+ hexes into the map$/ }).click();
    await page.getByText(/hexes written into the map\./).waitFor();
    await expect.poll(() => written().origins?.length ?? 0).toBeGreaterThan(2);
    const { terrain = [], terrainCodes = {}, origins = [] } = written();
    const hexes = origins.flatMap((origin) => origin.hexes.map((label) => ({ label, terrain: origin.terrain })));
    expect(hexes.length).toBeGreaterThan(grid.count / 2);
    for (const { label, terrain: said } of hexes) {
      const [column, row] = [Number(label.slice(0, 2)) - 1, Number(label.slice(2)) - 1];
      expect(said, label).toBe(kindOf(grid.hexAt(column, row))[0]);
      expect(terrainCodes[terrain[row][column]], label).toBe(said);
    }
    expect(new Set(origins.map(({ provenance }) => provenance.kind))).toEqual(new Set(['printed']));
    await page.getByRole('button', { name: /^Undo: Write \d+ hexes/ }).click();
    await expect.poll(() => written().origins).toBeUndefined();
    expect(new Set(written().terrain)).toEqual(new Set(['.'.repeat(grid.columns)]));
    await page.getByRole('button', { name: /^Redo: Write \d+ hexes/ }).click();
    await expect.poll(() => written().origins).toEqual(origins);
  });

  it('leads from a hex of the map to that hex on the scan', async () => {
    const label = written().origins![0].hexes[0];
    await visit(page, `/scenarios/own/mapped/-/map?hex=${label}`);
    await page
      .getByRole('tab', { name: 'Inspect' })
      .or(page.getByRole('button', { name: 'Inspect' }))
      .first()
      .click();
    await page.getByRole('link', { name: 'See it on the scan' }).click();
    await page.getByText(new RegExp(`^${label}: .*(said|taken for the same)$`)).waitFor();
    await shot(page, 'digitise-map-where');
  });

  it('follows a road by its colour, and writes what is ticked', async () => {
    await page.getByRole('radio', { name: 'Rivers and roads' }).click();
    await page.getByLabel('What runs there').selectOption({ label: 'Road' });
    const [from, to] = map.road.slice(2).map((hex) => map.centreOf(hex));
    // The middle of a stretch of road is not always on it: the darkest red near it is.
    const { x, y } = onRoad(map, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await click(x, y);
    await page.getByText(/\d+ places of that colour\./).waitFor();
    // A place is ticked by a click on it, and unticked by another.
    const first = page
      .getByRole('list', { name: /^Places/ })
      .getByRole('checkbox')
      .first();
    const [one, other] = (await page
      .getByRole('list', { name: /^Places/ })
      .getByRole('listitem')
      .first()
      .textContent())!
      .match(/\d{4}/g)!
      .map((label) => map.centreOf(grid.hexAt(Number(label.slice(0, 2)) - 1, Number(label.slice(2)) - 1)));
    await click((one.x + other.x) / 2, (one.y + other.y) / 2);
    await expect.poll(() => first.isChecked()).toBe(true);
    await shot(page, 'digitise-map-road');
    await click((one.x + other.x) / 2, (one.y + other.y) / 2);
    await expect.poll(() => first.isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Tick all', exact: true }).click();
    await page.getByRole('button', { name: /^Write \d+ places into the map$/ }).click();
    await page.getByText(/places written into the map\./).waitFor();
    await expect.poll(() => written().features?.map(({ feature }) => feature)).toEqual(['road']);
    expect(new Set(written().features?.[0].path)).toEqual(new Set(map.road.map(labelOf)));
  });
});
