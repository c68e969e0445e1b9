// How the hand feels: the keyboard beside the mouse, tools that are lent, what Esc gives back, small windows.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, shot, visit, type OpenStudio } from './harness.ts';
import { DRILL, DRILL_MAP, MapPage } from './map-page.ts';

let studio: OpenStudio;
let map: MapPage;
beforeAll(async () => {
  studio = await openStudio({ packages: [], at: DRILL_MAP, files: DRILL });
  map = new MapPage(studio, 'drill');
  await map.ready();
});
afterAll(() => studio.close());

const strip = () => map.page.locator('tool-options');
const held = () => strip().locator('h2').innerText();
const size = () => strip().getByRole('slider').inputValue();

describe('keyboard and mouse at once', () => {
  it('gives the keyboard to the map that was clicked, and to the map from what was chosen for it', async () => {
    const { page } = map;
    await map.click('0303');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => map.focused()).toMatch(/^0403/);
    await page.getByRole('tab', { name: 'Palette' }).click();
    await page.getByRole('radio', { name: /^Wood/ }).click();
    await page.keyboard.press(']');
    await expect.poll(size).toBe('1');
    await strip().getByRole('slider').focus();
    await page.keyboard.press('v');
    await expect.poll(held).toBe('Select hexes');
    await page.keyboard.press('b');
    await page.keyboard.press('[');
    await expect.poll(size).toBe('0');
  });

  it('lends a tool while its letter is held, to the end of the stroke, and gives it back when the keyboard goes', async () => {
    const { page } = map;
    await page.keyboard.press('v');
    await page.keyboard.down('b');
    await expect.poll(held).toBe('Paint');
    await map.hover('0505');
    await page.mouse.down();
    await map.hover('0605');
    await page.keyboard.up('b');
    await map.hover('0705');
    await page.mouse.up();
    for (const column of [5, 6, 7]) await map.expectTerrain(column, 5, 'wood');
    await expect.poll(held).toBe('Select hexes');
    await page.keyboard.down('Space');
    await expect.poll(held).toBe('Pan');
    await page.getByRole('tab', { name: 'Layers' }).focus();
    await expect.poll(held).toBe('Select hexes');
    await page.keyboard.up('Space');
  });

  it('lends the line of sight, and keeps it after a tap', async () => {
    const { page } = map;
    await map.click('0909');
    await page.keyboard.press('b');
    await expect.poll(held).toBe('Paint');
    await page.keyboard.down('e');
    await expect.poll(held).toBe('Line of sight');
    await map.click('0606');
    await page.keyboard.up('e');
    await expect.poll(held).toBe('Paint');
    await page.keyboard.press('e');
    await expect.poll(held).toBe('Line of sight');
    await page.keyboard.press('v');
    await expect.poll(held).toBe('Select hexes');
  });

  it('gives back by Esc what a gesture has begun, whichever tool, and no letter breaks a stroke', async () => {
    const { page } = map;
    const before = await map.onDisk('map.json');
    const setUp = await map.onDisk('scenario.json');
    for (const [tool, to] of [
      ['b', '1207'],
      ['s', '1207'],
      ['p', '1207'],
      ['m', '0606'],
    ] as const) {
      await page.keyboard.press(tool);
      await map.hover(tool === 'm' ? '0303' : '0907');
      await page.mouse.down();
      await map.hover(to);
      await page.keyboard.press('g');
      await page.keyboard.press('e');
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect.poll(held).not.toMatch(/Fill|sight/);
    }
    // What is done next is all that has happened.
    await page.keyboard.press('b');
    await map.click('1401');
    await map.expectTerrain(14, 1, 'wood');
    await map.undo();
    await map.expectTerrain(14, 1, 'clear');
    expect(await map.onDisk('map.json')).toEqual(before);
    expect(await map.onDisk('scenario.json')).toEqual(setUp);
  });

  it('shows the selection as near as it goes, by the digit on any keyboard', async () => {
    const { page } = map;
    const zoom = () => page.locator('map-corner output').innerText();
    const whole = await zoom();
    await page.keyboard.press('v');
    await map.drag('0404', '0606');
    await page.keyboard.press('Shift+2');
    await expect.poll(zoom).not.toBe(whole);
    await page.keyboard.press('Shift+1');
    await expect.poll(zoom).toBe(whole);
    await page.keyboard.press('Escape');
  });

  it('lists the keys of the map with those of everything else', async () => {
    const { page } = map;
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keys' });
    for (const title of [
      'Move to the next hex',
      'A smaller or larger brush',
      'Turn the counter, the copy or the pen',
    ]) {
      await sheet.getByText(title, { exact: true }).waitFor();
    }
    await page.keyboard.press('Escape');
  });
});

