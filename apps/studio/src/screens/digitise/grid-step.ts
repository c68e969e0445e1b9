import type { CounterSheet } from '@hexwright/model';
import {
  cornersAround,
  gridOf,
  layoutOf,
  shiftedGrid,
  straightGrid,
  type Corners,
  type Grid,
  type Point,
  type GridSide,
} from '@hexwright/digitiser';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { shared } from '../../parts/styles.ts';
import { empty, waiting } from '../../ui/empty.ts';
import type { DigitiseEditor, DigitiseState } from './digitise-editor.ts';
import { digitiseStyles } from './digitise-styles.ts';
import { pictureName } from './sheets-edit.ts';
import { DIGITISE, GRID } from './words.ts';
import './grid-board.ts';
import type { Picture } from './browser-picture.ts';
import { layoutFields, type LayoutChange } from './layout-fields.ts';
import type { ScanClick } from './scan-board.ts';
import './scan-board.ts';
import { sidesLeftOut } from './left-out.ts';
import { sheetTally } from './sheet-tally.ts';
import { chooseAgain } from './missing-picture.ts';
import { upsideDown } from './upside-down.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

const SHIFTS = [
  { to: 'up', sign: '↑', key: 'ArrowUp', rows: -1, columns: 0 },
  { to: 'left', sign: '←', key: 'ArrowLeft', rows: 0, columns: -1 },
  { to: 'right', sign: '→', key: 'ArrowRight', rows: 0, columns: 1 },
  { to: 'down', sign: '↓', key: 'ArrowDown', rows: 1, columns: 0 },
] as const;
/** How far from the rim corners are laid that somebody is going to move, as a share of the picture. */
const RIM = 0.08;

/** Where the cells of a sheet are on its picture. */
class GridStep extends LitElement {
  static override properties = {
    editor: { attribute: false },
    state: { attribute: false },
    sheet: { attribute: false },
    place: { attribute: false },
    corners: { state: true },
  };
  static override styles = [
    shared,
    digitiseStyles,
    css`
      .sheet {
        overflow: auto;
        min-block-size: 0;
      }
      .push {
        display: grid;
        grid-template-areas: '. up .' 'left . right' '. down .';
        grid-template-columns: repeat(3, 2rem);
        gap: 2px;
      }
      .push button {
        padding: 0;
      }
      fieldset {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.5rem;
        margin: 0;
        padding: 0;
        border: none;
      }
      legend {
        padding: 0;
        font-weight: 600;
      }
      fieldset input {
        inline-size: 100%;
      }
    `,
  ];
  declare editor: DigitiseEditor;
  declare state: DigitiseState;
  declare sheet: CounterSheet;
  /** The counter that somebody has come for; '' where for none. */
  declare place: string;
  /** The corners that have been clicked. */
  declare corners: readonly Point[];

  constructor() {
    super();
    this.corners = [];
  }

  override willUpdate(changed: PropertyValues<{ sheet: CounterSheet }>): void {
    if (changed.has('sheet') && changed.get('sheet')?.id !== this.sheet.id) this.corners = [];
  }

  override updated(changed: PropertyValues<{ sheet: CounterSheet }>): void {
    const before = changed.get('sheet');
    if (before?.id !== this.sheet.id || before.grid === this.sheet.grid || this.sheet.grid === undefined) return;
    // What began it is gone, or could not be pressed meanwhile, and the focus with it; unless somebody has gone elsewhere. What
    // has just come onto the page has taken long enough: that it is laid out for the focus is a task of its own.
    setTimeout(() => {
      if (document.activeElement === document.body) this.renderRoot.querySelector<HTMLElement>('grid-board')?.focus();
    });
  }

