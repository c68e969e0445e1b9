import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { openStudio, seriousFindings, shot, type OpenStudio } from './harness.ts';
import { DRILL, DRILL_MAP, MapPage } from './map-page.ts';

describe('the design of a counter', () => {
  let studio: OpenStudio;
  let page: Page;
  let map: MapPage;
  const design = ({ units }: Record<string, unknown>): unknown =>
    (units as readonly { id: string; counter?: unknown }[]).find(({ id }) => id === 'guards')?.counter;
  beforeAll(async () => {
    studio = await openStudio({
      at: '/scenarios/drill/-/units?unit=guards',
      files: DRILL,
      viewport: { width: 1440, height: 900 },
    });
    ({ page } = studio);
    map = new MapPage(studio, 'drill');
  });
  afterAll(() => studio.close());

  it('has a symbol of a set, a unit size and a colour, on the board as on the sheet', async () => {
    await page.getByText('Design of the counter').click();
    await page.getByRole('button', { name: 'NATO infantry' }).click();
    await page.getByLabel('Unit size').selectOption('battalion');
    await page.getByRole('group', { name: 'Symbol' }).waitFor();
    await map.expectOnDisk('units.json', design, { symbol: 'nato-infantry', echelon: 'battalion' });
    await page.locator('counter-design').getByLabel('Colour').fill('#c9d3ae');
    await map.expectOnDisk('units.json', design, { symbol: 'nato-infantry', echelon: 'battalion', color: '#c9d3ae' });
    await shot(page, 'counter-design');
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto(studio.address + DRILL_MAP);
    await map.ready();
    await shot(page, 'counter-design-map');
    await page.goto(`${studio.address}/scenarios/drill/-/units?unit=guards`);
    await page.getByText('Design of the counter').click();
    await page.getByRole('button', { name: 'Reset to the game’s' }).click();
    await map.expectOnDisk('units.json', design, undefined);
  });
});
