import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import { textOf } from '../../scene/items.ts';
import { kindPicture } from './terrain-look.ts';
import { PRESETS } from './terrain-presets.ts';
import type { TerrainList } from './terrain-table.ts';
import { WORDS } from './terrain-words.ts';

/** A button that offers the usual kinds with their pictures. Sends `preset-chosen` with the one that was chosen. */
class PresetMenu extends LitElement {
  static override properties = { list: { attribute: false } };
  static override styles = [
    shared,
    css`
      :host {
        display: inline-block;
      }
      button {
        min-block-size: 1.8rem;
        font-size: var(--small);
      }
      .kinds {
        margin: 0;
        padding: 0.5rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--panel);
        box-shadow: var(--shadow);
        color: var(--ink);
        inline-size: min(26rem, calc(100vw - 2rem));
        position: fixed;
        inset: auto;
      }
      .kinds:popover-open {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
        gap: 0.25rem;
      }
      .kinds button {
        justify-content: start;
        gap: 0.5rem;
        border-color: transparent;
        background: none;
        text-align: start;
      }
      .kinds button:hover {
        background: var(--sunken);
      }
      img {
        inline-size: 2rem;
        block-size: 2rem;
        border-radius: 4px;
      }
    `,
  ];
  declare list: TerrainList;

  override render(): unknown {
    return html`<button aria-haspopup="menu" popovertarget="kinds">${WORDS.create[this.list]} …</button>
      <div
        class="kinds"
        id="kinds"
        role="menu"
        popover
        aria-label=${WORDS.create[this.list]}
        @toggle=${this.#toggled}
        @keydown=${this.#turned}
      >
        ${PRESETS[this.list].map(
          (preset) =>
            html`<button role="menuitem" @click=${() => this.#choose(preset)}>
              <img alt="" src=${kindPicture(this.list, preset)} />${textOf(preset, 'name')}
            </button>`,
        )}
      </div>`;
  }

  get #menu(): HTMLElement | null {
    return this.renderRoot.querySelector('#kinds');
  }

  #choose(preset: JsonObject): void {
    this.#menu?.hidePopover();
    this.dispatchEvent(new CustomEvent('preset-chosen', { detail: preset }));
  }

  /** Opens above or below its button, wherever there is room, and takes the keyboard. */
  readonly #toggled = (event: ToggleEvent): void => {
    const menu = this.#menu;
    if (event.newState !== 'open' || menu === null) return;
    const { left, top, bottom } = this.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = menu;
    const isBelow = bottom + height < innerHeight || top < height;
    menu.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    menu.style.top = `${isBelow ? bottom + 4 : top - height - 4}px`;
    menu.querySelector('button')?.focus();
  };

  readonly #turned = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const items = [...(this.#menu?.querySelectorAll('button') ?? [])];
    const at = items.indexOf(this.shadowRoot?.activeElement as HTMLButtonElement);
    items.at((at + step) % items.length)?.focus();
  };
}

customElements.define('preset-menu', PresetMenu);
