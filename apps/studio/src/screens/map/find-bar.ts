import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { find, type Found } from './find.ts';
import { holdUnit } from './held-unit.ts';
import { markIcon } from './icons.ts';
import type { EditedMap } from './map-edits.ts';
import type { MapEditor } from './map-editor.ts';
import { focusBoard, goToHex, reveal, selectHexes } from './map-focus.ts';
import { mapStyles } from './map-styles.ts';
import { WORDS } from './words.ts';

/** A field that finds hexes, units, names and terrains, and shows them on the map. */
class FindBar extends LitElement {
  static override properties = {
    map: { attribute: false },
    open: { type: Boolean, reflect: true },
    words: { state: true },
    at: { state: true },
  };
  static override styles = [
    shared,
    mapStyles,
    css`
      :host {
        position: absolute;
        inset-block-start: 0.75rem;
        inset-inline-start: 50%;
        z-index: 4;
        inline-size: min(24rem, calc(100% - 1.5rem));
        transform: translateX(-50%);
      }
      :host(:not([open])) {
        display: none;
      }
      .bar {
        padding: 0.35rem;
        border: 1px solid var(--line);
        border-radius: 8px;
        background: var(--panel);
        box-shadow: var(--shadow);
      }
      .row {
        padding-inline-start: 0.4rem;
      }
      input {
        border: 0;
        background: none;
        outline-offset: -2px;
      }
      ul {
        max-block-size: 18rem;
        margin: 0.25rem 0 0;
        padding: 0;
        overflow: auto;
        list-style: none;
      }
      li {
        display: flex;
        justify-content: space-between;
        gap: 1rem;
        padding: 0.3rem 0.5rem;
        border-radius: var(--radius);
        cursor: pointer;
      }
      li[aria-selected='true'] {
        background: var(--accent-soft);
      }
    `,
  ];
  declare map: EditedMap & Pick<MapEditor, 'panel' | 'lit'>;
  declare open: boolean;
  declare words: string;
  declare at: number;

  constructor() {
    super();
    this.open = false;
    this.words = '';
    this.at = 0;
  }

  /** Opens the field, and takes the keyboard. */
  show(): void {
    this.open = true;
    void this.updateComplete.then(() => this.renderRoot.querySelector('input')?.select());
  }

  override render(): unknown {
    const found = this.open ? find(this.map.scene, this.words) : [];
    return html`<div class="bar" role="search">
      <div class="row">
        ${markIcon('find')}
        <input
          class="grow"
          role="combobox"
          aria-expanded=${found.length > 0}
          aria-controls="found"
          aria-activedescendant=${found.length > 0 ? `found-${this.at}` : nothing}
          aria-label=${WORDS.findOnTheMap}
          placeholder=${WORDS.hexUnitNameTerrain}
          .value=${this.words}
          @input=${(event: Event) => {
            this.words = (event.target as HTMLInputElement).value;
            this.at = 0;
          }}
          @keydown=${(event: KeyboardEvent) => this.#press(event, found)}
        />
        <button class="plain square" aria-label=${WORDS.close} @click=${() => this.#close()}>
          ${markIcon('close')}
        </button>
      </div>
      <ul id="found" role="listbox" aria-label=${WORDS.found}>
        ${found.map(
          ({ title, kind }, index) =>
            html`<li
              id=${`found-${index}`}
              role="option"
              aria-selected=${index === this.at}
              @click=${() => this.#go(found[index])}
            >
              <span>${title}</span><span class="soft small">${kind}</span>
            </li>`,
        )}
      </ul>
      ${this.words.trim() !== '' && found.length === 0 ? html`<p class="soft small" role="status">${WORDS.noMatches}</p>` : nothing}
    </div>`;
  }

  #press(event: KeyboardEvent, found: readonly Found[]): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      this.at = Math.max(0, Math.min(found.length - 1, this.at + step));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      this.#go(found[this.at]);
    } else if (event.key === 'Escape') {
      this.#close();
    } else return;
    event.stopPropagation();
  }

  #go(found: Found | undefined): void {
    if (found === undefined) return;
    const { map } = this;
    if (found.hexes.length === 0 && found.unit !== null) {
      map.panel.value = 'roster';
      holdUnit(map, found.unit);
    } else if (found.hexes.length === 1) {
      goToHex(map, found.hexes[0]);
      map.board.value?.focusHex(found.hexes[0]);
    } else {
      reveal(map, found.hexes);
      selectHexes(map, found.hexes);
    }
    map.lit.value = found.unit === null ? [] : [found.unit];
    this.#close();
  }

  #close(): void {
    this.open = false;
    focusBoard(this.map);
  }
}

customElements.define('find-bar', FindBar);
