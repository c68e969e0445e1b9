import { EMPTY_VIEW, type BoardView, type LineOfSight } from '@hexwright/board';
import { html, nothing, type PropertyValues } from 'lit';
import type { Command } from '../../app/commands.ts';
import { goInPackage } from '../../app/navigation.ts';
import { addressOf } from '../../app/routes.ts';
import { watch } from '../../parts/store.ts';
import { Screen } from '../../parts/screen.ts';
import { shared } from '../../parts/styles.ts';
import { banner, bannerStyles } from '../../ui/banner.ts';
import { empty, waiting } from '../../ui/empty.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { PackageScene } from '../../scene/package-scene.ts';
import type { Side } from './forces-panel.ts';
import { GamesList } from './games-list.ts';
import { isSealed, keepExample, saveGame } from './game-file.ts';
import type { GameController } from './game-controller.ts';
import { adviceIn } from './counsel.ts';
import { shownCounsel } from './counsel-shown.ts';
import { acting, ready, shown } from './hand.ts';
import { hintOf } from './hint.ts';
import { levelsOf } from './levels.ts';
import { drawn } from './layers.ts';
import type { RoomStart, Start } from './new-game.ts';
import { shownGroup } from './group-shown.ts';
import { GameScene } from './piece-counters.ts';
import type { GameBoard } from './game-board.ts';
import { OpenGame } from './open-game.ts';
import type { PlayActions } from './play-actions.ts';
import { playCommands } from './play-commands.ts';
import { playStyles } from './play-styles.ts';
import { rotated } from './seats.ts';
import { shotArrows, shotsOf } from './shots.ts';
import { relatives } from './relatives.ts';
import { words } from './words.ts';
import './now-bar.ts';
import './contest-panel.ts';
import './replay-notice.ts';
import './game-over.ts';
import './game-panels.ts';
import './new-game.ts';
import './playback-bar.ts';
import { boardWithoutHexes, marksOf, spaceWithoutHexes } from './without-hexes.ts';
import './play-board.ts';
import './rules-offer.ts';
import './seat-offer.ts';
import './game-head.ts';
import './time-bar.ts';

/** Plays the package that is open, in a worker beside the page; what changes in the package is played again at once. */
class PlayScreen extends Screen {
  static override properties = {
    ...Screen.properties,
    seenOver: { state: true },
    looked: { state: true },
  };
  static override styles = [shared, bannerStyles, playStyles];