describe('a copy in the hand', () => {
  it('is shown turned and mirrored before the mouse has moved, by keys and by buttons', async () => {
    const { page } = map;
    const preview = (): Promise<string> =>
      page
        .locator('map-screen .board canvas[data-layer=pointer]')
        .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    await page.keyboard.press('v');
    await map.drag('0505', '0705');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await map.hover('1006');
    await expect.poll(() => page.locator('hex-card strong').innerText()).toBe('1006');
    const looks = [await preview()];
    await page.keyboard.press('r');
    await expect.poll(preview).not.toBe(looks[0]);
    looks.push(await preview());
    await page.keyboard.press('Shift+r');
    await expect.poll(preview).toBe(looks[0]);
    await shot(page, 'map-copy');
    await page.getByRole('button', { name: 'Turn left (R)' }).click();
    await page.getByRole('button', { name: 'Mirror (F)' }).click();
    await map.click('1006');
    await map.expectTerrain(10, 6, 'wood');
    await map.undo();
    await map.expectTerrain(10, 6, 'clear');
    await page.keyboard.press('Escape');
    await expect.poll(held).toBe('Select hexes');
    await page.keyboard.press('t');
    await map.hover('1006');
    await expect.poll(preview).toBe(looks[0]);
    await page.keyboard.press('Escape');
    await expect.poll(held).toBe('Select hexes');
  });
});

describe('a wall drawn by a loose hand', () => {
  it('is one line beside the hand, which the preview has shown, and one step', async () => {
    const { page } = map;
    const walls = async (): Promise<readonly { between: string[] }[]> =>
      ((await map.onDisk('map.json'))['hexsides'] as { between: string[] }[] | undefined) ?? [];
    await page.keyboard.press('s');
    const [from, to] = [await map.at('0307'), await map.at('0907')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let i = 1; i <= 40; i++) {
      await page.mouse.move(from.x + ((to.x - from.x) * i) / 40, from.y + Math.sin(i) * 3);
    }
    await shot(page, 'map-loose-wall');
    await page.mouse.up();
    // Two sides for each hex that was crossed, each beside the row that the hand went through.
    await expect.poll(async () => (await walls()).length).toBeGreaterThanOrEqual(10);
    const drawn = await walls();
    expect(drawn.length).toBeLessThanOrEqual(14);
    for (const { between } of drawn) expect(between.some((hex) => hex.endsWith('07'))).toBe(true);
    await map.undo();
    await expect.poll(async () => (await walls()).length).toBe(0);
  });
});

describe('a layer that is locked', () => {
  it('takes no name and no paint from tools, menu or palette, and says so', async () => {
    const { page } = map;
    await page.getByRole('tab', { name: 'Layers' }).click();
    for (const layer of ['Names', 'Terrain']) await page.getByRole('button', { name: `Lock ${layer}` }).click();
    await page.keyboard.press('l');
    await map.click('1010');
    await page.getByText('Names: this layer is locked').waitFor();
    await map.click('1010', 'right');
    await page.getByRole('menuitem', { name: 'Paint wood' }).click();
    await page.getByText('Terrain: this layer is locked').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('v');
    await map.click('1010');
    await page.getByText('Terrain: this layer is locked.', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('combobox', { name: 'Terrain' }).isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole('combobox', { name: 'Hexside to the NE' }).isDisabled()).toBe(false);
    await page.getByRole('tab', { name: 'Layers' }).click();
    await page.getByRole('button', { name: 'Show all' }).click();
    await map.click('1010', 'right');
    await page.getByRole('menuitem', { name: 'Paint wood' }).click();
    await map.expectTerrain(10, 10, 'wood');
    await map.undo();
  });
});

