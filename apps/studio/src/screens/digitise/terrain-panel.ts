import type { MapScan } from '@hexwright/model';
import { doubtsThatMatter, sureOf, type Example, type HexField, type Proposal } from '@hexwright/digitiser';
import { css, html, LitElement, nothing, type PropertyValues } from 'lit';
import { shared } from '../../parts/styles.ts';
import { digitiseStyles, panelStyles } from './digitise-styles.ts';
import './hex-crop.ts';
import type { Kind } from './map-kinds.ts';
import { TERRAIN } from './map-words.ts';
import { specOf, type ScanEditor, type ScanState } from './scan-editor.ts';
import { inlineMessage } from '../../ui/inline-message.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';

/** So many choices are under number keys. */
const KEYS = 9;
/** Levels that are as certain may be said all at once before they are reviewed. */
const LIKELY = 0.5;

/**
 * What hexes are: a palette to give examples with, and a review of what is not certain. `value-chosen` brings a value of
 * the palette, `hex-chosen` the hex that is reviewed.
 */
class TerrainPanel extends LitElement {
  static override properties = {
    editor: { attribute: false },
    state: { attribute: false },
    scan: { attribute: false },
    field: { attribute: false },
    kinds: { attribute: false },
    value: { attribute: false },
    isReviewing: { state: true },
    later: { state: true },
  };
  static override styles = [
    shared,
    digitiseStyles,
    panelStyles,
    segmentStyles,
    css`
      .palette .segments {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
        gap: 0.3rem;
      }
      .palette .segments button {
        min-block-size: 2rem;
        margin: 0;
        border-radius: var(--radius);
      }
      .palette .segments button,
      .choices button {
        justify-content: start;
        gap: 0.5rem;
        text-align: start;
      }
      .swatch {
        flex: none;
        inline-size: 1.2rem;
        block-size: 1.2rem;
        border: 1px solid var(--line-strong);
        border-radius: 3px;
      }
      .choices {
        display: grid;
        gap: 0.3rem;
      }
      .doubtful ul {
        display: grid;
        gap: 0.5rem;
        max-block-size: 14rem;
        margin: 0;
        padding: 0;
        overflow: auto;
        list-style: none;
      }
      .card:focus-visible {
        outline-offset: 4px;
      }
    `,
  ];
  declare editor: ScanEditor;
  declare state: ScanState;
  declare scan: MapScan;
  declare field: HexField;
  declare kinds: readonly Kind[];
  /** What a click on the scan says that a hex is. */
  declare value: string;
  declare isReviewing: boolean;
  /** Hexes that were left for later. */
  declare later: ReadonlySet<number>;
  /** The hex under review that was told of last. */
  #shown = -1;

