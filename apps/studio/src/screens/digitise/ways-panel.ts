import { html, LitElement, css, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { digitiseStyles, panelStyles } from './digitise-styles.ts';
import type { Kind } from './map-kinds.ts';
import { WAYS } from './map-words.ts';
import type { FoundWays, ScanEditor } from './scan-editor.ts';
import { select } from '../../ui/select.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/** Rivers along hexsides and roads from hex to hex, found by their colour. `way-chosen` brings the id of a kind. */
class WaysPanel extends LitElement {
  static override properties = {
    editor: { attribute: false },
    ways: { attribute: false },
    hexsides: { attribute: false },
    features: { attribute: false },
    way: { attribute: false },
  };
  static override styles = [
    shared,
    digitiseStyles,
    panelStyles,
    css`
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .color {
        display: inline-block;
        inline-size: 1rem;
        block-size: 1rem;
        border: 1px solid var(--line-strong);
        vertical-align: middle;
      }
    `,
  ];
  declare editor: ScanEditor;
  declare ways: FoundWays | null;
  declare hexsides: readonly Kind[];
  declare features: readonly Kind[];
  declare way: string;

  override render(): unknown {
    const kinds = [...this.hexsides, ...this.features];
    if (kinds.length === 0) return inlineMessage(WAYS.none, 'warning');
    return html`<section>
      <label
        >${WAYS.kind}
        ${select({
          value: this.way,
          options: [{ value: '', title: '' }, ...kinds.map(({ id, name }) => ({ value: id, title: name }))],
          choose: (kind) => this.#choose(kind),
        })}</label
      >
      <p class="small">${WAYS.intro}</p>
      ${this.ways === null ? nothing : this.#found(this.ways, kinds.find(({ id }) => id === this.way)?.name ?? '')}
    </section>`;
  }

  #found({ color, places, ticked }: FoundWays, name: string): unknown {
    const labels = this.editor.map?.numbering;
    const isAll = ticked.size === places.length;
    return html`<p role="status">
        <span class="color" style=${`background:rgb(${color.join(',')})`}></span> ${WAYS.found(places.length)}
      </p>
      ${
        places.length === 0
          ? nothing
          : html`<div class="row">
                <button @click=${() => this.editor.tick(places.keys(), !isAll)}>
                  ${isAll ? WAYS.notAll : WAYS.all}
                </button>
                <button class="primary" ?disabled=${ticked.size === 0} @click=${() => this.editor.writeWays(name)}>
                  ${WAYS.write(ticked.size)}
                </button>
              </div>
              <ol aria-label=${WAYS.list}>
                ${places.map(
                  ({ between: [from, to], confidence }, index) =>
                    html`<li>
                      <label
                        ><input
                          type="checkbox"
                          .checked=${ticked.has(index)}
                          @change=${(event: Event) => this.editor.tick([index], (event.target as HTMLInputElement).checked)}
                        />
                        ${index + 1}.
                        ${WAYS.place(labels?.label(from) ?? '', labels?.label(to) ?? '', Math.round(confidence * 100))}</label
                      >
                    </li>`,
                )}
              </ol>`
      }`;
  }

  #choose(way: string): void {
    this.dispatchEvent(new CustomEvent('way-chosen', { detail: way }));
  }
}

customElements.define('ways-panel', WaysPanel);
