import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { PassingTexts } from './common-texts.ts';
import { DiskError, type Disk, type DiskFault } from './disk.ts';
import { DiskSync } from './disk-sync.ts';
import { addItem, Editor, Project, removeItem, setItem } from './index.ts';
import { battle, variant } from './sample.ts';

/** Remembers what is about to be written, and forgets what has been: as a database that is away afterwards. */
class ForgetfulTexts extends PassingTexts {
  isAway = false;
  isReplaced = false;

  override put(file: string, text: string | null): void {
    if (!this.isAway) super.put(file, text);
  }

  override intend(texts: ReadonlyMap<string, string | null>): void {
    if (this.isReplaced) throw new Error('Somebody else keeps the folder.');
    super.intend(texts);
  }

  override mayStillWrite(): boolean {
    return !this.isReplaced;
  }
}

/** Lets only so many files be written after it was told what is about to be written: as on a slow disk. */
class ImpatientTexts extends PassingTexts {
  asked = 0;
  readonly #patience: number;
  #left = 0;

  constructor(patience: number) {
    super();
    this.#patience = patience;
  }

  override intend(texts: ReadonlyMap<string, string | null>): void {
    this.asked += 1;
    this.#left = this.#patience;
    super.intend(texts);
  }

  override put(file: string, text: string | null): void {
    this.#left -= 1;
    super.put(file, text);
  }

  override mayStillWrite(later = 0): boolean {
    return this.#left > (later === 0 ? 0 : 16);
  }
}

/** A disk in memory that can be made to fail. */
class MemoryDisk implements Disk {
  readonly files = new Map<string, string>();
  fault: DiskFault | null = null;
  writes = 0;
  #changed: ((paths: readonly string[]) => void) | null = null;

  async list(): Promise<readonly string[]> {
    return [...this.files.keys()];
  }

  async read(path: string): Promise<string | null> {
    return this.files.get(path) ?? null;
  }

  async write(path: string, text: string, mayStill: () => boolean = () => true): Promise<void> {
    if (this.fault !== null || !mayStill()) throw new DiskError(this.fault ?? 'failed', path);
    this.writes += 1;
    this.files.set(path, text);
  }

  async remove(path: string): Promise<void> {
    this.files.delete(path);
  }

