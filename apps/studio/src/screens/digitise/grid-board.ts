import type { CounterSheet } from '@hexwright/model';
import {
  cellCorners,
  cellsOf,
  isHalfTurned,
  placeOfSpot,
  spotsOf,
  type Grid,
  type Point,
  type Spot,
} from '@hexwright/digitiser';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { Preview } from './browser-picture.ts';
import { GRID } from './words.ts';
import { cellAt, linesOf, withGripMoved, type Grip } from './grid-lines.ts';

const ARROWS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** With Shift an arrow key goes as many pixels as this. */
const FAR = 10;
/** The loupe shows so many pixels of the scan, enlarged. */
const LOUPE = { seen: 48, size: 160 } as const;

/**
 * A sheet with its grid: corners and lines are dragged or moved with the arrow keys, cells are joined to double counters.
 * `grid-moved` brings a {@link Grid} when a drag or a key press ends, `cells-joined` the place of a left cell, `cell-bared`
 * that of a cell that holds no counter, or does after all.
 */
class GridBoard extends LitElement {
  static override properties = {
    sheet: { attribute: false },
    start: { attribute: false },
    grid: { attribute: false },
    preview: { attribute: false },
    moved: { state: true },
    grip: { state: true },
    cell: { state: true },
    line: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        padding: 2rem;
      }
      .board {
        position: relative;
        inline-size: 100%;
        max-inline-size: 70rem;
        margin: 0 auto;
        touch-action: none;
        user-select: none;
      }
      img {
        display: block;
        inline-size: 100%;
        block-size: auto;
      }
      svg,
      .cells {
        position: absolute;
        inset: 0;
        inline-size: 100%;
        block-size: 100%;
      }
      svg {
        pointer-events: none;
      }
      path {
        fill: none;
        stroke: var(--scan-mark);
        stroke-width: 1.5;
        vector-effect: non-scaling-stroke;
      }
      path.under {
        stroke: var(--sheet);
        stroke-width: 3.5;
      }
      path.chosen {
        fill: var(--scan-mark-soft);
        stroke-width: 3;
      }
      .corner,
      .line {
        position: absolute;
        min-block-size: 0;
        padding: 0;
        transform: translate(-50%, -50%);
        border: 2px solid var(--sheet);
        background: var(--scan-mark);
        cursor: grab;
      }
      .corner {
        inline-size: 24px;
        block-size: 24px;
        border-radius: 50%;
        background: var(--scan-mark-soft);
      }
      .line {
        inline-size: 24px;
        block-size: 10px;
        transform: translate(-130%, -50%);
        border-radius: 5px;
      }
      .line.column {
        inline-size: 10px;
        block-size: 24px;
        transform: translate(-50%, -130%);
      }
      /* What lies upside-down is shown upright, with the handles of its lines on the same sides. */
      .board.turned,
      .turned + .loupe {
        rotate: 180deg;
      }
      .turned .line {
        transform: translate(30%, -50%);
      }
      .turned .line.column {
        transform: translate(-50%, 30%);
      }
      .loupe {
        position: fixed;
        inset-block-end: 1rem;
        inset-inline-start: 1rem;
        z-index: 2;
        border: 2px solid var(--line-strong);
        border-radius: 8px;
        background-color: var(--panel);
        background-repeat: no-repeat;
        image-rendering: pixelated;
        pointer-events: none;
      }
      .loupe::before,
      .loupe::after {
        position: absolute;
        inset: 0 50%;
        border-inline-start: 1px solid var(--scan-mark);
        content: '';
      }
      .loupe::after {
        rotate: 90deg;
      }
      .cells:focus-visible {
        outline-offset: 4px;
      }
    `,
  ];
  declare sheet: CounterSheet;
  /** The place of the counter that is in hand at first. */
  declare start: string;
  declare grid: Grid;
  declare preview: Preview;
  /** The grid while something is in hand. */
  declare moved: Grid | null;
  declare grip: Grip | null;
  declare cell: { readonly row: number; readonly column: number };
  /** Which of the lines Tab leads to. */
  declare line: number;
  #from: Point = { x: 0, y: 0 };

  constructor() {
    super();
    this.start = '';
    this.moved = null;
    this.grip = null;
    this.cell = { row: 0, column: 0 };
    this.line = 0;
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('start')) return;
    const spot = spotsOf(this.sheet).find((one) => placeOfSpot(one) === this.start);
    if (spot !== undefined) this.cell = spot;
  }

  override render(): unknown {
    const grid = this.moved ?? this.grid;
    const spots = spotsOf(this.sheet);
    const chosen = this.#chosen;
    const outlines = spots.map((spot) => this.#outline(grid, spot)).join('');
    return html`<div
        class=${`board ${isHalfTurned(grid) ? 'turned' : ''}`}
        role="group"
        aria-label=${GRID.board}
        @pointermove=${this.#drag}
        @pointerup=${this.#drop}
        @pointercancel=${this.#drop}
      >
        <img
          src=${this.preview.url}
          width=${this.preview.width}
          height=${this.preview.height}
          alt=""
          draggable="false"
        />
        <svg viewBox=${`0 0 ${this.preview.width} ${this.preview.height}`} aria-hidden="true">
          <path class="under" d=${outlines}></path>
          <path d=${outlines}></path>
          <path class="chosen" d=${chosen === undefined ? '' : this.#outline(grid, chosen)}></path>
        </svg>
        <div
          class="cells"
          tabindex="0"
          role="application"
          aria-label=${GRID.cells}
          aria-description=${chosen === undefined ? nothing : this.#told(chosen)}
          @keydown=${this.#cellKey}
          @click=${this.#cellClick}
        ></div>
        ${linesOf(grid).map((line, index) => {
          const { axis, edge, at } = line;
          return html`<button
            class=${`line ${axis}`}
            style=${this.#place(at)}
            tabindex=${index === this.line ? 0 : -1}
            data-line=${index}
            aria-label=${axis === 'row' ? GRID.rowLine(edge) : GRID.columnLine(edge)}
            @pointerdown=${(event: PointerEvent) => this.#take(event, { axis, edge })}
            @focus=${() => (this.line = index)}
            @keydown=${(event: KeyboardEvent) => this.#key(event, { axis, edge })}
            @keyup=${this.#drop}
          ></button>`;
        })}
        ${grid.corners.map(
          (at, corner) =>
            html`<button
              class="corner"
              style=${this.#place(at)}
              aria-label=${GRID.at(GRID.corners[corner], Math.round(at.x), Math.round(at.y))}
              @pointerdown=${(event: PointerEvent) => this.#take(event, { corner })}
              @focus=${() => (this.grip = { corner })}
              @blur=${() => (this.grip = null)}
              @keydown=${(event: KeyboardEvent) => this.#key(event, { corner })}
              @keyup=${this.#drop}
            ></button>`,
        )}
      </div>
      ${this.grip !== null && 'corner' in this.grip ? this.#loupe(grid.corners[this.grip.corner]) : nothing}`;
  }

  override updated(changed: Map<string, unknown>): void {
    if (changed.has('start') && this.start !== '') {
      this.renderRoot.querySelector('path.chosen')?.scrollIntoView({ block: 'center', inline: 'center' });
    }
  }

  override focus(): void {
    const focus = (): void => this.renderRoot.querySelector<HTMLElement>('.cells')?.focus({ preventScroll: true });
    void this.updateComplete.then(focus);
  }

  #outline(grid: Grid, { row, column, span }: Spot): string {
    const { scale } = this.preview;
    const points = cellCorners(grid, row, column, span).map(({ x, y }) => `${x / scale} ${y / scale}`);
    return `M${points.join('L')}Z`;
  }

  #place({ x, y }: Point): string {
    const { width, height, scale } = this.preview;
    return `left:${(x / scale / width) * 100}%;top:${(y / scale / height) * 100}%`;
  }

  /** What is around a corner, enlarged. */
  #loupe({ x, y }: Point): unknown {
    const { url, width, scale } = this.preview;
    const by = LOUPE.size / LOUPE.seen;
    const from = (at: number): number => LOUPE.size / 2 - at * by;
    const size = `inline-size:${LOUPE.size}px;block-size:${LOUPE.size}px`;
    const shown = `background-size:${width * scale * by}px auto;background-position:${from(x)}px ${from(y)}px`;
    return html`<div
      class="loupe"
      role="img"
      aria-label=${GRID.loupe}
      style=${`${size};background-image:url(${url});${shown}`}
    ></div>`;
  }

  #onScan(event: MouseEvent): Point {
    const box = this.renderRoot.querySelector('img')?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const factor = (this.preview.width * this.preview.scale) / box.width;
    const [across, down] = isHalfTurned(this.grid)
      ? [box.right - event.clientX, box.bottom - event.clientY]
      : [event.clientX - box.left, event.clientY - box.top];
    return { x: across * factor, y: down * factor };
  }

  #take(event: PointerEvent, grip: Grip): void {
    // Else text that is chosen on the page would be dragged instead.
    document.getSelection()?.removeAllRanges();
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.grip = grip;
    this.moved = this.grid;
    this.#from = this.#onScan(event);
  }

  readonly #drag = (event: PointerEvent): void => {
    if (this.moved === null || this.grip === null) return;
    const to = this.#onScan(event);
    this.moved = withGripMoved(this.grid, this.grip, to.x - this.#from.x, to.y - this.#from.y);
  };

  readonly #drop = (): void => {
    const { moved } = this;
    this.moved = null;
    if (moved !== null && moved !== this.grid) {
      this.grid = moved;
      this.dispatchEvent(new CustomEvent<Grid>('grid-moved', { detail: moved }));
    }
  };

  #key(event: KeyboardEvent, grip: Grip): void {
    const arrow = ARROWS[event.key];
    if (event.key === 'Escape') this.moved = null;
    else if (event.key === 'PageDown' || event.key === 'PageUp') this.#goToLine(event.key === 'PageDown' ? 1 : -1);
    else if (arrow !== undefined && !event.altKey) {
      const by = (event.shiftKey ? FAR : 1) * (isHalfTurned(this.grid) ? -1 : 1);
      this.grip = grip;
      this.moved = withGripMoved(this.moved ?? this.grid, grip, arrow[0] * by, arrow[1] * by);
    } else return;
    event.preventDefault();
  }

