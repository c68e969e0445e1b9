import { css, html, nothing } from 'lit';
import { shared } from '../../parts/styles.ts';
import { tabPanel, tabs, tabStyles } from '../../ui/tabs.ts';
import type { Side } from './forces-panel.ts';
import { GamePart } from './game-part.ts';
import type { PlayActions } from './play-actions.ts';
import type { Relative } from './relatives.ts';
import type { Effective } from '../../compile-service/protocol.ts';
import { words } from './words.ts';
import './branch-list.ts';
import './counsel-card.ts';
import './dice-hand.ts';
import './forces-panel.ts';
import './game-log.ts';
import './group-card.ts';
import './orders-panel.ts';
import './room-seats.ts';
import './seats-panel.ts';

const TABS = ['orders', 'log', 'forces', 'game'] as const;

type Tab = (typeof TABS)[number];

/** The panels beside the board. */
class GamePanels extends GamePart {
  static override properties = {
    ...GamePart.properties,
    actions: { attribute: false },
    packages: { attribute: false },
    packageId: { attribute: false },
    sides: { attribute: false },
    effective: { attribute: false },
    label: { attribute: false },
    tab: { state: true },
  };
  static override styles = [
    shared,
    tabStyles,
    css`
      :host {
        display: grid;
        grid-template-rows: auto auto minmax(0, 1fr) auto;
        grid-template-columns: minmax(0, 1fr);
        min-block-size: 0;
      }
      .tabs {
        padding-inline: 0.5rem;
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
  declare actions: PlayActions;
  /** The packages under which the game could go on, and the one under which it is played. */
  declare packages: readonly Relative[];
  declare packageId: string;
  declare sides: readonly Side[];
  /** The rules of the package as they are now. */
  declare effective: Effective | null;
  /** What a place is called. */
  declare label: (place: number) => string;
  declare tab: Tab;

  constructor() {
    super();
    this.tab = 'orders';
  }

  override render(): unknown {
    return html`
      ${tabs({
        label: words.tabs.title,
        tabs: TABS.map((name) => ({ name, title: words.tabs[name] })),
        open: this.tab,
        choose: (name) => (this.tab = name),
      })}
      ${this.#diceByHand()} ${tabPanel(this.tab, this.#panel())}
      <div class="score" role="group" aria-label=${words.tabs.score}>${this.#score()}</div>
    `;
  }

  /** What stands, and what an end now would make of it. */
  #score(): unknown {
    const { score, over } = this.snapshot.view;
    if (over) return score.text;
    const points = this.sides.map(({ id, name }) => `${name} ${score.points[id] ?? 0}`).join(', ');
    return html`${score.ended === score.text ? nothing : html`<p>${words.tabs.soFar(points)}</p>`}
      <p>${words.tabs.ended(score.ended)}</p>`;
  }

  #diceByHand(): unknown {
    const { awaiting } = this.snapshot.view.dice;
    if (awaiting === null) return nothing;
    return html`<dice-hand .game=${this.game} .awaiting=${awaiting}></dice-hand>`;
  }

  #panel(): unknown {
    const { game, actions, sides, label } = this;
    switch (this.tab) {
      case 'orders':
        return html`<group-card .game=${game}></group-card>
          <counsel-card .game=${game} .sides=${sides}></counsel-card>
          <orders-panel .game=${game} .actions=${actions} .sides=${sides} .label=${label}></orders-panel>`;
      case 'log':
        return html`<branch-list .game=${game}></branch-list> <game-log .game=${game} .actions=${actions}></game-log>`;
      case 'forces':
        return html`<forces-panel .game=${game} .actions=${actions} .sides=${sides}></forces-panel>`;
      case 'game':
        return this.#seatsAndDice();
    }
  }

  #seatsAndDice(): unknown {
    const { game, actions, sides } = this;
    const { shared: room } = game.host;
    if (room !== null) {
      return html`<room-seats
        .game=${game}
        .actions=${actions}
        .shared=${room}
        .sides=${sides}
        .effective=${this.effective}
      ></room-seats>`;
    }
    return html`<seats-panel
      .game=${game}
      .actions=${actions}
      .sides=${sides}
      .packages=${this.packages}
      .packageId=${this.packageId}
    ></seats-panel>`;
  }
}

customElements.define('game-panels', GamePanels);
