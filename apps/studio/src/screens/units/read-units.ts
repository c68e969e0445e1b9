import { parseTable } from '@hexwright/exchange';
import type { JsonObject } from '@hexwright/workspace';
import type { CellValue, GridColumn } from '../../parts/grid/grid-data.ts';
import { readCell } from '../../parts/grid/read-cell.ts';
import { freeId, unitOf } from './unit-table.ts';

/** What a pasted table says: units, or what is wrong with it. */
export type UnitsReading =
  { readonly ok: true; readonly units: readonly JsonObject[] } | { readonly ok: false; readonly message: string };

/**
 * Reads a table whose first row says what its columns are, by title or id. Units without an id get a free one.
 *
 * @param taken ids that are in use
 */
export function readUnits(text: string, columns: readonly GridColumn[], taken: ReadonlySet<string>): UnitsReading {
  const table = parseTable(text, 'absent');
  if (!table.ok && text.trim() !== '') return { ok: false, message: table.problem.message };
  const [head, ...lines] = table.ok ? table.table.rows : [];
  if (head === undefined || lines.length === 0) {
    return { ok: false, message: 'Paste a table: a row of headings, and a row for each unit beneath it.' };
  }
  const found = head.map((title) => columnOf(title, columns));
  const unknown = found.indexOf(undefined);
  if (unknown >= 0) {
    const known = columns.map(({ title }) => title).join(', ');
    return {
      ok: false,
      message: `Column ${unknown + 1}: nothing is called “${head[unknown].trim()}”. Known are ${known}.`,
    };
  }
  if (!found.some((column) => column?.id === 'name')) return { ok: false, message: 'There is no column Name.' };
  const ids = new Set(taken);
  const units: JsonObject[] = [];
  for (const [index, line] of lines.entries()) {
    const cells: Record<string, CellValue> = {};
    for (const [at, typed] of line.entries()) {
      const column = found[at];
      if (column === undefined || column.id === 'faces') continue;
      const reading = readCell(column.kind === 'read' ? { ...column, kind: 'text' } : column, typed);
      if (!reading.ok)
        return { ok: false, message: `Row ${index + 2}, column ${at + 1} (${column.title}): ${reading.message}` };
      cells[column.id] = reading.value;
    }
    const given = cells['id'];
    if (typeof given === 'string' && ids.has(given)) {
      return { ok: false, message: `Row ${index + 2}: there is a unit “${given}” already.` };
    }
    const id = typeof given === 'string' ? given : freeId(String(cells['name'] ?? 'unit'), ids);
    ids.add(id);
    units.push(unitOf(id, cells));
  }
  return { ok: true, units };
}

function columnOf(title: string, columns: readonly GridColumn[]): GridColumn | undefined {
  const word = title.trim().toLowerCase();
  return columns.find(
    (column) => column.title.toLowerCase() === word || column.id === word || column.id === `values.${word}`,
  );
}
