import { PERSON } from '@hexwright/playtest/screen';
import type { GameTold, SaidWish } from '@hexwright/playtest/table';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { KeptGame } from './kept-games.ts';
import './room-games.ts';

/** What a game begins with. */
export interface Start {
  readonly seed: number;
  readonly seats: Readonly<Record<string, string>>;
  /** One person plays several sides and sees everything; absent: what one side hides from another stays hidden. */
  readonly isUmpire?: boolean;
}

/** What a game in the room begins with. */
export interface RoomStart {
  readonly name: string;
  readonly seats: Readonly<Record<string, SaidWish>>;
}

/** Who can sit in a game of the room; others come with the game. */
const ROOM_PLAYERS = [
  ['me', 'me'],
  ['free', 'whoever comes'],
  ['captain', 'captain, who plays to win'],
  ['random', 'random, who does anything that is allowed'],
] as const;

/** The players that every game has; others come with the game once it is open. */
const PLAYERS = [
  ['person', 'me'],
  ['captain', 'captain, who plays to win'],
  ['random', 'random, who does anything that is allowed'],
] as const;

/**
 * Begins a game or goes on with one. Sends `start` with a {@link Start}, `resume` and `drop` with the id of a game, `name`
 * with `[id, name]`, `open-file` with a file, and `example` with the path of an example. In the room: `start-room` with a
 * {@link RoomStart}, `drop-room` with the id of a game.
 */
