/** The hand of the person who plays: what clicks, taps and keys mean in one game, and what is picked up, aimed and let go. */
import type { AttackOdds, Choice, Denial, PieceView, WrittenCommand } from '@hexwright/playtest/screen';
import type { GameShown } from '../../game-host/game-host.ts';
import type { GameSnapshot } from '../../game-host/game-snapshot.ts';
import { type ReadonlyStore, Store } from '../../parts/store.ts';
import type { Attempts } from './attempts.ts';
import { givenPiece } from './available-choices.ts';
import type { ContestOpen } from './contest-open.ts';
import type { BoardPointer, PointedAt } from './game-board.ts';
import type { GroupOrders } from './group-orders.ts';
import {
  accompanied,
  acting,
  aimed,
  choicesOf,
  EMPTY_HAND,
  isSameChoice,
  isSure,
  meaningOf,
  ready,
  wayOf,
  type Hand,
  type Meaning,
} from './hand.ts';
import type { Meant } from './meant.ts';
import { meantThere } from './meant-there.ts';
import type { Playback } from './playback.ts';
import type { LineOfSightProbe } from './line-of-sight-probe.ts';
import { approach } from './ways.ts';

/** The game that the hand plays, and what else a click may mean in it. */
interface Played {
  readonly host: GameShown;
  readonly snapshot: GameSnapshot | null;
  /** Whether a person must decide now. */
  readonly isPersons: boolean;
  /** Whether what a person has decided is being done, so that what is shown is about to change. */
  readonly isUnderWay: boolean;
  readonly attempts: Attempts;
  readonly playback: Playback;
  readonly sight: LineOfSightProbe;
  readonly contest: ContestOpen;
  readonly group: GroupOrders;
  readonly meant: Meant;
  /** Does commands: all that the hand changes of the game. */
  perform(commands: readonly WrittenCommand[]): Promise<void>;
  /** Moves the group, all of it one move. */
  moveGroup(place: number): Promise<void>;
}

/** Whether a click does what it means, shows it first and does it the second time, or only shows it. */
type Press = 'do' | 'show first' | 'show';

export class PlayerHand implements BoardPointer {
  readonly #game: Played;
  readonly #held = new Store<Hand>(EMPTY_HAND);
  readonly #pointed = new Store(-1);
  readonly #odds = new Store<AttackOdds | null>(null);
  readonly #denial = new Store<Denial | null>(null);
  readonly #dropping = new Store<Choice | null>(null);
  /** The position for which the hand was emptied last; '' where no person decides, null where it has to be done once more. */
  #handedAt: string | null = null;
  /** What was clicked last while a command was under way; null where nothing was. */
  #late: PointedAt | null = null;
  /** Where the click before was. */
  #clicked = -1;
  /** Comes to an end once it is known where the piece in hand can go. */
  #reaching: Promise<unknown> = Promise.resolve();

  constructor(game: Played) {
    this.#game = game;
  }

  /** What is in hand. */
  get held(): ReadonlyStore<Hand> {
    return this.#held;
  }

  /** The place under the pointer, or -1. */
  get pointed(): ReadonlyStore<number> {
    return this.#pointed;
  }

  /** The odds of the attack that is chosen, aimed at or pointed at; null for none. */
  get odds(): ReadonlyStore<AttackOdds | null> {
    return this.#odds;
  }

  /** Why what was wanted last may not be done; null while nothing was refused. */
  get denial(): ReadonlyStore<Denial | null> {
    return this.#denial;
  }

  /** The choice that would drop an order which is not carried out yet: a person is asked. null while none is. */
  get dropping(): ReadonlyStore<Choice | null> {
    return this.#dropping;
  }

