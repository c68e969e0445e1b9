import { signed, type Part, type PieceView, type Reach } from '@hexwright/playtest/screen';
import { css, html, LitElement, nothing } from 'lit';
import { citation } from '../../parts/citation.ts';
import { shared } from '../../parts/styles.ts';
import { segments, segmentStyles } from '../../ui/segments.ts';
import type { GameController } from './game-controller.ts';
import { wayOf, type Hand } from './hand.ts';
import type { Way } from './ways.ts';
import { words } from './words.ts';

/**
 * Where the piece in hand would go: what the way costs and for what, in which ways it can end there, and who goes along.
 */
class WayCard extends LitElement {
  static override properties = {
    game: { attribute: false },
    hand: { attribute: false },
    pieces: { attribute: false },
    label: { attribute: false },
  };
  static override styles = [
    shared,
    segmentStyles,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
        font-size: var(--small);
      }
      table {
        inline-size: 100%;
        border-collapse: collapse;
      }
      td.number {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }
      .sum td {
        border-block-start: 1px solid var(--line);
        font-weight: 600;
      }
      .harm {
        padding: 0.3rem 0.6rem;
        border-inline-start: 4px solid var(--warning);
        background: var(--warning-soft);
      }
      .companion {
        display: flex;
        align-items: center;
        gap: 0.4rem;
        color: var(--ink);
      }
    `,
  ];
  declare game: GameController;
  declare hand: Hand;
  declare pieces: readonly PieceView[];
  /** What a place is called. */
  declare label: (place: number) => string;

  override render(): unknown {
    const { reach } = this.hand;
    if (reach === null) return nothing;
    return html`${this.#companions()} ${this.#way()}`;
  }

  #companions(): unknown {
    const { reach, companions } = this.hand;
    if (reach === null || reach.companions.length === 0) return nothing;
    return html`<div role="group" aria-label=${words.way.companions}>
      ${reach.companions.map(
        ({ piece }) =>
          html`<label class="companion">
            <input
              type="checkbox"
              .checked=${companions.includes(piece)}
              @change=${() => this.game.hand.accompany(piece)}
            />
            ${words.way.take(this.pieces.find(({ id }) => id === piece)?.name ?? piece)}
          </label>`,
      )}
    </div>`;
  }

  #way(): unknown {
    const { reach, ways, chosen, place, isSet } = this.hand;
    const way = wayOf(this.hand);
    if (reach === null) return nothing;
    const unit = unitOf(reach);
    if (way === null) {
      const further = reach.attacks.length > 0 ? words.way.orAttack : '';
      return html`<p class="soft">${words.way.allowance(reach.allowance, unit)}${further}.</p>
        ${partsTable(words.way.allowanceParts, reach.allowanceParts ?? [], changed)}`;
    }
    const where = way.attack === null ? this.label(place) : words.way.from(this.label(way.places[0]));
    return html`
      <p>
        <b>${way.attack === null ? words.way.to : way.label} ${where}</b
        >${way.facing === null ? nothing : words.way.facing(way.facing)}${words.way.spends(way.cost, reach.allowance, unit)}
      </p>
      ${way.harm === null ? nothing : html`<p class="harm">${way.harm.text} ${citation(way.harm.case)}</p>`}
      ${
        isSet
          ? html`<div>
              <button class="primary" @click=${() => this.game.hand.confirm()}>
                ${way.attack === null ? words.way.go : way.label} <kbd>Enter</kbd>
              </button>
            </div>`
          : nothing
      }
      ${partsTable(words.way.cost, way.parts, String)}
      ${
        ways.length < 2
          ? nothing
          : html`${segments({
                label: words.way.ways,
                options: ways.map((one, index) => ({ value: index, title: `${this.#nameOf(one)} · ${one.cost}` })),
                value: chosen,
                choose: (index) => void this.game.hand.chooseWay(index),
              })}
              <p class="soft"><kbd>R</kbd> ${words.way.turns}</p>`
      }
    `;
  }

  /** What tells a way from the others: its facing, and the places too where two face alike. */
  #nameOf(way: Way): string {
    const places = way.places.map((place) => this.label(place)).join(' ');
    if (way.attack !== null) return places;
    const isAlone = this.hand.ways.filter(({ facing }) => facing === way.facing).length < 2;
    const name = way.facing ?? way.label;
    return isAlone ? name : words.way.in(name, places);
  }
}

/** What a number is made of, each part with its case; nothing where it has no parts. */
function partsTable(title: string, parts: readonly Part[], written: (value: number, index: number) => string): unknown {
  if (parts.length === 0) return nothing;
  return html`<table aria-label=${title}>
    ${parts.map(
      ({ label, value, case: cited }, index) =>
        html`<tr>
          <td>${label} ${citation(cited)}</td>
          <td class="number">${written(value, index)}</td>
        </tr>`,
    )}
  </table>`;
}

/** What the counter says, and what is added to that. */
function changed(value: number, index: number): string {
  return index === 0 ? String(value) : signed(value);
}

/** What is spent, in the number that the allowance has. */
function unitOf({ allowance, unit }: Reach): string {
  return words.way[unit](allowance);
}

customElements.define('way-card', WayCard);