  watch(changed: (paths: readonly string[]) => void): () => void {
    this.#changed = changed;
    return () => (this.#changed = null);
  }

  /** Somebody else writes a file; null removes it. */
  outside(path: string, text: string | null): void {
    if (text === null) this.files.delete(path);
    else this.files.set(path, text);
    this.#changed?.([path]);
  }
}

const UNITS = 'ford/units.json';

async function opened(): Promise<{
  readonly disk: MemoryDisk;
  readonly ann: Editor;
  readonly sync: DiskSync;
  readonly texts: PassingTexts;
}> {
  const disk = new MemoryDisk();
  for (const [path, text] of battle) disk.files.set(`ford/${path}`, text);
  for (const [path, text] of variant) disk.files.set(`ford-dry/${path}`, text);
  disk.files.set('ford/picture.png', 'not ours');
  disk.files.set('stray.json', '{}');
  const project = new Project();
  const texts = new PassingTexts();
  const sync = new DiskSync(new Editor(project, 'disk'), disk, texts);
  await sync.start();
  return { disk, ann: new Editor(project, 'Ann'), sync, texts };
}

function faster(editor: Editor, unit: string, movement: number): void {
  editor.do(setItem(editor.project, 'ford', `units/${unit}/values/movement`, movement));
}

describe('DiskSync', () => {
  it('loads packages, and writes back only what has changed', async () => {
    const { disk, ann, sync } = await opened();
    expect(ann.project.ids()).toEqual(['ford', 'ford-dry']);
    expect(ann.project.files('ford')).toHaveLength(battle.size);
    await sync.save();
    expect(disk.writes).toBe(0);
    faster(ann, 'guards', 9);
    expect(sync.unsaved).toEqual(['ford:units.json']);
    await sync.save();
    expect(disk.writes).toBe(1);
    expect(disk.files.get(UNITS)).toBe(ann.project.text('ford:units.json'));
    expect(sync.unsaved).toEqual([]);
  });

  it('lets both sides survive when a file changes here and outside', async () => {
    const { disk, ann, sync } = await opened();
    faster(ann, 'guards', 9);
    disk.outside(UNITS, disk.files.get(UNITS)?.replace('"name": "archers"', '"name": "Bowmen"') ?? '');
    await sync.save();
    const text = disk.files.get(UNITS) ?? '';
    expect(text).toBe(ann.project.text('ford:units.json'));
    expect(text).toContain('"movement": 9');
    expect(text).toContain('Bowmen');
    ann.undo();
    expect(ann.project.text('ford:units.json')).toContain('Bowmen');
  });

  it('notices what is written outside, also a whole new package', async () => {
    const { disk, ann, sync } = await opened();
    const notices: number[] = [];
    const end = sync.watch(() => notices.push(1));
    disk.outside('new/one/scenario.json', '{ "id": "new/one" }');
    disk.outside(UNITS, disk.files.get(UNITS)?.replace('"name": "horse"', '"name": "Horse"') ?? '');
    await sync.refresh([]);
    end();
    expect(ann.project.ids()).toContain('new/one');
    expect(ann.project.text('ford:units.json')).toContain('"name": "Horse"');
    disk.outside('ford-dry/README.md', 'Dry.');
    await sync.refresh();
    expect(ann.project.text('ford-dry:README.md')).toBe('Dry.');
  });

  it('never has anything outside of packages, or that no package may have, in either direction', async () => {
    const { disk, ann, sync } = await opened();
    const before = new Map(disk.files);
    const keys = [
      'ford:.git/hooks/post-commit',
      '.vscode:tasks.json',
      '../up:rules.json',
      'ford:../../rules.json',
      'ford:cases/../../../up.case.json',
      'node_modules:scenario.json',
      'ford:CLAUDE.md',
      'ford:con.md',
      '/etc:map.json',
      'no key',
    ];
    for (const key of keys) ann.project.list.set(key, 'x');
    await sync.save();
    await sync.refresh();
    for (const key of keys) {
      await sync.keepOurs(key);
      await sync.takeTheirs(key);
    }
    expect(disk.files).toEqual(before);
    expect(sync.unsaved).toEqual([]);
    expect(sync.problems.filter(({ code }) => code === 'disk.name')).toHaveLength(keys.length);
    disk.outside('ford/CLAUDE.md', 'y');
    disk.outside('ford/.git/config', 'y');
    await sync.refresh(['ford/CLAUDE.md', 'ford/.git/config']);
    await sync.refresh();
    expect(ann.project.text('ford:CLAUDE.md')).toBe('x');
    expect(ann.project.files('ford')).not.toContain('ford:.git/config');
  });

  it('writes only one of two files whose names some systems do not tell apart', async () => {
    const { disk, ann, sync } = await opened();
    ann.project.list.set('ford:Notes.md', '1');
    ann.project.list.set('ford:notes.md', '2');
    await sync.save();
    expect([...disk.files].filter(([path]) => /notes/i.test(path))).toEqual([['ford/Notes.md', '1']]);
    expect(sync.problems).toMatchObject([{ code: 'disk.name', file: 'notes.md' }]);
  });

  it('has what was said about a package too', async () => {
    const { disk, ann, sync } = await opened();
    const said = '{ "comments": [] }';
    disk.outside('ford/comments.json', said);
    await sync.refresh(['ford/comments.json']);
    expect(ann.project.text('ford:comments.json')).toBe(said);
    const again = new Project();
    await new DiskSync(new Editor(again, 'disk'), disk, new PassingTexts()).start();
    expect(again.text('ford:comments.json')).toBe(said);
  });

  it('touches neither side while the file outside is broken', async () => {
    const { disk, ann, sync } = await opened();
    faster(ann, 'guards', 9);
    disk.outside(UNITS, '{ "units": [');
    await sync.save();
    expect(disk.files.get(UNITS)).toBe('{ "units": [');
    expect(sync.problems).toMatchObject([{ code: 'disk.broken', package: 'ford', file: 'units.json' }]);
    expect(sync.unsaved).toEqual(['ford:units.json']);
    await sync.keepOurs('ford:units.json');
    expect(disk.files.get(UNITS)).toContain('"movement": 9');
    expect(sync.problems).toEqual([]);
  });

  it('asks what to do about a file that was removed outside', async () => {
    const { disk, ann, sync } = await opened();
    disk.outside(UNITS, null);
    await sync.refresh([UNITS]);
    expect(sync.problems).toMatchObject([{ code: 'disk.removed' }]);
    expect(ann.project.has('ford:units.json')).toBe(true);
    await sync.keepOurs('ford:units.json');
    expect(disk.files.get(UNITS)).toBe(battle.get('units.json'));
    disk.outside(UNITS, null);
    await sync.refresh();
    await sync.takeTheirs('ford:units.json');
    expect(ann.project.has('ford:units.json')).toBe(false);
    expect(sync.problems).toEqual([]);
  });

  it('removes what was removed here, unless it was changed outside meanwhile', async () => {
    const { disk, ann, sync } = await opened();
    ann.do({ title: 'Remove', apply: (writer) => writer.remove(['', 'ford:rules.json']) });
    ann.do({ title: 'Remove', apply: (writer) => writer.remove(['', 'ford:units.json']) });
    disk.outside(UNITS, disk.files.get(UNITS)?.replace('"name": "horse"', '"name": "Horse"') ?? '');
    await sync.save();
    expect(disk.files.has('ford/rules.json')).toBe(false);
    expect(ann.project.text('ford:units.json')).toBe(disk.files.get(UNITS));
    expect(disk.files.get(UNITS)).toContain('"Horse"');
    expect(sync.problems).toMatchObject([{ code: 'disk.changed' }]);
  });

  it('lets both sides survive a server that was killed before it wrote, and a hand in the folder meanwhile', async () => {
    const { disk, ann, texts } = await opened();
    faster(ann, 'guards', 9);
    const log = Y.encodeStateAsUpdate(ann.project.doc);
    disk.outside(UNITS, disk.files.get(UNITS)?.replace('"name": "archers"', '"name": "Bowmen"') ?? '');
    disk.outside('ford/rules.json', null);
    const project = new Project();
    Y.applyUpdate(project.doc, log);
    const sync = new DiskSync(new Editor(project, 'disk'), disk, texts);
    await sync.start();
    for (const text of [project.text('ford:units.json'), disk.files.get(UNITS)]) {
      expect(text).toContain('"movement": 9');
      expect(text).toContain('Bowmen');
    }
    expect(sync.problems).toMatchObject([{ code: 'disk.removed', file: 'rules.json' }]);
    expect(sync.unsaved).toEqual([]);
  });

  it('keeps a removal that was not written, and packages that came meanwhile, over a restart', async () => {
    const { disk, ann, texts } = await opened();
    ann.do({ title: 'Remove', apply: (writer) => writer.remove(['', 'ford:rules.json']) });
    const log = Y.encodeStateAsUpdate(ann.project.doc);
    disk.outside('late/scenario.json', '{ "id": "late" }');
    const project = new Project();
    Y.applyUpdate(project.doc, log);
    await new DiskSync(new Editor(project, 'disk'), disk, texts).start();
    expect(disk.files.has('ford/rules.json')).toBe(false);
    expect(project.has('ford:rules.json')).toBe(false);
    expect(project.text('late:scenario.json')).toBe('{ "id": "late" }');
  });

  it('asks which text counts where it is not known what both sides had', async () => {
    const { disk, ann } = await opened();
    faster(ann, 'guards', 9);
    const outside = disk.files.get(UNITS)?.replace('"name": "archers"', '"name": "Bowmen"') ?? '';
    disk.outside(UNITS, outside);
    const sync = new DiskSync(new Editor(ann.project, 'disk'), disk);
    await sync.start();
    expect(sync.problems).toMatchObject([{ code: 'disk.differs', file: 'units.json' }]);
    expect(disk.files.get(UNITS)).toBe(outside);
    await sync.takeTheirs('ford:units.json');
    expect(sync.problems).toEqual([]);
    expect(ann.project.text('ford:units.json')).toBe(outside);
    await sync.save();
    expect(sync.unsaved).toEqual([]);
  });

  it('says that the disk is full, loses nothing, and saves when there is room', async () => {
    const { disk, ann, sync } = await opened();
    faster(ann, 'guards', 9);
    disk.fault = 'full';
    await sync.save();
    expect(sync.problems).toMatchObject([{ code: 'disk.full', file: 'units.json' }]);
    expect(sync.unsaved).toEqual(['ford:units.json']);
    disk.fault = null;
    await sync.save();
    expect(sync.problems).toEqual([]);
    expect(disk.files.get(UNITS)).toContain('"movement": 9');
  });

  it('takes over a package whose files come one after the other, and a folder that is moved away', async () => {
    const { disk, ann, sync } = await opened();
    const end = sync.watch();
    for (const path of ['units.json', 'scenario.json']) disk.outside(`later/${path}`, battle.get(path) ?? '');
    await sync.refresh([]);
    expect([...ann.project.files('later')].toSorted()).toEqual(['later:scenario.json', 'later:units.json']);
    for (const path of battle.keys()) disk.files.delete(`ford/${path}`);
    disk.outside('ford', null);
    await sync.refresh([]);
    expect(new Set(sync.problems.map(({ code }) => code))).toEqual(new Set(['disk.removed']));
    expect(sync.problems).toHaveLength(battle.size);
    end();
  });

  it('knows its own file again when it was killed before it could note that it had written', async () => {
    const { disk, ann } = await opened();
    const texts = new ForgetfulTexts();
    const first = new DiskSync(new Editor(ann.project, 'disk'), disk, texts);
    await first.start();
    texts.isAway = true;
    ann.do(addItem(ann.project, 'ford', 'units', { id: 'late', name: 'Late', side: 'red', values: { movement: 1 } }));
    faster(ann, 'guards', 8);
    await first.save();
    expect(disk.files.get(UNITS)).toContain('"late"');
    // Killed here; somebody edits on, on another server.
    faster(ann, 'guards', 9);
    ann.do(removeItem(ann.project, 'ford', 'units/horse'));
    const project = new Project();
    Y.applyUpdate(project.doc, Y.encodeStateAsUpdate(ann.project.doc));
    const sync = new DiskSync(new Editor(project, 'disk'), disk, texts);
    await sync.start();
    for (const text of [project.text('ford:units.json') ?? '', disk.files.get(UNITS) ?? '']) {
      expect(text.match(/"late"/g)).toHaveLength(1);
      expect(text).toContain('"movement": 9');
      expect(text).not.toContain('"horse"');
    }
    expect([sync.problems, sync.unsaved]).toEqual([[], []]);
    // Afterwards the same text is what somebody else has put there: a checkout of the former version, say.
    texts.isAway = false;
    const before = battle.get('units.json') ?? '';
    disk.outside(UNITS, before);
    await sync.refresh([UNITS]);
    expect(project.text('ford:units.json')).toContain('"horse"');
  });

  it('merges what somebody else made of a text that it was about to note', async () => {
    const { disk, ann } = await opened();
    const texts = new ForgetfulTexts();
    const first = new DiskSync(new Editor(ann.project, 'disk'), disk, texts);
    await first.start();
    texts.isAway = true;
    faster(ann, 'guards', 8);
    await first.save();
    disk.outside(UNITS, disk.files.get(UNITS)?.replace('"name": "archers"', '"name": "Bowmen"') ?? '');
    faster(ann, 'guards', 9);
    await new DiskSync(new Editor(ann.project, 'disk'), disk, texts).start();
    for (const text of [ann.project.text('ford:units.json'), disk.files.get(UNITS)]) {
      expect(text).toContain('Bowmen');
      expect(text).toContain('"movement": 9');
    }
  });

  it('writes nothing once another keeper may have the folder', async () => {
    const { disk, ann } = await opened();
    const texts = new ForgetfulTexts();
    const sync = new DiskSync(new Editor(ann.project, 'disk'), disk, texts);
    await sync.start();
    texts.isReplaced = true;
    faster(ann, 'guards', 9);
    await expect(sync.save()).rejects.toThrow('Somebody else');
    expect(disk.files.get(UNITS)).not.toContain('"movement": 9');
  });

  it('asks again whether it may still write while it writes more files than it may in one go', async () => {
    const disk = new MemoryDisk();
    const project = new Project();
    const texts = new ImpatientTexts(40);
    const sync = new DiskSync(new Editor(project, 'disk'), disk, texts);
    await sync.start();
    const files = Array.from({ length: 600 }, (_, at) => [`note-${at}.md`, `Note ${at}`] as const);
    project.addPackage('ford', new Map([['scenario.json', '{ "id": "ford" }\n'], ...files]));
    await sync.save();
    expect([sync.problems, sync.unsaved, disk.files.size]).toEqual([[], [], 601]);
    expect(texts.asked).toBeGreaterThan(601 / 40);
  });

  it('leaves a file alone whose content is still to come', async () => {
    const { disk, ann, sync } = await opened();
    const { doc } = ann.project;
    doc.getMap('files').set('ford:units.json', true);
    expect(ann.project.isStillComing('ford:units.json')).toBe(true);
    await sync.save();
    await sync.refresh();
    expect([disk.writes, disk.files.get(UNITS)]).toEqual([0, battle.get('units.json')]);
  });
});
