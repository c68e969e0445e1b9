import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_STUDIO, openStudio, TAMBURLAINE, type OpenStudio } from './harness.ts';
import { MapPage } from './map-page.ts';

/** Asked for by the first report of the compiler: the board can be used before. */
const LATER = /\/overlays-/;
/** Kilobytes of JavaScript, gzip, that a first visit may load before the map can be used; workers load their own. */
const MOST = 230;

let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio({ at: NO_STUDIO, packages: TAMBURLAINE });
});
afterAll(() => studio.close());

it(`loads at most ${MOST} KB of JavaScript to a board that can be used`, async () => {
  const page = await studio.tab('/scenarios/gmb/tamburlaine/-/map');
  await new MapPage(studio, 'gmb/tamburlaine', page).ready();
  await page.locator('palette-panel button').first().waitFor();
  const ofWorkers = await withImports(
    page,
    page.workers().map((worker) => worker.url()),
  );
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...new Set(loaded)].filter((url) => url.endsWith('.js') && !ofWorkers.has(url) && !LATER.test(url));
  const sizes = await Promise.all(scripts.map(async (url) => gzipSync(await textOf(page, url)).length / 1024));
  expect(scripts.length).toBeGreaterThan(10);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
});

/** Scripts with all that they import before they run: the page's list has those of its workers too, which share none. */
async function withImports(page: Page, urls: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set(urls);
  for (const url of found) {
    for (const [, name] of (await textOf(page, url)).matchAll(/\b(?:import|from)\s*["'](\.\/[^"']+)["']/g)) {
      found.add(new URL(name, url).href);
    }
  }
  return found;
}

async function textOf(page: Page, url: string): Promise<string> {
  return (await page.request.get(url)).text();
}