class NewGame extends LitElement {
  static override properties = {
    sides: { attribute: false },
    title: { attribute: false },
    first: { attribute: false },
    games: { attribute: false },
    errors: { attribute: false },
    problems: { attribute: false },
    examples: { attribute: false },
    roomGames: { attribute: false },
    isRoomUp: { attribute: false },
    isInRoom: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        justify-content: center;
        align-content: start;
        gap: 1.5rem;
        padding: 3rem 1rem;
      }
      form,
      section {
        display: grid;
        gap: 0.75rem;
        inline-size: min(34rem, calc(100vw - 2rem));
        padding: 1.5rem;
        border: 1px solid var(--line);
        border-radius: 10px;
        background: var(--panel);
      }
      input,
      select {
        min-inline-size: 0;
      }
      .field {
        display: grid;
        grid-template-columns: 9rem minmax(0, 1fr);
        align-items: center;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        align-items: center;
        gap: 0.5rem;
        padding-block: 0.25rem;
        border-block-start: 1px solid var(--line);
      }
      .kept {
        display: grid;
        flex: 1;
      }
      .example {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.5rem;
      }
      section > form {
        inline-size: auto;
        padding: 0;
        border: 0;
      }
      .name {
        inline-size: 100%;
        border-color: transparent;
        background: none;
      }
      .name:hover,
      .name:focus {
        border-color: var(--line-strong);
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
      }
    `,
  ];
  declare sides: readonly { readonly id: string; readonly name: string; readonly color: string }[];
  declare title: string;
  /** Id of the side that begins. */
  declare first: string;
  declare games: readonly KeptGame[];
  declare errors: number;
  declare problems: string;
  /** Paths of the examples that the package has. */
  declare examples: readonly string[];
  /** Games of the package that are played in the room. */
  declare roomGames: readonly GameTold[];
  /** Whether the server can be reached. */
  declare isRoomUp: boolean;
  /** Whether others are to play too. */
  declare isInRoom: boolean;

  /** What is proposed; drawn once, so that a form that is shown anew keeps what a person has written in its place. */
  readonly #seed = String(Math.floor(Math.random() * 100_000));

  constructor() {
    super();
    this.isInRoom = false;
  }

  override render(): unknown {
    const isBroken = this.errors > 0;
    return html`
      <form @change=${() => this.requestUpdate()} @submit=${(event: SubmitEvent) => this.#start(event)}>
        <h1>Play ${this.title}</h1>
        ${
          isBroken
            ? html`<p role="alert">
                It cannot be played yet: ${this.errors === 1 ? 'a problem stands' : `${this.errors} problems stand`}
                against it.
                <a href=${this.problems}>See what to do</a>
              </p>`
            : nothing
        }
        <div class="field">
          <label for="new-where">Where</label>
          <select
            id="new-where"
            @change=${(event: Event) => (this.isInRoom = (event.target as HTMLSelectElement).value === 'room')}
          >
            <option value="here">here, in this browser</option>
            <option value="room">in this room, with others</option>
          </select>
        </div>
        ${this.isInRoom ? this.#inRoom() : this.#here()}
        <div class="buttons">
          <button class="primary" ?disabled=${isBroken || (this.isInRoom && !this.isRoomUp)}>Begin the game</button>
          <button type="button" ?disabled=${isBroken} @click=${() => this.#chooseFile()}>Open a file …</button>
          <input
            id="new-file"
            type="file"
            accept=".json,application/json"
            aria-label="File of a game"
            hidden
            @change=${(event: Event) => this.#open(event.target as HTMLInputElement)}
          />
        </div>
      </form>
      ${
        this.roomGames.length === 0
          ? nothing
          : html`<section>
              <h2>Games in this room</h2>
              <room-games
                .games=${this.roomGames}
                .sides=${this.sides}
                @resume=${(event: CustomEvent<string>) => this.#send('resume', event.detail)}
                @drop-room=${(event: CustomEvent<string>) => this.#send('drop-room', event.detail)}
              ></room-games>
            </section>`
      }
      ${
        this.games.length === 0
          ? nothing
          : html`<section>
              <h2>Games begun here</h2>
              <ul>
                ${this.games.map((game) => this.#kept(game))}
              </ul>
            </section>`
      }
      ${this.#examples()}
    `;
  }

  /** Who plays a game of this browser, by which dice. */
  #here(): unknown {
    return html`${this.sides.map(
        ({ id, name }) =>
          html`<div class="field">
            <label for=${`new-${id}`}>${name}</label>
            <select id=${`new-${id}`} name=${id}>
              ${PLAYERS.map(
                ([player, title]) =>
                  html`<option
                    value=${player}
                    .selected=${(player === 'person') === (id === this.first) && player !== 'random'}
                  >
                    ${title}
                  </option>`,
              )}
            </select>
          </div>`,
      )}
      <div class="field">
        <label for="new-seed">Seed of the dice</label>
        <input id="new-seed" type="number" step="1" required .value=${this.#seed} />
      </div>
      ${this.#shared()}`;
  }

  /** Who plays a game of the room. */
  #inRoom(): unknown {
    return html`<div class="field">
        <label for="new-name">Name of the game</label>
        <input id="new-name" maxlength="80" placeholder="None" />
      </div>
      ${this.sides.map(
        ({ id, name }) =>
          html`<div class="field">
            <label for=${`new-${id}`}>${name}</label>
            <select id=${`new-${id}`} name=${id}>
              ${ROOM_PLAYERS.map(
                ([player, title]) =>
                  html`<option
                    value=${player}
                    .selected=${(player === 'me') === (id === this.first) && (player === 'me' || player === 'free')}
                  >
                    ${title}
                  </option>`,
              )}
            </select>
          </div>`,
      )}
      <p class="small soft">
        ${
          this.isRoomUp
            ? 'The server keeps the game: it throws the dice, and tells each seat only what it may know. Seats can change at any time.'
            : 'The server cannot be reached: such a game can be begun when it is back.'
        }
      </p>`;
  }

  /** Every example of the rules is a position to be played from. */
  #examples(): unknown {
    if (this.examples.length === 0) return nothing;
    return html`<section>
      <form @submit=${(event: SubmitEvent) => this.#fromExample(event)}>
        <h2>Play from an example of the rules</h2>
        <div class="example">
          <input
            id="new-example"
            list="new-examples"
            required
            aria-label="Example"
            placeholder=${`A case or a word: one of ${this.examples.length}`}
          />
          <button>Play from there</button>
        </div>
        <datalist id="new-examples">
          ${this.examples.map((path) => html`<option value=${exampleName(path)}></option>`)}
        </datalist>
      </form>
    </section>`;
  }

  #fromExample(event: SubmitEvent): void {
    event.preventDefault();
    const input = this.renderRoot.querySelector<HTMLInputElement>('#new-example');
    const wanted = input?.value.trim() ?? '';
    const names = this.examples.filter((path) => exampleName(path).includes(wanted));
    const path = names.find((one) => exampleName(one) === wanted) ?? names[0];
    if (path !== undefined) this.#send('example', path);
    input?.setCustomValidity(path === undefined ? 'There is no such example.' : '');
    if (path === undefined) input?.reportValidity();
  }

  /** What several persons at one screen have to settle. */
  #shared(): unknown {
    const seats = [...this.renderRoot.querySelectorAll<HTMLSelectElement>('select[id^="new-"]')];
    if (seats.filter(({ value }) => value === PERSON).length < 2) return nothing;
    return html`<label><input id="new-umpire" type="checkbox" /> I play all sides myself and see everything</label>
      <p class="small soft">
        Otherwise the screen is passed from seat to seat where one side hides something from another, and the dice of
        such a game fall by a seed that nobody sees.
      </p>`;
  }

  #kept({ id, title, name = '', changed }: KeptGame): unknown {
    return html`<li>
      <div class="kept">
        <input
          class="name"
          aria-label=${`Name of: ${title}`}
          placeholder="No name"
          .value=${name}
          @change=${(event: Event) => this.#send('name', [id, (event.target as HTMLInputElement).value.trim()])}
        />
        <span class="soft small">${title}, ${new Date(changed).toLocaleString()}</span>
      </div>
      <button aria-label=${`Go on: ${name === '' ? title : name}`} @click=${() => this.#send('resume', id)}>
        Go on
      </button>
      <button class="plain" aria-label=${`Throw away: ${title}`} @click=${() => this.#send('drop', id)}>✕</button>
    </li>`;
  }

  #chooseFile(): void {
    this.renderRoot.querySelector<HTMLInputElement>('#new-file')?.click();
  }

  #open(input: HTMLInputElement): void {
    const [file] = input.files ?? [];
    if (file !== undefined) this.#send('open-file', file);
    // The same file may be chosen again.
    input.value = '';
  }

  #start(event: SubmitEvent): void {
    event.preventDefault();
    const value = (id: string): string => this.renderRoot.querySelector<HTMLSelectElement>(`#new-${id}`)?.value ?? '';
    if (this.isInRoom) {
      const name = this.renderRoot.querySelector<HTMLInputElement>('#new-name')?.value ?? '';
      const wishes = this.sides.map(({ id }) => [id, wishOf(value(id))]);
      const start: RoomStart = { name, seats: Object.fromEntries(wishes) as RoomStart['seats'] };
      this.#send('start-room', start);
      return;
    }
    const seats = Object.fromEntries(this.sides.map(({ id }) => [id, value(id)]));
    const isUmpire = this.renderRoot.querySelector<HTMLInputElement>('#new-umpire')?.checked ?? false;
    const start: Start = { seed: Number(value('seed')), seats, isUmpire };
    this.#send('start', start);
  }

  #send(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

function wishOf(seat: string): SaidWish {
  return seat === 'me' || seat === 'free' ? { to: seat } : { to: 'computer', player: seat };
}

/** An example by its file's name: `09-12-left-flank`. */
function exampleName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace('.case.json', '');
}

customElements.define('new-game', NewGame);
