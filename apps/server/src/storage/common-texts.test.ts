import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEveryStorage, sqliteStorage, type Storage } from '../testing/storages.ts';
import { StoredCommonTexts, type TakenOver } from './common-texts.ts';
import type { Database } from './database.ts';
import { FolderKeeping, FolderLost } from './folder-keeping.ts';
import { SqliteDatabase } from './sqlite-database.ts';

const ALL: TakenOver = { isKept: () => true, kept: () => Promise.resolve() };

async function open(database: Database, project = 'one', takenOver = ALL): Promise<StoredCommonTexts> {
  return new StoredCommonTexts(await FolderKeeping.begin(database, project), takenOver);
}

onEveryStorage('StoredCommonTexts', (make) => {
  let storage: Storage;
  let database: Database;

  beforeEach(async () => {
    storage = await make();
    database = await storage.open();
  });

  afterEach(() => storage.clear());

  const all = async (project = 'one'): Promise<unknown> => {
    const { common, intended } = await (await open(database, project)).load();
    return { common: Object.fromEntries(common), intended: Object.fromEntries(intended) };
  };

  it('has after a restart what it had before, each project its own', async () => {
    const texts = await open(database);
    texts.put('ford:map.json', '1');
    texts.put('ford:map.json', '2\u0000');
    texts.put('ford:units.json', '3');
    await texts.keep();
    texts.put('ford:units.json', null);
    await texts.keep();
    expect([await all(), await all('two')]).toEqual([
      { common: { 'ford:map.json': '2\u0000' }, intended: {} },
      { common: {}, intended: {} },
    ]);
  });

  it('keeps what came in one turn by itself', async () => {
    const texts = await open(database);
    texts.put('ford:map.json', '1');
    await expect.poll(async () => (await texts.load()).common.get('ford:map.json')).toBe('1');
  });

  it('remembers what was about to be written until it is noted, and the next as well', async () => {
    const texts = await open(database);
    await texts.intend(
      new Map([
        ['ford:map.json', '1'],
        ['ford:units.json', null],
      ]),
    );
    expect(texts.mayStillWrite()).toBe(true);
    texts.put('ford:map.json', '1');
    await texts.intend(new Map([['ford:map.json', '2']]));
    await texts.keep();
    const next = await all();
    expect(next).toEqual({
      common: { 'ford:map.json': '1' },
      intended: { 'ford:map.json': ['2'], 'ford:units.json': [null] },
    });
  });

  it('refuses a keeper after whom another has begun, in whatever it wants', async () => {
    const texts = await open(database);
    await texts.intend(new Map([['ford:map.json', '1']]));
    const other = await open(database);
    expect((await other.load()).intended.get('ford:map.json')).toEqual(['1']);
    await expect(texts.intend(new Map([['ford:map.json', '2']]))).rejects.toThrow(FolderLost);
    texts.put('ford:map.json', '2');
    await texts.keep();
    expect(await all()).toEqual({ common: {}, intended: { 'ford:map.json': ['1'] } });
    other.put('ford:map.json', '3');
    await (await open(database)).keep();
  });

  it('keeps and intends nothing while the log lacks what was taken over', async () => {
    let isKept = false;
    const kept = async (): Promise<void> => {
      if (!isKept) throw new Error('not yet');
    };
    const texts = await open(database, 'one', { isKept: () => isKept, kept });
    texts.put('ford:map.json', '1');
    await texts.keep();
    await expect(texts.intend(new Map([['ford:map.json', '2']]))).rejects.toThrow('not yet');
    isKept = true;
    await texts.keep();
    expect(await all()).toEqual({ common: { 'ford:map.json': '1' }, intended: {} });
  });
});

it('goes on while the disk is full', async () => {
  const storage = await sqliteStorage();
  const database = await storage.open();
  const texts = await open(database);
  if (database instanceof SqliteDatabase) database.limitPages(0);
  texts.put('ford:map.json', 'x'.repeat(100_000));
  await texts.keep();
  expect((await texts.load()).common.size).toBe(0);
  if (database instanceof SqliteDatabase) database.limitPages(null);
  await texts.keep();
  expect((await texts.load()).common.get('ford:map.json')).toHaveLength(100_000);
  await storage.clear();
});
