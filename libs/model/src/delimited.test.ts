import { describe, expect, it } from 'vitest';
import { readDelimited } from './delimited.ts';

describe('readDelimited', () => {
  it('reads quoted cells with separators, ends of lines and quotation marks in them', () => {
    expect(readDelimited('name;"Serb ""Horse"""; 6\n"one;two\nthree";5" gun', ';')).toEqual({
      ok: true,
      rows: [
        ['name', 'Serb "Horse"', '6'],
        ['one;two\nthree', '5" gun'],
      ],
    });
  });

  it('says where a quotation mark is never closed', () => {
    expect(readDelimited('a,b\nc,"d', ',')).toEqual({ ok: false, row: 1, column: 1 });
  });
});
