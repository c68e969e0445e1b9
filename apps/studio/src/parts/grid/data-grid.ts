import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { styleMap } from 'lit/directives/style-map.js';
import { inlineMessage } from '../../ui/inline-message.ts';
import { shared } from '../styles.ts';
import { arrangedRows, keptRows, type GridOrder } from './arrange.ts';
import { copyCells, readPaste } from './clipboard.ts';
import { dragGrip } from './column-grip.ts';
import { ALL_UP_TO, visibleRows } from './visible-rows.ts';
import { inside, isIn, spanOf, type Cursor, type GridSize, type Span, type Spot } from './cursor.ts';
import { followed, keyWords, lostWords, refusedWords, type Editing } from './editing.ts';
import {
  cellContent,
  cellField,
  chosenIn,
  focusField,
  gridCell,
  gridFoot,
  gridHeading,
  idOf,
  isField,
  spaceRow,
  spotOf,
  writtenOf,
} from './grid-cell.ts';
import { isEditable } from './grid-data.ts';
import type { CellEdit, CellValue, GridCell, GridColumn, GridEdits, GridRow, GridSelection } from './grid-data.ts';
import { chosenRows, cleared, filled, selectionOf } from './grid-edits.ts';
import { meaningOf } from './grid-keys.ts';
import { gridStyles } from './grid-styles.ts';
import { readCell } from './read-cell.ts';
import { GRID } from './words.ts';

const WIDTH = 96;
const NARROWEST = 36;

/**
 * A table that is edited as a spreadsheet is. It changes nothing itself: `grid-edit` says what is to change, `grid-select`
 * what is selected, `grid-open` that a person wants to see more of a row.
 */
export class DataGrid extends LitElement {
  static override properties = {
    label: { type: String },
    columns: { attribute: false },
    rows: { attribute: false },
    filter: { type: String },
    rowHeight: { type: Number },
    isSortable: { type: Boolean },
    isFigures: { type: Boolean },
    removesRows: { type: Boolean },
    empty: { type: String },
    cursor: { state: true },
    editing: { state: true },
    order: { state: true },
    refusal: { state: true },
    widths: { state: true },
    top: { state: true },
    picked: { state: true },
  };
  static override styles = [shared, gridStyles];

  /** Read aloud as the name of the table. */
  declare label: string;
  /** The first one holds the headings of the rows. */
  declare columns: readonly GridColumn[];
  declare rows: readonly GridRow[];
  /** Words that a row must hold to be shown. */
  declare filter: string;
  /** CSS pixels. */
  declare rowHeight: number;
  declare isSortable: boolean;
  /** Cells are printed large, as the numbers of a chart. */
  declare isFigures: boolean;
  /** Whether Delete on whole rows, or on their headings, asks to remove them: `grid-remove` with their ids. */
  declare removesRows: boolean;
  /** What is said where there are no rows. */
  declare empty: string;
  declare cursor: Cursor;
  declare editing: Editing | null;
  declare order: GridOrder | null;
  declare refusal: string | null;
  declare widths: ReadonlyMap<string, number>;
  /** How far it is scrolled, in CSS pixels. */
  declare top: number;
  /** Rows picked one by one. */
  declare picked: ReadonlySet<string>;
  #shown: readonly GridRow[] = [];
  /** All that is drawn of the columns, to see whether they still look the same. */
  #look = '';
  #told = '';
  #view = 600;
  #isDragging = false;
  #isDrawing = false;

  constructor() {
    super();
    [this.label, this.filter, this.empty] = ['', '', GRID.empty];
    [this.columns, this.rows] = [[], []];
    [this.rowHeight, this.top] = [30, 0];
    [this.isSortable, this.isFigures, this.removesRows] = [false, false, false];
    this.cursor = { at: { row: 0, column: 0 }, from: { row: 0, column: 0 } };
    [this.editing, this.order, this.refusal] = [null, null, null];
    [this.widths, this.picked] = [new Map(), new Set()];
  }

  /** The rows as they are shown: found and sorted. */
  get shown(): readonly GridRow[] {
    return this.#shown;
  }

