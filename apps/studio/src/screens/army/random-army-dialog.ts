import type { ArmyWord } from '@hexwright/compiler';
import { html, LitElement } from 'lit';
import { formText } from '../../parts/form-text.ts';
import { shared } from '../../parts/styles.ts';
import { dialogStyles } from '../gallery/dialog-styles.ts';
import { ARMY, RANDOM } from './army-words.ts';

/** Points of an army of which nobody has said what it may cost. */
export const USUAL_POINTS = 500;
/** The fewest points that pay for three commanders and a unit in each Force, and as many as a table has room for. */
export const POINTS = { least: 150, most: 5000 } as const;

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
        <div class="pair">
          <div class="field">
            <label for="points">${RANDOM.points}</label>
            <input
              id="points"
              name="points"
              type="number"
              required
              min=${POINTS.least}
              max=${POINTS.most}
              value=${points}
            />
          </div>
          <div class="field">
            <label for="seed">${RANDOM.seed}</label>
            <input id="seed" name="seed" type="number" required min="1" max="999999" value=${seed} />
          </div>
        </div>
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
