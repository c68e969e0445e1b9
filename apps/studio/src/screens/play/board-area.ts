import { EMPTY_VIEW, type BoardView, type LineOfSight } from '@hexwright/board';
import { css, html, nothing } from 'lit';
import type { Effective } from '../../compile-service/protocol.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import type { Watched } from '../../parts/store.ts';
import { shared } from '../../parts/styles.ts';
import { banner, bannerStyles } from '../../ui/banner.ts';
import { adviceIn } from './counsel.ts';
import { shownCounsel } from './counsel-shown.ts';
import type { Side } from './forces-panel.ts';
import type { GameBoard } from './game-board.ts';
import { GamePart } from './game-part.ts';
import { shownGroup } from './group-shown.ts';
import { shown } from './hand.ts';
import { hintOf } from './hint.ts';
import { drawn } from './influence-layers.ts';
import type { GameScene } from './piece-counters.ts';
import type { PlayActions } from './play-actions.ts';
import { rotated } from './seats.ts';
import { shotArrows, shotsOf } from './shots.ts';
import { boardWithoutHexes, marksOf } from './without-hexes.ts';
import { words } from './words.ts';
import './contest-panel.ts';
import './game-head.ts';
import './game-over.ts';
import './now-bar.ts';
import './play-board.ts';
import './playback-bar.ts';
import './replay-notice.ts';
import './rules-offer.ts';
import './seat-offer.ts';
import './time-bar.ts';

/** The board of a game between its bars, and what lies over it. */
export class BoardArea extends GamePart {
  static override properties = {
    ...GamePart.properties,
    actions: { attribute: false },
    scene: { attribute: false },
    sides: { attribute: false },
    effective: { attribute: false },
    label: { attribute: false },
    problems: { attribute: false },
    looked: { state: true },
    seenOver: { state: true },
  };
  static override styles = [
    shared,
    bannerStyles,
    css`
      /* Nothing lies over the outer rows of the map: units stand there as well. */
      :host {
        position: relative;
        display: grid;
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        min-inline-size: 0;
        min-block-size: 0;
        overflow: hidden;
      }
      play-board,
      plane-board,
      table-board,
      .head {
        grid-area: 2 / 1;
      }
      .head {
        position: relative;
        align-self: start;
        margin: 0.75rem;
        display: grid;
        justify-items: start;
        gap: 0.5rem;
        pointer-events: none;
      }
      .head > * {
        pointer-events: auto;
        max-inline-size: min(46rem, 100%);
      }
      .head > game-over {
        justify-self: center;
      }
      playback-bar {
        grid-area: 2 / 1;
        position: relative;
        place-self: end center;
        margin: 0.75rem;
      }
      .when {
        padding: 0.35rem 0.8rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--panel);
        box-shadow: var(--shadow);
      }
      .hint {
        font-size: var(--small);
      }
      time-bar {
        border-width: 1px 0 0;
        border-radius: 0;
        box-shadow: none;
      }
      @media (max-width: 820px) {
        .head {
          margin: 0.4rem;
          font-size: var(--small);
        }
      }
    `,
  ];

  declare actions: PlayActions;
  /** The map of the package, with pieces on it. */
  declare scene: GameScene;
  declare sides: readonly Side[];
  /** The rules of the package as they are now. */
  declare effective: Effective | null;
  /** What a place is called. */
  declare label: (place: number) => string;
  /** The address of the screen of problems. */
  declare problems: string;
  /** The places of the line of the log that is looked at. */
  declare looked: readonly number[];
  /** The node whose end of the game has been dismissed, or -1. */
  declare seenOver: number;

  constructor() {
    super();
    this.looked = [];
    this.seenOver = -1;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.game.group.standOn(() => this.scene.grid);
  }

  protected override watched(): readonly Watched[] {
    const { host, hand, recent, group, sight, meant, counsel, layers, playback } = this.game;
    return [
      this.scene.changes,
      host.trouble,
      hand.held,
      hand.pointed,
      hand.denial,
      recent,
      group.pieces,
      group.plan,
      sight.seen,
      meant.shown,
      counsel.shown,
      layers.found,
      playback.film,
      playback.isPast,
    ];
  }

  /** The board that is shown; null before it is drawn. */
  get board(): GameBoard | null {
    return this.renderRoot.querySelector<GameBoard>('play-board, plane-board, table-board');
  }

  /** Lights these places, and brings them into view. */
  look(places: readonly number[]): void {
    this.looked = places;
    this.board?.reveal(places);
  }

