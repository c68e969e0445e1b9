import { afterEach, beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { onEveryStorage, sqliteStorage, type Storage } from '../testing/storages.ts';
import type { Database } from './database.ts';
import { DocumentLog } from './document-log.ts';
import { SqliteDatabase } from './sqlite-database.ts';

const EPOCH = 7;

onEveryStorage('DocumentLog', (make) => {
  let storage: Storage;
  let database: Database;
  let log: DocumentLog;

  beforeEach(async () => {
    storage = await make();
    database = await storage.open();
    log = new DocumentLog(database);
  });

  afterEach(() => storage.clear());

  /** A document with its changes, which is to be logged. */
  async function begun(project: string): Promise<{ readonly map: Y.Map<unknown>; keep(): Promise<number[]> }> {
    const doc = new Y.Doc();
    let changes: Uint8Array[] = [];
    doc.on('update', (change: Uint8Array) => changes.push(change));
    await log.begin(project, EPOCH, Y.encodeStateAsUpdate(new Y.Doc()));
    const keep = (): Promise<number[]> => {
      const kept = changes.map((change) => log.append(project, EPOCH, [change]));
      changes = [];
      return Promise.all(kept);
    };
    return { map: doc.getMap('map'), keep };
  }

  const loaded = async (project: string): Promise<unknown> => (await log.load(project)).doc.getMap('map').toJSON();
  const count = async (project: string): Promise<number> => (await log.size(project)).changes;

  it('gives back what was appended, each project its own, numbered without a gap', async () => {
    const [one, two] = [await begun('one'), await begun('two')];
    one.map.set('a', 1);
    two.map.set('a', 2);
    one.map.set('b', 3);
    expect([await one.keep(), await two.keep()]).toEqual([[1, 2], [1]]);
    one.map.set('c', 4);
    expect(await one.keep()).toEqual([3]);
    expect([await loaded('one'), await loaded('two'), await loaded('three')]).toEqual([
      { a: 1, b: 3, c: 4 },
      { a: 2 },
      {},
    ]);
    expect(await log.heads()).toEqual(
      new Map(Object.entries({ one: { epoch: EPOCH, seq: 3 }, two: { epoch: EPOCH, seq: 1 } })),
    );
  });

  it('has what comes together when it says so, in its order', async () => {
    const one = await begun('one');
    for (let step = 0; step < 50; step++) one.map.set(`key-${step}`, step);
    const kept = one.keep();
    expect(await kept).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await count('one')).toBe(50);
    expect(await loaded('one')).toEqual(one.map.toJSON());
  });

  it('has the same before and after it was folded, and goes on from there', async () => {
    const [one, two] = [await begun('one'), await begun('two')];
    for (let step = 0; step < 300; step++) one.map.set(`key-${step % 7}`, step);
    two.map.set('a', 1);
    await Promise.all([one.keep(), two.keep()]);
    const before = await loaded('one');
    await log.compact('one');
    expect(await log.size('one')).toMatchObject({ changes: 0, bytes: 0 });
    expect(await loaded('one')).toEqual(before);
    one.map.set('later', true);
    expect(await one.keep()).toEqual([301]);
    expect(await loaded('one')).toEqual(one.map.toJSON());
    await log.compact('one');
    await log.compact('one');
    expect(await loaded('one')).toEqual(one.map.toJSON());
    expect(await count('two')).toBe(1);
  });

  it('tells what has come since a change, folded or not', async () => {
    const one = await begun('one');
    for (let step = 0; step < 5; step++) one.map.set(`key-${step}`, step);
    await one.keep();
    expect(await log.since('one', 5)).toMatchObject({ seq: 5, changes: [] });
    expect((await log.since('one', 3))?.changes).toHaveLength(2);
    await log.compact('one');
    const late = await log.since('one', 3);
    const doc = new Y.Doc();
    for (const change of late?.changes ?? []) Y.applyUpdate(doc, change);
    expect(doc.getMap('map').toJSON()).toEqual(one.map.toJSON());
    expect((await log.since('one', 5))?.changes).toEqual([]);
    expect(await log.since('none', 0)).toBeNull();
  });

  it('loses nothing of what comes while it is folded', async () => {
    const one = await begun('one');
    for (let step = 0; step < 200; step++) {
      one.map.set(`key-${step % 20}`, step);
      const kept = one.keep();
      if (step % 10 === 0) await Promise.all([kept, log.compact('one')]);
      await kept;
    }
    expect(await loaded('one')).toEqual(one.map.toJSON());
  });

  it('keeps a change that comes before what it builds on', async () => {
    const doc = new Y.Doc();
    const changes: Uint8Array[] = [];
    doc.on('update', (change: Uint8Array) => changes.push(change));
    doc.getMap('map').set('a', 1);
    doc.getMap('map').set('b', 2);
    await begun('one');
    await log.append('one', EPOCH, [changes[1]]);
    await log.compact('one');
    expect(await loaded('one')).toEqual({});
    await log.append('one', EPOCH, [changes[0]]);
    expect(await loaded('one')).toEqual({ a: 1, b: 2 });
  });

  it('opens in spite of a change that cannot be read, and keeps it', async () => {
    const one = await begun('one');
    one.map.set('a', 1);
    await one.keep();
    await log.append('one', EPOCH, [Uint8Array.of(1, 2, 3, 255, 255)]);
    one.map.set('b', 2);
    await one.keep();
    expect((await log.load('one')).unreadable).toBe(1);
    await log.compact('one');
    expect(await count('one')).toBe(1);
    expect(await loaded('one')).toEqual({ a: 1, b: 2 });
  });

  it('is begun once, no matter who begins it', async () => {
    const states = [1, 2].map((value) => {
      const doc = new Y.Doc();
      doc.getMap('map').set('a', value);
      return Y.encodeStateAsUpdate(doc);
    });
    await Promise.all(states.map((state, index) => log.begin('one', index + 1, state)));
    const { doc, epoch } = await log.load('one');
    expect(doc.getMap('map').toJSON()).toEqual({ a: epoch });
  });

  it('puts a document made anew in place of the old one, and takes nothing for that any more', async () => {
    const one = await begun('one');
    one.map.set('a', 1);
    await one.keep();
    const anew = new Y.Doc();
    anew.getMap('map').set('b', 2);
    const state = Y.encodeStateAsUpdate(anew);
    expect(await log.replace('one', () => null)).toBeNull();
    expect(await log.replace('one', () => ({ epoch: EPOCH + 1, state }))).toBe(EPOCH + 1);
    expect([await loaded('one'), await count('one')]).toEqual([{ b: 2 }, 0]);
    one.map.set('c', 3);
    await expect(one.keep()).rejects.toThrow('made anew');
    expect(await log.since('one', 1)).toMatchObject({ epoch: EPOCH + 1, seq: 2 });
    expect(await loaded('one')).toEqual({ b: 2 });
  });
});

it('says so when the disk is full, keeps what was there, and goes on when there is room', async () => {
  const storage = await sqliteStorage();
  const database = await storage.open();
  const log = new DocumentLog(database);
  const doc = new Y.Doc();
  doc.getMap('map').set('a', 1);
  await log.begin('one', EPOCH, Y.encodeStateAsUpdate(doc));
  if (database instanceof SqliteDatabase) database.limitPages(0);
  const other = new Y.Doc();
  other.getMap('map').set('b', 'x'.repeat(100_000));
  const large = Y.encodeStateAsUpdate(other);
  await expect(log.append('one', EPOCH, [large])).rejects.toMatchObject({ errcode: 13 });
  expect((await log.load('one')).doc.getMap('map').toJSON()).toEqual({ a: 1 });
  if (database instanceof SqliteDatabase) database.limitPages(null);
  expect(await log.append('one', EPOCH, [large])).toBe(1);
  expect([...(await log.load('one')).doc.getMap('map').keys()]).toEqual(['a', 'b']);
  await storage.clear();
});
