import type { LayerId } from '@hexwright/board';
import { css, html, LitElement } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { markIcon } from './icons.ts';
import { LAYERS_SHOWN } from './layer-state.ts';
import type { MapEditor } from './map-editor.ts';
import { mapStyles } from './map-styles.ts';
import { WORDS } from './words.ts';

/** The layers of the map: shown or hidden, locked, faint, alone. */
class LayersPanel extends LitElement {
  static override properties = { map: { attribute: false } };
  static override styles = [
    shared,
    mapStyles,
    css`
      ul {
        display: grid;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 4.5rem auto;
        align-items: center;
        gap: 0.5rem;
        padding-block: 0.2rem;
        border-block-start: 1px solid var(--line);
      }
      li:first-child {
        border: 0;
      }
      li.hidden > span:first-child {
        color: var(--ink-soft);
        text-decoration: line-through;
      }
      input[type='range'] {
        inline-size: 100%;
        min-inline-size: 0;
        min-block-size: 0;
        padding: 0;
        accent-color: var(--accent);
      }
      .switches {
        display: flex;
      }
      .switches button {
        border-color: transparent;
        background: none;
      }
      .switches button[aria-pressed='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
    `,
  ];
  declare map: Pick<MapEditor, 'layers'>;

  constructor() {
    super();
    watch(this, () => [this.map.layers.settings, this.map.layers.solo]);
  }

  override render(): unknown {
    const { layers } = this.map;
    return html`<section>
      <h3>
        ${WORDS.layers}
        <button class="plain small" @click=${() => layers.reset()}>${WORDS.showAllLayers}</button>
      </h3>
      <ul>
        ${LAYERS_SHOWN.map((layer) => this.#layer(layer))}
      </ul>
    </section>`;
  }

  #layer(layer: LayerId): unknown {
    const { layers } = this.map;
    const { opacity, hidden, locked } = layers.of(layer);
    const name = layers.name(layer);
    const isAlone = layers.solo.value === layer;
    return html`<li class=${hidden ? 'hidden' : ''}>
      <span>${name}</span>
      <input
        type="range"
        min="10"
        max="100"
        step="5"
        aria-label=${WORDS.opacityOf(name)}
        .value=${String(opacity * 100)}
        ?disabled=${hidden}
        @input=${(event: Event) => layers.set(layer, { opacity: Number((event.target as HTMLInputElement).value) / 100 })}
      />
      <span class="switches">
        <button
          class="square"
          aria-pressed=${isAlone}
          aria-label=${WORDS.onlyLayer(name)}
          title=${WORDS.onlyThisLayer}
          @click=${() => (layers.solo.value = isAlone ? null : layer)}
        >
          ${markIcon('solo')}
        </button>
        <button
          class="square"
          aria-pressed=${locked}
          aria-label=${WORDS.lockLayer(name)}
          title=${locked ? WORDS.unlock : WORDS.lock}
          @click=${() => layers.set(layer, { locked: !locked })}
        >
          ${markIcon(locked ? 'locked' : 'open')}
        </button>
        <button
          class="square"
          aria-pressed=${hidden}
          aria-label=${WORDS.hideLayer(name)}
          title=${hidden ? WORDS.show : WORDS.hide}
          @click=${() => layers.set(layer, { hidden: !hidden })}
        >
          ${markIcon(hidden ? 'hidden' : 'eye')}
        </button>
      </span>
    </li>`;
  }
}

customElements.define('layers-panel', LayersPanel);
