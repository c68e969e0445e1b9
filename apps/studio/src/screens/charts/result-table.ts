/** A result table as a grid: its cells, how likely each of them is, and what a change does to that. */
import { parseTable } from '@hexwright/exchange';
import type { JsonValue } from '@hexwright/model';
import type { JsonObject, TargetValue } from '@hexwright/workspace';
import { readPaste, type PasteReading } from '../../parts/grid/clipboard.ts';
import {
  textOfCell,
  type CellEdit,
  type GridCell,
  type GridChoice,
  type GridColumn,
  type GridRow,
} from '../../parts/grid/grid-data.ts';
import { asList, isObject, nameOf, textOf } from '../../scene/items.ts';
import type { TableChances, Ways } from '../../compile-service/questions/chances-of-dice.ts';
import type { ChancesAnswer } from '../../compile-service/questions/chances.ts';
import type { EffectiveItem } from '../../compile-service/questions/effective-rules.ts';
import { valueWords } from '../rules/value-words.ts';
import { messagesAt, type TargetProblem } from '../rules/problem-targets.ts';
import { RESULTS } from './words.ts';

const DASH = { value: null, text: '–' };
/** What stands in a cell instead of a number. */
const BESIDE_NUMBERS: readonly GridChoice[] = [DASH, { value: 'NA', text: 'NA' }];

/** Column of the headings of rows, and of the chances of rows. */
const HEADING = ':heading';
const CHANCE = ':chance';

/**
 * The columns of a table.
 *
 * @param results the vocabulary of its results, where its cells are words; null where they are numbers
 */
export function tableColumns(
  table: JsonObject,
  chances: TableChances | null,
  results: JsonObject | null = null,
): GridColumn[] {
  const cells: Pick<GridColumn, 'kind' | 'words'> =
    results === null
      ? { kind: 'number', words: BESIDE_NUMBERS }
      : { kind: 'text', words: [...wordsOf(results).map(({ id, sign }) => ({ value: id, text: sign })), DASH] };
  const columns = asList(table['columns']).map((column): GridColumn => {
    const title = textOf(column, 'name') || nameOf(column);
    return {
      id: nameOf(column),
      title,
      ...cells,
      width: 88,
      isCentred: true,
      hint: matchWords(column),
    };
  });
  const isByDie = chances?.reading === 'by-die';
  const heading: GridColumn = {
    id: HEADING,
    title: isByDie ? RESULTS.die : '',
    kind: 'text',
    width: isByDie ? 72 : 196,
  };
  const chance: GridColumn = {
    id: CHANCE,
    title: RESULTS.thrown,
    kind: 'read',
    width: 82,
    isCentred: true,
    hint: RESULTS.thrownHint,
  };
  return [heading, ...columns, ...(isByDie ? [chance] : [])];
}

/** The rows of a table. Chances are left out where there are none to show. */
export function tableRows(
  item: EffectiveItem,
  chances: ChancesAnswer | null,
  problems: readonly TargetProblem[],
): GridRow[] {
  const table = isObject(item.value) ? item.value : {};
  const columns = asList(table['columns']);
  return asList(table['rows']).map((row) => {
    const id = nameOf(row);
    const name = textOf(row, 'name') || id;
    const cells = columns.map((column): [string, GridCell] => {
      const at = nameOf(column);
      const [problem] = messagesAt(problems, `${item.target}/cells/${id}/${at}`);
      return [
        at,
        {
          ...tableCell(item, id, at),
          ...chanceOfCell(chances, id, at, cellOf(table, id, at)),
          ...(problem === undefined ? {} : { problem }),
        },
      ];
    });
    const thrown = chances?.here?.rows[id];
    const chance: GridCell = thrown === undefined ? { value: null } : { value: percent(thrown), heat: share(thrown) };
    return { id, label: name, cells: { [HEADING]: { value: name }, ...Object.fromEntries(cells), [CHANCE]: chance } };
  });
}

/**
 * How likely each result of a table is that is looked up by the die, as rows of a grid of their own.
 *
 * @param results the vocabulary of its results, where its cells are words
 */
