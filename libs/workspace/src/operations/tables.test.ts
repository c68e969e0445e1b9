import { describe, expect, it } from 'vitest';
import { addItem, addTableLine, Editor, itemOf, pasteUnits, removeTableLine, setCell, setCells } from '../index.ts';
import { sampleProject } from '../sample.ts';

function designer(): Editor {
  const ann = new Editor(sampleProject(), 'Ann');
  const lines = (names: readonly string[]): { readonly id: string }[] => names.map((id) => ({ id }));
  const cells = { mail: { bow: 4, sling: null }, none: { bow: 6, sling: 5 } };
  const table = { id: 'fire', dice: '2d6', rows: lines(['mail', 'none']), columns: lines(['bow', 'sling']), cells };
  ann.do(addItem(ann.project, 'ford', 'tables', table));
  return ann;
}

describe('result tables', () => {
  it('are edited cell by cell: where they stand, or by one change a cell', () => {
    const ann = designer();
    ann.do(setCell(ann.project, 'ford', 'fire', 'mail', 'sling', 'NA'));
    expect(ann.done.at(-1)).toBe('Set mail, sling of fire to NA');
    ann.do(setCell(ann.project, 'ford-dry', 'fire', 'none', 'bow', null, { reason: 'Wet strings.' }));
    expect(ann.project.part('ford-dry:rules.json', 'changes')).toEqual([
      { op: 'set', target: 'tables/fire/cells/none/bow', value: null, reason: 'Wet strings.' },
    ]);
    expect(ann.do(setCell(ann.project, 'ford', 'fire', 'mial', 'bow', 1))?.message).toContain('mail');
  });

  it('take blocks of cells that fit', () => {
    const ann = designer();
    ann.do(
      setCells(ann.project, 'ford', 'fire', 'mail', 'bow', [
        [1, 2],
        [3, 'NA'],
      ]),
    );
    const cells = { mail: { bow: 1, sling: 2 }, none: { bow: 3, sling: 'NA' } };
    expect(itemOf(ann.project, 'ford', 'tables/fire/cells')).toEqual(cells);
    expect(ann.do(setCells(ann.project, 'ford', 'fire', 'none', 'bow', [[1], [2]]))?.message).toContain('room for 1');
  });

  it('gain and lose rows and columns with their cells', () => {
    const ann = designer();
    ann.do(addTableLine(ann.project, 'ford', 'fire', 'columns', { id: 'long' }, { after: 'bow' }));
    ann.do(removeTableLine(ann.project, 'ford', 'fire', 'rows', 'mail'));
    expect(itemOf(ann.project, 'ford', 'tables/fire')).toMatchObject({
      rows: [{ id: 'none' }],
      columns: [{ id: 'bow' }, { id: 'long' }, { id: 'sling' }],
      cells: { none: { bow: 6, long: null, sling: 5 } },
    });
    ann.do(addTableLine(ann.project, 'ford-dry', 'fire', 'columns', { id: 'stone' }));
    expect(itemOf(ann.project, 'ford-dry', 'tables/fire/cells/none/stone')).toBeNull();
    expect(ann.do(addTableLine(ann.project, 'ford', 'fire', 'columns', { id: 'bow' }))?.code).toBe('id.duplicate');
    expect(ann.do(removeTableLine(ann.project, 'ford', 'fire', 'rows', 'x'))?.code).toBe('reference.unknown');
  });
});

describe('pasteUnits', () => {
  it('makes new units and alters those there are, in one step', () => {
    const ann = designer();
    ann.do(
      pasteUnits(ann.project, 'ford', [
        { id: 'guards', name: '', movement: '9' },
        {
          name: 'Žižka Horse',
          side: 'red',
          faces: 'fire melee',
          movement: '8',
          'melee.weapon': 'axe',
          traits: 'bold fast',
        },
        { name: 'Žižka Horse', side: 'red' },
      ]),
    );
    expect(ann.done.at(-1)).toBe('Paste 3 units');
    expect(itemOf(ann.project, 'ford', 'units/guards')).toMatchObject({
      name: 'guards',
      values: { movement: 9, armour: 'mail' },
    });
    expect(itemOf(ann.project, 'ford', 'units/zizka-horse')).toEqual({
      id: 'zizka-horse',
      name: 'Žižka Horse',
      side: 'red',
      kind: 'unit',
      size: 'single',
      values: { movement: 8 },
      traits: ['bold', 'fast'],
      faces: [{ id: 'fire' }, { id: 'melee', values: { weapon: 'axe' } }],
    });
    expect(itemOf(ann.project, 'ford', 'units/zizka-horse-2/side')).toBe('red');
    ann.undo();
    expect(itemOf(ann.project, 'ford', 'units/zizka-horse')).toBeUndefined();
  });

  it('says which row is wrong, and makes none', () => {
    const ann = designer();
    expect(ann.do(pasteUnits(ann.project, 'ford', [{ name: 'A' }, { side: 'red' }]))?.message).toContain('Row 2');
    expect(ann.do(pasteUnits(ann.project, 'ford', [{ id: 'a' }, { id: 'a' }]))?.code).toBe('id.duplicate');
    expect(itemOf(ann.project, 'ford', 'units/a')).toBeUndefined();
  });
});
