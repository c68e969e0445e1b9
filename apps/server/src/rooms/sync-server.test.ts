import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import type { RunningServer } from '../start-server.ts';
import { SqliteDatabase } from '../storage/sqlite-database.ts';
import { ACCOUNTS, firstOwner, makeLink, visit } from '../testing/guest-book.ts';
import { marksOf } from '../testing/marks.ts';
import { type Client, Place, until } from '../testing/place.ts';
import { frame, KIND, RawClient, SYNC } from '../testing/raw-client.ts';
import { LongWork } from './long-work.ts';

let place: Place;
let server: RunningServer;
let ann: Client;

beforeEach(async () => {
  // Hocuspocus says there which connections it ends.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  place = await Place.make();
  server = await place.start({ limits: { largestDocument: 1_000_000, emptyFor: 10, longestQueue: 10_000_000 } });
  ann = await place.join(server.port);
});

afterEach(async () => {
  await place.clear();
  vi.restoreAllMocks();
});

/** Lets the file of the log grow by so many pages and no more; null for as much as it likes. */
function room(pages: number | null): void {
  if (server.database instanceof SqliteDatabase) server.database.limitPages(pages);
}

/** Lets nobody who does long work have a turn until `giveTurns` is called. */
function holdTurns() {
  const { promise, resolve: giveTurns } = Promise.withResolvers<void>();
  const turn = vi.spyOn(LongWork.prototype, 'turn').mockReturnValue(promise);
  return { turn, giveTurns };
}

it('acknowledges nothing while the disk of the log is full, says so, and has all when there is room', async () => {
  const before = ann.units;
  room(0);
  // More than fits into what the file has already.
  ann.rename('x'.repeat(100_000));
  const isTold = (): boolean =>
    ann.notices.some((notice) => notice.kind === 'state' && notice.problems.some(({ code }) => code === 'log.failed'));
  await until(isTold, 'a word about it');
  expect(ann.isSaved).toBe(false);
  expect(ann.units).not.toBe(before);
  room(null);
  await ann.saved();
  const last = (): boolean => {
    const notice = ann.notices.findLast(({ kind }) => kind === 'state');
    return notice?.kind === 'state' && notice.problems.length === 0 && notice.unsaved.length === 0;
  };
  await until(last, 'a word that all is well');
});

it('ends a connection that floods it, and takes what it had to say afterwards', async () => {
  ann.leave();
  await server.close();
  // So slow that no machine takes long enough for what is sent here.
  server = await place.start({ limits: { burst: 100, lastingRate: 0.1 } });
  const eve = await place.join(server.port);
  let codes: readonly number[] = [];
  eve.provider.on(
    'close',
    ({ event }: { readonly event: { readonly code: number } }) => (codes = [...codes, event.code]),
  );
  for (let count = 0; count < 200; count++) eve.provider.setAwarenessField('at', count);
  eve.pace(9);
  await until(() => codes.includes(4429), 'the end of the connection');
  await eve.saved();
  const bob = await place.join(server.port);
  expect(bob.units).toBe(eve.units);
});

it('takes nothing more when a project is as large as it may be, and says so', async () => {
  for (let count = 0; count < 3; count++) ann.rename(String(count).repeat(400_000));
  await until(() => ann.notices.some(({ kind }) => kind === 'refused'), 'the answer');
  expect(ann.notices.find(({ kind }) => kind === 'refused')).toMatchObject({ code: 'sync.project-full' });
  const bob = await place.join(server.port);
  bob.pace(9);
  await bob.saved();
});

it('hears others while it takes a large change, and has all of that as its parts', async () => {
  const bob = await place.join(server.port);
  const { turn, giveTurns } = holdTurns();
  const { doc } = ann.project;
  doc.transact(() => {
    const large = new Y.Map();
    marksOf(doc).set('large', large);
    for (let at = 0; at < 30_000; at++) large.set(String(at), 'a');
  });
  await until(() => turn.mock.calls.length > 0, 'the large change');
  bob.pace(9);
  await bob.saved();
  expect(ann.isSaved).toBe(false);
  giveTurns();
  await ann.saved();
  const largeOf = (one: Client): unknown => marksOf(one.project.doc).get('large');
  await until(() => (largeOf(bob) as Y.Map<unknown> | undefined)?.size === 30_000, 'all of it');
  const [row] = await server.database.query('SELECT max(length(change)) AS largest FROM changes');
  expect(row?.['largest']).toBeLessThan(200_000);
  ann.leave();
  bob.leave();
  await server.close();
  const again = await place.start();
  const carol = await place.join(again.port);
  expect((largeOf(carol) as Y.Map<unknown>).size).toBe(30_000);
});