  #goToLine(by: number): void {
    const handles = [...this.renderRoot.querySelectorAll<HTMLElement>('.line')];
    handles.at((this.line + by) % handles.length)?.focus();
  }

  readonly #cellKey = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const { rows, columns } = this.grid.layout;
    if (event.key === 'm' || event.key === 'M') this.#join();
    else if (event.key === 'n' || event.key === 'N') this.#bare();
    else if (arrow !== undefined && !event.altKey) {
      const span = arrow[0] > 0 ? (this.#chosen?.span ?? 1) : 1;
      this.cell = {
        row: Math.min(rows - 1, Math.max(0, this.cell.row + arrow[1])),
        column: Math.min(columns - 1, Math.max(0, this.cell.column + arrow[0] * span)),
      };
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly #cellClick = (event: MouseEvent): void => {
    const cell = cellAt(this.grid, this.#onScan(event));
    if (cell !== null) this.cell = cell;
  };

  /** The counter in hand, or the cell without one. */
  get #chosen(): Spot | undefined {
    const { row, column } = this.cell;
    return cellsOf(this.sheet).find(
      (spot) => spot.row === row && column >= spot.column && column < spot.column + spot.span,
    );
  }

  #told(spot: Spot): string {
    const place = placeOfSpot(spot);
    const isBare = this.sheet.bare?.includes(place) ?? false;
    return GRID.cell(place, isBare ? 'bare' : spot.span === 2 ? 'double' : 'single');
  }

  #join(): void {
    const spot = this.#chosen;
    if (spot === undefined || spot.column + 1 >= this.grid.layout.columns) return;
    this.dispatchEvent(new CustomEvent<string>('cells-joined', { detail: placeOfSpot(spot) }));
  }

  #bare(): void {
    const spot = this.#chosen;
    if (spot !== undefined) this.dispatchEvent(new CustomEvent<string>('cell-bared', { detail: placeOfSpot(spot) }));
  }
}

customElements.define('grid-board', GridBoard);
