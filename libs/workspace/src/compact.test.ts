import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { clutterOf, compacted, epochOf } from './compact.ts';
import { addItem, Editor, paintElevation, paintTerrain, setItem, terrainAt } from './index.ts';
import { sampleProject } from './sample.ts';

function texts(editor: Editor): unknown {
  return editor.project.ids().map((id) => editor.project.find(id));
}

describe('compacted', () => {
  it('holds the same, without the past, and can be taken back as before', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    const start = texts(ann);
    ann.do(paintTerrain(ann.project, 'ford', [0, 1, 8], 'marsh'));
    ann.do(paintElevation(ann.project, 'ford', [0], 5));
    ann.do(addItem(ann.project, 'ford', 'modifiers', { id: 'new', applies: 'a', label: 'b', value: 1 }));
    ann.do(setItem(ann.project, 'ford', 'modifiers/new/value', 2));
    ann.do(setItem(ann.project, 'ford', 'units/guards/note', 'Old guards of the ford.'));
    ann.do(setItem(ann.project, 'ford', 'units/horse', undefined));
    ann.undo();
    const end = texts(ann);
    const old = ann.project;
    ann.moveTo(compacted(old));
    expect(texts(ann)).toEqual(end);
    expect(clutterOf(ann.project)).toBe(0);
    expect(epochOf(ann.project)).toBe(epochOf(old) + 1);
    expect(ann.redo()?.left).toBe(0);
    expect(ann.project.text('ford:units.json')).not.toContain('horse');
    const { length } = ann.done;
    for (let step = 0; step < length; step++) expect(ann.undo()?.left).toBe(0);
    expect(texts(ann)).toEqual(start);
    for (let step = 1; step < length; step++) expect(ann.redo()?.left).toBe(0);
    expect(texts(ann)).toEqual(end);
  });

  it('keeps a document small through any number of paints and undos', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    let largest = 0;
    for (let step = 0; step < 6000; step++) {
      ann.do(paintTerrain(ann.project, 'ford', [step % 30], Math.floor(step / 30) % 2 === 0 ? 'marsh' : 'wood'));
      if (step % 3 === 0) ann.undo();
      if (clutterOf(ann.project) < 1000) continue;
      largest = Math.max(largest, Y.encodeStateAsUpdate(ann.project.doc).length);
      ann.moveTo(compacted(ann.project));
    }
    expect(largest).toBeLessThan(40_000);
    expect(ann.done).toHaveLength(500);
    expect(terrainAt(ann.project, 'ford', 5999 % 30)).toBe('wood');
    ann.undo();
    expect(terrainAt(ann.project, 'ford', 5999 % 30)).not.toBe('wood');
  });
});
