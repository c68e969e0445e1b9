/** What a data grid shows, and what it tells of edits. */

/** What a cell holds. null is an empty cell. */
export type CellValue = string | number | boolean | null;

/** A column. */
export interface GridColumn {
  readonly id: string;
  /** Its heading. */
  readonly title: string;
  /** How its cells are edited; `read` cells are not. */
  readonly kind: 'text' | 'number' | 'choice' | 'flag' | 'read';
  /** What cells of a choice may hold, and what people read for it. An empty value empties the cell. */
  readonly choices?: readonly GridChoice[];
  /** Words that a number's cell may hold beside numbers, such as a printed dash; a text's with words holds one of them. */
  readonly words?: readonly GridChoice[];
  /** What is wrong with a text that somebody types into a cell; null for a good one. Asked of text columns only. */
  readonly fault?: (typed: string) => string | null;
  /** In CSS pixels. */
  readonly width?: number;
  /** Read aloud and shown as a tip at the heading. */
  readonly hint?: string;
  /** Set in the middle rather than at the side that the kind calls for. */
  readonly isCentred?: boolean;
}

/** Something that a cell may hold. */
export interface GridChoice {
  readonly value: CellValue;
  readonly text: string;
}

/** A row. */
export interface GridRow {
  readonly id: string;
  /** Its name for people, in messages and for screen readers. */
  readonly label: string;
  /** By column id; a column that is left out is empty and read-only. */
  readonly cells: Readonly<Record<string, GridCell>>;
}

/** A cell. */
export interface GridCell {
  readonly value: CellValue;
  /** What is shown instead of the value. */
  readonly text?: string;
  /** A smaller word below or behind it. */
  readonly note?: string;
  /** Whose it is: `inherited` from the base, or `changed` against it. The package's own where absent. */
  readonly state?: 'inherited' | 'changed';
  /** What the base says, of a changed cell. */
  readonly base?: string;
  /** What is wrong with it. */
  readonly problem?: string;
  /** 0 to 1: how deeply the cell is tinted. */
  readonly heat?: number;
  /** A colour (`#rrggbb`) shown beside the value. */
  readonly swatch?: string;
  /** What changes call the value: `units/guards/values/armour`. */
  readonly item?: string;
  /** Somebody else who is in it, with their colour. */
  readonly person?: { readonly name: string; readonly color: string };
  /** How many comments about its row are open. */
  readonly said?: number;
  /** Cannot be edited, whatever its column says. */
  readonly isFixed?: boolean;
}

/** A cell that is to hold something else. */
export interface CellEdit {
  readonly row: string;
  readonly column: string;
  readonly value: CellValue;
}

/** Edits that belong together: one step. */
export interface GridEdits {
  readonly edits: readonly CellEdit[];
  readonly by: 'typing' | 'pasting' | 'clearing' | 'filling';
}

/** Where the cursor is and what is selected. */
export interface GridSelection {
  /** Ids of the row and column of the cursor; null in an empty grid. */
  readonly at: { readonly row: string; readonly column: string } | null;
  /** Ids of the rows that are selected, in the order shown. */
  readonly rows: readonly string[];
}

/** Whether a cell of a column can be edited. */
export function isEditable(column: GridColumn, cell: GridCell | undefined): cell is GridCell {
  return column.kind !== 'read' && cell !== undefined && cell.isFixed !== true;
}

/** What is read in a cell. */
export function textOfCell(column: GridColumn, cell: GridCell | undefined): string {
  if (cell === undefined) return '';
  if (cell.text !== undefined) return cell.text;
  const { value } = cell;
  const named = [...(column.choices ?? []), ...(column.words ?? [])].find((choice) => choice.value === value);
  if (named !== undefined) return named.text;
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '✓' : '';
  return typeof value === 'number' ? String(value).replace('-', '−') : value;
}
