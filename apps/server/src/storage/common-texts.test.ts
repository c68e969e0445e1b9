import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEveryStorage, sqliteStorage, type Storage } from '../testing/storages.ts';
import { StoredCommonTexts } from './common-texts.ts';
import type { Database } from './database.ts';
import { SqliteDatabase } from './sqlite-database.ts';

onEveryStorage('StoredCommonTexts', (make) => {
  let storage: Storage;
  let database: Database;

  beforeEach(async () => {
    storage = await make();
    database = await storage.open();
  });

  afterEach(() => storage.clear());

  const open = (project = 'one', mayKeep = (): boolean => true): StoredCommonTexts =>
    new StoredCommonTexts(database, project, mayKeep);

  const all = async (project = 'one'): Promise<unknown> => [...(await open(project).load())];

  it('has after a restart what it had before, each project its own', async () => {
    const texts = open();
    texts.put('ford:map.json', '1');
    texts.put('ford:map.json', '2');
    texts.put('ford:units.json', '3');
    await texts.keep();
    texts.put('ford:units.json', null);
    await texts.keep();
    expect([await all(), await all('two')]).toEqual([[['ford:map.json', '2']], []]);
  });

  it('keeps what came in one turn by itself', async () => {
    open().put('ford:map.json', '1');
    await expect.poll(() => all()).toEqual([['ford:map.json', '1']]);
  });

  it('keeps nothing while the log lacks what was taken over', async () => {
    let mayKeep = false;
    const texts = open('one', () => mayKeep);
    texts.put('ford:map.json', '1');
    await texts.keep();
    expect(await all()).toEqual([]);
    mayKeep = true;
    await texts.keep();
    expect(await all()).toEqual([['ford:map.json', '1']]);
  });
});

it('goes on while the disk is full', async () => {
  const storage = await sqliteStorage();
  const database = await storage.open();
  const texts = new StoredCommonTexts(database, 'one', () => true);
  if (database instanceof SqliteDatabase) database.limitPages(0);
  texts.put('ford:map.json', 'x'.repeat(100_000));
  await texts.keep();
  expect((await texts.load()).size).toBe(0);
  if (database instanceof SqliteDatabase) database.limitPages(null);
  await texts.keep();
  expect((await texts.load()).get('ford:map.json')).toHaveLength(100_000);
  await storage.clear();
});