  constructor() {
    super();
    this.isReviewing = false;
    this.later = new Set();
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('field') && (changed.get('scan') as MapScan | undefined)?.id === this.scan.id) return;
    if (changed.has('field') || changed.has('scan')) {
      this.isReviewing = false;
      this.later = new Set();
    }
  }

  override updated(): void {
    const hex = this.isReviewing ? (this.#asked()[0]?.hex ?? -1) : -1;
    if (hex >= 0 && hex !== this.#shown) this.#notify('hex-chosen', hex);
    this.#shown = hex;
  }

  override render(): unknown {
    if (this.kinds.length === 0) return inlineMessage(TERRAIN.noTerrains, 'warning');
    const said = this.scan[this.field]?.length ?? 0;
    const sure = sureOf(this.state.proposals).length;
    const asked = this.#asked();
    return html`<section>
      ${this.isReviewing ? this.#review(asked) : html`${this.#palette()} ${this.#doubtful()}`}
      <p class="small" role="status">
        ${said === 0 ? TERRAIN.none : TERRAIN.tally(said, sure, this.state.proposals.length - sure)}
      </p>
      <div class="row">
        ${
          this.isReviewing
            ? html`<button @click=${() => this.#stop()}>${TERRAIN.stop}</button>`
            : html`<button ?disabled=${asked.length === 0} @click=${() => this.#begin()}>${TERRAIN.review}</button>`
        }
        ${this.isReviewing || this.field === 'level' ? this.#takeAll(asked) : nothing}
        <button class="primary" ?disabled=${said === 0} @click=${() => this.editor.write(this.scan, this.field)}>
          ${TERRAIN.write(said + sure)}
        </button>
      </div>
      ${this.isReviewing && asked.length > 0 ? html`<p class="soft small">${TERRAIN.takeHint}</p>` : nothing}
      <p class="soft small">${TERRAIN.writeHint}</p>
    </section>`;
  }

  /** What is asked, the least certain first, and what was left for later at the end. */
  #asked(): readonly Proposal[] {
    const said = new Set(this.scan[this.field]?.map(({ id }) => id));
    const { numbering } = this.editor.map ?? {};
    const asked = this.state.proposals.filter(
      ({ hex, isSure }) => !isSure && numbering !== undefined && !said.has(numbering.label(hex)),
    );
    const later = [...this.later];
    return asked.toSorted((one, other) => later.indexOf(one.hex) - later.indexOf(other.hex));
  }

  /**
   * Somebody who has looked at the scan may say many at once: those levels that are likely, as levels are asked one and all;
   * and under review all that is left, as what was least certain came first.
   */
  #takeAll(asked: readonly Proposal[]): unknown {
    const likely = asked
      .filter(({ confidence }) => this.isReviewing || confidence >= LIKELY)
      .map(({ hex, values: [value] }) => ({ hex, value }));
    return html`<button ?disabled=${likely.length === 0} @click=${() => this.#sayOf(likely)}>
      ${TERRAIN.take(likely.length)}
    </button>`;
  }

  #palette(): unknown {
    const said = this.scan[this.field] ?? [];
    return html`<p class="small">${TERRAIN.intro[this.field]}</p>
      <div class="palette">
        ${segments({
          label: TERRAIN.palette[this.field],
          options: this.kinds.map(({ id, name, color }) => {
            const count = said.filter(({ value }) => value === id).length;
            const told = count === 0 ? nothing : html`<br /><span class="small soft">${TERRAIN.said(count)}</span>`;
            const swatch = html`<span class="swatch" style=${`background:${color}`}></span>`;
            return { value: id, title: html`${swatch} <span>${name}${told}</span>` };
          }),
          value: this.value,
          choose: (id) => this.#notify('value-chosen', id),
        })}
      </div>`;
  }

  /** Examples that may be slips of the hand: each is looked at, and taken back where it is one. */
  #doubtful(): unknown {
    const doubtful = doubtsThatMatter(this.state.doubtful, this.state.proposals);
    const { map } = this.editor;
    if (doubtful.length === 0 || map === null) return nothing;
    const nameOf = (value: string): string => this.kinds.find(({ id }) => id === value)?.name ?? value;
    return html`<div class="doubtful" role="region" aria-label=${TERRAIN.doubtful}>
      <h3>${TERRAIN.doubtful}</h3>
      <ul>
        ${doubtful.map(({ hex, value, like, isLikeAnother }) => {
          const label = map.numbering.label(hex);
          const why = isLikeAnother
            ? TERRAIN.likeAnother(label, nameOf(value), map.numbering.label(like.hex), nameOf(like.value))
            : TERRAIN.unlike(label, nameOf(value));
          return html`<li class="small">
            ${why}
            <div class="row">
              <button @click=${() => this.#notify('hex-chosen', hex)}>${TERRAIN.look(label)}</button>
              <button
                @click=${() => this.editor.edit({ edit: 'unsay', scan: this.scan.id, field: this.field, hex: label })}
              >
                ${TERRAIN.removeExample(label)}
              </button>
            </div>
          </li>`;
        })}
      </ul>
      <p class="soft small">${TERRAIN.doubtfulHint}</p>
    </div>`;
  }

  #review(asked: readonly Proposal[]): unknown {
    const [now] = asked;
    const { map } = this.editor;
    const fit = this.editor.fit(this.scan);
    if (now === undefined || map === null || fit === null) return html`<p class="good">${TERRAIN.done}</p>`;
    const label = map.numbering.label(now.hex);
    const choices = this.#choices(now);
    return html`<h3>${TERRAIN.reviewing}</h3>
      <div
        class="card choices"
        tabindex="0"
        role="group"
        aria-label=${`${label}. ${TERRAIN.choices}`}
        @keydown=${(event: KeyboardEvent) => this.#key(event, now, choices)}
      >
        <hex-crop
          .work=${this.editor.work}
          .placed=${{ sheet: this.scan.id, grid: specOf(map.grid), fit }}
          .hex=${now.hex}
          .label=${label}
        ></hex-crop>
        <strong>${label}</strong>
        <span class="small">${TERRAIN.like(map.numbering.label(now.like), Math.round(now.confidence * 100))}</span>
        ${choices.map(
          ({ id, name, color }, index) =>
            html`<button @click=${() => this.#say(now, id)}>
              <span class="swatch" style=${`background:${color}`}></span>${index < KEYS ? `${index + 1} ` : ''}${name}
            </button>`,
        )}
        <button @click=${() => this.#skip(now)}>${TERRAIN.skip}</button>
      </div>
      <p class="soft small">${TERRAIN.keys}</p>`;
  }

  /** The likeliest first, then those that there is no example of. */
  #choices({ values }: Proposal): readonly Kind[] {
    const likely = values.flatMap((value) => this.kinds.filter(({ id }) => id === value));
    return [...likely, ...this.kinds.filter(({ id }) => !values.includes(id))];
  }

  #key(event: KeyboardEvent, now: Proposal, choices: readonly Kind[]): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Enter on a button is that button's.
    const isOnCard = event.target === event.currentTarget;
    const number = Number(event.key);
    if (event.key === 'Escape') this.#stop();
    else if (event.key === 's' || event.key === 'S') this.#skip(now);
    else if (event.key === 'Enter' && isOnCard) this.#say(now, choices[0].id);
    else if (number >= 1 && number <= Math.min(KEYS, choices.length)) this.#say(now, choices[number - 1].id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #begin(): void {
    this.isReviewing = true;
    void this.#focus();
  }

  #stop(): void {
    this.isReviewing = false;
  }

  #say({ hex }: Proposal, value: string): void {
    this.#sayOf([{ hex, value }]);
    void this.#focus();
  }

  #sayOf(values: readonly Example[]): void {
    const { map } = this.editor;
    if (map === null) return;
    const answers = values.map(({ hex, value }) => ({ id: map.numbering.label(hex), value }));
    this.editor.edit({ edit: 'say', scan: this.scan.id, field: this.field, answers });
  }

  #skip({ hex }: Proposal): void {
    // Left for later twice, it goes behind all others again.
    this.later = new Set([...this.later].filter((one) => one !== hex)).add(hex);
    void this.#focus();
  }

  async #focus(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.card')?.focus();
  }

  #notify(name: 'value-chosen' | 'hex-chosen', detail: string | number): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define('terrain-panel', TerrainPanel);
