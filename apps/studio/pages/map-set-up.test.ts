import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, visit, type OpenStudio } from './harness.ts';
import { DRILL, DRILL_MAP, MapPage } from './map-page.ts';

/** The set-up of a package on disk: each unit with where it stands and how. */
function setUp(map: MapPage): () => Promise<unknown> {
  return async () => (await map.onDisk('scenario.json'))['setUp'];
}

const GUARDS = { unit: 'guards', hexes: ['0303'] };
let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio({ at: DRILL_MAP, files: DRILL, viewport: { width: 1440, height: 900 } });
});
afterAll(() => studio.close());

describe('setting units up', () => {
  let map: MapPage;
  beforeAll(async () => {
    map = new MapPage(studio, 'drill');
    await map.ready();
    await map.page.getByRole('tab', { name: 'Roster' }).click();
  });

  it('drags a unit over two hexes from the roster onto the map', async () => {
    const { page } = map;
    const line = page.getByRole('button', { name: /^The Line/ });
    const from = (await line.boundingBox())!;
    const to = await map.at('0707');
    await page.mouse.move(from.x + 80, from.y + 15);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y, { steps: 6 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await shot(page, 'map-placing');
    await page.mouse.up();
    const placed = { unit: 'line', hexes: ['0707', '0807'], facing: 'N' };
    await expect.poll(setUp(map)).toEqual([GUARDS, placed]);
    await map.undo();
    await expect.poll(setUp(map)).toEqual([GUARDS]);
    await page.getByText('To be placed').waitFor();
    await map.redo();
    await expect.poll(setUp(map)).toEqual([GUARDS, placed]);
  });

  it('moves counters by hand, and turns them', async () => {
    const { page } = map;
    await map.tool('Move counters');
    await map.drag('0303', '0505');
    await expect.poll(setUp(map)).toMatchObject([{ hexes: ['0505'] }, {}]);
    await map.hover('0707');
    await page.locator('map-screen [role=gridcell]').focus();
    await map.hover('0707');
    await page.keyboard.press('r');
    await expect.poll(setUp(map)).toMatchObject([{}, { facing: 'WNW' }]);
    await map.undo();
    await expect.poll(setUp(map)).toMatchObject([{}, { facing: 'N' }]);
  });

  it('turns, flips and takes off by the inspector', async () => {
    const { page } = map;
    await map.tool('Select hexes');
    await map.click('0707');
    await page.getByRole('button', { name: 'Turn The Line right' }).click();
    await expect.poll(setUp(map)).toMatchObject([{}, { facing: 'ENE' }]);
    await page.getByLabel('Facing of The Line').selectOption('S');
    await expect.poll(setUp(map)).toMatchObject([{}, { facing: 'S' }]);
    await map.click('0505');
    await page.getByLabel('Face of Guards').selectOption('fire');
    await expect.poll(setUp(map)).toMatchObject([{ face: 'fire' }, {}]);
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'map-inspect');
    await page.getByRole('button', { name: 'Take Guards off the map' }).click();
    await expect.poll(setUp(map)).toHaveLength(1);
    await map.undo();
    await expect.poll(setUp(map)).toHaveLength(2);
  });

  it('changes ground, level and sides in place', async () => {
    const { page } = map;
    await page.getByLabel('Terrain', { exact: true }).selectOption('wood');
    await map.expectTerrain(5, 5, 'wood');
    await page.getByRole('button', { name: 'One level higher' }).click();
    await map.expectOnDisk('map.json', ({ elevation }) => (elevation as string[])[4].charAt(4), '2');
    await page.getByLabel('Hexside to the E', { exact: true }).selectOption('wall');
    await map.expectOnDisk('map.json', ({ hexsides }) => hexsides, [
      { id: 'wall-0505-0605', feature: 'wall', between: ['0505', '0605'] },
    ]);
  });

  it('offers what can be done where the right button asks for it', async () => {
    const { page } = map;
    await map.click('0505', 'right');
    const menu = page.getByRole('menu', { name: 'Hex 0505' });
    await menu.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'map-menu');
    await menu.getByRole('menuitem', { name: 'Flip it' }).click();
    await expect.poll(setUp(map)).toMatchObject([{ face: 'melee' }, {}]);
    await map.click('0505', 'right');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await map.click('0505', 'right');
    await menu.getByRole('menuitem', { name: 'Show its row in the text' }).click();
    await page.waitForURL(/text\/map\.json\?at=%2Fterrain%2F4/);
    await page.goBack();
    await map.ready();
  });

  it('finds hexes, units, names and terrains', async () => {
    const { page } = map;
    await page.keyboard.press('Control+f');
    const field = page.getByRole('combobox', { name: 'Find on the map' });
    await field.fill('1203');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('hex=1203');
    await page.keyboard.press('Control+f');
    await field.fill('line');
    await shot(page, 'map-find');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toMatch(/hex=0[78]0[67]/);
    await page.keyboard.press('Control+f');
    await field.fill('marsh');
    await page.keyboard.press('Enter');
    await page.locator('tool-options').getByText('8 hexes selected').waitFor();
    await page.keyboard.press('Escape');
  });

  it('hides, locks and shows layers alone', async () => {
    const { page } = map;
    await page.getByRole('tab', { name: 'Layers' }).click();
    await page.getByRole('button', { name: 'Lock Terrain' }).click();
    await page.keyboard.press('b');
    await map.click('1009');
    await expect.poll(() => map.said()).toMatch(/locked/);
    await page.getByRole('button', { name: 'Only Levels' }).click();
    await page.getByRole('button', { name: 'Hide Counters' }).click();
    expect(await seriousFindings(page)).toEqual([]);
    await shot(page, 'map-layers');
    await page.getByRole('button', { name: 'Show all' }).click();
    await map.expectTerrain(10, 9, 'clear');
  });

  it('shows the whole form of a new zone, also where it opens below the fold', async () => {
    const { page } = map;
    await page.setViewportSize({ width: 1440, height: 560 });
    await page.getByRole('tab', { name: 'Palette' }).click();
    const palette = page.locator('palette-panel');
    const button = palette.getByRole('button', { name: 'New' });
    await button.evaluate((one) => one.scrollIntoView({ block: 'end' }));
    // So that the first field is in sight, which the focus would bring there by itself.
    await page.locator('map-screen .paned').evaluate((one) => one.scrollBy(0, 60));
    await button.click();
    const bottomOf = async (place: Locator): Promise<number> => {
      const { y, height } = (await place.boundingBox())!;
      return Math.round(y + height);
    };
    const fold = await bottomOf(page.locator('map-screen .paned'));
    await expect.poll(() => bottomOf(palette.locator('form'))).toBeLessThanOrEqual(fold);
    await button.click();
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

describe('what the rules say of the ground', () => {
  let map: MapPage;
  beforeAll(async () => {
    await visit(studio.page, '/scenarios/gmb/tamburlaine/-/map');
    await studio.page.waitForFunction(() => document.title.startsWith('Tamburlaine'));
    map = new MapPage(studio, 'gmb/tamburlaine');
    await map.ready();
  });

  it('a unit’s movement, with the cost of each way and its cases', async () => {
    const { page } = map;
    await page.keyboard.press('w');
    await page.getByLabel('Unit or class').selectOption('akinjis-1');
    await page.getByText(/hexes within/).waitFor();
    await map.hover('0514');
    await page.getByText(/^0514: \d+ of \d+ points/).waitFor();
    await page
      .locator('hex-card')
      .getByText(/\[\d+\.\d+/)
      .first()
      .waitFor();
    await page.locator('map-screen .board').hover({ position: { x: 200, y: 400 } });
    await shot(page, 'map-movement');
  });

  it('a line of sight, and what is in its way by which case', async () => {
    const { page } = map;
    await map.tool('Line of sight');
    await map.drag('0916', '0317');
    await page
      .locator('tool-options')
      .getByText(/0916 to 0317, \d+ hexes: (clear|blocked)/)
      .waitFor();
    await map.drag('1010', '1105');
    await page
      .locator('tool-options')
      .getByText(/1010 to 1105/)
      .waitFor();
    await shot(page, 'map-sight');
    // A click leaves the other end to the pointer; a second one lays it down.
    const words = page.locator('tool-options .finding');
    await map.click('0916');
    await map.hover('0317');
    await words.getByText(/0916 to 0317/).waitFor();
    await map.click('1105');
    await words.getByText(/0916 to 1105/).waitFor();
    await map.hover('0317');
    await expect.poll(() => page.locator('hex-card strong').innerText()).toBe('0317');
    await expect.poll(() => words.innerText()).toContain('0916 to 1105');
    await page.keyboard.press('Escape');
  });

  it('says while a counter is dragged that it may not stand there', async () => {
    const { page } = map;
    await map.tool('Move counters');
    await map.hover('1213');
    await page.mouse.down();
    await map.hover('1218');
    await page
      .locator('hex-card')
      .getByText(/outside of the set-up zone/)
      .waitFor();
    await shot(page, 'map-forbidden');
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });

  it('marks problems on their hexes, with the way to their place', async () => {
    const { page } = map;
    await map.tool('Move counters');
    await map.drag('1213', '1218');
    await map.hover('1218');
    const link = page.locator('hex-card').getByRole('link', { name: 'Open' }).first();
    await link.waitFor();
    await shot(page, 'map-problems');
    await expect.poll(() => link.getAttribute('href')).toContain('/gmb/tamburlaine/-/text/scenario.json?at=');
    await page.keyboard.press('Control+z');
  });
});

describe('setting up counters that have a front', () => {
  let map: MapPage;
  beforeAll(async () => {
    await visit(studio.page, '/scenarios/grunwald-1410/-/map');
    map = new MapPage(studio, 'grunwald-1410');
    await map.ready();
    await map.tool('Move counters');
  });

  const zakonu = async (): Promise<unknown> => {
    const { setUp: all } = await map.onDisk('scenario.json');
    return (all as readonly { readonly unit: string }[]).find(({ unit }) => unit === 'zakonu');
  };

  it('keeps the front of one that is moved, and turns it by key and by name', async () => {
    const { page } = map;
    await map.drag('A18 B34', 'A18 B30');
    await expect.poll(zakonu).toMatchObject({ hexes: ['A18 B30'], facing: 'SE' });
    await map.hover('A18 B30');
    await page.keyboard.press('r');
    await expect.poll(zakonu).toMatchObject({ hexes: ['A18 B30'], facing: 'NE' });
    await map.tool('Select hexes');
    await map.click('A18 B30');
    await page.getByRole('tab', { name: 'Inspect' }).click();
    await page.getByLabel('Facing of Zakonu').selectOption('N');
    await expect.poll(zakonu).toMatchObject({ facing: 'N' });
    await page.getByRole('button', { name: 'Turn Zakonu right' }).click();
    await expect.poll(zakonu).toMatchObject({ facing: 'NE' });
  });

  it('has one that is placed look away from its own edge of the map', async () => {
    const { page } = map;
    await page.getByRole('button', { name: 'Take Zakonu off the map' }).click();
    await expect.poll(zakonu).toBeUndefined();
    await page.getByRole('tab', { name: 'Roster' }).click();
    const waiting = page.getByRole('list', { name: 'To be placed' });
    await waiting.getByRole('button', { name: /^Zakonu/ }).click();
    await waiting.locator('button[aria-current="true"]').filter({ hasText: 'Zakonu' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await map.click('A18 B30');
    await expect.poll(zakonu).toMatchObject({ hexes: ['A18 B30'], facing: 'SE' });
  });
});
