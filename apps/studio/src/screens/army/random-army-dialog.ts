import type { ArmyWord } from '@hexwright/compiler';
import { html, LitElement } from 'lit';
import { formText } from '../../parts/form-text.ts';
import { shared } from '../../parts/styles.ts';
import { cancelButton, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { field, fieldStyles } from '../../ui/field.ts';
import { select } from '../../ui/select.ts';
import { ARMY, RANDOM } from './army-words.ts';
import { pointsField, seedField, USUAL_POINTS } from './random-fields.ts';

/** What a random army is to be. */
export interface RandomChoice {
  readonly nation: string;
  readonly points: number;
  readonly seed: number;
}

/** Asks what a random army is to be made of. */
class RandomArmyDialog extends LitElement {
  static override properties = { nations: { attribute: false }, side: { state: true }, choice: { state: true } };
  static override styles = [shared, dialogStyles, fieldStyles];
  declare nations: readonly ArmyWord[];
  declare side: string;
  declare choice: RandomChoice;
  #done: (choice: RandomChoice) => void = () => undefined;

  constructor() {
    super();
    this.side = '';
    this.choice = { nation: '', points: USUAL_POINTS, seed: 1 };
  }

  /** Opens it for a side. */
  async ask(side: string, choice: RandomChoice, done: (choice: RandomChoice) => void): Promise<void> {
    [this.side, this.choice, this.#done] = [side, choice, done];
    const opened = await openDialog(this);
    opened?.querySelector('form')?.reset();
  }

  override render(): unknown {
    const { nation, points, seed } = this.choice;
    return dialog({
      heading: RANDOM.title(this.side),
      intro: RANDOM.intro,
      submit: this.#submit,
      body: html`${field({
          id: 'nation',
          label: ARMY.nation,
          control: select({
            id: 'nation',
            name: 'nation',
            options: this.nations.map(({ id, name }) => ({ value: id, title: name })),
            value: nation,
          }),
        })}
        <div class="pair">${pointsField('field', RANDOM.points, points)} ${seedField('field', seed)}</div>
        <p class="soft small">${RANDOM.seedHint}</p>`,
      actions: html`${cancelButton(RANDOM.cancel)} <button class="primary">${RANDOM.take}</button>`,
    });
  }

  readonly #submit = (event: SubmitEvent): void => {
    const said = formText(new FormData(event.target as HTMLFormElement));
    this.#done({ nation: said('nation'), points: Number(said('points')), seed: Number(said('seed')) });
  };
}

customElements.define('random-army-dialog', RandomArmyDialog);

declare global {
  interface HTMLElementTagNameMap {
    'random-army-dialog': RandomArmyDialog;
  }
}
