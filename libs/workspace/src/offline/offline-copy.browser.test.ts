import { afterEach, describe, expect, it, vi } from 'vitest';
import * as Y from 'yjs';
import { carryOver, compacted, Editor, epochOf, paintTerrain, Project, setItem, terrainAt } from '../index.ts';
import { copyOf, sampleProject } from '../sample.ts';
import { isSetAside, OfflineCopy } from './offline-copy.ts';

let count = 0;
const copies: OfflineCopy[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const copy of copies.splice(0)) await copy.close();
});

/** A page that opens the copy of a project. */
async function page(project: string): Promise<OfflineCopy> {
  const copy = await OfflineCopy.open(project);
  copies.push(copy);
  return copy;
}

/** A page that got the sample from the server and follows it. */
async function opened(): Promise<{ readonly name: string; readonly copy: OfflineCopy; readonly ann: Editor }> {
  const name = `test-${Date.now()}-${count++}`;
  const copy = await page(name);
  expect(await copy.load()).toEqual([]);
  const ann = new Editor(sampleProject(), 'Ann');
  copy.follow(ann.project.doc, 1, true);
  return { name, copy, ann };
}

function texts(project: Project): unknown {
  return project.ids().map((id) => project.find(id));
}

/** How many changes the browser keeps one by one. */
async function stored(name: string): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(`hexwright:${name}`);
    request.onsuccess = () => resolve(request.result);
  });
  const found = await new Promise<number>((resolve) => {
    const request = database.transaction('changes').objectStore('changes').count();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return found;
}

describe('OfflineCopy', () => {
  it('sets aside what the server takes no more, with the edits that are to be carried over', async () => {
    const { name, copy, ann } = await opened();
    ann.do(paintTerrain(ann.project, 'ford', [0], 'marsh'));
    await copy.acknowledge();
    const base = texts(ann.project);
    ann.do(paintTerrain(ann.project, 'ford', [1], 'wood'));
    await copy.setAside();
    await copy.close();
    const again = await page(name);
    const kept = await again.load();
    expect(isSetAside(kept)).toBe(true);
    expect(kept).toHaveLength(1);
    expect(kept[0].unacknowledged).toBe(1);
    expect(texts(new Project(kept[0].base))).toEqual(base);
    expect(texts(new Project(kept[0].doc))).toEqual(texts(ann.project));
    await again.forget(kept[0].epoch);
    expect(isSetAside(await again.load())).toBe(false);
  });

  it('has everything when the page is loaded again, and knows what the server has not got', async () => {
    const { name, copy, ann } = await opened();
    ann.do(paintTerrain(ann.project, 'ford', [0], 'marsh'));
    await copy.acknowledge();
    expect(copy.unacknowledged).toBe(0);
    const acknowledged = texts(ann.project);
    ann.do(paintTerrain(ann.project, 'ford', [1], 'wood'));
    expect(copy.unacknowledged).toBe(1);
    await copy.close();
    const again = await page(name);
    const [kept, ...others] = await again.load();
    expect(others).toEqual([]);
    expect([kept.epoch, kept.unacknowledged, again.unacknowledged]).toEqual([1, 1, 1]);
    expect(texts(new Project(kept.doc))).toEqual(texts(ann.project));
    expect(texts(new Project(kept.base))).toEqual(acknowledged);
    again.follow(kept.doc, kept.epoch, false);
    await again.acknowledge();
    const [last] = await (await page(name)).load();
    expect(last.unacknowledged).toBe(0);
  });

  it('stays small, and loses nothing by it', async () => {
    const { name, copy, ann } = await opened();
    for (let step = 0; step < 900; step++) {
      ann.do(paintTerrain(ann.project, 'ford', [step % 30], step % 2 === 0 ? 'marsh' : 'wood'));
      if (step % 300 === 299) await copy.acknowledge();
    }
    ann.do(paintTerrain(ann.project, 'ford', [7], 'river'));
    await copy.settled();
    const [kept] = await (await page(name)).load();
    expect(texts(new Project(kept.doc))).toEqual(texts(ann.project));
    expect(kept.unacknowledged).toBe(1);
    expect(await stored(name)).toBeLessThan(500);
  });

  it('stays small with two pages that fold in turn, and loses nothing of either', async () => {
    const { name, copy, ann } = await opened();
    await copy.settled();
    const other = await page(name);
    const [kept] = await other.load();
    const bob = new Editor(new Project(kept.doc), 'Bob');
    other.follow(kept.doc, kept.epoch, false);
    for (const round of [0, 1]) {
      // Neither hears of what the other does.
      for (const [who, own, row] of [
        [ann, copy, 0],
        [bob, other, 1],
      ] as const) {
        for (let step = 0; step < 450; step++) {
          who.do(
            paintTerrain(who.project, 'ford', [row * 6 + (step % 5)], (step + round) % 2 === 0 ? 'marsh' : 'wood'),
          );
        }
        await own.acknowledge();
      }
    }
    const [both] = await (await page(name)).load();
    const terrains = (project: Project, row: number): unknown[] =>
      [0, 1, 2, 3, 4].map((column) => terrainAt(project, 'ford', row * 6 + column));
    expect(terrains(new Project(both.doc), 0)).toEqual(terrains(ann.project, 0));
    expect(terrains(new Project(both.doc), 1)).toEqual(terrains(bob.project, 1));
    expect(both.unacknowledged).toBe(0);
    expect(await stored(name)).toBeLessThan(500);
  });

  it('knows what the server has not got of a later epoch too', async () => {
    const name = `test-${Date.now()}-${count++}`;
    const copy = await page(name);
    await copy.load();
    const ann = new Editor(compacted(sampleProject()), 'Ann');
    copy.follow(ann.project.doc, 2, true);
    ann.do(paintTerrain(ann.project, 'ford', [0], 'marsh'));
    await copy.close();
    const again = await page(name);
    const [kept] = await again.load();
    again.follow(kept.doc, kept.epoch, false);
    expect(again.unacknowledged).toBe(1);
    await again.acknowledge();
    const [last] = await (await page(name)).load();
    expect(last.unacknowledged).toBe(0);
  });

  it('is shared by two pages, each of which answers for its own edits', async () => {
    const { name, copy, ann } = await opened();
    await copy.settled();
    const other = await page(name);
    const [kept] = await other.load();
    const bob = new Editor(new Project(kept.doc), 'Bob');
    other.follow(kept.doc, kept.epoch, false);
    ann.do(paintTerrain(ann.project, 'ford', [0], 'marsh'));
    bob.do(paintTerrain(bob.project, 'ford', [1], 'wood'));
    await Promise.all([copy.acknowledge(), other.settled()]);
    expect([copy.unacknowledged, other.unacknowledged]).toEqual([0, 1]);
    const [both] = await (await page(name)).load();
    expect([0, 1].map((hex) => terrainAt(new Project(both.doc), 'ford', hex))).toEqual(['marsh', 'wood']);
    expect(terrainAt(new Project(both.base), 'ford', 1)).toBe('clear');
    expect(both.unacknowledged).toBe(1);
  });

  it('keeps edits of an earlier epoch until they are carried over', async () => {
    const { name, copy, ann } = await opened();
    const server = compacted(copyOf(ann.project));
    ann.do(setItem(ann.project, 'ford', 'units/guards/values/movement', 9));
    await copy.close();
    const again = await page(name);
    const [kept] = await again.load();
    const editor = new Editor(copyOf(server), 'Ann');
    again.follow(editor.project.doc, epochOf(editor.project), true);
    expect(again.unacknowledged).toBe(0);
    const { operation } = carryOver(new Project(kept.doc), new Project(kept.base), editor.project);
    if (operation !== null) editor.do(operation);
    expect(again.unacknowledged).toBe(1);
    await again.forget(kept.epoch);
    const [now, ...others] = await (await page(name)).load();
    expect(others).toEqual([]);
    expect(now.epoch).toBe(2);
    expect(new Project(now.doc).part('ford:units.json', 'units', 0)).toMatchObject({ values: { movement: 9 } });
  });

  it('goes on in memory where the browser refuses, and says so', async () => {
    const refusing = {
      open: () => {
        throw new DOMException('Not here.', 'SecurityError');
      },
    };
    const copy = await OfflineCopy.open('refused', refusing as unknown as IDBFactory);
    expect(copy.problem?.code).toBe('offline.refused');
    expect(await copy.load()).toEqual([]);
    const ann = new Editor(sampleProject(), 'Ann');
    copy.follow(ann.project.doc, 1, true);
    ann.do(paintTerrain(ann.project, 'ford', [0], 'marsh'));
    await copy.settled();
    expect(copy.unacknowledged).toBe(1);
    await copy.acknowledge();
    expect(copy.unacknowledged).toBe(0);
    await copy.close();
  });

  it('says that there is no room, and catches up when there is', async () => {
    const { name, copy, ann } = await opened();
    await copy.settled();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('No room.', 'QuotaExceededError');
    });
    const told: (string | undefined)[] = [];
    copy.onChange(() => told.push(copy.problem?.code));
    ann.do(paintTerrain(ann.project, 'ford', [0], 'marsh'));
    await copy.settled();
    expect(told.at(-1)).toBe('offline.full');
    vi.restoreAllMocks();
    ann.do(paintTerrain(ann.project, 'ford', [1], 'wood'));
    await copy.settled();
    expect(copy.problem).toBeNull();
    const [kept] = await (await page(name)).load();
    expect(texts(new Project(kept.doc))).toEqual(texts(ann.project));
    expect(kept.unacknowledged).toBeGreaterThan(0);
    expect(Y.encodeStateVector(kept.doc)).toEqual(Y.encodeStateVector(ann.project.doc));
  });
});
