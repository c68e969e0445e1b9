import { describe, expect, it } from 'vitest';
import type { GridColumn } from './grid-data.ts';
import { readCell } from './read-cell.ts';

const NUMBER: GridColumn = { id: 'cost', title: 'Cost', kind: 'number', words: [{ value: 'prohibited', text: 'P' }] };
const CHOICE: GridColumn = {
  id: 'side',
  title: 'Side',
  kind: 'choice',
  choices: [
    { value: 'ottoman', text: 'Ottoman' },
    { value: 'tartar', text: 'Tartar' },
  ],
};

describe('what is typed into a cell', () => {
  it('is read as its column wants it', () => {
    expect(readCell(NUMBER, ' −3 ')).toEqual({ ok: true, value: -3 });
    expect(readCell(NUMBER, '+2')).toEqual({ ok: true, value: 2 });
    expect(readCell(NUMBER, 'p')).toEqual({ ok: true, value: 'prohibited' });
    expect(readCell(CHOICE, 'TARTAR')).toEqual({ ok: true, value: 'tartar' });
    expect(readCell({ ...CHOICE, kind: 'flag' }, 'Yes')).toEqual({ ok: true, value: true });
    expect(readCell({ ...CHOICE, kind: 'text' }, ' Serbs ')).toEqual({ ok: true, value: 'Serbs' });
  });

  it('empties a cell', () => {
    for (const kind of ['text', 'number', 'flag', 'choice'] as const) {
      expect(readCell({ ...CHOICE, kind }, ' '), kind).toEqual({ ok: true, value: null });
    }
  });

  it('is refused with what would do', () => {
    expect(readCell(NUMBER, '2.5')).toEqual({ ok: false, message: '“2.5” is not a whole number, nor “P”.' });
    expect(readCell(CHOICE, 'serb')).toMatchObject({
      message: expect.stringContaining('Choose one of Ottoman, Tartar.'),
    });
    expect(readCell({ ...CHOICE, kind: 'flag' }, 'perhaps').ok).toBe(false);
    expect(readCell({ ...CHOICE, kind: 'read' }, '1').ok).toBe(false);
  });
});
