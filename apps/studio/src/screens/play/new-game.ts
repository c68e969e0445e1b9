import { PERSON } from '@hexwright/playtest/screen';
import type { GameInfo, SeatWish } from '@hexwright/playtest/shared';
import { css, html, LitElement, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import type { Missing } from '../../app/readiness-forms.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import type { Effective } from '../../compile-service/protocol.ts';
import { THINKING } from './counsel.ts';
import type { KeptGame } from './kept-games.ts';
import type { RoomStart, Start } from './start.ts';
import { words } from './words.ts';
import './battle-brief.ts';
import './example-choice.ts';
import './room-games-list.ts';
import { radios, radioStyles } from '../../ui/radios.ts';
import { select } from '../../ui/select.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/** Who can sit in a game of the room. */
const ROOM_PLAYERS = [
  ['me', words.begin.me],
  ['free', words.begin.anyone],
  ['captain', words.begin.captain],
  ['marshal', words.begin.marshals.marshal],
  ['random', words.begin.random],
] as const;

/** So many options are shown at once; more are opened by a press. */
const FEW_OPTIONS = 3;
/** Players that most games have; others come with the game once it is open. */
const PLAYERS = [
  ['person', words.begin.me],
  ['captain', words.begin.captain],
  ...THINKING.map((time) => [time, words.begin.marshals[time]] as const),
  ['random', words.begin.random],
] as const;

/**
 * Begins a game or goes on with one. Sends `start` with a {@link Start}, `resume` and `drop` with the id of a game, `name`
 * with `[id, name]`, `open-file` with a file, and `example` with the path of an example. In the room: `start-room` with a
 * {@link RoomStart}, `drop-room` with the id of a game.
 */
class NewGame extends LitElement {
  static override properties = {
    session: { attribute: false },
    effective: { attribute: false },
    sides: { attribute: false },
    title: { attribute: false },
    first: { attribute: false },
    games: { attribute: false },
    errors: { attribute: false },
    missing: { attribute: false },
    problems: { attribute: false },
    examples: { attribute: false },
    roomGames: { attribute: false },
    isRoomUp: { attribute: false },
    isInRoom: { state: true },
  };
  static override styles = [
    shared,
    radioStyles,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 26rem) minmax(0, 34rem);
        justify-content: center;
        align-items: start;
        gap: 1.5rem;
        padding: 2rem 1rem;
      }
      .choose {
        display: grid;
        gap: 1.5rem;
      }
      .choose:only-child {
        grid-column: 1 / -1;
        inline-size: min(34rem, 100%);
        justify-self: center;
      }
      @media (max-width: 820px) {
        :host {
          grid-template-columns: minmax(0, 1fr);
        }
        /* The form comes first where there is no room beside it. */
        .brief {
          order: 1;
        }
      }
      summary {
        cursor: pointer;
        font-weight: 600;
      }
      /* Choices are sentences, which wrap here; a select would cut them. */
      .radios {
        min-inline-size: 0;
        margin-block-start: 0.75rem;
      }
      form,
      section {
        display: grid;
        gap: 0.75rem;
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
      @media (max-width: 480px) {
        .field {
          grid-template-columns: minmax(0, 1fr);
          gap: 0.25rem;
        }
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
  declare session: ProjectSession;
  /** The rules of the battle; null as long as they cannot be read. */
  declare effective: Effective | null;
  declare sides: readonly { readonly id: string; readonly name: string; readonly color: string }[];
  declare title: string;
  /** Id of the side that begins. */
  declare first: string;
  declare games: readonly KeptGame[];
  declare errors: number;
  /** What a battle lacks that can be played all the same. */
  declare missing: readonly Missing[];
  declare problems: string;
  /** Paths of the examples that the package has. */
  declare examples: readonly string[];
  /** Games of the package that are played in the room. */
  declare roomGames: readonly GameInfo[];
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
      ${
        this.effective === null
          ? nothing
          : html`<battle-brief class="brief" .session=${this.session} .effective=${this.effective}></battle-brief>`
      }
      <div class="choose">
        <form @change=${() => this.requestUpdate()} @submit=${(event: SubmitEvent) => this.#start(event)}>
          <h1>${words.begin.title(this.title)}</h1>
          ${
            isBroken
              ? inlineMessage(
                  words.begin.broken(this.errors),
                  'danger',
                  html`<a href=${this.problems}>${words.begin.seeProblems}</a>`,
                )
              : this.#missing()
          }
          <div class="field">
            <label for="new-where">${words.begin.where}</label>
            ${select({
              id: 'new-where',
              value: this.isInRoom ? 'room' : 'here',
              options: [
                { value: 'here', title: words.begin.here },
                { value: 'room', title: words.begin.room },
              ],
              choose: (where) => (this.isInRoom = where === 'room'),
            })}
          </div>
          ${this.isInRoom ? this.#inRoom() : this.#here()}
          <div class="buttons">
            <button class="primary" ?disabled=${isBroken || (this.isInRoom && !this.isRoomUp)}>
              ${words.begin.begin}
            </button>
            <button type="button" ?disabled=${isBroken} @click=${() => this.#chooseFile()}>
              ${words.begin.openFile}
            </button>
            <input
              id="new-file"
              type="file"
              accept=".json,application/json"
              aria-label=${words.begin.fileOf}
              hidden
              @change=${(event: Event) => this.#open(event.target as HTMLInputElement)}
            />
          </div>
        </form>
        ${
          this.roomGames.length === 0
            ? nothing
            : html`<section>
                <h2>${words.begin.inRoom}</h2>
                <room-games-list
                  .games=${this.roomGames}
                  .sides=${this.sides}
                  @resume=${(event: CustomEvent<string>) => this.#send('resume', event.detail)}
                  @drop-room=${(event: CustomEvent<string>) => this.#send('drop-room', event.detail)}
                ></room-games-list>
              </section>`
        }
        ${
          this.games.length === 0
            ? nothing
            : html`<section>
                <h2>${words.begin.begun}</h2>
                <ul>
                  ${this.games.map((game) => this.#kept(game))}
                </ul>
              </section>`
        }
        ${this.#examples()}
      </div>
    `;
  }

  /** What the guided start still misses: the game may be tried all the same. */
  #missing(): unknown {
    if (this.missing.length === 0) return nothing;
    return inlineMessage(
      words.begin.missing,
      'warning',
      html`<ul>
        ${this.missing.map(
          ({ title, message, address }) => html`<li><a href=${address}>${title}</a><span>${message}</span></li>`,
        )}
      </ul>`,
    );
  }

  /** Who plays a game of this browser, by which dice. */
  #here(): unknown {
    return html`${this.sides.map(
        ({ id, name }) =>
          html`<div class="field">
            <label for=${`new-${id}`}>${name}</label>
            ${select({
              id: `new-${id}`,
              name: id,
              value: id === this.first ? 'person' : 'captain',
              options: PLAYERS.map(([player, title]) => ({ value: player, title })),
            })}
          </div>`,
      )}
      <div class="field">
        <label for="new-seed">${words.begin.seed}</label>
        <input id="new-seed" type="number" step="1" required .value=${this.#seed} />
      </div>
      ${this.#shared()} ${this.#options()}`;
  }

  /** Who plays a game of the room. */
  #inRoom(): unknown {
    return html`<div class="field">
        <label for="new-name">${words.begin.name}</label>
        <input id="new-name" maxlength="80" placeholder=${words.begin.none} />
      </div>
      ${this.sides.map(
        ({ id, name }) =>
          html`<div class="field">
            <label for=${`new-${id}`}>${name}</label>
            ${select({
              id: `new-${id}`,
              name: id,
              value: id === this.first ? 'me' : 'free',
              options: ROOM_PLAYERS.map(([player, title]) => ({ value: player, title })),
            })}
          </div>`,
      )}
      ${this.#options()}
      <p class="small soft">${this.isRoomUp ? words.begin.roomUp : words.begin.roomDown}</p>`;
  }

  /** Every example of the rules is a position to be played from. */
  #examples(): unknown {
    if (this.examples.length === 0) return nothing;
    return html`<section>
      <h2>${words.begin.examples}</h2>
      <example-choice
        .examples=${this.examples}
        @example=${(event: CustomEvent<string>) => this.#send('example', event.detail)}
      ></example-choice>
    </section>`;
  }

  /** What the rules leave open, for this game alone: what the package itself adds comes before what it builds on. */
  #options(): unknown {
    const { options = [], choices = null } = this.effective ?? {};
    if (options.length === 0) return nothing;
    return html`<details ?open=${options.length <= FEW_OPTIONS}>
      <summary>${words.begin.optionsOf(options.length)}</summary>
      <p class="small soft">${words.begin.optionsText}</p>
      ${options.toReversed().map((option) => {
        const own = choices?.get(option.id) ?? option.default;
        const cited = option.case === undefined ? nothing : html`<span class="case">${words.case(option.case)}</span>`;
        return radios({
          name: nameOf(option.id),
          label: html`${option.title} ${cited}`,
          options: option.choices.map(({ id, title }) => ({
            value: id,
            title: id === own ? words.begin.asPackage(title) : title,
          })),
          value: own,
        });
      })}
    </details>`;
  }

  /** What was chosen otherwise than the package has it. */
  #chosen(): Record<string, string> {
    const { options = [], choices = null } = this.effective ?? {};
    return Object.fromEntries(
      options.flatMap(({ id, default: usual }) => {
        const chosen = this.renderRoot.querySelector<HTMLInputElement>(`[name="${nameOf(id)}"]:checked`)?.value;
        return chosen === undefined || chosen === (choices?.get(id) ?? usual) ? [] : [[id, chosen]];
      }),
    );
  }

  /** What several persons at one screen have to settle. */
  #shared(): unknown {
    const seats = [...this.renderRoot.querySelectorAll<HTMLSelectElement>('select[id^="new-"]')];
    if (seats.filter(({ value }) => value === PERSON).length < 2) return nothing;
    return html`<label><input id="new-umpire" type="checkbox" /> ${words.begin.umpire}</label>
      <p class="small soft">${words.begin.umpireText}</p>`;
  }

  #kept({ id, title, name = '', changed }: KeptGame): unknown {
    return html`<li>
      <div class="kept">
        <input
          class="name"
          aria-label=${words.begin.nameOf(title)}
          placeholder=${words.begin.noName}
          .value=${name}
          @change=${(event: Event) => this.#send('name', [id, (event.target as HTMLInputElement).value.trim()])}
        />
        <span class="soft small">${title}, ${new Date(changed).toLocaleString()}</span>
      </div>
      <button
        aria-label=${words.begin.ofGame(words.begin.resume, name === '' ? title : name)}
        @click=${() => this.#send('resume', id)}
      >
        ${words.begin.resume}
      </button>
      <button
        class="plain"
        aria-label=${words.begin.ofGame(words.begin.delete, title)}
        @click=${() => this.#send('drop', id)}
      >
        ✕
      </button>
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
      const start: RoomStart = {
        name,
        seats: Object.fromEntries(wishes) as RoomStart['seats'],
        options: this.#chosen(),
      };
      this.#send('start-room', start);
      return;
    }
    const seats = Object.fromEntries(this.sides.map(({ id }) => [id, value(id)]));
    const isUmpire = this.renderRoot.querySelector<HTMLInputElement>('#new-umpire')?.checked ?? false;
    const start: Start = { seed: Number(value('seed')), seats, isUmpire, options: this.#chosen() };
    this.#send('start', start);
  }

  #send(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** What the form calls an option. */
function nameOf(option: string): string {
  return `option-${option}`;
}

function wishOf(seat: string): SeatWish {
  return seat === 'me' || seat === 'free' ? { to: seat } : { to: 'computer', player: seat };
}

customElements.define('new-game', NewGame);