export function resultRows(
  chances: ChancesAnswer,
  columns: readonly GridColumn[],
  results: JsonObject | null = null,
): GridRow[] {
  const words = results === null ? [] : wordsOf(results);
  return (chances.here?.results ?? []).map(({ result, columns: ways }) => {
    const before = chances.base?.results.find((one) => one.result === result)?.columns;
    const cells = columns
      .filter(({ id }) => Object.hasOwn(ways, id))
      .map(({ id }): [string, GridCell] => {
        const note = difference(ways[id], before?.[id]);
        return [id, { value: percent(ways[id]), heat: share(ways[id]), ...(note === '' ? {} : { note }) }];
      });
    const id = result === null ? DASH.text : String(result);
    const { sign = id, name: meant = '' } = words.find((word) => word.id === id) ?? {};
    const name = meant === '' ? sign : `${sign}: ${meant}`;
    return { id, label: name, cells: { [HEADING]: { value: name }, ...Object.fromEntries(cells) } };
  });
}

/** What changes call the value in a cell; without a column, the cells of a row. */
export function tableItem(table: string, row: string, column: string | null): string {
  if (column === HEADING) return `tables/${table}/rows/${row}/name`;
  return `tables/${table}/cells/${row}${column === null ? '' : `/${column}`}`;
}

/** What edits of cells make of a table. */
export function tableEdits(table: string, edits: readonly CellEdit[]): TargetValue[] {
  return edits.map(({ row, column, value }) => ({
    target: tableItem(table, row, column),
    value: column === HEADING ? (value ?? undefined) : value,
  }));
}

/** Reads a whole table, with or without its headings. It must have the shape of the one that is there. */
export function readWholeTable(rows: readonly GridRow[], columns: readonly GridColumn[], text: string): PasteReading {
  const inner = columns.filter(({ id }) => id !== HEADING && id !== CHANCE);
  const table = parseTable(text, 'absent');
  if (!table.ok) return refused(table.problem.message);
  const cells = table.table.rows;
  const isHeaded = cells.length === rows.length + 1 && cells.every((line) => line.length === inner.length + 1);
  if (isHeaded) {
    const wrongColumn = inner.findIndex((column, at) => !isCalled(cells[0][at + 1], column.id, column.title));
    if (wrongColumn >= 0)
      return refused(RESULTS.otherColumn(wrongColumn + 2, cells[0][wrongColumn + 1], inner[wrongColumn].title));
    const wrongRow = rows.findIndex((row, at) => !isCalled(cells[at + 1][0], row.id, row.label));
    if (wrongRow >= 0) return refused(RESULTS.otherRow(wrongRow + 2, cells[wrongRow + 1][0], rows[wrongRow].label));
  }
  const body = isHeaded ? cells.slice(1).map((line) => line.slice(1)) : cells;
  const [{ length: width }] = body;
  if (body.length !== rows.length || width !== inner.length) {
    return refused(RESULTS.otherShape([body.length, width], [rows.length, inner.length]));
  }
  return readPaste(rows, inner, { rows: 1, columns: 1 }, body.map((line) => line.join('\t')).join('\n'));
}

/** A change of a table in words: `Leather Infantry, Plate Cavalry: 9 → 10, 83 % → 92 %`. */
export interface TableDifference {
  readonly row: string;
  readonly column: string;
  readonly words: string;
  readonly chance: string;
  /** Where in the table: `cells/foot/horse`. */
  readonly target: string;
}

/** Which cells differ from the base, and what that does to their chances. */
export function tableDifferences(
  item: EffectiveItem,
  columns: readonly GridColumn[],
  chances: ChancesAnswer | null,
): TableDifference[] {
  if (!isObject(item.base) || !isObject(item.value)) return [];
  const { base, value } = item;
  return asList(value['rows']).flatMap((row) =>
    columns
      .filter(({ id }) => id !== HEADING && id !== CHANCE)
      .flatMap((column): TableDifference[] => {
        const [was, now] = [base, value].map((table) => cellOf(table, nameOf(row), column.id));
        if (was === now) return [];
        const of = (one: TableChances | null | undefined): Ways | undefined => one?.cells[nameOf(row)]?.[column.id];
        const [before, after] = [of(chances?.base), of(chances?.here)];
        return [
          {
            row: textOf(row, 'name') || nameOf(row),
            column: column.title,
            words: `${cellWords(column, was)} → ${cellWords(column, now)}`,
            chance: before === undefined || after === undefined ? '' : `${percent(before)} → ${percent(after)}`,
            target: `cells/${nameOf(row)}/${column.id}`,
          },
        ];
      }),
  );
}

/** A table with a row or column more, at the end; cells are dashes. */
export function widened(table: JsonObject, what: 'rows' | 'columns', entry: JsonObject): JsonObject {
  const next: JsonObject = { ...table, [what]: [...asList(table[what]), entry] };
  return { ...next, cells: cellsFor(next) };
}

