import { PERSON, type Choice, type GameView, type MarkerChip, type PieceView } from '@hexwright/playtest/screen';
import { css, html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { repeat } from 'lit/directives/repeat.js';
import { citation } from '../../parts/citation.ts';
import type { Watched } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import type { Side } from './forces-panel.ts';
import { GamePart } from './game-part.ts';
import { acting, isSameChoice, ready, type Hand } from './hand.ts';
import { besideMap, generalButtons, pieceButtons, withoutName } from './available-choices.ts';
import type { PlayActions } from './play-actions.ts';
import { shotsOf } from './shots.ts';
import { seatName } from './seats.ts';
import { words } from './words.ts';
import './odds-card.ts';
import './way-card.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/**
 * What the person can do now: the question, the piece in hand and what it may do, the odds of an attack, why something
 * may not be.
 */
class OrdersPanel extends GamePart {
  static override properties = {
    ...GamePart.properties,
    actions: { attribute: false },
    label: { attribute: false },
    sides: { attribute: false },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: block;
        overflow-y: auto;
      }
      section {
        display: grid;
        gap: 0.6rem;
        padding: 0.75rem;
        border-block-end: 1px solid var(--line);
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 0.35rem;
      }
      ol {
        margin: 0;
        padding-inline-start: 1.1rem;
      }
      .piece {
        display: flex;
        justify-content: space-between;
        gap: 0.5rem;
        align-items: baseline;
      }
      .side {
        padding-inline: 0.5em 0.2em;
        border-inline-start: 0.35em solid var(--side);
        font-weight: 600;
      }
      .piece button {
        flex: none;
        white-space: nowrap;
      }
      .piece b {
        font-family: var(--serif);
      }
    `,
  ];
  declare actions: PlayActions;
  /** What a place is called. */
  declare label: (place: number) => string;
  declare sides: readonly Side[];

  #hadFocus = false;

  protected override watched(): readonly Watched[] {
    const { hand, pausing } = this.game;
    return [hand.held, hand.pointed, hand.odds, hand.denial, pausing.isOn];
  }

  get #view(): GameView {
    return this.snapshot.view;
  }

  /** What the person can do; nothing while somebody else decides. */
  get #choices(): readonly Choice[] {
    return this.game.isPersons ? this.snapshot.choices : [];
  }

  get #hand(): Hand {
    return this.game.hand.held.value;
  }

  /** Whether what can be done is shown: to the person who decides, or to all when the game is over. */
  get #isOpen(): boolean {
    return this.game.isPersons || this.#view.over;
  }

  override willUpdate(): void {
    this.#hadFocus = this.shadowRoot?.activeElement instanceof HTMLButtonElement;
  }

  /** After a choice by a button that is gone, Enter confirms by the one in its place, never by a neighbour. */
  override updated(): void {
    if (!this.#hadFocus || this.shadowRoot?.activeElement !== null) return;
    this.shadowRoot.querySelector<HTMLElement>('.armed button')?.focus();
  }

  override render(): unknown {
    const { prompt, over, seat } = this.#view;
    const piece = acting(this.#view, this.#hand);
    const isWaiting = this.game.isPaused && !this.game.isPersons && !over && seat !== null;
    return html`
      <section aria-live="polite">
        ${this.#whose()}
        <h2>${prompt.title}</h2>
        <p>${prompt.text} ${citation(prompt.case)}</p>
        ${this.#isOpen ? this.#general() : nothing} ${isWaiting ? this.#waiting() : nothing}
      </section>
      ${this.#denial()} ${this.#isOpen && piece !== null ? this.#piece(piece) : this.#attack()} ${this.#pointedAt()}
      ${this.#shots()}
    `;
  }

  /** Who decides: in many phases it is not the side whose turn it is. */
  #whose(): unknown {
    const { prompt, seat } = this.#view;
    const side = this.sides.find(({ id }) => id === prompt.side);
    if (side === undefined) return nothing;
    return html`<p class="small">
      <span class="side" style=${`--side:${side.color}`}>${side.name}</span>
      ${
        this.#isOpen || seat === PERSON
          ? words.orders.decides
          : html`<span class="soft"
              >${this.#isFree(side.id) ? words.orders.seatIsFree : words.orders.otherDecides(seatName(seat ?? ''))}</span
            >`
      }
    </p>`;
  }

  /** Whether nobody sits for a side yet. */
  #isFree(side: string): boolean {
    return this.game.host.shared?.state.value?.game.seats[side]?.is === 'free';
  }

  #waiting(): unknown {
    return html`<p><b>${words.orders.waiting(seatName(this.#view.seat ?? ''))}</b></p>
      <div class="buttons">
        <button class="primary" @click=${() => this.game.pause()}>${words.now.resume} <kbd>P</kbd></button>
      </div>`;
  }

  #nameOf(side: string): string {
    return this.sides.find(({ id }) => id === side)?.name ?? side;
  }

  /** What is nobody's: passing, ending the phase. */
  #general(): unknown {
    const general = generalButtons(this.#choices);
    const able = ready(this.#choices).length;
    const mayPick = this.#view.prompt.piece === null && able > 0;
    return html`<div class="buttons">
        ${
          mayPick
            ? html`<button @click=${() => this.actions.nextPiece(1)}>${words.orders.next(able)} <kbd>N</kbd></button>
                ${able < 2 ? nothing : html`<button @click=${() => this.game.hand.gatherAll()}>${words.orders.all} <kbd>Ctrl+A</kbd></button>`}`
            : nothing
        }
        ${general.map((choice) => this.#button(choice, choice.kind === 'done' || this.#isArmed(choice)))}
      </div>
      ${this.#beside()}`;
  }

  /** Pieces that cannot be picked up from the map. */
  #beside(): unknown {
    const waiting = besideMap(this.#view, this.#choices);
    if (waiting.length === 0) return nothing;
    return html`<div class="buttons" role="group" aria-label=${words.orders.offMap}>
      <span class="soft">${words.orders.offMap}:</span>
      ${waiting.map(
        ({ id, name }) =>
          html`<button aria-current=${id === this.#hand.piece} @click=${() => this.game.hand.pick(id)}>
            ${name}
          </button>`,
      )}
    </div>`;
  }

  #piece(id: string): unknown {
    const piece = this.#view.pieces.find((one) => one.id === id);
    if (piece === undefined) return nothing;
    const bound = this.#view.prompt.piece === id;
    // What two pieces fight out by themselves is answered where they do.
    const isApart = this.#view.contest?.isOver === false;
    const own = pieceButtons(this.#view, this.#choices, this.#hand, id, isApart);
    // What is armed stands above them, to be confirmed.
    const rest = own.filter((choice) => !this.#isArmed(choice));
    return html`<section>
        <div class="piece">
          <b>${piece.name}</b><span class="soft">${piece.look.values} ${piece.look.mode}</span>
          ${
            bound
              ? nothing
              : html`<button class="plain" @click=${() => this.game.hand.putDown()}>
                  ${words.orders.deselect} <kbd>Esc</kbd>
                </button>`
          }
        </div>
        ${this.#marksOf(piece)}
        <way-card .game=${this.game} .hand=${this.#hand} .pieces=${this.#view.pieces} .label=${this.label}></way-card>
        ${
          this.#hand.reach === null &&
          this.#choices.some((choice) => choice.piece === id && choice.place !== null && !own.includes(choice))
            ? html`<p class="soft">${words.orders.clickLit}</p>`
            : nothing
        }
      </section>
      ${this.#attack()}
      ${
        rest.length === 0
          ? nothing
          : html`<section>
              <div class="buttons">
                ${repeat(
                  rest,
                  ({ command }) => JSON.stringify(command),
                  (choice) => this.#button(choice, false, piece.name),
                )}
              </div>
            </section>`
      }`;
  }

  /** What the chips of a piece stand for: its order, and what ails it. */
  #marksOf({ look: { marks } }: PieceView): unknown {
    const names = marks.flatMap(({ name }) => (name === '' ? [] : [name]));
    return names.length === 0 ? nothing : html`<p class="soft">${names.join('; ')}</p>`;
  }

  /** What is chosen and waits to be confirmed, with the odds of an attack. */
  #attack(): unknown {
    // One that is chosen among those of nobody is confirmed there: it does not stand here again.
    const isAbove = this.#isOpen && generalButtons(this.#choices).some((choice) => this.#isArmed(choice));
    const armed = isAbove ? null : this.#hand.armed;
    const odds = this.game.hand.odds.value;
    if (odds === null && armed === null) return nothing;
    return html`<section>
      ${armed === null ? nothing : html`<div class="buttons armed">${keyed(JSON.stringify(armed.command), this.#button(armed, true))}</div>`}
      ${odds === null ? nothing : html`<odds-card .odds=${odds}></odds-card>`}
    </section>`;
  }

  #isArmed(choice: Choice): boolean {
    return isSameChoice(this.#hand.armed, choice);
  }

  #denial(): unknown {
    const refused = this.game.hand.denial.value;
    if (refused === null) return nothing;
    return html`<section>
      ${inlineMessage(
        refused.refusals.map(({ text, cases }) => html`<p>${text} ${cases.map((one) => html`${citation(one)} `)}</p>`),
        'warning',
      )}
    </section>`;
  }

  #shots(): unknown {
    const shots = shotsOf(this.snapshot);
    if (shots.length === 0) return nothing;
    return html`<section>
      <h3>${words.orders.attacks}</h3>
      <ol class="small">
        ${shots.map(({ text, case: cited }) => html`<li>${text} ${citation(cited)}</li>`)}
      </ol>
    </section>`;
  }

  /** What stands and lies under the pointer; who is in hand is told of already. */
  #pointedAt(): unknown {
    const { pieces, markers } = this.#view;
    const pointed = this.game.hand.pointed.value;
    const held = acting(this.#view, this.#hand);
    const under = pieces.filter(
      ({ id, places, where }) => where === 'map' && pointed >= 0 && places.includes(pointed) && id !== held,
    );
    const chips: readonly MarkerChip[] = markers.places.find(({ place }) => place === pointed)?.chips ?? [];
    if (under.length + chips.length === 0) return nothing;
    return html`<section>
      ${under.map(
        (piece) =>
          html`<div class="piece">
              <span><b>${piece.name}</b> <span class="soft">${this.#nameOf(piece.side)}</span></span>
              <span>${piece.look.values} ${piece.look.mode}</span>
            </div>
            ${this.#marksOf(piece)}`,
      )}
      ${chips.length === 0 ? nothing : html`<p class="soft">${chips.map(({ name }) => name).join(', ')}</p>`}
    </section>`;
  }

  /** `of` is the name of the piece that stands above the button. */
  #button(choice: Choice, isMain: boolean, of = ''): unknown {
    const consider = (one: Choice | null): void => {
      if (choice.marks !== undefined) this.game.meant.show(one);
    };
    return html`<button
      class=${isMain ? 'primary' : ''}
      title=${`${choice.detail} [${choice.case}]`.trim()}
      @click=${() => this.game.hand.choose(choice)}
      @pointerenter=${() => consider(choice)}
      @pointerleave=${() => consider(null)}
      @focus=${() => consider(choice)}
      @blur=${() => consider(null)}
    >
      ${withoutName(choice.label, of)}
      ${this.#isArmed(choice) ? html`<kbd>Enter</kbd>` : choice.shortcut === undefined ? nothing : html`<kbd>${choice.shortcut}</kbd>`}
    </button>`;
  }
}

customElements.define('orders-panel', OrdersPanel);
