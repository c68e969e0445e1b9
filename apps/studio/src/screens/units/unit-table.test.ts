import { describe, expect, it } from 'vitest';
import type { EffectiveItem } from '../../workshop/questions/effective-rules.ts';
import { faceWords, freeId, unitColumns, unitEdits, unitOf, unitRows } from './unit-table.ts';

const GUARDS = {
  id: 'guards',
  name: 'Guards',
  side: 'duke',
  kind: 'unit',
  size: 'double',
  values: { movement: 6, pikes: true },
  traits: ['royal'],
  faces: [{ id: 'melee', values: { melee: true } }],
  provenance: { kind: 'printed', source: 'sheet 1' },
};

function item(value: EffectiveItem['value'], base?: EffectiveItem['base']): EffectiveItem {
  return { list: 'units', name: 'guards', target: 'units/guards', value, base, isOwn: base === undefined, sayings: [] };
}

const WORDS = {
  sides: [{ id: 'duke', name: 'The Duke' }],
  vocabularies: [],
  system: null,
};

describe('units as a table', () => {
  it('shows every value that any unit has', () => {
    const columns = unitColumns([item(GUARDS)], WORDS);
    expect(columns.map(({ id }) => id)).toContain('values.pikes');
    const [row] = unitRows([item(GUARDS)], columns, []);
    expect(row.cells['values.movement']).toEqual({ value: 6 });
    expect(row.cells['faces'].value).toBe('melee');
    expect(row.cells['provenance'].value).toBe('printed');
  });

  it('marks what is inherited, and what is changed with what the base says', () => {
    const units = [item({ ...GUARDS, side: 'town' }, GUARDS)];
    const [row] = unitRows(units, unitColumns(units, WORDS), [
      {
        target: 'units/guards/side',
        problem: { code: 'x', severity: 'error', file: 'units.json', pointer: '', message: 'No town', fixes: [] },
      },
    ]);
    expect(row.cells['side']).toEqual({ value: 'town', state: 'changed', base: 'The Duke', problem: 'No town' });
    expect(row.cells['name']).toMatchObject({ state: 'inherited' });
  });

  it('makes of edits what a change or a field is to say', () => {
    const edit = (column: string, value: string | number | null): unknown =>
      unitEdits([item(GUARDS)], [{ row: 'guards', column, value }])[0];
    expect(edit('values.movement', 8)).toEqual({ target: 'units/guards/values/movement', value: 8 });
    expect(edit('traits', 'royal, old')).toEqual({ target: 'units/guards/traits', value: ['royal', 'old'] });
    expect(edit('provenance', 'derived')).toEqual({
      target: 'units/guards/provenance',
      value: { kind: 'derived', source: 'sheet 1' },
    });
    expect(edit('class', null)).toEqual({ target: 'units/guards/class', value: undefined });
  });

  it('makes units of pasted cells, under free ids', () => {
    expect(unitOf('pikes-1', { name: 'Pikes', side: 'town', 'values.movement': 4, traits: null })).toEqual({
      id: 'pikes-1',
      name: 'Pikes',
      side: 'town',
      kind: 'unit',
      size: 'single',
      values: { movement: 4 },
      faces: [{ id: 'front' }],
    });
    expect(freeId('Écorcheurs 2', new Set())).toBe('ecorcheurs-1');
    expect(freeId('serbs-7', new Set(['serbs-1']))).toBe('serbs-2');
    expect(faceWords({ id: 'fire', name: 'Fire', values: { weapon: 'bow' } })).toBe('Fire: bow');
  });
});
