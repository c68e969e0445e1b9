import { equalJson } from '@hexwright/model';
import { textOfCell, type CellValue, type GridColumn, type GridRow } from './grid-data.ts';

/** The order in which rows are shown. */
export interface GridOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

/** The rows that hold all the words of `filter` somewhere, in an order; without one as they come. */
export function arrangedRows(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  filter: string,
  order: GridOrder | null,
): readonly GridRow[] {
  const words = filter
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const text = (row: GridRow): string =>
    [row.label, ...columns.map((column) => textOfCell(column, row.cells[column.id]))].join(' ').toLowerCase();
  const found = words.length === 0 ? rows : rows.filter((row) => words.every((word) => text(row).includes(word)));
  const column = columns.find(({ id }) => id === order?.column);
  if (order === null || column === undefined) return found;
  const sign = order.isDescending ? -1 : 1;
  return found.toSorted((one, other) => sign * compared(column, one, other));
}

/**
 * Rows as they are now, each by the object that it was before where it says the same. Whose the table is makes all of them anew for
 * every change, and a row that stays need not be drawn again.
 */
export function keptRows(before: readonly GridRow[], now: readonly GridRow[]): readonly GridRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return now.map((row) => {
    const old = known.get(row.id);
    return old !== undefined && equalJson(old, row) ? old : row;
  });
}

/** By value where both are numbers or choices in an order, else by what is read; empty cells last. */
function compared(column: GridColumn, one: GridRow, other: GridRow): number {
  const [a, b] = [valueOf(one, column), valueOf(other, column)];
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const places = [a, b].map((value) => column.choices?.findIndex((choice) => choice.value === value) ?? -1);
  if (places[0] >= 0 && places[1] >= 0) return places[0] - places[1];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [one, other].map((row) => textOfCell(column, row.cells[column.id]));
  return left.localeCompare(right, 'en', { numeric: true });
}

function valueOf(row: GridRow, column: GridColumn): CellValue {
  const cell = row.cells[column.id] as GridRow['cells'][string] | undefined;
  return cell?.value ?? null;
}
