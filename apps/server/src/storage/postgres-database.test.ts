import { afterEach, beforeEach, expect, it } from 'vitest';
import { onPostgres, postgresStorage, type Storage } from '../testing/storages.ts';
import { PostgresDatabase } from './postgres-database.ts';

onPostgres('leases', () => {
  let storage: Storage;

  beforeEach(async () => {
    storage = await postgresStorage();
  });

  afterEach(() => storage.clear());

  it('are given to one server at a time, and pass on when it ends', async () => {
    const one = await storage.open();
    const first = await one.lease('folder');
    expect(first?.isHeld).toBe(true);
    const two = await storage.open();
    expect(await two.lease('folder')).toBeNull();
    expect((await two.lease('other'))?.isHeld).toBe(true);
    await first?.release();
    const second = await two.lease('folder');
    expect([first?.isHeld, second?.isHeld]).toEqual([false, true]);
    await two.close();
    expect(second?.isHeld).toBe(false);
    expect((await one.lease('folder'))?.isHeld).toBe(true);
  });

  it('are shared as long as nobody has one alone', async () => {
    const one = await storage.open();
    const shared = await one.share('room');
    expect(shared?.isHeld).toBe(true);
    const two = await storage.open();
    const also = await two.share('room');
    expect(await one.lease('room')).toBeNull();
    await also?.release();
    const alone = await one.lease('room');
    expect(alone?.isHeld).toBe(true);
    expect(await two.share('room')).toBeNull();
  });

  it('find the tables made once, however many come at once', async () => {
    const databases = await Promise.all([storage.open(), storage.open(), storage.open()]);
    for (const database of databases) expect(await database.query('SELECT * FROM projects')).toEqual([]);
    expect(await databases[0].isReachable()).toBe(true);
  });
});

it('says in a sentence that there is no database', async () => {
  const opening = PostgresDatabase.open('postgres://postgres@127.0.0.1:1/none');
  await expect(opening).rejects.toMatchObject({ name: 'DataError', fault: 'unreachable' });
});
