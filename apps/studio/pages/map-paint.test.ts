import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { DRILL, DRILL_MAP, MapPage, Repository } from './map-page.ts';

let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio({ at: DRILL_MAP, files: DRILL });
});
afterAll(() => studio.close());

describe('each tool once, by mouse', () => {
  let map: MapPage;
  beforeAll(async () => {
    map = new MapPage(studio, 'drill');
    await map.ready();
  });

  /** Whatever a step did, it is taken back and done again as one. */
  async function step(part: () => Promise<unknown>, before: unknown, after: unknown): Promise<void> {
    await expect.poll(part).toEqual(after);
    await map.undo();
    await expect.poll(part).toEqual(before);
    await map.redo();
    await expect.poll(part).toEqual(after);
  }

  const rows = (field: string) => async (): Promise<unknown> => (await map.onDisk('map.json'))[field];
  const terrainOf = async (column: number, row: number): Promise<string> => {
    const { terrain, terrainCodes } = (await map.onDisk('map.json')) as {
      terrain: string[];
      terrainCodes: Record<string, string>;
    };
    return terrainCodes[terrain[row - 1].charAt(column - 1)];
  };

  it('shows the map, and nothing keeps people out', async () => {
    await expect.poll(() => map.page.title()).toContain('The drill ground');
    expect(await seriousFindings(map.page)).toEqual([]);
    await shot(map.page, 'map');
  });

  it('paints with the brush: a stroke is one step', async () => {
    await map.page.getByRole('radio', { name: /^Wood/ }).click();
    await map.drag('0505', '0805');
    await step(
      async () => Promise.all([5, 6, 7, 8].map((column) => terrainOf(column, 5))),
      Array(4).fill('clear'),
      Array(4).fill('wood'),
    );
  });

  it('paints levels', async () => {
    await map.page.getByRole('radio', { name: 'Level 3' }).click();
    await map.click('1005');
    await step(
      async () => ((await map.onDisk('map.json'))['elevation'] as string[])[4],
      '11111111111111',
      '11111111131111',
    );
    await map.page.getByRole('radio', { name: /^Wood/ }).click();
  });

  it('fills, and replaces everywhere', async () => {
    await map.tool('Fill');
    await map.hover('0101');
    await shot(map.page, 'map-fill');
    await map.click('0101');
    await step(() => terrainOf(4, 2), 'marsh', 'wood');
    await map.page.getByRole('radio', { name: /^Marsh/ }).click();
    await map.tool('Replace everywhere');
    await map.click('0101');
    await step(async () => Promise.all([terrainOf(1, 1), terrainOf(5, 5)]), ['wood', 'wood'], ['marsh', 'marsh']);
  });

  it('picks up what is there', async () => {
    await map.tool('Pick up what is there');
    await map.click('1204');
    await map.tool('Paint');
    await map.page.locator('tool-options').getByText('Clear').waitFor();
  });

  it('draws hexsides along a drag and erases them', async () => {
    await map.tool('Draw hexsides');
    await map.click('0908');
    const { x, y } = await map.at('0908');
    await map.page.mouse.click(x + 24, y);
    const count = async (): Promise<number> =>
      ((await map.onDisk('map.json'))['hexsides'] as unknown[] | undefined)?.length ?? 0;
    // Each click has drawn a side, and both are on the disk.
    await expect.poll(count).toBe(2);
    await map.page.getByRole('radio', { name: 'Erase' }).click();
    await map.page.mouse.click(x + 24, y);
    await step(count, 2, 1);
    await map.page.getByRole('radio', { name: 'Draw', exact: true }).click();
  });

  it('draws roads from hex to hex', async () => {
    await map.tool('Draw roads and streams');
    await map.drag('0207', '0407', '0608');
    await step(
      async () =>
        ((await map.onDisk('map.json'))['features'] as { path: string[] }[] | undefined)?.[0]?.path.slice(0, 3),
      undefined,
      ['0207', '0307', '0407'],
    );
  });

  it('paints zones', async () => {
    await map.page.getByRole('button', { name: /^Camp/ }).click();
    await map.drag('1208', '1308');
    await step(
      async () => ((await map.onDisk('map.json'))['zones'] as { hexes: string[] }[])[0].hexes.toSorted(),
      ['1209'],
      ['1208', '1209', '1308'],
    );
  });

  it('writes names', async () => {
    await map.tool('Label');
    await map.click('1006');
    await map.page.getByLabel('Name', { exact: true }).fill('The Knoll');
    await map.page.keyboard.press('Enter');
    await step(async () => (await map.onDisk('map.json'))['labels'], undefined, [
      { id: 'the-knoll', text: 'The Knoll', hex: '1006' },
    ]);
    await shot(map.page, 'map-painted');
  });

  it('selects in four ways, and the selection keeps the brush to itself', async () => {
    const { page } = map;
    await map.tool('Select hexes');
    await map.drag('0909', '1210');
    await page
      .locator('tool-options')
      .getByText(/hexes selected/)
      .waitFor();
    await page.getByRole('radio', { name: 'Select similar' }).click();
    await map.click('0102');
    await page
      .locator('tool-options')
      .getByText(/selected/)
      .waitFor();
    await page.getByRole('radio', { name: 'Magic wand' }).click();
    await map.click('1403');
    await page.getByRole('radio', { name: 'Lasso' }).click();
    await map.drag('1101', '1401', '1403', '1103', '1101');
    await page
      .locator('tool-options')
      .getByText(/hexes selected/)
      .waitFor();
    await page.getByRole('tab', { name: 'Palette' }).click();
    await page.getByRole('radio', { name: /^Wood/ }).click();
    await map.drag('0902', '1302');
    await expect.poll(() => terrainOf(12, 2)).toBe('wood');
    expect(await terrainOf(9, 2)).toBe('clear');
    await shot(page, 'map-selection');
    await page.keyboard.press('Escape');
  });

  it('copies a piece, turns it, and lays it down as one step', async () => {
    const { page } = map;
    await page.keyboard.press('v');
    await page.getByRole('radio', { name: 'Rectangle' }).click();
    await map.drag('1202', '1302');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Control+v');
    await page.keyboard.press('r');
    await map.hover('0309');
    await shot(page, 'map-paste');
    const before = await rows('terrain')();
    await map.click('0309');
    await expect.poll(rows('terrain')).not.toEqual(before);
    await map.undo();
    await expect.poll(rows('terrain')).toEqual(before);
  });

  it('measures, and shows ranges', async () => {
    await map.tool('Measure');
    await map.hover('0303');
    await map.page.mouse.down();
    await map.hover('0803');
    await shot(map.page, 'map-ruler');
    await map.page.mouse.up();
    await map.tool('Range rings');
    await map.hover('0706');
    await shot(map.page, 'map-rings');
  });

  it('keeps view and content over a reload', async () => {
    const { page } = map;
    await page.keyboard.press('v');
    await map.hover('0706');
    for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -160);
    await map.click('0706');
    await expect.poll(() => page.url()).toContain('hex=0706');
    const before = await map.at('0706');
    await page.reload();
    await map.ready();
    await expect
      .poll(() => map.at('0706'))
      .toEqual({ x: expect.closeTo(before.x, 0) as number, y: expect.closeTo(before.y, 0) as number });
    await expect.poll(() => page.locator('inspect-panel h2').innerText()).toBe('0706');
    await expect.poll(() => terrainOf(12, 2)).toBe('wood');
  });
});

