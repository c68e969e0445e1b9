import { html, LitElement } from 'lit';
import type { Project } from '@hexwright/workspace';
import { shared } from '../../parts/styles.ts';
import { cancelButton, closeDialog, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { field, fieldStyles } from '../../ui/field.ts';
import { idField } from './id-field.ts';
import { idFault, suggestedId } from './packages.ts';
import { NEW_BATTLE } from './words.ts';

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
  static override styles = [shared, dialogStyles, fieldStyles];
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
    const opened = await openDialog(this);
    opened?.querySelector('input')?.select();
  }

  override render(): unknown {
    const { question } = this;
    const fault = question === null || this.identity === question.id ? null : idFault(this.project, this.identity);
    return dialog({
      heading: question?.heading,
      intro: question?.word,
      submit: (event) => this.#submit(event, fault),
      body: html`${field({
        id: 'title',
        label: NEW_BATTLE.name,
        control: html`<input id="title" required maxlength="120" .value=${this.name} @input=${this.#typed} />`,
      })}
      ${idField({
        project: this.project,
        id: this.identity,
        fault,
        typed: (id) => {
          this.identity = id;
          this.isOwnId = true;
        },
        taken: (id) => (this.identity = id),
      })}`,
      actions: html`${cancelButton(NEW_BATTLE.cancel)}
        <button class="primary" ?disabled=${fault !== null || this.name.trim() === ''}>${question?.action}</button>`,
    });
  }

  readonly #typed = (event: Event): void => {
    this.name = (event.target as HTMLInputElement).value;
    if (!this.isOwnId) this.identity = suggestedId(this.project, this.name, this.question?.folder ?? '');
  };

  #submit(event: SubmitEvent, fault: string | null): void {
    event.preventDefault();
    if (fault !== null || this.name.trim() === '') return;
    const isDone = this.question?.done({ id: this.identity, title: this.name.trim() }) ?? true;
    if (isDone) closeDialog(this);
  }
}

customElements.define('name-dialog', NameDialog);
