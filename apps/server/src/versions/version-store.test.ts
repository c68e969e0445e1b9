import { afterEach, beforeEach, expect, it } from 'vitest';
import { numberIn, type Database } from '../storage/database.ts';
import { onEveryStorage, type Storage } from '../testing/storages.ts';
import { VersionStore } from './version-store.ts';

onEveryStorage('VersionStore', (make) => {
  let storage: Storage;
  let database: Database;

  beforeEach(async () => {
    storage = await make();
    database = await storage.open();
  });

  afterEach(() => storage.clear());

  const texts = (map: string, units = 'u'): ReadonlyMap<string, string> =>
    new Map([
      ['ford:map.json', map],
      ['ford:units.json', units],
    ]);

  /** What the clock of the database says. */
  const clock = async (): Promise<number> => {
    const [row] = await database.query(`SELECT ${database.now} AS now`);
    return numberIn(row, 'now');
  };

  it('keeps projects as they were, and who had a hand in it', async () => {
    const store = new VersionStore(database);
    await store.noteAuthor('one', 'Ben');
    await store.noteAuthor('one', 'Ann');
    await store.noteAuthor('one', 'Ann');
    const before = await clock();
    const first = await store.make('one', '', texts('a'));
    expect(first).toMatchObject({ number: 1, name: '', people: ['Ann', 'Ben'] });
    expect(first?.at).toBeGreaterThanOrEqual(before);
    expect(first?.at).toBeLessThanOrEqual(await clock());
    await store.make('one', 'Before the river', texts('b'));
    expect(await store.list('one')).toMatchObject([
      { number: 2, name: 'Before the river', people: [] },
      { number: 1, people: ['Ann', 'Ben'] },
    ]);
    const files = await store.filesOf('one', 1);
    expect(await store.text('one', files?.get('ford:map.json') ?? '')).toBe('a');
    expect(files?.get('ford:units.json')).toBe((await store.filesOf('one', 2))?.get('ford:units.json'));
  });

  it('makes none by itself where nothing differs, and a named one all the same', async () => {
    const store = new VersionStore(database);
    await store.make('one', '', texts('a'));
    expect(await store.make('one', '', texts('a'))).toBeNull();
    expect(await store.make('one', 'Done', texts('a'))).toMatchObject({ number: 2 });
    expect(await store.rename('one', 2, 'Done at last')).toBe(true);
    expect(await store.rename('one', 9, 'Nothing')).toBe(false);
    expect((await store.list('one'))[0].name).toBe('Done at last');
  });

  it('forgets the oldest without a name, and what only they had', async () => {
    const store = new VersionStore(database, 2);
    await store.make('one', '', texts('a'));
    const [old] = [...((await store.filesOf('one', 1)) ?? [])].map(([, hash]) => hash);
    await store.make('one', 'Kept', texts('b'));
    for (const word of ['c', 'd', 'e']) await store.make('one', '', texts(word));
    expect((await store.list('one')).map(({ number }) => number)).toEqual([5, 4, 2]);
    expect(await store.text('one', old)).toBeNull();
    const kept = await store.filesOf('one', 2);
    expect(await store.text('one', kept?.get('ford:map.json') ?? '')).toBe('b');
  });

  it('keeps the versions of each project to itself', async () => {
    const store = new VersionStore(database);
    await store.make('one', '', texts('a'));
    const hash = (await store.filesOf('one', 1))?.get('ford:map.json') ?? '';
    expect(await store.text('two', hash)).toBeNull();
    expect(await store.filesOf('two', 1)).toBeNull();
    expect(await store.list('two')).toEqual([]);
  });
});
