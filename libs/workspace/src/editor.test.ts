import { describe, expect, it } from 'vitest';
import {
  addFile,
  addItem,
  Editor,
  insertAt,
  paintElevation,
  paintTerrain,
  placeUnit,
  removeFile,
  removeItem,
  resizeMap,
  setAt,
  setItem,
  terrainAt,
  type Plan,
} from './index.ts';
import { copyOf, sampleProject, sync } from './sample.ts';

function pair(): { readonly ann: Editor; readonly bob: Editor; readonly meet: () => void } {
  const one = sampleProject();
  const other = copyOf(one);
  return { ann: new Editor(one, 'Ann'), bob: new Editor(other, 'Bob'), meet: () => sync(one, other) };
}

describe('Editor', () => {
  it('paints, and takes back what it painted, byte for byte', () => {
    const { ann } = pair();
    const before = ann.project.text('ford:map.json');
    expect(ann.do(paintTerrain(ann.project, 'ford', [0, 1, 7], 'marsh'))).toBeNull();
    expect(ann.done).toEqual(['Paint 3 hexes: marsh']);
    expect(terrainAt(ann.project, 'ford', 7)).toBe('marsh');
    expect(ann.undo()).toEqual({ title: 'Paint 3 hexes: marsh', left: 0 });
    expect(ann.project.text('ford:map.json')).toBe(before);
    expect(ann.redo()).toEqual({ title: 'Paint 3 hexes: marsh', left: 0 });
    expect(terrainAt(ann.project, 'ford', 0)).toBe('marsh');
    expect(ann.redo()).toBeNull();
  });

  it('sends no more to take a step back than to make it, though the first one takes the file apart', () => {
    const { ann } = pair();
    const sent: number[] = [];
    ann.project.materialise('ford:map.json');
    ann.project.doc.on('update', (update: Uint8Array) => sent.push(update.length));
    const text = ann.project.text('ford:map.json') ?? '';
    ann.do(paintTerrain(ann.project, 'ford', [0, 1, 7], 'marsh'));
    ann.undo();
    ann.redo();
    expect(sent).toHaveLength(3);
    expect(Math.max(...sent)).toBeLessThan(text.length / 2);
  });

  it('takes back and does again words that were edited twice and then removed', () => {
    const { ann } = pair();
    const note = (): unknown => ann.project.part('ford:units.json', 'units', 0, 'note');
    const [first, second] = ['The brave guards.', 'The brave old guards.'];
    const given = note();
    for (const words of [first, second, undefined]) ann.do(setItem(ann.project, 'ford', 'units/guards/note', words));
    for (const words of [second, first, given]) {
      expect(ann.undo()?.left).toBe(0);
      expect(note()).toBe(words);
    }
    for (const words of [first, second, undefined]) {
      expect(ann.redo()?.left).toBe(0);
      expect(note()).toBe(words);
    }
  });

  it('takes back a file written over one that was removed before anybody had written to that', () => {
    const { ann } = pair();
    const given = ann.project.text('ford:rules.json');
    ann.do(removeFile(ann.project, 'ford:rules.json'));
    ann.do(addFile(ann.project, 'ford:rules.json', '{}'));
    ann.do(setAt(ann.project, 'ford:rules.json', '/notes', ['Another one.']));
    const other = ann.project.text('ford:rules.json');
    expect([ann.undo()?.left, ann.undo()?.left, ann.undo()?.left]).toEqual([0, 0, 0]);
    expect(ann.project.text('ford:rules.json')).toBe(given);
    expect([ann.redo()?.left, ann.redo()?.left, ann.redo()?.left]).toEqual([0, 0, 0]);
    expect(ann.project.text('ford:rules.json')).toBe(other);
  });

  it('takes back what was written inside something that came, went and came again', () => {
    const { ann } = pair();
    const before = ann.project.text('ford:units.json');
    const side = { id: 'side', values: { movement: 1 } };
    ann.do(insertAt(ann.project, 'ford:units.json', '/units/0/faces', side));
    ann.do(setItem(ann.project, 'ford', 'units/guards/faces/side/values/movement', 2));
    ann.do(removeItem(ann.project, 'ford', 'units/guards'));
    expect([ann.undo()?.left, ann.undo()?.left, ann.undo()?.left]).toEqual([0, 0, 0]);
    expect(ann.project.text('ford:units.json')).toBe(before);
  });

  it('takes back a file that was added, though it was painted on before', () => {
    const { ann } = pair();
    const given = ann.project.text('ford:map.json') ?? '';
    ann.do({ title: 'Take away', apply: (writer) => writer.remove(['', 'ford:map.json']) });
    ann.do({ title: 'Add', apply: (writer) => writer.addFile('ford:map.json', given) });
    ann.do(paintTerrain(ann.project, 'ford', [0], 'marsh'));
    const painted = ann.project.text('ford:map.json');
    expect([ann.undo()?.left, ann.undo()?.left]).toEqual([0, 0]);
    expect(ann.project.has('ford:map.json')).toBe(false);
    expect([ann.redo()?.left, ann.redo()?.left]).toEqual([0, 0]);
    expect(ann.project.text('ford:map.json')).toBe(painted);
    expect([ann.undo()?.left, ann.undo()?.left, ann.undo()?.left]).toEqual([0, 0, 0]);
    expect(ann.project.text('ford:map.json')).toBe(given);
  });

  it('turns a painted hex into one line of difference', () => {
    const { ann } = pair();
    const before = ann.project.text('ford:map.json')?.split('\n') ?? [];
    ann.do(paintTerrain(ann.project, 'ford', [13], 'river'));
    const after = ann.project.text('ford:map.json')?.split('\n') ?? [];
    expect(after.filter((line, index) => line !== before[index])).toEqual(['    ".~....",']);
  });

  it('leaves the rows of other terrains as they are when one that is new to the map is painted', () => {
    const { ann, bob, meet } = pair();
    const rows = (): unknown => ann.project.part('ford:map.json', 'terrain');
    ann.do(paintTerrain(ann.project, 'ford', [0], 'wood'));
    const before = ann.project.text('ford:map.json')?.split('\n') ?? [];
    ann.do(paintTerrain(ann.project, 'ford', [13], 'marsh'));
    const after = ann.project.text('ford:map.json')?.split('\n') ?? [];
    expect(after.filter((line, index) => line !== before[index])).toEqual([
      '  "terrainCodes": { ".": "clear", "a": "wood", "b": "marsh", "~": "river" },',
      '    ".b....",',
    ]);
    ann.do(paintTerrain(ann.project, 'ford', [0], 'clear'));
    expect(ann.project.part('ford:map.json', 'terrain', 2)).toBe('.b....');
    // Two who choose the same sign for different terrains: one of them has it, and the other gets a new one.
    meet();
    ann.do(addItem(ann.project, 'ford', 'terrains', { id: 'ann-mud', name: 'Mud' }));
    bob.do(addItem(bob.project, 'ford', 'terrains', { id: 'bob-mud', name: 'Mud' }));
    ann.do(paintTerrain(ann.project, 'ford', [1], 'ann-mud'));
    bob.do(paintTerrain(bob.project, 'ford', [2], 'bob-mud'));
    meet();
    expect(terrainAt(ann.project, 'ford', 1)).toBe('ann-mud');
    expect(terrainAt(ann.project, 'ford', 2)).toBe('bob-mud');
    expect(bob.project.part('ford:map.json', 'terrain')).toEqual(rows());
  });

  it('makes a gesture one step, and takes it back whole', () => {
    const { ann } = pair();
    const before = ann.project.text('ford:map.json');
    ann.begin('Paint a marsh');
    for (const hex of [0, 1, 2, 1, 0]) ann.do(paintTerrain(ann.project, 'ford', [hex], hex === 1 ? 'wood' : 'marsh'));
    ann.end();
    expect(ann.done).toEqual(['Paint a marsh']);
    ann.undo();
    expect(ann.project.text('ford:map.json')).toBe(before);
    ann.redo();
    ann.begin('Never mind');
    ann.do(paintTerrain(ann.project, 'ford', [0, 9], 'wood'));
    ann.cancel();
    expect(terrainAt(ann.project, 'ford', 0)).toBe('marsh');
    expect(ann.done).toEqual(['Paint a marsh']);
    expect(ann.undone).toEqual([]);
  });

  it('does not take back what somebody else painted over', () => {
    const { ann, bob, meet } = pair();
    ann.do(paintTerrain(ann.project, 'ford', [0, 1], 'marsh'));
    meet();
    bob.do(paintTerrain(bob.project, 'ford', [1], 'wood'));
    meet();
    expect(ann.undo()).toEqual({ title: 'Paint 2 hexes: marsh', left: 1 });
    expect(terrainAt(ann.project, 'ford', 0)).toBe('clear');
    expect(terrainAt(ann.project, 'ford', 1)).toBe('wood');
  });

  it('takes back only its own steps, in any order with those of others', () => {
    const { ann, bob, meet } = pair();
    ann.do(paintTerrain(ann.project, 'ford', [0], 'marsh'));
    bob.do(paintTerrain(bob.project, 'ford', [5], 'wood'));
    meet();
    ann.do(setItem(ann.project, 'ford', 'setUp/guards/facing', 'N'));
    ann.undo();
    ann.undo();
    meet();
    expect([0, 5].map((hex) => terrainAt(bob.project, 'ford', hex))).toEqual(['clear', 'wood']);
    bob.undo();
    meet();
    expect(terrainAt(ann.project, 'ford', 5)).toBe('clear');
    expect(ann.undo()).toBeNull();
  });

  it('keeps both fields of a hex that two people paint at once', () => {
    const { ann, bob, meet } = pair();
    ann.do(paintTerrain(ann.project, 'ford', [8], 'marsh'));
    bob.do(paintElevation(bob.project, 'ford', [8], 3));
    meet();
    expect(ann.project.text('ford:map.json')).toBe(bob.project.text('ford:map.json'));
    expect(ann.project.part('ford:map.json', 'elevation', 1)).toBe('113111');
    expect(terrainAt(bob.project, 'ford', 8)).toBe('marsh');
  });

  it('brings a unit back with what was changed in it before, and goes on back', () => {
    const { ann } = pair();
    const before = ann.project.text('ford:units.json');
    ann.do(setItem(ann.project, 'ford', 'units/guards/values/movement', 9));
    ann.do(setItem(ann.project, 'ford', 'units/guards/note', 'Tired guards.'));
    const middle = ann.project.text('ford:units.json');
    ann.do(setItem(ann.project, 'ford', 'units/guards', undefined));
    expect(ann.project.text('ford:units.json')).not.toContain('guards');
    ann.undo();
    expect(ann.project.text('ford:units.json')).toBe(middle);
    ann.undo();
    ann.undo();
    expect(ann.project.text('ford:units.json')).toBe(before);
    for (const left of [ann.redo(), ann.redo(), ann.redo()]) expect(left?.left).toBe(0);
    expect(ann.project.text('ford:units.json')).not.toContain('guards');
  });

  it('takes paint back from under a map that was replaced, resized or painted back before', () => {
    const { ann } = pair();
    const texts: unknown[] = [ann.project.text('ford:map.json')];
    const act = (plan: Plan): void => {
      expect(ann.do(plan)).toBeNull();
      texts.push(ann.project.text('ford:map.json'));
    };
    act(paintTerrain(ann.project, 'ford', [0, 1, 7], 'marsh'));
    act(paintTerrain(ann.project, 'ford', [1, 2], 'wood'));
    act(resizeMap(ann.project, 'ford', { left: 1, bottom: -1 }));
    act(paintTerrain(ann.project, 'ford', [1, 2, 3], 'river'));
    act(setAt(ann.project, 'ford:map.json', '/terrain', 'gone'));
    act(setAt(ann.project, 'ford:map.json', '/terrain', ['.~.', '...']));
    for (let round = 0; round < 3; round++) {
      for (let step = texts.length - 2; step >= 0; step--) {
        expect(ann.undo()?.left).toBe(0);
        expect(ann.project.text('ford:map.json')).toBe(texts[step]);
      }
      for (let step = 1; step < texts.length; step++) {
        expect(ann.redo()?.left).toBe(0);
        expect(ann.project.text('ford:map.json')).toBe(texts[step]);
      }
    }
  });

  it('forgets the oldest steps when there is too much to remember, never the last', () => {
    const { ann } = pair();
    for (let step = 0; step < 510; step++) {
      ann.do(paintTerrain(ann.project, 'ford', [0], step % 2 === 0 ? 'marsh' : 'wood'));
    }
    expect(ann.done).toHaveLength(500);
  });

  it('does not take away an item in which somebody else has worked', () => {
    const { ann, bob, meet } = pair();
    ann.do(placeUnit(ann.project, 'ford', 'archers', { hexes: [4] }));
    meet();
    bob.do(setItem(bob.project, 'ford', 'setUp/archers/facing', 'N'));
    meet();
    expect(ann.undo()?.left).toBe(1);
    expect(ann.project.text('ford:scenario.json')).toContain('"archers"');
  });

  it('says why an edit cannot be made, and makes nothing', () => {
    const { ann } = pair();
    const problem = ann.do(paintTerrain(ann.project, 'ford', [0], 'marhs'));
    expect(problem).toMatchObject({ code: 'reference.unknown', package: 'ford', file: 'terrain.json' });
    expect(problem?.message).toContain('marsh');
    expect(ann.done).toEqual([]);
  });

  it('tells listeners what has changed, and the compiler which texts', () => {
    const { ann } = pair();
    ann.do(paintTerrain(ann.project, 'ford', [7], 'marsh'));
    ann.do(setItem(ann.project, 'ford', 'setUp/guards/facing', 'ENE'));
    const changes: unknown[] = [];
    const end = ann.project.listen(({ files, items, painted, origin }) => {
      changes.push({ files: [...files], items: [...items], painted, own: origin === ann });
    });
    const start = ann.project.revision;
    ann.do(setItem(ann.project, 'ford', 'setUp/guards/facing', 'N'));
    ann.do(paintTerrain(ann.project, 'ford', [8], 'marsh'));
    end();
    ann.do(paintTerrain(ann.project, 'ford', [9], 'marsh'));
    expect(changes.at(-1)).toMatchObject({
      files: ['ford:map.json'],
      painted: [{ file: 'ford:map.json', field: 'terrain', hexes: [{ column: 2, row: 1 }] }],
      own: true,
    });
    expect(JSON.stringify(changes)).toContain('ford:scenario.json#setUp/guards');
    expect(ann.project.changedSince(start)).toEqual(['ford:map.json', 'ford:scenario.json']);
    expect(ann.project.changedSince(ann.project.revision)).toEqual([]);
  });
});
