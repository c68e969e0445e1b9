import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, shot, type OpenStudio } from './harness.ts';
import { DRILL, DRILL_MAP, MapPage } from './map-page.ts';

describe('the map by keyboard alone', () => {
  let studio: OpenStudio;
  let map: MapPage;
  beforeAll(async () => {
    studio = await openStudio({ at: DRILL_MAP, files: DRILL });
    map = new MapPage(studio, 'drill');
    await map.ready();
  });
  afterAll(() => studio.close());

  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await map.page.keyboard.press(key);
  }

  const list = (name: string) => async (): Promise<unknown> => (await map.onDisk('map.json'))[name];

  /** Moves the focus to a hex by finding it. */
  async function goTo(label: string): Promise<void> {
    await press('Control+f');
    await map.page.keyboard.type(label);
    await press('Enter');
    await expect.poll(() => map.focused()).toContain(label);
  }

  it('reaches the map by Tab, past tools that are one stop', async () => {
    const { page } = map;
    await page.getByRole('radio', { name: 'Select hexes' }).focus();
    await press('Tab');
    expect(
      await page.evaluate(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return active?.getAttribute('role');
      }),
    ).toBe('gridcell');
  });

  it('moves from hex to hex and reads out what is there', async () => {
    await goTo('0303');
    await expect.poll(() => map.focused()).toMatch(/^0303, Clear.*Guards/);
    await press('ArrowRight');
    await expect.poll(() => map.focused()).toMatch(/^0403, Clear/);
    await expect.poll(() => map.page.url()).toContain('hex=0403');
    await shot(map.page, 'map-keyboard');
  });

  it('paints what a digit chooses, announced, and takes it back', async () => {
    await press('b', '3', 'Enter');
    await map.expectTerrain(4, 3, 'wood');
    await expect.poll(() => map.said()).toMatch(/Paint 1 hex: wood/);
    await press('Control+z');
    await map.expectTerrain(4, 3, 'clear');
    await press('Control+y');
    await map.expectTerrain(4, 3, 'wood');
  });

  it('draws hexsides, roads and zones between two Enters', async () => {
    await goTo('0606');
    await press('s', 'Enter', 'ArrowDown', 'Enter');
    await expect.poll(list('hexsides')).toHaveLength(1);
    await press('p', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter');
    await expect
      .poll(async () => ((await list('features')()) as { path: string[] }[] | undefined)?.[0]?.path.length)
      .toBe(3);
    await map.page.keyboard.press('z');
    await map.page.getByLabel('Zone', { exact: true }).selectOption('camp');
    await goTo('1009');
    await press('Enter');
    await map.expectOnDisk('map.json', ({ zones }) => (zones as { hexes: string[] }[])[0].hexes.toSorted(), [
      '1009',
      '1209',
    ]);
  });

  it('writes a name', async () => {
    await goTo('0808');
    await press('l', 'Enter');
    await map.page.keyboard.type('The Mill');
    await press('Enter');
    await map.expectOnDisk('map.json', ({ labels }) => labels, [{ id: 'the-mill', text: 'The Mill', hex: '0808' }]);
  });

  it('places, moves and turns units', async () => {
    const { page } = map;
    const setUp = async (): Promise<unknown> => (await map.onDisk('scenario.json'))['setUp'];
    await page.getByRole('tab', { name: 'Palette' }).focus();
    await press('ArrowRight', 'ArrowRight');
    await page.getByRole('button', { name: /^The Line/ }).focus();
    await press('Enter');
    await goTo('0505');
    await press('Enter');
    await expect.poll(setUp).toMatchObject([{}, { unit: 'line', hexes: ['0505', '0605'], facing: 'N' }]);
    await press('m', 'r');
    await expect.poll(setUp).toMatchObject([{}, { facing: 'WNW' }]);
    await goTo('0303');
    await press('Enter', 'ArrowRight', 'Enter');
    await expect.poll(setUp).toMatchObject([{ hexes: ['0403'] }, {}]);
    await expect.poll(() => map.said()).toMatch(/0403|Guards/);
  });

  it('opens the menu of a hex and does what it offers', async () => {
    await goTo('0403');
    await press('Shift+F10');
    const menu = map.page.getByRole('menu', { name: 'Hex 0403' });
    await menu.waitFor();
    await press('ArrowDown', 'ArrowUp', 'Enter');
    await menu.waitFor({ state: 'detached' });
    await expect
      .poll(async () => ((await map.onDisk('scenario.json'))['setUp'] as { face?: string }[])[0].face)
      .toBe('fire');
  });

  it('selects between two Enters, copies and lays the copy down', async () => {
    await goTo('1303');
    await press('v', 'Enter', 'Enter', 'Control+c', 'Control+v');
    await goTo('1305');
    await press('r');
    await expect.poll(() => map.said()).toBe('Copy turned by 60 degrees');
    await press('f');
    await expect.poll(() => map.said()).toBe('Copy mirrored');
    await press('Enter');
    await expect.poll(() => map.said()).toMatch(/Paste|hex/);
  });

  it('lists every key', async () => {
    const { page } = map;
    await press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    for (const title of ['Paint', 'Line of sight', 'Find on the map', 'Select all hexes']) {
      await sheet.getByText(title, { exact: true }).first().waitFor();
    }
    await shot(page, 'map-keys');
    await press('Escape');
  });
});
