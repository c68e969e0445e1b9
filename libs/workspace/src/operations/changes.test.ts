import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkPackage, resolveChain, type JsonValue } from '@hexwright/model';
import {
  addItem,
  alterItem,
  duplicateItem,
  Editor,
  MapTerrain,
  itemOf,
  moveItem,
  addLabel,
  eraseHexside,
  drawHexside,
  paintTerrain,
  paintZone,
  placementOf,
  placeUnit,
  removeFromMap,
  removeItem,
  revertItem,
  setItem,
  setItems,
  takeUnitOff,
} from '../index.ts';
import { sampleProject } from '../sample.ts';

const DRY = 'ford-dry';

function designer(): Editor {
  return new Editor(sampleProject(), 'Ann');
}

function changes(editor: Editor, file: string): unknown {
  return editor.project.part(`${DRY}:${file}`, 'changes') ?? [];
}

/** The codes of what the model has against the changes of the variant. */
function linkProblems(editor: Editor): string[] {
  const source = editor.project.find(DRY);
  if (source === null) return ['none'];
  const chain = resolveChain(source, editor.project);
  if (!chain.ok) return chain.problems.map(({ code }) => code);
  const codes = linkPackage(chain.chain).problems.map(({ code }) => code);
  return codes.filter((code) => code.startsWith('change.') && code !== 'change.uncited');
}

