import type { Problem } from '@hexwright/model';
import { html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import { dialogStyles } from './dialog-styles.ts';
import { SUPPRESS } from './words.ts';

/** What is to be left out of the problems. */
export interface SuppressQuestion {
  readonly problem: Problem;
  /** The thing it is about, as changes name it; '' for the package as a whole. */
  readonly item: string;
  /** How many problems of the code there are. */
  readonly alike: number;
  /** Whether it was done. */
  readonly done: (answer: { readonly isAll: boolean; readonly reason: string }) => boolean;
}

/** Asks why a warning may be left out of the problems, and whether all of its kind are. */
class SuppressDialog extends LitElement {
  static override properties = { question: { state: true } };
  static override styles = [shared, dialogStyles];
  declare question: SuppressQuestion | null;

  constructor() {
    super();
    this.question = null;
  }

  /** Opens it. */
  async ask(question: SuppressQuestion): Promise<void> {
    this.question = question;
    await this.updateComplete;
    this.renderRoot.querySelector('form')?.reset();
    this.renderRoot.querySelector('dialog')?.showModal();
    this.renderRoot.querySelector('textarea')?.focus();
  }

  override render(): unknown {
    const { question } = this;
    const { item = '', alike = 0, problem } = question ?? {};
    return html`<dialog aria-labelledby="heading" closedby="any">
      <h1 id="heading">${SUPPRESS.title}</h1>
      <p class="soft">${problem?.message}</p>
      <form method="dialog" @submit=${this.#submit}>
        <fieldset>
          <legend class="unseen">${SUPPRESS.which}</legend>
          <label
            ><input type="radio" name="which" value="one" checked ?disabled=${item === ''} />
            ${SUPPRESS.one}${item === '' ? '' : html`: <code>${item}</code>`}</label
          >
          <label
            ><input type="radio" name="which" value="all" ?checked=${item === ''} /> ${SUPPRESS.every}
            <code>${problem?.code}</code>, ${SUPPRESS.count(alike)}</label
          >
        </fieldset>
        <div class="field">
          <label for="reason">${SUPPRESS.why}</label>
          <textarea id="reason" name="reason" required maxlength="500"></textarea>
          <span class="soft small">${SUPPRESS.kept}</span>
        </div>
        <footer>
          <button type="button" @click=${() => this.#close()}>${SUPPRESS.cancel}</button>
          <button class="primary">${SUPPRESS.suppress}</button>
        </footer>
      </form>
    </dialog>`;
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const written = form.get('reason');
    const reason = typeof written === 'string' ? written.trim() : '';
    if (reason === '') return;
    const isAll = form.get('which') === 'all' || this.question?.item === '';
    if (this.question?.done({ isAll, reason }) ?? true) this.#close();
  };

  #close(): void {
    this.renderRoot.querySelector('dialog')?.close();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'suppress-dialog': SuppressDialog;
  }
}

customElements.define('suppress-dialog', SuppressDialog);
