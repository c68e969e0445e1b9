import type { CounterSheet, SheetAnswer, SheetReading } from '@hexwright/model';
import { codeOf, decode, nearestNames, type Language, type LexiconEntry } from '@hexwright/digitiser';
import { css, html, LitElement, nothing } from 'lit';
import { GradualList } from '../../parts/gradual-list.ts';
import { shared } from '../../parts/styles.ts';
import './counter-crop.ts';
import { digitiseStyles } from './digitise-styles.ts';
import { REVIEW } from './words.ts';
import { hasNames, type ReviewRow } from './review-rows.ts';
import type { SheetWork } from './work/sheet-work.ts';
import { inlineMessage } from '../../ui/inline-message.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';

/** Pixels of the counter in question, about four times its size, and of those that look like it. */
const LARGE = 224;
const SMALL = 64;
/** So many of those that look like it are shown. */
const SIBLINGS = 24;
/** As many as there are number keys. */
const CHOICES = 9;

type Field = 'code' | 'name';

/**
 * One group of counters: how it looks, what was read, and what somebody says of it. `answered` brings the answer and whether
 * to go on; `set-apart` the place of a counter that only looks like the others; `go-on` to which side.
 */
class GroupCard extends LitElement {
  static override properties = {
    work: { attribute: false },
    sheet: { attribute: false },
    row: { attribute: false },
    place: { attribute: false },
    gridAddress: { attribute: false },
    language: { attribute: false },
    lexicon: { attribute: false },
    claims: { attribute: false },
    name: { state: true },
    code: { state: true },
    field: { state: true },
    isTurned: { state: true },
    sibling: { state: true },
    wrong: { state: true },
  };
  static override styles = [
    shared,
    digitiseStyles,
    segmentStyles,
    css`
      :host {
        block-size: auto;
      }
      .card {
        display: grid;
        grid-template-columns: auto minmax(16rem, 1fr);
        gap: 1rem 1.5rem;
        align-items: start;
        padding: 1rem;
      }
      .card:focus-visible {
        outline-offset: -2px;
      }
      .siblings,
      .siblings .segments {
        display: flex;
        flex-wrap: wrap;
        gap: 0.35rem;
        align-items: end;
      }
      .siblings {
        grid-column: 1 / -1;
      }
      .siblings .segments button {
        margin: 0;
        padding: 2px;
        border-radius: var(--radius);
      }
      fieldset {
        display: grid;
        gap: 0.35rem;
        margin: 0 0 1rem;
        padding: 0.5rem 0.75rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }
      fieldset.active {
        border-color: var(--accent);
      }
      legend {
        padding-inline: 0.25rem;
        font-weight: 600;
      }
      input {
        inline-size: 100%;
        font-size: var(--large);
      }
      .card > .row {
        grid-column: 1 / -1;
      }
      @media (max-width: 700px) {
        .card {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];
  declare work: SheetWork;
  declare sheet: CounterSheet;
  declare row: ReviewRow;
  /** The counter that somebody has come for. */
  declare place: string;
  /** Where a place is shown on the whole scan. */
  declare gridAddress: (place: string) => string;
  declare language: Language;
  /** Names to expect. */
  declare lexicon: readonly LexiconEntry[];
  /** Codes that a list gives to counters of this name: what a text claims, beside what the picture does. */
  declare claims: (name: string) => readonly string[];
  declare name: string;
  declare code: string;
  /** The field that number keys choose for. */
  declare field: Field;
  declare isTurned: boolean;
  /** Which of those that look alike is shown large. */
  declare sibling: string;
  declare wrong: string;
  /** Pictures of those that look alike come a few with each frame. */
  readonly #gradual = new GradualList(this, 4);
  #of = '';
  readonly #found: { [Name in Field]?: { readonly of: readonly unknown[]; readonly near: readonly string[] } } = {};

  override willUpdate(): void {
    const { sheet, row } = this;
    const { place } = this;
    const of = JSON.stringify([sheet.id, row.group.id, row.group.places[0], row.name, row.code, row.review, place]);
    if (of === this.#of) return;
    this.#of = of;
    [this.name, this.code, this.wrong, this.isTurned] = [row.name, row.code, '', false];
    this.field = row.isSettled.code && !row.isSettled.name ? 'name' : 'code';
    this.sibling = row.group.places.includes(place) ? place : row.group.places[0];
  }

  override render(): unknown {
    const { group } = this.row;
    return html`<div
      class="card"
      tabindex="0"
      role="group"
      aria-label=${REVIEW.group(group.places.length, this.row.name)}
      @keydown=${this.#key}
    >
      <div>
        <counter-crop
          .work=${this.work}
          .sheet=${this.sheet}
          .place=${this.sibling}
          .size=${LARGE}
          .isTurned=${this.isTurned}
        ></counter-crop>
        <p class="soft small">${REVIEW.place(this.sheet.id, this.sibling)}</p>
        <a class="small" href=${this.gridAddress(this.sibling)}>${REVIEW.onScan}</a>
      </div>
      <div>
        ${this.#fieldset('code', group.code)} ${hasNames(this.sheet) ? this.#fieldset('name', group.name) : nothing}
        ${this.#hints()} ${this.wrong === '' ? nothing : inlineMessage(this.wrong)}
      </div>
      <div class="row">
        <button class="primary" @click=${() => this.#accept(true)}>${REVIEW.acceptNext} <kbd>Shift+Enter</kbd></button>
        <button @click=${() => this.#accept(false)}>${REVIEW.accept} <kbd>Enter</kbd></button>
        <button @click=${() => this.#unreadable()}>
          ${this.#isBack ? REVIEW.blank : REVIEW.unreadable} <kbd>U</kbd>
        </button>
        <button @click=${() => (this.isTurned = !this.isTurned)} aria-pressed=${this.isTurned}>
          ${REVIEW.turn} <kbd>R</kbd>
        </button>
        ${group.places.length < 2 ? nothing : html`<button @click=${() => this.#split()}>${REVIEW.split(this.sibling)} <kbd>S</kbd></button>`}
      </div>
      ${group.places.length < 2 ? nothing : this.#siblings()}
    </div>`;
  }

  override focus(): void {
    this.renderRoot.querySelector<HTMLElement>('.card')?.focus();
  }

  #fieldset(field: Field, reading: SheetReading): unknown {
    const isActive = this.field === field;
    return html`<fieldset class=${isActive ? 'active' : ''} data-field=${field} @focusin=${() => (this.field = field)}>
      <legend>${REVIEW.fields[field]}</legend>
      <input
        aria-label=${REVIEW.fields[field]}
        .value=${this[field]}
        aria-invalid=${field === 'code' && this.wrong !== '' ? 'true' : nothing}
        @input=${(event: Event) => (this[field] = (event.target as HTMLInputElement).value)}
      />
      ${segments({
        label: REVIEW.fields[field],
        options: this.#choices(field).map((choice, index) => ({
          value: choice,
          title: html`${isActive ? html`<kbd>${index + 1}</kbd>` : nothing} ${choice}`,
        })),
        value: this[field],
        choose: (choice) => this.#choose(field, choice),
      })}
      <p class="soft small">${this.#source(field, reading)}</p>
    </fieldset>`;
  }

  /** Who says so, and how it was read. */
  #source(field: Field, { readings, proposals }: SheetReading): string {
    const counts = new Map<string, number>();
    for (const reading of readings) counts.set(reading, (counts.get(reading) ?? 0) + 1);
    const told = [...counts].map(([reading, count]) => REVIEW.reading(reading, count)).join(', ');
    const isSaid = this.row.answer?.[field] !== undefined;
    const likely = proposals.length === 0 ? REVIEW.notProposed : REVIEW.proposed;
    return `${isSaid ? REVIEW.said : this.row.isSettled[field] ? REVIEW.accepted : likely} ${REVIEW.readAs(told)}`;
  }

  #hints(): unknown {
    const claims = this.claims(this.name).filter((code) => code !== this.code);
    const { doubt, cut = false } = this.row.group;
    return html`${cut ? html`<p class="bad">${REVIEW.cut}</p>` : nothing}
    ${doubt === undefined ? nothing : html`<p class="bad">${REVIEW.doubt(doubt)}</p>`}
    ${claims.length === 0 ? nothing : html`<p class="bad">${REVIEW.claims(claims)}</p>`}`;
  }

  #siblings(): unknown {
    const { id, places } = this.row.group;
    const shown = this.#gradual.of(`${this.sheet.id} ${id}`, places.slice(0, SIBLINGS));
    const crop = (place: string): unknown =>
      html`<counter-crop .work=${this.work} .sheet=${this.sheet} .place=${place} .size=${SMALL}></counter-crop>`;
    return html`<div class="siblings">
      ${segments({
        label: REVIEW.siblings,
        options: shown.map((place) => ({ value: place, title: crop(place), name: place })),
        value: this.sibling,
        choose: (place) => (this.sibling = place),
      })}
      ${places.length > SIBLINGS ? html`<span class="soft">${REVIEW.more(places.length - SIBLINGS)}</span>` : nothing}
    </div>`;
  }

  /** What it may be: as it was read, or else what is nearest to what is typed. */
  #choices(field: Field): readonly string[] {
    const { proposals, value } = this.row.group[field];
    const read = [...new Set([...(value === undefined ? [] : [value]), ...proposals])];
    return [...new Set([...read, ...this.#near(field)])].slice(0, CHOICES);
  }

  /** What is nearest to what is typed, looked for once: a game may have thousands of codes. */
  #near(field: Field): readonly string[] {
    const of = field === 'code' ? [this.language, this.code] : [this.lexicon, this.name];
    const known = this.#found[field];
    if (known !== undefined && known.of.every((one, at) => one === of[at])) return known.near;
    const near =
      field === 'code'
        ? decode(this.language, this.code).candidates.map(({ code }) => code.text)
        : nearestNames(this.lexicon, this.name).map(({ name }) => name);
    this.#found[field] = { of, near };
    return near;
  }

  #choose(field: Field, choice: string): void {
    this[field] = choice;
    this.wrong = '';
    if (field === 'code' && !this.row.isSettled.name) this.field = 'name';
  }

  readonly #key = (event: KeyboardEvent): void => {
    const target = event.composedPath()[0];
    const isTyping = target instanceof HTMLInputElement;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Enter' && !(target instanceof HTMLButtonElement)) this.#accept(event.shiftKey);
    else if (isTyping && event.key === 'Escape') this.focus();
    else if (isTyping || !this.#letter(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** What a key means beside a field that is typed in. Whether it means anything. */
  #letter({ key }: KeyboardEvent): boolean {
    const choice = /^[1-9]$/.test(key) ? this.#choices(this.field)[Number(key) - 1] : undefined;
    if (choice !== undefined) this.#choose(this.field, choice);
    else if (key === 'u' || key === 'U') this.#unreadable();
    else if (key === 's' || key === 'S') this.#split();
    else if (key === 'r' || key === 'R') this.isTurned = !this.isTurned;
    else if (key === 'c' || key === 'C') this.#type('code');
    else if (key === '/') this.#type('name');
    else if (key === 'ArrowDown' || key === 'ArrowUp') this.#notify('go-on', key === 'ArrowDown' ? 1 : -1);
    else return false;
    return true;
  }

  #type(field: Field): void {
    const input = this.renderRoot.querySelector<HTMLInputElement>(`fieldset[data-field=${field}] input`);
    input?.focus();
    input?.select();
  }

  #accept(goesOn: boolean): void {
    const [name, code] = [this.name.trim(), codeOf(this.language, this.code)?.text ?? null];
    const lacksName = name === '' && hasNames(this.sheet);
    this.wrong =
      code === null ? REVIEW.noCode(this.code, this.#choices('code').slice(0, 3)) : lacksName ? REVIEW.noName : '';
    if (code === null || lacksName) return;
    this.#answer({ id: this.row.group.places[0], ...(hasNames(this.sheet) ? { name } : {}), code }, goesOn);
  }

  /** What has no code may be blank. */
  get #isBack(): boolean {
    return this.sheet.backOf !== undefined;
  }

  #unreadable(): void {
    this.#answer({ id: this.row.group.places[0], unreadable: true }, true);
  }

  #split(): void {
    if (this.row.group.places.length > 1) this.#notify('set-apart', this.sibling);
  }

  #answer(answer: SheetAnswer, goesOn: boolean): void {
    this.#notify('answered', { answer, goesOn });
  }

  #notify(what: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(what, { detail }));
  }
}

customElements.define('group-card', GroupCard);
