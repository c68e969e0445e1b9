import { describe, expect, it } from 'vitest';
import { rowsOf } from './rows.ts';

describe('rowsOf', () => {
  it.each([
    ['tabs', 'Guard 8\t\tHorse 6\t', ['Guard 8', '', 'Horse 6']],
    ['pipes', '| Guard 8 | | Horse 6 |', ['Guard 8', '', 'Horse 6']],
    ['signs', '"Guard, Old",8', ['Guard, Old', '8']],
    ['signs', 'Guard;8;', ['Guard', '8', '']],
    ['columns', '  Guard 8    Horse 6', ['Guard 8', 'Horse 6']],
    ['line', 'Guard 8, of old', ['Guard 8, of old']],
  ])('reads %s', (layout, text, cells) => {
    expect(rowsOf(text)).toEqual([{ line: 1, layout, cells }]);
  });

  it('leaves out empty lines and rules of tables, and numbers the rest', () => {
    expect(rowsOf('\nA | B | C\n--|---|--\n\n1 | 2 | 3', 7).map(({ line }) => line)).toEqual([8, 11]);
  });
});
