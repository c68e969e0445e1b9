import type { Because } from '@hexwright/workspace';
import { html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { cancelButton, closeDialog, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { fieldStyles } from '../../ui/field.ts';
import '../rules/because-field.ts';
import type { BecauseField } from '../rules/because-field.ts';
import { BECAUSE } from './words.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/** A change that does not say why. */
export interface BecauseQuestion {
  readonly word: string;
  /** Whether it was saved. */
  readonly done: (because: Because) => boolean;
}

/** Asks for the case of the rule that a change follows, or a reason. */
class BecauseDialog extends LitElement {
  static override properties = { question: { state: true }, fault: { state: true } };
  static override styles = [shared, dialogStyles, fieldStyles];
  declare question: BecauseQuestion | null;
  declare fault: string | null;

  constructor() {
    super();
    this.question = null;
    this.fault = null;
  }

  /** Opens it. */
  async ask(question: BecauseQuestion): Promise<void> {
    this.question = question;
    this.fault = null;
    await this.updateComplete;
    const field = this.#field;
    if (field !== null) [field.case, field.reason] = ['', ''];
    await openDialog(this);
    field?.shadowRoot?.querySelector<HTMLElement>('#reason')?.focus();
  }

  get #field(): BecauseField | null {
    return this.renderRoot.querySelector<BecauseField>('because-field');
  }

  override render(): unknown {
    return dialog({
      heading: BECAUSE.title,
      intro: this.question?.word,
      submit: this.#submit,
      body: html`<because-field @keydown=${this.#press}></because-field>
        ${this.fault === null ? nothing : inlineMessage(this.fault)}`,
      actions: html`${cancelButton(BECAUSE.cancel)} <button class="primary">${BECAUSE.save}</button>`,
    });
  }

  /** Fields inside of another element send no form. */
  readonly #press = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') this.renderRoot.querySelector('form')?.requestSubmit();
  };

  readonly #submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const because = this.#field?.because ?? {};
    if (Object.keys(because).length === 0) this.fault = BECAUSE.missing;
    else if (this.question?.done(because) ?? true) closeDialog(this);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'because-dialog': BecauseDialog;
  }
}

customElements.define('because-dialog', BecauseDialog);
