import type { JsonObject } from '@hexwright/workspace';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';

/** A cell: a number, a printed dash, or a word: not allowed (`NA`), or what comes of it. */
export type ChartCell = number | string | null;

/** A table as far as dice are concerned. */
export interface Chart {
  readonly dice: { readonly count: number; readonly sides: number };
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cell: (row: string, column: string) => ChartCell;
  /**
   * `at-most`: a throw of at most the number in the cell succeeds. `by-die`: the throw itself names the row, and the cell
   * says what comes of it.
   */
  readonly reading: 'at-most' | 'by-die';
}

/** How many throws of all bring something about. */
export interface Ways {
  readonly ways: number;
  readonly of: number;
}

/** The chances of a table. */
export interface TableChances {
  readonly reading: Chart['reading'];
  /** Ways by row and column, of an `at-most` table; a cell without a number has none. */
  readonly cells: Readonly<Record<string, Readonly<Record<string, Ways>>>>;
  /** Ways to throw each row, of a table `by-die`. */
  readonly rows: Readonly<Record<string, Ways>>;
  /** Ways of each result by column, of a table `by-die`, the smallest result first. */
  readonly results: readonly { readonly result: ChartCell; readonly columns: Readonly<Record<string, Ways>> }[];
}

/** More dice or sides than this are no game's. */
const MOST = 100;

/** Reads a table; null where nothing is rolled for it. */
export function readChart(table: JsonObject): Chart | null {
  const [, count, sides] = (/^(\d+)d(\d+)$/.exec(textOf(table, 'dice')) ?? []).map(Number);
  if (count === undefined || sides < 2 || count < 1 || count > 8 || sides > MOST) return null;
  const [rows, columns] = [asList(table['rows']), asList(table['columns'])];
  const isByDie = rows.length > 0 && rows.every((row) => faceOf(nameOf(row)) !== null && row['match'] === undefined);
  const cells = isObject(table['cells']) ? table['cells'] : {};
  return {
    dice: { count, sides },
    rows: rows.map(nameOf),
    columns: columns.map(nameOf),
    cell: (row, column) => {
      const line = cells[row];
      const value = isObject(line) ? line[column] : null;
      return typeof value === 'number' || typeof value === 'string' ? value : null;
    },
    reading: isByDie ? 'by-die' : 'at-most',
  };
}

/** The number of the throw that a row such as `minus-1` or `7` stands for; null for other rows. */
export function faceOf(row: string): number | null {
  const [, minus, digits] = /^(minus-)?(\d+)$/.exec(row) ?? [];
  return digits === undefined ? null : (minus === undefined ? 1 : -1) * Number(digits);
}

/** In how many ways each total of dice is thrown. */
export function totals({ count, sides }: Chart['dice']): ReadonlyMap<number, number> {
  let sums = new Map([[0, 1]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<number, number>();
    for (const [sum, ways] of sums) {
      for (let face = 1; face <= sides; face++) next.set(sum + face, (next.get(sum + face) ?? 0) + ways);
    }
    sums = next;
  }
  return sums;
}

/** The chances of everything in a table when a number is added to the dice. */
export function tableChances(chart: Chart, modifier: number): TableChances {
  const throws = [...totals(chart.dice)].map(([sum, ways]) => ({ sum: sum + modifier, ways }));
  const of = throws.reduce((all, { ways }) => all + ways, 0);
  const waysWhere = (test: (sum: number) => boolean): Ways => ({
    ways: throws.reduce((all, { sum, ways }) => all + (test(sum) ? ways : 0), 0),
    of,
  });
  if (chart.reading === 'at-most') {
    const cells = byName(chart.rows, (row) =>
      byName(chart.columns, (column) => {
        const cell = chart.cell(row, column);
        return typeof cell === 'number' ? waysWhere((sum) => sum <= cell) : { ways: 0, of };
      }),
    );
    return { reading: chart.reading, cells, rows: {}, results: [] };
  }
  // A throw beyond the first or last row is held at it.
  const faces = chart.rows.map((row) => faceOf(row) ?? 0);
  const held = (sum: number): number => Math.max(Math.min(...faces), Math.min(Math.max(...faces), sum));
  const rows = byName(chart.rows, (row) => waysWhere((sum) => held(sum) === faceOf(row)));
  const results = [...new Set(chart.rows.flatMap((row) => chart.columns.map((column) => chart.cell(row, column))))];
  return {
    reading: chart.reading,
    cells: {},
    rows,
    results: results.toSorted(bySize).map((result) => ({
      result,
      columns: byName(chart.columns, (column) => ({
        ways: chart.rows.reduce((all, row) => all + (chart.cell(row, column) === result ? rows[row].ways : 0), 0),
        of,
      })),
    })),
  };
}

function byName<Value>(names: readonly string[], value: (name: string) => Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value(name)]));
}

/** Numbers by their size, then what is no number. */
function bySize(one: ChartCell, other: ChartCell): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return Number(typeof one !== 'number') - Number(typeof other !== 'number');
}
