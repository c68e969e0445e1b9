import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderDisk } from './node-disk.ts';

let folder = '';
let disk: FolderDisk;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hexwright-disk-'));
  await mkdir(path.join(folder, 'root'));
  disk = await FolderDisk.open(path.join(folder, 'root'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('FolderDisk', () => {
  it('writes, reads, lists and removes, making folders as needed', async () => {
    await disk.write('gmb/new/scenario.json', 'text');
    expect(await disk.read('gmb/new/scenario.json')).toBe('text');
    expect(await disk.list()).toEqual(['gmb/new/scenario.json']);
    expect(await readdir(path.join(folder, 'root/gmb/new'))).toEqual(['scenario.json']);
    await disk.remove('gmb/new/scenario.json');
    await disk.remove('gmb/new/scenario.json');
    expect(await disk.read('gmb/new/scenario.json')).toBeNull();
    expect(await disk.read('gmb/none/scenario.json')).toBeNull();
  });

  it.each(['../a', '/etc/a', 'a/../../b', 'a\\b', 'c:/a', 'a//b', '.', ''])('never goes to %j', async (name) => {
    for (const act of [disk.read(name), disk.write(name, ''), disk.remove(name)]) {
      await expect(act).rejects.toMatchObject({ fault: 'outside' });
    }
  });

  it('follows no link that leads out', async () => {
    await mkdir(path.join(folder, 'secret'));
    await writeFile(path.join(folder, 'secret/a.json'), 'secret');
    await symlink(path.join(folder, 'secret'), path.join(folder, 'root/out'));
    await symlink(path.join(folder, 'secret/a.json'), path.join(folder, 'root/a.json'));
    for (const act of [
      disk.read('out/a.json'),
      disk.write('out/b.json', 'x'),
      disk.write('a.json', 'x'),
      disk.read('a.json'),
    ]) {
      await expect(act).rejects.toMatchObject({ fault: 'outside' });
    }
    expect(await disk.list()).toEqual([]);
    expect(await readFile(path.join(folder, 'secret/a.json'), 'utf8')).toBe('secret');
    expect(await readdir(path.join(folder, 'secret'))).toEqual(['a.json']);
  });

  it('says what is wrong with a file', async () => {
    await writeFile(path.join(folder, 'root/a.json'), Uint8Array.of(0xff, 0xfe));
    await writeFile(path.join(folder, 'root/b.json'), 'x'.repeat(9 * 1024 * 1024));
    await expect(disk.read('a.json')).rejects.toMatchObject({ fault: 'not-text' });
    await expect(disk.read('b.json')).rejects.toMatchObject({ fault: 'too-large' });
    await expect(FolderDisk.open(path.join(folder, 'none'))).rejects.toMatchObject({ fault: 'failed' });
  });

  it('leaves no half-written file when writing fails', async () => {
    await mkdir(path.join(folder, 'root/a/b.json'), { recursive: true });
    await expect(disk.write('a/b.json', 'x')).rejects.toMatchObject({ name: 'DiskError' });
    expect(await readdir(path.join(folder, 'root/a'))).toEqual(['b.json']);
  });

  it('notices what others write', async () => {
    await disk.write('a/b.json', '1');
    const seen = new Promise<readonly string[]>((resolve) => {
      const end = disk.watch((paths) => {
        end();
        resolve(paths);
      });
    });
    await writeFile(path.join(folder, 'root/a/b.json'), '2');
    expect(await seen).toContain('a/b.json');
  });
});
