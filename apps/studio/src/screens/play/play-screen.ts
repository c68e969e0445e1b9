import { EMPTY_VIEW, type BoardView, type SightProbe as ShownSight } from '@hexwright/board';
import { html, nothing, type PropertyValues } from 'lit';
import type { Command } from '../../app/commands.ts';
import { goInPackage } from '../../app/navigation.ts';
import { addressOf } from '../../app/routes.ts';
import { watch } from '../../parts/store.ts';
import { Screen } from '../../parts/screen.ts';
import { shared } from '../../parts/styles.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { PackageScene } from '../../scene/package-scene.ts';
import type { Side } from './forces-panel.ts';
import { GameDesk } from './game-desk.ts';
import { isSealed, keepExample, saveGame } from './game-file.ts';
import type { GameSession } from './game-session.ts';
import { acting, ready, shown } from './hand.ts';
import { hintOf } from './hint.ts';
import { levelsOf } from './levels.ts';
import { drawn } from './layers.ts';
import type { RoomStart, Start } from './new-game.ts';
import { shownGroup } from './group-shown.ts';
import { GameScene } from './piece-counters.ts';
import type { GameBoard, HexEvent } from './game-board.ts';
import type { PlayActions } from './play-actions.ts';
import { playCommands } from './play-commands.ts';
import { playStyles } from './play-styles.ts';
import { rotated } from './seats.ts';
import { shotArrows, shotsOf } from './shots.ts';
import { relatives } from './relatives.ts';
import { SightProbe } from './sight-probe.ts';
import { words } from './words.ts';
import './now-bar.ts';
import { phaseEnd } from './time-line.ts';
import './contest-panel.ts';
import './echo-banner.ts';
import './game-over.ts';
import './game-panels.ts';
import './new-game.ts';
import './playback-bar.ts';
import { boardWithoutHexes, marksOf, spaceWithoutHexes } from './without-hexes.ts';
import './play-board.ts';
import './rules-offer.ts';
import './seat-offer.ts';
import './table-head.ts';
import './time-bar.ts';

