import { describe, expect, it } from 'vitest';
import {
  addFile,
  addItem,
  carryOver,
  compacted,
  Editor,
  paintTerrain,
  removeFile,
  setItem,
  type Project,
} from './index.ts';
import { copyOf, sampleProject } from './sample.ts';

/** A copy with offline edits, the same without them, and a document made anew that has gone on. */
function parted(): { readonly offline: Editor; readonly base: Project; readonly server: Editor } {
  const first = new Editor(sampleProject(), 'Ann');
  first.do(setItem(first.project, 'ford', 'units/guards/values/movement', 7));
  first.do(paintTerrain(first.project, 'ford', [20], 'wood'));
  const base = copyOf(first.project);
  return { offline: new Editor(copyOf(base), 'Ann'), base, server: new Editor(compacted(base), 'Bob') };
}

describe('carryOver', () => {
  it('lets both sides survive, file by file and hex by hex', () => {
    const { offline, base, server } = parted();
    offline.do(setItem(offline.project, 'ford', 'units/guards/values/movement', 9));
    offline.do(paintTerrain(offline.project, 'ford', [0, 1], 'marsh'));
    offline.do(addItem(offline.project, 'ford', 'units', { id: 'late', name: 'Late' }));
    offline.do(addFile(offline.project, 'ford:README.md', 'Written on a train.'));
    server.do(setItem(server.project, 'ford', 'units/archers/values/movement', 3));
    server.do(paintTerrain(server.project, 'ford', [2], 'wood'));
    const { operation, left } = carryOver(offline.project, base, server.project);
    expect(left).toEqual([]);
    expect(operation?.title).toBe('Take over what was changed offline: 3 files');
    const before = server.project.ids().map((id) => server.project.find(id));
    if (operation !== null) server.do(operation);
    expect(server.project.part('ford:units.json', 'units')).toMatchObject([
      { id: 'guards', values: { movement: 9 } },
      { id: 'archers', values: { movement: 3 } },
      { id: 'horse' },
      { id: 'pikes' },
      { id: 'late' },
    ]);
    expect(server.project.part('ford:map.json', 'terrain', 0)).toBe('bba...');
    expect(server.project.text('ford:README.md')).toBe('Written on a train.');
    expect(server.undo()?.left).toBe(0);
    expect(server.project.ids().map((id) => server.project.find(id))).toEqual(before);
  });

  it('removes what was removed, unless somebody has worked on it', () => {
    const { offline, base, server } = parted();
    offline.do(removeFile(offline.project, 'ford:rules.json'));
    offline.do(removeFile(offline.project, 'ford:units.json'));
    server.do(setItem(server.project, 'ford', 'units/archers/values/movement', 3));
    const { operation } = carryOver(offline.project, base, server.project);
    if (operation !== null) server.do(operation);
    expect(server.project.has('ford:rules.json')).toBe(false);
    expect(server.project.has('ford:units.json')).toBe(true);
  });

  it('hands back what is broken, and does nothing where nothing was done', () => {
    const { offline, base, server } = parted();
    expect(carryOver(offline.project, base, server.project)).toEqual({ operation: null, left: [] });
    const file = 'ford:rules.json';
    offline.do(removeFile(offline.project, file));
    offline.do({ title: 'x', apply: (writer) => writer.addFile(file, '{ "modi') });
    const { operation, left } = carryOver(offline.project, base, server.project);
    expect({ operation, left }).toEqual({ operation: null, left: [{ file, text: '{ "modi' }] });
  });
});