describe('an inherited item', () => {
  it('is taken off the map, turned or moved with the reason that is given', () => {
    const ann = designer();
    const because = { case: '4.2', reason: 'A dry summer.' };
    ann.do(removeFromMap(ann.project, DRY, 'features', 'high-road', because));
    ann.do(paintZone(ann.project, DRY, 'camp', [0], [], because));
    ann.do(setItem(ann.project, DRY, 'setUp/guards/facing', 'N', because));
    ann.do(takeUnitOff(ann.project, DRY, 'guards', because));
    const all = [changes(ann, 'map.json'), changes(ann, 'scenario.json')].flat() as object[];
    expect(all).toHaveLength(3);
    for (const change of all) expect(change).toMatchObject(because);
  });

  it('is altered as it is at the moment, whatever was shown when the alteration was thought of', () => {
    const ann = designer();
    const put = (field: string, value: JsonValue) => (now: JsonValue | undefined) => ({
      ...(now as object),
      [field]: value,
    });
    const values = 'units/guards/values';
    const before = itemOf(ann.project, DRY, values) as object;
    const [first, second] = [put('movement', 9), put('strength', 5)];
    ann.do(alterItem(ann.project, DRY, values, first, { reason: 'Dry mapTerrain.' }));
    ann.do(alterItem(ann.project, DRY, values, second, { reason: 'Dry mapTerrain.' }));
    expect(itemOf(ann.project, DRY, values)).toEqual({ ...before, movement: 9, strength: 5 });
  });

  it('is altered by the fewest changes that say so, and reverted by taking them out', () => {
    const ann = designer();
    ann.do(setItem(ann.project, DRY, 'units/guards/values/movement', 9, { reason: 'Dry mapTerrain.' }));
    ann.do(setItem(ann.project, DRY, 'units/guards/class', 'infantry', { reason: 'So.' }));
    ann.do(setItem(ann.project, DRY, 'units/guards/faces/back/values/movement', 7, { case: '3.1' }));
    expect(changes(ann, 'units.json')).toEqual([
      { op: 'set', target: 'units/guards/values/movement', value: 9, reason: 'Dry mapTerrain.' },
      { op: 'add', target: 'units/guards/class', value: 'infantry', reason: 'So.' },
      { op: 'set', target: 'units/guards/faces/back/values/movement', value: 7, case: '3.1' },
    ]);
    expect(itemOf(ann.project, DRY, 'units/guards/values/movement')).toBe(9);
    expect(linkProblems(ann)).toEqual([]);
    ann.do(revertItem(ann.project, DRY, 'units/guards/values'));
    ann.do(setItem(ann.project, DRY, 'units/guards/faces/back/values/movement', 4));
    expect(changes(ann, 'units.json')).toEqual([
      { op: 'add', target: 'units/guards/class', value: 'infantry', reason: 'So.' },
    ]);
    ann.do(revertItem(ann.project, DRY, 'units/guards'));
    expect(changes(ann, 'units.json')).toEqual([]);
    expect(ann.do(revertItem(ann.project, 'ford', 'units/guards'))).toMatchObject({ code: 'change.hits-nothing' });
  });

  it('is removed, brought back, and added again changed', () => {
    const ann = designer();
    ann.do(setItem(ann.project, DRY, 'units/guards/name', 'Old Guards', { reason: 'x' }));
    ann.do(removeItem(ann.project, DRY, 'units/guards', { reason: 'Gone.' }));
    expect(changes(ann, 'units.json')).toEqual([{ op: 'remove', target: 'units/guards', reason: 'Gone.' }]);
    expect(ann.do(setItem(ann.project, DRY, 'units/guards/name', 'x'))).toMatchObject({ code: 'reference.unknown' });
    ann.do(addItem(ann.project, DRY, 'units', { id: 'guards', name: 'New Guards' }));
    expect(itemOf(ann.project, DRY, 'units/guards')).toEqual({ id: 'guards', name: 'New Guards' });
    expect(linkProblems(ann)).toEqual([]);
    ann.do(revertItem(ann.project, DRY, 'units/guards'));
    expect(changes(ann, 'units.json')).toEqual([]);
  });

  it('that is replaced as a whole stays replaced, and is edited within', () => {
    const ann = designer();
    const file = `${DRY}:units.json`;
    const replace = { op: 'replace', target: 'units/guards', value: { id: 'guards', name: 'A' }, reason: 'y' };
    ann.do(addItem(ann.project, DRY, 'units', { id: 'extra', name: 'Extra' }));
    ann.do({ title: 'x', apply: (writer) => writer.set([file, 'changes'], [replace]) });
    ann.do(setItem(ann.project, DRY, 'units/guards/name', 'C'));
    expect(changes(ann, 'units.json')).toEqual([{ ...replace, value: { id: 'guards', name: 'C' } }]);
  });

  it('finds changes that stand in another file than they need', () => {
    const ann = designer();
    const change = { op: 'set', target: 'units/guards/name', value: 'Odd', case: '1' };
    ann.do({
      title: 'x',
      apply: (writer) => {
        writer.open(`${DRY}:scenario.json`);
        writer.set([`${DRY}:scenario.json`, 'changes'], [change]);
      },
    });
    ann.do(setItem(ann.project, DRY, 'units/guards/name', 'Even'));
    expect(changes(ann, 'scenario.json')).toEqual([{ ...change, value: 'Even' }]);
    expect(changes(ann, 'units.json')).toEqual([]);
  });

  it('is altered in the set-up and on the map', () => {
    const ann = designer();
    ann.do(placeUnit(ann.project, DRY, 'guards', { hexes: [2, 3], facing: 'S' }, { reason: 'Nearer.' }));
    expect(changes(ann, 'scenario.json')).toEqual([
      { op: 'set', target: 'setUp/guards/hexes', value: ['0301', '0401'], reason: 'Nearer.' },
    ]);
    ann.do(takeUnitOff(ann.project, DRY, 'guards'));
    expect(placementOf(ann.project, DRY, 'guards')).toBeUndefined();
    ann.do(paintZone(ann.project, DRY, 'camp', [0]));
    ann.do(paintTerrain(ann.project, DRY, [0, 8], 'marsh', { reason: 'Wet.' }));
    ann.do(paintTerrain(ann.project, DRY, [8], 'river'));
    expect(changes(ann, 'map.json')).toEqual([
      { op: 'set', target: 'map/zones/camp/hexes', value: ['0405', '0505', '0101'] },
      { op: 'set', target: 'map/terrain/0101', value: 'marsh', reason: 'Wet.' },
    ]);
    expect(new MapTerrain(ann.project, DRY).terrainAt(0)).toBe('marsh');
    expect(linkProblems(ann)).toEqual([]);
    ann.do(revertItem(ann.project, DRY, 'map/terrain/0101'));
    expect(new MapTerrain(ann.project, DRY).terrainAt(0)).toBe('clear');
  });

  it('is erased from an inherited map by a change, once', () => {
    const ann = designer();
    ann.do(drawHexside(ann.project, 'ford', 'ridge', 0, 1));
    ann.do(addLabel(ann.project, 'ford', 'ford', 'Ford', 8));
    ann.do(drawHexside(ann.project, DRY, 'ridge', 1, 0));
    expect(changes(ann, 'map.json')).toEqual([]);
    ann.do(eraseHexside(ann.project, DRY, 1, 0));
    ann.do(setItem(ann.project, DRY, 'map/labels/ford/hex', '0402'));
    expect(changes(ann, 'map.json')).toEqual([
      { op: 'remove', target: 'map/hexsides/ridge-0101-0201' },
      { op: 'set', target: 'map/labels/ford/hex', value: '0402' },
    ]);
  });
});

