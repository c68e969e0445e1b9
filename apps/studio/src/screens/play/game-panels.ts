import type { Choice } from '@hexwright/playtest/screen';
import { css, html, LitElement, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { shared } from '../../parts/styles.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import type { Side } from './forces-panel.ts';
import { acting } from './hand.ts';
import type { GameSession } from './game-session.ts';
import type { PlayActions } from './play-actions.ts';
import type { Relative } from './relatives.ts';
import type { Speed } from './seats-panel.ts';
import { shotsOf } from './shots.ts';
import type { Effective } from '../../workshop/protocol.ts';
import { words } from './words.ts';
import './branch-list.ts';
import './dice-hand.ts';
import './forces-panel.ts';
import './game-log.ts';
import './group-card.ts';
import './orders-panel.ts';
import './room-seats.ts';
import './seats-panel.ts';

const TABS = ['orders', 'log', 'forces', 'table'] as const;

type Tab = (typeof TABS)[number];

/** The panels beside the board. What is for the game they say to it, all else to the screen. */
class GamePanels extends LitElement {
  static override properties = {
    game: { attribute: false },
    actions: { attribute: false },
    packages: { attribute: false },
    packageId: { attribute: false },
    standing: { attribute: false },
    sides: { attribute: false },
    effective: { attribute: false },
    pointed: { attribute: false },
    label: { attribute: false },
    tab: { state: true },
  };
  static override styles = [
    shared,
    css`
      :host {
        display: grid;
        grid-template-rows: auto auto minmax(0, 1fr) auto;
        grid-template-columns: minmax(0, 1fr);
        min-block-size: 0;
      }
      .tabs {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem;
        padding: 0.4rem 0.75rem;
        border-block-end: 1px solid var(--line);
      }
      .panel {
        grid-row: 3;
        display: flex;
        flex-direction: column;
        min-block-size: 0;
        overflow: hidden;
      }
      .panel > * {
        min-block-size: 0;
      }
      .panel > :last-child {
        flex: 1;
      }
      .score {
        grid-row: 4;
        padding: 0.5rem 0.75rem;
        border-block-start: 1px solid var(--line);
        font-size: var(--small);
        color: var(--ink-soft);
      }
      @media (max-width: 820px) {
        .score {
          padding-block: 0.25rem;
        }
      }
    `,
  ];
  declare game: GameSession;
  declare actions: PlayActions;
  /** The packages under which the game could go on, and the one under which it is played. */
  declare packages: readonly Relative[];
  declare packageId: string;
  declare standing: GameSnapshot;
  declare sides: readonly Side[];
  /** The rules of the package as they are now. */
  declare effective: Effective | null;
  /** The hex under the pointer, or -1. */
  declare pointed: number;
  /** What a hex is called. */
  declare label: (hex: number) => string;
  declare tab: Tab;

  constructor() {
    super();
    this.tab = 'orders';
  }

  override render(): unknown {
    return html`
      <div class="tabs" role="tablist" aria-label=${words.tabs.title}>
        ${TABS.map(
          (tab) =>
            html`<button
              class="plain"
              role="tab"
              id=${`tab-${tab}`}
              aria-controls="panel"
              aria-selected=${tab === this.tab}
              @click=${() => (this.tab = tab)}
            >
              ${words.tabs[tab]}
            </button>`,
        )}
      </div>
      ${this.#diceByHand()}
      <div class="panel" id="panel" role="tabpanel" aria-labelledby=${`tab-${this.tab}`}>${this.#panel()}</div>
      <div class="score" role="group" aria-label=${words.tabs.score}>${this.#score()}</div>
    `;
  }

  /** What stands, and what an end now would make of it. */
  #score(): unknown {
    const { standing, over } = this.standing.view;
    if (over) return standing.text;
    const points = this.sides.map(({ id, name }) => `${name} ${standing.points[id] ?? 0}`).join(', ');
    return html`${standing.ended === standing.text ? nothing : html`<p>${words.tabs.soFar(points)}</p>`}
      <p>${words.tabs.ended(standing.ended)}</p>`;
  }

  #diceByHand(): unknown {
    const { game } = this;
    const { awaiting } = this.standing.view.dice;
    if (awaiting === null) return nothing;
    return html`<dice-hand
      .awaiting=${awaiting}
      @give=${(event: CustomEvent<readonly number[]>) => game.answer(() => game.host.ask('giveDice', event.detail))}
      @cancel=${() => game.answer(() => game.host.ask('cancelDice'))}
    ></dice-hand>`;
  }

  #panel(): unknown {
    switch (this.tab) {
      case 'orders':
        return this.#orders();
      case 'log':
        return this.#log();
      case 'forces':
        return html`<forces-panel
          .standing=${this.standing}
          .sides=${this.sides}
          @show=${(event: CustomEvent<readonly number[]>) => this.actions.show(event.detail)}
        ></forces-panel>`;
      case 'table':
        return this.#table();
    }
  }

  #orders(): unknown {
    const { game, actions, pointed } = this;
    const { view, choices } = this.standing;
    const { isPersons } = game;
    // Who is in hand is told of already.
    const held = acting(view, game.hand.value);
    const under = view.pieces.filter(
      ({ id, hexes, where }) => where === 'map' && pointed >= 0 && hexes.includes(pointed) && id !== held,
    );
    return html`${keyed(game, html`<group-card .group=${game.group} .pieces=${view.pieces}></group-card`)}
      ><orders-panel
        ?isPaused=${game.isPaused && !isPersons && !view.over && view.seat !== null}
        @resume=${() => game.pause()}
        @select-all=${() => game.gatherAll()}
        .view=${view}
        .choices=${isPersons ? choices : []}
        .hand=${game.hand.value}
        .odds=${game.odds.value}
        .refused=${game.denial.value}
        .pointed=${under}
        .chips=${view.markers.hexes.find(({ hex }) => hex === pointed)?.chips ?? []}
        .isPerson=${isPersons || view.over}
        .shots=${shotsOf(this.standing)}
        .label=${this.label}
        .sides=${this.sides}
        @choose=${(event: CustomEvent<Choice>) => game.choose(event.detail)}
        @consider=${(event: CustomEvent<Choice | null>) => game.meant.show(event.detail)}
        @pick=${(event: CustomEvent<string>) => game.pick(event.detail)}
        @choose-way=${(event: CustomEvent<number>) => game.chooseWay(event.detail)}
        @accompany=${(event: CustomEvent<string>) => game.accompany(event.detail)}
        @confirm=${() => game.confirm()}
        @put-down=${() => game.putDown()}
        @next=${() => actions.nextPiece(1)}
      ></orders-panel>`;
  }

  #log(): unknown {
    const { game, actions, standing } = this;
    const goTo = (event: CustomEvent<number>): void => actions.goTo(event.detail);
    return html`<branch-list
        .standing=${standing}
        @go-to=${goTo}
        @name=${(event: CustomEvent<[number, string]>) => this.#tell(() => game.host.ask('nameBranch', ...event.detail))}
      ></branch-list>
      <game-log
        .standing=${standing}
        ?mayNote=${game.host.mayNote}
        .noteHint=${game.isOwn ? words.log.noteHint : words.room.noteHint}
        @pin-note=${(event: CustomEvent<[number, string]>) => this.#tell(() => game.host.ask('pinNote', ...event.detail))}
        @go-to=${goTo}
        @look=${(event: CustomEvent<readonly number[]>) => actions.look(event.detail)}
      ></game-log>`;
  }

  #table(): unknown {
    const { game, actions } = this;
    const { shared: sharing } = game.host;
    if (sharing !== null) {
      return html`<room-seats
        .shared=${sharing}
        .sides=${this.sides}
        .effective=${this.effective}
        @save=${() => actions.save()}
        @leave=${() => actions.leave()}
      ></room-seats>`;
    }
    return html`<seats-panel
      .view=${this.standing.view}
      .sides=${this.sides}
      .players=${game.players}
      .speed=${game.speed.value}
      .packages=${this.packages}
      .packageId=${this.packageId}
      @under=${(event: CustomEvent<string>) => actions.playUnder(event.detail)}
      @seat=${(event: CustomEvent<[string, string]>) => this.#tell(() => game.host.ask('setSeat', ...event.detail))}
      @speed=${(event: CustomEvent<Speed>) => (game.speed.value = event.detail)}
      @dice=${(event: CustomEvent<'seed' | 'hand'>) => this.#tell(() => game.host.ask('setDice', event.detail))}
      @seed=${(event: CustomEvent<number>) => this.#tell(() => game.host.ask('setSeed', event.detail))}
      @save=${() => actions.save()}
      @example=${() => actions.example()}
      @branch-off=${() => actions.branchOff()}
      @leave=${() => actions.leave()}
    ></seats-panel>`;
  }

  /** Tells the game something that is no move, and goes on. */
  #tell(work: () => Promise<null>): void {
    void this.game.answer(work);
  }
}

customElements.define('game-panels', GamePanels);
