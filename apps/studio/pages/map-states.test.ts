import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STUDIO, openStudio, seriousFindings, shot, TAMBURLAINE, visit, type OpenStudio } from './harness.ts';
import { DRILL, DRILL_MAP, MapPage } from './map-page.ts';

let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio({
    at: NO_STUDIO,
    packages: TAMBURLAINE,
    files: {
      ...DRILL,
      'bare/scenario.json': '{"format": 1, "id": "bare", "title": "Bare", "kind": "battle" }',
      'torn/scenario.json': '{"format": 1, "id": "torn", "title": "Torn", "kind": "battle" }',
      'torn/map.json': '{"format": 1, "grid": { "orientation": "flat", ',
      'odd/scenario.json':
        '{ "id": "odd", "title": "Odd", "kind": "battle", "setUp": [{ "unit": "nobody", "hexes": ["0202"] }] }',
      'odd/map.json': JSON.stringify({
        format: 1,
        grid: { orientation: 'flat', columns: 8, rows: 6, shift: 'odd' },
        numbering: { preset: 'column-row' },
        terrainCodes: { '.': 'clear', '^': 'moon-dust' },
        terrain: ['........', '..^^^...', '..^^^...', '........', '....', '........'],
        elevation: ['11111111', '1111', '11111111', '11111111', '11111111', '11111111'],
        features: [{ id: 'a', feature: 'canal', path: ['0101', '0202', '9999'] }],
      }),
    },
  });
});
afterAll(() => studio.close());

describe('packages in every state', () => {
  it('draws a map where there is none', async () => {
    const page = await studio.tab('/scenarios/bare/-/map');
    await page.getByRole('heading', { name: 'Draw a map' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'map-new');
    await page.getByRole('radio', { name: /Flat-top/ }).click();
    await page.getByRole('spinbutton', { name: 'Columns' }).fill('12');
    await page.getByRole('spinbutton', { name: 'Rows' }).fill('8');
    await page.getByRole('button', { name: 'Draw the map' }).click();
    const map = new MapPage(studio, 'bare', page);
    await map.ready();
    await map.expectOnDisk('map.json', ({ grid }) => grid, {
      orientation: 'flat',
      columns: 12,
      rows: 8,
      shift: 'even',
    });
    await expect.poll(() => map.focused()).toContain('Clear');
    await page.keyboard.press('Control+z');
    await page.getByRole('heading', { name: 'Draw a map' }).waitFor();
    await page.close();
  });

  it('says what a base needs and does not need', async () => {
    const page = await studio.tab('/scenarios/gmb/standard/-/map');
    await page.getByText(/This package is a base/).waitFor();
    await page.locator('new-map').getByRole('link', { name: 'gmb/tamburlaine', exact: true }).waitFor();
    await shot(page, 'map-base');
    await page.close();
  });

  it('shows an inherited map, and makes changes of what is painted on it', async () => {
    const page = await studio.tab('/scenarios/gmb/tamburlaine-heavier-wagons/-/map');
    const map = new MapPage(studio, 'gmb/tamburlaine-heavier-wagons', page);
    await map.ready();
    await page.getByText(/becomes changes of this package/).waitFor();
    await shot(page, 'map-inherited');
    await page.getByRole('tab', { name: 'Inspect' }).click();
    await page.getByRole('radio', { name: 'Paint', exact: true }).click();
    await page.getByRole('radio', { name: /^River/ }).click();
    await page.getByLabel('by case').fill('7.1');
    await page.getByLabel('because').fill('A wet spring');
    await map.click('0817');
    await map.expectOnDisk('map.json', ({ changes }) => changes, [
      { op: 'set', target: 'map/terrain/0817', value: 'river', case: '7.1', reason: 'A wet spring' },
    ]);
    await page.close();
  });

  it('says what to do with a map that cannot be read', async () => {
    const page = await studio.tab('/scenarios/torn/-/map');
    await page.getByRole('heading', { name: 'map.json cannot be drawn' }).waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: 'Open map.json' }).getAttribute('href'))
      .toBe('/scenarios/torn/-/text/map.json');
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'map-torn');
    await page.close();
  });

  it('shows placeholders for what it does not know', async () => {
    const page = await studio.tab('/scenarios/odd/-/map');
    const map = new MapPage(studio, 'odd', page);
    await map.ready();
    await page.getByRole('radio', { name: /moon-dust/ }).waitFor();
    await map.hover('0202');
    await page.locator('hex-card').getByText('nobody', { exact: true }).waitFor();
    await shot(page, 'map-odd');
    await page.close();
  });

  it('resizes and numbers a map, and says first what would be lost', async () => {
    const page = await studio.tab(DRILL_MAP);
    const map = new MapPage(studio, 'drill', page);
    await map.ready();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('orientation and numbering');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Map' });
    await dialog.getByLabel('left').fill('-4');
    await dialog.getByText(/guards/).waitFor();
    await dialog.getByLabel('Numbers').selectOption('letters');
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'map-properties');
    await dialog.getByLabel('left').fill('2');
    await dialog.getByRole('button', { name: 'Change the map' }).click();
    await map.expectOnDisk('map.json', ({ grid }) => (grid as { columns: number }).columns, 16);
    await map.expectOnDisk('scenario.json', ({ setUp }) => setUp, [{ unit: 'guards', hexes: ['E03'] }]);
    await page.keyboard.press('Control+z');
    await map.expectOnDisk('scenario.json', ({ setUp }) => setUp, [{ unit: 'guards', hexes: ['0303'] }]);
    await page.close();
  });
});