describe('two people at one map', () => {
  it('see each other’s strokes, and each takes back their own', async () => {
    const ann = new MapPage(studio, 'drill', await studio.tab(DRILL_MAP));
    const bob = new MapPage(studio, 'drill', await studio.tab(DRILL_MAP));
    await Promise.all([ann.ready(), bob.ready()]);
    for (const { page } of [ann, bob]) await page.getByRole('tab', { name: 'Palette' }).click();
    await ann.page.getByRole('radio', { name: /^Wood/ }).click();
    await ann.click('0707');
    await bob.hover('0707');
    await bob.page.locator('hex-card').getByText('Wood, level 1').waitFor();
    await bob.page.getByRole('radio', { name: /^Marsh/ }).click();
    await bob.click('0807');
    await ann.hover('0807');
    await ann.page.locator('hex-card').getByText('Marsh, level 1').waitFor();
    await ann.undo();
    await bob.hover('0707');
    await bob.page.locator('hex-card').getByText('Clear, level 1').waitFor();
    await ann.expectTerrain(8, 7, 'marsh');
  });
});

describe('a map on disk', () => {
  it('differs in one line after a hex was painted, and the paint shows in the next frame', async () => {
    const map = new MapPage(studio, 'gmb/tamburlaine', await studio.tab('/scenarios/gmb/tamburlaine/-/map'));
    await map.ready();
    const repository = new Repository(studio.folder);
    await map.page.getByRole('tab', { name: 'Palette' }).click();
    await map.page.getByRole('radio', { name: /^River/ }).click();
    const { x, y } = await map.at('0817');
    const color = (): Promise<number[]> =>
      map.page.locator('map-screen .board canvas[data-layer=map]').evaluate(
        (canvas, at) => {
          const { left, top } = canvas.getBoundingClientRect();
          const context = (canvas as HTMLCanvasElement).getContext('2d');
          return [...(context?.getImageData(at.x - left, at.y - top + 4, 1, 1).data ?? [])];
        },
        { x, y },
      );
    const before = await color();
    await map.page.mouse.move(x, y);
    const frames = await map.page.locator('map-screen').evaluate(
      (screen, at) =>
        new Promise<number>((resolve) => {
          const board = screen.shadowRoot?.querySelector('.board');
          const canvas = board?.querySelector<HTMLCanvasElement>('canvas[data-layer=map]');
          if (!board || !canvas) throw new Error('There is no board.');
          const read = (): string => {
            const { left, top } = canvas.getBoundingClientRect();
            return String(canvas.getContext('2d')?.getImageData(at.x - left, at.y - top + 4, 1, 1).data);
          };
          const was = read();
          const tell = (type: string): boolean =>
            board.dispatchEvent(
              new PointerEvent(type, {
                clientX: at.x,
                clientY: at.y,
                bubbles: true,
                pointerId: 1,
                pointerType: 'mouse',
              }),
            );
          tell('pointerdown');
          tell('pointerup');
          let frames = 0;
          const look = (): void => {
            frames += 1;
            if (read() !== was || frames > 60) resolve(frames);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
      { x, y },
    );
    // The board asked for its frame before we did.
    expect(frames).toBe(1);
    expect(await color()).not.toEqual(before);
    await map.expectTerrain(8, 17, 'river');
    await expect.poll(() => repository.changed()).toEqual(['1\t1\tgmb/tamburlaine/map.json']);
    await map.page.getByRole('radio', { name: /^Clear/ }).click();
    await map.click('0818');
    await map.page.keyboard.press('Control+z');
  });
});
