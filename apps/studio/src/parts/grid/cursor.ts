/** A place in a grid, counted from 0 as shown. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** The cursor, and the opposite corner of what is selected. */
export interface Cursor {
  readonly at: Spot;
  readonly from: Spot;
}

/** What is selected, both ends included. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** How many rows and columns there are, and how many rows a page has. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

/** The rectangle between the corners. */
export function spanOf({ at, from }: Cursor): Span {
  return {
    top: Math.min(at.row, from.row),
    bottom: Math.max(at.row, from.row),
    left: Math.min(at.column, from.column),
    right: Math.max(at.column, from.column),
  };
}

/** Whether a place is selected. */
export function isIn({ top, bottom, left, right }: Span, { row, column }: Spot): boolean {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** The nearest place inside the grid. */
export function inside({ row, column }: Spot, size: GridSize): Spot {
  const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
  return { row: within(row, size.rows), column: within(column, size.columns) };
}

/** Where a key leads from a place; null for a key that leads nowhere. */
export function stepped(at: Spot, key: string, isFar: boolean, size: GridSize): Spot | null {
  const { row, column } = at;
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const places: Readonly<Record<string, Spot>> = {
    ArrowUp: { row: isFar ? 0 : row - 1, column },
    ArrowDown: { row: isFar ? lastRow : row + 1, column },
    ArrowLeft: { row, column: isFar ? 0 : column - 1 },
    ArrowRight: { row, column: isFar ? lastColumn : column + 1 },
    PageUp: { row: row - size.page, column },
    PageDown: { row: row + size.page, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? lastRow : row, column: lastColumn },
  };
  return Object.hasOwn(places, key) ? inside(places[key], size) : null;
}
