import { html, type PropertyValues } from 'lit';
import type { Command } from '../../app/commands.ts';
import { goInPackage } from '../../app/navigation.ts';
import { missingIn } from '../../app/readiness-forms.ts';
import { addressOf } from '../../app/routes.ts';
import { watch } from '../../parts/store.ts';
import { Screen } from '../../parts/screen.ts';
import { shared } from '../../parts/styles.ts';
import { empty, waiting } from '../../ui/empty.ts';
import { PackageScene } from '../../scene/package-scene.ts';
import './board-area.ts';
import type { BoardArea } from './board-area.ts';
import type { Side } from './forces-panel.ts';
import { GamesList } from './games-list.ts';
import { isSealed, keepExample, saveGame } from './game-file.ts';
import type { GameController } from './game-controller.ts';
import { acting, ready } from './hand.ts';
import { levelsOf } from './levels.ts';
import type { RoomStart, Start } from './start.ts';
import { GameScene } from './piece-counters.ts';
import type { GameBoard } from './game-board.ts';
import { OpenGame } from './open-game.ts';
import type { PlayActions } from './play-actions.ts';
import { playCommands } from './play-commands.ts';
import { playStyles } from './play-styles.ts';
import { relatives } from './relatives.ts';
import { words } from './words.ts';
import './game-panels.ts';
import './new-game.ts';
import { spaceWithoutHexes } from './without-hexes.ts';

/** Plays the package that is open, in a worker beside the page; what changes in the package is played again at once. */
class PlayScreen extends Screen {
  static override styles = [shared, playStyles];

  readonly #actions: PlayActions = {
    nextPiece: (by) => void this.#nextPiece(by),
    fit: () => this.#board?.fit(),
    show: (places) => this.#board?.zoomTo(places),
    look: (places) => this.#area?.look(places),
    tell: () => this.#tellScore(),
    save: () => void this.#save(),
    start: (start) => void this.#open.start(start),
    example: () => void this.#example(),
    branchOff: () => void this.#open.branchOff(),
    playUnder: (id) => this.#open.playUnder(id),
    leave: () => goInPackage(this.route, { item: '', where: {} }),
  };
  /** The map of the package that is played, and the package that it is of. */
  #scene: GameScene | null = null;
  #mapOf = '';
  #ends: (() => void)[] = [];

  constructor() {
    super();
    watch(this, () => [this.#list.games, this.#open.shown]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#open.rest();
    for (const end of this.#ends) end();
    this.#ends = [];
    this.#scene = null;
    this.#mapOf = '';
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('route') && !changed.has('session')) return;
    if (this.#mapOf !== this.route.package) this.#setScene();
    if (this.route.item === '') void this.#list.show(this.session, this.route);
    void this.#open.follow(this.session, this.route);
  }

  /** Follows the package's map. */
  #setScene(): void {
    for (const end of this.#ends) end();
    const { session } = this;
    const scene = new GameScene(new PackageScene(session.project, this.route.package));
    const again = (): void => this.requestUpdate();
    this.#scene = scene;
    this.#mapOf = this.route.package;
    this.#ends = [
      session.project.listen((change) => {
        scene.take(change);
        again();
      }),
      session.compileService.report.listen(again),
      session.roomGames.games.listen(again),
      session.roomGames.isUp.listen(again),
    ];
  }

  override render(): unknown {
    const game = this.#game;
    const scene = this.#scene;
    if (game === null || game.snapshot === null || scene === null) return this.#lobby();
    const effective = this.session.compileService.report.value?.effective ?? null;
    const label = (place: number): string => this.#label(place);
    return html`<div class="game">
      <board-area
        .game=${game}
        .actions=${this.#actions}
        .scene=${scene}
        .sides=${this.#sides()}
        .effective=${effective}
        .label=${label}
        .problems=${addressOf({ ...this.route, screen: 'problems', item: '', where: {} })}
      ></board-area>
      <aside aria-label=${words.now.panels}>
        <game-panels
          .game=${game}
          .actions=${this.#actions}
          .packages=${relatives(this.session.project, this.route.package)}
          .packageId=${this.route.package}
          .sides=${this.#sides()}
          .effective=${effective}
          .label=${label}
        ></game-panels>
      </aside>
    </div>`;
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
      .missing=${missingIn(this.route, report.readiness)}
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

  get #area(): BoardArea | null {
    return this.renderRoot.querySelector('board-area');
  }

  get #board(): GameBoard | null {
    return this.#area?.board ?? null;
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
    return this.#scene?.with(view, game.host.position)?.label(place) ?? '';
  }

  #side(id: string): Side | undefined {
    return this.#sides().find((side) => side.id === id);
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
    const at = able.indexOf(acting(view, game.hand.held.value) ?? '');
    const next = able.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % able.length);
    const piece = view.pieces.find(({ id }) => id === next);
    if (piece === undefined) {
      this.#board?.announce(words.now.nobody);
      return;
    }
    if (piece.where === 'map') this.#board?.point(piece.places[0]);
    await game.hand.pick(piece.id);
    const { reach } = game.hand.held.value;
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
