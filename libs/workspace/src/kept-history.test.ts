import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addFile,
  addItem,
  Editor,
  paintTerrain,
  removeFile,
  removeItem,
  setItem,
  type KeptHistory,
  type Plan,
  type Project,
} from './index.ts';
import { copyOf, sampleProject } from './sample.ts';

const MUCH = 1_000_000;

/** The same person in a page that was loaded again: the document as it is, and the steps as text. */
function reloaded(editor: Editor, most = MUCH): Editor {
  const next = new Editor(copyOf(editor.project), editor.name);
  next.recall(JSON.parse(JSON.stringify(editor.kept(most))) as KeptHistory);
  return next;
}

function texts(project: Project): Record<string, string | undefined> {
  return Object.fromEntries(project.files().map((file) => [file, project.text(file)]));
}

describe('steps that are kept', () => {
  it('can be undone and redone in another page', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    const before = texts(ann.project);
    ann.do(paintTerrain(ann.project, 'ford', [0, 1], 'marsh'));
    ann.do(setItem(ann.project, 'ford', 'units/guards/note', 'Old guards.'));
    ann.do(removeItem(ann.project, 'ford', 'units/horse'));
    const after = texts(ann.project);
    ann.undo();
    const next = reloaded(ann);
    expect(next.done).toEqual(ann.done);
    expect(next.undone).toEqual(ann.undone);
    expect(next.redo()?.left).toBe(0);
    expect(texts(next.project)).toEqual(after);
    while (next.undo() !== null);
    expect(texts(next.project)).toEqual(before);
  });

  it('are the newest ones where there is no room for all', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    for (const name of ['A', 'B', 'C']) ann.do(setItem(ann.project, 'ford', 'units/guards/name', name));
    const sizes = ann.kept(MUCH).done.map((step) => JSON.stringify(step).length);
    expect(reloaded(ann, sizes[1] + sizes[2]).done).toEqual(ann.done.slice(1));
    expect(reloaded(ann, sizes[2] - 1).done).toEqual([]);
  });

  it('do in any order what they would have done in the first page', () => {
    const hexes = fc.uniqueArray(fc.nat({ max: 29 }), { minLength: 1, maxLength: 4 });
    const act = fc.oneof(
      fc.record({ act: fc.constant('paint'), hexes, to: fc.constantFrom('marsh', 'wood', 'river') }),
      fc.record({
        act: fc.constantFrom('name', 'note', 'remove', 'add', 'file', 'unfile'),
        to: fc.constantFrom('a', 'b', 'c'),
      }),
      fc.record({ act: fc.constantFrom('undo', 'undo', 'redo', 'reload'), to: fc.constant('') }),
    );
    fc.assert(
      fc.property(fc.array(act, { minLength: 2, maxLength: 14 }), (acts) => {
        const ann = new Editor(sampleProject(), 'Ann');
        let bea = new Editor(sampleProject(), 'Bea');
        for (const one of acts) {
          if (one.act === 'reload') bea = reloaded(bea);
          const outcomes = [ann, bea].map((editor) => {
            if (one.act === 'undo') return editor.undo();
            if (one.act === 'redo') return editor.redo();
            if (one.act !== 'reload')
              editor.do(planOf(editor.project, one.act, one.to, 'hexes' in one ? one.hexes : []));
            return null;
          });
          expect(outcomes[1]).toEqual(outcomes[0]);
          expect(texts(bea.project)).toEqual(texts(ann.project));
        }
      }),
    );
  });
});

function planOf(project: Project, act: string, to: string, hexes: readonly number[]): Plan {
  if (act === 'paint') return paintTerrain(project, 'ford', hexes, to);
  if (act === 'name') return setItem(project, 'ford', 'units/guards/name', to);
  if (act === 'note') return setItem(project, 'ford', 'units/guards/note', `The guards of ${to}.`);
  if (act === 'remove') return removeItem(project, 'ford', 'units/guards');
  if (act === 'add') return addItem(project, 'ford', 'units', { id: to, name: to });
  return act === 'file' ? addFile(project, `ford:${to}.md`, `# ${to}`) : removeFile(project, `ford:${to}.md`);
}
