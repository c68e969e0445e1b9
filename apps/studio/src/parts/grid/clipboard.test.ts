import { describe, expect, it } from 'vitest';
import { copyCells, pastedCells, readPaste } from './clipboard.ts';
import type { CellValue, GridColumn, GridRow } from './grid-data.ts';

const COLUMNS: readonly GridColumn[] = [
  { id: 'name', title: 'Name', kind: 'read' },
  { id: 'a', title: 'A', kind: 'number', words: [{ value: null, text: '–' }] },
  { id: 'b', title: 'B', kind: 'number' },
];
const row = (id: string, a: CellValue, b: CellValue): GridRow => ({
  id,
  label: id.toUpperCase(),
  cells: { name: { value: id }, a: { value: a }, b: { value: b } },
});
const ROWS = [row('one', 1, 2), row('two', null, -4)];
const ALL = { rows: 1, columns: 1 };

describe('the clipboard of a grid', () => {
  it('copies what spreadsheets read, and reads it back', () => {
    const text = copyCells(ROWS, COLUMNS);
    expect(text).toBe('one\t1\t2\ntwo\t–\t-4');
    expect(readPaste(ROWS, COLUMNS, ALL, `${text}\r\n`)).toEqual({ ok: true, edits: [] });
    expect(pastedCells('"a\tb"\t"say ""x"""\n5" gun\t')).toEqual([
      ['a\tb', 'say "x"'],
      ['5" gun', ''],
    ]);
  });

  it('takes values as edits, and one value for all that is selected', () => {
    expect(readPaste(ROWS, COLUMNS.slice(1), ALL, '7\t2\n–\t8')).toEqual({
      ok: true,
      edits: [
        { row: 'one', column: 'a', value: 7 },
        { row: 'two', column: 'b', value: 8 },
      ],
    });
    const all = readPaste(ROWS, COLUMNS.slice(1), { rows: 2, columns: 2 }, '5');
    expect(all).toMatchObject({ ok: true, edits: { length: 4 } });
  });

  it('takes nothing of the wrong shape, and says where it is wrong', () => {
    const messageOf = (text: string): string => {
      const reading = readPaste(ROWS, COLUMNS.slice(1), ALL, text);
      return reading.ok ? '' : reading.message;
    };
    expect(messageOf('1\t2\n3')).toBe(
      'Row 2 of what was pasted has 1 cells, the first row has 2. Nothing was changed.',
    );
    expect(messageOf('1\n2\n3')).toContain('row 3 has no place');
    expect(messageOf('1\t2\t3')).toContain('column 3 has no place');
    expect(messageOf('1\t2\n3\tmany')).toBe(
      'Row 2, column 2 (TWO, B): “many” is not a whole number. Nothing was changed.',
    );
    expect(readPaste(ROWS, COLUMNS, ALL, 'other\t1')).toMatchObject({ ok: false });
  });
});
