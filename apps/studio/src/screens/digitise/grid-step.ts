import type { CounterSheet } from '@hexwright/model';
import { gridOf, layoutOf, shiftedGrid, straightGrid, type Corners, type Grid } from '@hexwright/digitiser';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { empty } from '../../ui/empty.ts';
import type { DigitiseEditor, DigitiseState } from './digitise-editor.ts';
import { digitiseStyles } from './digitise-styles.ts';
import { pictureName } from './sheets-edit.ts';
import { DIGITISE, GRID } from './words.ts';
import './grid-board.ts';
import { sheetTally } from './sheet-tally.ts';

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
    `,
  ];
  declare editor: DigitiseEditor;
  declare state: DigitiseState;
  declare sheet: CounterSheet;

  override render(): unknown {
    const { sheet, editor } = this;
    const picture = this.state.pictures.get(pictureName(sheet));
    const grid = gridOf(sheet);
    const isBusy = this.state.busy !== null;
    const trouble = this.state.troubles.get(sheet.id);
    return html`<div class="columns" @keydown=${this.#key}>
      <div class="sheet">
        ${
          picture?.is === 'here' && grid !== null
            ? html`<grid-board
                .sheet=${sheet}
                .grid=${grid}
                .preview=${picture.preview}
                .scale=${picture.scale}
                @grid-moved=${({ detail }: CustomEvent<Grid>) => editor.dispatch({ act: 'grid', sheet: sheet.id, grid: detail })}
                @cells-joined=${({ detail }: CustomEvent<string>) => editor.dispatch({ edit: 'double', sheet: sheet.id, place: detail })}
              ></grid-board>`
            : empty({
                text:
                  picture?.is === 'here'
                    ? GRID.first
                    : picture?.is === 'missing'
                      ? DIGITISE.missingPicture(pictureName(sheet))
                      : DIGITISE.loading,
              })
        }
      </div>
      <div class="side">
        <section>
          ${trouble === undefined ? nothing : html`<p class="trouble" role="alert">${trouble}</p>`}
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
                  </button>`
            }
          </div>
        </section>
        ${grid === null ? nothing : this.#placed(grid)}
      </div>
    </div>`;
  }

  #placed(grid: Grid): unknown {
    return html`<section>
        <h2>${GRID.counted}</h2>
        ${sheetTally(this.sheet)}
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
