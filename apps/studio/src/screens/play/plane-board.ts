import { type BoardView, type Counter, counterPicture, EMPTY_VIEW } from '@hexwright/board';
import { Plane, type PlanePlan } from '@hexwright/engine';
import { css, html, LitElement, nothing, svg } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { shared } from '../../parts/styles.ts';
import { toneStyles } from '../../parts/tone-styles.ts';
import { sheetStyles } from '../../table/sheet-styles.ts';
import './caption-layer.ts';
import type { BoardPointer, GameBoard } from './game-board.ts';
import { type Drawing, laidOver, laidOverStyles, laidUnder } from './laid-over.ts';
import type { Caption } from './recent-events.ts';
import { words } from './words.ts';

/** How many counters lie side by side along the longer edge of a table. */
const ALONG = 18;
/** Points that the keyboard goes at once with Shift. */
const STRIDE = 10;
/** By key, which way the keyboard goes. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The board of a game that is played on a table without hexes. The whole table is always in view. */
export class PlaneBoard extends LitElement implements GameBoard {
  static override properties = {
    plan: { attribute: false },
    pointer: { attribute: false },
    counters: { attribute: false },
    shown: { attribute: false },
    captions: { attribute: false },
    news: { attribute: false },
    hint: { attribute: false },
    focused: { state: true },
    announced: { state: true },
  };
  static override styles = [
    shared,
    toneStyles,
    sheetStyles,
    laidOverStyles,
    css`
      :host {
        display: block;
        position: relative;
        min-block-size: 0;
      }
      .ground {
        fill: var(--accent-soft);
        stroke: var(--line-strong);
        stroke-width: 0.3;
      }
      /* Marks stick out of their counter. */
      .counter,
      .counter svg {
        overflow: visible;
      }
      .frame {
        fill: none;
        stroke: var(--focus);
        stroke-width: 0.4;
      }
      .here {
        stroke-width: 0.25;
      }
    `,
  ];

  declare plan: PlanePlan;
  declare pointer: BoardPointer;
  declare counters: readonly Counter[];
  declare shown: BoardView;
  declare captions: readonly Caption[];
  declare news: string;
  declare hint: string;
  /** The point that has the keyboard. */
  declare focused: number;
  declare announced: string;
  #plane: Plane | null = null;
  readonly #placeOf = this.placeOf.bind(this);

  constructor() {
    super();
    this.plan = { shape: 'plane', width: 1, height: 1 };
    this.counters = [];
    this.shown = EMPTY_VIEW;
    this.captions = [];
    this.news = '';
    this.hint = '';
    this.focused = 0;
    this.announced = '';
  }

