import { parseTable } from '@hexwright/exchange';
import type { JsonObject } from '@hexwright/workspace';
import type { CellValue, GridColumn } from '../../parts/grid/grid-data.ts';
import { readCell } from '../../parts/grid/read-cell.ts';
import { freeId, unitOf } from './unit-table.ts';
import type { UnitWords } from './unit-words.ts';
import { COLUMNS, PASTE } from './words.ts';

/** A heading of a pasted table, and the column it stands for; '' where it is left out. */
export interface PastedHeading {
  readonly heading: string;
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
 * Reads a table whose first row says what its columns are: by the headings of the roster in any order, or as a person has
 * said. Units without an id get a free one.
 *
 * @param taken ids that are in use
 * @param chosen columns that a person has given to headings, by heading; '' leaves one out
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
  const [head, ...lines] = table.ok ? table.table.rows : [];
  if (head === undefined || lines.length === 0) return NOTHING;
  const headings = head.map((written): PastedHeading => {
    const heading = written.trim();
    return { heading, column: chosen.get(heading) ?? columnOf(heading, columns)?.id ?? '' };
  });
  const found = headings.map(({ column }) => columns.find(({ id }) => id === column));
  const wrong = (message: string): UnitsReading => ({ headings, units: [], message });
  if (!found.some((column) => column?.id === 'name')) return wrong(PASTE.noName);
  const twice = found.find((column, index) => column !== undefined && found.indexOf(column) !== index);
  if (twice !== undefined) return wrong(PASTE.twice(twice.title));
  const ids = new Set(taken);
  const units: PastedUnit[] = [];
  for (const [index, line] of lines.entries()) {
    const cells: Record<string, CellValue> = {};
    for (const [at, typed] of line.entries()) {
      const column = found[at];
      if (column === undefined) continue;
      const reading = readCell(column.kind === 'read' ? { ...column, kind: 'text' } : column, typed);
      if (!reading.ok) return wrong(PASTE.row(index + 2, column.title, reading.message));
      cells[column.id] = reading.value;
    }
    const given = cells['id'];
    if (typeof given === 'string' && ids.has(given)) return wrong(PASTE.taken(index + 2, given));
    const id = typeof given === 'string' ? given : freeId(String(cells['name'] ?? 'unit'), ids);
    ids.add(id);
    units.push({ unit: unitOf(id, cells, words), said: new Set(Object.keys(cells)) });
  }
  return { headings, units, message: null };
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

function plain(word: string): string {
  return word.toLowerCase().replaceAll(/[^\p{L}\p{N}.]+/gu, '');
}
