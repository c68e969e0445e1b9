import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../parts/styles.ts';
import { turned } from './tabs.ts';

/** A line of a menu. */
export interface MenuLine {
  readonly title: string;
  /** A small picture before the title. */
  readonly picture?: string;
  readonly run: () => unknown;
}

/** Lines that belong together, under a title where they have one. */
export interface MenuGroup {
  readonly title?: string;
  readonly lines: readonly MenuLine[];
}

/** How long letters that are typed one after the other make one word, in milliseconds. */
const TYPING = 700;

/**
 * A menu: arrow keys, Home, End and first letters go through it, Enter takes, Esc and a click elsewhere close it, and the
 * focus goes back to where it was. `openAt` opens it at a point, `openBeside` at a button. Sends `menu-closed`.
 */
export class MenuList extends LitElement {
  static override properties = { label: {}, heading: {}, groups: { attribute: false } };
  static override styles = [
    shared,
    css`
      :host {
        display: contents;
      }
      [role='menu'] {
        position: fixed;
        inset: auto;
        min-inline-size: 13rem;
        max-inline-size: min(26rem, calc(100vw - 1rem));
        max-block-size: min(28rem, 90dvh);
        margin: 0;
        padding: 0.3rem;
        overflow: auto;
        border: 1px solid var(--line);
        border-radius: var(--radius-large);
        background: var(--panel);
        color: var(--ink);
        box-shadow: var(--shadow);
      }
      .heading {
        padding: 0.25rem 0.6rem;
        font: 600 var(--body) var(--serif);
      }
      .title {
        padding: 0.4rem 0.6rem 0.15rem;
        font-size: 0.75rem;
        font-weight: 600;
        color: var(--ink-soft);
      }
      [role='group'] + [role='group'] {
        margin-block-start: 0.25rem;
        padding-block-start: 0.25rem;
        border-block-start: 1px solid var(--line);
      }
      .pictures {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
        gap: 0.25rem;
        inline-size: min(25rem, calc(100vw - 2rem));
      }
      button {
        display: flex;
        justify-content: start;
        gap: 0.5rem;
        inline-size: 100%;
        min-block-size: 1.85rem;
        border-color: transparent;
        background: none;
        text-align: start;
      }
      button:focus-visible {
        background: var(--accent-soft);
        outline-offset: -2px;
      }
      img {
        inline-size: 2rem;
        block-size: 2rem;
        border-radius: 4px;
      }
    `,
  ];
  /** What it is about, for those who listen. */
  declare label: string;
  /** The same for the eye; absent where a button says it. */
  declare heading: string;
  declare groups: readonly MenuGroup[];
  /** What had the focus before. */
  #before: HTMLElement | null = null;
  #typed = '';
  #typedAt = 0;

  constructor() {
    super();
    this.label = '';
    this.heading = '';
    this.groups = [];
  }

  /** Opens it at a point of the page, in client coordinates. */
  async openAt(x: number, y: number): Promise<void> {
    await this.updateComplete;
    this.#open();
    this.#put(x, y, y);
  }

  /** Opens it below something, or above where there is no room. */
  async openBeside(anchor: Element): Promise<void> {
    await this.updateComplete;
    this.#open();
    const { left, top, bottom } = anchor.getBoundingClientRect();
    this.#put(left, bottom + 4, top - 4);
  }

  /** Closes it, and gives the focus back if it has it. */
  close(): void {
    if (!this.#isOpen) return;
    const hadFocus = this.shadowRoot?.activeElement !== null;
    this.#menu?.hidePopover();
    removeEventListener('pointerdown', this.#beside, { capture: true });
    if (hadFocus) this.#before?.focus({ preventScroll: true });
    this.dispatchEvent(new CustomEvent('menu-closed'));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('pointerdown', this.#beside, { capture: true });
  }

  override render(): unknown {
    const { groups, heading } = this;
    // Not of the kind that the browser closes: the button that opens it at a point is let go only afterwards.
    return html`<div popover="manual" role="menu" aria-label=${this.label} @keydown=${this.#press}>
      ${heading === '' ? nothing : html`<div class="heading" aria-hidden="true">${heading}</div>`}
      ${groups.map((group) => this.#group(group))}
    </div>`;
  }

  #group({ title, lines }: MenuGroup): unknown {
    const hasPictures = lines.some(({ picture }) => picture !== undefined);
    return html`<div role="group" class=${hasPictures ? 'pictures' : ''} aria-label=${title ?? nothing}>
      ${title === undefined ? nothing : html`<div class="title" aria-hidden="true">${title}</div>`}
      ${lines.map(
        (line) =>
          html`<button role="menuitem" tabindex="-1" @click=${() => this.#take(line)}>
            ${line.picture === undefined ? nothing : html`<img alt="" src=${line.picture} />`}${line.title}
          </button>`,
      )}
    </div>`;
  }

  get #menu(): HTMLElement | null {
    return this.renderRoot.querySelector('[role=menu]');
  }

  get #items(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('[role=menuitem]')];
  }

  get #isOpen(): boolean {
    return this.#menu?.matches(':popover-open') === true;
  }

  #open(): void {
    if (!this.#isOpen) {
      this.#before = focused();
      this.#menu?.showPopover();
      addEventListener('pointerdown', this.#beside, { capture: true });
    }
    this.#items[0]?.focus();
  }

  readonly #beside = (event: Event): void => {
    if (!event.composedPath().includes(this)) this.close();
  };

  /** Where it is all to be seen: below one height if it fits there, else above the other. */
  #put(x: number, below: number, above: number): void {
    const menu = this.#menu;
    if (menu === null) return;
    const { offsetWidth: width, offsetHeight: height } = menu;
    const top = below + height <= innerHeight - 8 ? below : above - height;
    menu.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
    menu.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`;
  }

  #take({ run }: MenuLine): void {
    this.close();
    run();
  }

  readonly #press = (event: KeyboardEvent): void => {
    const items = this.#items;
    const at = items.indexOf(this.shadowRoot?.activeElement as HTMLElement);
    const to = turned(event.key, at, items.length) ?? this.#lettered(event, items, at);
    if (event.key === 'Tab' || event.key === 'Escape') this.close();
    else if (to === null) {
      // Keys of the screen behind mean nothing while a menu is open; Enter and space are the browser's.
      event.stopPropagation();
      return;
    } else items[to]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };

  /** The next line that begins with the letters that were typed last; null where none does. */
  #lettered(event: KeyboardEvent, items: readonly HTMLElement[], at: number): number | null {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return null;
    this.#typed = (event.timeStamp - this.#typedAt < TYPING ? this.#typed : '') + event.key.toLowerCase();
    this.#typedAt = event.timeStamp;
    const from = this.#typed.length === 1 ? at + 1 : Math.max(at, 0);
    const order = items.map((_, step) => (from + step) % items.length);
    return order.find((one) => items[one].innerText.trim().toLowerCase().startsWith(this.#typed)) ?? null;
  }
}

/** What has the focus, in whatever tree. */
function focused(): HTMLElement | null {
  let found = document.activeElement;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found instanceof HTMLElement ? found : null;
}

customElements.define('menu-list', MenuList);

declare global {
  interface HTMLElementTagNameMap {
    'menu-list': MenuList;
  }
}
