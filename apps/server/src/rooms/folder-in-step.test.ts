import { afterEach, describe, expect, it } from 'vitest';
import { DiskError, DiskSync, Editor, Project, setItem, type Disk, type DiskFault } from '@hexwright/workspace';
import { FolderInStep, type Pace } from './folder-in-step.ts';
import { QUIET, type ServerLog } from '../server-log.ts';
import { QUICK, UNITS, until } from '../testing/place.ts';

/** A disk in memory that fails when it is told to. */
class FailingDisk implements Disk {
  readonly files = new Map([['ford/units.json', UNITS]]);
  fault: DiskFault | null = null;
  /** Fails in a way that nobody has foreseen. */
  isMad = false;
  writes = 0;

  async list(): Promise<readonly string[]> {
    return ['ford/scenario.json', ...this.files.keys()];
  }

  async read(path: string): Promise<string | null> {
    return path === 'ford/scenario.json' ? '{}' : (this.files.get(path) ?? null);
  }

  async write(path: string, text: string): Promise<void> {
    this.writes += 1;
    if (this.isMad) throw new TypeError('mad');
    if (this.fault !== null) throw new DiskError(this.fault, path);
    this.files.set(path, text);
  }

  async remove(path: string): Promise<void> {
    this.files.delete(path);
  }

  watch(): () => void {
    return () => undefined;
  }
}

let inStep: FolderInStep;

afterEach(() => inStep.stop());

interface Started {
  readonly disk: FailingDisk;
  readonly sync: DiskSync;
  pace(movement: number): void;
  /** How often something was told. */
  told(): number;
}

async function started(pace: Pace = QUICK, log: ServerLog = QUIET): Promise<Started> {
  const disk = new FailingDisk();
  const project = new Project();
  const sync = new DiskSync(new Editor(project, 'folder'), disk);
  let told = 0;
  inStep = new FolderInStep(project, sync, log, () => (told += 1), pace);
  await inStep.start();
  const ann = new Editor(project, 'Ann');
  return {
    disk,
    sync,
    pace: (movement) => void ann.do(setItem(project, 'ford', 'units/guards/values/movement', movement)),
    told: () => told,
  };
}

describe('FolderInStep', () => {
  it('writes many changes at once, when it is quiet', async () => {
    const { disk, pace } = await started();
    for (let movement = 1; movement <= 20; movement++) pace(movement);
    expect(disk.writes).toBe(0);
    await until(() => disk.writes > 0, 'a write');
    expect(disk.files.get('ford/units.json')).toContain('"movement": 20');
    expect(disk.writes).toBe(1);
  });

  it('does not wait for ever for it to be quiet', async () => {
    const { disk, pace } = await started({ ...QUICK, quiet: 1e6, longest: 30 });
    let movement = 0;
    await until(() => {
      pace((movement += 1));
      return disk.writes > 0;
    }, 'a write amid changes');
  });

  it('writes what waits when it ends', async () => {
    const { disk, pace } = await started({ ...QUICK, quiet: 1e6, longest: 1e6 });
    pace(9);
    await inStep.stop();
    expect(disk.files.get('ford/units.json')).toContain('"movement": 9');
  });

  it('tries again while the disk is full, and tells', async () => {
    const { disk, sync, pace, told } = await started();
    disk.fault = 'full';
    pace(9);
    await until(() => disk.writes >= 3, 'three tries');
    expect(sync.problems).toMatchObject([{ code: 'disk.full' }]);
    const before = told();
    disk.fault = null;
    await until(() => sync.problems.length === 0, 'room');
    expect(disk.files.get('ford/units.json')).toContain('"movement": 9');
    expect(told()).toBeGreaterThan(before);
  });

  it('survives what nobody has foreseen', async () => {
    const failures: string[] = [];
    const { disk, pace } = await started(QUICK, { ...QUIET, failure: (event) => void failures.push(event) });
    disk.isMad = true;
    pace(9);
    await until(() => failures.length >= 2, 'two tries');
    disk.isMad = false;
    await until(() => disk.files.get('ford/units.json') !== UNITS, 'a write');
    expect(failures[0]).toBe('folder.failed');
  });
});
