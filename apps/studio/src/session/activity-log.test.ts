import { Editor, openPackage, paintTerrain, Project } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { ActivityLog } from './activity-log.ts';
import { OwnEditor } from './own-editor.ts';

const MAP = {
  grid: { orientation: 'flat', columns: 3, rows: 2, shift: 'odd' },
  numbering: { preset: 'column-row' },
  terrainCodes: { '.': 'clear', m: 'marsh' },
  terrain: ['...', '...'],
  elevation: ['111', '111'],
};
const SCENARIO = { id: 'my/war', title: 'War', kind: 'battle' };
const TERRAIN = {
  terrains: [
    { id: 'clear', name: 'Clear', cost: 1 },
    { id: 'marsh', name: 'Marsh', cost: 2 },
  ],
};

function opened(): {
  readonly own: OwnEditor;
  readonly other: Editor;
  readonly activity: ActivityLog;
  readonly clock: { now: number };
} {
  const files = { 'scenario.json': SCENARIO, 'map.json': MAP, 'terrain.json': TERRAIN };
  const texts = Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)] as const);
  const project = openPackage('my/war', new Map(texts));
  // Once written to, a map tells which hexes are painted.
  project.materialise('my/war:map.json');
  const own = new OwnEditor(project, 'You');
  const clock = { now: 1000 };
  const activity = new ActivityLog(project, own, () => clock.now);
  activity.begin();
  return { own, other: new Editor(project, 'Other'), activity, clock };
}

const paint = (editor: Editor, hexes: readonly number[]): unknown =>
  editor.do(paintTerrain(editor.project, 'my/war', hexes, 'marsh'));

describe('ActivityLog', () => {
  it('knows what files were when it began', () => {
    const { own, activity } = opened();
    paint(own, [1]);
    expect(activity.opened.get('my/war:map.json')).toContain('"..."');
    expect(own.project.text('my/war:map.json')).toContain('".m."');
  });

  it('notes own steps by name, with the hexes they touched, and their being taken back', () => {
    const { own, activity } = opened();
    paint(own, [1, 4]);
    own.undo();
    const [done, undone] = activity.entries.value;
    expect(done).toMatchObject({ who: 'you', title: own.undone[0], at: 1000 });
    expect(done.hexes.get('my/war:map.json')).toEqual(new Set(['1,0', '1,1']));
    expect(undone.title).toMatch(/^Undo: /);
    expect(activity.lastChanges.get('my/war')).toBe(1000);
  });

  it('makes a gesture one entry, and none of one that was given up', () => {
    const { own, activity } = opened();
    own.begin('Paint a swamp');
    paint(own, [0]);
    paint(own, [1]);
    expect(activity.entries.value).toEqual([]);
    own.end();
    expect(activity.entries.value.map(({ title }) => title)).toEqual(['Paint a swamp']);
    own.begin('Paint more');
    paint(own, [2]);
    own.cancel();
    expect(activity.entries.value).toHaveLength(1);
  });

  it('puts together what others do in a short while', () => {
    const { other, activity, clock } = opened();
    paint(other, [0]);
    clock.now += 1000;
    paint(other, [1]);
    clock.now += 60_000;
    paint(other, [2]);
    expect(activity.entries.value.map(({ who, title }) => `${who}: ${title}`)).toEqual([
      'others: 2 hexes of map.json',
      'others: 1 hex of map.json',
    ]);
  });

  it('knows in which copies others wrote, and keeps two people apart', () => {
    const { own, activity } = opened();
    const copies = ['Ann', 'Ben'].map((name) => {
      const copy = new Project();
      Y.applyUpdate(copy.doc, Y.encodeStateAsUpdate(own.project.doc));
      return new Editor(copy, name);
    });
    for (const [index, editor] of copies.entries()) {
      paint(editor, [index]);
      Y.applyUpdate(own.project.doc, Y.encodeStateAsUpdate(editor.project.doc));
    }
    expect(activity.entries.value.map(({ clients }) => clients)).toEqual(
      copies.map(({ project }) => [project.doc.clientID]),
    );
  });

  it('tells what each step has changed, from what to what', async () => {
    const { own, other, activity } = opened();
    paint(own, [1, 4]);
    own.undo();
    const [done, undone] = activity.entries.value.map(({ differences }) => differences[0].painted[0]);
    expect(done).toMatchObject({ was: 'clear', now: 'marsh', hexes: [{ row: 0 }, { row: 1 }] });
    expect(undone).toMatchObject({ was: 'marsh', now: 'clear' });
    paint(other, [2]);
    await expect
      .poll(() => activity.entries.value.at(-1)?.differences[0]?.painted[0])
      .toMatchObject({ now: 'marsh', hexes: [{ column: 2, row: 0 }] });
    activity.close();
  });
});
