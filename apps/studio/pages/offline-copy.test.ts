import type { Page } from 'playwright';
import { afterEach, describe, it } from 'vitest';
import { copyKept } from './browser-copy.ts';
import { loaded, openStudio, TAMBURLAINE, type OpenStudio } from './harness.ts';

/** Words of the browser when the server is gone. */
const GONE = /WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/;

let opened: OpenStudio | null = null;
afterEach(() => opened?.close());

const light = (page: Page, word: RegExp | string): ReturnType<Page['getByRole']> =>
  page.getByRole('button', { name: word });

describe('the copy that the browser keeps', () => {
  it('knows of an edit that was on its way when the server went that the server has not got it', async () => {
    opened = await openStudio({ packages: TAMBURLAINE });
    const { page, server, forgive } = opened;
    forgive(GONE);
    await light(page, 'Saved').waitFor();
    await copyKept(page);
    let isHeldUp = false;
    await page.routeWebSocket(/\/sync/, (socket) => {
      const onward = socket.connectToServer();
      socket.onMessage((message) => {
        if (!isHeldUp) onward.send(message);
      });
    });
    // From the copy this time.
    await page.reload();
    await loaded(page);
    isHeldUp = true;
    await page.getByRole('button', { name: 'Actions for Tamburlaine the Great', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Rename …' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill('Timur');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('link', { name: 'Timur', exact: true }).waitFor();
    await server.stop('at once');
    await light(page, /^Offline, \d+ changes?$/).waitFor();
  });
});
