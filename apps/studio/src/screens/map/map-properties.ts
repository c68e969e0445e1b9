import {
  createNumbering,
  Grid,
  NUMBERING_PRESETS,
  type GridSpec,
  type LetterStyle,
  type NumberingPreset,
  type NumberingSpec,
} from '@hexwright/hex';
import { equalJson } from '@hexwright/model';
import { isOperation, reshapeMap, resizeMap, type Margins, type Resizing } from '@hexwright/workspace';
import { css, html, LitElement, nothing, svg } from 'lit';
import { shared } from '../../parts/styles.ts';
import { fieldStyles } from '../../ui/field.ts';
import { select } from '../../ui/select.ts';
import { cancelButton, closeDialog, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import type { EditedMap } from './map-edits.ts';
import { mapStyles } from './map-styles.ts';
import { WORDS } from './words.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

const EDGES = ['top', 'left', 'right', 'bottom'] as const;
const PRESET_NAMES: Readonly<Record<NumberingPreset, string>> = {
  'column-row': WORDS.columnRow,
  'row-column': WORDS.rowColumn,
  letters: WORDS.letteredColumnsH12,
  'letter-rows': WORDS.letteredRowsL08,
  oblique: WORDS.obliqueAxesA29B40,
};
const MOST_TOLD = 12;
/** Columns and rows whose numbers are shown beforehand. */
const SAMPLE = 4;

/** Size, orientation and numbering of the map. What would be lost is said before it is. */
class MapProperties extends LitElement {
  static override properties = {
    map: { attribute: false },
    orientation: { state: true },
    shift: { state: true },
    numbering: { state: true },
    margins: { state: true },
  };
  static override styles = [
    shared,
    mapStyles,
    dialogStyles,
    fieldStyles,
    css`
      fieldset.halves {
        display: grid;
        grid-template-columns: 5fr 6fr;
        gap: 1.5rem;
      }
      section {
        padding: 0;
        border: 0;
      }
      .cross {
        display: grid;
        grid-template-areas: '. top .' 'left size right' '. bottom .';
        justify-items: center;
        align-items: center;
        gap: 0.4rem;
      }
      .cross label {
        display: grid;
        justify-items: center;
        font-size: 0.75rem;
      }
      .cross input {
        inline-size: 4rem;
        text-align: center;
      }
      .size {
        grid-area: size;
        display: grid;
        place-items: center;
        inline-size: 6.5rem;
        block-size: 4.5rem;
        border: 1px dashed var(--line-strong);
        border-radius: var(--radius);
        font-variant-numeric: tabular-nums;
      }
      svg.preview {
        inline-size: 100%;
        max-block-size: 11rem;
        fill: var(--raised);
        stroke: var(--line-strong);
      }
      svg.preview text {
        fill: var(--ink);
        stroke: none;
        font: 9px var(--mono);
        text-anchor: middle;
        dominant-baseline: central;
      }
      .checks {
        display: grid;
        gap: 0.2rem;
        margin-block: 0.4rem;
      }
      .lost {
        max-block-size: 8rem;
        margin: 0;
        padding: 0.6rem 0.6rem 0.6rem 1.6rem;
        overflow: auto;
        border-radius: var(--radius);
        background: var(--warning-soft);
        font-size: var(--small);
      }
    `,
  ];
  declare map: EditedMap;
  declare orientation: GridSpec['orientation'];
  declare shift: GridSpec['shift'];
  declare numbering: NumberingSpec;
  declare margins: Margins;

  constructor() {
    super();
    this.orientation = 'pointy';
    this.shift = 'even';
    this.numbering = { preset: 'column-row' };
    this.margins = {};
  }

  /** Opens the dialog with what the map is now. */
  show(): void {
    const { place, project } = this.map.scene;
    if (place === null) return;
    const file = `${this.map.id}:map.json`;
    const numbering = project.has(file) ? project.part(file, 'numbering') : undefined;
    this.orientation = place.grid.orientation;
    this.shift = place.grid.shift;
    this.numbering = (numbering as unknown as NumberingSpec | undefined) ?? { preset: 'column-row' };
    this.margins = {};
    this.requestUpdate();
    void openDialog(this);
  }

  override render(): unknown {
    const { state, place } = this.map.scene;
    const isOwn = state.is === 'own';
    const resizing = this.#resizing();
    const message = resizing !== null && !isOperation(resizing) ? resizing.message : this.#objection();
    return dialog({
      heading: WORDS.map,
      intro: isOwn ? undefined : this.#elsewhere(),
      size: 'wide',
      submit: this.#change,
      body: html`<fieldset class="halves" ?disabled=${!isOwn}>
          <section>
            <h3>${WORDS.size}</h3>
            <div class="cross">
              ${EDGES.map((edge) => this.#edge(edge))}
              <span class="size">${this.#size(place?.grid)}</span>
            </div>
            <p class="soft small">${WORDS.columnsAndRowsToAddAt}</p>
          </section>
          <section>
            <h3>${WORDS.hexesAndNumbers}</h3>
            ${this.#numberFields()} ${this.#preview()}
          </section>
        </fieldset>
        ${this.#losses(resizing)} ${message === null ? nothing : inlineMessage(message)}`,
      actions: html`${cancelButton(WORDS.cancel)}
        <button class="primary" ?disabled=${!isOwn || message !== null}>${WORDS.changeTheMap}</button>`,
    });
  }

  /** Why nothing can be changed here. */
  #elsewhere(): string {
    const { state } = this.map.scene;
    if (state.is !== 'inherited') return WORDS.thereIsNoMapThatCould;
    return WORDS.elsewhere(state.from);
  }

  #edge(edge: keyof Margins): unknown {
    return html`<label style=${`grid-area:${edge}`}
      >${edge}
      <input
        type="number"
        min="-399"
        max="399"
        .value=${String(this.margins[edge] ?? 0)}
        @input=${(event: Event) => (this.margins = { ...this.margins, [edge]: Math.trunc(Number((event.target as HTMLInputElement).value)) || 0 })}
    /></label>`;
  }

  #size(grid: Grid | undefined): string {
    const { left = 0, right = 0, top = 0, bottom = 0 } = this.margins;
    return `${(grid?.columns ?? 0) + left + right} × ${(grid?.rows ?? 0) + top + bottom}`;
  }

  #numberFields(): unknown {
    const set = (changed: Partial<NumberingSpec>): void => {
      this.numbering = { ...this.numbering, ...changed };
    };
    const {
      preset,
      firstColumn = 1,
      firstRow = 1,
      digits,
      lettersAfterZ = 'alphabetic',
      descendingColumns = false,
      descendingRows = false,
    } = this.numbering;
    const number = (label: string, value: number, change: (to: number) => void): unknown =>
      html`<label for=${label}>${label}</label
        ><input
          id=${label}
          type="number"
          min="0"
          max="999"
          .value=${String(value)}
          @input=${(event: Event) => change(Number((event.target as HTMLInputElement).value))}
        />`;
    const check = (label: string, value: boolean, change: (to: boolean) => void): unknown =>
      html`<label
        ><input
          type="checkbox"
          .checked=${value}
          @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}
        />
        ${label}</label
      >`;
    const isPointy = this.orientation === 'pointy';
    return html`<div class="fields">
        <label for="orientation">${WORDS.orientation}</label>
        ${select<GridSpec['orientation']>({
          id: 'orientation',
          options: [
            { value: 'pointy', title: WORDS.pointyTop },
            { value: 'flat', title: WORDS.flatTop },
          ],
          value: this.orientation,
          choose: (orientation) => (this.orientation = orientation),
        })}
        <label for="shift">${isPointy ? WORDS.rowsPushedRight : WORDS.columnsPushedDown}</label>
        ${select<GridSpec['shift']>({
          id: 'shift',
          options: [
            { value: 'odd', title: WORDS.odd },
            { value: 'even', title: WORDS.even },
          ],
          value: this.shift,
          choose: (shift) => (this.shift = shift),
        })}
        <label for="preset">${WORDS.numbers}</label>
        ${select<NumberingPreset>({
          id: 'preset',
          options: NUMBERING_PRESETS.map((one) => ({ value: one, title: PRESET_NAMES[one] })),
          value: preset,
          choose: (chosen) => set({ preset: chosen }),
        })}
        ${number(WORDS.firstColumn, firstColumn, (to) => set({ firstColumn: to }))}
        ${number(WORDS.firstRow, firstRow, (to) => set({ firstRow: to }))}
        ${number(WORDS.digits, digits ?? (preset === 'oblique' ? 1 : 2), (to) => set({ digits: to }))}
        ${preset === 'letters' || preset === 'letter-rows' ? this.#afterZ(lettersAfterZ, set) : nothing}
      </div>
      <div class="checks">
        ${check(WORDS.columnsFromTheRight, descendingColumns, (to) => set({ descendingColumns: to }))}
        ${check(WORDS.rowsFromTheBottom, descendingRows, (to) => set({ descendingRows: to }))}
      </div>`;
  }

  #afterZ(style: LetterStyle, set: (changed: Partial<NumberingSpec>) => void): unknown {
    return html`<label for="letters">${WORDS.afterZ}</label> ${select<LetterStyle>({
        id: 'letters',
        options: [
          { value: 'alphabetic', title: WORDS.afterZStyles.alphabetic },
          { value: 'doubled', title: WORDS.afterZStyles.doubled },
        ],
        value: style,
        choose: (lettersAfterZ) => set({ lettersAfterZ }),
      })}`;
  }

  /** The corner of the map at the upper left, with the numbers its hexes would have. */
  #preview(): unknown {
    const grid = this.#grid();
    if (grid === null) return nothing;
    const label = this.#labels(grid);
    if (typeof label === 'string') return nothing;
    const radius = 22;
    const isPointy = grid.orientation === 'pointy';
    const hexes: unknown[] = [];
    for (let row = 0; row < Math.min(SAMPLE, grid.rows); row++) {
      for (let column = 0; column < Math.min(SAMPLE + 1, grid.columns); column++) {
        const line = isPointy ? row : column;
        const isPushed = (line + 1) % 2 === (grid.shift === 'odd' ? 1 : 0) ? 0.5 : 0;
        const wide = radius * Math.sqrt(3);
        const x = isPointy ? 24 + (column + isPushed) * wide : 26 + column * radius * 1.5;
        const y = isPointy ? 26 + row * radius * 1.5 : 24 + (row + isPushed) * wide;
        const outline = Array.from({ length: 6 }, (_, i) => {
          const angle = ((i + (isPointy ? 0.5 : 0)) * Math.PI) / 3;
          return `${x + Math.cos(angle) * radius},${y + Math.sin(angle) * radius}`;
        }).join(' ');
        hexes.push(svgHex(outline, x, y, label(grid.hexAt(column, row))));
      }
    }
    return html`<svg class="preview" viewBox="0 0 220 160" role="img" aria-label=${WORDS.howTheFirstHexesWouldBe}>
      ${hexes}
    </svg>`;
  }

  #losses(resizing: Resizing | ReturnType<typeof resizeMap> | null): unknown {
    if (resizing === null || !isOperation(resizing) || resizing.lost.length === 0) return nothing;
    const { lost } = resizing;
    return html`<div>
      <p class="small"><strong>${WORDS.thisWouldBeRemovedFromThe}</strong></p>
      <ul class="lost">
        ${lost.slice(0, MOST_TOLD).map((one) => html`<li>${one.what} ${one.name} (${one.package})</li>`)}
        ${lost.length > MOST_TOLD ? html`<li>${WORDS.andMore(lost.length - MOST_TOLD)}</li>` : nothing}
      </ul>
    </div>`;
  }

  #resizing(): ReturnType<typeof resizeMap> | null {
    if (Object.values(this.margins).every((margin) => margin === 0)) return null;
    return resizeMap(this.map.scene.project, this.map.id, this.margins);
  }

  #grid(): Grid | null {
    const { place } = this.map.scene;
    if (place === null) return null;
    const { columns, rows } = place.grid;
    return new Grid({ columns, rows, orientation: this.orientation, shift: this.shift });
  }

  #labels(grid: Grid): ((hex: number) => string) | string {
    try {
      const numbering = createNumbering(this.numbering, grid);
      return (hex) => numbering.label(hex);
    } catch (problem) {
      return problem instanceof RangeError ? problem.message : WORDS.thisNumberingIsNotValid;
    }
  }

  #objection(): string | null {
    const grid = this.#grid();
    const labels = grid === null ? null : this.#labels(grid);
    return typeof labels === 'string' ? labels : null;
  }

  readonly #change = (event: SubmitEvent): void => {
    event.preventDefault();
    const { map } = this;
    const { project, place } = map.scene;
    const { editor } = map.session;
    if (place === null) return;
    const now = project.part(`${map.id}:map.json`, 'numbering');
    const { orientation, shift, numbering } = this;
    const isReshaped =
      orientation !== place.grid.orientation || shift !== place.grid.shift || !equalJson(now, numbering);
    const resizing = this.#resizing();
    editor.begin(resizing !== null && isOperation(resizing) ? resizing.title : WORDS.renumberTheMap);
    const isDone =
      (!isReshaped || map.edits.do(reshapeMap(project, map.id, { orientation, shift, numbering }))) &&
      (resizing === null || map.edits.do(resizeMap(project, map.id, this.margins)));
    if (isDone) editor.end();
    else editor.cancel();
    if (isDone) closeDialog(this);
  };
}

function svgHex(outline: string, x: number, y: number, label: string): unknown {
  return svg`<polygon points=${outline} /><text x=${x} y=${y}>${label}</text>`;
}

customElements.define('map-properties', MapProperties);
