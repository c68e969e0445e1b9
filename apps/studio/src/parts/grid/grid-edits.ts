import { isEditable, type CellEdit, type CellValue, type GridColumn, type GridRow } from './grid-data.ts';
import { readCell } from './read-cell.ts';

/** Gives the cells of a column one value. */
export function filled(rows: readonly GridRow[], column: GridColumn, value: CellValue): CellEdit[] {
  return rows
    .filter(({ cells }) => isEditable(column, cells[column.id]) && cells[column.id].value !== value)
    .map((row) => ({ row: row.id, column: column.id, value }));
}

/** Empties cells, as far as their columns can be empty. */
export function cleared(rows: readonly GridRow[], columns: readonly GridColumn[]): CellEdit[] {
  return columns.flatMap((column) => {
    const empty = readCell(column, '');
    return empty.ok ? filled(rows, column, empty.value) : [];
  });
}
