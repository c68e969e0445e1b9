import { firstError, isCasePath, readCase, targetsOf } from '@hexwright/model';
import { fileKey, pathOf, setItems } from '@hexwright/workspace';
import { html, nothing } from 'lit';
import { empty } from '../../ui/empty.ts';
import { progress } from '../../ui/progress.ts';
import type { Command } from '../../app/commands.ts';
import { goInPackage } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import { addressOf } from '../../app/routes.ts';
import { FollowedAnswer } from '../../parts/followed-answer.ts';
import { Screen } from '../../parts/screen.ts';
import { watch } from '../../parts/store.ts';
import { isObject, textOf } from '../../scene/items.ts';
import type { NumbersAnswer } from '../../compile-service/questions/numbers.ts';
import type { PlayersAnswer } from '../../compile-service/questions/players.ts';
import { isBase, titleOf } from '../gallery/packages.ts';
import { type KeptGame, keepGame, keptGames } from '../play/kept-games.ts';
import { FollowedRules } from '../rules/followed-rules.ts';
import './even-report.ts';
import { EvenRun, triedBy } from './even-run.ts';
import './lab-form.ts';
import type { LabOption, LabWish } from './lab-form.ts';
import { type Entrance, type Entrant, entrantsOf, entrantsWith, type LabBeginning } from './lab-plan.ts';
import './lab-report.ts';
import type { WatchWish } from './lab-report.ts';
import { LabRun, type Phase } from './lab-run.ts';
import './rank-report.ts';
import { RankRun } from './rank-run.ts';
import { RoomResults } from './room-results.ts';
import type { ShownSide } from './shown-side.ts';
import { labStyles } from './lab-styles.ts';
import { type Playing, type Refused, type Trying, tryWish } from './wish-trial.ts';
import { EVEN, LAB, RUN, SAID } from './words.ts';
import { inlineMessage } from '../../ui/inline-message.ts';

/** What a battle comes to when it is played over and over, and what a change would do to it. */
class LabScreen extends Screen {
  static override styles = [...Screen.styles, labStyles];
  readonly #rules = new FollowedRules(this, ['sides']);
  readonly #numbers = new FollowedAnswer(this, (session, id) => session.compileService.ask('numbers', { package: id }));
  readonly #players = new FollowedAnswer(this, (session, id) => session.compileService.ask('players', { package: id }));
  #run: LabRun | EvenRun | RankRun | null = null;
  /** Games of the package that this browser keeps. */
  #kept: readonly KeptGame[] = [];
  #end = (): void => undefined;
  #of = '';
  /** How often games were wished for: only the last wish counts. */
  #wishes = 0;
  /** How many of its packages have been tried, while it is being found out whether what was wished can be. */
  #trying: { readonly tried: number; readonly of: number } | null = null;
  /** Why what was wished last cannot be played; empty where it can. */
  #refused = '';
  /** What others of the project have played, and the project. */
  #shared: { readonly of: string; readonly games: RoomResults } | null = null;

  constructor() {
    super();
    watch(this, () => [this.session.connection.access, this.session.compileService.report]);
  }

