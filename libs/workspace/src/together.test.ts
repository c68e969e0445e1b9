import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import {
  addFile,
  addItem,
  drawHexside,
  Editor,
  insertAt,
  paintElevation,
  paintTerrain,
  paintZone,
  placeUnit,
  removeFile,
  renameItem,
  resizeMap,
  setAt,
  setItem,
  takeUnitOff,
  type Plan,
} from './index.ts';
import { copyOf, sampleProject } from './sample.ts';

type Action = (editor: Editor) => Plan | 'undo' | 'redo';

const hex = fc.nat({ max: 29 });
const unit = fc.constantFrom('guards', 'archers', 'horse', 'pikes');
const terrain = fc.constantFrom('clear', 'marsh', 'wood');

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(fc.array(hex, { maxLength: 4 }), terrain).map(
    ([hexes, id]): Action =>
      ({ project }) =>
        paintTerrain(project, 'ford', hexes, id),
  ),
  hex.map(
    (one): Action =>
      ({ project }) =>
        paintElevation(project, 'ford', [one], one % 10),
  ),
  fc.tuple(unit, hex).map(
    ([id, one]): Action =>
      ({ project }) =>
        placeUnit(project, 'ford', id, { hexes: [one] }),
  ),
  unit.map(
    (id): Action =>
      ({ project }) =>
        takeUnitOff(project, 'ford', id),
  ),
  fc.tuple(unit, fc.nat({ max: 20 })).map(
    ([id, value]): Action =>
      ({ project }) =>
        setItem(project, 'ford', `units/${id}/values/movement`, value),
  ),
  unit.map(
    (id): Action =>
      ({ project }) =>
        setItem(project, 'ford', `units/${id}`, undefined),
  ),
  fc.tuple(unit, unit).map(
    ([id, to]): Action =>
      ({ project }) =>
        renameItem(project, 'ford', 'units', id, `${to}-2`),
  ),
  fc.tuple(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 })).map(
    ([left, bottom]): Action =>
      ({ project }) =>
        resizeMap(project, 'ford', { left, bottom }),
  ),
  hex.map(
    (one): Action =>
      ({ project }) =>
        drawHexside(project, 'ford', 'ridge', one, one + 1),
  ),
  hex.map(
    (one): Action =>
      ({ project }) =>
        paintZone(project, 'ford', 'camp', [one]),
  ),
  fc.nat({ max: 3 }).map(
    (number): Action =>
      ({ project }) =>
        addItem(project, 'ford', 'modifiers', { id: `new-${number}`, applies: 'a', label: 'b', value: 1 }),
  ),
  fc.constantFrom('ford:rules.json', 'ford:units.json').map(
    (file): Action =>
      ({ project }) =>
        project.has(file) ? removeFile(project, file) : addFile(project, file, '{}'),
  ),
  fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 20 })).map(
    ([index, value]): Action =>
      ({ project }) =>
        insertAt(project, 'ford:units.json', `/units/${index}/faces`, { id: `face-${value}`, values: { value } }),
  ),
  fc.tuple(unit, fc.nat({ max: 20 })).map(
    ([id, value]): Action =>
      ({ project }) =>
        setItem(project, 'ford', `units/${id}/faces/face-1/values/value`, value),
  ),
  fc.tuple(fc.constantFrom('constructor', 'toString', 'title'), fc.nat({ max: 9 })).map(
    ([name, value]): Action =>
      ({ project }) =>
        setAt(project, 'ford:map.json', `/grid/${name}`, value),
  ),
  fc.constantFrom<Action>(
    () => 'undo',
    () => 'redo',
  ),
);

function act(editor: Editor, one: Action): void {
  const plan = one(editor);
  if (plan === 'undo') editor.undo();
  else if (plan === 'redo') editor.redo();
  else editor.do(plan);
}

/** Sends one person everything that another one has. */
function send(from: Editor, to: Editor): void {
  const missing = Y.encodeStateAsUpdate(from.project.doc, Y.encodeStateVector(to.project.doc));
  Y.applyUpdate(to.project.doc, missing);
}

function texts(editor: Editor): unknown {
  return editor.project.ids().map((id) => [...(editor.project.find(id)?.files ?? [])]);
}

describe.each([2, 3])('%i people at once', (people) => {
  it('come to the same texts, in whatever order edits and messages go', () => {
    const steps = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.option(action)), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (list) => {
        const first = sampleProject();
        const editors = Array.from(
          { length: people },
          (_, index) => new Editor(index === 0 ? first : copyOf(first), `Person ${index}`),
        );
        for (const [who, other, one] of list) {
          const editor = editors[who % people];
          if (one === null) send(editor, editors[other % people]);
          else act(editor, one);
        }
        for (const from of editors) for (const to of editors) send(from, to);
        for (const from of editors) for (const to of editors) send(from, to);
        for (const editor of editors) expect(texts(editor)).toEqual(texts(editors[0]));
        for (const key of first.files()) expect(first.content(key)).not.toBeNull();
      }),
      { numRuns: 60 },
    );
  });
});

describe('one person alone', () => {
  it('comes back to the beginning by undo, and forward again by redo', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 25 }), (actions) => {
        const ann = new Editor(sampleProject(), 'Ann');
        const before = texts(ann);
        for (const one of actions) act(ann, one);
        const after = texts(ann);
        const { length } = ann.done;
        for (let index = 0; index < length; index++) expect(ann.undo()?.left).toBe(0);
        expect(texts(ann)).toEqual(before);
        for (let index = 0; index < length; index++) expect(ann.redo()?.left).toBe(0);
        expect(texts(ann)).toEqual(after);
      }),
      { numRuns: 60 },
    );
  });

  it('takes painting back that lies under a resize which was taken back and made again', () => {
    const ann = new Editor(sampleProject(), 'Ann');
    const before = texts(ann);
    const resize = (): void => act(ann, ({ project }) => resizeMap(project, 'ford', { left: -1 }));
    act(ann, ({ project }) => paintElevation(project, 'ford', [2], 2));
    resize();
    ann.undo();
    resize();
    expect([ann.undo()?.left, ann.undo()?.left]).toEqual([0, 0]);
    expect(texts(ann)).toEqual(before);
  });
});