  override render(): unknown {
    const { sheet, editor } = this;
    const picture = this.state.pictures.get(pictureName(sheet));
    const grid = gridOf(sheet);
    const isBusy = this.state.busy !== null;
    const trouble = this.state.troubles.get(sheet.id);
    return html`<div class="columns" @keydown=${this.#key}>
      <div class="sheet">${this.#board(picture, grid)}</div>
      <div class="side">
        <section>
          ${trouble === undefined ? this.#leftOut(sidesLeftOut(this.state, sheet)) : inlineMessage(trouble)}
          ${upsideDown(editor, sheet)}
          <div class="row">
            <button
              class=${grid === null ? 'primary' : ''}
              ?disabled=${isBusy || picture?.is !== 'here'}
              @click=${() => editor.dispatch({ act: 'find', sheet: sheet.id, corners: null })}
            >
              ${GRID.find}
            </button>
            ${
              grid === null
                ? html`<button ?disabled=${isBusy || picture?.is !== 'here'} @click=${() => this.#begin()}>
                    ${GRID.begin}
                  </button>`
                : html`<button
                      ?disabled=${isBusy}
                      @click=${() => editor.dispatch({ act: 'find', sheet: sheet.id, corners: grid.corners })}
                    >
                      ${GRID.fit}
                    </button>
                    <button ?disabled=${isBusy} @click=${() => this.#lift()}>${GRID.clickAgain}</button>`
            }
          </div>
          ${grid === null && picture?.is === 'here' ? this.#clicked() : nothing}
        </section>
        <section>${layoutFields(sheet, (changes) => this.#describe(changes))}</section>
        ${grid === null ? nothing : this.#placed(grid)}
      </div>
    </div>`;
  }

  /** That the grid has left counters out. */
  #leftOut(sides: readonly GridSide[]): unknown {
    return sides.length > 0 ? inlineMessage(GRID.beyond(sides), 'warning') : nothing;
  }

  /** The scan with its grid; without one the corners of the block are clicked on it. */
  #board(picture: Picture | undefined, grid: Grid | null): unknown {
    const { sheet, editor } = this;
    if (picture?.is !== 'here') {
      return picture?.is === 'missing'
        ? empty({ text: DIGITISE.missingPicture(pictureName(sheet)), actions: chooseAgain(editor, sheet) })
        : waiting(DIGITISE.loading);
    }
    const { preview } = picture;
    if (grid === null) {
      return html`<scan-board
        .preview=${preview}
        .fit=${null}
        .clicks=${this.corners}
        .label=${GRID.scan}
        @scan-clicked=${({ detail }: CustomEvent<ScanClick>) => this.#click(detail.at)}
      ></scan-board>`;
    }
    return html`<grid-board
      .sheet=${sheet}
      .start=${this.place}
      .grid=${grid}
      .preview=${preview}
      @grid-moved=${({ detail }: CustomEvent<Grid>) => editor.dispatch({ act: 'grid', sheet: sheet.id, grid: detail })}
      @cell-bared=${({ detail }: CustomEvent<string>) => editor.dispatch({ edit: 'bare', sheet: sheet.id, place: detail })}
      @cells-joined=${({ detail }: CustomEvent<string>) => editor.dispatch({ edit: 'double', sheet: sheet.id, place: detail })}
    ></grid-board>`;
  }

  #clicked(): unknown {
    return html`<p class="small" role="status">${GRID.clicks(this.corners.length)}</p>
      ${this.corners.length === 0 ? nothing : html`<button @click=${() => (this.corners = [])}>${GRID.clickAgain}</button>`}`;
  }

  /** With the fourth corner the grid is fitted to the lines. */
  #click(at: Point): void {
    if (this.state.busy !== null) return;
    const corners = cornersAround([...this.corners, at]);
    this.corners = corners === null ? [...this.corners, at].slice(0, 3) : [];
    if (corners !== null) this.editor.dispatch({ act: 'find', sheet: this.sheet.id, corners });
  }

  /** Takes the grid away, for its corners to be clicked anew. */
  #lift(): void {
    this.editor.dispatch({
      edit: 'change',
      sheet: this.sheet.id,
      what: DIGITISE.steps.grid,
      changes: { grid: undefined, score: undefined },
    });
  }

  /** A grid keeps its corners when there are more or fewer cells between them. */
  #describe(changes: LayoutChange): void {
    const { sheet, editor } = this;
    const before = gridOf(sheet);
    const kept = (corners: Corners): LayoutChange & Pick<CounterSheet, 'grid'> => {
      const { layout: _, ...grid } = straightGrid(layoutOf({ ...sheet, ...changes }), corners);
      return { ...changes, grid };
    };
    editor.dispatch({
      edit: 'change',
      sheet: sheet.id,
      what: DIGITISE.steps.describe,
      changes: before === null ? changes : kept(before.corners),
    });
  }

  #placed(grid: Grid): unknown {
    return html`<section>
        <h2>${GRID.counted}</h2>
        ${sheetTally(this.sheet, sidesLeftOut(this.state, this.sheet))}
      </section>
      <section>
        <h3>${GRID.shift}</h3>
        <div class="push" role="group" aria-label=${GRID.shift}>
          ${SHIFTS.map(
            ({ to, sign, key, rows, columns }) =>
              html`<button
                style=${`grid-area:${to}`}
                aria-label=${GRID.shiftTo[to]}
                title=${`${GRID.shiftTo[to]} (Alt+${key.replace('Arrow', '')})`}
                @click=${() => this.#shift(grid, rows, columns)}
              >
                ${sign}
              </button>`,
          )}
        </div>
        <button @click=${() => this.editor.dispatch({ act: 'turn', sheet: this.sheet.id })}>${GRID.turn}</button>
      </section>
      <section class="soft small">
        <p>${GRID.help}</p>
        <p>${GRID.helpCells}</p>
      </section>`;
  }

  readonly #key = (event: KeyboardEvent): void => {
    const shift = SHIFTS.find(({ key }) => key === event.key);
    const grid = gridOf(this.sheet);
    if (!event.altKey || shift === undefined || grid === null) return;
    event.preventDefault();
    this.#shift(grid, shift.rows, shift.columns);
  };

  #shift(grid: Grid, rows: number, columns: number): void {
    this.editor.dispatch({ act: 'grid', sheet: this.sheet.id, grid: shiftedGrid(grid, rows, columns) });
  }

  /** Corners near the rim of the picture, to be dragged to where they belong. */
  #begin(): void {
    const { width, height } = this.sheet;
    const [left, right, top, bottom] = [width * RIM, width * (1 - RIM), height * RIM, height * (1 - RIM)];
    const corners: Corners = [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ];
    this.editor.dispatch({ act: 'grid', sheet: this.sheet.id, grid: straightGrid(layoutOf(this.sheet), corners) });
  }
}

customElements.define('grid-step', GridStep);
