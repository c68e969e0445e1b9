import { css, html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import { dialogStyles } from './dialog-styles.ts';
import { REMOVE } from './words.ts';

/** Asks before a package is removed, and says what refers to it. */
class RemoveDialog extends LitElement {
  static override properties = { name: { state: true }, referring: { state: true } };
  static override styles = [
    shared,
    dialogStyles,
    css`
      .refers {
        margin-block-start: 0.75rem;
        padding: 0.75rem 1rem;
        border-radius: var(--radius);
        background: var(--warning-soft);
        color: var(--warning);
      }
      .refers ul {
        margin: 0.25rem 0 0;
        padding-inline-start: 1.25rem;
      }
      .danger {
        border-color: var(--danger);
        background: var(--danger);
        color: var(--panel);
      }
      .danger:hover:not(:disabled) {
        background: color-mix(in srgb, var(--danger) 85%, var(--ink));
      }
    `,
  ];
  declare name: string;
  declare referring: readonly string[];
  #done: () => void = () => undefined;

  constructor() {
    super();
    this.name = '';
    this.referring = [];
  }

  /**
   * Opens it.
   *
   * @param referring titles of the packages that build on it
   */
  ask(name: string, referring: readonly string[], done: () => void): void {
    this.name = name;
    this.referring = referring;
    this.#done = done;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  override render(): unknown {
    return html`<dialog aria-labelledby="heading" closedby="any">
      <h1 id="heading">${REMOVE.title(this.name)}</h1>
      ${
        this.referring.length === 0
          ? html`<p class="soft">${REMOVE.files}</p>`
          : html`<div class="refers">
              <p>${REMOVE.referred}</p>
              <ul>
                ${this.referring.map((title) => html`<li>${title}</li>`)}
              </ul>
            </div>`
      }
      <footer>
        <button autofocus @click=${() => this.#close()}>${REMOVE.cancel}</button>
        <button
          class="danger"
          ?disabled=${this.referring.length > 0}
          @click=${() => {
            this.#close();
            this.#done();
          }}
        >
          ${REMOVE.remove}
        </button>
      </footer>
    </dialog>`;
  }

  #close(): void {
    this.renderRoot.querySelector('dialog')?.close();
  }
}

customElements.define('remove-dialog', RemoveDialog);