describe('a scan under the map', () => {
  it('takes a picture, refuses what is none, is fitted on three hexes and is there again after a reload', async () => {
    const page = await studio.tab(DRILL_MAP);
    const map = new MapPage(studio, 'drill', page);
    await map.ready();
    await page.getByRole('tab', { name: 'Scan' }).click();
    const choose = page.locator('scan-panel input[type=file]');
    await choose.setInputFiles({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('no picture at all'),
    });
    await page.getByText(/notes\.png is not a picture/).waitFor();
    const scan = await page.locator('map-screen .board canvas[data-layer=map]').screenshot();
    await choose.setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: scan });
    await page.getByText('scan.png', { exact: true }).waitFor();
    for (const label of ['0202', '1302', '0709']) {
      const { x, y } = await map.at(label);
      await page.mouse.move(x - 9, y + 6);
      await page.mouse.down();
      await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
      await page.getByText(`Lies on ${label}`).waitFor();
    }
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'map-scan');
    // A person may load the page again right after the last nudge.
    const before = await placeOfScan(page);
    await page.getByRole('button', { name: 'Nudge left' }).click();
    await expect.poll(() => placeOfScan(page)).not.toEqual(before);
    const pushed = await placeOfScan(page);
    await page.reload();
    await map.ready();
    await expect.poll(() => page.getByText('Lies on 0709').count()).toBe(1);
    await expect.poll(() => placeOfScan(page)).toEqual(pushed);
    await page.close();
  });
});

describe('in every theme', () => {
  it.each([
    ['dark', 'theme dark'],
    ['contrast-dark', 'contrast high'],
  ])('is drawn in %s', async (theme, asked) => {
    const page = await studio.tab('/scenarios/gmb/tamburlaine/-/map?hex=1312');
    await new MapPage(studio, 'gmb/tamburlaine', page).ready();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(asked);
    await page.keyboard.press('Enter');
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    await page.getByRole('combobox').waitFor({ state: 'hidden' });
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, `map-${theme}`);
    await page.close();
  });

  it('fits a small screen', async () => {
    const page = await studio.tab();
    await page.setViewportSize({ width: 420, height: 760 });
    await visit(page, '/scenarios/gmb/tamburlaine/-/map');
    await new MapPage(studio, 'gmb/tamburlaine', page).ready();
    await shot(page, 'map-small');
    await page.getByRole('button', { name: 'Show the panel' }).click();
    await page.getByRole('tab', { name: 'Palette' }).waitFor();
    await shot(page, 'map-small-panel');
    await page.getByRole('button', { name: 'Hide the panel' }).click();
    await page.getByRole('tab', { name: 'Palette' }).waitFor({ state: 'detached' });
    await page.close();
  });
});

/** Where the scan lies under the map. */
function placeOfScan(page: Page): Promise<unknown> {
  return page
    .locator('scan-panel')
    .evaluate(
      (panel) =>
        (panel as HTMLElement & { map: { scan: { underlay: { value: { warp: unknown } } } } }).map.scan.underlay.value
          .warp,
    );
}
