import { describe, expect, it } from 'vitest';
import { LinkCache, linkPackage } from '@hexwright/model';
import { DiskSync } from './disk-sync.ts';
import type { Disk } from './disk.ts';
import { applyFix, Editor, mergeText, openPackage, paintTerrain, Project, setItem } from './index.ts';
import { battle, copyOf, sync } from './sample.ts';

const UNITS = 'ford:units.json';
const NEWER = '{ "format": 2,\n    "units": { "guards": "as nobody here can know" } }\n';

/** The battle as it was written before files said their format. */
const OLD = new Map([...battle].map(([path, text]) => [path, text.replace(/^ {2}"format": 1,\n/m, '')]));

describe('a project with files of an older format', () => {
  it('is migrated by the fix of its warning in one step, which can be undone, beside what others write', () => {
    const ann = new Editor(openPackage('ford', OLD), 'Ann');
    const bob = new Editor(copyOf(ann.project), 'Bob');
    const source = ann.project.find('ford');
    const [old] = source === null ? [] : linkPackage([source], new LinkCache()).problems.filter(isOld);
    expect(old).toMatchObject({ severity: 'warning', fixes: [{ title: 'Migrate to format 1' }] });
    bob.do(setItem(bob.project, 'ford', 'units/archers/name', 'Bowmen'));
    expect(ann.do(applyFix(ann.project, 'ford', old.fixes[0]))).toBeNull();
    expect(ann.done).toEqual(['Migrate to format 1']);
    expect(Object.fromEntries(ann.project.find('ford')?.files ?? [])).toEqual(Object.fromEntries(battle));
    sync(ann.project, bob.project);
    expect(bob.project.text(UNITS)).toBe(battle.get('units.json')?.replace('"name": "archers"', '"name": "Bowmen"'));
    ann.undo();
    expect(ann.project.part('ford:map.json', 'format')).toBeUndefined();
    expect(ann.project.part(UNITS, 'units', 1, 'name')).toBe('Bowmen');
  });

  it('is edited as it is, and new files are in the present format', () => {
    const ann = new Editor(openPackage('ford', OLD), 'Ann');
    expect(ann.do(paintTerrain(ann.project, 'ford', [0], 'marsh'))).toBeNull();
    expect(ann.project.part('ford:map.json', 'format')).toBeUndefined();
    const few = new Editor(openPackage('ford', new Map([['scenario.json', OLD.get('scenario.json') ?? '']])), 'Ann');
    few.do(setItem(few.project, 'ford', 'parameters/turns/value', 3));
    for (const file of few.project.files('ford')) {
      if (file !== 'ford:scenario.json') expect(few.project.part(file, 'format')).toBe(1);
    }
  });
});

describe('a file in a newer format', () => {
  it('is kept as it came, and no form writes in it', () => {
    const ann = new Editor(openPackage('ford', new Map([...battle, ['units.json', NEWER]])), 'Ann');
    expect(ann.do(setItem(ann.project, 'ford', 'units/guards/name', 'Guard'))).toMatchObject({
      code: 'format.newer',
      file: 'units.json',
      pointer: '/format',
    });
    expect(ann.project.text(UNITS)).toBe(NEWER);
    expect(ann.project.content(UNITS)).toBeNull();
  });

  it('is not taken from a text, which stays with the person who writes it', () => {
    const project = openPackage('ford', battle);
    expect(mergeText(project, UNITS, battle.get('units.json') ?? '', NEWER)).toMatchObject({
      ok: false,
      problem: { code: 'format.newer', package: 'ford', file: 'units.json' },
    });
  });

  it('may be mended by hand where it is kept as a text', () => {
    const ann = new Editor(openPackage('ford', new Map([...battle, ['units.json', NEWER]])), 'Ann');
    const merge = mergeText(ann.project, UNITS, NEWER, NEWER.replace('nobody', 'few'));
    if (merge.ok) ann.do(merge.operation);
    expect(ann.project.text(UNITS)).toContain('as few here');
    const back = mergeText(ann.project, UNITS, ann.project.text(UNITS) ?? '', battle.get('units.json') ?? '');
    if (back.ok) ann.do(back.operation);
    expect(ann.project.text(UNITS)).toBe(battle.get('units.json'));
  });

  it('that somebody with a newer studio has made of one that is taken apart is let be', () => {
    const ann = new Editor(openPackage('ford', battle), 'Ann');
    ann.do(setItem(ann.project, 'ford', 'units/guards/name', 'Guard'));
    ann.project.root(UNITS).set('format', 2);
    const text = ann.project.text(UNITS);
    expect(ann.do(setItem(ann.project, 'ford', 'units/guards/name', 'Again'))).toMatchObject({ code: 'format.newer' });
    expect(ann.project.text(UNITS)).toBe(text);
  });

  it('comes from a folder as it is, and one that comes later changes neither side', async () => {
    const disk = new QuietDisk(new Map([...battle].map(([path, text]) => [`ford/${path}`, text])));
    const ann = new Editor(new Project(), 'the folder');
    const folder = new DiskSync(ann, disk);
    await folder.start();
    disk.files.set('ford/units.json', NEWER);
    await folder.refresh();
    expect(folder.problems).toMatchObject([
      { code: 'disk.broken', message: expect.stringContaining('is in format 2') },
    ]);
    expect([ann.project.text(UNITS), disk.files.get('ford/units.json')]).toEqual([battle.get('units.json'), NEWER]);

    const anew = new Editor(new Project(), 'the folder');
    await new DiskSync(anew, disk).start();
    expect([anew.project.text(UNITS), disk.files.get('ford/units.json')]).toEqual([NEWER, NEWER]);
  });
});

function isOld({ code }: { readonly code: string }): boolean {
  return code === 'format.old';
}

/** A disk in memory. */
class QuietDisk implements Disk {
  readonly files: Map<string, string>;

  constructor(files: Map<string, string>) {
    this.files = files;
  }

  async list(): Promise<readonly string[]> {
    return [...this.files.keys()];
  }

  async read(path: string): Promise<string | null> {
    return this.files.get(path) ?? null;
  }

  async write(path: string, text: string): Promise<void> {
    this.files.set(path, text);
  }

  async remove(path: string): Promise<void> {
    this.files.delete(path);
  }

  watch(): () => void {
    return () => undefined;
  }
}
