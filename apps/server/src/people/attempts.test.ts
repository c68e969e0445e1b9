import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEveryStorage, type Storage } from '../testing/storages.ts';
import type { Database, Value } from '../storage/database.ts';
import { Attempts, type Subjects } from './attempts.ts';

onEveryStorage('Attempts', (make) => {
  let storage: Storage;
  let database: Database;
  let attempts: Attempts;

  beforeEach(async () => {
    storage = await make();
    database = await storage.open();
    attempts = new Attempts(database);
  });

  afterEach(() => storage.clear());

  it('end after five failures, however many come at once, and only for that account and address', async () => {
    const subjects = { 'one-account': 'ann 1.2.3.4', account: 'ann', address: '1.2.3.4' };
    const waits = await Promise.all(Array.from({ length: 20 }, () => attempts.begin(subjects)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(Math.max(...waits)).toBeGreaterThan(800_000);
    expect(await attempts.begin({ ...subjects, 'one-account': 'ann 5.6.7.8', address: '5.6.7.8' })).toBe(0);
  });

  it('of one address do not shut out anyone who has the account', async () => {
    const from = (address: string): Subjects => ({ address, 'one-account': `ann ${address}`, account: 'ann' });
    for (let count = 0; count < 60; count++) await attempts.begin(from('1.2.3.4'));
    expect(await attempts.begin(from('1.2.3.4'))).toBeGreaterThan(0);
    expect(await attempts.begin(from('5.6.7.8'))).toBe(0);
  });

  it('under many names leave no more behind than may be tried', async () => {
    for (let count = 0; count < 100; count++) {
      const account = `nobody-${count}`;
      await attempts.begin({ address: '1.2.3.4', 'one-account': `${account} 1.2.3.4`, account });
    }
    expect(await database.query('SELECT * FROM attempts')).toHaveLength(1 + 2 * 60);
  });

  it('of a flood are not written down', async () => {
    const subjects = { 'one-account': 'ann 1.2.3.4' };
    for (let count = 0; count < 100; count++) await attempts.begin(subjects);
    expect(await attempts.begin(subjects)).toBeGreaterThan(800_000);
    const [row] = await database.query('SELECT failures FROM attempts');
    expect(Number(row['failures'])).toBe(5 + 1);
  });

  it('of one address keep nobody else waiting, even while the database does not answer', async () => {
    let answer = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked: Value[] = [];
    /** The database, whose answers to one address are long in coming. */
    const held = Object.create(database, {
      query: {
        value: async (sql: string, values: readonly Value[]) => {
          asked.push(values[0]);
          if (values[0] === 'address:1.2.3.4') await slow;
          return database.query(sql, values);
        },
      },
    }) as Database;
    const crowd = new Attempts(held);
    const all = Array.from({ length: 50 }, () => crowd.begin({ address: '1.2.3.4' }));
    expect(await crowd.begin({ address: '5.6.7.8' })).toBe(0);
    expect(asked).toEqual(['address:1.2.3.4', 'address:5.6.7.8']);
    answer();
    expect(await Promise.all(all)).toHaveLength(50);
  });

  it('of one address leave room between them for what else there is to do', async () => {
    let begun = 0;
    const all = Array.from({ length: 50 }, async () => {
      await attempts.begin({ address: '1.2.3.4' });
      begun += 1;
    });
    // How many have begun at most between two moments in which something else could be done.
    let [seen, most] = [0, 0];
    const listen = (): void => {
      most = Math.max(most, begun - seen);
      seen = begun;
      if (begun < 50) setImmediate(listen);
    };
    listen();
    await Promise.all(all);
    expect(most).toBe(1);
  });

  it('that succeed are limited too, for each address', async () => {
    const tried = async (address: string): Promise<boolean> => {
      const wait = await attempts.begin({ address });
      if (wait === 0) await attempts.succeeded({ address });
      return wait === 0;
    };
    const results: boolean[] = [];
    for (let count = 0; count < 1000; count++) results.push(await tried('1.2.3.4'));
    expect(results.slice(0, 100)).not.toContain(false);
    expect(results).toContain(false);
    expect(await tried('5.6.7.8')).toBe(true);
  });

  it('begin anew after a success, and after a while', async () => {
    const subjects = { 'one-account': 'ann 1.2.3.4', address: '1.2.3.4' };
    for (let count = 0; count < 5; count++) await attempts.begin(subjects);
    await attempts.succeeded(subjects);
    expect(await attempts.begin(subjects)).toBe(0);
    for (let count = 0; count < 5; count++) await attempts.begin(subjects);
    expect(await attempts.begin(subjects)).toBeGreaterThan(0);
    await database.query('UPDATE attempts SET since = since - 1000000');
    expect(await attempts.begin(subjects)).toBe(0);
    await database.query('UPDATE attempts SET since = since - 1000000');
    await attempts.forgetOld();
    expect(await database.query('SELECT * FROM attempts')).toEqual([]);
  });
});