  /** Puts the cursor on a row and brings it into view. Nothing happens if it is not shown. */
  goTo(row: string, column: string | undefined = this.columns.at(this.cursor.at.column)?.id ?? ''): void {
    const found = this.columns.findIndex(({ id }) => id === column);
    const at = { row: this.#shown.findIndex(({ id }) => id === row), column: Math.max(0, found) };
    if (at.row >= 0) this.#moveTo(at, at);
  }

  /** A row has another id from now on: the cursor, and what is being typed, stay with it. */
  renameRow(from: string, to: string): void {
    this.#shown = this.#shown.map((row) => (row.id === from ? { ...row, id: to } : row));
  }

  override focus(): void {
    this.renderRoot.querySelector('table')?.focus();
  }

  override willUpdate(changed: PropertyValues<DataGrid>): void {
    if (!(['rows', 'columns', 'filter', 'order'] as const).some((name) => changed.has(name))) return;
    const before = this.#shown.at(this.cursor.at.row)?.id;
    const was = { rows: this.#shown, columns: changed.get('columns') ?? this.columns };
    this.#shown = keptRows(this.#shown, arrangedRows(this.rows, this.columns, this.filter, this.order));
    this.#look = JSON.stringify(this.columns);
    const row = this.#shown.findIndex(({ id }) => id === before);
    // The cursor stays with its row when rows change their places.
    if (row >= 0 && row !== this.cursor.at.row) {
      const at = { row, column: this.cursor.at.column };
      this.cursor = { at, from: at };
    } else this.cursor = { at: inside(this.cursor.at, this.#size), from: inside(this.cursor.from, this.#size) };
    const { editing } = this;
    if (editing === null) return;
    const spot = followed(editing.spot, was, { rows: this.#shown, columns: this.columns });
    this.editing = spot === null ? null : { ...editing, spot };
    if (spot === null) this.refusal = lostWords(editing, was);
  }

  override update(changed: PropertyValues<DataGrid>): void {
    this.#isDrawing = true;
    super.update(changed);
    this.#isDrawing = false;
  }

  override render(): unknown {
    const { columns, cursor, editing } = this;
    const span = spanOf(cursor);
    const [first, last] = visibleRows(this.#shown.length, this.rowHeight, this.top, this.#view);
    const width = columns.reduce((sum, column) => sum + this.#widthOf(column), 0);
    return html`
      <div class="frame" style=${`--first:${this.#widthOf(columns[0])}px`} @scroll=${this.#scroll}>
        <table
          role="grid"
          tabindex="0"
          aria-label=${this.label}
          aria-multiselectable="true"
          aria-rowcount=${this.#shown.length + 1}
          aria-colcount=${columns.length}
          aria-activedescendant=${this.#shown.length === 0 ? nothing : idOf(cursor.at)}
          class=${this.isFigures ? 'figures' : ''}
          style=${styleMap({ width: `${width}px`, '--row-height': `${this.rowHeight}px` })}
          @keydown=${this.#press}
          @pointerdown=${this.#down}
          @pointermove=${this.#drag}
          @pointerup=${() => (this.#isDragging = false)}
          @dblclick=${this.#open}
          @copy=${this.#copy}
          @cut=${this.#copy}
          @paste=${this.#paste}
        >
          <colgroup>
            ${columns.map((column) => html`<col style=${styleMap({ width: `${this.#widthOf(column)}px` })} />`)}
          </colgroup>
          <thead>
            <tr role="row" aria-rowindex="1">
              ${columns.map((column, index) =>
                gridHeading(column, index, this.order, {
                  ...(this.isSortable ? { sort: () => this.#sort(column) } : {}),
                  resize: (event) => this.#resize(event, column),
                }),
              )}
            </tr>
          </thead>
          <tbody>
            ${spaceRow(this.rowHeight * first)}
            ${this.#shown.slice(first, last).map((row, index) => this.#row(row, first + index, span, editing))}
            ${spaceRow(this.rowHeight * (this.#shown.length - last))}
          </tbody>
        </table>
        ${this.#shown.length === 0 ? html`<p class="nothing">${this.filter === '' ? this.empty : GRID.noMatch}</p>` : nothing}
      </div>
      ${this.#foot()}
    `;
  }

  override updated(): void {
    focusField(this.renderRoot);
    const selection = this.#selection();
    const told = JSON.stringify(selection);
    if (told === this.#told) return;
    this.#told = told;
    this.dispatchEvent(new CustomEvent<GridSelection>('grid-select', { detail: selection, bubbles: true }));
  }

  #row(row: GridRow, index: number, span: Span, editing: Editing | null): unknown {
    const isPicked = this.picked.has(row.id);
    const here = this.cursor.at.row === index ? this.cursor.at.column : null;
    const chosen = index < span.top || index > span.bottom ? null : `${span.left} ${span.right}`;
    const edited = editing?.spot.row === index ? editing : null;
    const draw = (): unknown =>
      html`<tr role="row" aria-rowindex=${index + 2} data-row=${row.id}>
        ${this.columns.map((column, at) => {
          const spot = { row: index, column: at };
          const cell = row.cells[column.id] as GridCell | undefined;
          const inner = edited?.spot.column === at ? this.#field(row, column, edited) : cellContent(column, cell);
          return gridCell(column, cell, spot, { isHere: here === at, isSelected: isPicked || isIn(span, spot) }, inner);
        })}
      </tr>`;
    // A key changes one row or two of a hundred.
    return guard([row, this.#look, index, isPicked, here, chosen, edited], draw);
  }

  #field(row: GridRow, column: GridColumn, { text, problem, spot }: Editing): unknown {
    return cellField(
      row,
      column,
      { text, problem },
      {
        press: this.#pressInField,
        type: (typed) => (this.editing = { spot, text: typed, problem: null }),
        choose: (value) => this.#commit(value, null),
        leave: (isTyped) => this.#leave(isTyped),
      },
    );
  }

  #foot(): unknown {
    const { at } = this.cursor;
    const cell = this.#shown.at(at.row)?.cells[this.columns.at(at.column)?.id ?? ''];
    const refusal = this.editing?.problem ?? this.refusal;
    return refusal === null ? gridFoot(cell) : html`<div class="foot">${inlineMessage(refusal)}</div>`;
  }

  readonly #scroll = (event: Event): void => {
    const frame = event.target as HTMLElement;
    this.#view = frame.clientHeight;
    if (this.#shown.length > ALL_UP_TO) this.top = frame.scrollTop;
  };

  get #size(): GridSize {
    const page = Math.max(1, Math.floor(this.#view / this.rowHeight) - 2);
    return { rows: this.#shown.length, columns: this.columns.length, page };
  }

  #selection(): GridSelection {
    return selectionOf(this.cursor.at, this.#shown, this.columns, this.#selectedRows());
  }

  #moveTo(at: Spot, from: Spot): void {
    this.cursor = { at, from };
    this.refusal = null;
    const frame = this.renderRoot.querySelector<HTMLElement>('.frame');
    if (frame !== null && this.#shown.length > ALL_UP_TO) {
      const [top, bottom] = [at.row * this.rowHeight, (at.row + 1) * this.rowHeight];
      const height = frame.clientHeight - 40;
      if (top < frame.scrollTop) frame.scrollTop = top;
      else if (bottom > frame.scrollTop + height) frame.scrollTop = bottom - height;
      this.top = frame.scrollTop;
    }
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector(`#${idOf(at)}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  }

  readonly #press = (event: KeyboardEvent): void => {
    if (this.editing !== null || this.#shown.length === 0) return;
    if (this.#pressed(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  #pressed(event: KeyboardEvent): boolean {
    const { at, from } = this.cursor;
    const meaning = meaningOf(event, at, this.#size);
    if (meaning === null) return false;
    const column = this.columns[at.column];
    switch (meaning.is) {
      case 'go':
        this.picked = new Set();
        this.#moveTo(meaning.at, meaning.isSpanning ? from : meaning.at);
        break;
      case 'all':
      case 'row': {
        const [last, first] = meaning.is === 'all' ? [this.#size.rows - 1, 0] : [at.row, from.row];
        this.#moveTo({ row: last, column: this.#size.columns - 1 }, { row: first, column: 0 });
        break;
      }
      case 'clear':
        this.#clear();
        break;
      case 'deselect':
        if (this.picked.size === 0 && this.refusal === null) return false;
        this.picked = new Set();
        this.#moveTo(at, at);
        break;
      case 'open':
      case 'edit':
        this.#begin(at, null, meaning.is);
        break;
      case 'type':
        this.#begin(at, meaning.sign, 'edit');
        // A sign that means a command, such as ?, stays one where nothing can be typed.
        return /[\p{L}\p{N} ]/u.test(meaning.sign) || this.editing !== null;
      case 'sort':
        if (!this.isSortable) return false;
        this.order = { column: column.id, isDescending: meaning.isDescending };
        break;
      case 'widen':
        this.#widen(column, this.#widthOf(column) + meaning.by);
    }
    return true;
  }

  /** Empties what is selected; whole rows, or their headings, are to be removed where that can be done. */
  #clear(): void {
    const { left, right } = spanOf(this.cursor);
    const isWhole = this.picked.size > 0 || (left === 0 && (right === 0 || right === this.#size.columns - 1));
    if (!this.removesRows || !isWhole) return this.#notify(this.#cleared(), 'clearing');
    const detail = this.#selectedRows().map(({ id }) => id);
    this.dispatchEvent(new CustomEvent<readonly string[]>('grid-remove', { detail }));
  }

  #sort(column: GridColumn): void {
    const isSorted = this.order?.column === column.id;
    if (isSorted && this.order?.isDescending) this.order = null;
    else this.order = { column: column.id, isDescending: isSorted };
  }

  /** Edits a cell. Where that cannot be done so, `open` shows the row, and `edit` says why. */
  #begin(spot: Spot, typed: string | null, how: 'open' | 'edit'): void {
    const [row, column] = [this.#shown[spot.row], this.columns[spot.column]];
    const cell = row.cells[column.id] as GridCell | undefined;
    const canEdit = isEditable(column, cell);
    if (canEdit && column.kind !== 'flag') this.editing = { spot, text: typed ?? writtenOf(cell), problem: null };
    else if (canEdit && (typed === null || typed === ' '))
      this.#notify([{ row: row.id, column: column.id, value: cell.value === true ? null : true }], 'typing');
    else if (how === 'open')
      this.dispatchEvent(new CustomEvent('grid-open', { detail: { row: row.id, column: column.id } }));
    else this.refusal = keyWords(column, cell, canEdit);
  }

  readonly #pressInField = (event: KeyboardEvent): void => {
    event.stopPropagation();
    const { key, target, shiftKey, ctrlKey, metaKey } = event;
    if (key === 'Escape') {
      this.editing = null;
      this.focus();
    } else if (key === 'Enter' || key === 'Tab') {
      const step = key === 'Enter' ? { row: shiftKey ? -1 : 1, column: 0 } : { row: 0, column: shiftKey ? -1 : 1 };
      if (target instanceof HTMLSelectElement) this.#choose(target, step);
      else this.#settle((target as HTMLInputElement).value, ctrlKey || metaKey ? 'all' : step);
    } else return;
    event.preventDefault();
  };

  /** Takes what is chosen in a list. */
  #choose(list: HTMLSelectElement, step: Spot): void {
    if (this.editing === null) return;
    const chosen = chosenIn(list, this.columns[this.editing.spot.column]);
    if (chosen === undefined) this.#close(step);
    else this.#commit(chosen.value, step);
  }

  /** Takes what was typed, if the column can hold it, and goes on. */
  #settle(text: string, next: Spot | 'all' | null): void {
    if (this.editing === null) return;
    const reading = readCell(this.columns[this.editing.spot.column], text);
    if (reading.ok) this.#commit(reading.value, next);
    else this.editing = { ...this.editing, text, problem: reading.message };
  }

  #commit(value: CellValue, next: Spot | 'all' | null): void {
    const { editing } = this;
    if (editing === null) return;
    const [row, column] = [this.#shown[editing.spot.row], this.columns[editing.spot.column]];
    this.#close(next === 'all' ? null : next);
    if (next === 'all') this.#notify(filled(this.#selectedRows(), column, value), 'filling');
    else if (row.cells[column.id].value !== value) this.#notify([{ row: row.id, column: column.id, value }], 'typing');
  }

  #close(step: Spot | null): void {
    const { editing } = this;
    this.editing = null;
    this.focus();
    if (editing === null || step === null) return;
    const at = inside({ row: editing.spot.row + step.row, column: editing.spot.column + step.column }, this.#size);
    this.#moveTo(at, at);
  }

  /** The field has lost the cursor: what was typed counts if it means something. One drawn elsewhere was not left. */
  #leave(isTyped: boolean): void {
    if (this.editing === null || this.#isDrawing) return;
    const { text, spot } = this.editing;
    const reading = readCell(this.columns[spot.column], text);
    const [row, column] = [this.#shown[spot.row], this.columns[spot.column]];
    this.editing = null;
    if (isTyped && reading.ok && row.cells[column.id].value !== reading.value) {
      this.#notify([{ row: row.id, column: column.id, value: reading.value }], 'typing');
    } else if (isTyped && !reading.ok) this.refusal = refusedWords(reading.message, column, row, this);
  }

  #cleared(): CellEdit[] {
    const { top, bottom, left, right } = spanOf(this.cursor);
    return cleared(this.#shown.slice(top, bottom + 1), this.columns.slice(left, right + 1));
  }

  #selectedRows(): readonly GridRow[] {
    return chosenRows(this.#shown, spanOf(this.cursor), this.picked);
  }

  #notify(edits: GridEdits['edits'], by: GridEdits['by']): void {
    this.refusal = null;
    if (edits.length > 0) this.dispatchEvent(new CustomEvent<GridEdits>('grid-edit', { detail: { edits, by } }));
  }

  readonly #copy = (event: ClipboardEvent): void => {
    if (this.editing !== null || event.clipboardData === null) return;
    const { left, right } = spanOf(this.cursor);
    const rows = this.#selectedRows();
    const columns = this.picked.size > 0 ? this.columns : this.columns.slice(left, right + 1);
    event.clipboardData.setData('text/plain', copyCells(rows, columns));
    event.preventDefault();
    if (event.type === 'cut') this.#notify(this.#cleared(), 'clearing');
  };

  readonly #paste = (event: ClipboardEvent): void => {
    if (this.editing !== null) return;
    event.preventDefault();
    const { top, bottom, left, right } = spanOf(this.cursor);
    const reading = readPaste(
      this.#shown.slice(top),
      this.columns.slice(left),
      { rows: bottom - top + 1, columns: right - left + 1 },
      event.clipboardData?.getData('text/plain') ?? '',
    );
    if (reading.ok) this.#notify(reading.edits, 'pasting');
    else this.refusal = reading.message;
  };

  readonly #down = (event: PointerEvent): void => {
    const at = spotOf(event);
    if (at === null || event.button !== 0 || isField(event)) return;
    const { id } = this.#shown[at.row];
    if (event.ctrlKey || event.metaKey) {
      const picked = new Set(this.#selection().rows);
      if (!picked.delete(id)) picked.add(id);
      this.picked = picked;
      this.cursor = { at, from: at };
      return;
    }
    this.picked = new Set();
    this.#moveTo(at, event.shiftKey ? this.cursor.from : at);
    this.#isDragging = true;
  };

  readonly #drag = (event: PointerEvent): void => {
    if (!this.#isDragging || (event.buttons & 1) === 0) return;
    const at = spotOf(event);
    if (at !== null && idOf(at) !== idOf(this.cursor.at)) this.#moveTo(at, this.cursor.from);
  };

  readonly #open = (event: Event): void => {
    const at = spotOf(event);
    if (at !== null && !isField(event)) this.#begin(at, null, 'open');
  };

  #resize(event: PointerEvent, column: GridColumn): void {
    const width = this.#widthOf(column);
    dragGrip(event, (by) => this.#widen(column, width + by));
  }

  #widen(column: GridColumn, width: number): void {
    this.widths = new Map(this.widths).set(column.id, Math.max(NARROWEST, width));
  }

  #widthOf(column: GridColumn | undefined): number {
    return this.widths.get(column?.id ?? '') ?? column?.width ?? WIDTH;
  }
}

customElements.define('data-grid', DataGrid);
