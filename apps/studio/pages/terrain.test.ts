import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { DRILL, DRILL_MAP, MapPage } from './map-page.ts';

const CHART = '/scenarios/drill/-/charts/terrain';

/** A map on which nothing but ground can be painted. */
const BARE = {
  'bare/scenario.json': JSON.stringify({ format: 1, id: 'bare', title: 'Bare', kind: 'battle' }),
  'bare/map.json': DRILL['drill/map.json'],
  'bare/terrain.json': JSON.stringify({
    format: 1,
    terrains: [
      { id: 'clear', name: 'Clear', cost: 1, color: '#d9cfa3' },
      { id: 'marsh', name: 'Marsh', cost: 3, color: '#8ea27a', pattern: 'marsh' },
    ],
  }),
};

describe('the terrain chart of a battle of one’s own', () => {
  let studio: OpenStudio;
  let page: Page;
  let map: MapPage;
  const grid = (name: string): Locator => page.getByRole('grid', { name });
  const cell = (name: string, row: string, column: number): Locator =>
    grid(name).locator(`[data-row="${row}"] > *`).nth(column);
  const create = async (button: string, kind: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
  };
  type Rows = readonly Record<string, unknown>[];
  const onDisk = async (list: string): Promise<Rows> => (await map.onDisk('terrain.json'))[list] as Rows;
  const kind = async (list: string, id: string): Promise<Record<string, unknown> | undefined> =>
    (await onDisk(list)).find((one) => one['id'] === id);

  beforeAll(async () => {
    studio = await openStudio({
      packages: [],
      at: CHART,
      files: { ...DRILL, ...BARE },
      viewport: { width: 1440, height: 1000 },
    });
    ({ page } = studio);
    map = new MapPage(studio, 'drill');
    await cell('Hexsides', 'wall', 0).waitFor();
  });
  afterAll(() => studio.close());

  it('makes the usual kinds of hexside, and a bridge that crosses the river', async () => {
    await create('New hexside', 'River');
    await cell('Hexsides', 'river', 0).waitFor();
    await page.getByRole('button', { name: 'New hexside' }).click();
    await shot(page, 'terrain-presets');
    await page.getByRole('menuitem', { name: 'Bridge', exact: true }).click();
    await expect
      .poll(() => kind('hexsides', 'bridge'))
      .toMatchObject({ name: 'Bridge', drawing: 'bridge', crosses: ['river'], cost: 0 });
    const crosses = grid('Hexsides').getByRole('columnheader', { name: 'Carries across' });
    const at = Number(await crosses.getAttribute('aria-colindex')) - 1;
    await expect.poll(() => cell('Hexsides', 'bridge', at).textContent()).toContain('River');
  });

  it('chooses how a kind looks with pictures and a colour picker', async () => {
    // What is new has the cursor.
    await page.getByRole('group', { name: 'Look of Bridge' }).waitFor();
    await cell('Hexsides', 'wall', 0).click();
    const look = page.getByRole('group', { name: 'Look of Wall' });
    await look.getByRole('radio', { name: 'Cliff' }).click();
    await look.getByLabel('Colour').fill('#5b4632');
    await look.getByLabel('River').check();
    await expect
      .poll(() => kind('hexsides', 'wall'))
      .toMatchObject({ drawing: 'cliff', color: '#5b4632', crosses: ['river'] });
    await look.getByLabel('River').uncheck();
    await expect.poll(async () => (await kind('hexsides', 'wall'))?.['crosses']).toBeUndefined();
    await shot(page, 'terrain-look');
    expect(await seriousFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await shot(page, 'terrain-look-dark');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('lets an id follow its name until it is set, and renames wherever it is used', async () => {
    const write = async (row: string, column: number, text: string): Promise<void> => {
      await cell('Hexsides', row, column).click();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    await write('river', 0, 'Blue Water');
    await expect.poll(() => kind('hexsides', 'blue-water')).toMatchObject({ name: 'Blue Water' });
    await expect.poll(() => kind('hexsides', 'bridge')).toMatchObject({ crosses: ['blue-water'] });
    await write('blue-water', 1, 'aa');
    await expect.poll(() => kind('hexsides', 'aa')).toMatchObject({ name: 'Blue Water' });
    await write('aa', 0, 'River');
    await expect.poll(() => kind('hexsides', 'aa')).toMatchObject({ name: 'River' });
    // One step takes back name and id together.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(() => kind('hexsides', 'river')).toMatchObject({ name: 'River' });
  });

  it('keeps the river under a bridge that is painted on it', async () => {
    await visit(page, DRILL_MAP);
    await map.ready();
    await map.tool('Draw hexsides');
    await page.getByLabel('Kind').selectOption({ label: 'River' });
    const [one, other] = [await map.at('0505'), await map.at('0605')];
    const press = async (): Promise<void> => page.mouse.click((one.x + other.x) / 2, (one.y + other.y) / 2);
    await press();
    await page.getByLabel('Kind').selectOption({ label: 'Bridge' });
    await press();
    await map.expectOnDisk(
      'map.json',
      ({ hexsides }) => (hexsides as readonly { feature: string }[]).map(({ feature }) => feature).toSorted(),
      ['bridge', 'river'],
    );
    await shot(page, 'terrain-bridge');
  });

  it('leads from an empty palette to where hexsides are made', async () => {
    await visit(page, '/scenarios/bare/-/map');
    await map.ready();
    await shot(page, 'terrain-empty-palette');
    await page.getByRole('link', { name: 'Create hexsides' }).click();
    const made = page.getByRole('button', { name: 'New hexside' });
    await made.waitFor();
    await expect.poll(() => made.evaluate((one) => one.matches(':focus'))).toBe(true);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/scenarios/bare/-/charts/terrain');
  });
});
