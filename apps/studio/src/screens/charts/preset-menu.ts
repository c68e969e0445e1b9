import { css, html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import '../../ui/menu-list.ts';
import { textOf } from '../../scene/items.ts';
import { kindPicture } from './terrain-look.ts';
import { PRESETS } from './terrain-presets.ts';
import type { TerrainList } from './terrain-table.ts';
import { WORDS } from './terrain-words.ts';

/** A button that offers the usual kinds with their pictures. Sends `preset-chosen` with the one that was chosen. */
export class PresetMenu extends LitElement {
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
    `,
  ];
  declare list: TerrainList;

  override focus(): void {
    this.renderRoot.querySelector('button')?.focus();
  }

  /** Whether the keyboard is on the button, as it is once something was chosen. */
  get isOnButton(): boolean {
    return this.shadowRoot?.activeElement instanceof HTMLButtonElement;
  }

  override render(): unknown {
    const lines = PRESETS[this.list].map((preset) => ({
      title: textOf(preset, 'name'),
      picture: kindPicture(this.list, preset),
      run: () => this.dispatchEvent(new CustomEvent('preset-chosen', { detail: preset })),
    }));
    return html`<button aria-haspopup="menu" @click=${this.#open}>${WORDS.create[this.list]} …</button>
      <menu-list label=${WORDS.create[this.list]} .groups=${[{ lines }]}></menu-list>`;
  }

  readonly #open = (): void => void this.renderRoot.querySelector('menu-list')?.openBeside(this);
}

customElements.define('preset-menu', PresetMenu);