  /** The node whose end of the game has been dismissed, or -1. */
  declare seenOver: number;
  /** The places of the line of the log that is looked at. */
  declare looked: readonly number[];
  readonly #actions: PlayActions = {
    nextPiece: (by) => void this.#nextPiece(by),
    fit: () => this.#board?.fit(),
    show: (places) => this.#board?.zoomTo(places),
    look: (places) => {
      this.looked = places;
      this.#board?.reveal(places);
    },
    tell: () => this.#tellScore(),
    save: () => void this.#save(),
    example: () => void this.#example(),
    branchOff: () => void this.#open.branchOff(),
    playUnder: (id) => this.#open.playUnder(id),
    leave: () => goInPackage(this.route, { item: '', where: {} }),
  };
  #scene: PackageScene | null = null;
  #onMap: GameScene | null = null;
  #ends: (() => void)[] = [];

  constructor() {
    super();
    this.seenOver = -1;
    this.looked = [];
    watch(this, () => [this.#list.games, this.#open.shown]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#open.rest();
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#scene = null;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('route') && !changed.has('session')) return;
    if (this.#scene?.id !== this.route.package) this.#setScene();
    if (this.route.item === '') void this.#list.show(this.session, this.route);
    void this.#open.follow(this.session, this.route);
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
      session.compileService.report.listen(again),
      session.roomGames.games.listen(again),
      session.roomGames.isUp.listen(again),
    ];
  }

  override render(): unknown {
    const game = this.#game;
    const snapshot = game?.snapshot ?? null;
    if (game === null || snapshot === null) return this.#lobby();
    return html`<div class="desk">
      <div class="board-area">${this.#boardArea(game, snapshot)}</div>
      <aside aria-label=${words.now.panels}>
        <game-panels
          .game=${game}
          .actions=${this.#actions}
          .snapshot=${snapshot}
          .packages=${relatives(this.session.project, this.route.package)}
          .packageId=${this.route.package}
          .sides=${this.#sides()}
          .effective=${this.session.compileService.report.value?.effective ?? null}
          .label=${(place: number) => this.#label(place)}
        ></game-panels>
      </aside>
    </div>`;
  }

  /** The board between its bars, and what lies over it. */
  #boardArea(game: GameController, snapshot: GameSnapshot): unknown {
    const { view, choices } = snapshot;
    const hand = game.hand.value;
    const sight = game.sight.seen.value;
    const hint = hintOf(view, choices, hand, game.pointed.value, game.meant.shown.value);
    game.grid = () => this.#onMap?.grid ?? null;
    return html`
      <now-bar
        .game=${game}
        .snapshot=${snapshot}
        .effective=${this.session.compileService.report.value?.effective ?? null}
        .side=${this.#side(view.phase.side ?? '') ?? null}
        .sides=${this.#sides()}
        ?paused=${game.isPaused}
        ?shared=${!game.isOwn}
      ></now-bar>
      ${this.#boardOf(game, snapshot, this.#shown(game, snapshot, sight?.shown ?? null), hint)}
      <div class="head">
        ${sight === null ? nothing : html`<div class="when" role="status">${sight.text}</div>`}
        <game-head
          .game=${game}
          .snapshot=${snapshot}
          .sides=${this.#sides()}
          .label=${(place: number) => this.#label(place)}
        ></game-head>
        ${
          hand.ways.length > 0 && game.isPersons
            ? html`<div class="when hint" aria-hidden="true">${hint}</div>`
            : nothing
        }
        ${
          game.host.shared === null
            ? nothing
            : html`<rules-offer .game=${game} .shared=${game.host.shared}></rules-offer>
                <seat-offer .game=${game} .shared=${game.host.shared} .sides=${this.#sides()}></seat-offer>`
        }
        <replay-notice
          .replayNotice=${game.host.replayNotice.value}
          .problems=${addressOf({ ...this.route, screen: 'problems', item: '', where: {} })}
          @go-to-move=${(event: CustomEvent<number>) => this.#goToMove(event.detail)}
          @dismiss=${() => game.dismiss('replayNotice')}
        ></replay-notice>
        ${this.#trouble(game)} ${game.playback.isPast.value ? nothing : this.#over(snapshot)}
      </div>
      ${view.space.shape === 'table' ? html`<playback-bar .playback=${game.playback}></playback-bar>` : nothing}
      <time-bar
        .game=${game}
        .snapshot=${snapshot}
        ?paused=${game.isPaused}
        ?looking=${game.sight.isOn}
        ?shared=${!game.isOwn}
      ></time-bar>
      <contest-panel .game=${game} .snapshot=${snapshot} .sides=${this.#sides()}></contest-panel>
    `;
  }

  /** The board that draws the space of the game. */
  #boardOf(game: GameController, { view }: GameSnapshot, lit: BoardView, hint: string): unknown {
    const hand = game.hand.value;
    const { news } = game.recent.value;
    // Who has something in hand, or is told of the end, looks at that.
    const isBusy = hand.place >= 0 || hand.armed !== null || this.#tellsEnd(view);
    const captions = isBusy ? [] : game.recent.value.captions;
    if (view.space.shape !== 'hexes') {
      const { playback } = game;
      const { film } = playback;
      const isPast = playback.isPast.value;
      const pieces = isPast && film.value !== null ? film.value.pieces : view.pieces;
      const counters = this.#onMap?.counters(pieces, game.host.position) ?? [];
      // What may be done is shown once it is seen how things stand.
      const at = { view, pieces, counters, shown: isPast ? EMPTY_VIEW : lit, news, hint, playback, pointer: game };
      const over = isPast ? { marks: [], captions: [] } : { marks: marksOf(game), captions };
      return boardWithoutHexes({ ...at, ...over, sides: this.#sides() });
    }
    return html`<play-board
      .pointer=${game}
      .scene=${this.#onMap?.with(view, game.host.position) ?? null}
      .shown=${lit}
      .captions=${captions}
      .news=${news}
      .hint=${hint}
    ></play-board>`;
  }

  #shown(game: GameController, snapshot: GameSnapshot, sight: LineOfSight | null): BoardView {
    const { view, choices } = snapshot;
    const hand = game.hand.value;
    const lit = game.group.isSet
      ? shownGroup(view, game.group.pieces.value, game.group.plan.value)
      : shown(view, game.isPersons ? choices : [], hand);
    const advice = adviceIn(game.counsel.shown.value);
    const advised = advice === null ? EMPTY_VIEW : shownCounsel(view, advice);
    const recent = game.recent.value;
    // Who has something in hand looks ahead.
    const isAhead = hand.reach !== null || hand.armed !== null || game.group.isSet;
    const refused = (game.denial.value?.refusals ?? []).filter(({ places }) => places.length > 0);
    const shots = view.prompt.showsShots === true ? shotArrows(shotsOf(snapshot), view.pieces) : [];
    return {
      ...lit,
      litCounters: advice === null ? lit.litCounters : advised.litCounters,
      sights: sight === null ? [] : [sight],
      influences: drawn(game.layers.found.value, this.#sides()),
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

  #trouble(game: GameController): unknown {
    const { trouble, isReachable } = game.host;
    if (!isReachable) return banner({ tone: 'danger', text: words.now.lost });
    if (trouble.value === null) return nothing;
    const run = (): void => game.dismiss('trouble');
    return banner({ tone: 'danger', heading: trouble.value, dismiss: { title: words.dismiss, run } });
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
      @rematch=${() => this.#open.start({ seed, seats: view.seats })}
      @swapped=${() => this.#open.start({ seed: view.dice.seed ?? seed, seats: seats() })}
      @save=${() => this.#save()}
      @dismiss=${() => (this.seenOver = view.node)}
    ></game-over>`;
  }

  #lobby(): unknown {
    if (this.route.item !== '' || this.route.where['example'] !== undefined) return waiting(words.now.settingUp);
    const report = this.session.compileService.report.value;
    if (report === null) return waiting(words.now.reading);
    const { effective } = report;
    if (effective?.kind === 'base') {
      return empty({ heading: words.now.base, text: words.now.baseText });
    }
    return html`<new-game
      .session=${this.session}
      .effective=${effective}
      .sides=${effective?.sides ?? []}
      .first=${effective?.firstSide ?? ''}
      .title=${effective?.title ?? this.route.package}
      .games=${this.#list.games.value}
      .errors=${report.playable ? 0 : report.problems.filter(({ severity }) => severity === 'error').length}
      .problems=${addressOf({ ...this.route, screen: 'problems', item: '', where: {} })}
      .roomGames=${this.session.roomGames.of(this.route.package)}
      .isRoomUp=${this.session.roomGames.isUp.value}
      @start=${(event: CustomEvent<Start>) => this.#open.start(event.detail)}
      @start-room=${(event: CustomEvent<RoomStart>) => this.#list.startInRoom(event.detail)}
      @drop-room=${(event: CustomEvent<string>) => this.#list.dropInRoom(event.detail)}
      @resume=${(event: CustomEvent<string>) => goInPackage(this.route, { item: event.detail, where: {} })}
      @drop=${(event: CustomEvent<string>) => this.#list.drop(event.detail)}
      @name=${(event: CustomEvent<[string, string]>) => this.#list.name(...event.detail)}
      .examples=${this.#list.examples()}
      @example=${(event: CustomEvent<string>) => goInPackage(this.route, { item: '', where: { example: event.detail } })}
      @open-file=${(event: CustomEvent<File>) => this.#open.openFile(event.detail)}
    ></new-game>`;
  }

  protected override commands(): readonly Command[] {
    const game = this.#game;
    if (game === null) return [];
    return playCommands(game, this.#actions);
  }

  get #open(): OpenGame {
    return this.session.kept(OpenGame);
  }

  get #list(): GamesList {
    return this.session.kept(GamesList);
  }

  get #game(): GameController | null {
    return this.#open.game.value;
  }

  get #board(): GameBoard | null {
    return this.renderRoot.querySelector<GameBoard>('play-board, plane-board, table-board');
  }

  #sides(): readonly Side[] {
    return this.session.compileService.report.value?.effective?.sides ?? [];
  }

  /** What a place of the game is called. */
  #label(place: number): string {
    const game = this.#game;
    const view = game?.snapshot?.view;
    if (game === null || view === undefined) return '';
    const space = spaceWithoutHexes(view.space);
    if (space !== null) return space.label(place);
    return this.#onMap?.with(view, game.host.position)?.label(place) ?? '';
  }

  #side(id: string): Side | undefined {
    return this.#sides().find((side) => side.id === id);
  }

  #goToMove(move: number): void {
    const node = this.#game?.snapshot?.line[move];
    if (node !== undefined) void this.#game?.undoRedo.goTo(node);
  }

  #tellScore(): void {
    const view = this.#game?.snapshot?.view;
    if (view === undefined) return;
    const { turn, phase, prompt, score, markers } = view;
    this.#board?.announce(
      words.say.score(
        turn,
        this.#side(view.phasing)?.name ?? '',
        phase.title,
        prompt.text,
        [...levelsOf(markers, this.#sides()).map(({ text }) => `${text}.`), score.text].join(' '),
      ),
    );
  }

  /** Takes the next piece in hand that can do something, for those who play by keys. */
  async #nextPiece(by: 1 | -1): Promise<void> {
    const game = this.#game;
    const snapshot = game?.snapshot ?? null;
    if (game === null || snapshot === null) return;
    const { view } = snapshot;
    const able = view.prompt.piece === null ? ready(snapshot.choices) : [view.prompt.piece];
    const at = able.indexOf(acting(view, game.hand.value) ?? '');
    const next = able.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % able.length);
    const piece = view.pieces.find(({ id }) => id === next);
    if (piece === undefined) {
      this.#board?.announce(words.now.nobody);
      return;
    }
    if (piece.where === 'map') this.#board?.point(piece.places[0]);
    await game.pick(piece.id);
    const { reach } = game.hand.value;
    const far = reach === null ? '' : words.hint.reach(reach.allowance, reach.unit);
    const attacks = new Set((reach?.attacks ?? []).map(({ target }) => target)).size;
    const further = attacks === 0 ? '' : words.hint.canAttack(attacks);
    this.#board?.announce(
      words.hint.nth(piece.name, piece.look.values, far + further, able.indexOf(piece.id) + 1, able.length),
    );
  }

  async #save(): Promise<void> {
    const game = this.#game;
    if (game === null || game.snapshot === null) return;
    if (game.isOwn && isSealed(game.snapshot)) return;
    await saveGame(game.host, this.route);
  }

  async #example(): Promise<void> {
    const example = (await this.#game?.host.ask('asCaseFile')) ?? null;
    keepExample(example, this.#game?.snapshot?.view.move ?? 0, this.session, this.route);
  }
}

customElements.define('play-screen', PlayScreen);
