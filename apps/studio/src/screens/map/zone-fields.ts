import type { Zone } from '@hexwright/board';
import { setItem, setItems } from '@hexwright/workspace';
import { css, html, LitElement, nothing } from 'lit';
import { addressOf } from '../../app/routes.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { titleOf } from '../../scene/chart.ts';
import { nameOf, textOf } from '../../scene/items.ts';
import { select } from '../../ui/select.ts';
import type { EditedMap } from './map-edits.ts';
import { mapStyles } from './map-styles.ts';
import { WORDS } from './words.ts';

/** What a zone can be for. */
export const PURPOSES = ['set-up', 'objective', 'hidden', 'other'] as const;

/** What a zone is called, what it is for, and whose it is. */
class ZoneFields extends LitElement {
  static override properties = { map: { attribute: false }, zone: { attribute: false }, disabled: { type: Boolean } };
  static override styles = [
    shared,
    mapStyles,
    css`
      :host {
        display: block;
        margin-block-start: 0.6rem;
      }
    `,
  ];
  declare map: Pick<EditedMap, 'id' | 'scene' | 'drawn' | 'edits' | 'session'>;
  declare zone: Zone;
  declare disabled: boolean;

  constructor() {
    super();
    this.disabled = false;
    watch(this, () => [this.map.drawn]);
  }

  override render(): unknown {
    const { map, zone, disabled } = this;
    const { items } = map.scene;
    const item = items.list('map/zones').find((one) => nameOf(one) === zone.id) ?? {};
    const purpose = textOf(item, 'purpose') as (typeof PURPOSES)[number];
    return html`<div class="fields">
        <label for="name">${WORDS.name}</label
        ><input id="name" autocomplete="off" ?disabled=${disabled} .value=${zone.name} @change=${this.#named} />
        <label for="purpose">${WORDS.purpose}</label>${select({
          id: 'purpose',
          options: PURPOSES.map((value) => ({ value, title: WORDS.purposes[value] })),
          value: purpose,
          choose: (purpose) => this.#set('purpose', purpose),
          isDisabled: disabled,
        })} <label for="side">${WORDS.side}</label>${select({
          id: 'side',
          options: [
            { value: '', title: WORDS.none },
            ...items.list('sides').map((side) => ({ value: nameOf(side), title: titleOf(side) })),
          ],
          value: textOf(item, 'side'),
          choose: (side) => this.#set('side', side === '' ? undefined : side),
          isDisabled: disabled,
        })}
      </div>
      ${purpose === 'objective' ? this.#points() : nothing}`;
  }

  /** Whether an objective scores, and the way to where points are given. */
  #points(): unknown {
    const { session, id, scene } = this.map;
    const isScored = scene.items.list('objectives').some((one) => textOf(one, 'zone') === this.zone.id);
    const victory = { screen: 'rules', item: '', where: { item: 'victory' } } as const;
    const address = addressOf({ at: 'package', project: session.id, package: id, ...victory });
    return html`<p class="soft small">
      ${isScored ? nothing : WORDS.scoresNothing}
      <a href=${address}>${isScored ? WORDS.seePoints : WORDS.givePoints}</a>
    </p>`;
  }

  readonly #named = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const typed = field.value.trim();
    if (typed === '') field.value = this.zone.name;
    else this.#rename(typed);
  };

  /** Objectives that are called as their zone follows it. */
  #rename(name: string): void {
    const { map, zone } = this;
    const { items, project } = map.scene;
    const following = items
      .list('objectives')
      .filter((one) => textOf(one, 'zone') === zone.id && textOf(one, 'name') === zone.name)
      .map((one) => `objectives/${nameOf(one)}`);
    const values = [`map/zones/${zone.id}`, ...following].map((item) => ({ target: `${item}/name`, value: name }));
    map.edits.change('zones', setItems(project, map.id, values, WORDS.renamed(zone.name, name), map.edits.because));
  }

  #set(field: 'purpose' | 'side', value: string | undefined): void {
    const { scene, id, edits } = this.map;
    edits.change('zones', setItem(scene.project, id, `map/zones/${this.zone.id}/${field}`, value, edits.because));
  }
}

customElements.define('zone-fields', ZoneFields);
