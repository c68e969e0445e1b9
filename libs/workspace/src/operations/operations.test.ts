import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '@hexwright/model';
import {
  addItem,
  addLabel,
  addZone,
  addFile,
  deriveVariant,
  drawHexside,
  drawPath,
  duplicateItem,
  duplicatePackage,
  Editor,
  eraseHexside,
  findReferences,
  flipUnit,
  paintTerrain,
  paintZone,
  placementOf,
  placeUnit,
  removeFile,
  removeFromMap,
  renameItem,
  setItem,
  takeUnitOff,
  type Plan,
} from '../index.ts';
import { copyOf, sampleProject, sync } from '../sample.ts';

function designer(): Editor {
  return new Editor(sampleProject(), 'Ann');
}

/** Makes an edit, takes it back, makes it again; nothing else may have changed in between. */
function make(editor: Editor, plan: Plan): void {
  const texts = (): unknown => editor.project.ids().map((id) => editor.project.find(id));
  const before = texts();
  expect(editor.do(plan)).toBeNull();
  const after = texts();
  editor.undo();
  expect(texts()).toEqual(before);
  editor.redo();
  expect(texts()).toEqual(after);
}

describe('what lies on the map', () => {
  it('draws a hexside once, no matter who draws it and from where', () => {
    const ann = designer();
    const bob = new Editor(copyOf(ann.project), 'Bob');
    make(ann, drawHexside(ann.project, 'ford', 'ridge', 0, 1));
    bob.do(drawHexside(bob.project, 'ford', 'ridge', 1, 0));
    sync(ann.project, bob.project);
    expect(ann.project.part('ford:map.json', 'hexsides')).toEqual([
      { id: 'ridge-0101-0201', feature: 'ridge', between: ['0101', '0201'] },
    ]);
    expect(bob.project.text('ford:map.json')).toBe(ann.project.text('ford:map.json'));
    make(ann, eraseHexside(ann.project, 'ford', 1, 0));
    expect(ann.project.part('ford:map.json', 'hexsides')).toEqual([]);
    expect(ann.do(drawHexside(ann.project, 'ford', 'ridge', 0, 20))).toMatchObject({ code: 'hex.unknown' });
  });

  it('draws a road once, and removes it', () => {
    const ann = designer();
    make(ann, drawPath(ann.project, 'ford', 'road', 'low-road', [24, 25]));
    make(ann, removeFromMap(ann.project, 'ford', 'features', 'low-road'));
    expect(ann.do(drawPath(ann.project, 'ford', 'road', 'high-road', [24]))).toMatchObject({ code: 'id.duplicate' });
  });

  it('writes labels and paints zones', () => {
    const ann = designer();
    make(ann, addLabel(ann.project, 'ford', 'the-ford', 'The Ford', 8));
    expect(ann.project.part('ford:map.json', 'labels')).toEqual([{ id: 'the-ford', text: 'The Ford', hex: '0302' }]);
    make(ann, addZone(ann.project, 'ford', { id: 'start', purpose: 'set-up', side: 'red' }, [0, 1]));
    const bob = new Editor(copyOf(ann.project), 'Bob');
    make(ann, paintZone(ann.project, 'ford', 'start', [2], [0]));
    bob.do(paintZone(bob.project, 'ford', 'start', [6, 2]));
    sync(ann.project, bob.project);
    const hexes = ann.project.part('ford:map.json', 'zones', 1, 'hexes') as readonly string[];
    expect(hexes.toSorted()).toEqual(['0102', '0201', '0301']);
  });

  it('says when there is no map, or nothing of that name', () => {
    const ann = designer();
    ann.do(addFile(ann.project, 'empty:scenario.json', '{ "id": "empty" }'));
    expect(ann.do(addLabel(ann.project, 'empty', 'a', 'A', 0))).toMatchObject({ code: 'reference.unknown' });
    expect(ann.do(paintZone(ann.project, 'ford', 'cmap', [0]))).toMatchObject({ code: 'reference.unknown' });
  });
});

