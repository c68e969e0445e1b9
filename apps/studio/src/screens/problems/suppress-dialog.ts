import type { Problem } from '@hexwright/model';
import { html, LitElement } from 'lit';
import { shared } from '../../parts/styles.ts';
import { cancelButton, closeDialog, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { field, fieldStyles } from '../../ui/field.ts';
import { radios, radioStyles } from '../../ui/radios.ts';
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
  static override styles = [shared, dialogStyles, fieldStyles, radioStyles];
  declare question: SuppressQuestion | null;

  constructor() {
    super();
    this.question = null;
  }

  /** Opens it. */
  async ask(question: SuppressQuestion): Promise<void> {
    this.question = question;
    const opened = await openDialog(this);
    opened?.querySelector('form')?.reset();
    opened?.querySelector('textarea')?.focus();
  }

  override render(): unknown {
    const { question } = this;
    const { item = '', alike = 0, problem } = question ?? {};
    return dialog({
      heading: SUPPRESS.title,
      intro: problem?.message,
      submit: this.#submit,
      body: html`${radios({
        name: 'which',
        label: SUPPRESS.which,
        options: [
          {
            value: 'one',
            title: html`${SUPPRESS.one}${item === '' ? '' : html`: <code>${item}</code>`}`,
            isDisabled: item === '',
          },
          { value: 'all', title: html`${SUPPRESS.every} <code>${problem?.code}</code>, ${SUPPRESS.count(alike)}` },
        ],
        value: item === '' ? 'all' : 'one',
      })}
      ${field({
        id: 'reason',
        label: SUPPRESS.why,
        control: html`<textarea id="reason" name="reason" required maxlength="500"></textarea>`,
        hint: SUPPRESS.kept,
      })}`,
      actions: html`${cancelButton(SUPPRESS.cancel)} <button class="primary">${SUPPRESS.suppress}</button>`,
    });
  }

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const written = form.get('reason');
    const reason = typeof written === 'string' ? written.trim() : '';
    if (reason === '') return;
    const isAll = form.get('which') === 'all' || this.question?.item === '';
    if (this.question?.done({ isAll, reason }) ?? true) closeDialog(this);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'suppress-dialog': SuppressDialog;
  }
}

customElements.define('suppress-dialog', SuppressDialog);
