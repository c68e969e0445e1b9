import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { combobox, comboboxStyles } from '../../ui/combobox.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { Completion, ExpressionAnswer } from '../../compile-service/questions/expression.ts';
import { pieces } from './highlight.ts';
import { FORMULA } from './words.ts';

/** A press that leaves the field would save what is wrong in it, and the form be drawn anew before the press is a click. */
const keepFocus = (event: Event): void => event.preventDefault();

/**
 * A field for a formula of the rule language: coloured, completed, checked as it is typed, and said again in plain words.
 * `formula-change` brings what was written when the cursor leaves it or Enter is pressed.
 */
class ExpressionField extends LitElement {
  static override properties = {
    session: { attribute: false },
    package: { type: String },
    place: { type: String },
    expects: { type: String },
    label: { type: String },
    value: { type: String },
    source: { state: true },
    answer: { state: true },
    chosen: { state: true },
    isOpen: { state: true },
  };
  static override styles = [
    shared,
    comboboxStyles,
    css`
      :host {
        display: block;
      }
      .editor {
        position: relative;
        font: 0.9rem/1.4 var(--mono);
        --side: 0.55rem;
      }
      input,
      .paint {
        inline-size: 100%;
        padding: 0.4rem var(--side);
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        font: inherit;
        letter-spacing: 0;
      }
      input {
        position: relative;
        background: none;
        color: transparent;
        caret-color: var(--ink);
      }
      input[aria-invalid='true'] {
        background: none;
      }
      .paint {
        position: absolute;
        inset: 0;
        overflow: hidden;
        border-color: transparent;
        background: var(--raised);
        white-space: pre;
      }
      .name {
        color: var(--ink);
      }
      .text {
        color: var(--good);
      }
      .number {
        color: var(--warning);
      }
      .word {
        color: var(--accent);
        font-weight: 700;
      }
      .sign {
        color: var(--ink-soft);
      }
      .wrong {
        text-decoration: underline wavy var(--danger) 1.5px;
        text-underline-offset: 3px;
      }
      .completions {
        position: absolute;
        z-index: 5;
        inset-block-start: 100%;
        margin-block-start: 2px;
      }
      [role='listbox'] {
        min-inline-size: 18rem;
        max-block-size: 15rem;
        border: 1px solid var(--line-strong);
        border-radius: var(--radius);
        background: var(--raised);
        box-shadow: var(--shadow);
      }
      li[role='option'] {
        flex-wrap: wrap;
        gap: 0 1.5rem;
        padding: 0.15rem 0.5rem;
      }
      li .type {
        color: var(--ink-soft);
        font: italic var(--small) var(--serif);
      }
      li .meaning {
        flex-basis: 100%;
        max-inline-size: 30rem;
        color: var(--ink-soft);
        font: var(--small) / 1.35 var(--sans);
      }
      .said {
        margin-block-start: 0.35rem;
        color: var(--ink-soft);
        font: italic var(--small) / 1.4 var(--serif);
      }
      .problems {
        margin: 0.35rem 0 0;
        padding: 0;
        color: var(--danger);
        font-size: var(--small);
        list-style: none;
      }
      .problems button {
        min-block-size: 1.5rem;
        margin-inline-start: 0.4rem;
        font: 0.85em var(--mono);
      }
      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.1rem 0.8rem;
        margin: 0.35rem 0 0;
        font-size: var(--small);
      }
      dt {
        font-family: var(--mono);
      }
      dd {
        margin: 0;
        color: var(--ink-soft);
      }
    `,
  ];
  declare session: Pick<ProjectSession, 'compileService'>;
  declare package: string;
  /** The slot of a modifier, or the id of a condition. */
  declare place: string;
  declare expects: 'truth' | 'number';
  declare label: string;
  declare value: string;
  /** What stands in the field. */
  declare source: string;
  declare answer: ExpressionAnswer | null;
  declare chosen: number;
  declare isOpen: boolean;
  #asked = 0;
  /** The text that the answer is about: what it completes may stand elsewhere in another one. */
  #answered = '';
  /** Whether a person has asked for everything that may be written. */
  #isAsked = false;
  /** Whether something is being written: what comes from elsewhere meanwhile does not take it away. */
  #isWriting = false;
  /** What was told last and has not come back as {@link value} yet: until then it is what the field holds. */
  #told: string | null = null;

  constructor() {
    super();
    this.value = '';
    this.source = '';
    this.answer = null;
    this.chosen = 0;
    this.isOpen = false;
  }

