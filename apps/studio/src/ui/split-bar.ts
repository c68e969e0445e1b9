import { css, html, LitElement } from 'lit';

/** How far a key moves the bar, in pixels. */
const STEP = 16;

/**
 * The bar between two parts of a screen, which a pointer or arrow keys move. It stands between them in the grid of its parent,
 * whose columns use `--split`: `grid-template-columns: var(--split, 23rem) auto minmax(0, 1fr)`. This browser remembers the
 * width by `name`; a double click, or Enter, forgets it. Where the screen has one column, it hides the bar.
 */
class SplitBar extends LitElement {
  static override properties = {
    name: {},
    label: {},
    side: {},
    least: { type: Number },
    most: { type: Number },
    width: { state: true },
  };
  static override styles = css`
    :host {
      position: relative;
      z-index: 1;
      inline-size: 0;
      touch-action: none;
    }
    [role='separator'] {
      position: absolute;
      inset-block: 0;
      inset-inline: -4px;
      cursor: col-resize;
    }
    [role='separator']:hover,
    [role='separator']:active {
      background: linear-gradient(to right, transparent 3px, var(--accent) 3px 5px, transparent 5px);
    }
    [role='separator']:focus-visible {
      outline: none;
      background: linear-gradient(to right, transparent 2px, var(--focus) 2px 6px, transparent 6px);
    }
    @media (forced-colors: active) {
      [role='separator']:focus-visible {
        outline: 2px solid Highlight;
      }
    }
  `;
  /** What the width is remembered by. */
  declare name: string;
  /** What it moves, for those who listen. */
  declare label: string;
  /** Which of the two parts keeps its width when the window changes. */
  declare side: 'start' | 'end';
  /** The least and the most that this part may be wide, in pixels. */
  declare least: number;
  declare most: number;
  /** 0 for the width that the screen gives. */
  declare width: number;

  constructor() {
    super();
    this.name = '';
    this.label = '';
    this.side = 'start';
    this.least = 200;
    this.most = 720;
    this.width = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#set(this.#remembered());
  }

  override render(): unknown {
    return html`<div
      role="separator"
      tabindex="0"
      aria-orientation="vertical"
      aria-label=${this.label}
      aria-valuemin=${this.least}
      aria-valuemax=${this.most}
      aria-valuenow=${Math.round(this.width === 0 ? this.#measured() : this.width)}
      @keydown=${this.#press}
      @pointerdown=${this.#drag}
      @dblclick=${() => this.#keep(0)}
    ></div>`;
  }

  /** What lies in the grid beside it. */
  get #frame(): HTMLElement | null {
    const root = this.getRootNode();
    return this.parentElement ?? (root instanceof ShadowRoot ? (root.host as HTMLElement) : null);
  }

  #measured(): number {
    const frame = this.#frame?.getBoundingClientRect();
    if (frame === undefined) return this.least;
    const { left } = this.getBoundingClientRect();
    return this.side === 'start' ? left - frame.left : frame.right - left;
  }

  #set(width: number): void {
    this.width = width;
    if (width === 0) this.#frame?.style.removeProperty('--split');
    else this.#frame?.style.setProperty('--split', `${width}px`);
  }

  #keep(width: number): void {
    this.#set(width === 0 ? 0 : Math.max(this.least, Math.min(this.most, width)));
    try {
      if (this.width === 0) localStorage.removeItem(this.#key);
      else localStorage.setItem(this.#key, String(Math.round(this.width)));
    } catch {
      // Without storage the width lasts as long as the page.
    }
  }

  get #key(): string {
    return `hexwright.split.${this.name}`;
  }

  #remembered(): number {
    try {
      const width = Number(localStorage.getItem(this.#key));
      return width >= this.least && width <= this.most ? width : 0;
    } catch {
      return 0;
    }
  }

  readonly #press = (event: KeyboardEvent): void => {
    const outward = this.side === 'start' ? 1 : -1;
    const now = this.#measured();
    const to = {
      ArrowRight: now + STEP * outward,
      ArrowLeft: now - STEP * outward,
      Home: this.least,
      End: this.most,
      Enter: 0,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#keep(to);
  };

  readonly #drag = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
    const bar = event.currentTarget;
    bar.setPointerCapture(event.pointerId);
    const [from, width] = [event.clientX, this.#measured()];
    const outward = this.side === 'start' ? 1 : -1;
    const move = ({ clientX }: PointerEvent): void => {
      if (clientX !== from) this.#keep(width + (clientX - from) * outward);
    };
    bar.addEventListener('pointermove', move);
    bar.addEventListener('lostpointercapture', () => bar.removeEventListener('pointermove', move), { once: true });
  };
}

customElements.define('split-bar', SplitBar);
