import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTable, type HeadRow } from './table.ts';

function read(text: string, headRow?: HeadRow, known?: readonly string[]): unknown {
  const reading = parseTable(text, headRow, known);
  return reading.ok ? reading.table : `${reading.problem.code} ${reading.problem.pointer} ${reading.problem.message}`;
}

describe('parseTable', () => {
  it.each([
    ['tabs', 'id\tmovement\nguards\t6\n'],
    ['semicolons', '"id";movement\r\nguards;6\r\n'],
    ['commas', '\uFEFFid,movement\nguards,6'],
  ])('reads cells between %s', (_, text) => {
    expect(read(text)).toEqual({ heads: ['id', 'movement'], rows: [['guards', '6']] });
  });

  it('reads quoted cells with separators, ends of lines and quotation marks in them', () => {
    expect(read('name\tnote\n"Serb ""Horse"""\t"one\ttwo\nthree"\n', 'present')).toEqual({
      heads: ['name', 'note'],
      rows: [['Serb "Horse"', 'one\ttwo\nthree']],
    });
    expect(read('5" gun, 3', 'absent')).toEqual({ heads: null, rows: [['5" gun', '3']] });
  });

  it('knows a row of heads by its names, or by the numbers under it', () => {
    expect(read('ID\tName\nguards\tGuards', 'look', ['id'])).toMatchObject({ heads: ['ID', 'Name'] });
    expect(read('guards\tGuards\nhorse\tHorse')).toMatchObject({ heads: null });
    expect(read('1\t2\n3\t4')).toMatchObject({
      heads: null,
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
    });
    expect(read('a\nb', 'absent')).toMatchObject({ heads: null });
  });

  it('says in which row and column the shape is wrong', () => {
    expect(read('a\tb\n1\t2\n3\t4\t5')).toBe(
      'table.shape /2/2 Row 3 has 3 cells, but row 1 has 2 cells. Copy a block in which all rows are equally long.',
    );
    expect(read('a\tb\n1')).toMatch(/^table\.shape \/1\/1 Row 2 has 1 cell,/);
    expect(read('a\tb\n1\t"2')).toMatch(/^table\.quote \/1\/1 In row 2, column 2/);
    expect(read('a\ta\n1\t2')).toMatch(/^table\.header \/0\/1 "a" is already/);
    expect(read('\n \n')).toMatch(/^table\.empty/);
    expect(read('')).toMatch(/^table\.empty/);
  });

  it('gives back whatever was written with quotation marks', () => {
    const cell = fc.string({ maxLength: 8 }).map((text) => text.replaceAll(/\r/g, '').trim());
    const separator = fc.constantFrom('\t', ';', ',');
    const table = fc
      .nat({ max: 3 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width + 2, maxLength: width + 2 }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(table, separator, (rows, sign) => {
        fc.pre(rows[0].some((one) => one !== '') && (rows.at(-1) ?? []).some((one) => one !== ''));
        const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(sign)).join('\n');
        expect(read(text, 'absent')).toEqual({ heads: null, rows });
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '"', '\t', ',', ';', '\n', '\r', ' ', '1') }), (text) => {
        expect(typeof parseTable(text).ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });
});
