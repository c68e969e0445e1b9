import { readFile } from 'node:fs/promises';
import { compile } from '@hexwright/compiler';
import { FolderLibrary } from '@hexwright/model/node';
import {
  type GameRecord,
  type Playable,
  readRecord,
  Recorder,
  RECORD_FORMAT,
  replay,
  Match,
  writeRecord,
} from '@hexwright/playtest';
import { games } from '@hexwright/playtest/all-games';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_STUDIO, openStudio, type OpenStudio } from './harness.ts';
import { another, panel } from './play-page.ts';

let studio: OpenStudio;
beforeAll(async () => {
  studio = await openStudio({ at: NO_STUDIO });
});
afterAll(() => studio.close());

/** The battle as Node compiles it. */
function battle(id: string): Playable {
  const loaded = new FolderLibrary([studio.folder]).loadChain(id);
  if (!loaded.ok) throw new Error(loaded.problems[0]?.message);
  const compiled = compile(loaded.chain, games.systems);
  if (!compiled.ok) throw new Error(compiled.problems[0]?.message);
  return games.playable(compiled.game);
}

/** A game between computer players, played in Node. */
function played(playable: Playable): GameRecord {
  const { game, library } = playable;
  const table = new Match(playable);
  const recorder = new Recorder(library);
  const result = table.playMatch(77, recorder);
  const { commands, hashes } = recorder;
  const head = { format: RECORD_FORMAT, package: game.id, packageHash: game.hash, seed: 77, options: {} } as const;
  return { ...head, seats: table.seats, commands, hashes, result };
}

/** The game on the page, as the file that a person gets. */
async function saved(page: Page): Promise<GameRecord> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('tabpanel').getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const reading = readRecord(await readFile(await download.path(), 'utf8'), 'game.json');
  if (!reading.ok) throw new Error(reading.problems[0]?.message);
  return reading.record;
}

describe.each(['gmb/tamburlaine', 'gmb/king-arthur', 'grunwald-1410'])('a game of %s', (id) => {
  it('is the same in the browser and in Node, whichever has played it', async () => {
    const node = battle(id);
    const page = await studio.tab(`/scenarios/${id}/-/play`);
    await page.getByLabel('Seed of the dice').fill('77');
    for (const { name } of node.game.sides) await page.getByLabel(name, { exact: true }).selectOption('captain');
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await panel(page, 'Game');
    await page.getByLabel('Computer players').selectOption('fast');
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    const ours = await saved(page);
    expect(ours.hashes).toHaveLength(ours.commands.length);
    expect(ours.seed).toBe(77);
    expect(ours.packageHash).toBe(node.game.hash);
    const again = replay(node, ours, 'game.json');
    expect(again.problems).toEqual([]);
    expect([again.over, again.commands, again.hash]).toEqual([true, ours.commands.length, ours.result?.hash]);

    const theirs = played(node);
    await another(page);
    const buffer = Buffer.from(writeRecord(theirs));
    await page.getByLabel('File of a game').setInputFiles({ name: 'node.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    await panel(page, 'Game');
    const { hashes, result } = await saved(page);
    expect(hashes).toEqual(theirs.hashes);
    expect(result?.hash).toBe(theirs.result?.hash);
    await page.close();
  });
});
