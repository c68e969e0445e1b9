import { html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { styleMap } from 'lit/directives/style-map.js';
import type { GridOrder } from './arrange.ts';
import type { Spot } from './cursor.ts';
import { tintOf } from './heat.ts';
import {
  isEditable,
  textOfCell,
  type CellValue,
  type GridCell,
  type GridChoice,
  type GridColumn,
  type GridRow,
} from './grid-data.ts';
import { GRID } from './words.ts';

/** Where a cell is in the page. */
export function idOf({ row, column }: Spot): string {
  return `cell-${row}-${column}`;
}

/** The class that says on which side a column's words stand. */
export function sideOf(column: GridColumn): string {
  if (column.isCentred === true || column.kind === 'flag') return 'middle';
  return column.kind === 'number' ? 'number' : 'start';
}

/** What stands in the field when a cell begins to be edited. */
export function writtenOf(cell: GridCell | undefined): string {
  return cell === undefined || cell.value === null ? '' : String(cell.value);
}

/** The heading of a column: a click sorts by it where there is `sort`, a drag at its end makes it wider. */
export function gridHeading(
  column: GridColumn,
  index: number,
  order: GridOrder | null,
  { sort, resize }: { readonly sort?: () => void; readonly resize: (event: PointerEvent) => void },
): unknown {
  const direction = order?.column === column.id ? (order.isDescending ? 'descending' : 'ascending') : null;
  const arrow = direction === 'descending' ? '▾' : '▴';
  const inner = html`<span>${column.title}</span>${
      direction === null ? nothing : html`<span class="sorted" aria-hidden="true">${arrow}</span>`
    }`;
  return html`<th
    role="columnheader"
    aria-colindex=${index + 1}
    aria-sort=${direction ?? nothing}
    title=${column.hint ?? nothing}
    class=${sideOf(column)}
  >
    ${
      sort === undefined
        ? html`<span class="heading">${inner}</span>`
        : html`<button class="heading" tabindex="-1" @click=${sort}>${inner}</button>`
    }
    <span class="grip" @pointerdown=${resize}></span>
  </th>`;
}

/** A cell of the table: those of the first column are the headings of their rows. */
export function gridCell(
  column: GridColumn,
  cell: GridCell | undefined,
  spot: Spot,
  { isHere, isSelected }: { readonly isHere: boolean; readonly isSelected: boolean },
  inner: unknown,
): unknown {
  const heat = cell?.heat;
  const classes = classMap({
    [sideOf(column)]: true,
    at: isHere,
    selected: isSelected && !isHere,
    inherited: cell?.state === 'inherited',
    changed: cell?.state === 'changed',
    problem: cell?.problem !== undefined,
    fixed: !isEditable(column, cell),
    heat: heat !== undefined,
    deep: heat !== undefined && tintOf(heat).isDeep,
  });
  const tip = cell?.problem ?? (cell?.base === undefined ? textOfCell(column, cell) : GRID.base(cell.base));
  const style = styleMap({
    '--heat': heat === undefined ? null : `${tintOf(heat).percent}%`,
    '--person': cell?.person?.color ?? null,
  });
  const at = `${spot.row} ${spot.column}`;
  if (spot.column === 0) {
    return html`<th
      scope="row"
      role="rowheader"
      id=${idOf(spot)}
      data-at=${at}
      data-item=${cell?.item ?? nothing}
      data-person=${cell?.person?.name ?? nothing}
      aria-selected=${isSelected}
      class=${classes}
      style=${style}
      title=${tip}
    >
      ${inner}
    </th>`;
  }
  return html`<td
    role="gridcell"
    id=${idOf(spot)}
    data-at=${at}
    data-item=${cell?.item ?? nothing}
    data-person=${cell?.person?.name ?? nothing}
    aria-colindex=${spot.column + 1}
    aria-selected=${isSelected}
    aria-readonly=${!isEditable(column, cell)}
    aria-invalid=${cell?.problem === undefined ? nothing : 'true'}
    class=${classes}
    style=${style}
    title=${tip}
  >
    ${inner}
  </td>`;
}

/** Holds the place of rows that are out of sight, so many CSS pixels high. */
export function spaceRow(height: number): unknown {
  if (height <= 0) return nothing;
  return html`<tr aria-hidden="true">
    <td class="space" style=${`height:${height}px`}></td>
  </tr>`;
}

/** What is read in a cell that is not being edited. */
export function cellContent(column: GridColumn, cell: GridCell | undefined): unknown {
  const swatch =
    cell?.swatch === undefined ? nothing : html`<i class="swatch" style=${`background:${cell.swatch}`}></i>`;
  const note = cell?.note === undefined ? nothing : html`<span class="note">${cell.note}</span>`;
  const said =
    cell?.said === undefined
      ? nothing
      : html`<span class="said" role="img" aria-label=${GRID.openComments(cell.said)}>“${cell.said}”</span>`;
  return html`<span class="value">${swatch}${textOfCell(column, cell)}${said}</span>${note}`;
}

/** What is said below the table of the cell that the cursor is on. */
export function gridFoot(cell: GridCell | undefined): unknown {
  const said = cell?.problem ?? (cell?.base === undefined ? '' : GRID.changed(cell.base));
  return said === '' ? nothing : html`<p class="foot" role="status">${said}</p>`;
}

/** What a field in a cell tells. */
interface FieldListeners {
  readonly press: (event: KeyboardEvent) => void;
  readonly type: (text: string) => void;
  readonly choose: (value: CellValue) => void;
  /** The cursor has left it; `isTyped` where what stands in it counts. */
  readonly leave: (isTyped: boolean) => void;
}

/** The field in a cell that is being edited. */
export function cellField(
  row: GridRow,
  column: GridColumn,
  { text, problem }: { readonly text: string; readonly problem: string | null },
  listeners: FieldListeners,
): unknown {
  const label = GRID.cell(column.title, row.label);
  const cell = row.cells[column.id] as GridCell | undefined;
  if (column.kind !== 'choice') {
    return html`<input
      class="cell-field"
      aria-label=${label}
      aria-invalid=${problem === null ? nothing : 'true'}
      ?data-all=${text === writtenOf(cell)}
      .value=${text}
      @input=${(event: Event) => listeners.type((event.target as HTMLInputElement).value)}
      @keydown=${listeners.press}
      @blur=${() => listeners.leave(true)}
    />`;
  }
  const choices = column.choices ?? [];
  const value = cell?.value ?? null;
  // A letter that opened the list goes to the first word that begins with it.
  const typed = text === writtenOf(cell) ? null : text.toLowerCase();
  const wanted = typed === null ? undefined : choices.find((choice) => choice.text.toLowerCase().startsWith(typed));
  const chosen = wanted?.value ?? value;
  return html`<select
    class="cell-field list"
    size=${Math.min(LONGEST_LIST, Math.max(2, choices.length))}
    aria-label=${label}
    @keydown=${(event: KeyboardEvent) => {
      step(event);
      listeners.press(event);
    }}
    @click=${(event: Event) => {
      const found = chosenIn(event.currentTarget as HTMLSelectElement, column);
      if (found !== undefined && event.target instanceof HTMLOptionElement) listeners.choose(found.value);
    }}
    @blur=${() => listeners.leave(false)}
  >
    ${choices.map((choice) => html`<option .selected=${choice.value === chosen}>${choice.text || '–'}</option>`)}
  </select>`;
}

/** Puts the cursor into the field of the cell that is being edited, if it is not there. */
export function focusField(root: ParentNode): void {
  const field = root.querySelector<HTMLInputElement | HTMLSelectElement>('.cell-field');
  if (field === null || field.matches(':focus')) return;
  field.focus();
  // An open list is longer than its cell.
  field.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (field instanceof HTMLInputElement && field.dataset['all'] === '') field.select();
}

/** Words of a list that are seen at once. */
const LONGEST_LIST = 10;

/** What is chosen in the list of a cell that is being edited; undefined for nothing. */
export function chosenIn(list: HTMLSelectElement, column: GridColumn): GridChoice | undefined {
  return column.choices?.[list.selectedIndex];
}

/** The arrows go from word to word in an open list, and take none: Enter and Tab do. */
function step(event: KeyboardEvent): void {
  const list = event.currentTarget;
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0 || !(list instanceof HTMLSelectElement)) return;
  event.preventDefault();
  list.selectedIndex = Math.max(0, Math.min(list.length - 1, list.selectedIndex + by));
}

/** The place of the cell that an event comes from; null where it comes from elsewhere. */
export function spotOf(event: Event): Spot | null {
  const cell = event.composedPath().find((one) => one instanceof HTMLTableCellElement);
  const [row, column] = (cell?.dataset['at'] ?? '').split(' ').map(Number);
  return column === undefined ? null : { row, column };
}

/** Whether an event comes from the field of a cell that is being edited. */
export function isField(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && target.closest('.cell-field') !== null;
}