it('hears others while the questions of one who asks again and again wait for a turn each', async () => {
  const bob = await place.join(server.port);
  const greedy = new RawClient(server.port);
  await greedy.opened();
  greedy.hello();
  await until(() => greedy.answer() === 'let in', 'the document');
  const { turn, giveTurns } = holdTurns();
  const answer = Buffer.from(frame('scenarios', KIND.sync, SYNC.step2));
  const answers = (): number =>
    greedy.received.filter((bytes) => Buffer.from(bytes).subarray(0, answer.length).equals(answer)).length;
  const before = answers();
  for (let time = 0; time < 25; time++) greedy.send(frame('scenarios', KIND.sync, SYNC.step1, Uint8Array.of(0)));
  await until(() => turn.mock.calls.length > 0, 'a question');
  bob.pace(9);
  await bob.saved();
  expect(answers()).toBe(before);
  giveTurns();
  await until(() => answers() === before + 25, 'the answers');
  expect(turn).toHaveBeenCalledTimes(25);
  greedy.leave();
});

it('does not keep a second time what it has', async () => {
  ann.pace(9);
  await ann.saved();
  const changes = async (): Promise<unknown> => server.database.query('SELECT count(*) AS changes FROM changes');
  const before = await changes();
  for (let count = 0; count < 5; count++) {
    ann.go(false);
    ann.go(true);
    await until(() => ann.isSaved, 'the connection');
  }
  expect(await changes()).toEqual(before);
});

it('closes a room that nobody is in, and opens it again with all that was in it', async () => {
  ann.pace(9);
  await ann.saved();
  const { units } = ann;
  ann.leave();
  await until(() => server.sync.rooms.open.length === 0, 'the end of the room');
  expect(server.sync.rooms.packagesOf('scenarios')).toBe(1);
  const bob = await place.join(server.port);
  expect(bob.units).toBe(units);
});

it('lets nobody have a document many times over one socket', async () => {
  const greedy = new RawClient(server.port);
  await greedy.opened();
  const answers: ReturnType<RawClient['answer']>[] = [];
  for (let copy = 0; copy < 10; copy++) {
    const name = `scenarios\0${copy}`;
    greedy.hello(name);
    await until(() => greedy.answer(name) !== null, 'an answer');
    answers.push(greedy.answer(name));
  }
  expect(answers.filter((answer) => answer === 'let in')).toHaveLength(4);
  greedy.leave();
});

it('holds only so much of what somebody sends while the database does not answer', async () => {
  const { database } = server;
  const append = database.appendChanges.bind(database);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(database, 'appendChanges').mockImplementation(async (...args) => {
    await answered;
    return append(...args);
  });
  const hasty = new RawClient(server.port);
  await hasty.opened();
  hasty.hello();
  await until(() => hasty.answer() === 'let in', 'the document');
  const doc = new Y.Doc();
  marksOf(doc).set('hasty', true);
  const change = Y.encodeStateAsUpdate(doc);
  hasty.send(frame('scenarios', KIND.sync, SYNC.update, change));
  for (let count = 0; count < 20; count++) hasty.send(frame('scenarios', KIND.stateless, 'x'.repeat(1_000_000)));
  await until(() => hasty.closed !== null, 'the end of the connection');
  expect(hasty.closed).toBe(4429);
  answer();
  ann.pace(9);
  await ann.saved();
});

it('keeps in one go what somebody has sent while the database was slow', async () => {
  const { database } = server;
  const append = database.appendChanges.bind(database);
  let calls = 0;
  const open: (() => void)[] = [];
  vi.spyOn(database, 'appendChanges').mockImplementation(async (...args) => {
    calls += 1;
    if (calls === 1) await new Promise<void>((resolve) => open.push(resolve));
    return append(...args);
  });
  ann.pace(1);
  await until(() => open.length > 0, 'the first change');
  for (let speed = 2; speed <= 200; speed++) {
    ann.pace(speed);
    if (speed % 10 === 0) ann.provider.setAwarenessField('at', speed);
  }
  // All of it is there when somebody else, who comes later, has been heard.
  const bob = await place.join(server.port);
  open[0]();
  await ann.saved();
  expect(calls).toBeLessThan(20);
  await until(() => bob.units === ann.units && ann.units.includes('"movement": 200'), 'equal copies');
});

it('keeps no beginnings without end of messages, over however many sockets they come', async () => {
  await server.close();
  server = await place.start({ accounts: ACCOUNTS, limits: { longestQueue: 500_000 } });
  const owner = await firstOwner(server);
  const guest = await visit(server, (await makeLink(server, owner, 'share', 'viewer')).secret);
  const enter = async (cookie: string): Promise<RawClient> => {
    const client = new RawClient(server.port, { cookie });
    await client.opened();
    client.hello();
    await until(() => client.answer() === 'let in', 'the document');
    return client;
  };
  const honest = await enter(owner);
  const hoarders = [await enter(guest), await enter(guest), await enter(guest), await enter(guest)];
  // Frames of 16 MB, of which 900 KB come.
  const head = Buffer.from([0x82, 0xff, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
  for (const hoarder of hoarders) hoarder.bytes(Buffer.concat([head, Buffer.alloc(900_000)]));
  await until(() => hoarders.filter(({ closed }) => closed !== null).length === 2, 'the end of those who hoard');
  expect(honest.closed).toBeNull();
  for (const client of [honest, ...hoarders]) client.leave();
});
