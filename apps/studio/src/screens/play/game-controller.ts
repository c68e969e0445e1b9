import type { AttackOdds, Choice, Denial, MoveOutcome, PieceView, WrittenCommand } from '@hexwright/playtest/screen';
import { PERSON } from '@hexwright/playtest/screen';
import type { Grid } from '@hexwright/hex';
import { notify } from '../../ui/toasts.ts';
import { Store } from '../../parts/store.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import type { ComputerPlayer, DeedName, Deeds } from '../../game-host/protocol.ts';
import type { GameHost, GameShown, RoomGame } from '../../game-host/game-host.ts';
import {
  accompanied,
  acting,
  aimed,
  choicesOf,
  EMPTY_HAND,
  isSameChoice,
  meaningOf,
  ready,
  wayOf,
  type Hand,
} from './hand.ts';
import { ContestOpen } from './contest-open.ts';
import { Counsel } from './counsel.ts';
import { playOn } from './goes-on.ts';
import { GroupOrders } from './group-orders.ts';
import { Layers } from './layers.ts';
import { SeatPass } from './seat-pass.ts';
import type { RecentEvents } from './recent-events.ts';
import { Meant } from './meant.ts';
import { meantThere } from './meant-there.ts';
import { News } from './news.ts';
import { givenPiece } from './available-choices.ts';
import { Pause } from './pause.ts';
import { Playback } from './playback.ts';
import type { BoardPointer, PointedAt } from './game-board.ts';
import { SightProbe } from './sight-probe.ts';
import { SPEEDS, type Speed } from './speed.ts';
import { UndoRedo } from './undo-redo.ts';
import { approach } from './ways.ts';

/** What a person does at the board of one game, between clicks and what holds it. */
export class GameController implements BoardPointer {
  readonly host: GameShown;
  readonly #host: GameHost;
  /** The one way to the game: whatever changes it. Rejects where it cannot be done at all. */
  readonly #deed: GameHost['dispatch'] = (name, ...args) => this.#host.dispatch(name, ...args);
  readonly hand = new Store<Hand>(EMPTY_HAND);
  readonly odds = new Store<AttackOdds | null>(null);
  readonly denial = new Store<Denial | null>(null);
  /** What has happened since a person looked last. */
  readonly recent: Store<RecentEvents>;
  readonly #news: News;
  /** The place under the pointer, or -1. */
  readonly pointed = new Store(-1);
  /** What all did at once, to be seen as it happened: nobody plays on meanwhile. */
  readonly playback: Playback;
  readonly speed = new Store<Speed>('steady');
  /** Whether computer players wait. */
  readonly pausing = new Pause();
  readonly paused = this.pausing.isOn;
  /** A phase in which nothing can be done is passed over without asking. */
  readonly skips = new Store(true);
  readonly layers: Layers;
  /** Asks for the screen to be passed to another person. */
  readonly pass = new SeatPass();
  readonly undoRedo = new UndoRedo({
    now: () => (this.isOwn ? this.snapshot : null),
    setOut: () => {
      this.#news.since(this.snapshot);
      this.pausing.hold();
    },
    go: async (node) => {
      this.#drop();
      await this.#do('goTo', node);
    },
    arrive: () => this.goOn(),
  });
  /** The line of sight that is looked along. */
  readonly sight = new SightProbe();
  readonly contest = new ContestOpen();
  readonly group: GroupOrders;
  /** On a table: what the piece in hand would do there. */
  readonly meant: Meant;
  readonly counsel: Counsel;
  /** The choice that would drop an order which is not carried out yet: a person is asked. null while none is. */
  readonly dropping = new Store<Choice | null>(null);
  players: readonly ComputerPlayer[] = [];
  /** Whether it has been left: nobody plays on. */
  isClosed = false;
  /** The grid of the map that is played on; null before there is a board. */
  grid: () => Grid | null = () => null;
  /** The position for which the hand was emptied last; '' where no person decides, null where it has to be done once more. */
  #handedAt: string | null = null;
  #isRunning = false;

