import { css, html, LitElement, nothing } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { dialog, dialogStyles } from '../../ui/dialog.ts';
import type { RoomGameShown } from '../../game-host/game-host.ts';
import type { Side } from './forces-panel.ts';
import type { GameController } from './game-controller.ts';
import { words } from './words.ts';

/** Offers the free seats of a game to somebody who comes to it and sits nowhere: at once, so that nobody has to look for them. */
class SeatOffer extends LitElement {
  static override properties = {
    game: { attribute: false },
    shared: { attribute: false },
    sides: { attribute: false },
    isDeclined: { state: true },
  };
  static override styles = [
    shared,
    dialogStyles,
    css`
      button.side {
        border-inline-start: 0.35em solid var(--side);
      }
    `,
  ];
  declare game: GameController;
  declare shared: RoomGameShown;
  declare sides: readonly Side[];
  /** Whether the one who came would rather watch. */
  declare isDeclined: boolean;

  constructor() {
    super();
    this.isDeclined = false;
    watch(this, () => [this.shared.state, this.shared.isLost]);
  }

  override render(): unknown {
    const game = this.shared.state.value?.game;
    if (game === undefined || game.isOver || this.isDeclined || this.shared.isLost.value) return nothing;
    const seats = Object.entries(game.seats);
    const free = seats.filter(([, { is, isOpen }]) => is === 'free' && isOpen).map(([side]) => side);
    if (free.length === 0 || seats.some(([, { is }]) => is === 'me')) return nothing;
    const taken = seats.map(([side, { is, name }]) =>
      words.room.held(this.#side(side)?.name ?? side, is === 'free' ? words.room.nobody : name),
    );
    return dialog({
      heading: words.room.offer,
      body: html`<p>${words.room.offerText(taken.join(', '))}</p>`,
      isQuestion: true,
      isOpen: true,
      cancelled: () => (this.isDeclined = true),
      actions: html`${free.map(
          (side) =>
            html`<button
              class="primary side"
              style=${`--side:${this.#side(side)?.color ?? 'gray'}`}
              @click=${() => this.#sit(side)}
            >
              ${words.room.play(this.#side(side)?.name ?? side)}
            </button>`,
        )} <button @click=${() => (this.isDeclined = true)}>${words.room.onlyWatch}</button>`,
    });
  }

  #side(id: string): Side | undefined {
    return this.sides.find((side) => side.id === id);
  }

  #sit(side: string): void {
    void this.game.settle((room) => room.sit(side, { to: 'me' }));
  }
}

customElements.define('seat-offer', SeatOffer);