  override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('plan')) this.#plane = new Plane(this.plan);
    if (changed.has('news') && this.news !== '') this.announced = this.news;
    else if (changed.has('hint') && this.hint !== '') this.announced = this.hint;
  }

  override render(): unknown {
    const { width, height } = this.plan;
    const lit = new Set(this.shown.litCounters);
    const drawing: Drawing = { at: (place) => ({ x: this.#x(place), y: this.#y(place) }), size: this.#side };
    return html`<div
        role="application"
        tabindex="0"
        aria-label=${words.plane.name(width, height)}
        aria-description=${this.#described(this.focused)}
        @keydown=${(event: KeyboardEvent) => this.#press(event)}
      >
        <svg
          class="table"
          viewBox=${`-1 -1 ${width + 2} ${height + 2}`}
          aria-hidden="true"
          @click=${(event: PointerEvent) => this.#click(event)}
          @pointermove=${(event: PointerEvent) => this.pointer.point?.(this.#placeAt(event))}
        >
          <rect class="ground" width=${width} height=${height}></rect>
          ${laidUnder(this.shown, drawing)} ${this.counters.map((one) => this.#counter(one, lit.has(one.id)))}
          ${laidOver(this.shown, drawing)} ${this.#cross()}
        </svg>
      </div>
      <caption-layer .captions=${this.captions} .placeOf=${this.#placeOf}></caption-layer>
      <p class="unseen" role="status">${this.announced}</p>`;
  }

  point(place: number): void {
    this.focused = place;
    this.renderRoot.querySelector<HTMLElement>('[role=application]')?.focus();
  }

  placeOf(place: number): { readonly x: number; readonly y: number } | null {
    const matrix = this.#drawing?.getScreenCTM() ?? null;
    if (matrix === null) return null;
    const { x, y } = new DOMPoint(this.#x(place), this.#y(place)).matrixTransform(matrix);
    return { x, y };
  }

  fit(): void {
    // The whole table is in view.
  }

  reveal(): void {
    // It is in view.
  }

  zoomTo([place]: readonly number[]): void {
    if (place !== undefined) this.focused = place;
  }

  announce(text: string): void {
    this.announced = text;
  }

  get #drawing(): SVGSVGElement | null {
    return this.renderRoot.querySelector<SVGSVGElement>('svg.table');
  }

  /** The length of a counter's side, in points. */
  get #side(): number {
    return Math.max(this.plan.width, this.plan.height) / ALONG;
  }

  /** The middle of a point of the table. */
  #x(place: number): number {
    return (this.#plane?.xOf(place) ?? 0) + 0.5;
  }

  #y(place: number): number {
    return (this.#plane?.yOf(place) ?? 0) + 0.5;
  }

  #counter(counter: Counter, isLit: boolean): unknown {
    const side = this.#side;
    const [x, y] = [this.#x(counter.place) - side / 2, this.#y(counter.place) - side / 2];
    const frame = svg`<rect class="frame" x=${x} y=${y} width=${side} height=${side}></rect>`;
    return svg`<svg class="counter" data-id=${counter.id} x=${x} y=${y} width=${side} height=${side}>
        ${unsafeSVG(counterPicture(counter, false).svg)}
      </svg>${isLit ? frame : nothing}`;
  }

  #cross(): unknown {
    const [x, y] = [this.#x(this.focused), this.#y(this.focused)];
    return svg`<path class="here" d=${`M${x - 1} ${y}h2M${x} ${y - 1}v2`}></path>`;
  }

  /** The counter that covers a spot of the table, the topmost first; a click there means its place. */
  #counterAt(x: number, y: number): Counter | undefined {
    const half = this.#side / 2;
    return this.counters.findLast(
      ({ place }) => Math.abs(this.#x(place) - x) <= half && Math.abs(this.#y(place) - y) <= half,
    );
  }

  #described(place: number): string {
    const here = this.counters
      .filter((counter) => counter.place === place)
      .map(({ name, marks }) => words.plane.piece(name, marks));
    return words.plane.point(this.#plane?.label(place) ?? '', here);
  }

  #click(event: PointerEvent): void {
    const place = this.#placeAt(event);
    if (place >= 0) this.focused = place;
    const { pointerType } = event;
    this.pointer.click({ place, counter: null, isTap: pointerType === 'touch' || pointerType === 'pen' });
  }

  /** The point of the table under the pointer, or that of the counter there; -1 beside the table. */
  #placeAt({ clientX, clientY }: PointerEvent): number {
    const matrix = this.#drawing?.getScreenCTM() ?? null;
    if (matrix === null || this.#plane === null) return -1;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return this.#counterAt(x, y)?.place ?? this.#plane.at(Math.floor(x), Math.floor(y));
  }

  #press(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const plane = this.#plane;
    if (plane === null) return;
    if (event.key === 'Enter' && !event.shiftKey)
      this.pointer.click({ place: this.focused, counter: null, isTap: false });
    else if (way === undefined) return;
    // It is meant for the table alone.
    event.stopPropagation();
    event.preventDefault();
    if (way === undefined) return;
    const far = event.shiftKey ? STRIDE : 1;
    const next = plane.at(plane.xOf(this.focused) + way[0] * far, plane.yOf(this.focused) + way[1] * far);
    if (next < 0) return;
    this.focused = next;
    this.announced = this.#described(next);
    this.pointer.point?.(next);
  }
}

customElements.define('plane-board', PlaneBoard);
