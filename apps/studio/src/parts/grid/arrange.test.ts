import { describe, expect, it } from 'vitest';
import { arrangedRows, keptRows } from './arrange.ts';
import type { GridColumn, GridRow } from './grid-data.ts';

const COLUMNS: readonly GridColumn[] = [
  { id: 'name', title: 'Name', kind: 'text' },
  { id: 'move', title: 'Movement', kind: 'number' },
  {
    id: 'morale',
    title: 'Morale',
    kind: 'choice',
    choices: ['B', 'A'].map((value) => ({ value, text: value })),
  },
];
const ROWS: readonly GridRow[] = [
  ['Spears 10', 4, 'A'],
  ['Spears 9', null, 'B'],
  ['Knights', 12, 'B'],
].map(([name, move, morale], index) => ({
  id: String(index),
  label: String(name),
  cells: { name: { value: name }, move: { value: move }, morale: { value: morale } },
}));
const names = (rows: readonly GridRow[]): string[] => rows.map((row) => row.label);

describe('the rows of a grid', () => {
  it('are found by words of any cell', () => {
    expect(names(arrangedRows(ROWS, COLUMNS, ' b spe', null))).toEqual(['Spears 9']);
    expect(arrangedRows(ROWS, COLUMNS, '', null)).toBe(ROWS);
  });

  it('are sorted as people count, by the order of the words, empty cells last', () => {
    const by = (column: string, isDescending = false): string[] =>
      names(arrangedRows(ROWS, COLUMNS, '', { column, isDescending }));
    expect(by('name')).toEqual(['Knights', 'Spears 9', 'Spears 10']);
    expect(by('move')).toEqual(['Spears 10', 'Knights', 'Spears 9']);
    expect(by('morale', true)[0]).toBe('Spears 10');
  });

  it('stay the same objects where they say the same, wherever they stand', () => {
    const anew = structuredClone(ROWS).toReversed();
    const changed = anew.map((row) => (row.label === 'Knights' ? { ...row, label: 'Riders' } : row));
    const kept = keptRows(ROWS, changed);
    expect(names(kept)).toEqual(['Riders', 'Spears 9', 'Spears 10']);
    expect(kept.map((row) => ROWS.includes(row))).toEqual([false, true, true]);
  });
});
