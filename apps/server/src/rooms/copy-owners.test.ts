import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import type { RunningServer } from '../start-server.ts';
import { Cluster } from '../testing/cluster.ts';
import { ACCOUNTS, firstOwner, invite } from '../testing/guest-book.ts';
import { Place, until, type Client } from '../testing/place.ts';
import { onCluster, onEveryStorage } from '../testing/storages.ts';
import { CopyOwners } from './copy-owners.ts';

beforeEach(() => {
  // Yjs says there when somebody else writes under its number.
  for (const how of ['error', 'warn'] as const) vi.spyOn(console, how).mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

onEveryStorage('CopyOwners', (make) => {
  it('give a copy to anyone who speaks for it first, on all servers and after a restart', async () => {
    const storage = await make();
    const database = await storage.open();
    const [one, two] = [new CopyOwners(database, 'one'), new CopyOwners(database, 'one')];
    expect([...(await one.claim([1, 2], 'ann'))]).toEqual([]);
    expect([...(await two.claim([1, 2, 3], 'bob'))]).toEqual([1, 2]);
    expect([...(await one.claim([1, 3], 'ann'))]).toEqual([3]);
    expect([...(await new CopyOwners(database, 'other').claim([1], 'bob'))]).toEqual([]);
    // The server's own, and what is no number of a copy.
    expect([...(await one.claim([2 ** 32 + 5, 2 ** 52], 'ann'))]).toEqual([2 ** 32 + 5, 2 ** 52]);
    await storage.clear();
  });
});

/** Whether somebody has been told that their copy has another past. */
function isRefused({ notices }: Client): boolean {
  return notices.some((notice) => notice.kind === 'refused' && notice.code === 'sync.other-past');
}

/** Somebody writes under the number of another's copy, what comes next there. */
async function takeNumbers(server: RunningServer, place: Place, cookie: string, victim: Client): Promise<void> {
  const thief = await place.join(server.port, { cookie });
  Y.applyUpdate(thief.project.doc, Y.encodeStateAsUpdate(victim.project.doc), thief.provider);
  thief.project.doc.clientID = victim.project.doc.clientID;
  thief.rename('Stolen');
  thief.pace(1);
  await until(() => isRefused(thief), 'a refusal');
  thief.leave();
}

async function cookies(server: RunningServer): Promise<{ readonly ann: string; readonly mal: string }> {
  const ann = await firstOwner(server);
  return { ann, mal: await invite(server, ann, 'editor', 'mal@example.org') };
}

it('lets nobody take the numbers of what somebody is about to write, be they here or away', async () => {
  const place = await Place.make();
  let server = await place.start({ accounts: ACCOUNTS });
  const { port } = server;
  const { ann: cookie, mal } = await cookies(server);
  const ann = await place.join(port, { cookie });
  // She has written nothing yet; her number is hers from when others see her.
  const bob = await place.join(port, { cookie: mal });
  await until(() => bob.sees(ann), 'Ann to be seen');
  await takeNumbers(server, place, mal, ann);
  ann.pace(8);
  await ann.saved();
  await takeNumbers(server, place, mal, ann);
  await ann.disconnected();
  await takeNumbers(server, place, mal, ann);
  await server.close();
  server = await place.start({ accounts: ACCOUNTS, port });
  await takeNumbers(server, place, mal, ann);
  ann.pace(9);
  ann.go(true);
  await ann.saved();
  expect(isRefused(ann)).toBe(false);
  const late = await place.join(port, { cookie: mal });
  expect(late.units).toBe(ann.units);
  expect(late.units).toContain('"movement": 9');
  await place.clear();
});

it('takes what somebody has written in other pages of theirs, and from nobody else', async () => {
  const place = await Place.make();
  const server = await place.start({ accounts: ACCOUNTS });
  const { ann: cookie, mal } = await cookies(server);
  const [first, second] = [await place.join(server.port, { cookie }), await place.join(server.port, { cookie })];
  first.pace(8);
  await first.saved();
  await first.disconnected();
  first.rename('Written while away');
  // The page is loaded again: what the browser has kept comes under the number of the page before.
  Y.applyUpdate(second.project.doc, Y.encodeStateAsUpdate(first.project.doc));
  second.pace(9);
  await second.saved();
  first.renameArchers('More');
  const other = await place.join(server.port, { cookie: mal });
  Y.applyUpdate(other.project.doc, Y.encodeStateAsUpdate(first.project.doc));
  await until(() => isRefused(other), 'a refusal');
  expect(other.isSaved).toBe(false);
  const bob = await place.join(server.port, { cookie: mal });
  expect(bob.units).toBe(second.units);
  expect(bob.units).toContain('Written while away');
  await place.clear();
});

it('acknowledges nothing that another has written otherwise under the same number, with or without accounts', async () => {
  const place = await Place.make();
  const server = await place.start();
  const ann = await place.join(server.port);
  await ann.disconnected();
  ann.rename('Honest');
  const thief = await place.join(server.port);
  thief.project.doc.clientID = ann.project.doc.clientID;
  thief.rename('Stolen');
  await thief.saved();
  ann.go(true);
  await until(() => isRefused(ann), 'a word about it');
  expect(ann.isSaved).toBe(false);
  await place.clear();
});

onCluster('two servers with accounts', () => {
  it('let nobody take on the one the numbers of somebody on the other, nor turn anybody away who changes over', async () => {
    const cluster = await Cluster.make();
    const one = await cluster.start({ accounts: ACCOUNTS });
    const { ann: cookie, mal } = await cookies(one);
    const two = await cluster.start({ accounts: ACCOUNTS });
    const { place } = cluster;
    const ann = await place.join(one.port, { cookie });
    const bob = await place.join(one.port, { cookie: mal });
    // Her number is hers from when others see her.
    await until(() => bob.sees(ann), 'Ann to be seen');
    await takeNumbers(two, place, mal, ann);
    for (let step = 0; step < 20; step++) {
      ann.pace(step);
      bob.rename(`Guards ${step}`);
    }
    await Promise.all([ann.saved(), bob.saved()]);
    // Bob brings what Ann has written to a server that may not have heard of it.
    const moved = await place.join(two.port, { cookie: mal });
    Y.applyUpdate(moved.project.doc, Y.encodeStateAsUpdate(bob.project.doc));
    moved.renameArchers('Moved');
    await moved.saved();
    expect(isRefused(moved)).toBe(false);
    await until(() => ann.units === moved.units, 'equal copies');
    await cluster.clear();
  });
});