describe('lists', () => {
  it('take new items beside others, own or inherited, and move own ones', () => {
    const ann = designer();
    const item = (id: string): { readonly [name: string]: JsonValue } => ({ id, applies: 'a', label: id, value: 1 });
    const names = (id: string): unknown =>
      (ann.project.part(`${id}:rules.json`, 'modifiers') as readonly { readonly id: string }[]).map((one) => one.id);
    ann.do(addItem(ann.project, 'ford', 'modifiers', item('first'), { before: 'wet' }));
    ann.do(duplicateItem(ann.project, 'ford', 'modifiers/first', 'second'));
    expect(names('ford')).toEqual(['first', 'second', 'wet', 'flank']);
    ann.do(moveItem(ann.project, 'ford', 'modifiers/first', { after: 'flank' }));
    expect(names('ford')).toEqual(['second', 'wet', 'flank', 'first']);
    ann.do(addItem(ann.project, DRY, 'modifiers', item('dust'), { after: 'wet' }));
    ann.do(addItem(ann.project, DRY, 'modifiers', item('heat')));
    expect(changes(ann, 'rules.json')).toEqual([
      { op: 'add', target: 'modifiers/dust', value: item('dust'), after: 'wet' },
    ]);
    expect(names(DRY)).toEqual(['heat']);
    ann.do(setItem(ann.project, DRY, 'modifiers/dust/value', 2));
    expect(changes(ann, 'rules.json')).toMatchObject([{ op: 'add', after: 'wet', value: { id: 'dust', value: 2 } }]);
    expect(ann.do(moveItem(ann.project, DRY, 'modifiers/wet', {}))).toMatchObject({ code: 'change.target' });
    expect(linkProblems(ann)).toEqual([]);
  });

  it('move inherited items by a change, beside what else is changed of them', () => {
    const ann = designer();
    const moves = (): readonly unknown[] => changes(ann, 'rules.json') as readonly unknown[];
    const because = { reason: 'First of all.' };
    ann.do(moveItem(ann.project, DRY, 'modifiers/flank', { before: 'wet' }, because));
    ann.do(setItem(ann.project, DRY, 'modifiers/flank/value', 5, because));
    const move = { op: 'move', target: 'modifiers/flank', before: 'wet', ...because };
    const set = { op: 'set', target: 'modifiers/flank/value', value: 5, ...because };
    expect(moves()).toEqual([move, set]);
    expect(itemOf(ann.project, DRY, 'modifiers/flank')).toMatchObject({ value: 5 });
    expect(linkProblems(ann)).toEqual([]);
    ann.do(moveItem(ann.project, DRY, 'modifiers/wet', { after: 'flank' }, because));
    ann.do(revertItem(ann.project, DRY, 'modifiers/flank'));
    expect(moves()).toEqual([{ op: 'move', target: 'modifiers/wet', after: 'flank', ...because }]);
  });

  it('alter many items in one step, or none', () => {
    const ann = designer();
    const values = ['guards', 'archers', 'horse'].map((id) => ({ target: `units/${id}/values/movement`, value: 8 }));
    ann.do(setItems(ann.project, DRY, values, 'Set movement of 3 units to 8', { reason: 'Fresh.' }));
    expect(ann.done).toEqual(['Set movement of 3 units to 8']);
    expect(changes(ann, 'units.json')).toHaveLength(3);
    const broken = [...values, { target: 'units/nobody/values/movement', value: 8 }];
    expect(ann.do(setItems(ann.project, 'ford', broken, 'x'))).toMatchObject({ code: 'reference.unknown' });
    expect(ann.done).toHaveLength(1);
  });
});

describe('changes of whatever kind', () => {
  it('always lead to the value that was asked for, and never offend against the model', () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constantFrom('mail', 'plate', 'B'));
    const path = fc.constantFrom(
      'values/movement',
      'values/armour',
      'values/new',
      'faces/back/values/movement',
      'note',
    );
    const step = fc.tuple(fc.constantFrom('guards', 'horse'), path, fc.option(value, { nil: undefined }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const ann = designer();
        for (const [unit, name, given] of steps) {
          const wanted = name === 'note' && given !== undefined ? String(given) : given;
          const target = `units/${unit}/${name}`;
          const problem = ann.do(setItem(ann.project, DRY, target, wanted));
          if (problem === null) expect(itemOf(ann.project, DRY, target)).toBe(wanted);
          else expect(problem.code).toMatch(/^(change\.hits-nothing|reference\.unknown)$/);
          expect(linkProblems(ann)).toEqual([]);
        }
        for (const unit of ['guards', 'horse']) ann.do(revertItem(ann.project, DRY, `units/${unit}`));
        expect(changes(ann, 'units.json')).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
