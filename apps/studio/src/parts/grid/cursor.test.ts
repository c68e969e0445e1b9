import { describe, expect, it } from 'vitest';
import { inside, isIn, spanOf, stepped } from './cursor.ts';

const SIZE = { rows: 10, columns: 4, page: 5 };

describe('the cursor of a grid', () => {
  it('goes by keys and stays inside', () => {
    const from = (key: string, isFar = false): unknown => stepped({ row: 2, column: 1 }, key, isFar, SIZE);
    expect(from('ArrowUp')).toEqual({ row: 1, column: 1 });
    expect(from('ArrowDown', true)).toEqual({ row: 9, column: 1 });
    expect(from('PageDown')).toEqual({ row: 7, column: 1 });
    expect(from('PageUp')).toEqual({ row: 0, column: 1 });
    expect(from('End')).toEqual({ row: 2, column: 3 });
    expect(from('Home', true)).toEqual({ row: 0, column: 0 });
    expect(from('a')).toBeNull();
    expect(inside({ row: 99, column: -1 }, SIZE)).toEqual({ row: 9, column: 0 });
  });

  it('selects the rectangle between its corners', () => {
    const span = spanOf({ at: { row: 1, column: 3 }, from: { row: 4, column: 2 } });
    expect(span).toEqual({ top: 1, bottom: 4, left: 2, right: 3 });
    expect(isIn(span, { row: 2, column: 2 })).toBe(true);
    expect(isIn(span, { row: 2, column: 1 })).toBe(false);
  });
});
