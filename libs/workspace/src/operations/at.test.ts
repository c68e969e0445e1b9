import { describe, expect, it } from 'vitest';
import { applyFix, Editor, insertAt, removeAt, setAt } from '../index.ts';
import { sampleProject } from '../sample.ts';

const UNITS = 'ford:units.json';

function designer(): Editor {
  return new Editor(sampleProject(), 'Ann');
}

describe('setAt and its sisters', () => {
  it('reach every value of every file by its pointer', () => {
    const ann = designer();
    const before = ann.project.text(UNITS);
    ann.do(setAt(ann.project, UNITS, '/units/1/faces/1/values/movement', 5));
    ann.do(setAt(ann.project, UNITS, '/units/1/provenance/kind', 'derived', 'Say where archers come from'));
    expect(ann.done).toEqual(['Set units 1 faces 1 values movement in units.json', 'Say where archers come from']);
    expect(ann.project.part(UNITS, 'units', 1)).toMatchObject({
      faces: [{ id: 'front' }, { id: 'back', values: { movement: 5 } }],
      provenance: { kind: 'derived' },
    });
    ann.do(removeAt(ann.project, UNITS, '/units/1/provenance'));
    ann.do(removeAt(ann.project, UNITS, '/units/0'));
    expect(ann.project.part(UNITS, 'units', 0, 'id')).toBe('archers');
    for (let step = 0; step < 4; step++) expect(ann.undo()?.left).toBe(0);
    expect(ann.project.text(UNITS)).toBe(before);
  });

  it('put entries into lists', () => {
    const ann = designer();
    const names = (): unknown[] => [0, 1, 2, 3, 4].map((index) => ann.project.part(UNITS, 'units', index, 'id'));
    ann.do(insertAt(ann.project, UNITS, '/units', { id: 'late', name: 'Late' }, 1));
    expect(names()).toEqual(['guards', 'late', 'archers', 'horse', 'pikes']);
    ann.do(insertAt(ann.project, 'ford-dry:rules.json', '/changes', { op: 'remove', target: 'modifiers/wet' }));
    expect(ann.project.part('ford-dry:rules.json', 'changes', 0, 'op')).toBe('remove');
  });

  it('say so when there is nothing at the pointer', () => {
    const ann = designer();
    const plans = [
      setAt(ann.project, UNITS, '/units/9/name', 'x'),
      setAt(ann.project, UNITS, '/units/4/name', 'x'),
      setAt(ann.project, UNITS, '/units/x', 'x'),
      removeAt(ann.project, UNITS, '/unitss'),
    ];
    for (const plan of plans) expect(ann.do(plan)).toMatchObject({ code: 'reference.unknown', file: 'units.json' });
    expect(ann.done).toEqual([]);
  });

  it('carry out the way out of a problem as one step', () => {
    const ann = designer();
    const fix = {
      title: 'Write "archers"',
      edits: [
        { file: 'scenario.json', pointer: '/setUp/0/unit', op: 'set', value: 'archers' },
        { file: 'scenario.json', pointer: '/setUp/0/facing', op: 'remove' },
        { file: 'scenario.json', pointer: '/notes/-', op: 'add', value: 'A ford.' },
      ],
    } as const;
    expect(ann.do(applyFix(ann.project, 'ford', fix))).toBeNull();
    expect(ann.project.part('ford:scenario.json', 'setUp')).toEqual([{ unit: 'archers', hexes: ['0101', '0201'] }]);
    expect(ann.project.part('ford:scenario.json', 'notes')).toEqual(['A ford.']);
    expect(ann.done).toEqual(['Write "archers"']);
  });
});
