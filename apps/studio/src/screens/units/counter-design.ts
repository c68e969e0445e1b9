import { COUNTER_FONTS, COUNTER_LAYOUTS, counterPicture, ECHELONS } from '@hexwright/board';
import type { JsonObject } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { select } from '../../ui/select.ts';
import { theme } from '../../app/theme.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { boardTheme } from '../../scene/board-theme.ts';
import type { CounterRenderer } from '../../scene/counter-renderer.ts';
import { asList, isObject, textOf } from '../../scene/items.ts';
import { counterStyles } from '../sheet/counter-styles.ts';
import { DESIGN } from './counter-design-words.ts';
import type { NewSymbol } from './symbol-choice.ts';
import './symbol-choice.ts';
import { addSelect } from '../../ui/add-select.ts';

/** What becomes of the design of a face as it is now, or of the whole counter where `face` is null. */
export interface DesignEdit {
  readonly face: string | null;
  readonly change: (now: JsonObject) => JsonObject;
  /** A symbol that the package does not have yet: the design bears it. */
  readonly symbol?: NewSymbol;
}

/** Other counters that may look the same. */
export interface Likeness {
  readonly title: string;
  readonly units: readonly string[];
}

const COLORS = ['color', 'print', 'stripe'] as const;

/**
 * How a counter looks: its symbol, the size of the unit, where its values stand, its type and its colours, for all its
 * faces or for one of them. Sends `design-edit` with a `DesignEdit`, `design-copy` with a list of units.
 */
class CounterDesign extends LitElement {
  static override properties = {
    renderer: { attribute: false },
    unit: { attribute: false },
    removable: { attribute: false },
    likenesses: { attribute: false },
    isOpen: { state: true },
    face: { state: true },
  };
  static override styles = [
    shared,
    counterStyles,
    css`
      summary {
        cursor: pointer;
        font-size: var(--small);
      }
      .fields {
        display: grid;
        grid-template-columns: 6.5rem minmax(0, 1fr);
        gap: 0.35rem 0.5rem;
        align-items: center;
        margin-block: 0.6rem;
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
      .zooms {
        display: flex;
        align-items: center;
        gap: 1rem;
        padding: 0.6rem;
        border-radius: var(--radius);
        background: var(--sunken);
      }
    `,
  ];
  declare renderer: CounterRenderer;
  declare unit: JsonObject;
  /** Symbols that the package has made itself: their names by their ids. */
  declare removable: ReadonlyMap<string, string>;
  declare likenesses: readonly Likeness[];
  /** Its pictures are drawn when they are asked for. */
  declare isOpen: boolean;
  /** The face that is designed; null for all of them. */
  declare face: string | null;

  constructor() {
    super();
    this.isOpen = false;
    this.face = null;
    watch(this, () => [theme]);
  }

  override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    // Another unit has other faces.
    if (changed.has('unit') && !this.#faces().some((face) => textOf(face, 'id') === this.face)) this.face = null;
  }

  override render(): unknown {
    return html`<details
      ?open=${this.isOpen}
      @toggle=${(event: Event) => (this.isOpen = (event.target as HTMLDetailsElement).open)}
    >
      <summary>${DESIGN.title}</summary>
      ${this.isOpen ? this.#form() : nothing}
    </details>`;
  }

