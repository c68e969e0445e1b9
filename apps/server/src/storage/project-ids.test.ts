import { afterEach, beforeEach, expect, it } from 'vitest';
import { onEveryStorage, type Storage } from '../testing/storages.ts';
import type { Database } from './database.ts';
import { projectIdOf } from './project-ids.ts';

onEveryStorage('projectIdOf', (make) => {
  let storage: Storage;
  let database: Database;

  beforeEach(async () => {
    storage = await make();
    database = await storage.open();
  });

  afterEach(() => storage.clear());

  const id = (place: string): Promise<string> => projectIdOf(database, '/data', place);

  it('draws a word from the folder, and none that addresses begin with', async () => {
    expect([await id('/one/My Battles!'), await id('/one/My Battles!')]).toEqual(['my-battles', 'my-battles']);
    expect([await id('/api'), await id('/大'), await id('/')]).toEqual(['api-2', 'project', 'project-2']);
  });

  it('gives another word to another folder', async () => {
    const ids = [await id('/one/my-battles'), await id('/two/My Battles!')];
    expect(ids).toEqual(['my-battles', 'my-battles-2']);
  });

  it('gives one word to those who ask at once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => id('/one/battles')));
    expect(new Set(ids)).toEqual(new Set(['battles']));
  });
});
