import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { DocumentLog } from './document-log.ts';
import { projectIdOf } from './project-ids.ts';
import { STEPS } from './schema.ts';
import { DATA_FILE, SqliteDatabase } from './sqlite-database.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hexwright-data-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('SqliteDatabase', () => {
  it('is one file when it is closed, and the same when it is opened again', async () => {
    const data = new SqliteDatabase(path.join(folder, 'new'));
    expect(await projectIdOf(data, folder, '/a/scenarios')).toBe('scenarios');
    data.tellAddress('http://127.0.0.1:1/');
    await data.close();
    expect(await readdir(path.join(folder, 'new'))).toEqual([DATA_FILE]);
    const again = new SqliteDatabase(path.join(folder, 'new'));
    expect(await projectIdOf(again, folder, '/a/scenarios')).toBe('scenarios');
    await again.close();
  });

  it('leaves no copy behind for a long look, nor one of a server that was killed meanwhile', async () => {
    await writeFile(path.join(folder, `${randomUUID()}.hexwright-copy`), 'half');
    await writeFile(path.join(folder, 'mine.hexwright-copy'), 'kept');
    const data = new SqliteDatabase(folder);
    await projectIdOf(data, folder, '/a/scenarios');
    const rows = await data.longSnapshot(async ({ query }) => {
      const copy = (await readdir(folder)).find((name) => /^.{36}\.hexwright-copy$/.test(name)) ?? '';
      expect((await stat(path.join(folder, copy))).mode & 0o777).toBe(0o600);
      await data.query('DELETE FROM projects');
      return query('SELECT id FROM projects WHERE id <> $1', ['x']);
    });
    expect(rows).toEqual([{ id: 'scenarios' }]);
    await data.close();
    expect((await readdir(folder)).toSorted()).toEqual([DATA_FILE, 'mine.hexwright-copy']);
  });

  it('is for nobody else’s eyes', async () => {
    const data = new SqliteDatabase(folder);
    expect((await stat(path.join(folder, DATA_FILE))).mode & 0o777).toBe(0o600);
    await data.close();
    chmodSync(path.join(folder, DATA_FILE), 0o644);
    await new SqliteDatabase(folder).close();
    expect((await stat(path.join(folder, DATA_FILE))).mode & 0o777).toBe(0o600);
  });

  it('keeps others out of its folder, and of the note where it is open', async () => {
    const mode = async (...names: readonly string[]): Promise<number> =>
      (await stat(path.join(folder, ...names))).mode & 0o777;
    const data = new SqliteDatabase(path.join(folder, 'new'));
    data.tellAddress('http://127.0.0.1:1/');
    expect([await mode('new'), await mode('new/open-at.txt')]).toEqual([0o700, 0o600]);
    await data.close();
    // As an earlier version has left them.
    chmodSync(path.join(folder, 'new'), 0o755);
    await writeFile(path.join(folder, 'new/open-at.txt'), '', { mode: 0o644 });
    const again = new SqliteDatabase(path.join(folder, 'new'));
    again.tellAddress('http://127.0.0.1:1/');
    expect([await mode('new'), await mode('new/open-at.txt')]).toEqual([0o700, 0o600]);
    await again.close();
  });

  it('does not close a folder that is everybody’s', async () => {
    chmodSync(folder, 0o1777);
    await new SqliteDatabase(folder).close();
    expect((await stat(folder)).mode & 0o7777).toBe(0o1777);
  });

  it('is opened by one server at a time', async () => {
    const data = new SqliteDatabase(folder);
    expect(() => new SqliteDatabase(folder)).toThrow(expect.objectContaining({ name: 'DataError', fault: 'in-use' }));
    data.tellAddress('http://127.0.0.1:4310/');
    expect(() => new SqliteDatabase(folder)).toThrow('open already at http://127.0.0.1:4310/');
    await data.close();
    await new SqliteDatabase(folder).close();
  });

  it('does all of a transaction or nothing, one after the other', async () => {
    const data = new SqliteDatabase(folder);
    const add = (id: string, fails: boolean): Promise<void> =>
      data.transaction(async ({ query }) => {
        await query('INSERT INTO projects (id, folder) VALUES ($1, $1)', [id]);
        if (fails) throw new Error('no');
      });
    const results = await Promise.allSettled([add('one', false), add('two', true), add('three', false)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await data.query('SELECT id FROM projects ORDER BY id')).toEqual([{ id: 'one' }, { id: 'three' }]);
    await data.close();
  });

  it('brings a file of the first version up to date, with all that is in it', async () => {
    const doc = new Y.Doc();
    const changes: Uint8Array[] = [];
    doc.on('update', (change: Uint8Array) => changes.push(change));
    for (const key of ['a', 'b', 'c']) doc.getMap('map').set(key, key);
    const old = new DatabaseSync(path.join(folder, DATA_FILE));
    old.exec(`${STEPS.sqlite[0]}; PRAGMA user_version = 1`);
    old.exec("INSERT INTO projects VALUES ('one', 'a'), ('two', 'b')");
    old.prepare("INSERT INTO snapshots VALUES ('one', ?)").run(changes[0]);
    for (const change of changes.slice(1))
      old.prepare("INSERT INTO updates (project, change) VALUES ('one', ?)").run(change);
    old.close();
    const data = new SqliteDatabase(folder);
    const log = new DocumentLog(data);
    await log.noteEpoch('one', 5);
    expect(await log.load('one')).toMatchObject({ epoch: 5, seq: 2, unreadable: 0 });
    expect((await log.load('one')).doc.getMap('map').toJSON()).toEqual({ a: 'a', b: 'b', c: 'c' });
    expect(await log.append('one', 5, [changes[2]])).toBe(3);
    expect(await log.load('two')).toMatchObject({ epoch: 0, seq: 0 });
    await data.close();
  });

  it('says what is wrong with a file that it cannot read', async () => {
    await writeFile(path.join(folder, DATA_FILE), 'not a database, and long enough to be none'.repeat(50));
    expect(() => new SqliteDatabase(folder)).toThrow(expect.objectContaining({ fault: 'damaged' }));
    await rm(path.join(folder, DATA_FILE));
    await new SqliteDatabase(folder).close();
    const newer = new DatabaseSync(path.join(folder, DATA_FILE));
    newer.exec('PRAGMA user_version = 99');
    newer.close();
    expect(() => new SqliteDatabase(folder)).toThrow(expect.objectContaining({ fault: 'newer' }));
    await writeFile(path.join(folder, 'file'), '');
    expect(() => new SqliteDatabase(path.join(folder, 'file/data'))).toThrow(
      expect.objectContaining({ fault: 'refused' }),
    );
  });
});
