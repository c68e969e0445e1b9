import type { ArmyWord } from '@hexwright/compiler';
import { html, LitElement } from 'lit';
import { formText } from '../../parts/form-text.ts';
import { shared } from '../../parts/styles.ts';
import { dialogStyles } from '../gallery/dialog-styles.ts';
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
  static override styles = [shared, dialogStyles];
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
    await this.updateComplete;
    this.renderRoot.querySelector('form')?.reset();
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  override render(): unknown {
    const { nation, points, seed } = this.choice;
    return html`<dialog aria-labelledby="heading" closedby="any">
      <h1 id="heading">${RANDOM.title(this.side)}</h1>
      <p class="soft">${RANDOM.intro}</p>
      <form method="dialog" @submit=${this.#submit}>
        <div class="field">
          <label for="nation">${ARMY.nation}</label>
          <select id="nation" name="nation" required>
            ${this.nations.map(({ id, name }) => html`<option value=${id} ?selected=${id === nation}>${name}</option>`)}
          </select>
        </div>
        <div class="pair">${pointsField('field', RANDOM.points, points)} ${seedField('field', seed)}</div>
        <p class="soft small">${RANDOM.seedHint}</p>
        <footer>
          <button type="button" @click=${() => this.renderRoot.querySelector('dialog')?.close()}>
            ${RANDOM.cancel}
          </button>
          <button class="primary">${RANDOM.take}</button>
        </footer>
      </form>
    </dialog>`;
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