  override willUpdate(): void {
    const of = `${this.session.id} ${this.route.package}`;
    if (of === this.#of) return;
    this.#leave();
    this.#of = of;
    this.#wishes++;
    this.#refused = '';
    this.#trying = null;
    void this.#lookForGames(of);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  override render(): unknown {
    const { session, route } = this;
    if (isBase(session.project, route.package)) return empty({ text: LAB.base });
    const players = this.#players.answer;
    if (this.#rules.answer === null) return this.#rules.meanwhile(LAB.loading);
    if (players === null) return this.#players.meanwhile(LAB.loading);
    const numbers = this.#numbers.answer;
    if (numbers === null) return this.#numbers.meanwhile(LAB.loading);
    return html`<div class="page">
      <div class="side">
        <h1>${LAB.title}</h1>
        <p class="small soft">${LAB.intro}</p>
        ${players.length === 0 ? this.#unplayable() : this.#form(players, numbers)}
      </div>
      <div class="said">
        ${this.#refused === '' ? nothing : inlineMessage(LAB.refused(this.#refused), 'warning')} ${this.#said()}
      </div>
    </div>`;
  }

  protected override commands(): readonly Command[] {
    const run = this.#games;
    if (run === null) return [];
    const { phase } = run.state.value;
    const group = LAB.title;
    if (!isUnderWay(phase)) return [];
    return [
      ...(phase === 'playing' ? [{ id: 'lab-pause', title: LAB.pause, group, run: () => run.pause() }] : []),
      ...(phase === 'paused' ? [{ id: 'lab-go-on', title: LAB.goOn, group, run: () => run.goOn() }] : []),
      { id: 'lab-cancel', title: LAB.cancel, group, run: () => this.#cancel() },
    ];
  }

  /** The games that are being played. */
  get #games(): LabRun | null {
    return this.#run === null || this.#run instanceof LabRun ? this.#run : this.#run.run;
  }

  get #sides(): readonly ShownSide[] {
    return this.#rules
      .list('sides')
      .flatMap(({ name: id, value }) =>
        isObject(value) ? [{ id, name: textOf(value, 'name') || id, color: textOf(value, 'color') }] : [],
      );
  }

  /** What the rules leave open here: what the package itself adds comes before what it builds on. */
  get #options(): readonly LabOption[] {
    const { options = [], choices = null } = this.session.compileService.report.value?.effective ?? {};
    return options.toReversed().map(({ id, title, choices: offered, default: usual }) => {
      return { id, title, own: choices?.get(id) ?? usual, choices: offered };
    });
  }

