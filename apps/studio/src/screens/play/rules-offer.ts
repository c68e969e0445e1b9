import { css, html, LitElement, nothing } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { RoomGameShown } from '../../game-host/game-host.ts';
import type { GameController } from './game-controller.ts';
import { words } from './words.ts';

/** Other rules that somebody has offered to a game of the room: over the board, where all who play it look. */
class RulesOffer extends LitElement {
  static override properties = { game: { attribute: false }, shared: { attribute: false } };
  static override styles = [
    shared,
    css`
      details {
        max-block-size: 40vh;
        overflow-y: auto;
        padding: 0.35rem 0.8rem;
        border: 1px solid var(--line);
        border-inline-start: 4px solid var(--warning);
        border-radius: var(--radius);
        background: var(--raised);
        box-shadow: var(--shadow);
      }
      summary {
        cursor: pointer;
        font-weight: 600;
      }
      p {
        margin-block: 0.35rem;
      }
      .do {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        margin-block-end: 0.25rem;
      }
    `,
  ];
  declare game: GameController;
  declare shared: RoomGameShown;

  constructor() {
    super();
    watch(this, () => [this.shared.state, this.shared.isLost]);
  }

  override render(): unknown {
    const { game } = this.shared.state.value ?? {};
    if (game === undefined || game.offer === null || game.isOver || this.shared.isLost.value) return nothing;
    const { id, by, files, waits, isAsked } = game.offer;
    const sits = Object.values(game.seats).some(({ is }) => is === 'me');
    return html`<details open>
      <summary>${words.room.newRules}</summary>
      <p role="status">
        ${words.room.offered(by, files)} ${waits.length === 0 ? nothing : words.room.notAgreed(waits.join(', '))}
      </p>
      ${
        sits
          ? html`<div class="do">
              ${isAsked ? html`<button class="primary" @click=${() => this.#answer(id, true)}>${words.room.agree}</button>` : nothing}
              <button @click=${() => this.#answer(id, false)}>
                ${isAsked ? words.room.decline : words.room.withdraw}
              </button>
            </div>`
          : nothing
      }
    </details>`;
  }

  #answer(offer: string, yes: boolean): void {
    void this.game.settle((room) => room.agree(offer, yes));
  }
}

customElements.define('rules-offer', RulesOffer);
