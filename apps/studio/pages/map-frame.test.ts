import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { DRILL, DRILL_MAP, MapPage } from './map-page.ts';

describe('labels and frame of a map', () => {
  let studio: OpenStudio;
  let page: Page;
  let map: MapPage;
  const label = ({ labels }: Record<string, unknown>): unknown => (labels as readonly unknown[] | undefined)?.[0];
  beforeAll(async () => {
    studio = await openStudio({ at: DRILL_MAP, files: DRILL, viewport: { width: 1440, height: 900 } });
    ({ page } = studio);
    map = new MapPage(studio, 'drill');
    await map.ready();
  });
  afterAll(() => studio.close());

  it('has a title, a legend, a compass and a scale bar', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('scale bar');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Title, legend and scale' });
    await dialog.getByLabel('Title', { exact: true }).fill('The Drill Ground');
    await dialog.getByLabel('Scale bar, in hexes').fill('3');
    await dialog.getByLabel('On the ground').fill('300 paces');
    await dialog.getByLabel(/^Legend/).check();
    await dialog.getByLabel('Compass').check();
    expect(await seriousFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    const frame = {
      title: 'The Drill Ground',
      legend: true,
      compass: true,
      scale: { hexes: 3, text: '300 paces' },
    };
    await map.expectOnDisk('map.json', (content) => content['frame'], frame);
    await shot(page, 'map-frame');
    await map.undo();
    await map.expectOnDisk('map.json', (content) => content['frame'], undefined);
    await map.redo();
  });

  it('has labels of any size, turned, or along hexes', async () => {
    await map.tool('Label');
    await map.click('0606');
    await page.getByRole('dialog').getByLabel('Name').fill('The Brook');
    await page.keyboard.press('Enter');
    await page.keyboard.press('v');
    await map.click('0606');
    await page.getByRole('tab', { name: 'Inspect' }).click();
    await page.getByLabel('Size of the label').selectOption('2');
    await page.getByLabel('Rotation in degrees, clockwise').fill('-30');
    await page.getByLabel('Rotation in degrees, clockwise').press('Enter');
    await map.expectOnDisk('map.json', label, {
      id: 'the-brook',
      text: 'The Brook',
      hex: '0606',
      size: 2,
      rotation: -30,
    });
    // The hex that a drag begins in is the one that is inspected.
    await map.drag('0606', '0806');
    await page.getByRole('button', { name: 'Along selection' }).click();
    await map.expectOnDisk('map.json', (content) => (label(content) as { along?: unknown } | undefined)?.along, [
      '0606',
      '0706',
      '0806',
    ]);
    await shot(page, 'map-labels');
    await page.getByRole('button', { name: 'Straight' }).click();
    await map.expectOnDisk('map.json', (content) => 'along' in (label(content) as object), false);
  });
});
