import { ECHELONS, SYMBOLS, type Counter } from '@hexwright/board';
import type { JsonValue } from '@hexwright/model';
import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { theme } from '../../app/theme.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import { isObject, textOf } from '../../scene/items.ts';
import { counterImage } from '../../scene/swatch.ts';
import { DESIGN } from './counter-design-words.ts';

/** How a counter looks: its symbol from a set, the size of the unit, its colour. Sends `design-edit` with the new design. */
class CounterDesign extends LitElement {
  static override properties = {
    counter: { attribute: false },
    design: { attribute: false },
    isOpen: { state: true },
  };
  static override styles = [
    shared,
    css`
      summary {
        cursor: pointer;
        font-size: var(--small);
      }
      .symbols {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(3.4rem, 1fr));
        gap: 0.25rem;
        margin-block: 0.5rem;
      }
      .symbols button {
        padding: 0.15rem;
        border-color: transparent;
        background: none;
      }
      .symbols button[aria-pressed='true'] {
        border-color: var(--accent);
        background: var(--accent-soft);
      }
      .symbols img {
        inline-size: 2.9rem;
        block-size: 2.9rem;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
      }
      input[type='color'] {
        inline-size: 3rem;
        padding: 0.15rem;
      }
    `,
  ];
  declare counter: Counter;
  declare design: JsonValue | undefined;
  /** Its pictures are drawn when they are asked for. */
  declare isOpen: boolean;

  constructor() {
    super();
    this.isOpen = false;
    watch(this, () => [theme]);
  }

  override render(): unknown {
    return html`<details
      ?open=${this.isOpen}
      @toggle=${(event: Event) => (this.isOpen = (event.target as HTMLDetailsElement).open)}
    >
      <summary>${DESIGN.title}</summary>
      ${this.isOpen ? this.#fields() : nothing}
    </details>`;
  }

  #fields(): unknown {
    const { counter } = this;
    const design = this.#own();
    const echelon = textOf(design, 'echelon');
    return html`<div class="symbols" role="group" aria-label=${DESIGN.symbol}>
        ${SYMBOLS.map((symbol) => {
          const name = symbol.replaceAll('-', ' ').replace(/^nato /, 'NATO ');
          return html`<button
            aria-pressed=${symbol === counter.symbol}
            aria-label=${name}
            title=${name}
            @click=${() => this.#send({ symbol })}
          >
            <img alt="" src=${counterImage({ ...counter, symbol, marks: [] }, false, boardTheme())} />
          </button>`;
        })}
      </div>
      <div class="row">
        <label for="echelon">${DESIGN.size}</label>
        <select
          id="echelon"
          @change=${(event: Event) => this.#send({ echelon: (event.target as HTMLSelectElement).value || undefined })}
        >
          <option value="" .selected=${echelon === ''}>${DESIGN.none}</option>
          ${Object.entries(ECHELONS).map(([one, mark]) => html`<option value=${one} .selected=${one === echelon}>${one} (${mark})</option>`)}
        </select>
        <label for="color">${DESIGN.color}</label>
        <input
          id="color"
          type="color"
          .value=${counter.color}
          @change=${(event: Event) => this.#send({ color: (event.target as HTMLInputElement).value })}
        />
        ${
          Object.keys(design).length === 0
            ? nothing
            : html`<button @click=${() => this.#tell(null)}>${DESIGN.reset}</button>`
        }
      </div>`;
  }

  #own(): JsonObject {
    return isObject(this.design) ? this.design : {};
  }

  #send(changed: Readonly<Record<string, string | undefined>>): void {
    const kept = Object.entries({ ...this.#own(), ...changed }).filter(([, value]) => value !== undefined);
    this.#tell(kept.length === 0 ? null : (Object.fromEntries(kept) as JsonObject));
  }

  #tell(detail: JsonObject | null): void {
    this.dispatchEvent(new CustomEvent('design-edit', { detail }));
  }
}

customElements.define('counter-design', CounterDesign);
