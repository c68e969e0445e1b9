import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
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

  it.each(['.git/hooks/a', 'a/.b', 'node_modules/a/b', '../a', '/etc/a', 'a/../../b', 'a\\b', 'c:/a', 'a//b', '.', ''])(
    'never goes to %j',
    async (name) => {
      for (const act of [disk.read(name), disk.write(name, ''), disk.remove(name)]) {
        await expect(act).rejects.toMatchObject({ fault: 'outside' });
      }
    },
  );

  it('follows no link that leads out', async () => {
    await mkdir(path.join(folder, 'secret'));
    await writeFile(path.join(folder, 'secret/a.json'), 'secret');
    await symlink(path.join(folder, 'secret'), path.join(folder, 'root/out'));
    await symlink(path.join(folder, 'secret/a.json'), path.join(folder, 'root/a.json'));
    for (const act of [
      () => disk.read('out/a.json'),
      () => disk.write('out/b.json', 'x'),
      () => disk.write('a.json', 'x'),
      () => disk.read('a.json'),
    ]) {
      await expect(act()).rejects.toMatchObject({ fault: 'outside' });
    }
    expect(await disk.list()).toEqual([]);
    expect(await readFile(path.join(folder, 'secret/a.json'), 'utf8')).toBe('secret');
    expect(await readdir(path.join(folder, 'secret'))).toEqual(['a.json']);
  });

  it('follows no link into what hides', async () => {
    await mkdir(path.join(folder, 'root/.git/hooks'), { recursive: true });
    await symlink('.git/hooks', path.join(folder, 'root/hooks'));
    await expect(disk.write('hooks/a.json', 'x')).rejects.toMatchObject({ fault: 'outside' });
    expect(await readdir(path.join(folder, 'root/.git/hooks'))).toEqual([]);
  });

  it('waits for no pipe, socket or device', async () => {
    execFileSync('mkfifo', [path.join(folder, 'root/a.json')]);
    const server = createServer().listen(path.join(folder, 'root/b.json'));
    await symlink('/dev/zero', path.join(folder, 'root/c.json'));
    await expect(disk.read('a.json')).rejects.toMatchObject({ fault: 'not-file' });
    await expect(disk.read('b.json')).rejects.toMatchObject({ fault: 'not-file' });
    await expect(disk.read('c.json')).rejects.toMatchObject({ fault: 'outside' });
    expect(await disk.list()).toEqual([]);
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  it.skipIf(process.getuid?.() === 0)('passes over a folder that nobody may look into', async () => {
    await disk.write('a/b.json', '1');
    await mkdir(path.join(folder, 'root/secret'), { mode: 0 });
    expect(await disk.list()).toEqual(['a/b.json']);
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

  it('notices what others write, also to a file that was replaced, and in folders made or moved meanwhile', async () => {
    const root = path.join(folder, 'root');
    await disk.write('a/b.json', '1');
    const seen = new Set<string>();
    const end = disk.watch((paths) => paths.forEach((one) => seen.add(one)));
    const expectSeen = async (...files: readonly string[]): Promise<void> => {
      await expect.poll(() => [...seen]).toEqual(expect.arrayContaining([...files]));
      seen.clear();
    };
    await writeFile(path.join(root, 'a/b.json'), '2');
    await expectSeen('a/b.json');
    await disk.write('a/b.json', '3');
    await expectSeen('a/b.json');
    await writeFile(path.join(root, 'a/b.json'), '4');
    await expectSeen('a/b.json');
    await mkdir(path.join(root, 'c/d'), { recursive: true });
    await writeFile(path.join(root, 'c/d/e.json'), '1');
    await expectSeen('c/d/e.json');
    await rename(path.join(root, 'c'), path.join(root, 'f'));
    await expectSeen('c', 'f/d/e.json');
    await writeFile(path.join(root, 'f/d/e.json'), '2');
    await expectSeen('f/d/e.json');
    await rm(path.join(root, 'f'), { recursive: true });
    await expectSeen('f');
    end();
  });
});
