import { notify } from '../../ui/toasts.ts';
import type { Spot } from './cursor.ts';
import type { GridCell, GridColumn, GridRow } from './grid-data.ts';
import { REFUSED } from './words.ts';

/** A cell that is being edited. */
export interface Editing {
  readonly spot: Spot;
  readonly text: string;
  /** Why the text is no value of the column; null where that is not known. */
  readonly problem: string | null;
}

/** What a grid shows. */
interface Shown {
  readonly rows: readonly GridRow[];
  readonly columns: readonly GridColumn[];
}

/** Where the cell of a spot is after rows and columns have changed; null where it is gone. */
export function followed({ row, column }: Spot, before: Shown, now: Shown): Spot | null {
  const spot = {
    row: now.rows.findIndex(({ id }) => id === before.rows[row].id),
    column: now.columns.findIndex(({ id }) => id === before.columns[column].id),
  };
  return spot.row < 0 || spot.column < 0 ? null : spot;
}

/** What is said to somebody whose cell went away under what they typed. */
export function lostWords({ spot, text }: Editing, { rows, columns }: Shown): string {
  const { title } = columns[spot.column];
  return REFUSED.gone(title, rows[spot.row].label, text);
}

/** What is said of words that are no value of their column; aloud, to somebody who has gone to another screen. */
export function refusedWords(message: string, column: GridColumn, row: GridRow, grid: Element): string {
  const words = REFUSED.left(message, column.title, row.label);
  setTimeout(() => {
    if (!grid.isConnected) notify(words, { tone: 'warning' });
  });
  return words;
}

/** What is said at the first key where nothing can be typed: in a cell that cannot be edited, or is ticked instead. */
export function keyWords({ title, hint }: GridColumn, cell: GridCell | undefined, canTick: boolean): string {
  if (canTick) return REFUSED.tick(title);
  return cell?.state === 'inherited' ? REFUSED.inherited(title) : REFUSED.readOnly(title, hint ?? '');
}
