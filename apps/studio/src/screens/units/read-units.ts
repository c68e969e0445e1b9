import { parseTable } from '@hexwright/exchange';
import type { JsonObject } from '@hexwright/workspace';
import type { CellValue, GridColumn } from '../../parts/grid/grid-data.ts';
import { readCell } from '../../parts/grid/read-cell.ts';
import { freeId, unitOf } from './unit-table.ts';
import type { UnitWords } from './unit-words.ts';
import { COLUMNS, HEADINGS, PASTE } from './words.ts';

/** A heading of a pasted table, and the column it stands for; '' where it is left out. */
export interface PastedHeading {
  readonly heading: string;
  /** What tells it from others of the same words. */
  readonly key: string;
  readonly column: string;
}

/** A unit that was read, and the columns that the table says nothing of. */
export interface PastedUnit {
  readonly unit: JsonObject;
  readonly said: ReadonlySet<string>;
}

/** What a pasted table says. */
export interface UnitsReading {
  readonly headings: readonly PastedHeading[];
  readonly units: readonly PastedUnit[];
  /** Why none of it can be taken; null where all can. */
  readonly message: string | null;
}

const NOTHING: UnitsReading = { headings: [], units: [], message: PASTE.empty };

/**
 * Reads a table in which a row of headings says what its columns are: by the headings of the roster in any order, or as a
 * person has said. It is the first row, or the first with the heading of the name, where a title stands above it. Units
 * without an id get a free one; rows that say nothing are no units.
 *
 * @param taken ids that are in use
 * @param chosen columns that a person has given to headings, by key; '' leaves one out
 */
export function readUnits(
  text: string,
  columns: readonly GridColumn[],
  taken: ReadonlySet<string>,
  words: UnitWords,
  chosen: ReadonlyMap<string, string> = new Map(),
): UnitsReading {
  const table = parseTable(text, 'absent');
  if (!table.ok && text.trim() !== '') return { ...NOTHING, message: table.problem.message };
  const rows = table.ok ? table.table.rows : [];
  const first = headRow(rows, columns);
  const lines = rows.slice(first + 1);
  if (lines.length === 0) return NOTHING;
  const headings = rows[first].map((written, at): PastedHeading => {
    const heading = written.trim();
    const key = `${at} ${heading}`;
    return {
      heading,
      key,
      column: chosen.get(key) ?? columnOf(heading, columns)?.id ?? meant(heading, rows[first], columns),
    };
  });
  const found = headings.map(({ column }) => columns.find(({ id }) => id === column));
  const wrong = (message: string): UnitsReading => ({ headings, units: [], message });
  if (!found.some((column) => column?.id === 'name')) return wrong(PASTE.noName);
  const twice = found.find((column, index) => column !== undefined && found.indexOf(column) !== index);
  if (twice !== undefined) return wrong(PASTE.twice(twice.title));
  const ids = new Set(taken);
  const units: PastedUnit[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.every((cell, at) => found[at] === undefined || cell.trim() === '')) continue;
    const row = first + index + 2;
    const cells: Record<string, CellValue> = {};
    for (const [at, typed] of line.entries()) {
      const column = found[at];
      if (column === undefined) continue;
      const reading = readCell(column.kind === 'read' ? { ...column, kind: 'text' } : column, typed);
      if (!reading.ok) return wrong(PASTE.row(row, column.title, reading.message));
      cells[column.id] = reading.value;
    }
    const given = cells['id'];
    if (typeof given === 'string' && ids.has(given)) return wrong(PASTE.taken(row, given));
    const id = typeof given === 'string' ? given : freeId(String(cells['name'] ?? 'unit'), ids);
    ids.add(id);
    units.push({ unit: unitOf(id, cells, words), said: new Set(Object.keys(cells)) });
  }
  return units.length === 0 ? wrong(PASTE.empty) : { headings, units, message: null };
}

/** The row of headings: that of the name, or else the first in which most cells say something. */
function headRow(rows: readonly (readonly string[])[], columns: readonly GridColumn[]): number {
  const named = rows.findIndex((row) => row.some((cell) => columnOf(cell, columns)?.id === 'name'));
  const full = rows.findIndex((row) => 2 * row.filter((cell) => cell.trim() !== '').length > row.length);
  return Math.max(0, named >= 0 ? named : full);
}

/** The column of a heading: by its title, by its id, or a value of the front by the value's name alone. */
function columnOf(title: string, columns: readonly GridColumn[]): GridColumn | undefined {
  const word = plain(title);
  const fits = (...names: readonly string[]): boolean => names.some((name) => plain(name) === word);
  return (
    columns.find((column) => fits(column.title, column.id, column.id.replace('values.', ''))) ??
    columns.find((column) => fits(column.id.replace('faces.0.', ''), column.title.replace(`${COLUMNS.face(0)} `, '')))
  );
}

/** The column that a heading means in everyday words, unless another heading has its name; '' for none. */
function meant(heading: string, head: readonly string[], columns: readonly GridColumn[]): string {
  const word = plain(heading).replaceAll('.', '');
  const column = columns.find(({ id }) => HEADINGS[id]?.some((one) => plain(one) === word));
  return column === undefined || head.some((one) => columnOf(one, columns) === column) ? '' : column.id;
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+/gu, '');
}
