import { css, html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import { closeDialog, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { REMOVE } from './words.ts';

/** Asks before a package is removed, and says what refers to it. */
class RemoveDialog extends LitElement {
  static override properties = { name: { state: true }, referring: { state: true } };
  static override styles = [
    shared,
    dialogStyles,
    css`
      .refers {
        padding: 0.75rem 1rem;
        border-radius: var(--radius);
        background: var(--warning-soft);
        color: var(--warning);
      }
      .refers ul {
        margin: 0.25rem 0 0;
        padding-inline-start: 1.25rem;
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
    void openDialog(this);
  }

  override render(): unknown {
    return dialog({
      heading: REMOVE.title(this.name),
      body:
        this.referring.length === 0
          ? html`<p class="soft">${REMOVE.files}</p>`
          : html`<div class="refers">
              <p>${REMOVE.referred}</p>
              <ul>
                ${this.referring.map((title) => html`<li>${title}</li>`)}
              </ul>
            </div>`,
      actions: html`<button autofocus @click=${() => closeDialog(this)}>${REMOVE.cancel}</button>
        <button
          class="danger"
          ?disabled=${this.referring.length > 0}
          @click=${() => {
            closeDialog(this);
            this.#done();
          }}
        >
          ${REMOVE.remove}
        </button>`,
    });
  }
}

customElements.define('remove-dialog', RemoveDialog);