describe('a selection', () => {
  it('is added to and taken from without keys, as fingers have to', async () => {
    const { page } = map;
    const count = (): Promise<string> => strip().locator('.number').innerText();
    await page.keyboard.press('v');
    await map.drag('0404', '0604');
    await expect.poll(count).toMatch(/^3 hexes/);
    await page.getByRole('radio', { name: 'Add', exact: true }).click();
    await map.drag('0406', '0506');
    await expect.poll(count).toMatch(/^5 hexes/);
    await page.getByRole('radio', { name: 'Subtract' }).click();
    await map.click('0504');
    await expect.poll(count).toMatch(/^4 hexes/);
    await page.getByRole('radio', { name: 'Intersect', exact: true }).click();
    await map.drag('0404', '0604');
    await expect.poll(count).toMatch(/^2 hexes/);
    await page.getByRole('radio', { name: 'New' }).click();
    await page.keyboard.press('Escape');
  });
});

describe('a counter in the hand', () => {
  it('over two hexes is turned by buttons before it stands', async () => {
    const { page } = map;
    await page.getByRole('tab', { name: 'Roster' }).click();
    await page.getByRole('button', { name: /^The Line/ }).click();
    await page.getByRole('button', { name: 'Turn left (R)' }).click();
    await map.click('1207');
    await map.expectOnDisk(
      'scenario.json',
      ({ setUp }) =>
        (setUp as { unit: string; hexes: string[]; facing?: string }[]).find(({ unit }) => unit === 'line'),
      { unit: 'line', hexes: ['1207', '1206'], facing: 'WNW' },
    );
    await map.undo();
    await page.keyboard.press('v');
  });
});

describe('other numbers', () => {
  it('are shown before they are given, and go into files, panel and address', async () => {
    const { page } = map;
    await page.keyboard.press('v');
    await map.click('1209');
    await expect.poll(() => page.url()).toContain('hex=1209');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Size, orientation');
    await page.keyboard.press('Enter');
    await page.getByLabel('Numbers', { exact: true }).selectOption('letters');
    await page.getByLabel('First column').fill('20');
    await page.getByLabel('After Z').selectOption('doubled');
    await page.locator('map-properties svg').getByText('T01', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Change the map' }).click();
    // The twelfth column is the 31st letter, which is E once more.
    await map.expectOnDisk('map.json', ({ zones }) => (zones as { hexes: string[] }[])[0].hexes, ['EE09']);
    await page.locator('inspect-panel h2').getByText('EE09', { exact: true }).waitFor();
    await expect.poll(() => page.url()).toContain('hex=EE09');
    await page.locator('map-screen .board').click({ position: { x: 4, y: 4 } });
    await map.undo();
    await map.expectOnDisk('map.json', ({ zones }) => (zones as { hexes: string[] }[])[0].hexes, ['1209']);
  });
});

describe('on small screens', () => {
  it.each([
    [1024, 700],
    [820, 1000],
    [390, 844],
  ])('%i by %i shows every screen, every tool and every field of a new battle', async (width, height) => {
    const { page } = map;
    await page.setViewportSize({ width, height });
    const menu = page.getByRole('button', { name: /: menu$/ });
    // A phone has one menu for all of them.
    if (width <= 640) await menu.click();
    for (const name of ['Map', 'Play']) {
      const isWithin = async (): Promise<boolean> => {
        const box = await page.getByRole('link', { name, exact: true }).boundingBox();
        return (box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width;
      };
      await expect.poll(isWithin, { message: name }).toBe(true);
    }
    if (width <= 640) await menu.click();
    const lowest = async (): Promise<number> => {
      const last = await page.getByRole('radio', { name: 'Fit a scan' }).boundingBox();
      return (last?.y ?? height) + (last?.height ?? 0);
    };
    await expect.poll(lowest).toBeLessThanOrEqual(height);
    await shot(page, `map-${width}`);
    await visit(page, '/scenarios');
    await page.getByRole('button', { name: 'New battle' }).click();
    const dialog = page.getByRole('dialog', { name: 'New battle' });
    await dialog.waitFor();
    for (const field of await dialog.locator('input:not([type=radio]), select, button').all()) {
      const rightmost = async (): Promise<number> => {
        const box = await field.boundingBox();
        return (box?.x ?? 0) + (box?.width ?? 9999);
      };
      await expect.poll(rightmost).toBeLessThan(width);
    }
    await shot(page, `gallery-new-${width}`);
    await page.keyboard.press('Escape');
    await visit(page, DRILL_MAP);
    await map.ready();
  });
});