  constructor(host: GameHost) {
    [this.host, this.#host] = [host, host];
    this.#news = new News();
    [this.recent, this.playback] = [this.#news.shown, new Playback()];
    this.group = new GroupOrders(
      host,
      (commands, begins) => this.#deed('perform', commands, begins),
      () => this.grid(),
    );
    this.meant = new Meant((aim) => this.#ask(() => host.ask('candidates', aim), []));
    this.counsel = new Counsel((marshal) => this.#ask(() => host.ask('advice', marshal), null));
    this.layers = new Layers((piece) => this.#ask(() => host.ask('influences', piece), []));
    host.snapshot.listen((snapshot) => {
      this.#news.watch(snapshot, this.isPersons);
      this.playback.watch(snapshot, SPEEDS[this.speed.value] > 0);
      this.contest.settle(snapshot);
      this.meant.drop();
      this.counsel.drop();
      void this.#handOver();
      this.#look(true);
    });
    this.hand.listen(() => this.#look(false));
  }

  /** Whether a person must decide now. */
  get isPersons(): boolean {
    return this.host.isReachable && this.snapshot?.view.seat === PERSON;
  }

  /** Whether the game is this page's alone. */
  get isOwn(): boolean {
    return this.host.shared === null;
  }

  /** Whether computer players wait for somebody to resume; in a room the server lets them go on. */
  get isPaused(): boolean {
    return this.paused.value && this.isOwn;
  }

  get snapshot(): GameSnapshot | null {
    return this.host.snapshot.value;
  }

  /** Goes on after anything that changed the position: computer players move, the hand is emptied or shows the way on. */
  async goOn(): Promise<void> {
    await this.#handOver();
    await this.#run();
    if (this.isPersons) this.pausing.release();
    if (this.snapshot !== null) this.pass.settle(this.snapshot);
  }

  /**
   * A click on a place. A tap shows what a pointer would have shown before; a second one does it. While a line of sight is
   * looked along it is looked from there, and nobody means what they see of the past.
   */
  async click({ place, counter, isTap }: PointedAt): Promise<void> {
    if (this.playback.isPast.value) this.playback.skip();
    else if (this.sight.isOn) this.sight.hold(place);
    else await this.#mean(place, counter, isTap);
  }

  async #mean(place: number, counter: string | null, isTap: boolean): Promise<void> {
    const { snapshot } = this;
    if (snapshot === null || place < 0 || !this.isPersons) return;
    this.denial.value = null;
    const { view, choices } = snapshot;
    if (this.group.isSet) {
      if (isTap && !this.group.isAimedAt(place)) await this.group.aimAt(place);
      else await this.moveGroup(place);
      return;
    }
    if (counter !== null && view.prompt.piece === null && ready(choices).includes(counter)) {
      await this.pick(counter);
      return;
    }
    const hand = this.hand.value;
    const meaning = meaningOf(place, view, choices, hand);
    if (meaning.is === 'choice') await (isTap ? this.#arm(meaning.choice) : this.choose(meaning.choice));
    else if (meaning.is === 'ways') await this.#aimAt(meaning.hand, hand.isSet && hand.place === place, isTap);
    else if (meaning.is === 'pick') await this.pick(meaning.piece);
    else {
      const meant = await this.#ask(() => meantThere(this.host, acting(view, hand), place), { denial: null });
      if ('denial' in meant) this.denial.value = meant.denial;
      else await (isTap ? this.#arm(meant.choice) : this.choose(meant.choice));
    }
  }

  /** Brings pieces that stand at these places to the group, or takes them out of it. */
  gather(places: readonly number[]): void {
    if (this.snapshot === null || !this.isPersons) return;
    const wanted = new Set(places);
    const found = this.snapshot.view.pieces.filter(
      ({ where, places: own }) => where === 'map' && own.some((place) => wanted.has(place)),
    );
    // Who has a piece in hand and adds another means both.
    const { piece } = this.hand.value;
    const held = this.group.isSet || piece === null || found.some(({ id }) => id === piece) ? [] : [piece];
    this.group.toggle([...held, ...found.map(({ id }) => id)]);
    if (this.group.isSet) this.#drop();
  }

  /** Brings the piece in hand, or those at the place under the pointer, to the group. */
  gatherHere(): void {
    this.gather([this.#held?.places[0] ?? this.pointed.value]);
  }

  /** Has all in the group that can act. */
  gatherAll(): void {
    this.#drop();
    this.group.chooseAll();
  }

  /** Has those in the group again that were moved last. */
  gatherAgain(): void {
    this.#drop();
    this.group.chooseAgain();
  }

  /** Moves the group, all of it one move. */
  async moveGroup(place: number): Promise<void> {
    this.#drop();
    this.pausing.release();
    this.#news.since(this.snapshot);
    await this.#ask(() => this.group.moveTo(place), undefined);
    await this.goOn();
  }

  /** The pointer is over a place: shows the way there, or the odds against what stands there. */
  async point(place: number): Promise<void> {
    const { snapshot } = this;
    const hand = this.hand.value;
    this.pointed.value = place;
    this.#look(false);
    if (this.sight.isOn) {
      await this.#ask(() => this.sight.look(this.host, place), undefined);
      return;
    }
    if (this.group.isSet) {
      await this.#ask(() => this.group.aimAt(place), undefined);
      return;
    }
    if (snapshot === null || !this.isPersons || hand.armed !== null || hand.isSet) return;
    this.hand.value = aimed(hand, snapshot.view, place);
    if (snapshot.view.space.shape === 'table') void this.meant.look(acting(snapshot.view, hand), place);
    const target = choicesOf(snapshot.choices, acting(snapshot.view, hand)).find(
      ({ kind, places }) => kind === 'target' && places.includes(place),
    );
    if (target === undefined) await this.#weigh();
    else this.odds.value = await this.#ask(() => this.host.ask('odds', target.command, []), null);
  }

  /** Takes a piece in hand and asks where it can go. */
  async pick(piece: string | null): Promise<void> {
    if (piece !== null && this.group.isSet) this.group.drop();
    this.odds.value = null;
    this.hand.value = { ...EMPTY_HAND, piece };
    if (piece === null || !this.isPersons) return;
    const reach = await this.#ask(() => this.host.ask('reach', piece), null);
    if (this.hand.value.piece === piece) this.hand.value = { ...this.hand.value, reach };
  }

  /** Shows another of the ways to end in the place that is aimed at, and sets the piece down there. */
  async turn(by: number): Promise<void> {
    const { ways, chosen } = this.hand.value;
    if (ways.length > 0) await this.chooseWay((chosen + by + ways.length) % ways.length);
  }

  /** Shows one of the ways to end in the place that is aimed at, and sets the piece down there. */
  async chooseWay(chosen: number): Promise<void> {
    this.hand.value = { ...this.hand.value, chosen, isSet: true };
    await this.#weigh();
  }

  /** Takes a piece along, or leaves it. */
  accompany(piece: string): void {
    const view = this.snapshot?.view;
    if (view !== undefined) this.hand.value = accompanied(this.hand.value, view, piece);
  }

  /** Does a choice; an attack shows its odds first and waits to be confirmed. */
  async choose(choice: Choice): Promise<void> {
    this.denial.value = null;
    if (
      choice.piece === null &&
      choice.kind !== 'target' &&
      this.isReady &&
      !isSameChoice(this.hand.value.armed, choice)
    ) {
      this.dropping.value = choice;
      return;
    }
    if (choice.kind === 'piece' && choice.piece !== null && this.hand.value.piece !== choice.piece) {
      await this.pick(choice.piece);
      return;
    }
    if (choice.kind === 'target' && !isSameChoice(this.hand.value.armed, choice)) {
      const odds = await this.#ask(() => this.host.ask('odds', choice.command, []), null);
      if (odds !== null) {
        this.odds.value = odds;
        this.hand.value = { ...this.hand.value, armed: choice };
        return;
      }
    }
    await this.perform([choice.command]);
  }

  /** Whether something waits to be confirmed. */
  get isReady(): boolean {
    const { armed, isSet } = this.hand.value;
    return armed !== null || isSet;
  }

  /** Makes the attack that was chosen, or goes the way. */
  async confirm(): Promise<void> {
    const { armed, isSet } = this.hand.value;
    const way = wayOf(this.hand.value);
    if (armed !== null) await this.perform([armed.command]);
    else if (isSet && way !== null) await this.perform(way.commands);
  }

  /** Begins to look along a line of sight, or ends. */
  toggleSight(): void {
    this.sight.hold(this.sight.isOn ? -1 : (this.#held?.places[0] ?? Math.max(0, this.pointed.value)));
  }

  /** Leaves what is looked at or chosen, one after the other. */
  escape(): void {
    if (this.playback.isPast.value) this.playback.skip();
    else if (this.contest.isOpen) this.contest.putAside();
    else if (this.sight.isOn) this.toggleSight();
    else this.putDown();
  }

  /** Puts down what is in hand: first what waits to be confirmed, then the piece. */
  putDown(): void {
    if (this.group.isSet || this.group.told.value !== null) {
      this.group.drop();
      return;
    }
    const hand = this.hand.value;
    this.odds.value = null;
    this.denial.value = null;
    const isBound = hand.piece !== null && hand.piece === this.snapshot?.view.prompt.piece;
    const open = { ...hand, place: -1, ways: [], isSet: false, armed: null };
    this.hand.value = this.isReady || isBound ? open : EMPTY_HAND;
  }

  /** Does commands, and says why not where they may not be done. */
  async perform(commands: readonly WrittenCommand[]): Promise<void> {
    this.#drop();
    this.pausing.release();
    this.#news.since(this.snapshot);
    await this.dispatch('perform', commands, true);
  }

  /** Changes the game, and goes on from there: whatever is pressed beside the board comes this way. */
  async dispatch<Name extends DeedName>(name: Name, ...args: Deeds[Name]['args']): Promise<void> {
    await this.#do(name, ...args);
    const denial = this.denial.value;
    await this.goOn();
    if (this.isPersons) this.denial.value = denial;
  }

  /** Has computer players wait, or lets them go on. */
  pause(): void {
    this.pausing.set(!this.paused.value);
    if (!this.paused.value) void this.goOn();
  }

  /** Settles something with those who play it too: who sits where, and by which rules. It leaves the position as it is. */
  async settle(how: (room: RoomGame) => Promise<void>): Promise<void> {
    const { shared } = this.#host;
    if (shared !== null) await this.#ask(() => how(shared), undefined);
  }

  /** Takes away what is told over the board. */
  dismiss(told: 'replayNotice' | 'trouble'): void {
    this.#host[told].value = null;
  }

  /** Shows the game from another seat. */
  async sit(seat: string): Promise<void> {
    await this.#do('showSeat', seat);
    this.pass.taken();
  }

  /** Lets the computer player whose turn it is move one piece, and waits then. */
  async step(): Promise<void> {
    this.pausing.set(true);
    this.#drop();
    await this.dispatch('step');
  }

  close(): void {
    this.isClosed = true;
    this.#news.close();
    this.playback.clear();
    this.#host.close();
  }

  /** The piece in hand. */
  get #held(): PieceView | undefined {
    return this.snapshot?.view.pieces.find(({ id }) => id === this.hand.value.piece);
  }

  get #given(): string | null {
    return this.snapshot === null ? null : givenPiece(this.snapshot.view, this.snapshot.choices);
  }

  /** Layers follow the pieces in hand and pointed at. */
  #look(isOther: boolean): void {
    const { snapshot } = this;
    if (snapshot === null) return;
    const { view } = snapshot;
    const held = acting(view, this.hand.value);
    const pointed = view.pieces.find(({ where, places }) => where === 'map' && places.includes(this.pointed.value))?.id;
    this.layers.look(
      [...new Set([held, pointed])].filter((one) => typeof one === 'string'),
      isOther,
    );
  }

  /** Waits for a second tap, or for the button that is shown. */
  async #arm(choice: Choice): Promise<void> {
    if (choice.kind === 'target' || isSameChoice(this.hand.value.armed, choice)) {
      await this.choose(choice);
    } else this.hand.value = { ...this.hand.value, armed: choice };
  }

  #drop(): void {
    this.#handedAt = null;
    this.hand.value = EMPTY_HAND;
    this.odds.value = null;
    this.denial.value = null;
    this.dropping.value = null;
  }

  /** Sets the piece down where it is to go; at once, or once more there, it goes. */
  async #aimAt(hand: Hand, isAgain: boolean, isTap: boolean): Promise<void> {
    const way = wayOf(hand);
    const isPlain = hand.ways.length === 1 && way?.attack === null && way.harm === null;
    if (way !== null && (isAgain || (isPlain && !isTap))) {
      await this.perform(way.commands);
      return;
    }
    this.hand.value = { ...hand, isSet: true };
    await this.#weigh();
  }

  /** The odds of the attack at the end of the way that is shown. */
  async #weigh(): Promise<void> {
    const way = wayOf(this.hand.value);
    if (way === null || way.attack === null) {
      this.odds.value = null;
      return;
    }
    const { command } = way.attack;
    const odds = await this.#ask(() => this.host.ask('odds', command, approach(way)), null);
    if (wayOf(this.hand.value) === way) this.odds.value = odds;
  }

  /** Changes the game, and says what came of it. */
  async #do<Name extends DeedName>(name: Name, ...args: Deeds[Name]['args']): Promise<void> {
    const outcome: MoveOutcome | null = await this.#ask(() => this.#deed(name, ...args), null);
    if (outcome?.kind === 'refused') this.denial.value = { command: null, refusals: outcome.refusals };
    else if (outcome?.kind === 'unreadable' || outcome?.kind === 'nobody') notify(outcome.text, { tone: 'warning' });
  }

  /** Empties the hand; to the player who decides it gives what need not be picked up: once, so that nothing they do is swept away. */
  async #handOver(): Promise<void> {
    const { node, packageHash } = this.snapshot?.view ?? {};
    const position = this.isPersons ? `${node} ${packageHash}` : '';
    if (this.#handedAt === position) return;
    this.#handedAt = position;
    await this.pick(this.isPersons ? this.#given : null);
  }

  /** Lets computer players play, and passes over what leaves no choice, until a person must decide. */
  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      await playOn(this, this.#deed);
    } catch (error) {
      this.#complain(error);
      this.pausing.set(true);
    } finally {
      this.#isRunning = false;
    }
  }

  async #ask<Result>(asked: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await asked();
    } catch (error) {
      this.#complain(error);
      return otherwise;
    }
  }

  /** What hung is told over the board. */
  #complain(error: unknown): void {
    if (this.isClosed || this.host.trouble.value !== null) return;
    notify(error instanceof Error ? error.message : String(error), { tone: 'danger' });
  }
}
