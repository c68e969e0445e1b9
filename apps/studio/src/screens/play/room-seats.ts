import { UMPIRE } from '@hexwright/playtest/screen';
import type { DiceInfo, GameInfo, SeatWish, SeatInfo, RoomGameState } from '@hexwright/playtest/shared';
import { css, html, LitElement, nothing } from 'lit';
import { watch } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { RoomGameShown } from '../../game-host/game-host.ts';
import type { Effective } from '../../compile-service/protocol.ts';
import type { GameController } from './game-controller.ts';
import type { PlayActions } from './play-actions.ts';
import { seatName } from './seats.ts';
import { listed, words } from './words.ts';
import { addSelect } from '../../ui/add-select.ts';

/** Who sits where in a game of the room, and what else is settled between its players. */
class RoomSeats extends LitElement {
  static override properties = {
    game: { attribute: false },
    actions: { attribute: false },
    shared: { attribute: false },
    sides: { attribute: false },
    effective: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        align-content: start;
        gap: 0.9rem;
        padding: 0.75rem;
        overflow-y: auto;
      }
      fieldset {
        display: grid;
        gap: 0.5rem;
        margin: 0;
        padding: 0;
        border: 0;
      }
      legend {
        padding: 0;
        font: 600 var(--body) var(--serif);
      }
      .field {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: 0.25rem 0.5rem;
      }
      ul {
        margin: 0.25rem 0 0;
        padding-inline-start: 1.2rem;
      }
      .hash {
        overflow-wrap: anywhere;
      }
      .swatch {
        display: inline-block;
        inline-size: 0.8em;
        block-size: 0.8em;
        margin-inline-end: 0.4em;
        border: 1px solid var(--line-strong);
      }
    `,
  ];
  declare actions: PlayActions;
  declare game: GameController;
  declare shared: RoomGameShown;
  declare sides: readonly { readonly id: string; readonly name: string; readonly color: string }[];
  /** The rules of the package as they are now: for the titles of options. */
  declare effective: Effective | null;

  constructor() {
    super();
    this.effective = null;
    watch(this, () => [this.shared.state, this.shared.isLost]);
  }

  override render(): unknown {
    const state = this.shared.state.value;
    if (state === null) return nothing;
    const { game, people } = state;
    const { dice } = game;
    return html`
      <fieldset>
        <legend>${words.room.seats}</legend>
        ${Object.entries(game.seats).map(([side, seat]) => this.#seat(side, seat, state))}
        <p class="small soft">
          ${people.length === 0 ? words.room.alone : words.room.people(people.map(({ name }) => name).join(', '))}
          ${words.room.referee}
        </p>
      </fieldset>
      ${dice === null ? nothing : diceText(dice)}
      <fieldset>
        <legend>${words.room.thisGame}</legend>
        ${this.#chosen(game)} ${this.#rules(game)}
        ${game.isOver ? html`<button @click=${() => this.actions.save()}>${words.saveFile}</button>` : nothing}
        <button @click=${() => this.actions.leave()}>${words.room.another}</button>
      </fieldset>
    `;
  }

  #seat(side: string, seat: SeatInfo, { game, people, players, snapshot }: RoomGameState): unknown {
    const { name, color } = this.#side(side) ?? { name: side, color: 'gray' };
    const isMine = seat.is === 'me';
    const decides = game.deciding === side && !game.isOver;
    // Where nothing is hidden it makes no difference.
    const known = snapshot.shows.seat === UMPIRE ? [] : seat.alsoHeld.map((one) => this.#side(one)?.name ?? one);
    return html`<div class="field">
      <span
        ><span class="swatch" style=${`background:${color}`}></span><b>${name}</b>:
        ${seatText(seat)}${decides ? words.room.decidesNow : ''}
        ${known.length === 0 ? nothing : html`<span class="small soft">(${words.room.alsoHeld(listed(known))})</span>`}</span
      >
      ${
        isMine || seat.isOpen
          ? addSelect({
              label: words.room.seatOf(name),
              prompt: isMine ? words.room.stay : words.room.asIs,
              options: [
                ...(isMine ? [] : [{ value: 'me', title: words.room.sitHere }]),
                ...(seat.is === 'free' ? [] : [{ value: 'free', title: words.room.free }]),
                ...players.map(({ id }) => ({ value: `computer ${id}`, title: words.room.computer(seatName(id)) })),
                ...(isMine ? people : []).map(({ id, name: to }) => ({
                  value: `person ${id}`,
                  title: words.room.handTo(to),
                })),
              ],
              add: (chosen) => this.#wish(side, chosen),
            })
          : nothing
      }
    </div>`;
  }

  #side(side: string): RoomSeats['sides'][number] | undefined {
    return this.sides.find(({ id }) => id === side);
  }

  /** What was chosen of the options when it began: of the package as it is now, as far as that still has them. */
  #chosen({ options }: GameInfo): unknown {
    const chosen = Object.entries(options);
    if (chosen.length === 0) return nothing;
    return html`<div>
      ${words.room.options}
      <ul>
        ${chosen.map(([id, choice]) => {
          const option = this.effective?.options.find((one) => one.id === id);
          const title = option?.choices.find((one) => one.id === choice)?.title ?? choice;
          return html`<li><b>${option?.title ?? id}</b>: ${title}</li>`;
        })}
      </ul>
    </div>`;
  }

  #rules({ offer, seats, isOver }: GameInfo): unknown {
    if (isOver) return nothing;
    const sits = Object.values(seats).some(({ is }) => is === 'me');
    if (offer === null) {
      return html`${
          sits
            ? html`<button @click=${() => this.game.settle((room) => room.offerRules())}>
                ${words.room.offerRules}
              </button>`
            : nothing
        }
        <p class="small soft">${words.room.rulesText}</p>`;
    }
    return html`<p class="small soft">${words.room.answerOffer}</p>`;
  }

  #wish(side: string, chosen: string): void {
    const [to, ...rest] = chosen.split(' ');
    const word = rest.join(' ');
    const wish: SeatWish | null =
      to === 'me' || to === 'free'
        ? { to }
        : to === 'computer'
          ? { to, player: word }
          : to === 'person'
            ? { to, id: word }
            : null;
    if (wish !== null) void this.game.settle((room) => room.sit(side, wish));
  }
}

/** Who sits somewhere, in words. */
export function seatText({ is, name }: SeatInfo): string {
  if (is === 'free') return words.room.nobody;
  if (is === 'me') return words.room.me;
  return is === 'computer' ? words.room.seatComputer(seatName(name)) : name;
}

/** Of what the dice are made, and how that is proved. */
function diceText({ pledge, secret, waits }: DiceInfo): unknown {
  return html`<fieldset>
    <legend>${words.room.dice}</legend>
    ${waits.length === 0 ? nothing : html`<div role="status">${words.room.waits(waits)}</div>`}
    <p class="small soft">
      ${words.room.pledge} <code class="hash">${pledge}</code>
      ${
        secret === ''
          ? words.room.sealed
          : html`${words.room.secret} <code class="hash">${secret}</code> ${words.room.verify}`
      }
    </p>
  </fieldset>`;
}

customElements.define('room-seats', RoomSeats);
