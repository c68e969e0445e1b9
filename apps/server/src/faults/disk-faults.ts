import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SqliteDatabase } from '../storage/sqlite-database.ts';
import { Place } from '../testing/place.ts';
import type { Extent, Fault } from './fault.ts';
import { inPlace } from './fault.ts';
import { compare, MarkWriter, wait, type Outcome } from './writer.ts';

/** Faults of disks. */
export const DISK_FAULTS: readonly Fault[] = [
  { name: 'the disk of the log is full', needs: null, run: inPlace(fullLog) },
  { name: 'the disk of the folder is full', needs: 'a disk to fill', run: fullFolder },
];

/** Whether a disk can be made here that is small enough to be filled. */
export const canMountDisks = process.platform === 'linux' && process.getuid?.() === 0 && canMount();

async function* fullLog(place: Place, times: number): AsyncGenerator<Outcome> {
  const server = await place.start();
  if (!(server.database instanceof SqliteDatabase)) throw new TypeError('This is a fault of SQLite.');
  for (let round = 0; round < times; round++) {
    const [ann, bob] = [
      await MarkWriter.join(place, server.port, `ann-${round}`),
      await MarkWriter.join(place, server.port, `bob-${round}`),
    ];
    ann.write(10);
    await ann.saved();
    server.database.limitPages(round % 3);
    for (let time = 0; time < 10; time++) {
      ann.write();
      ann.client.rename('x'.repeat(20_000) + String(time));
      bob.write();
      await wait(10);
    }
    await wait(100);
    server.database.limitPages(null);
    yield await compare([ann, bob], [], await place.join(server.port), place);
    place.leaveAll();
  }
}

/** The folder lies on a disk of 256 KB, which somebody else fills. */
async function* fullFolder(times: number, { cut }: Extent): AsyncGenerator<Outcome> {
  const place = await Place.make((folder) => mount(folder));
  const filler = path.join(place.root, 'filler');
  try {
    const server = await place.start();
    for (let round = 0; round < times; round++) {
      const [ann, bob] = [
        await MarkWriter.join(place, server.port, `ann-${round}`),
        await MarkWriter.join(place, server.port, `bob-${round}`),
      ];
      ann.write(10);
      await ann.saved();
      await fill(filler);
      await Promise.all([ann.keepWriting(20, cut / 20), bob.keepWriting(20, cut / 20)]);
      await rm(filler);
      yield await compare([ann, bob], [], await place.join(server.port), place);
      place.leaveAll();
    }
  } finally {
    place.leaveAll();
    await place.stop();
    execFileSync('umount', [place.root]);
    await place.clear();
  }
}

async function fill(file: string): Promise<void> {
  for (let size = 256; size > 0; size = Math.floor(size / 2)) {
    await writeFile(file, new Uint8Array(size * 1024), { flag: 'a' }).catch(() => undefined);
  }
}

async function mount(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'hexwright-test', folder]);
}

function canMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
