import type { MoveOutcome, WrittenCommand } from '@hexwright/playtest/screen';
import { PERSON } from '@hexwright/playtest/screen';
import { notify } from '../../ui/toasts.ts';
import { type ReadonlyStore, Store } from '../../parts/store.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import type { ComputerPlayer, DeedName, Deeds } from '../../game-host/protocol.ts';
import type { GameHost, GameShown, RoomGame } from '../../game-host/game-host.ts';
import { Attempts } from './attempts.ts';
import { ContestOpen } from './contest-open.ts';
import { Counsel } from './counsel.ts';
import { playOn } from './goes-on.ts';
import { GroupOrders } from './group-orders.ts';
import { acting } from './hand.ts';
import { InfluenceLayers } from './influence-layers.ts';
import { Meant } from './meant.ts';
import { News } from './news.ts';
import { Pause } from './pause.ts';
import { Playback } from './playback.ts';
import { PlayerHand } from './player-hand.ts';
import type { RecentEvents } from './recent-events.ts';
import { SeatPass } from './seat-pass.ts';
import { LineOfSightProbe } from './line-of-sight-probe.ts';
import { SPEEDS, type Speed } from './speed.ts';
import { UndoRedo } from './undo-redo.ts';

/** One game on the screen, between those who play it there and what holds it: what is done comes here, and goes on from here. */
export class GameController {
  readonly host: GameShown;
  readonly #host: GameHost;
  /** The one way to the game: whatever changes it. Rejects where it cannot be done at all. */
  readonly #deed: GameHost['dispatch'] = async (name, ...args) => {
    const ofPerson = this.isPersons ? 1 : 0;
    this.#underWay += ofPerson;
    try {
      return await this.#host.dispatch(name, ...args);
    } finally {
      this.#underWay -= ofPerson;
    }
  };
  readonly attempts: Attempts;
  /** What the person has in hand. */
  readonly hand: PlayerHand;
  readonly group: GroupOrders;
  /** What all did at once, to be seen as it happened: nobody plays on meanwhile. */
  readonly playback = new Playback();
  /** Whether computer players wait. */
  readonly pausing = new Pause();
  /** Asks for the screen to be passed to another person. */
  readonly pass = new SeatPass();
  readonly contest = new ContestOpen();
  /** The line of sight that is looked along. */
  readonly sight = new LineOfSightProbe();
  /** On a table: what the piece in hand would do there. */
  readonly meant: Meant;
  readonly counsel: Counsel;
  readonly layers: InfluenceLayers;
  readonly undoRedo = new UndoRedo({
    now: () => (this.isOwn ? this.snapshot : null),
    setOut: () => {
      this.#news.since(this.snapshot);
      this.pausing.hold();
    },
    go: async (node) => {
      this.hand.drop();
      await this.#do('goTo', node);
    },
    arrive: () => this.goOn(),
  });
  readonly #news = new News();
  readonly #speed = new Store<Speed>('steady');
  readonly #players = new Store<readonly ComputerPlayer[]>([]);
  #isClosed = false;
  #isRunning = false;
  /** Commands of persons that are being done. */
  #underWay = 0;

  constructor(host: GameHost) {
    [this.host, this.#host] = [host, host];
    const attempts = new Attempts(host);
    this.attempts = attempts;
    this.group = new GroupOrders(host, (commands, begins) => this.#deed('perform', commands, begins));
    this.meant = new Meant((aim) => attempts.make(() => host.ask('candidates', aim), []));
    this.counsel = new Counsel((marshal) => attempts.make(() => host.ask('advice', marshal), null));
    this.layers = new InfluenceLayers((piece) => attempts.make(() => host.ask('influences', piece), []));
    this.hand = new PlayerHand(this);
    host.snapshot.listen((snapshot) => {
      this.#news.watch(snapshot, this.isPersons);
      this.playback.watch(snapshot, SPEEDS[this.speed.value] > 0);
      this.contest.settle(snapshot);
      this.meant.drop();
      this.counsel.drop();
      void this.hand.handOver();
      this.#look(true);
    });
    this.hand.held.listen(() => this.#look(false));
    this.hand.pointed.listen(() => this.#look(false));
  }

  /** How the game stands; null before it is open. */
  get snapshot(): GameSnapshot | null {
    return this.host.snapshot.value;
  }

  /** Whether a person must decide now. */
  get isPersons(): boolean {
    return this.host.isReachable && this.snapshot?.view.seat === PERSON;
  }

  /** Whether what a person has decided is being done. */
  get isUnderWay(): boolean {
    return this.#underWay > 0 || this.group.isMoving.value;
  }

  /** Whether the game is this page's alone. */
  get isOwn(): boolean {
    return this.host.shared === null;
  }

  /** Whether computer players wait for somebody to resume; in a room the server lets them go on. */
  get isPaused(): boolean {
    return this.pausing.isOn.value && this.isOwn;
  }

  /** Whether it has been left: nobody plays on. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** What has happened since a person looked last. */
  get recent(): ReadonlyStore<RecentEvents> {
    return this.#news.shown;
  }

  /** The pace of computer players. */
  get speed(): ReadonlyStore<Speed> {
    return this.#speed;
  }

  /** The computer players that can be given a seat. */
  get players(): ReadonlyStore<readonly ComputerPlayer[]> {
    return this.#players;
  }

  /** Has computer players play at another pace. */
  playAt(speed: Speed): void {
    this.#speed.value = speed;
  }

  /** Who can be given a seat, as the game was opened. */
  introduce(players: readonly ComputerPlayer[]): void {
    this.#players.value = players;
  }

  /** Does commands, and says why not where they may not be done. */
  async perform(commands: readonly WrittenCommand[]): Promise<void> {
    this.#begin();
    await this.dispatch('perform', commands, true);
  }

  /** Moves the group, all of it one move. */
  async moveGroup(place: number): Promise<void> {
    this.#begin();
    await this.attempts.make(() => this.group.moveTo(place), undefined);
    await this.goOn();
  }

  /** Lets the computer player whose turn it is move one piece, and waits then. */
  async step(): Promise<void> {
    this.pausing.set(true);
    this.hand.drop();
    await this.dispatch('step');
  }

  /** Changes the game, and goes on from there: whatever is pressed beside the board comes this way. */
  async dispatch<Name extends DeedName>(name: Name, ...args: Deeds[Name]['args']): Promise<void> {
    await this.#do(name, ...args);
    const denial = this.hand.denial.value;
    await this.goOn();
    if (this.isPersons && denial !== null) this.hand.refuse(denial);
  }

  /** Goes on after anything that changed the position: computer players move, the hand is emptied or shows the way on. */
  async goOn(): Promise<void> {
    await this.hand.handOver();
    await this.#run();
    if (this.isPersons) this.pausing.release();
    if (this.snapshot !== null) this.pass.settle(this.snapshot);
    await this.hand.catchUp();
  }

  /** Has computer players wait, or lets them go on. */
  pause(): void {
    this.pausing.set(!this.pausing.isOn.value);
    if (!this.pausing.isOn.value) void this.goOn();
  }

  /** Shows the game from another seat. */
  async sit(seat: string): Promise<void> {
    await this.#do('showSeat', seat);
    this.pass.taken();
    await this.hand.catchUp();
  }

  /** Settles something with those who play it too: who sits where, and by which rules. It leaves the position as it is. */
  async settle(how: (room: RoomGame) => Promise<void>): Promise<void> {
    const { shared } = this.#host;
    if (shared !== null) await this.attempts.make(() => how(shared), undefined);
  }

  /** Takes away what stands over the board. */
  dismiss(notice: 'replayNotice' | 'trouble'): void {
    this.#host[notice].value = null;
  }

  close(): void {
    this.#isClosed = true;
    this.attempts.close();
    this.#news.close();
    this.playback.clear();
    this.#host.close();
  }

  /** A person has decided something: what comes of it is news to them. */
  #begin(): void {
    this.hand.drop();
    this.pausing.release();
    this.#news.since(this.snapshot);
  }

  /** Changes the game, and says what came of it. */
  async #do<Name extends DeedName>(name: Name, ...args: Deeds[Name]['args']): Promise<void> {
    const outcome: MoveOutcome | null = await this.attempts.make(() => this.#deed(name, ...args), null);
    if (outcome?.kind === 'refused') this.hand.refuse({ command: null, refusals: outcome.refusals });
    else if (outcome?.kind === 'unreadable' || outcome?.kind === 'nobody') notify(outcome.text, { tone: 'warning' });
  }

  /** Lets computer players play, and passes over what leaves no choice, until a person must decide. */
  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      await playOn(this, this.#deed);
    } catch (error) {
      this.attempts.complain(error);
      this.pausing.set(true);
    } finally {
      this.#isRunning = false;
    }
  }

  /** Layers follow the pieces in hand and pointed at. */
  #look(isOther: boolean): void {
    const { snapshot } = this;
    if (snapshot === null) return;
    const { view } = snapshot;
    const place = this.hand.pointed.value;
    const held = acting(view, this.hand.held.value);
    const pointed = view.pieces.find(({ where, places }) => where === 'map' && places.includes(place))?.id;
    this.layers.look(
      [...new Set([held, pointed])].filter((one) => typeof one === 'string'),
      isOther,
    );
  }
}
