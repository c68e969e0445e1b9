import { describe, expect, it } from 'vitest';
import { meaningOf } from './grid-keys.ts';

const SIZE = { rows: 3, columns: 4, page: 2 };
const press = (key: string, held: { shiftKey?: boolean; ctrlKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

describe('keys in a grid', () => {
  it('go from cell to cell with Tab, and leave at the edge of the table', () => {
    expect(meaningOf(press('Tab'), { row: 1, column: 2 }, SIZE)).toMatchObject({ at: { row: 1, column: 3 } });
    expect(meaningOf(press('Tab'), { row: 1, column: 3 }, SIZE)).toBeNull();
    expect(meaningOf(press('Tab', { shiftKey: true }), { row: 1, column: 1 }, SIZE)).toMatchObject({
      at: { column: 0 },
    });
    expect(meaningOf(press('Tab', { shiftKey: true }), { row: 1, column: 0 }, SIZE)).toBeNull();
  });

  it('edit, type, clear, select and arrange', () => {
    const meaning = (key: string, held = {}): unknown => meaningOf(press(key, held), { row: 0, column: 0 }, SIZE)?.is;
    expect(['Enter', 'F2', 'Delete', 'Escape', '7', ' '].map((key) => meaning(key))).toEqual([
      'edit',
      'open',
      'clear',
      'deselect',
      'type',
      'type',
    ]);
    expect(meaning(' ', { shiftKey: true })).toBe('row');
    expect(meaning('a', { ctrlKey: true })).toBe('all');
    expect(meaning('z', { ctrlKey: true })).toBeUndefined();
    expect(meaning('ArrowDown', { altKey: true })).toBe('sort');
    expect(meaning('PageDown', { shiftKey: true })).toBe('go');
  });
});