describe('units in the set-up', () => {
  it('places, moves, turns over and takes off', () => {
    const ann = designer();
    make(ann, placeUnit(ann.project, 'ford', 'archers', { hexes: [3], face: 'front' }));
    make(ann, placeUnit(ann.project, 'ford', 'archers', { hexes: [4] }));
    make(ann, flipUnit(ann.project, 'ford', 'archers', 'back'));
    expect(placementOf(ann.project, 'ford', 'archers')).toEqual({ unit: 'archers', hexes: ['0501'], face: 'back' });
    make(ann, takeUnitOff(ann.project, 'ford', 'archers'));
    expect(ann.do(placeUnit(ann.project, 'ford', 'archer', { hexes: [3] }))?.message).toContain('archers');
    expect(ann.do(placeUnit(ann.project, 'ford', 'archers', { hexes: [-1] }))).toMatchObject({ code: 'hex.unknown' });
  });

  it('places a unit once when two people place it at the same time', () => {
    const ann = designer();
    const bob = new Editor(copyOf(ann.project), 'Bob');
    ann.do(placeUnit(ann.project, 'ford', 'archers', { hexes: [3] }));
    bob.do(placeUnit(bob.project, 'ford', 'archers', { hexes: [4] }));
    sync(ann.project, bob.project);
    const setUp = ann.project.part('ford:scenario.json', 'setUp') as readonly { readonly unit: string }[];
    expect(setUp.filter(({ unit }) => unit === 'archers')).toHaveLength(1);
  });
});

describe('items', () => {
  it('alters an own item where it stands, and an inherited one by a change', () => {
    const ann = designer();
    make(ann, setItem(ann.project, 'ford', 'modifiers/wet/value', -2));
    make(ann, setItem(ann.project, 'ford-dry', 'modifiers/wet/value', 0, { reason: 'It is dry.' }));
    make(ann, setItem(ann.project, 'ford-dry', 'modifiers/flank', undefined, { case: '9.1' }));
    expect(ann.project.part('ford-dry:rules.json', 'changes')).toEqual([
      { op: 'set', target: 'modifiers/wet/value', value: 0, reason: 'It is dry.' },
      { op: 'remove', target: 'modifiers/flank', case: '9.1' },
    ]);
    expect(ann.project.part('ford-dry:rules.json', '$schema')).toBe('../../schemas/rules.schema.json');
    make(ann, setItem(ann.project, 'ford-dry', 'modifiers/wet/value', -2));
    expect(ann.project.part('ford-dry:rules.json', 'changes')).toHaveLength(1);
    expect(ann.do(setItem(ann.project, 'ford-dry', 'modifiers/wett/value', 1))?.message).toContain('wet');
    expect(ann.do(setItem(ann.project, 'ford', 'modifers/wet/value', 1))?.message).toContain('modifiers');
  });

  it('paints an inherited map by changes', () => {
    const ann = designer();
    make(ann, paintTerrain(ann.project, 'ford-dry', [8, 9], 'marsh', { reason: 'Dry.' }));
    make(ann, paintTerrain(ann.project, 'ford-dry', [9], 'clear', { reason: 'Drier.' }));
    expect(ann.project.part('ford-dry:map.json', 'changes')).toEqual([
      { op: 'set', target: 'map/terrain/0302', value: 'marsh', reason: 'Dry.' },
      { op: 'set', target: 'map/terrain/0402', value: 'clear', reason: 'Drier.' },
    ]);
  });

  it('adds and duplicates, under names that are not taken', () => {
    const ann = designer();
    make(
      ann,
      addItem(ann.project, 'ford', 'modifiers', { id: 'late', applies: 'melee.dice', label: 'Late', value: 1 }),
    );
    make(ann, duplicateItem(ann.project, 'ford-dry', 'units/guards', 'guards-2'));
    expect(ann.project.part('ford-dry:units.json', 'units', 0, 'id')).toBe('guards-2');
    expect(ann.do(duplicateItem(ann.project, 'ford-dry', 'units/guards', 'pikes'))).toMatchObject({
      code: 'id.duplicate',
    });
  });

  it('only knows problem codes that are listed', () => {
    const ann = designer();
    const plans = [
      setItem(ann.project, 'ford', 'x/y', 1),
      addItem(ann.project, 'ford', 'x', {}),
      deriveVariant(ann.project, 'ford', 'Ford!', ''),
      deriveVariant(ann.project, 'frod', 'new', ''),
      removeFile(ann.project, 'ford:none.json'),
    ];
    for (const plan of plans) expect(Object.keys(PROBLEM_CODES)).toContain(ann.do(plan)?.code);
  });
});

