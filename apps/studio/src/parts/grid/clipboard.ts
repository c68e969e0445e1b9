import { isEditable, textOfCell, type CellEdit, type GridColumn, type GridRow } from './grid-data.ts';
import { readCell } from './read-cell.ts';
import { PASTED } from './words.ts';

/** What becomes of something pasted: edits, or why none of it can be taken. */
export type PasteReading =
  | { readonly ok: true; readonly edits: readonly CellEdit[] }
  | { readonly ok: false; readonly message: string };

/** Cells as text that spreadsheets read: a line a row, tabs between columns. */
export function copyCells(rows: readonly GridRow[], columns: readonly GridColumn[]): string {
  return rows.map((row) => columns.map((column) => quoted(copied(column, row))).join('\t')).join('\n');
}

/** What lines and tabs say, as spreadsheets write them: quoted cells may hold lines and tabs. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  let cell = '';
  for (let at = 0, isQuoted = false; at <= lines.length; at++) {
    const sign = lines[at] as string | undefined;
    if (sign === '"' && (isQuoted || cell === '')) {
      if (isQuoted && lines[at + 1] === '"') cell += lines[at++];
      else isQuoted = !isQuoted;
    } else if (sign === undefined || (!isQuoted && (sign === '\t' || sign === '\n'))) {
      rows[rows.length - 1].push(cell);
      cell = '';
      if (sign === '\n') rows.push([]);
    } else cell += sign;
  }
  return rows;
}

/**
 * Reads what is pasted over a grid from a cell on. One cell fills everything that is selected; more must find their place,
 * and every one a value its column can hold, or nothing is taken at all.
 *
 * @param rows the rows of the grid from the cell on, in the order shown
 * @param columns its columns from the cell on
 * @param selected how many rows and columns are selected
 */
export function readPaste(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  selected: { readonly rows: number; readonly columns: number },
  text: string,
): PasteReading {
  const pasted = pastedCells(text);
  const isOne = pasted.length === 1 && pasted[0].length === 1;
  const cells = isOne
    ? Array.from({ length: selected.rows }, () => Array.from({ length: selected.columns }, () => pasted[0][0]))
    : pasted;
  const width = cells[0].length;
  const ragged = cells.findIndex((row) => row.length !== width);
  if (ragged >= 0) {
    return refused(PASTED.ragged(ragged + 1, cells[ragged].length, width));
  }
  if (cells.length > rows.length) {
    return refused(PASTED.tooManyRows(cells.length, rows.length));
  }
  if (width > columns.length) {
    return refused(PASTED.tooManyColumns(width, columns.length));
  }
  const edits: CellEdit[] = [];
  for (const [down, line] of cells.entries()) {
    for (const [right, typed] of line.entries()) {
      const [row, column] = [rows[down], columns[right]];
      const cell = row.cells[column.id];
      const where = isOne
        ? PASTED.at(row.label, column.title)
        : PASTED.within(down + 1, right + 1, row.label, column.title);
      if (!isEditable(column, cell)) {
        if (typed.trim() === copied(column, row)) continue;
        return refused(PASTED.readOnly(where));
      }
      const reading = readCell(column, typed);
      if (!reading.ok) return refused(PASTED.wrong(where, reading.message));
      if (reading.value !== cell.value) edits.push({ row: row.id, column: column.id, value: reading.value });
    }
  }
  return { ok: true, edits };
}

function refused(message: string): PasteReading {
  return { ok: false, message: PASTED.nothingChanged(message) };
}

function copied(column: GridColumn, row: GridRow): string {
  const cell = row.cells[column.id] as GridRow['cells'][string] | undefined;
  if (cell === undefined || cell.value === null) return textOfCell(column, cell);
  if (typeof cell.value === 'number') return String(cell.value);
  return typeof cell.value === 'boolean' ? (cell.value ? 'yes' : '') : textOfCell(column, cell);
}

function quoted(text: string): string {
  return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
