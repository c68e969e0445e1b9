import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { combobox, comboboxStyles } from '../../ui/combobox.ts';
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
    comboboxStyles,
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
    const { field, list } = combobox({
      id: 'found',
      label: WORDS.findOnTheMap,
      listLabel: WORDS.found,
      placeholder: WORDS.hexUnitNameTerrain,
      className: 'grow',
      text: this.words,
      options: found,
      at: this.at,
      line: ({ title, kind }) => html`<span>${title}</span><span class="soft small">${kind}</span>`,
      typed: (words) => {
        this.words = words;
        this.at = 0;
      },
      moved: (at) => (this.at = at),
      taken: (one) => this.#go(one),
      left: () => this.#close(),
    });
    return html`<div class="bar" role="search">
      <div class="row">
        ${markIcon('find')} ${field}
        <button class="plain square" aria-label=${WORDS.close} @click=${() => this.#close()}>
          ${markIcon('close')}
        </button>
      </div>
      ${list}
      ${this.words.trim() !== '' && found.length === 0 ? html`<p class="soft small" role="status">${WORDS.noMatches}</p>` : nothing}
    </div>`;
  }

  #go(found: Found): void {
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
