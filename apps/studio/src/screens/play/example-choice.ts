import { css, html, LitElement, nothing } from 'lit';
import { exampleName } from '../../parts/example-name.ts';
import { shared } from '../../parts/styles.ts';
import { combobox, comboboxStyles } from '../../ui/combobox.ts';
import { described, fieldStyles } from '../../ui/field.ts';
import { words } from './words.ts';

/** So many of those that fit are listed: who wants another one types more. */
const LISTED = 50;
const ID = 'example';

/** Every example of the rules is a position to be played from. Sends `example` with the path of one. */
class ExampleChoice extends LitElement {
  static override properties = {
    examples: { attribute: false },
    text: { state: true },
    at: { state: true },
    isOpen: { state: true },
  };
  static override styles = [
    shared,
    comboboxStyles,
    fieldStyles,
    css`
      form {
        position: relative;
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.5rem;
      }
      .list {
        position: absolute;
        z-index: 2;
        inset-block-start: 2.25rem;
        inset-inline: 0;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        box-shadow: var(--shadow);
      }
      .list ul {
        max-block-size: 14rem;
      }
    `,
  ];
  /** Paths of the examples that the package has. */
  declare examples: readonly string[];
  declare text: string;
  declare at: number;
  declare isOpen: boolean;

  constructor() {
    super();
    this.text = '';
    this.at = 0;
    this.isOpen = false;
  }

  override render(): unknown {
    const fitting = this.#fitting();
    const isNone = fitting.length === 0;
    const isFound = fitting.length === 1 && exampleName(fitting[0]) === this.text.trim();
    const isListed = this.isOpen && !isNone && !isFound;
    const { field, list } = combobox({
      id: ID,
      label: words.begin.example,
      listLabel: words.begin.examples,
      placeholder: words.begin.exampleHint(this.examples.length),
      text: this.text,
      options: isListed ? fitting.slice(0, LISTED) : [],
      at: this.at,
      line: exampleName,
      typed: (text) => this.#show(text),
      moved: (at) => (this.at = at),
      taken: (path) => {
        this.text = exampleName(path);
        this.isOpen = false;
      },
      left: isListed ? () => (this.isOpen = false) : undefined,
      isInvalid: isNone,
      describedBy: described(ID),
    });
    return html`<form
      @submit=${this.#play}
      @focusout=${() => (this.isOpen = false)}
      @keydown=${({ key }: KeyboardEvent) => {
        if (key === 'ArrowDown') this.#show(this.text);
      }}
    >
      ${field}
      <button>${words.begin.playExample}</button>
      <span id=${described(ID)} class="fault" role="status">${isNone ? words.begin.noExample : nothing}</span>
      ${isListed ? html`<div class="list">${list}</div>` : nothing}
    </form>`;
  }

  #fitting(): readonly string[] {
    const wanted = this.text.trim().toLowerCase();
    return this.examples.filter((path) => exampleName(path).toLowerCase().includes(wanted));
  }

  #show(text: string): void {
    this.text = text;
    this.at = 0;
    this.isOpen = true;
  }

  readonly #play = (event: SubmitEvent): void => {
    event.preventDefault();
    const fitting = this.#fitting();
    const path = fitting.find((one) => exampleName(one) === this.text.trim()) ?? fitting.at(0);
    if (path === undefined || this.text.trim() === '') this.renderRoot.querySelector('input')?.focus();
    else this.dispatchEvent(new CustomEvent('example', { detail: path }));
  };
}

customElements.define('example-choice', ExampleChoice);