  #unplayable(): unknown {
    const problems = addressOf({ ...this.route, screen: 'problems', item: '', where: {} });
    return inlineMessage(LAB.unplayable, 'danger', html`<a href=${problems}>${LAB.problems}</a>`);
  }

  #form(players: PlayersAnswer, numbers: NumbersAnswer): unknown {
    const { project } = this.session;
    const sides = this.#sides;
    const ids = sides.map(({ id }) => id).join(' ');
    const others = project
      .ids()
      .filter((id) => id !== this.route.package && !isBase(project, id) && this.#sideIds(id) === ids)
      .map((id) => ({ id, title: titleOf(project, id) }));
    return html`<lab-form
      .sides=${sides}
      .players=${players}
      .numbers=${numbers}
      .others=${others}
      .options=${this.#options}
      .examples=${project.files(this.route.package).map(pathOf).filter(isCasePath)}
      .kept=${this.#kept.map(({ id, name = '', changed }) => ({ id, title: LAB.game(name, new Date(changed)) }))}
      @lab-wish=${({ detail }: CustomEvent<LabWish>) => void this.#wish(detail)}
    ></lab-form>`;
  }

  /** The sides of another package, from whatever it builds on. */
  #sideIds(id: string): string {
    const entrance = entrantsOf(this.session.project, id, { against: null, options: {} });
    if (!entrance.ok) return '';
    for (const { id: one } of entrance.entrants[0].chain.toReversed()) {
      const sides = this.session.project.part(`${one}:scenario.json`, 'sides');
      if (Array.isArray(sides)) return sides.map((side) => (isObject(side) ? textOf(side, 'id') : '')).join(' ');
    }
    return '';
  }

  #said(): unknown {
    const run = this.#run;
    if (this.#trying !== null) {
      const { tried, of } = this.#trying;
      return html`<div class="status">
        ${progress({ label: LAB.tries, done: tried, of })}
        <span role="status">${LAB.trying}</span>
        <button @click=${() => this.#cancel()}>${LAB.cancel}</button>
      </div>`;
    }
    if (run === null) return empty({ text: LAB.nothing });
    if (run instanceof EvenRun) {
      const [axis] = run.plan.axes;
      const number = this.#numbers.answer?.find(({ target }) => target === axis.target);
      return html`${this.#status(run.run, counted(run.run))}<even-report
          .sides=${this.#sides}
          .state=${run.state.value}
          .plan=${run.plan}
          .now=${number?.value ?? Number.NaN}
          ?isShut=${this.session.isReadOnly}
          @lab-write=${({ detail }: CustomEvent<number>) => this.#write(axis.target, axis.title, detail)}
        ></even-report>`;
    }
    if (run instanceof RankRun) {
      return html`${this.#status(run.run, run.state.value)}<rank-report
          .state=${run.state.value}
          .plan=${run.plan}
          .sides=${this.#sides}
          .question=${run.run.question}
        ></rank-report>`;
    }
    const state = run.state.value;
    return html`${this.#status(run, counted(run))}
    ${
      state.reports.length === 0 || state.played === 0
        ? nothing
        : html`<lab-report
            .state=${state}
            .plan=${run.plan}
            .entrants=${run.entrants}
            .sides=${this.#sides}
            .project=${this.session.project}
            @lab-watch=${({ detail }: CustomEvent<WatchWish>) => void this.#watch(run, detail)}
          ></lab-report>`
    }`;
  }

  /** How far games are; `played` of `games`, where those of a run are not all. */
  #status(run: LabRun, { played, games }: { readonly played: number; readonly games: number }): unknown {
    const { phase, trouble, known, shared } = run.state.value;
    const told = {
      opening: RUN.opening,
      playing: '',
      paused: RUN.paused,
      settled: RUN.settled,
      done: RUN.done,
      failed: '',
    };
    return html`<div class="status">
      ${progress({ label: RUN.progress, done: played, of: games })}
      <span role="status"
        >${[RUN.playing(played, games), known > 0 ? RUN.known(known) : '', told[phase]].join(' ')}</span
      >
      ${phase === 'playing' ? html`<button @click=${() => run.pause()}>${LAB.pause}</button>` : nothing}
      ${phase === 'paused' ? html`<button @click=${() => run.goOn()}>${LAB.goOn}</button>` : nothing}
      ${isUnderWay(phase) ? html`<button @click=${() => this.#cancel()}>${LAB.cancel}</button>` : nothing}
      ${shared.map((one) => html`<span class="small soft">${RUN.shared(one)}</span>`)}
      ${trouble === '' ? nothing : inlineMessage(trouble)}
    </div>`;
  }

  /** Plays what somebody wishes, unless they wish for something else before it is known whether that can be. */
  async #wish({ from, ...wish }: LabWish): Promise<void> {
    const number = ++this.#wishes;
    this.#refused = '';
    const isMeant = (): boolean => number === this.#wishes;
    const { compileService } = this.session;
    const { package: id } = this.route;
    const { options } = wish.plan;
    const trying: Trying = {
      ask: (sets, other = id) => compileService.ask('possible', { package: other, options, sets }),
      goOn: (tried, of) => {
        if (!isMeant()) return false;
        this.#trying = { tried, of };
        this.requestUpdate();
        return true;
      },
    };
    const beginning = from === '' ? null : await this.#beginning(from);
    const playing = await tryWish(wish, trying).catch((error: unknown): Refused => ({
      why: error instanceof Error ? error.message : String(error),
    }));
    // They may have gone to another package, too.
    if (!isMeant()) return;
    this.#trying = null;
    this.requestUpdate();
    if (beginning !== null && 'why' in beginning) this.#refused = beginning.why;
    else if ('why' in playing) this.#refused = playing.why;
    else this.#play(playing, beginning);
    if (this.#refused !== '') this.#showWhatIsSaid();
  }

  /** Where games are to begin: at an example, or where a game stands; why they cannot, where they cannot. */
  async #beginning(from: string): Promise<LabBeginning | Refused> {
    const { package: id } = this.route;
    const game = this.#kept.find((one) => one.id === from);
    if (game !== undefined) {
      const answer = await this.session.compileService.ask('gamePosition', { package: id, record: game.record });
      if (!answer.ok) return { why: answer.why };
      return { name: LAB.game(game.name ?? '', new Date(game.changed)), position: answer.position };
    }
    const { content, problems } = readCase(
      { path: from, text: this.session.project.text(fileKey(id, from)) ?? '' },
      id,
    );
    if (content === null) return { why: firstError(problems)?.message ?? from };
    // The dice of an example are those of its own line: games from there throw theirs.
    const { dice: _, ...position } = content;
    return { name: content.title ?? from, position };
  }

  async #lookForGames(of: string): Promise<void> {
    const found = await keptGames(this.session.id, this.route.package);
    if (of !== this.#of) return;
    this.#kept = found;
    this.requestUpdate();
  }

  #play(wish: Playing, begin: LabBeginning | null): void {
    const { project, id: of } = this.session;
    if (this.#shared?.of !== of) this.#shared = { of, games: new RoomResults(of) };
    const shared = this.#shared.games;
    const id = this.route.package;
    const { options } = wish.plan;
    if (wish.is === 'even') {
      const plan = { ...wish.plan, begin };
      const tried = triedBy(plan.axes);
      this.#begin(entrantsWith(project, id, options, tried), (entrants) => new EvenRun(plan, entrants, shared));
    } else if (wish.is === 'rank') {
      const plan = { ...wish.plan, begin };
      const sets = [[], ...plan.changes.map((one) => [one])];
      this.#begin(entrantsWith(project, id, options, sets), (entrants) => new RankRun(plan, entrants, shared));
    } else {
      const plan = { ...wish.plan, begin };
      this.#begin(entrantsOf(project, id, plan), (entrants) => new LabRun(plan, entrants, shared));
    }
  }

  /** On a narrow screen it stands below the form. */
  #showWhatIsSaid(): void {
    this.requestUpdate();
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector('.said > .inline-message, .status')?.scrollIntoView({ block: 'nearest' }),
    );
  }

  #begin(entrance: Entrance, make: (entrants: readonly Entrant[]) => LabRun | EvenRun | RankRun): void {
    if (!entrance.ok) {
      this.#refused = entrance.why;
      return;
    }
    this.#leave();
    const run = make(entrance.entrants);
    this.#run = run;
    this.#showWhatIsSaid();
    this.#end = run.state.listen(() => this.requestUpdate());
    this.requestUpdate();
  }

  /** Ends the games, and shows nothing of them any more. */
  #cancel(): void {
    this.#leave();
    this.#wishes++;
    this.#trying = null;
    notify(LAB.cancelled);
    this.requestUpdate();
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('lab-form')?.focus());
  }

  #leave(): void {
    this.#end();
    this.#run?.close();
    this.#run = null;
  }

  /** Opens one of the games on the screen where games are played, as one that was played here. */
  async #watch(run: LabRun, { entrant, seed }: WatchWish): Promise<void> {
    const record = await run.record(entrant, seed);
    const { project, id: projectId } = this.session;
    const packageId = run.entrants[entrant].package;
    const id = crypto.randomUUID();
    const title = titleOf(project, packageId);
    const name = SAID.record(seed);
    const isKept = await keepGame({
      id,
      package: packageId,
      project: projectId,
      title,
      name,
      changed: Date.now(),
      record,
    });
    if (!isKept) notify(SAID.refused, { tone: 'warning' });
    else goInPackage(this.route, { package: packageId, screen: 'play', item: id, where: { move: '0' } });
  }

  /** Writes a number where it is, on every counter that has it: one step. */
  #write(target: string, title: string, value: number): void {
    const { session, route } = this;
    const values = targetsOf(target).map((one) => ({ target: one, value }));
    const plan = setItems(session.project, route.package, values, EVEN.step(title, value), { reason: EVEN.reason });
    if (session.do(plan)) session.notifyDone(EVEN.written(title, value));
  }
}

function counted(run: LabRun): { readonly played: number; readonly games: number } {
  return { played: run.state.value.played, games: run.plan.games };
}

function isUnderWay(phase: Phase): boolean {
  return phase === 'opening' || phase === 'playing' || phase === 'paused';
}

customElements.define('lab-screen', LabScreen);