  /**
   * A click on a place. A tap shows what a pointer would have shown before; a second one does it. While a line of sight is
   * looked along it is looked from there, and nobody means what they see of the past. What is clicked while a command is
   * under way waits for its end; a second click where the command was given is that of a double click.
   */
  async click(at: PointedAt): Promise<void> {
    const { playback, sight, isUnderWay } = this.#game;
    if (playback.isPast.value) playback.skip();
    else if (sight.isOn) sight.hold(at.place);
    else if (isUnderWay) {
      if (at.place !== this.#clicked) this.#late = at;
    } else {
      this.#late = null;
      this.#clicked = at.place;
      await this.#mean(at, at.isTap ? 'show first' : 'do');
    }
  }

  /** Shows what was clicked last while a command was under way, as it is meant now. Nothing is done by it. */
  async catchUp(): Promise<void> {
    const late = this.#late;
    this.#late = null;
    if (late !== null) await this.#mean(late, 'show');
  }

  async #mean({ place, counter }: PointedAt, press: Press): Promise<void> {
    const { snapshot, isPersons, group, host, attempts } = this.#game;
    if (snapshot === null || place < 0 || !isPersons) return;
    this.#denial.value = null;
    const { view, choices } = snapshot;
    if (group.isSet) {
      const isMoved = press === 'do' || (press === 'show first' && group.isAimedAt(place));
      await (isMoved ? this.#game.moveGroup(place) : group.aimAt(place));
      return;
    }
    if (counter !== null && view.prompt.piece === null && ready(choices).includes(counter)) {
      await this.pick(counter);
      return;
    }
    const means = (): Meaning => meaningOf(place, view, choices, this.#held.value);
    if (!isSure(means())) await this.#reaching;
    if (this.#game.snapshot !== snapshot) return;
    const [hand, meaning] = [this.#held.value, means()];
    if (meaning.is === 'choice') await this.#make(meaning.choice, press);
    else if (meaning.is === 'ways') await this.#aimAt(meaning.hand, hand.isSet && hand.place === place, press);
    else if (meaning.is === 'pick') await this.pick(meaning.piece);
    else {
      const meant = await attempts.make(() => meantThere(host, acting(view, hand), place), { denial: null });
      if ('denial' in meant) this.#denial.value = meant.denial;
      else await this.#make(meant.choice, press);
    }
  }

  /** The pointer is over a place: shows the way there, or the odds against what stands there. */
  async point(place: number): Promise<void> {
    const { snapshot, isPersons, sight, group, meant, host, attempts } = this.#game;
    const hand = this.#held.value;
    this.#pointed.value = place;
    if (sight.isOn) {
      await attempts.make(() => sight.look(host, place), undefined);
      return;
    }
    if (group.isSet) {
      await attempts.make(() => group.aimAt(place), undefined);
      return;
    }
    if (snapshot === null || !isPersons || hand.armed !== null || hand.isSet) return;
    this.#held.value = aimed(hand, snapshot.view, place);
    const piece = acting(snapshot.view, hand);
    if (snapshot.view.space.shape === 'table') void meant.look(piece, place);
    const target = choicesOf(snapshot.choices, piece).find(
      ({ kind, places }) => kind === 'target' && places.includes(place),
    );
    if (target === undefined) await this.#weigh();
    else this.#odds.value = await this.#oddsOf(target.command);
  }

  /** Brings pieces that stand at these places to the group, or takes them out of it. */
  gather(places: readonly number[]): void {
    const { snapshot, isPersons, group } = this.#game;
    if (snapshot === null || !isPersons) return;
    const wanted = new Set(places);
    const found = snapshot.view.pieces.filter(
      ({ where, places: own }) => where === 'map' && own.some((place) => wanted.has(place)),
    );
    // Who has a piece in hand and adds another means both.
    const { piece } = this.#held.value;
    const held = group.isSet || piece === null || found.some(({ id }) => id === piece) ? [] : [piece];
    group.toggle([...held, ...found.map(({ id }) => id)]);
    if (group.isSet) this.drop();
  }

  /** Brings the piece in hand, or those at the place under the pointer, to the group. */
  gatherHere(): void {
    this.gather([this.#piece?.places[0] ?? this.#pointed.value]);
  }

  /** Has all in the group that can act. */
  gatherAll(): void {
    this.drop();
    this.#game.group.chooseAll();
  }

  /** Has those in the group again that were moved last. */
  gatherAgain(): void {
    this.drop();
    this.#game.group.chooseAgain();
  }

  /** Takes a piece in hand and asks where it can go. */
  async pick(piece: string | null): Promise<void> {
    const { group, isPersons, host, attempts } = this.#game;
    if (piece !== null && group.isSet) group.drop();
    this.#odds.value = null;
    this.#held.value = { ...EMPTY_HAND, piece };
    if (piece === null || !isPersons) return;
    const reaching = attempts.make(() => host.ask('reach', piece), null);
    this.#reaching = reaching;
    const reach = await reaching;
    if (this.#held.value.piece !== piece) return;
    this.#held.value = { ...this.#held.value, reach };
    // The pointer may have been quicker, and rest where the piece is to go; where it stands it was picked up.
    const place = this.#pointed.value;
    if (place >= 0 && this.#piece?.places.includes(place) !== true) await this.point(place);
  }

  /** Shows another of the ways to end in the place that is aimed at, and sets the piece down there. */
  async turn(by: number): Promise<void> {
    const { ways, chosen } = this.#held.value;
    if (ways.length > 0) await this.chooseWay((chosen + by + ways.length) % ways.length);
  }

  /** Shows one of the ways to end in the place that is aimed at, and sets the piece down there. */
  async chooseWay(chosen: number): Promise<void> {
    this.#held.value = { ...this.#held.value, chosen, isSet: true };
    await this.#weigh();
  }

  /** Takes a piece along, or leaves it. */
  accompany(piece: string): void {
    const view = this.#game.snapshot?.view;
    if (view !== undefined) this.#held.value = accompanied(this.#held.value, view, piece);
  }

  /** Does a choice; an attack shows its odds first and waits to be confirmed. */
  async choose(choice: Choice): Promise<void> {
    const { armed, piece } = this.#held.value;
    const isArmed = isSameChoice(armed, choice);
    this.#denial.value = null;
    if (choice.piece === null && choice.kind !== 'target' && this.isReady && !isArmed) {
      this.#dropping.value = choice;
      return;
    }
    if (choice.kind === 'piece' && choice.piece !== null && piece !== choice.piece) {
      await this.pick(choice.piece);
      return;
    }
    if (choice.kind === 'target' && !isArmed && (await this.#arm(choice))) return;
    await this.#game.perform([choice.command]);
  }

  /** Whether something waits to be confirmed. */
  get isReady(): boolean {
    const { armed, isSet } = this.#held.value;
    return armed !== null || isSet;
  }

  /** Makes the attack that was chosen, or goes the way. */
  async confirm(): Promise<void> {
    const { armed, isSet } = this.#held.value;
    const way = wayOf(this.#held.value);
    if (armed !== null) await this.#game.perform([armed.command]);
    else if (isSet && way !== null) await this.#game.perform(way.commands);
  }

  /** The order that is not carried out yet is kept: the choice that would have dropped it is not made. */
  keepOrder(): void {
    this.#dropping.value = null;
  }

  /** Begins to look along a line of sight, or ends. */
  toggleSight(): void {
    const { sight } = this.#game;
    sight.hold(sight.isOn ? -1 : (this.#piece?.places[0] ?? Math.max(0, this.#pointed.value)));
  }

  /** Leaves what is looked at or chosen, one after the other. */
  escape(): void {
    const { playback, contest, sight } = this.#game;
    if (playback.isPast.value) playback.skip();
    else if (contest.isOpen) contest.putAside();
    else if (sight.isOn) this.toggleSight();
    else this.putDown();
  }

  /** Puts down what is in hand: first what waits to be confirmed, then the piece. */
  putDown(): void {
    const { group, snapshot } = this.#game;
    if (group.isSet || group.report.value !== null) {
      group.drop();
      return;
    }
    const hand = this.#held.value;
    this.#odds.value = null;
    this.#denial.value = null;
    const isBound = hand.piece !== null && hand.piece === snapshot?.view.prompt.piece;
    const open = { ...hand, place: -1, ways: [], isSet: false, armed: null };
    this.#held.value = this.isReady || isBound ? open : EMPTY_HAND;
  }

  /** Lets everything go: the game changes, or a group is taken in hand. */
  drop(): void {
    this.#handedAt = null;
    this.#held.value = EMPTY_HAND;
    this.#odds.value = null;
    this.#denial.value = null;
    this.#dropping.value = null;
    this.#late = null;
  }

  /** What was wanted is refused; null for nothing. */
  refuse(denial: Denial | null): void {
    this.#denial.value = denial;
  }

  /** Empties itself; to the player who decides it gives what need not be picked up: once, so that nothing they do is swept away. */
  async handOver(): Promise<void> {
    const { snapshot, isPersons } = this.#game;
    if (!isPersons) this.#late = null;
    const { node, packageHash } = snapshot?.view ?? {};
    const position = isPersons ? `${node} ${packageHash}` : '';
    if (this.#handedAt === position) return;
    this.#handedAt = position;
    await this.pick(isPersons && snapshot !== null ? givenPiece(snapshot.view, snapshot.choices) : null);
  }

  /** The piece in hand. */
  get #piece(): PieceView | undefined {
    return this.#game.snapshot?.view.pieces.find(({ id }) => id === this.#held.value.piece);
  }

  /** Does a choice, or shows it until a second tap, or the button that is shown, does it. */
  async #make(choice: Choice, press: Press): Promise<void> {
    const isShown = isSameChoice(this.#held.value.armed, choice);
    if (press === 'do' || (press === 'show first' && isShown)) await this.choose(choice);
    else if (!isShown && !(choice.kind === 'target' && (await this.#arm(choice))))
      this.#held.value = { ...this.#held.value, armed: choice };
  }

  /** Shows the odds of an attack, which waits to be confirmed; false where it has none. */
  async #arm(attack: Choice): Promise<boolean> {
    const odds = await this.#oddsOf(attack.command);
    if (odds === null) return false;
    this.#odds.value = odds;
    this.#held.value = { ...this.#held.value, armed: attack };
    return true;
  }

  /** Sets the piece down where it is to go; at once, or once more there, it goes. */
  async #aimAt(hand: Hand, isAgain: boolean, press: Press): Promise<void> {
    const way = wayOf(hand);
    const isPlain = hand.ways.length === 1 && way?.attack === null && way.harm === null;
    if (way !== null && press !== 'show' && (isAgain || (isPlain && press === 'do'))) {
      await this.#game.perform(way.commands);
      return;
    }
    this.#held.value = { ...hand, isSet: true };
    await this.#weigh();
  }

  /** The odds of the attack at the end of the way that is shown. */
  async #weigh(): Promise<void> {
    const way = wayOf(this.#held.value);
    if (way === null || way.attack === null) {
      this.#odds.value = null;
      return;
    }
    const odds = await this.#oddsOf(way.attack.command, approach(way));
    if (wayOf(this.#held.value) === way) this.#odds.value = odds;
  }

  /** The odds of a command at the end of a way; null where there are none. */
  #oddsOf(command: WrittenCommand, way: readonly WrittenCommand[] = []): Promise<AttackOdds | null> {
    return this.#game.attempts.make(() => this.#game.host.ask('odds', command, way), null);
  }
}
