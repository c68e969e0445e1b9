/** A table in a window: what pointer and keyboard do with its camera, and where they point. Play and the editor draw on it. */
import { type Camera, fitted, panned, pinched, resized, revealed, toScreen, toSheet, zoomed } from '@hexwright/board';
import type { TablePlan } from '@hexwright/playtest/screen';
import { inches, type Mils, type Point } from '@hexwright/table';
import { html, LitElement, svg, type SVGTemplateResult } from 'lit';
import { theme } from '../app/theme.ts';
import { followSize } from '../parts/follow-size.ts';
import { shared } from '../parts/styles.ts';
import { watch } from '../parts/store.ts';
import { toneStyles } from '../parts/tone-styles.ts';
import { terrainPatterns } from './terrain.ts';
import { sheetStyles } from './sheet-styles.ts';
import { tableStyles } from './table-styles.ts';

const INCH = 1000;
/** Inches that the keyboard goes at once: plain, and with Shift. */
const [STEP, STRIDE] = [1, 6];
/** By key, which way the keyboard goes. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much closer a key, and a notch of the wheel, brings the table. */
const [CLOSER, NOTCH] = [1.4, 1.0015];
/** CSS pixels that a hand trembles in a click. */
const TREMBLE = 4;

/** How a hand points. */
export interface Pointing {
  readonly isTap: boolean;
  /** Whether it is the keyboard that points. */
  readonly isKey: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
}

const BY_KEY: Pointing = { isTap: false, isKey: true, shift: false, alt: false };

/** A table in a window. What is drawn on it, and what clicks and drags mean, its heirs say. */
export abstract class TableSheet extends LitElement {
  static override properties = {
    plan: { attribute: false },
    focused: { state: true },
    announced: { state: true },
  };
  static override styles = [shared, toneStyles, sheetStyles, tableStyles];

  declare plan: TablePlan | null;
  /** The point that has the keyboard. */
  declare focused: Point;
  declare announced: string;
  #camera: Camera = { x: 0, y: 0, scale: 1, width: 1, height: 1 };
  /** Whether the whole table is shown, until somebody moves it. */
  #isWhole = true;
  readonly #fingers = new Map<number, Point>();
  #began: Point | null = null;
  #drags: 'camera' | 'own' | null = null;

