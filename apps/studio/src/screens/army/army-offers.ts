import type { ArmyCatalogue, ArmyOffer, ArmyTroops, ArmyWord } from '@hexwright/compiler';
import { css, html, LitElement, nothing } from 'lit';
import { icon } from '../../parts/icons.ts';
import { shared } from '../../parts/styles.ts';
import { OFFERS } from './army-words.ts';

/** Something that somebody buys. */
export interface Purchase {
  readonly name: string;
  readonly offer: ArmyOffer;
}

/** What a nation can have, by the way in which it comes by it. `army-buy` brings the {@link Purchase}. */
class ArmyOffers extends LitElement {
  static override properties = {
    catalogue: { attribute: false },
    nation: {},
    isShut: { type: Boolean },
    words: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        overflow: auto;
        padding: 1rem 1rem 3rem;
      }
      h2 {
        margin-block-end: 0.5rem;
      }
      h3 {
        margin-block: 1rem 0.35rem;
        color: var(--ink-soft);
        font: 600 var(--small) var(--sans);
      }
      input,
      p {
        inline-size: 100%;
        margin-block-end: 0.6rem;
      }
      ul {
        display: grid;
        gap: 0.3rem;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      button.offer {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto auto;
        align-items: center;
        gap: 0 0.75rem;
        inline-size: 100%;
        padding: 0.4rem 0.6rem;
        text-align: start;
      }
      .offer small {
        grid-column: 1;
        color: var(--ink-soft);
        font-size: var(--small);
      }
      .offer .price {
        grid-row: span 2;
        font-variant-numeric: tabular-nums;
        white-space: nowrap;
      }
      .offer svg {
        grid-row: span 2;
        inline-size: 1rem;
        block-size: 1rem;
        fill: none;
        stroke: var(--accent);
        stroke-width: 1.8;
      }
    `,
  ];
  declare catalogue: ArmyCatalogue;
  declare nation: string;
  declare isShut: boolean;
  declare words: string;

  constructor() {
    super();
    this.nation = '';
    this.isShut = false;
    this.words = '';
  }

  override render(): unknown {
    const { catalogue, nation } = this;
    const known = catalogue.nations.some(({ id }) => id === nation);
    const looked = this.words.trim().toLowerCase();
    const troops = catalogue.troops.filter(
      ({ nations, name, about }) => nations[nation] !== undefined && `${name} ${about}`.toLowerCase().includes(looked),
    );
    return html`<h2>${OFFERS.title}</h2>
      ${known ? this.#finder() : html`<p class="soft">${OFFERS.none}</p>`}
      <ul>
        <li>${this.#commander()}</li>
      </ul>
      ${catalogue.ways.map((way) =>
        this.#group(
          way,
          troops.filter(({ nations }) => nations[nation] === way.id),
        ),
      )}
      ${known && troops.length === 0 ? html`<p class="soft small">${OFFERS.noMatch}</p>` : nothing}`;
  }

  #finder(): unknown {
    return html`<input
      type="search"
      aria-label=${OFFERS.find}
      placeholder=${OFFERS.find}
      .value=${this.words}
      @input=${(event: Event) => (this.words = (event.target as HTMLInputElement).value)}
    />`;
  }

  #commander(): unknown {
    const { commander } = this.catalogue;
    return this.#offer(OFFERS.commander, OFFERS.commanderAbout, commander);
  }

  #group({ name }: ArmyWord, troops: readonly ArmyTroops[]): unknown {
    if (troops.length === 0) return nothing;
    return html`<h3>${name}</h3>
      <ul>
        ${troops.map((one) => html`<li>${this.#offer(one.name, one.about, one)}</li>`)}
      </ul>`;
  }

  #offer(name: string, about: string, offer: ArmyOffer): unknown {
    return html`<button
      class="offer"
      ?disabled=${this.isShut}
      title=${OFFERS.add(name)}
      @click=${() => this.dispatchEvent(new CustomEvent<Purchase>('army-buy', { detail: { name, offer } }))}
    >
      <span>${name}</span><span class="price">${OFFERS.price(offer.points, offer.per)}</span>${icon('plus')}<small
        >${about}</small
      >
    </button>`;
  }
}

customElements.define('army-offers', ArmyOffers);
