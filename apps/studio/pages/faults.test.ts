import { readFileSync, rmSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { loaded, openStudio, seriousFindings, shot, TAMBURLAINE, type OpenStudio } from './harness.ts';

declare global {
  /** How many sockets of the page have closed. */
  var closings: number;
}

/** Words of the browser when the server is gone. */
const GONE = /WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/;
const SCENARIO = 'gmb/tamburlaine/scenario.json';

let opened: OpenStudio | null = null;
afterEach(() => opened?.close());

async function inStudio(
  opening: Parameters<typeof openStudio>[0],
  test: (studio: OpenStudio, page: Page) => Promise<void>,
): Promise<void> {
  opened = await openStudio({ packages: TAMBURLAINE, ...opening });
  await opened.page.getByText('Tamburlaine the Great', { exact: true }).first().waitFor();
  await test(opened, opened.page);
}

/**
 * Counts the sockets that close. A socket on which nothing is heard for half a minute by the time of day is closed by this
 * end: that time stands still, so that none closes however long a busy machine takes. Runs in the page before anything of
 * the studio.
 */
function countClosings(): void {
  const always = Date.now();
  Date.now = () => always;
  globalThis.closings = 0;
  globalThis.WebSocket = class extends WebSocket {
    constructor(...parts: ConstructorParameters<typeof WebSocket>) {
      super(...parts);
      this.addEventListener('close', () => (globalThis.closings += 1));
    }
  };
}

/** Gives Tamburlaine another title, as the smallest of edits. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${from}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rename …' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(to);
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('link', { name: to, exact: true }).waitFor();
}

const light = (page: Page, word: RegExp | string): ReturnType<Page['getByRole']> =>
  page.getByRole('button', { name: word });

describe('faults', () => {
  it('goes on while the server is stopped, and catches up when it is back', () =>
    inStudio({}, async ({ server, folder, forgive, tab }, page) => {
      forgive(GONE);
      await loaded(page);
      await server.stop('at once');
      await light(page, /^Offline$/).waitFor();
      await rename(page, 'Tamburlaine the Great', 'Timur');
      await light(page, /^Offline, \d+ changes?$/).waitFor();
      await light(page, /^Offline, \d+ changes?$/).click();
      await page.getByText('The server cannot be reached').last().waitFor();
      await shot(page, 'offline');
      expect(await seriousFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      // A screen that was not open yet has to wait; the others go on.
      await page.getByRole('link', { name: 'Timur', exact: true }).click();
      await page.getByRole('heading', { name: 'This screen failed to load' }).waitFor();
      await page.getByRole('link', { name: 'Hexwright: all battles' }).click();
      await page.getByRole('heading', { name: 'Battles', exact: true }).waitFor();
      await page.goBack();
      await page.getByText('The server cannot be reached').first().waitFor();
      await shot(page, 'offline-screen');
      await server.start();
      await light(page, 'Saved').waitFor();
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.locator('map-screen [role=gridcell]').waitFor({ state: 'attached' });
      await page.getByRole('link', { name: 'Hexwright: all battles' }).click();
      await light(page, 'Saved').waitFor();
      await expect.poll(() => readFileSync(path.join(folder, SCENARIO), 'utf8')).toContain('"Timur"');

      // The page can be closed meanwhile: this browser keeps what the server has not got.
      await server.stop('at once');
      await light(page, /^Offline$/).waitFor();
      await rename(page, 'Timur', 'Tamerlane');
      await light(page, /^Offline, \d+ changes?$/).waitFor();
      await page.close();
      await server.start();
      const again = await tab();
      await again.getByRole('link', { name: 'Tamerlane', exact: true }).waitFor();
      await light(again, 'Saved').waitFor();
      await expect.poll(() => readFileSync(path.join(folder, SCENARIO), 'utf8')).toContain('"Tamerlane"');
    }));

  it('loads a screen that did not arrive by loading the page again, once', () =>
    inStudio({}, async ({ forgive }, page) => {
      forgive(/ERR_FAILED/);
      let toLose = 2;
      await page.route(/\/units-screen[^/]*\.js$/, (route) => {
        if (toLose === 0) return route.continue();
        toLose -= 1;
        return route.abort();
      });
      const units = page.getByRole('link', { name: 'Units', exact: true });
      const missing = page.getByRole('heading', { name: 'This screen failed to load' });
      await page.getByRole('link', { name: 'Tamburlaine the Great', exact: true }).click();
      await page.locator('map-screen [role=gridcell]').first().waitFor({ state: 'attached' });
      await units.click();
      await missing.waitFor();
      expect(toLose).toBe(0);
      await page.getByRole('button', { name: 'Reload' }).click();
      await page.getByRole('grid').first().waitFor();
      // It has arrived: should it be lost another time, it is loaded again by itself.
      toLose = 1;
      await page.reload();
      await page.getByRole('grid').first().waitFor();
      expect(toLose).toBe(0);
    }));

  it('says that the server is out of reach while no socket has closed, and goes on when it answers', () =>
    inStudio({ before: countClosings }, async ({ server, folder, forgive }, page) => {
      forgive(GONE);
      await loaded(page);
      server.freeze();
      await rename(page, 'Tamburlaine the Great', 'Timur');
      await light(page, /^Offline, \d+ changes?$/).waitFor();
      expect(await page.evaluate(() => globalThis.closings)).toBe(0);
      // What is done meanwhile does not make it look as if it were being saved.
      await rename(page, 'Timur', 'Tamerlane');
      expect(await light(page, 'Saving').count()).toBe(0);
      server.thaw();
      await light(page, 'Saved').waitFor();
      await expect.poll(() => readFileSync(path.join(folder, SCENARIO), 'utf8')).toContain('"Tamerlane"');

      // Nothing waits to be saved.
      server.freeze();
      await light(page, /^Offline$/).waitFor();
      expect(await page.evaluate(() => globalThis.closings)).toBe(0);
      server.thaw();
      await light(page, 'Saved').waitFor();

      // It is the browser that has lost its network.
      server.freeze();
      await page.context().setOffline(true);
      await light(page, /^Offline$/).waitFor();
      expect(await page.evaluate(() => globalThis.closings)).toBe(0);
      server.thaw();
      await page.context().setOffline(false);
      await light(page, 'Saved').waitFor();
    }));

  it('takes edits over when the server has begun the document anew', () =>
    inStudio({}, async ({ server, folder, forgive }, page) => {
      forgive(GONE);
      await loaded(page);
      await server.stop();
      await light(page, /^Offline$/).waitFor();
      await rename(page, 'Tamburlaine the Great', 'Timur');
      rmSync(path.join(path.dirname(folder), 'data'), { recursive: true, force: true });
      await server.start();
      await page.getByText('The server has begun anew meanwhile.').waitFor();
      await light(page, 'Saved').waitFor();
      await page.getByRole('link', { name: 'Timur', exact: true }).waitFor();
      await expect.poll(() => readFileSync(path.join(folder, SCENARIO), 'utf8')).toContain('"Timur"');
    }));

  it('shows in one tab what is done in another, and each takes back its own', () =>
    inStudio({}, async ({ tab }, page) => {
      const other = await tab();
      await rename(page, 'Tamburlaine the Great', 'Timur');
      await other.getByRole('link', { name: 'Timur', exact: true }).waitFor();
      await expect.poll(() => other.getByRole('button', { name: 'Nothing to undo' }).isDisabled()).toBe(true);
      await rename(other, 'Tamburlaine the Great: heavier wagons', 'Wagons');
      await page.getByRole('link', { name: 'Wagons', exact: true }).waitFor();
      await page.getByRole('button', { name: /^Undo: Rename/ }).click();
      await other.getByRole('link', { name: 'Tamburlaine the Great', exact: true }).waitFor();
      await other.getByRole('link', { name: 'Wagons', exact: true }).waitFor();
    }));

  it('asks what to do with a file that was removed on the disk', () =>
    inStudio({}, async ({ folder }, page) => {
      const file = path.join(folder, 'gmb/tamburlaine-heavier-wagons/rules.json');
      const text = readFileSync(file, 'utf8');
      await light(page, 'Saved').waitFor();
      unlinkSync(file);
      await light(page, 'Disk problem').click();
      await shot(page, 'disk-problem');
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Keep what is here' }).click();
      await light(page, 'Saved').waitFor();
      await expect.poll(() => readFileSync(file, 'utf8')).toBe(text);
    }));

  it('gives a folder that was removed on the disk back at once', () =>
    inStudio({}, async ({ folder }, page) => {
      const gone = path.join(folder, 'gmb/tamburlaine');
      const files = ['map.json', 'scenario.json', 'units.json'];
      const texts = files.map((file) => readFileSync(path.join(gone, file), 'utf8'));
      await light(page, 'Saved').waitFor();
      rmSync(gone, { recursive: true });
      await light(page, 'Disk problem').click();
      await page.getByText('gmb/tamburlaine/units.json').waitFor();
      await page.getByText('gmb/tamburlaine/map.json').waitFor();
      await page.getByRole('button', { name: 'Keep all that is here' }).click();
      await light(page, 'Saved').waitFor();
      await expect.poll(() => files.map((file) => readFileSync(path.join(gone, file), 'utf8'))).toEqual(texts);
    }));

  it('works without IndexedDB, and says that the page must stay open', () =>
    inStudio(
      {
        before: () => {
          IDBFactory.prototype.open = () => {
            throw new DOMException('Not here.', 'SecurityError');
          };
        },
      },
      async ({ server, forgive }, page) => {
        forgive(GONE);
        await page.getByText('This browser keeps no copy of the project').waitFor();
        await shot(page, 'no-copy');
        await loaded(page);
        await server.stop('at once');
        await rename(page, 'Tamburlaine the Great', 'Timur');
        await light(page, /^Offline, /).click();
        await page.getByText('leave the page open').waitFor();
        const leaving = page.waitForEvent('dialog');
        await Promise.all([leaving.then((dialog) => dialog.dismiss()), page.close({ runBeforeUnload: true })]);
        await page.keyboard.press('Escape');
        await server.start();
        await light(page, 'Saved').waitFor();
      },
    ));

  it('opens a broken package and one with a file of 50 MB, each with its problems', () =>
    inStudio(
      {
        files: {
          'own/broken/scenario.json':
            '{"format": 1, "id":"own/broken","title":"Broken","kind":"battle","extends":"gmb/standard"}\n',
          'own/broken/map.json': '{"format": 1, "grid": {"orientation": "flat", "columns": 3,',
          'own/broken/units.json': '{"format": 1, "units":[{"id":"guards","name":7,"side":"nobody"}]}\n',
          'own/huge/scenario.json':
            '{"format": 1, "id":"own/huge","title":"Huge","kind":"battle","extends":"gmb/standard"}\n',
          'own/huge/map.json': ' '.repeat(50 * 1024 * 1024),
        },
      },
      async ({ address }, page) => {
        await light(page, 'Disk problem').click();
        await page.getByText(/more than 8 MB/).waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'Broken', exact: true }).click();
        await page.waitForURL(/own\/broken/);
        await page.keyboard.press('Alt+7');
        await page.getByText('map.json', { exact: true }).first().waitFor();
        await page.getByText('units.json', { exact: true }).first().waitFor();
        await shot(page, 'problems-broken');
        expect(await seriousFindings(page)).toEqual([]);
        await page.goto(`${address}/scenarios/own/huge/-/problems`);
        await page.getByRole('heading', { name: /\d+ errors?/ }).waitFor();
      },
    ));

  it('stops a worker that hangs, names what it hung at, and starts again', () =>
    inStudio({}, async ({ address }, page) => {
      // A worker that loops for ever at a title that asks for it.
      await page.route(/compile-worker.*\.js$/, async (route) => {
        const response = await route.fetch();
        const loop = `self.addEventListener('message', ({ data }) => {
          if (data.type === 'update' && new TextDecoder().decode(data.update).includes('FOREVER')) for (;;);
        });`;
        await route.fulfill({ response, body: loop + (await response.text()) });
      });
      await page.goto(`${address}/scenarios/gmb/tamburlaine/-/problems`);
      await page.getByText('No problems').waitFor();
      await page.getByRole('link', { name: 'Hexwright: all battles' }).click();
      await rename(page, 'Tamburlaine the Great', 'FOREVER');
      await page.getByText('Checking gmb/tamburlaine was stopped.').waitFor();
      await shot(page, 'worker-stopped');
      expect(await seriousFindings(page)).toEqual([]);
    }));

  it('says on a screen that it could not be read, and reads it again when asked', () =>
    inStudio({}, async ({ address }, page) => {
      // Two workers that hang over an answer; the third one is as it should be.
      let workers = 0;
      await page.route(/compile-worker.*\.js$/, async (route) => {
        const response = await route.fetch();
        workers += 1;
        const loop = `const [post, asked] = [self.postMessage.bind(self), new Set()];
        self.addEventListener('message', ({ data }) => {
          if (data.type === 'ask' && data.question.ask === 'players') asked.add(data.id);
        });
        self.postMessage = (said) => {
          if (said.type === 'answer' && asked.has(said.id)) for (;;);
          post(said);
        };`;
        await route.fulfill({ response, body: (workers <= 2 ? loop : '') + (await response.text()) });
      });
      await page.goto(`${address}/scenarios/gmb/tamburlaine/-/lab`);
      await page.getByText('The package could not be read. It took longer than ten seconds.').waitFor();
      await shot(page, 'lab-unread');
      expect(await seriousFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Read it again' }).click();
      await page.getByText('Reading the battle').waitFor();
      await page.getByText('The package could not be read.').waitFor();
      await page.getByRole('button', { name: 'Check again' }).click();
      await page.getByRole('button', { name: 'Play the games' }).waitFor();
    }));
});
