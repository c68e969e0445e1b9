import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { Accounts } from '../people/accounts.ts';
import { StoredCommonTexts, type TakenOver } from '../storage/common-texts.ts';
import { DocumentLog } from '../storage/document-log.ts';
import { FolderKeeping } from '../storage/folder-keeping.ts';
import { Place, QUICK, until } from '../testing/place.ts';
import { Program } from '../testing/program.ts';
import { onEveryStorage, sqliteStorage, type Storage } from '../testing/storages.ts';
import { restoreBackup, writeBackup } from './backup.ts';

const TAKEN_OVER: TakenOver = { isKept: () => true, kept: () => Promise.resolve() };

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hexwright-backup-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

type Make = () => Promise<Storage>;

/** From and into either kind of database; what is not here is skipped, and says so. */
function inAllDirections(name: string, tests: (makeFrom: Make, makeInto: Make) => void): void {
  onEveryStorage(`${name}, from`, (makeFrom) => {
    onEveryStorage('into', (makeInto) => {
      tests(makeFrom, makeInto);
    });
  });
}

onEveryStorage('a backup that nobody takes', (make) => {
  it('keeps nobody from writing meanwhile', async () => {
    const storage = await make();
    const database = await storage.open();
    const log = new DocumentLog(database);
    const doc = new Y.Doc();
    doc.getMap('files').set('ford:note.md', randomBytes(1_000_000).toString('base64'));
    await log.begin('one', 5, Y.encodeStateAsUpdate(doc));
    const stuck = new Writable({ highWaterMark: 1, write: () => undefined });
    const backup = writeBackup(database, stuck).catch(() => 'ended');
    await until(() => stuck.writableLength > 0, 'the first of it');
    expect(await log.append('one', 5, [Y.encodeStateAsUpdate(doc)])).toBe(1);
    stuck.destroy();
    expect(await backup).toBe('ended');
    await storage.clear();
  });
});

inAllDirections('a backup', (makeFrom, makeInto) => {
  const made: Storage[] = [];

  afterEach(async () => {
    for (const storage of made.splice(0)) await storage.clear();
  });

  const storages = async (): Promise<readonly [Storage, Storage]> => {
    const both = [await makeFrom(), await makeInto()] as const;
    made.push(...both);
    return both;
  };

  it('brings everything back, documents in a new epoch', async () => {
    const [from, into] = await storages();
    const database = await from.open();
    const doc = new Y.Doc();
    const changes: Uint8Array[] = [];
    doc.on('update', (change: Uint8Array) => changes.push(change));
    doc.getMap('meta').set('epoch', 5);
    doc.getMap('files').set('ford:map.json', '{}');
    const log = new DocumentLog(database);
    await log.begin('one', 5, changes[0]);
    await log.append('one', 5, [changes[1]]);
    await new Accounts(database).makeLink('invitation', 'one', 'editor', { hours: 1, note: 'é', by: 'x' });
    const common = new StoredCommonTexts(await FolderKeeping.begin(database, 'one'), TAKEN_OVER);
    common.put('ford:map.json', '{\u0000}');
    await common.keep();
    const file = path.join(folder, 'backup');
    await writeBackup(database, createWriteStream(file));
    const other = await into.open();
    expect(await restoreBackup(other, file, false)).toBe(4);
    const back = await new DocumentLog(other).load('one');
    expect(back.doc.getMap('files').toJSON()).toEqual({ 'ford:map.json': '{}' });
    expect(back.epoch).toBeGreaterThan(1_700_000_000);
    expect(back.doc.getMap('meta').get('epoch')).toBe(back.epoch);
    expect(await new Accounts(other).links('one')).toMatchObject([{ note: 'é', role: 'editor' }]);
    const texts = await new StoredCommonTexts(await FolderKeeping.begin(other, 'one'), TAKEN_OVER).load();
    expect([...texts.common]).toEqual([['ford:map.json', '{\u0000}']]);
    await expect(restoreBackup(other, file, false)).rejects.toThrow('There is something here already');
    // Once more within the same second: copies of the first time must not be taken for copies of this one.
    expect(await restoreBackup(other, file, true)).toBe(4);
    expect((await new DocumentLog(other).load('one')).epoch).toBeGreaterThan(back.epoch);
  });

  it('leaves a project its id, wherever its folder lies afterwards, and all edits', async () => {
    const [from, into] = await storages();
    for (const isFolderThere of [true, false]) {
      const [here, there] = [await Place.make(), await Place.make()];
      const [database, other] = [from.serverOptions(), into.serverOptions()];
      const server = await here.start({ ...database, pace: { ...QUICK, quiet: 60_000, longest: 60_000 } });
      const ann = await here.join(server.port);
      for (let speed = 7; speed < 30; speed++) ann.pace(speed);
      ann.rename('Not in the folder');
      await ann.saved();
      const { units } = ann;
      const file = path.join(folder, `backup-${isFolderThere}`);
      await writeBackup(server.database, createWriteStream(file));
      ann.leave();
      await here.clear();
      if (!isFolderThere) await rm(path.join(there.root, 'ford'), { recursive: true });
      const target = await into.open();
      await restoreBackup(target, file, true);
      await target.close();
      const again = await there.start(other);
      expect(again.sync.rooms.ids).toEqual(['scenarios']);
      const bob = await there.join(again.port);
      expect(bob.units).toBe(units);
      await until(async () => (await readFile(there.units, 'utf8').catch(() => '')) === units, 'the file');
      await there.clear();
      await from.clear();
    }
  });
});

it('changes nothing when it is none, or damaged', async () => {
  const storage = await sqliteStorage();
  const database = await storage.open();
  await database.query("INSERT INTO projects (id, folder) VALUES ('one', 'a')");
  const file = path.join(folder, 'backup');
  const head = JSON.stringify({ kind: 'hexwright-backup', tables: 2 });
  for (const text of [
    '',
    '{}',
    'x',
    `${head}\n["people", {"id"`,
    `${head}\n["sqlite_master", {}]`,
    `${head}\n["people", {"id) --": 1}]`,
  ]) {
    await writeFile(file, gzipSync(text));
    await expect(restoreBackup(database, file, true), text).rejects.toThrow('The file is');
  }
  expect(await database.query('SELECT id FROM projects')).toEqual([{ id: 'one' }]);
  await storage.clear();
});

it('is made by a command while the server runs, and put back by another when it does not', async () => {
  const place = await Place.make();
  const server = await place.start();
  const ann = await place.join(server.port);
  ann.pace(9);
  await ann.saved();
  const file = path.join(folder, 'backup');
  const backup = new Program(['backup', file, '--data', place.data]);
  expect([await backup.ended, backup.complaints]).toEqual([0, '']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const refused = new Program(['restore', file, '--replace', '--data', place.data]);
  expect([await refused.ended, refused.complaints]).toEqual([1, expect.stringContaining('open already at')]);
  ann.pace(10);
  await ann.saved();
  const { units } = ann;
  ann.leave();
  await server.close();
  const restore = new Program(['restore', file, '--replace', '--data', place.data]);
  expect([await restore.ended, restore.complaints]).toEqual([0, '']);
  await writeFile(place.units, units.replace('"movement": 10', '"movement": 9'));
  const bob = await place.join((await place.start()).port);
  expect(bob.units).toContain('"movement": 9');
  await place.clear();
});
