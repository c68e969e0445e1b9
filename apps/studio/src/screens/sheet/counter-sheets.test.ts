import { describe, expect, it } from 'vitest';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import { counterSheets, sheetPlace } from './counter-sheets.ts';

function unit(name: string, source: string, contingent = 'guard'): EffectiveItem {
  const value = {
    id: name,
    contingent,
    size: 'single',
    faces: [{ id: 'a' }, { id: 'b' }],
    provenance: { kind: 'printed', source },
  };
  return { list: 'units', name, target: `units/${name}`, value, base: undefined, isOwn: true, sayings: [] };
}

const UNITS = [
  unit('third', 'counter sheet 1 front, row 2, column 1'),
  unit('second', 'counter sheet 1 front, row 1, column 11', 'foot'),
  unit('first', 'counter sheet 1 front, row 1, column 2'),
  unit('lost', ''),
];

describe('counter sheets', () => {
  it('are laid out as they were printed', () => {
    expect(sheetPlace('counter sheet 2 front, row 3, column 14')).toEqual({
      sheet: 'counter sheet 2 front',
      row: 3,
      column: 14,
    });
    expect(sheetPlace('rulebook, page 3')).toBeNull();
    const sheets = counterSheets(UNITS, 'sheet', new Map());
    expect(sheets.map(({ title, rows }) => [title, rows.map((row) => row.map((one) => one.unit))])).toEqual([
      ['Counter sheet 1 front', [['first', 'second'], ['third']]],
      ['On no sheet', [['lost']]],
    ]);
  });

  it('are grouped by the part of the army, in rows of a sheet’s breadth', () => {
    const sheets = counterSheets(UNITS, 'contingent', new Map([['guard', 'The Guard']]));
    expect(sheets.map(({ title }) => title)).toEqual(['The Guard', 'Foot']);
    const many = counterSheets(
      Array.from({ length: 20 }, (_, index) => unit(`u-${index}`, '')),
      'contingent',
      new Map(),
    );
    expect(many[0].rows.map((row) => row.length)).toEqual([14, 6]);
  });
});