/** Plays the package that is open, in a worker beside the page; what changes in the package is played again at once. */
class PlayScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    pointed: { state: true },
    seenOver: { state: true },
    looked: { state: true },
  };
  static override styles = [shared, playStyles];

  /** The hex under the pointer, or -1. */
  declare pointed: number;
  /** The node whose end of the game has been dismissed, or -1. */
  declare seenOver: number;
  /** The hexes of the line of the log that is looked at. */
  declare looked: readonly number[];
  readonly #probe = new SightProbe();
  readonly #actions: PlayActions = {
    nextPiece: (by) => void this.#nextPiece(by),
    phase: (way) => this.#phase(way),
    goTo: (node) => void this.#game?.goTo(node),
    gather: () => this.#gather(),
    toggleSight: () => this.#toggleSight(),
    escape: () => this.#escape(),
    fit: () => this.#board?.fit(),
    show: (places) => this.#board?.zoomTo(places),
    look: (places) => {
      this.looked = places;
      this.#board?.reveal(places);
    },
    tell: () => this.#sayStanding(),
    save: () => void this.#save(),
    example: () => void this.#example(),
    branchOff: () => void this.#desk.branchOff(),
    playUnder: (id) => this.#desk.playUnder(id),
    leave: () => goInPackage(this.route, { item: '', where: {} }),
  };
  #scene: PackageScene | null = null;
  #onMap: GameScene | null = null;
  #ends: (() => void)[] = [];

  constructor() {
    super();
    this.pointed = -1;
    this.seenOver = -1;
    this.looked = [];
    watch(this, () => [this.#desk.games, this.#desk.shown, this.#probe.from, this.#probe.seen]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#desk.rest();
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#scene = null;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('route') && !changed.has('session')) return;
    if (this.#scene?.id !== this.route.package) this.#setScene();
    void this.#desk.follow(this.session, this.route);
  }

  /** Follows the package's map. */
  #setScene(): void {
    for (const end of this.#ends) end();
    const { session } = this;
    const scene = new PackageScene(session.project, this.route.package);
    const again = (): void => this.requestUpdate();
    const onMap = new GameScene(scene);
    this.#scene = scene;
    this.#onMap = onMap;
    this.#ends = [
      session.project.listen((change) => {
        if (scene.take(change).hexes.length > 0) onMap.repainted();
        again();
      }),
      session.workshop.report.listen(again),
      session.tables.games.listen(again),
      session.tables.isUp.listen(again),
    ];
  }

  override render(): unknown {
    const game = this.#game;
    const standing = game?.standing ?? null;
    if (game === null || standing === null) return this.#lobby();
    return html`<div class="desk">
      <div class="table">${this.#table(game, standing)}</div>
      <aside aria-label=${words.now.panels}>
        <game-panels
          .game=${game}
          .actions=${this.#actions}
          .standing=${standing}
          .packages=${relatives(this.session.project, this.route.package)}
          .packageId=${this.route.package}
          .sides=${this.#sides()}
          .effective=${this.session.workshop.report.value?.effective ?? null}
          .pointed=${this.pointed}
          .label=${(hex: number) => this.#label(hex)}
        ></game-panels>
      </aside>
    </div>`;
  }

  /** The board between its bars, and what lies over it. */
  #table(game: GameSession, standing: GameSnapshot): unknown {
    const { view, choices } = standing;
    const hand = game.hand.value;
    const sight = this.#probe.seen.value;
    const hint = hintOf(view, choices, hand, this.pointed);
    game.grid = () => this.#onMap?.grid ?? null;
    return html`
      <now-bar
        .standing=${standing}
        .effective=${this.session.workshop.report.value?.effective ?? null}
        .side=${this.#side(view.phase.side ?? '') ?? null}
        .sides=${this.#sides()}
        ?paused=${game.isPaused}
        ?shared=${!game.isOwn}
        @resume=${() => game.pause()}
        @redo=${() => game.redo()}
      ></now-bar>
      ${this.#boardOf(game, standing, this.#shown(game, standing, sight?.shown ?? null), hint)}
      <div class="head">
        ${sight === null ? nothing : html`<div class="when" role="status">${sight.text}</div>`}
        <table-head
          .game=${game}
          .standing=${standing}
          .sides=${this.#sides()}
          .label=${(hex: number) => this.#label(hex)}
        ></table-head>
        ${
          hand.ways.length > 0 && game.isPersons
            ? html`<div class="when hint" aria-hidden="true">${hint}</div>`
            : nothing
        }
        ${
          game.host.shared === null
            ? nothing
            : html`<rules-offer .shared=${game.host.shared}></rules-offer>
                <seat-offer .shared=${game.host.shared} .sides=${this.#sides()}></seat-offer>`
        }
        <echo-banner
          .echo=${game.host.echo.value}
          .problems=${addressOf({ ...this.route, screen: 'problems', item: '', where: {} })}
          @go-to-move=${(event: CustomEvent<number>) => this.#goToMove(event.detail)}
          @put-away=${() => (game.host.echo.value = null)}
        ></echo-banner>
        ${this.#trouble(game)} ${game.playback.isPast.value ? nothing : this.#over(standing)}
      </div>
      ${view.space.shape === 'table' ? html`<playback-bar .playback=${game.playback}></playback-bar>` : nothing}
      <time-bar
        .standing=${standing}
        ?paused=${game.isPaused}
        ?looking=${this.#probe.from.value >= 0}
        ?shared=${!game.isOwn}
        @go-to=${(event: CustomEvent<number>) => this.#goTo(event.detail)}
        @undo=${() => game.undo()}
        @redo=${() => game.redo()}
        @pause=${() => game.pause()}
        @step=${() => game.step()}
        @sight=${() => this.#toggleSight()}
      ></time-bar>
      <contest-panel .game=${game} .standing=${standing} .sides=${this.#sides()}></contest-panel>
    `;
  }

  /** The board that draws the space of the game. */
  #boardOf(game: GameSession, { view }: GameSnapshot, lit: BoardView, hint: string): unknown {
    const hand = game.hand.value;
    const { news, captions } = game.happening.value;
    const click = (event: CustomEvent<HexEvent>): void => this.#click(event.detail);
    const hover = (event: CustomEvent<HexEvent>): void => this.#point(event.detail.hex);
    if (view.space.shape !== 'hexes') {
      const { playback } = game;
      const { film } = playback;
      const isPast = playback.isPast.value;
      const pieces = isPast && film.value !== null ? film.value.pieces : view.pieces;
      const counters = this.#onMap?.counters(pieces, game.host.position) ?? [];
      // What may be done is shown once it is seen how things stand.
      const at = { view, pieces, counters, shown: isPast ? EMPTY_VIEW : lit, news, hint, playback, click, hover };
      return boardWithoutHexes({ ...at, sides: this.#sides(), marks: isPast ? [] : marksOf(game) });
    }
    return html`<play-board
      .scene=${this.#onMap?.with(view, game.host.position) ?? null}
      .shown=${lit}
      .captions=${hand.hex < 0 && hand.armed === null && !this.#tellsEnd(view) ? captions : []}
      .news=${news}
      .hint=${hint}
      @hex-click=${click}
      @hexes-gather=${(event: CustomEvent<readonly number[]>) => game.gather(event.detail)}
      @hex-hover=${hover}
    ></play-board>`;
  }

  #shown(game: GameSession, snapshot: GameSnapshot, sight: ShownSight | null): BoardView {
    const { view, choices } = snapshot;
    const hand = game.hand.value;
    const lit = game.group.isSet
      ? shownGroup(view, game.group.pieces.value, game.group.plan.value)
      : shown(view, game.isPersons ? choices : [], hand);
    const happening = game.happening.value;
    // Who has something in hand looks ahead.
    const isAhead = hand.reach !== null || hand.armed !== null || game.group.isSet;
    const refused = (game.denial.value?.refusals ?? []).filter(({ hexes }) => hexes.length > 0);
    const shots = view.prompt.decision === 'fire' ? shotArrows(shotsOf(snapshot), view.pieces) : [];
    return {
      ...lit,
      sights: sight === null ? [] : [sight],
      influences: drawn(game.layers.found.value, this.#sides()),
      arrows: [...shots, ...(isAhead ? [] : happening.arrows), ...lit.arrows],
      highlights: [
        ...(isAhead ? [] : happening.highlights),
        ...lit.highlights,
        ...refused.flatMap(({ hexes }) => [{ hexes, tone: 'warning', look: 'fill' } as const]),
        ...(this.looked.length === 0 ? [] : [{ hexes: this.looked, tone: 'selection', look: 'fill' } as const]),
      ],
    };
  }

  #trouble(game: GameSession): unknown {
    const { trouble, isReachable } = game.host;
    if (!isReachable) return html`<div class="trouble" role="alert">${words.now.lost}</div>`;
    if (trouble.value === null) return nothing;
    return html`<div class="trouble" role="alert">
      ${trouble.value}
      <button class="plain" aria-label=${words.dismiss} @click=${() => ((trouble.value = null), this.requestUpdate())}>
        ✕
      </button>
    </div>`;
  }

  /** Whether the end of the game is told, over the board. */
  #tellsEnd({ over, node }: GameSnapshot['view']): boolean {
    return over && this.seenOver !== node && this.#game?.isOwn === true;
  }

  #over({ view }: GameSnapshot): unknown {
    if (!this.#tellsEnd(view)) return nothing;
    const seats = (): Start['seats'] =>
      rotated(
        this.#sides().map(({ id }) => id),
        view.seats,
      );
    const seed = Math.floor(Math.random() * 100_000);
    return html`<game-over
      .view=${view}
      .sides=${this.#sides()}
      @rematch=${() => this.#desk.start({ seed, seats: view.seats })}
      @swapped=${() => this.#desk.start({ seed: view.dice.seed ?? seed, seats: seats() })}
      @save=${() => this.#save()}
      @put-away=${() => (this.seenOver = view.node)}
    ></game-over>`;
  }

  #lobby(): unknown {
    if (this.route.item !== '' || this.route.where['example'] !== undefined)
      return html`<div class="empty" role="status"><p>${words.now.settingUp}</p></div>`;
    const report = this.session.workshop.report.value;
    if (report === null) return html`<div class="empty" role="status"><p>${words.now.reading}</p></div>`;
    const { effective } = report;
    if (effective?.kind === 'base') {
      return html`<div class="empty">
        <h1>${words.now.base}</h1>
        <p>${words.now.baseText}</p>
      </div>`;
    }
    return html`<new-game
      .session=${this.session}
      .effective=${effective}
      .sides=${effective?.sides ?? []}
      .first=${effective?.firstSide ?? ''}
      .title=${effective?.title ?? this.route.package}
      .games=${this.#desk.games.value}
      .errors=${report.playable ? 0 : report.problems.filter(({ severity }) => severity === 'error').length}
      .problems=${addressOf({ ...this.route, screen: 'problems', item: '', where: {} })}
      .roomGames=${this.session.tables.of(this.route.package)}
      .isRoomUp=${this.session.tables.isUp.value}
      @start=${(event: CustomEvent<Start>) => this.#desk.start(event.detail)}
      @start-room=${(event: CustomEvent<RoomStart>) => this.#desk.startInRoom(event.detail)}
      @drop-room=${(event: CustomEvent<string>) => this.#desk.dropInRoom(event.detail)}
      @resume=${(event: CustomEvent<string>) => goInPackage(this.route, { item: event.detail, where: {} })}
      @drop=${(event: CustomEvent<string>) => this.#desk.drop(event.detail)}
      @name=${(event: CustomEvent<[string, string]>) => this.#desk.name(...event.detail)}
      .examples=${this.#desk.examples()}
      @example=${(event: CustomEvent<string>) => goInPackage(this.route, { item: '', where: { example: event.detail } })}
      @open-file=${(event: CustomEvent<File>) => this.#desk.openFile(event.detail)}
    ></new-game>`;
  }

  protected override commands(): readonly Command[] {
    const game = this.#game;
    if (game === null) return [];
    return playCommands(game, this.#actions);
  }

  get #desk(): GameDesk {
    return this.session.kept(GameDesk);
  }

  get #game(): GameSession | null {
    return this.#desk.game.value;
  }

  get #board(): GameBoard | null {
    return this.renderRoot.querySelector<GameBoard>('play-board, plane-board, table-board');
  }

  #sides(): readonly Side[] {
    return this.session.workshop.report.value?.effective?.sides ?? [];
  }

  /** What a place of the game is called. */
  #label(hex: number): string {
    const game = this.#game;
    const view = game?.standing?.view;
    if (game === null || view === undefined) return '';
    const space = spaceWithoutHexes(view.space);
    if (space !== null) return space.label(hex);
    return this.#onMap?.with(view, game.host.position)?.label(hex) ?? '';
  }

  #side(id: string): Side | undefined {
    return this.#sides().find((side) => side.id === id);
  }

  #click({ hex, counter, isTap }: HexEvent): void {
    // Nobody means what they see of the past.
    if (this.#game?.playback.isPast.value === true) this.#game.playback.skip();
    else if (this.#probe.from.value < 0) void this.#game?.click(hex, counter, isTap);
    else this.#probe.hold(hex);
  }

  #point(hex: number): void {
    this.pointed = hex;
    const game = this.#game;
    if (game === null) return;
    void (this.#probe.from.value < 0 ? game.point(hex) : this.#probe.look(game.host, hex));
  }

  /** Brings the piece in hand, or those on the hex under the pointer, to the group. */
  #gather(): void {
    const game = this.#game;
    const held = game?.standing?.view.pieces.find(({ id }) => id === game.hand.value.piece);
    game?.gather(held === undefined ? [this.pointed] : [held.hexes[0]]);
  }

  #toggleSight(): void {
    const game = this.#game;
    const piece = game?.standing?.view.pieces.find(({ id }) => id === game.hand.value.piece);
    this.#probe.hold(this.#probe.from.value >= 0 ? -1 : (piece?.hexes[0] ?? Math.max(0, this.pointed)));
  }

  #escape(): void {
    if (this.#game?.playback.isPast.value === true) this.#game.playback.skip();
    else if (this.#game?.contest.isOpen === true) this.#game.contest.putAside();
    else if (this.#probe.from.value >= 0) this.#toggleSight();
    else this.#game?.putDown();
  }

  #goTo(node: number | undefined): void {
    const game = this.#game;
    if (game === null || node === undefined) return;
    void game.goTo(node);
  }

  #goToMove(move: number): void {
    this.#goTo(this.#game?.standing?.line[move]);
  }

  #phase(way: -1 | 1): void {
    const game = this.#game;
    const standing = game?.standing ?? null;
    if (game === null || standing === null) return;
    const { line, view, moves } = standing;
    this.#goTo(line[phaseEnd(line, moves, line.indexOf(view.node), way)]);
  }

  #sayStanding(): void {
    const view = this.#game?.standing?.view;
    if (view === undefined) return;
    const { turn, phase, prompt, standing, markers } = view;
    this.#board?.say(
      words.say.standing(
        turn,
        this.#side(view.phasing)?.name ?? '',
        phase.title,
        prompt.text,
        [...levelsOf(markers, this.#sides()).map(({ text }) => `${text}.`), standing.text].join(' '),
      ),
    );
  }

  /** Takes the next piece in hand that can do something, for those who play by keys. */
  async #nextPiece(by: 1 | -1): Promise<void> {
    const game = this.#game;
    const standing = game?.standing ?? null;
    if (game === null || standing === null) return;
    const { view } = standing;
    const able = view.prompt.piece === null ? ready(standing.choices) : [view.prompt.piece];
    const at = able.indexOf(acting(view, game.hand.value) ?? '');
    const next = able.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % able.length);
    const piece = view.pieces.find(({ id }) => id === next);
    if (piece === undefined) {
      this.#board?.say(words.now.nobody);
      return;
    }
    if (piece.where === 'map') this.#board?.point(piece.hexes[0]);
    await game.pick(piece.id);
    const { reach } = game.hand.value;
    const far = reach === null ? '' : words.hint.reach(reach.allowance, reach.unit);
    const attacks = new Set((reach?.attacks ?? []).map(({ target }) => target)).size;
    const charges = attacks === 0 ? '' : words.hint.canCharge(attacks);
    this.#board?.say(
      words.hint.nth(piece.name, piece.look.values, far + charges, able.indexOf(piece.id) + 1, able.length),
    );
  }

  async #save(): Promise<void> {
    const game = this.#game;
    if (game === null || game.standing === null) return;
    if (game.isOwn && isSealed(game.standing)) return;
    await saveGame(game.host, this.route);
  }

  async #example(): Promise<void> {
    const example = (await this.#game?.host.ask('asCaseFile')) ?? null;
    keepExample(example, this.#game?.standing?.view.move ?? 0, this.session, this.route);
  }
}

customElements.define('play-screen', PlayScreen);
