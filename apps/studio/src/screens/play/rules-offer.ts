import { html, LitElement, nothing } from 'lit';
import { banner, bannerStyles } from '../../ui/banner.ts';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { RoomGameShown } from '../../game-host/game-host.ts';
import type { GameController } from './game-controller.ts';
import { words } from './words.ts';

/** Other rules that somebody has offered to a game of the room: over the board, where all who play it look. */
class RulesOffer extends LitElement {
  static override properties = { game: { attribute: false }, shared: { attribute: false } };
  static override styles = [shared, bannerStyles];
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
    const answers = html`${isAsked ? html`<button class="primary" @click=${() => this.#answer(id, true)}>${words.room.agree}</button>` : nothing}
      <button @click=${() => this.#answer(id, false)}>${isAsked ? words.room.decline : words.room.withdraw}</button>`;
    return banner({
      tone: 'warning',
      heading: words.room.newRules,
      text: html`<p>
        ${words.room.offered(by, files)} ${waits.length === 0 ? nothing : words.room.notAgreed(waits.join(', '))}
      </p>`,
      ...(sits ? { actions: answers } : {}),
    });
  }

  #answer(offer: string, yes: boolean): void {
    void this.game.settle((room) => room.agree(offer, yes));
  }
}

customElements.define('rules-offer', RulesOffer);
