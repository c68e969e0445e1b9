import type { JsonObject } from '@hexwright/workspace';
import { describe, expect, it } from 'vitest';
import { readCell } from '../../parts/grid/read-cell.ts';
import { isObject } from '../../scene/items.ts';
import { readChart, tableChances } from '../../compile-service/questions/chances-of-dice.ts';
import type { ChancesAnswer } from '../../compile-service/questions/chances.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import {
  narrowed,
  percent,
  readWholeTable,
  resultRows,
  tableColumns,
  tableDifferences,
  tableEdits,
  tableRows,
  widened,
} from './result-table.ts';

const BASE: JsonObject = {
  id: 'melee',
  dice: '2d6',
  rows: [{ id: 'horse', name: 'Horse', match: { class: 'horse' } }, { id: 'foot' }],
  columns: [
    { id: 'pike', name: 'Pikes' },
    { id: 'gun', match: { weapon: 'gun' }, range: [1, 4] },
  ],
  cells: { horse: { pike: 7, gun: null }, foot: { pike: 5, gun: 'NA' } },
};
const TABLE: JsonObject = { ...BASE, cells: { horse: { pike: 9, gun: null }, foot: { pike: 5, gun: 'NA' } } };
const ITEM: EffectiveItem = {
  list: 'tables',
  name: 'melee',
  target: 'tables/melee',
  value: TABLE,
  base: BASE,
  isOwn: false,
  sayings: [],
};

function chancesOf(item: EffectiveItem): ChancesAnswer {
  const of = (value: EffectiveItem['value']): ChancesAnswer['here'] => {
    const chart = isObject(value) ? readChart(value) : null;
    return chart === null ? null : tableChances(chart, 0);
  };
  return { here: of(item.value), base: of(item.base) };
}

describe('a result table as a grid', () => {
  const columns = tableColumns(TABLE, null);
  const rows = tableRows(ITEM, chancesOf(ITEM), []);

  it('shows chances, and what a change does to them', () => {
    expect(columns.map(({ title, hint }) => [title, hint])).toEqual([
      ['', undefined],
      ['Pikes', ''],
      ['gun', 'weapon gun, range 1–4'],
    ]);
    expect(rows[0].cells['pike']).toEqual({ value: 9, state: 'changed', base: '7', note: '83 % ▲25', heat: 0.833 });
    expect(rows[1].cells['pike']).toEqual({ value: 5, state: 'inherited', note: '28 %', heat: 0.278 });
    expect(rows[1].cells['gun']).toEqual({ value: 'NA', state: 'inherited' });
    expect(tableDifferences(ITEM, columns, chancesOf(ITEM))).toEqual([
      { row: 'Horse', column: 'Pikes', words: '7 → 9', chance: '58 % → 83 %', target: 'cells/horse/pike' },
    ]);
    expect([percent({ ways: 1, of: 216 }), percent({ ways: 215, of: 216 })]).toEqual(['<1 %', '>99 %']);
  });

  it('whose cells are words takes those, however they are typed, and says how often each comes', () => {
    const table = {
      id: 'combat',
      dice: '1d6',
      rows: ['1', '2', '3'].map((id) => ({ id })),
      columns: [{ id: 'even' }],
      cells: { 1: { even: 'DR' }, 2: { even: 'AR' }, 3: { even: 'hold' } },
    };
    const results = {
      id: 'results',
      values: [
        { id: 'AR', name: 'Attackers retreat', letter: 'AR' },
        { id: 'DR', name: 'Defender retreats', letter: 'DR' },
        { id: 'hold', name: 'All stand', letter: '~' },
      ],
    };
    const item: EffectiveItem = { ...ITEM, name: 'combat', target: 'tables/combat', value: table, base: undefined };
    const words = tableColumns(table, chancesOf(item).here, results);
    expect(['ar', '~', 'hold', '', '–'].map((typed) => readCell(words[1], typed))).toEqual([
      { ok: true, value: 'AR' },
      { ok: true, value: 'hold' },
      { ok: true, value: 'hold' },
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(readCell(words[1], '5')).toEqual({
      ok: false,
      message: '“5” is not a word for even. Choose one of AR, DR, ~, –.',
    });
    const shares = resultRows(chancesOf(item), words, results).map(({ label, cells }) => [label, cells['even'].value]);
    expect(shares).toEqual([
      ['DR: Defender retreats', '17 %'],
      ['AR: Attackers retreat', '17 %'],
      ['~: All stand', '67 %'],
    ]);
  });

  it('makes changes of edits', () => {
    expect(tableEdits('melee', [{ row: 'foot', column: 'gun', value: null }])).toEqual([
      { target: 'tables/melee/cells/foot/gun', value: null },
    ]);
  });

  it('takes a whole table of its own shape only, with or without headings', () => {
    expect(readWholeTable(rows, columns, '8\t–\n5\tNA')).toEqual({
      ok: true,
      edits: [{ row: 'horse', column: 'pike', value: 8 }],
    });
    expect(readWholeTable(rows, columns, '\tPIKES\tgun\nHorse\t9\t-\nfoot\t5\tNA')).toMatchObject({ ok: false });
    expect(readWholeTable(rows, columns, '\tPIKES\tgun\nHorse\t9\t\nfoot\t6\tNA')).toMatchObject({
      ok: true,
      edits: { length: 1 },
    });
    expect(readWholeTable(rows, columns, '\tGun\tPikes\nHorse\t1\t2\nfoot\t1\t2')).toMatchObject({
      message: 'Column 2 is headed “Gun” there and “Pikes” here. Nothing was changed.',
    });
    expect(readWholeTable(rows, columns, '1\t2\t3\n1\t2\t3')).toMatchObject({
      message: expect.stringContaining('2 rows of 3 were pasted; this table has 2 rows of 2'),
    });
  });

  it('gains and loses rows and columns', () => {
    const wide = widened(TABLE, 'columns', { id: 'bow' });
    expect(wide['cells']).toEqual({
      horse: { pike: 9, gun: null, bow: null },
      foot: { pike: 5, gun: 'NA', bow: null },
    });
    expect(narrowed(wide, 'rows', 'horse')['cells']).toEqual({ foot: { pike: 5, gun: 'NA', bow: null } });
  });
});