  override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('value')) this.#told = null;
    if (changed.has('value') && !this.#isWriting) this.source = this.value;
    if (changed.has('value') || changed.has('place') || changed.has('expects')) void this.#ask(this.source.length);
  }

  override render(): unknown {
    const { answer, source } = this;
    const problems = answer?.problems ?? [];
    const completions = this.#offered();
    const { field, list } = combobox({
      id: 'completions',
      label: this.label,
      listLabel: FORMULA.completions,
      text: source,
      options: completions,
      at: this.chosen,
      line: (completion, index) => this.#completion(completion, index),
      typed: () => this.#type(),
      moved: (at) => (this.chosen = at),
      taken: (completion) => this.#complete(completion),
      left: this.isOpen ? () => (this.isOpen = false) : undefined,
      takesTab: true,
      isInvalid: problems.length > 0,
      describedBy: 'problems',
    });
    return html`
      <div class="editor" @keydown=${this.#press} @scroll=${this.#scrolls} @focusout=${() => this.#leave()}>
        <div class="paint" aria-hidden="true">${this.#painted()}</div>
        ${field}
        ${
          completions.length === 0
            ? nothing
            : html`<div
                class="completions"
                style=${`inset-inline-start: calc(var(--side) + ${answer?.start ?? 0}ch - ${this.#scrolled}px)`}
              >
                ${list}
              </div>`
        }
      </div>
      <ul class="problems" id="problems">
        ${problems.map(
          ({ message, start, end, suggestion }) =>
            html`<li>
              ${message}${
                suggestion === undefined
                  ? nothing
                  : html`<button
                      ?disabled=${this.#answered !== source}
                      @mousedown=${keepFocus}
                      @click=${() => this.#put(source.slice(0, start) + suggestion + source.slice(end), true)}
                    >
                      ${FORMULA.write(suggestion)}
                    </button>`
              }
            </li>`,
        )}
      </ul>
      ${answer === null || answer.words === '' || /^-?\d*$/.test(source.trim()) ? nothing : html`<p class="said">${FORMULA.said(answer.words, this.expects === 'truth')}</p>`}
      ${
        answer === null || answer.reads.length === 0
          ? nothing
          : html`<dl aria-label=${FORMULA.reads}>
              ${answer.reads.map(
                ({ name, type, meaning, isFixed }) =>
                  html`<dt>${name}</dt>
                    <dd>
                      ${type}${isFixed ? `; ${FORMULA.fixed}` : ''}${meaning === '' ? nothing : html`. ${meaning}`}
                    </dd>`,
              )}
            </dl>`
      }
    `;
  }

  /** What is offered: not every name there is, unless it was asked for. */
  #offered(): readonly Completion[] {
    const { answer } = this;
    if (!this.isOpen || answer === null || this.#answered !== this.source) return [];
    const cursor = this.#input?.selectionStart ?? this.source.length;
    const isBare = answer.kind === 'name' && answer.start >= cursor;
    const typed = this.source.slice(answer.start, cursor);
    const isDone = answer.completions.length === 1 && answer.completions[0].text === typed;
    return (isBare && !this.#isAsked) || isDone ? [] : answer.completions;
  }

  get #input(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  get #scrolled(): number {
    return this.#input?.scrollLeft ?? 0;
  }

  #painted(): unknown {
    let at = 0;
    return pieces(this.source).map(({ text, kind }) => {
      const [start, end] = [at, at + text.length];
      at = end;
      const isWrong = this.answer?.problems.some((problem) => problem.start < end && problem.end > start) ?? false;
      return html`<span class=${`${kind}${isWrong ? ' wrong' : ''}`}>${text}</span>`;
    });
  }

  #completion({ label, type, meaning }: Completion, index: number): unknown {
    return html`<span>${label}</span
      ><span class="type">${type}</span>
      ${meaning === '' || index !== this.chosen ? nothing : html`<span class="meaning">${meaning}</span>`}`;
  }

  #type(): void {
    const input = this.#input;
    if (input === null) return;
    this.source = input.value;
    this.#isWriting = true;
    this.isOpen = true;
    this.#isAsked = false;
    this.chosen = 0;
    void this.#ask(input.selectionStart ?? input.value.length);
  }

  /** Keys that the list has left alone. */
  readonly #press = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === ' ' && event.ctrlKey) {
      this.isOpen = true;
      this.#isAsked = true;
      void this.#ask(this.#input?.selectionStart ?? this.source.length);
    } else if (key === 'Enter') this.#leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Scrolling does not come up from the field by itself. */
  readonly #scrolls = { handleEvent: (): void => this.#follow(), capture: true };

  #follow(): void {
    const paint = this.renderRoot.querySelector('.paint');
    if (paint !== null) paint.scrollLeft = this.#scrolled;
  }

  #complete(completion: Completion): void {
    const input = this.#input;
    if (input === null || this.answer === null) return;
    const cursor = input.selectionStart ?? this.source.length;
    const written = this.source.slice(0, this.answer.start) + completion.text;
    this.isOpen = false;
    this.#put(written + this.source.slice(cursor), false);
    void this.#askAt(input, written.length);
  }

  async #askAt(input: HTMLInputElement, cursor: number): Promise<void> {
    await this.updateComplete;
    input.setSelectionRange(cursor, cursor);
    await this.#ask(cursor);
  }

  #put(source: string, isSettled: boolean): void {
    this.source = source;
    this.#isWriting = true;
    void this.#ask(source.length);
    if (isSettled) this.#leave();
    else this.#input?.focus();
  }

  #leave(): void {
    this.isOpen = false;
    this.#isWriting = false;
    const written = this.source.trim();
    if (written === (this.#told ?? this.value)) return;
    this.#told = written;
    this.dispatchEvent(new CustomEvent<string>('formula-change', { detail: written }));
  }

  async #ask(offset: number): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    const { source, place, expects } = this;
    if (source.trim() === '') {
      // Nothing at all is right too: it means always.
      if (!this.isOpen) this.answer = null;
    }
    const answer = await this.session.compileService
      .ask('expression', { package: this.package, place, expects, source, offset })
      .catch(() => null);
    if (asked !== this.#asked) return;
    this.#answered = source;
    this.answer = source.trim() === '' && answer !== null ? { ...answer, problems: [] } : answer;
    await this.updateComplete;
    this.#follow();
  }
}

customElements.define('expression-field', ExpressionField);
