import type { Span, Spot } from './cursor.ts';
import {
  isEditable,
  type CellEdit,
  type CellValue,
  type GridColumn,
  type GridRow,
  type GridSelection,
} from './grid-data.ts';
import { readCell } from './read-cell.ts';

/** The rows of a block of cells, or those that are picked one by one. */
export function chosenRows(
  rows: readonly GridRow[],
  { top, bottom }: Pick<Span, 'top' | 'bottom'>,
  picked: ReadonlySet<string>,
): readonly GridRow[] {
  return rows.filter(({ id }, row) => (picked.size === 0 ? row >= top && row <= bottom : picked.has(id)));
}

/** What is selected, by ids: `chosen` are the rows. */
export function selectionOf(
  at: Spot,
  shown: readonly GridRow[],
  columns: readonly GridColumn[],
  chosen: readonly GridRow[],
): GridSelection {
  const [row, column] = [shown.at(at.row), columns.at(at.column)];
  return {
    at: row === undefined || column === undefined ? null : { row: row.id, column: column.id },
    rows: chosen.map(({ id }) => id),
  };
}

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
