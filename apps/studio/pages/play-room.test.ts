import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openStudio, seriousFindings, shot } from './harness.ts';
import { panel } from './play-page.ts';

const PLAY = '/scenarios/grunwald-1410/-/play';

/** Everything that a page is told by its server, as text. */
function heardBy(page: Page): () => string {
  const heard: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString()));
  });
  return () => heard.join('\n');
}

/** Opens the game of the room that is in the list. */
async function enter(page: Page, how: 'Join' | 'Resume'): Promise<void> {
  await page.getByRole('button', { name: `${how}: Pits` }).click();
  await page
    .getByText(/^Turn 1/)
    .first()
    .waitFor();
}

describe('a game in the room', () => {
  it('is played from two browsers over a restart of the server, and what one side hides stays hidden', async () => {
    const studio = await openStudio({ at: PLAY });
    studio.forgive(/ERR_CONNECTION_REFUSED|WebSocket connection|Failed to load resource/);
    const ann = studio.page;
    const heardByAnn = heardBy(ann);
    await ann.reload();
    await ann.getByLabel('Where', { exact: true }).selectOption('room');
    await ann.getByLabel('Name of the game').fill('Pits');
    await ann.getByLabel('Teutonic', { exact: true }).selectOption('me');
    await ann.getByLabel('Polish-Lithuanian', { exact: true }).selectOption('free');
    await ann.getByRole('button', { name: 'Begin the game' }).click();
    await ann
      .getByText(/^Turn 1/)
      .first()
      .waitFor();

    const ben = await studio.guest('/');
    const heard = heardBy(ben);
    await ben.goto(studio.address + PLAY);
    await enter(ben, 'Join');
    // The free seat is offered at once.
    const offer = ben.getByRole('dialog', { name: 'Which side will you play?' });
    await offer.waitFor();
    await shot(ben, 'room-offer');
    await offer.getByRole('button', { name: 'Play Polish-Lithuanian' }).click();
    await offer.waitFor({ state: 'detached' });
    await panel(ben, 'Game');
    await ben.getByText('Polish-Lithuanian: me').waitFor();
    await shot(ben, 'room-seats');
    expect(await seriousFindings(ben)).toEqual([]);

    // Ben looks at the map; and is told when Ann has done her part.
    await ben.getByRole('link', { name: 'Map', exact: true }).click();
    await ann.getByRole('button', { name: 'All stand ready' }).click();
    await ben.getByText('It is your turn: Pits, turn 1.').waitFor();
    await ben.getByRole('button', { name: 'Go there' }).click();
    await ben.getByText('It is your turn: Pits, turn 1.').waitFor({ state: 'detached' });
    await ben.getByRole('button', { name: 'All stand ready' }).waitFor();
    await ann.getByText(/^Move 1\./).waitFor();

    await studio.server.stop('at once');
    for (const page of [ann, ben]) await page.getByText(/The connection is lost/).waitFor();
    await expect.poll(() => ben.getByRole('button', { name: 'All stand ready' }).count()).toBe(0);
    await expect.poll(() => ben.getByRole('button', { name: /Resume/ }).count()).toBe(0);
    await shot(ben, 'room-lost');
    await studio.server.start();
    await ben.getByRole('button', { name: 'All stand ready' }).click();
    for (const page of [ann, ben]) await page.getByText(/^Move 2\./).waitFor();
    await ben.getByRole('heading', { name: 'Movement' }).waitFor();
    await ann.reload();
    await ann.getByText(/^Move 2\./).waitFor();

    await expect.poll(heardByAnn).toContain('"face":"real"');
    await expect.poll(heard).toContain('"type":"told"');
    expect(heard()).not.toMatch(/"face":"(real|dummy)"/);
    expect(heard() + heardByAnn()).not.toMatch(/"hash":"[^"]|"seed":[0-9]/);
    await shot(ann, 'room-game');
    await studio.close();
  });
});