  #form(): unknown {
    const counter = this.renderer.counter(textOf(this.unit, 'id'), this.face ?? textOf(this.#faces()[0] ?? {}, 'id'));
    const isDouble = this.unit['size'] === 'double';
    const design = this.#own();
    // In the page itself: a picture of its own would not have the type that the page brings along.
    const picture = (scale: number, height: number): unknown => {
      const { svg, ratio } = counterPicture(counter, isDouble, boardTheme(), scale);
      const size = `--counter:${height}px;--ratio:${ratio}`;
      return html`<span class="counter" aria-hidden="true" style=${size}>${unsafeHTML(svg)}</span>`;
    };
    return html`${this.#faceChoice()}
      <symbol-choice
        .counter=${counter}
        .symbols=${this.renderer.symbols}
        .removable=${this.removable}
        @symbol-choice=${({ detail }: CustomEvent<string>) => this.#set('symbol', detail)}
        @symbol-new=${({ detail }: CustomEvent<NewSymbol>) => this.#notify((now) => now, detail)}
        @symbol-removed=${({ detail }: CustomEvent<string>) => this.dispatchEvent(new CustomEvent('symbol-removed', { detail }))}
      ></symbol-choice>
      <div class="fields">
        ${this.#choice(
          'echelon',
          DESIGN.size,
          Object.entries(ECHELONS).map(([size, mark]) => [size, `${size} (${mark})`]),
          DESIGN.none,
        )}
        ${this.#choice(
          'layout',
          DESIGN.layout,
          COUNTER_LAYOUTS.map((layout) => [layout, DESIGN.layouts[layout]]),
        )}
        ${this.#choice(
          'font',
          DESIGN.font,
          COUNTER_FONTS.map((font) => [font, DESIGN.fonts[font]]),
        )}
      </div>
      <div class="row">
        ${COLORS.map((name) => {
          const now = { color: counter.color, print: counter.design?.print ?? '#1c1813', stripe: counter.stripe }[name];
          return html`<label for=${name}>${DESIGN.colors[name]}</label>
            <input
              id=${name}
              type="color"
              .value=${now ?? counter.color}
              @change=${(event: Event) => this.#set(name, (event.target as HTMLInputElement).value)}
            />`;
        })}
      </div>
      <p class="small soft">${DESIGN.zooms}</p>
      <div class="zooms">${picture(60, 72)} ${picture(20, 30)} ${picture(9, 14)}</div>
      <div class="row" style="margin-block-start:0.6rem">
        ${Object.keys(design).length === 0 ? nothing : this.#copying(design)}
      </div>`;
  }

  #faceChoice(): unknown {
    const faces = this.#faces();
    if (faces.length < 2) return nothing;
    return html`<div class="fields">
      <label for="face">${DESIGN.face}</label>
      ${select({
        id: 'face',
        options: [
          { value: '', title: DESIGN.allFaces },
          ...faces.map((face) => ({ value: textOf(face, 'id'), title: textOf(face, 'name') || textOf(face, 'id') })),
        ],
        value: this.face ?? '',
        choose: (face) => (this.face = face || null),
      })}
    </div>`;
  }

  #choice(
    name: 'echelon' | 'layout' | 'font',
    title: string,
    choices: readonly (readonly [string, string])[],
    none?: string,
  ): unknown {
    // What is said by default is not written down.
    const [[first]] = choices;
    const now = textOf(this.#own(), name) || (none === undefined ? first : '');
    return html`<label for=${name}>${title}</label> ${select({
        id: name,
        options: [...(none === undefined ? [] : [['', none] as const]), ...choices].map(([value, text]) => ({
          value,
          title: text,
        })),
        value: now,
        choose: (value) =>
          this.#set(
            name,
            value === '' || (none === undefined && value === first && this.face === null) ? undefined : value,
          ),
      })}`;
  }

  #copying(design: JsonObject): unknown {
    return html`${
        this.face !== null || this.likenesses.length === 0
          ? nothing
          : addSelect({
              label: DESIGN.copyTo,
              prompt: DESIGN.copy,
              options: this.likenesses.map(({ title }, index) => ({ value: String(index), title })),
              add: (index) => {
                const units = this.likenesses[Number(index)]?.units;
                if (units !== undefined) {
                  this.dispatchEvent(new CustomEvent('design-copy', { detail: { units, design } }));
                }
              },
            })
      } <button @click=${() => this.#notify(() => ({}))}>${DESIGN.reset}</button>`;
  }

  #faces(): readonly JsonObject[] {
    return asList(this.unit['faces']);
  }

  /** The design of what is designed now: the whole counter, or a face. */
  #own(): JsonObject {
    const { face } = this;
    const of = face === null ? this.unit : this.#faces().find((one) => textOf(one, 'id') === face);
    const design = of?.['counter'];
    return isObject(design) ? design : {};
  }

  #set(name: string, value: string | undefined): void {
    this.#notify(({ [name]: _, ...rest }) => (value === undefined ? rest : { ...rest, [name]: value }));
  }

  #notify(change: DesignEdit['change'], symbol?: NewSymbol): void {
    const detail: DesignEdit = { face: this.face, change, ...(symbol === undefined ? {} : { symbol }) };
    this.dispatchEvent(new CustomEvent<DesignEdit>('design-edit', { detail }));
  }
}

customElements.define('counter-design', CounterDesign);
