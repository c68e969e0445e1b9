import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { DRILL, DRILL_MAP, MapPage } from './map-page.ts';
import { callMyself } from './people.ts';
import { opened } from './text-page.ts';

/** The whole text of a file as a page has it, copied out of its editor. */
async function textIn(page: Page, file: string): Promise<string> {
  await page.getByRole('link', { name: 'Text', exact: true }).click();
  await page.locator('text-files').getByRole('link', { name: file }).click();
  await page.getByRole('textbox', { name: `Text of ${file}` }).waitFor();
  await opened(page);
  await page.locator('.monaco-editor .view-line').first().click();
  await page.keyboard.press('Control+a');
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('copy', ({ clipboardData }) => resolve(clipboardData?.getData('text/plain') ?? ''), {
          once: true,
        });
        document.execCommand('copy');
      }),
  );
}

describe('two people at one battle', () => {
  it('see each other, follow, call and comment', async () => {
    const studio = await openStudio({ packages: [], files: DRILL, at: DRILL_MAP });
    const ann = new MapPage(studio, 'drill');
    const ben = new MapPage(studio, 'drill', await studio.guest(DRILL_MAP));
    await Promise.all([ann.ready(), ben.ready()]);
    await callMyself(ann.page, 'Ann Archer');
    await callMyself(ben.page, 'Ben Bowman');
    await ann.page.getByRole('button', { name: 'Here too: Ben Bowman' }).waitFor();
    await ben.hover('0705');
    await ann.hover('0403');
    await shot(ann.page, 'together');
    expect(await seriousFindings(ann.page)).toEqual([]);

    // Ben follows Ann to another screen, and stops following at the next key.
    await ben.page.locator('people-bar .opener').click();
    await ben.page.getByRole('button', { name: 'Follow' }).click();
    await ben.page.keyboard.press('Escape');
    await ann.page.getByRole('link', { name: 'Units' }).click();
    await ben.page.waitForURL(/-\/units/);
    await ben.page.keyboard.press('Alt+1');
    await ben.ready();

    // Ann asks everybody to come.
    await ann.page.locator('people-bar .opener').click();
    await ann.page.getByRole('button', { name: 'Ask everybody' }).click();
    await ann.page.keyboard.press('Escape');
    await ben.page.getByText('Ann Archer asks everybody to come.').waitFor();
    await ben.page.getByRole('button', { name: 'Go there' }).click();
    await ben.page.waitForURL(/-\/units/);

    // Ben comments on a hex; Ann answers and settles it; the folder has it.
    await ben.page.getByRole('link', { name: 'Map', exact: true }).click();
    await ben.ready();
    await ben.click('0705', 'right');
    await ben.page.getByRole('menuitem', { name: 'Comment on this hex' }).click();
    await ben.page.getByLabel('New comment').fill('Too wet for horse?');
    await ben.page.keyboard.press('Control+Enter');
    await shot(ben.page, 'comments');
    expect(await seriousFindings(ben.page)).toEqual([]);
    await ann.page.getByRole('button', { name: 'Comments: 1 open' }).click();
    await ann.page.getByText('Too wet for horse?').waitFor();
    await ann.page.getByRole('button', { name: 'Answer' }).click();
    await ann.page.getByLabel('Answer Ben Bowman').fill('Only in spring.');
    await ann.page.keyboard.press('Control+Enter');
    await ben.page.getByText('Only in spring.').waitFor();
    await ben.page.getByRole('button', { name: 'Resolve' }).click();
    await ann.page.getByRole('button', { name: 'Comments', exact: true }).waitFor();
    const file = path.join(studio.folder, 'drill/comments.json');
    await expect
      .poll(async () => JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as unknown)
      .toMatchObject({
        comments: [{ hex: '0705', by: 'Ben Bowman', replies: [{ by: 'Ann Archer' }], resolved: { by: 'Ben Bowman' } }],
      });
    await studio.close();
  });

  it('paint, name, comment and undo while both are cut off, and end with the same', async () => {
    const studio = await openStudio({ packages: [], files: DRILL, at: DRILL_MAP });
    studio.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
    const ann = new MapPage(studio, 'drill');
    const ben = new MapPage(studio, 'drill', await studio.guest(DRILL_MAP));
    await Promise.all([ann.ready(), ben.ready()]);
    for (const { page } of [ann, ben]) {
      await page.getByRole('button', { name: 'Saved' }).waitFor();
      // What is wanted without the server has come: the rules of the game, and the comments.
      await page.getByText('Until it can be played:').waitFor();
      await page.waitForFunction(() => customElements.get('comments-drawer') !== undefined);
      await page.context().setOffline(true);
    }
    await ann.tool('Paint');
    await ann.page.getByRole('radio', { name: /^Marsh/ }).click();
    await ann.drag('0606', '0806');
    await ann.drag('1006', '1106');
    await ann.undo();
    await ben.tool('Paint');
    await ben.page.getByRole('radio', { name: /^Wood/ }).click();
    await ben.drag('0607', '0707', '0706');
    await ben.page.keyboard.press('Alt+c');
    await ben.page.getByLabel('New comment').fill('More wood.');
    await ben.page.keyboard.press('Control+Enter');
    for (const { page } of [ann, ben]) await page.context().setOffline(false);
    await ann.page.getByRole('button', { name: 'Comments: 1 open' }).waitFor();
    await ann.expectTerrain(6, 6, 'marsh');
    await ann.expectTerrain(6, 7, 'wood');
    await ann.expectTerrain(10, 6, 'clear');
    for (const file of ['map.json', 'comments.json']) {
      // What both have is what the server has written for anyone who opens the folder.
      await expect
        .poll(async () => {
          const written = await readFile(path.join(studio.folder, 'drill', file), 'utf8');
          const [one, other] = await Promise.all([ann, ben].map(({ page }) => textIn(page, file)));
          return [...new Set([written, one, other])];
        })
        .toHaveLength(1);
    }
    await studio.close();
  });

  it('look at the battle as it was, and bring it back', async () => {
    const studio = await openStudio({ packages: [], files: DRILL, at: '/scenarios/drill/-/history/versions' });
    const { page } = studio;
    await page.getByLabel('Name of a version').fill('Before the marsh');
    await page.getByRole('button', { name: 'Keep a version' }).click();
    await page.getByRole('button', { name: /Before the marsh/ }).waitFor();
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    const map = new MapPage(studio, 'drill');
    await map.ready();
    await map.tool('Paint');
    await page.getByRole('radio', { name: /^Marsh/ }).click();
    await map.drag('0606', '0806');
    await map.expectTerrain(7, 6, 'marsh');
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByRole('button', { name: /Before the marsh/ }).click();
    await page.getByText('3 hexes').waitFor();
    // They are marked over the map, side by side in its sixth row.
    const sheet = (await page.getByRole('img', { name: 'The map with 3 changed places marked' }).boundingBox())!;
    await expect.poll(() => page.locator('marked-map polygon.now').count()).toBe(3);
    const marks = await page.locator('marked-map polygon.now').evaluateAll((polygons) =>
      polygons.map((polygon) => {
        const { x, y, width, height } = polygon.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2, width };
      }),
    );
    const [first, second, third] = marks.toSorted((one, other) => one.x - other.x);
    expect(second.x - first.x).toBeCloseTo(third.x - second.x, 0);
    expect((first.x - sheet.x) / (second.x - first.x)).toBeGreaterThan(5);
    expect((first.x - sheet.x) / (second.x - first.x)).toBeLessThan(7);
    expect(third.x).toBeLessThan(sheet.x + sheet.width);
    for (const { y } of marks) expect(Math.abs(y - second.y)).toBeLessThan(second.width);
    expect(second.y).toBeGreaterThan(sheet.y);
    expect(second.y).toBeLessThan(sheet.y + sheet.height);
    await page.getByLabel('Name of this version').fill('Dry ground');
    await page.getByRole('button', { name: 'Rename it' }).click();
    await page.getByRole('heading', { name: 'Since Dry ground' }).waitFor();
    await shot(page, 'versions');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Restore this package' }).click();
    await map.expectTerrain(7, 6, 'clear');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await map.expectTerrain(7, 6, 'marsh');
    await studio.close();
  });
});
