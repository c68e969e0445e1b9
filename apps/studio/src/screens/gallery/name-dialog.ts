import { html, LitElement, nothing } from 'lit';
import type { Project } from '@hexwright/workspace';
import { shared } from '../../parts/styles.ts';
import { dialogStyles } from './dialog-styles.ts';
import { idFault, nextFree, suggestedId } from './packages.ts';
import { IDS, NEW_BATTLE } from './words.ts';

/** What is asked: a title and an id. */
export interface NameQuestion {
  readonly heading: string;
  readonly word: string;
  /** On the button that does it. */
  readonly action: string;
  readonly title: string;
  /** The id that may stay, where a package has one already. */
  readonly id?: string;
  /** Folder in which an id is suggested; '' for none. */
  readonly folder: string;
  readonly done: (name: { readonly id: string; readonly title: string }) => boolean;
}

/** Asks for a title and an id, which is suggested from it and checked as it is typed. */
export class NameDialog extends LitElement {
  static override properties = {
    project: { attribute: false },
    question: { state: true },
    name: { state: true },
    identity: { state: true },
    isOwnId: { state: true },
  };
  static override styles = [shared, dialogStyles];
  declare project: Project;
  declare question: NameQuestion | null;
  declare name: string;
  declare identity: string;
  declare isOwnId: boolean;

  constructor() {
    super();
    this.question = null;
    this.name = '';
    this.identity = '';
    this.isOwnId = false;
  }

  /** Opens it. */
  async ask(question: NameQuestion): Promise<void> {
    this.question = question;
    this.name = question.title;
    this.isOwnId = question.id !== undefined;
    this.identity = question.id ?? suggestedId(this.project, question.title, question.folder);
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
    this.renderRoot.querySelector('input')?.select();
  }

  override render(): unknown {
    const { question } = this;
    const fault = question === null || this.identity === question.id ? null : idFault(this.project, this.identity);
    return html`<dialog aria-labelledby="heading" closedby="any">
      <h1 id="heading">${question?.heading}</h1>
      <p class="soft">${question?.word}</p>
      <form method="dialog" @submit=${(event: SubmitEvent) => this.#submit(event, fault)}>
        <div class="field">
          <label for="title">${NEW_BATTLE.name}</label>
          <input id="title" required maxlength="120" .value=${this.name} @input=${this.#typed} />
        </div>
        <div class="field">
          <label for="id">${NEW_BATTLE.id}</label>
          <input
            id="id"
            class="id"
            required
            spellcheck="false"
            aria-invalid=${fault === null ? 'false' : 'true'}
            aria-describedby="fault"
            .value=${this.identity}
            @input=${(event: Event) => {
              this.identity = (event.target as HTMLInputElement).value.trim();
              this.isOwnId = true;
            }}
          />
          <span id="fault" class="fault" role="status">${fault ?? nothing}</span>
          ${this.#next(fault)}
        </div>
        <footer>
          <button type="button" @click=${() => this.#close()}>${NEW_BATTLE.cancel}</button>
          <button class="primary" ?disabled=${fault !== null || this.name.trim() === ''}>${question?.action}</button>
        </footer>
      </form>
    </dialog>`;
  }

  /** The way out of an ID that is taken. */
  #next(fault: string | null): unknown {
    const free = fault === null ? null : nextFree(this.project, this.identity);
    if (free === null) return nothing;
    return html`<button type="button" class="next" @click=${() => (this.identity = free)}>${IDS.use(free)}</button>`;
  }

  readonly #typed = (event: Event): void => {
    this.name = (event.target as HTMLInputElement).value;
    if (!this.isOwnId) this.identity = suggestedId(this.project, this.name, this.question?.folder ?? '');
  };

  #submit(event: SubmitEvent, fault: string | null): void {
    event.preventDefault();
    if (fault !== null || this.name.trim() === '') return;
    const isDone = this.question?.done({ id: this.identity, title: this.name.trim() }) ?? true;
    if (isDone) this.#close();
  }

  #close(): void {
    this.renderRoot.querySelector('dialog')?.close();
  }
}

customElements.define('name-dialog', NameDialog);
