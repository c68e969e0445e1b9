import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { Accounts } from '../people/accounts.ts';
import { DocumentLog } from '../storage/document-log.ts';
import { Place } from '../testing/place.ts';
import { Program } from '../testing/program.ts';
import { onEveryStorage, sqliteStorage, type Storage } from '../testing/storages.ts';
import { restoreBackup, writeBackup } from './backup.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hexwright-backup-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

onEveryStorage('a backup', (make) => {
  const storages: Storage[] = [];

  afterEach(async () => {
    for (const storage of storages.splice(0)) await storage.clear();
  });

  it('brings everything back into either kind of database, documents in a new epoch', async () => {
    const [from, into] = [await make(), await sqliteStorage()];
    storages.push(from, into);
    const database = await from.open();
    const doc = new Y.Doc();
    const changes: Uint8Array[] = [];
    doc.on('update', (change: Uint8Array) => changes.push(change));
    doc.getMap('meta').set('epoch', 5);
    doc.getMap('files').set('ford:map.json', '{}');
    const log = new DocumentLog(database);
    await log.begin('one', 5, changes[0]);
    await log.append('one', 5, changes[1]);
    await new Accounts(database).makeLink('invitation', 'one', 'editor', { hours: 1, note: 'é', by: 'x' });
    const file = path.join(folder, 'backup');
    await writeBackup(database, createWriteStream(file));
    const other = await into.open();
    expect(await restoreBackup(other, file, false)).toBe(3);
    const back = await new DocumentLog(other).load('one');
    expect(back.doc.getMap('files').toJSON()).toEqual({ 'ford:map.json': '{}' });
    expect(back.epoch).toBeGreaterThan(1_700_000_000);
    expect(back.doc.getMap('meta').get('epoch')).toBe(back.epoch);
    expect(await new Accounts(other).links('one')).toMatchObject([{ note: 'é', role: 'editor' }]);
    await expect(restoreBackup(other, file, false)).rejects.toThrow('There is something here already');
    expect(await restoreBackup(other, file, true)).toBe(3);
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
