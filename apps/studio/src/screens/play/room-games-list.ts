import type { GameInfo } from '@hexwright/playtest/shared';
import { css, html, LitElement, nothing } from 'lit';
import { roomGameItem } from '../../app/routes.ts';
import { shared } from '../../parts/styles.ts';
import { isMyTurn } from '../../game-host/room-games.ts';
import { seatText } from './room-seats.ts';
import { words } from './words.ts';

/** The games of a package that are played in the room. Sends `resume` with the address of one, `drop-room` with its id. */
class RoomGamesList extends LitElement {
  static override properties = { games: { attribute: false }, sides: { attribute: false } };
  static override styles = [
    shared,
    css`
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem;
        padding-block: 0.4rem;
        border-block-start: 1px solid var(--line);
      }
      .game {
        display: grid;
        flex: 1 1 14rem;
      }
    `,
  ];
  declare games: readonly GameInfo[];
  declare sides: readonly { readonly id: string; readonly name: string }[];

  override render(): unknown {
    return html`<ul>
      ${this.games.map((game) => this.#game(game))}
    </ul>`;
  }

  #game(game: GameInfo): unknown {
    const { id, turn, moves, deciding, isOver, updated, seats, mayDrop } = game;
    const title = game.name === '' ? words.room.gameOf(new Date(updated).toLocaleDateString()) : game.name;
    const whose = isMyTurn(game) ? words.room.yourTurn : words.room.toDecide(this.#side(deciding));
    const isSeated = Object.values(seats).some(({ is }) => is === 'me');
    const isFree = Object.values(seats).some(({ is }) => is === 'free');
    const go = isSeated ? words.room.resume : isFree ? words.room.join : words.room.watch;
    return html`<li>
      <div class="game">
        <span><b>${title}</b>${words.room.of(turn, moves)}<b>${isOver ? words.room.over : whose}</b></span>
        <span class="soft small"
          >${Object.entries(seats)
            .map(([side, seat]) => `${this.#side(side)}: ${seatText(seat)}`)
            .join('; ')}</span
        >
      </div>
      <button
        class=${isMyTurn(game) ? 'primary' : ''}
        aria-label=${words.begin.ofGame(go, title)}
        @click=${() => this.#send('resume', roomGameItem(id))}
      >
        ${go}
      </button>
      ${
        mayDrop
          ? html`<button
              class="plain"
              aria-label=${words.begin.ofGame(words.begin.delete, title)}
              @click=${() => this.#send('drop-room', id)}
            >
              ✕
            </button>`
          : nothing
      }
    </li>`;
  }

  #side(id: string): string {
    return this.sides.find((side) => side.id === id)?.name ?? id;
  }

  #send(name: string, detail: string): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

customElements.define('room-games-list', RoomGamesList);