/** A table without a row or column. */
export function narrowed(table: JsonObject, what: 'rows' | 'columns', name: string): JsonObject {
  const next: JsonObject = { ...table, [what]: asList(table[what]).filter((entry) => nameOf(entry) !== name) };
  return { ...next, cells: cellsFor(next) };
}

/** What a row or column is for, in words. */
export function matchWords(entry: JsonObject): string {
  const match = isObject(entry['match'])
    ? Object.entries(entry['match']).map(([name, value]) => `${name} ${valueWords(value)}`)
    : [];
  const range = matchRange(entry);
  return [...match, ...(range === '' ? [] : [range])].join(', ');
}

/** The distances that a column is for, in words; empty where it is for any. */
export function matchRange(entry: JsonObject): string {
  const range = entry['range'];
  return Array.isArray(range) ? `range ${[...new Set(range.map(valueWords))].join('–')}` : '';
}

/** The share of throws as people read it. */
export function percent({ ways, of }: Ways): string {
  const exact = (100 * ways) / of;
  if (ways === 0) return '0 %';
  return exact < 1 ? '<1 %' : ways < of && exact > 99 ? '>99 %' : `${Math.round(exact)} %`;
}

function tableCell(item: EffectiveItem, row: string, column: string): GridCell {
  const value = isObject(item.value) ? cellOf(item.value, row, column) : undefined;
  const was = isObject(item.base) ? cellOf(item.base, row, column) : undefined;
  const plain = typeof value === 'number' || typeof value === 'string' ? value : null;
  if (item.base === undefined || (item.isOwn && was === undefined)) return { value: plain };
  if (was === value) return { value: plain, ...(item.isOwn ? {} : { state: 'inherited' }) };
  return {
    value: plain,
    state: 'changed',
    base: valueWords(was),
  };
}

function chanceOfCell(
  chances: ChancesAnswer | null,
  row: string,
  column: string,
  value: JsonValue | undefined,
): Partial<GridCell> {
  const ways = chances?.here?.cells[row]?.[column];
  if (ways === undefined || typeof value !== 'number') return {};
  const change = difference(ways, chances?.base?.cells[row]?.[column]);
  return { note: `${percent(ways)}${change}`, heat: share(ways) };
}

function difference(now: Ways, before: Ways | undefined): string {
  if (before === undefined || before.ways * now.of === now.ways * before.of) return '';
  const points = Math.round((100 * now.ways) / now.of) - Math.round((100 * before.ways) / before.of);
  return points >= 0 ? ` ▲${points}` : ` ▼${-points}`;
}

function share({ ways, of }: Ways): number {
  return Math.round((1000 * ways) / of) / 1000;
}

/** The words of a vocabulary, each with the sign that is printed for it on charts: its id, where there is none of its own. */
function wordsOf(
  vocabulary: JsonObject,
): readonly { readonly id: string; readonly sign: string; readonly name: string }[] {
  const words = asList(vocabulary['values']);
  const printed = words.map((word) => textOf(word, 'letter') || nameOf(word));
  const isItsOwn = (sign: string): boolean => printed.indexOf(sign) === printed.lastIndexOf(sign);
  return words.map((word, index) => ({
    id: nameOf(word),
    sign: isItsOwn(printed[index]) ? printed[index] : nameOf(word),
    name: textOf(word, 'name'),
  }));
}

function cellsFor(table: JsonObject): JsonObject {
  return Object.fromEntries(
    asList(table['rows']).map((row) => [
      nameOf(row),
      Object.fromEntries(
        asList(table['columns']).map((column) => [nameOf(column), cellOf(table, nameOf(row), nameOf(column)) ?? null]),
      ),
    ]),
  );
}

function cellOf(table: JsonObject, row: string, column: string): JsonValue | undefined {
  const cells = table['cells'];
  const line = isObject(cells) ? cells[row] : undefined;
  return isObject(line) ? line[column] : undefined;
}

function cellWords(column: GridColumn, value: JsonValue | undefined): string {
  return textOfCell(column, { value: typeof value === 'number' || typeof value === 'string' ? value : null });
}

function isCalled(heading: string, id: string, title: string): boolean {
  const word = heading.trim().toLowerCase();
  return word === id.toLowerCase() || word === title.toLowerCase();
}

function refused(message: string): PasteReading {
  return { ok: false, message: RESULTS.nothingChanged(message) };
}
