import { type CompiledGame, type CompiledTable, type CompiledUnit, NONE, NOT_ALLOWED } from '@hexwright/compiler';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  CounterTable,
  lineFor,
  NO_LINE,
  NO_WORD,
  numbered,
  numberOfLine,
  tableOf,
  WordTable,
} from './tables.ts';

const unit = (of: Partial<CompiledUnit>, ...faces: Readonly<Record<string, number>>[]): CompiledUnit => ({
  index: 0,
  id: 'u',
  name: 'U',
  side: 0,
  contingent: -1,
  kind: 'unit',
  class: 0,
  size: 1,
  traits: new Set(),
  faces: faces.map((values, index) => ({
    id: `face-${index}`,
    class: of.class ?? 0,
    classes: [of.class ?? 0],
    values,
    traits: new Set(),
  })),
  ...of,
});

const table: CompiledTable = {
  id: 'losses',
  case: '5.1',
  dice: '1d6',
  rows: [
    { id: 'thick', match: { armour: 1, class: 2 } },
    { id: 'thin', match: { armour: 1 } },
    { id: 'others', match: {} },
  ],
  columns: [{ id: 'north', match: { contingent: 3 } }],
  cells: Int16Array.of(1, 2, 3),
};

describe('lines of a table', () => {
  it('are the first whose match fits the face that is up, or the first face', () => {
    const turned = unit({ class: 2 }, { armour: 0 }, { armour: 1 });
    expect([0, 1, 2].map((face) => lineFor(table.rows, turned, face))).toEqual([2, 0, 2]);
    expect(lineFor(table.rows, unit({}, { armour: 1 }))).toBe(1);
    const [mounted, afoot] = [0, 2].map((troops) => ({
      id: `f${troops}`,
      class: troops,
      classes: [troops],
      values: { armour: 1 },
    }));
    const knight = unit({ faces: [mounted, afoot].map((face) => ({ ...face, traits: new Set<string>() })) });
    expect([0, 1].map((face) => lineFor(table.rows, knight, face))).toEqual([1, 0]);
    expect(lineFor(table.columns, unit({}, {}))).toBe(NO_LINE);
    expect(lineFor(table.columns, unit({ contingent: 3 }, {}))).toBe(0);
  });

  it('are named for numbers, below nothing too', () => {
    expect(['minus-6', '0', '7'].map((id) => numberOfLine({ id }))).toEqual([-6, 0, 7]);
  });
});

describe('words that the rules know', () => {
  const RESULTS = ['hold', 'retreat', 'rout'] as const;
  const results: CompiledTable = {
    ...table,
    rows: ['1', '2'].map((id) => ({ id, match: {} })),
    columns: ['0', '1'].map((id) => ({ id, match: {} })),
    // The vocabulary of the package has them in another order, and one that the rules do not know.
    cells: Int16Array.of(NONE, 0, 1, 2),
  };
  const game = {
    id: 'g',
    tables: new Map([['results', results]]),
    vocabulary: { ids: () => ['rout', 'hold', 'retreat'] },
  } as unknown as CompiledGame;

  it('are numbered by their places', () => {
    const [hold, retreat, rout] = numbered(RESULTS);
    expect([hold, retreat, rout]).toEqual([0, 1, 2]);
  });

  it('are read in a table, and beyond it in its outermost lines', () => {
    const words = new WordTable(game, 'results', 'words', RESULTS);
    const heard: number[][] = [];
    const at = (row: number, column: number): number =>
      words.at(row, column, (_, line, across) => void heard.push([line, across]));
    expect([at(0, 0), at(0, 1), at(1, 0), at(1, 1)]).toEqual([NO_WORD, 2, 0, 1]);
    expect([at(-3, 9), at(9, -3)]).toEqual([2, 0]);
    expect(heard.slice(4)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('CounterTable', () => {
  it('knows row, column and cell of every face', () => {
    const units = [unit({}, { armour: 0 }), unit({ contingent: 3, class: 2 }, { armour: 1 }, { armour: 0 })];
    const lines = new CounterTable(table, { units } as unknown as CompiledGame, 2);
    expect([lines.rowOf(0, 0), lines.rowOf(1, 0), lines.rowOf(1, 1)]).toEqual([2, 0, 2]);
    expect([lines.columnOf(0, 0), lines.columnOf(1, 1)]).toEqual([NO_LINE, 0]);
    expect(lines.cell(1, 0)).toBe(2);
  });
});

it('says which table a game lacks', () => {
  const game = { id: 'my/game', tables: new Map([['losses', table]]) } as unknown as CompiledGame;
  expect(tableOf(game, 'losses')).toBe(table);
  expect(() => tableOf(game, 'fire')).toThrow('The compiled game my/game lacks the table "fire".');
});

describe('a cell that is counted with', () => {
  it('is nothing where a dash is printed, or nothing allowed', () => {
    expect([NONE, NOT_ALLOWED, 0, 7, -2].map(countOf)).toEqual([0, 0, 0, 7, -2]);
  });
});
