import path from 'node:path';
import type { Page, WebSocketRoute } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { loaded, openStudio, seriousFindings, shot, TAMBURLAINE, type OpenStudio } from './harness.ts';

/** Words of the browser when the server is gone. */
const GONE = /WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/;

let opened: OpenStudio | null = null;
afterEach(() => opened?.close());

async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${from}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rename …' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(to);
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('link', { name: to, exact: true }).waitFor();
}

const saved = (page: Page): Promise<void> => page.getByRole('button', { name: 'Saved' }).waitFor();

/** What the server says of a copy that it does not take: the name of the document, and words without state. */
function otherPast(first: Buffer): Buffer {
  const words = Buffer.from('{"kind":"refused","code":"sync.other-past","message":"Another past."}');
  return Buffer.concat([first.subarray(0, 1 + first[0]), Buffer.from([5, words.length]), words]);
}

/** That a page says that its edits were taken over, and that somebody else has them. */
async function expectTakenOver({ page, guest }: OpenStudio, picture: string): Promise<void> {
  await page.getByText('What you had changed here, and it did not have, was taken over').waitFor();
  await page.getByRole('link', { name: 'Timur', exact: true }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(page, `${picture}-${colorScheme}`);
  }
  await saved(page);
  const other = await guest('/');
  await other.getByRole('link', { name: 'Timur', exact: true }).waitFor();
}

describe('edits that a page has not sent', () => {
  it('are made again in a project that was restored from a backup meanwhile', async () => {
    opened = await openStudio({ packages: TAMBURLAINE });
    const { page, server, folder, forgive } = opened;
    forgive(GONE);
    await loaded(page);
    const file = path.join(folder, '../backup');
    await server.stop();
    await server.command('backup', file);
    await rename(page, 'Tamburlaine the Great', 'Timur');
    await page.getByRole('button', { name: /^Offline, \d+ changes?$/ }).waitFor();
    await server.command('restore', file, '--replace');
    await server.start();
    await expectTakenOver(opened, 'restored');
  });

  it('are made again where the server says that the copy has another past', async () => {
    opened = await openStudio({ packages: TAMBURLAINE });
    const { page } = opened;
    const sockets: { readonly route: WebSocketRoute; first: Buffer }[] = [];
    let isHeldUp = false;
    await page.routeWebSocket(/\/sync/, (route) => {
      const onward = route.connectToServer();
      const socket = { route, first: Buffer.alloc(0) };
      sockets.push(socket);
      route.onMessage((message) => {
        if (socket.first.length === 0) socket.first = Buffer.from(message);
        if (!isHeldUp) onward.send(message);
      });
    });
    await page.reload();
    await saved(page);
    isHeldUp = true;
    await rename(page, 'Tamburlaine the Great', 'Timur');
    isHeldUp = false;
    const last = sockets[sockets.length - 1];
    last.route.send(otherPast(last.first));
    await last.route.close({ code: 4409, reason: 'another past' });
    await expectTakenOver(opened, 'other-past');
  });
});