  override render(): unknown {
    const { game, sides } = this;
    const { view, choices } = this.snapshot;
    const { hand } = game;
    const held = hand.held.value;
    const sight = game.sight.seen.value;
    const hint = hintOf(view, choices, held, hand.pointed.value, game.meant.shown.value);
    return html`
      <now-bar .game=${game} .effective=${this.effective} .sides=${sides}></now-bar>
      ${this.#board(this.#shown(sight?.shown ?? null), hint)}
      <div class="head">
        ${sight === null ? nothing : html`<div class="when" role="status">${sight.text}</div>`}
        <game-head .game=${game} .sides=${sides} .label=${this.label}></game-head>
        ${
          held.ways.length > 0 && game.isPersons
            ? html`<div class="when hint" aria-hidden="true">${hint}</div>`
            : nothing
        }
        ${
          game.host.shared === null
            ? nothing
            : html`<rules-offer .game=${game} .shared=${game.host.shared}></rules-offer>
                <seat-offer .game=${game} .shared=${game.host.shared} .sides=${sides}></seat-offer>`
        }
        <replay-notice .game=${game} .problems=${this.problems}></replay-notice>
        ${this.#trouble()} ${game.playback.isPast.value ? nothing : this.#over()}
      </div>
      ${view.space.shape === 'table' ? html`<playback-bar .playback=${game.playback}></playback-bar>` : nothing}
      <time-bar .game=${game}></time-bar>
      <contest-panel .game=${game} .sides=${sides}></contest-panel>
    `;
  }

  /** The board that draws the space of the game. */
  #board(lit: BoardView, hint: string): unknown {
    const { game } = this;
    const { view } = this.snapshot;
    const { place, armed } = game.hand.held.value;
    const { news, captions: all } = game.recent.value;
    const { position } = game.host;
    // Who has something in hand, or is told of the end, looks at that.
    const captions = place >= 0 || armed !== null || this.#tellsEnd(view) ? [] : all;
    const pointer = game.hand;
    if (view.space.shape !== 'hexes') {
      const { playback } = game;
      const { film } = playback;
      const isPast = playback.isPast.value;
      const pieces = isPast && film.value !== null ? film.value.pieces : view.pieces;
      const counters = this.scene.counters(pieces, position);
      // What may be done is shown once it is seen how things stand.
      const at = { view, pieces, counters, shown: isPast ? EMPTY_VIEW : lit, news, hint, playback, pointer };
      const over = isPast ? { marks: [], captions: [] } : { marks: marksOf(game), captions };
      return boardWithoutHexes({ ...at, ...over, sides: this.sides });
    }
    return html`<play-board
      .pointer=${pointer}
      .scene=${this.scene.with(view, position)}
      .shown=${lit}
      .captions=${captions}
      .news=${news}
      .hint=${hint}
    ></play-board>`;
  }

  /** What is lit and drawn over the board for the moment. */
  #shown(sight: LineOfSight | null): BoardView {
    const { game, snapshot } = this;
    const { view, choices } = snapshot;
    const hand = game.hand.held.value;
    const lit = game.group.isSet
      ? shownGroup(view, game.group.pieces.value, game.group.plan.value)
      : shown(view, game.isPersons ? choices : [], hand);
    const advice = adviceIn(game.counsel.shown.value);
    const advised = advice === null ? EMPTY_VIEW : shownCounsel(view, advice);
    const recent = game.recent.value;
    // Who has something in hand looks ahead.
    const isAhead = hand.reach !== null || hand.armed !== null || game.group.isSet;
    const refused = (game.hand.denial.value?.refusals ?? []).filter(({ places }) => places.length > 0);
    const shots = view.prompt.showsShots === true ? shotArrows(shotsOf(snapshot), view.pieces) : [];
    return {
      ...lit,
      litCounters: advice === null ? lit.litCounters : advised.litCounters,
      sights: sight === null ? [] : [sight],
      influences: drawn(game.layers.found.value, this.sides),
      arrows: [...shots, ...(isAhead ? [] : recent.arrows), ...lit.arrows, ...advised.arrows],
      highlights: [
        ...(isAhead ? [] : recent.highlights),
        ...lit.highlights,
        ...advised.highlights,
        ...refused.flatMap(({ places }) => [{ places, tone: 'warning', look: 'fill' } as const]),
        ...(this.looked.length === 0 ? [] : [{ places: this.looked, tone: 'selection', look: 'fill' } as const]),
      ],
    };
  }

  #trouble(): unknown {
    const { trouble, isReachable } = this.game.host;
    if (!isReachable) return banner({ tone: 'danger', text: words.now.lost });
    if (trouble.value === null) return nothing;
    const run = (): void => this.game.dismiss('trouble');
    return banner({ tone: 'danger', heading: trouble.value, dismiss: { title: words.dismiss, run } });
  }

  /** Whether the end of the game is told, over the board. */
  #tellsEnd({ over, node }: GameSnapshot['view']): boolean {
    return over && this.seenOver !== node && this.game.isOwn;
  }

  #over(): unknown {
    const { view } = this.snapshot;
    if (!this.#tellsEnd(view)) return nothing;
    const seed = Math.floor(Math.random() * 100_000);
    const ids = this.sides.map(({ id }) => id);
    return html`<game-over
      .view=${view}
      .sides=${this.sides}
      @rematch=${() => this.actions.start({ seed, seats: view.seats })}
      @swapped=${() => this.actions.start({ seed: view.dice.seed ?? seed, seats: rotated(ids, view.seats) })}
      @save=${() => this.actions.save()}
      @dismiss=${() => (this.seenOver = view.node)}
    ></game-over>`;
  }
}

customElements.define('board-area', BoardArea);