describe('renaming', () => {
  it('shows every place first, then renames it everywhere', () => {
    const ann = designer();
    ann.do(setItem(ann.project, 'ford-dry', 'units/guards/values/movement', 5, { reason: 'Heat.' }));
    const found = findReferences(ann.project, 'ford', 'units', 'guards', 'lifeguards');
    expect(found.map(({ file, pointer }) => `${file}${pointer}`)).toEqual([
      'ford:scenario.json/setUp/0/unit',
      'ford:units.json/units/0/id',
      'ford-dry:units.json/changes/0/target',
    ]);
    make(ann, renameItem(ann.project, 'ford', 'units', 'guards', 'lifeguards'));
    expect(findReferences(ann.project, 'ford', 'units', 'guards', 'x')).toEqual([]);
    expect(ann.do(renameItem(ann.project, 'ford', 'units', 'lifeguards', 'pikes'))).toMatchObject({
      code: 'id.duplicate',
    });
  });

  it('keeps what somebody else changes in the item meanwhile', () => {
    const ann = designer();
    const bob = new Editor(copyOf(ann.project), 'Bob');
    ann.do(renameItem(ann.project, 'ford', 'units', 'guards', 'lifeguards'));
    bob.do(setItem(bob.project, 'ford', 'units/guards/values/movement', 9));
    sync(ann.project, bob.project);
    expect(ann.project.part('ford:units.json', 'units', 0)).toMatchObject({
      id: 'lifeguards',
      values: { movement: 9 },
    });
  });

  it('renames a terrain on every hex, and a side in formulas when asked to', () => {
    const ann = designer();
    make(ann, renameItem(ann.project, 'ford', 'terrains', 'river', 'stream'));
    expect(ann.project.part('ford:map.json', 'terrainCodes')).toEqual({ '.': 'clear', '~': 'stream' });
    expect(ann.project.part('ford:map.json', 'terrain', 1)).toBe('..~~..');
    const formulas = findReferences(ann.project, 'ford', 'sides', 'red', 'crimson').filter((one) => !one.isCertain);
    expect(formulas.map(({ after }) => after)).toEqual(['unit.side == "crimson"']);
    make(ann, renameItem(ann.project, 'ford', 'sides', 'red', 'crimson', true));
    expect(ann.project.text('ford:rules.json')).not.toContain('red');
  });
});

describe('packages', () => {
  it('duplicates, derives, and takes files away and back', () => {
    const ann = designer();
    make(ann, duplicatePackage(ann.project, 'ford', 'ford/again', 'The ford again'));
    expect(ann.project.part('ford/again:scenario.json', 'id')).toBe('ford/again');
    expect(ann.project.part('ford/again:map.json', '$schema')).toBe('../../../schemas/map.schema.json');
    make(ann, deriveVariant(ann.project, 'ford/again', 'ford/wet', 'In spring'));
    make(ann, removeFile(ann.project, 'ford:units.json'));
    expect(ann.project.text('ford:units.json')).toBeUndefined();
    make(ann, addFile(ann.project, 'ford:units.json', '{ "units": [] }'));
    expect(ann.project.part('ford:units.json')).toEqual({ units: [] });
    expect(ann.do(addFile(ann.project, 'ford:units.json', '{}'))).toMatchObject({ code: 'id.duplicate' });
    expect(ann.do(addFile(ann.project, 'ford:notes.md', 'Notes'))).toBeNull();
  });
});
