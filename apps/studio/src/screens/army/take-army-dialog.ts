import type { Project } from '@hexwright/workspace';
import { html, LitElement, nothing } from 'lit';
import { formText } from '../../parts/form-text.ts';
import { shared } from '../../parts/styles.ts';
import { Items, nameOf, textOf } from '../../scene/items.ts';
import { dialogStyles } from '../gallery/dialog-styles.ts';
import { titleOf } from '../gallery/packages.ts';
import { LISTS } from './army-words.ts';

/** An army of another package. */
export interface KeptArmy {
  readonly package: string;
  readonly side: string;
  readonly title: string;
  readonly nation: string;
  /** Points that it may cost; 0 for any. */
  readonly points: number;
}

/** The armies of the other packages of a game, by the titles of the packages. */
export function keptArmies(project: Project, id: string): KeptArmy[] {
  const systemOf = (one: string): unknown => new Items(project, one).property('rules.json', 'system');
  const system = systemOf(id);
  return project
    .ids()
    .filter((one) => one !== id && systemOf(one) === system)
    .flatMap((one) => {
      const items = new Items(project, one);
      return items.list('sides').flatMap((side): KeptArmy[] => {
        const units = items.list('units').filter((unit) => textOf(unit, 'side') === nameOf(side)).length;
        if (units === 0) return [];
        const name = textOf(side, 'name') || nameOf(side);
        const title = LISTS.of(titleOf(project, one), name, units);
        const points = typeof side['points'] === 'number' ? side['points'] : 0;
        return [{ package: one, side: nameOf(side), title, nation: textOf(side, 'nation'), points }];
      });
    })
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

/** Asks which army of the project is taken over. */
class TakeArmyDialog extends LitElement {
  static override properties = { armies: { state: true }, side: { state: true } };
  static override styles = [shared, dialogStyles];
  declare armies: readonly KeptArmy[];
  declare side: string;
  #done: (army: KeptArmy) => void = () => undefined;

  constructor() {
    super();
    this.armies = [];
    this.side = '';
  }

  /** Opens it for a side. */
  async ask(side: string, armies: readonly KeptArmy[], done: (army: KeptArmy) => void): Promise<void> {
    [this.side, this.armies, this.#done] = [side, armies, done];
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }

  override render(): unknown {
    const { armies } = this;
    return html`<dialog aria-labelledby="heading" closedby="any">
      <h1 id="heading">${LISTS.takeTitle(this.side)}</h1>
      <p class="soft">${armies.length === 0 ? LISTS.none : LISTS.takeIntro}</p>
      <form method="dialog" @submit=${this.#submit}>
        ${
          armies.length === 0
            ? nothing
            : html`<div class="field">
                <label for="army">${LISTS.army}</label>
                <select id="army" name="army">
                  ${armies.map(({ title }, nth) => html`<option value=${nth}>${title}</option>`)}
                </select>
              </div>`
        }
        <footer>
          <button type="button" @click=${() => this.renderRoot.querySelector('dialog')?.close()}>
            ${LISTS.cancel}
          </button>
          <button class="primary" ?disabled=${armies.length === 0}>${LISTS.take}</button>
        </footer>
      </form>
    </dialog>`;
  }

  readonly #submit = (event: SubmitEvent): void => {
    const said = formText(new FormData(event.target as HTMLFormElement));
    this.#done(this.armies[Number(said('army'))]);
  };
}

customElements.define('take-army-dialog', TakeArmyDialog);

declare global {
  interface HTMLElementTagNameMap {
    'take-army-dialog': TakeArmyDialog;
  }
}
