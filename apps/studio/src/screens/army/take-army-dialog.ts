import type { Project } from '@hexwright/workspace';
import { html, LitElement, nothing } from 'lit';
import { formText } from '../../parts/form-text.ts';
import { shared } from '../../parts/styles.ts';
import { cancelButton, dialog, dialogStyles, openDialog } from '../../ui/dialog.ts';
import { field, fieldStyles } from '../../ui/field.ts';
import { select } from '../../ui/select.ts';
import { Items, nameOf, textOf } from '../../scene/items.ts';
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
  static override styles = [shared, dialogStyles, fieldStyles];
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
    await openDialog(this);
  }

  override render(): unknown {
    const { armies } = this;
    return dialog({
      heading: LISTS.takeTitle(this.side),
      intro: armies.length === 0 ? LISTS.none : LISTS.takeIntro,
      submit: this.#submit,
      body:
        armies.length === 0
          ? nothing
          : field({
              id: 'army',
              label: LISTS.army,
              control: select({
                id: 'army',
                name: 'army',
                options: armies.map(({ title }, nth) => ({ value: String(nth), title })),
                value: '0',
              }),
            }),
      actions: html`${cancelButton(LISTS.cancel)}
        <button class="primary" ?disabled=${armies.length === 0}>${LISTS.take}</button>`,
    });
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