  constructor() {
    super();
    this.plan = null;
    this.focused = { x: 0, y: 0 };
    this.announced = '';
    watch(this, () => [theme]);
    followSize(this, () => this.#resize());
  }

  /** What lies on the table, in inches. */
  protected abstract drawn(plan: TablePlan): SVGTemplateResult;
  /** What the sheet is called, and what lies at a point, in words. */
  protected abstract named(plan: TablePlan): string;
  protected abstract described(plan: TablePlan, point: Point): string;
  /** A click, or Enter. */
  protected abstract clicked(point: Point, how: Pointing): void;

  /** The table is looked at from elsewhere. */
  protected moved?(): void;
  /** The hand, or the keyboard, points here. */
  protected pointed?(point: Point, how: Pointing): void;
  /** Whether what lies here is dragged by itself, so that the table stays; and that it is dragged on, or let go. */
  protected grabs?(point: Point, how: Pointing): boolean;
  protected dragged?(from: Point, to: Point, isOver: boolean, how: Pointing): void;
  /** A key that the sheet itself has no use for; true where it was of use. */
  protected keyed?(event: KeyboardEvent): boolean;

  override render(): unknown {
    const { plan } = this;
    if (plan === null) return html``;
    return html`<div
        role="application"
        tabindex="0"
        aria-label=${this.named(plan)}
        aria-description=${this.described(plan, this.focused)}
        @keydown=${(event: KeyboardEvent) => this.#press(event, plan)}
      >
        <svg
          class="table"
          aria-hidden="true"
          @pointerdown=${(event: PointerEvent) => this.#down(event)}
          @pointermove=${(event: PointerEvent) => this.#move(event)}
          @pointerup=${(event: PointerEvent) => this.#up(event)}
          @pointercancel=${(event: PointerEvent) => this.#fingers.delete(event.pointerId)}
          @wheel=${(event: WheelEvent) => this.#wheel(event)}
        >
          ${terrainPatterns()}
          <g class="camera">${this.drawn(plan)} ${this.#cross()}</g>
        </svg>
      </div>
      <p class="unseen" role="status">${this.announced}</p>`;
  }

  override updated(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const before = changed.get('plan');
    const { plan } = this;
    const isOther =
      changed.has('plan') && (!isPlan(before) || before.width !== plan?.width || before.depth !== plan?.depth);
    if (isOther) this.fit();
    else this.#aim(this.#camera);
  }

  /** Shows the whole table. */
  fit(): void {
    const { plan } = this;
    this.#isWhole = true;
    if (plan === null || this.#camera.width <= 1) return;
    this.#aim(fitted(this.#camera, { left: 0, top: 0, right: plan.width / INCH, bottom: plan.depth / INCH }));
  }

  /** Brings points into view, if they are not. */
  protected show(points: readonly Point[], isClose: boolean): void {
    if (points.length === 0) return;
    const [xs, ys] = [points.map(({ x }) => x / INCH), points.map(({ y }) => y / INCH)];
    const area = {
      left: Math.min(...xs) - 3,
      top: Math.min(...ys) - 3,
      right: Math.max(...xs) + 3,
      bottom: Math.max(...ys) + 3,
    };
    this.#travel(isClose ? fitted(this.#camera, area) : revealed(this.#camera, area));
  }

  /** Gives the keyboard to a point. */
  protected focusOn(point: Point): void {
    this.focused = point;
    this.renderRoot.querySelector<HTMLElement>('[role=application]')?.focus();
  }

  /** Where a point is in the window, in client coordinates; null before there is a table. */
  protected inWindow(point: Point): { readonly x: number; readonly y: number } | null {
    if (this.plan === null) return null;
    const { left, top } = this.getBoundingClientRect();
    const { x, y } = toScreen(this.#camera, { x: point.x / INCH, y: point.y / INCH });
    return { x: x + left, y: y + top };
  }

  announce(text: string): void {
    this.announced = text;
  }

  /** So many CSS pixels, as a length on the table. */
  protected pixels(count: number): Mils {
    return (count / this.#camera.scale) * INCH;
  }

  #resize(): void {
    this.#camera = resized(this.#camera, Math.max(1, this.clientWidth), Math.max(1, this.clientHeight));
    if (this.#isWhole) this.fit();
    else this.#aim(this.#camera);
  }

  #aim(camera: Camera): void {
    this.#camera = camera;
    const { x, y, scale, width, height } = camera;
    const move = `translate(${width / 2 - x * scale} ${height / 2 - y * scale}) scale(${scale})`;
    this.renderRoot.querySelector('g.camera')?.setAttribute('transform', move);
    this.moved?.();
  }

  /** Looks elsewhere, as somebody has asked for. */
  #travel(camera: Camera): void {
    this.#isWhole = false;
    this.#aim(camera);
  }

  #screen({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  #point(event: MouseEvent): Point {
    const { x, y } = toSheet(this.#camera, this.#screen(event));
    return { x: inches(x), y: inches(y) };
  }

  #down(event: PointerEvent): void {
    if (event.button > 1) return;
    this.renderRoot.querySelector('svg.table')?.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, this.#screen(event));
    if (this.#fingers.size > 1) {
      this.#drags = 'camera';
      return;
    }
    this.#began = this.#point(event);
    this.#drags = event.button === 0 && this.grabs?.(this.#began, howOf(event)) === true ? 'own' : null;
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    const now = this.#screen(event);
    if (before === undefined) {
      this.pointed?.(this.#point(event), howOf(event));
      return;
    }
    if (this.#fingers.size === 2) {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
      this.#travel(pinched(this.#camera, [before, other], [now, other]));
    } else if (this.#drags === 'own' && this.#began !== null) {
      this.dragged?.(this.#began, this.#point(event), false, howOf(event));
    } else if (this.#drags === 'camera') {
      this.#travel(panned(this.#camera, now.x - before.x, now.y - before.y));
    } else if (Math.hypot(now.x - before.x, now.y - before.y) > TREMBLE) {
      this.#drags = 'camera';
      this.#travel(panned(this.#camera, now.x - before.x, now.y - before.y));
    } else return;
    this.#fingers.set(event.pointerId, now);
  }

  #up(event: PointerEvent): void {
    if (!this.#fingers.delete(event.pointerId)) return;
    const point = this.#point(event);
    if (this.#drags === 'own' && this.#began !== null) this.dragged?.(this.#began, point, true, howOf(event));
    else if (this.#drags === null && this.#fingers.size === 0 && event.button === 0) {
      this.focused = point;
      this.renderRoot.querySelector<HTMLElement>('[role=application]')?.focus();
      this.clicked(point, howOf(event));
    }
    if (this.#fingers.size === 0) [this.#drags, this.#began] = [null, null];
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    this.#travel(zoomed(this.#camera, NOTCH ** -event.deltaY, this.#screen(event)));
  }

  #press(event: KeyboardEvent, plan: TablePlan): void {
    if (!this.#pressed(event, plan) && this.keyed?.(event) !== true) return;
    // It is meant for the table alone.
    event.stopPropagation();
    event.preventDefault();
  }

  #pressed(event: KeyboardEvent, plan: TablePlan): boolean {
    const { key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const middle = { x: this.#camera.width / 2, y: this.#camera.height / 2 };
    if (key === '+' || key === '=') this.#travel(zoomed(this.#camera, CLOSER, middle));
    else if (key === '-') this.#travel(zoomed(this.#camera, 1 / CLOSER, middle));
    else if (key === '0') this.fit();
    else if (key === 'Enter' && !shiftKey) this.clicked(this.focused, BY_KEY);
    else if (Object.hasOwn(WAYS, key)) {
      const far = (shiftKey ? STRIDE : STEP) * INCH;
      const [right, down] = WAYS[key];
      this.focused = {
        x: clamp(this.focused.x + right * far, plan.width),
        y: clamp(this.focused.y + down * far, plan.depth),
      };
      this.announced = this.described(plan, this.focused);
      this.show([this.focused], false);
      this.pointed?.(this.focused, BY_KEY);
    } else return false;
    return true;
  }

  #cross(): SVGTemplateResult {
    const [x, y] = [this.focused.x / INCH, this.focused.y / INCH];
    return svg`<path class="here" d=${`M${x - 0.6} ${y}h1.2M${x} ${y - 0.6}v1.2`}></path>`;
  }
}

function isPlan(value: unknown): value is TablePlan {
  return typeof value === 'object' && value !== null;
}

function howOf({ pointerType, shiftKey, altKey }: PointerEvent): Pointing {
  return { isTap: pointerType === 'touch' || pointerType === 'pen', isKey: false, shift: shiftKey, alt: altKey };
}

function clamp(value: Mils, most: Mils): Mils {
  return Math.max(0, Math.min(most, value));
}
