import { SYMBOLS, type Counter, type SymbolShape } from '@hexwright/board';
import { css, html, LitElement, nothing } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { theme } from '../../app/theme.ts';
import type { Symbols } from '../../scene/counter-design.ts';
import { counterSwatch } from '../../scene/counter-swatch.ts';
import { DESIGN } from './counter-design-words.ts';
import { readSymbol } from './svg-symbol.ts';
import { inlineMessage } from '../../ui/inline-message.ts';
import { type Segment, segments, segmentStyles } from '../../ui/segments.ts';

/** The zoom at which a counter shows nothing but its symbol. */
const SMALL = 9;

/** A symbol that was read from a file. */
export interface NewSymbol {
  readonly name: string;
  readonly shapes: readonly SymbolShape[];
}

/**
 * The symbols that a counter may bear: those of the package, those of the board, or one out of an SVG file. Sends
 * `symbol-choice` with a name, `symbol-new` with a `NewSymbol`, `symbol-removed` with an id.
 */
class SymbolChoice extends LitElement {
  static override properties = {
    counter: { attribute: false },
    symbols: { attribute: false },
    removable: { attribute: false },
    complaint: { state: true },
  };
  static override styles = [
    shared,
    segmentStyles,
    css`
      .symbols {
        max-block-size: 15rem;
        margin-block: 0.5rem;
        overflow: auto;
      }
      .symbols .segments {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(3.4rem, 1fr));
        gap: 0.25rem;
      }
      .symbols .segments button {
        margin: 0;
        padding: 0.15rem;
        border-color: transparent;
        border-radius: var(--radius);
        background: none;
      }
      .swatch {
        inline-size: 2.9rem;
        block-size: 2.9rem;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
      [role='alert'] {
        color: var(--danger);
      }
    `,
  ];
  declare counter: Counter;
  declare symbols: Symbols;
  /** Symbols that the package has made itself: their names by their ids. */
  declare removable: ReadonlyMap<string, string>;
  /** What stands against the file that was chosen last. */
  declare complaint: string;

  constructor() {
    super();
    this.complaint = '';
    watch(this, () => [theme]);
  }

  override render(): unknown {
    const chosen = this.removable.get(this.counter.symbol);
    return html`<div class="symbols">
        ${segments({
          label: DESIGN.symbol,
          options: [
            ...[...this.symbols].map(([id, shapes]) => this.#option(id, this.removable.get(id) ?? id, shapes)),
            ...SYMBOLS.filter((symbol) => !this.symbols.has(symbol)).map((symbol) =>
              this.#option(symbol, symbol.replaceAll('-', ' ').replace(/^nato /, 'NATO '), undefined),
            ),
          ],
          value: this.counter.symbol,
          choose: (symbol) => this.#notify('symbol-choice', symbol),
          isDeliberate: true,
        })}
      </div>
      <div class="row">
        <button title=${DESIGN.fileHint} @click=${() => this.renderRoot.querySelector('input')?.click()}>
          ${DESIGN.fromFile}
        </button>
        <input type="file" accept=".svg,image/svg+xml" hidden aria-label=${DESIGN.file} @change=${this.#read} />
        ${
          chosen === undefined
            ? nothing
            : html`<button class="plain" @click=${() => this.#notify('symbol-removed', this.counter.symbol)}>
                ${DESIGN.removeSymbol(chosen)}
              </button>`
        }
      </div>
      <p class="small soft">${DESIGN.fileHint}</p>
      ${this.complaint === '' ? nothing : inlineMessage(this.complaint)}`;
  }

  #option(symbol: string, name: string, shapes: readonly SymbolShape[] | undefined): Segment<string> {
    const { shapes: _, ...design } = this.counter.design ?? {};
    const drawn = { ...this.counter, symbol, marks: [], design: shapes === undefined ? design : { ...design, shapes } };
    return { value: symbol, title: counterSwatch(drawn, false, SMALL), name, hint: name };
  }

  readonly #read = async ({ target }: Event): Promise<void> => {
    const input = target as HTMLInputElement;
    const file = input.files?.[0];
    if (file === undefined) return;
    const reading = readSymbol(await file.text());
    input.value = '';
    this.complaint = reading.ok ? '' : reading.message;
    if (reading.ok) {
      const name = file.name
        .replace(/\.svg$/i, '')
        .replaceAll(/[-_]+/g, ' ')
        .trim();
      this.#notify('symbol-new', { name: name.charAt(0).toUpperCase() + name.slice(1), shapes: reading.shapes });
    }
  };

  #notify(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define('symbol-choice', SymbolChoice);
