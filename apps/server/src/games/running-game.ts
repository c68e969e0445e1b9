import type { PackageChain } from '@hexwright/model';
import type { MoveOutcome } from '@hexwright/playtest/live';
import type { ComputerPlayer, DiceRequest, PositionQuestionName, SnapshotUpdate } from '@hexwright/playtest/shared';
import type { GameRecord, WrittenCommand } from '@hexwright/playtest';
import type { ServerLog } from '../server-log.ts';
import { diceWaitFor, fairOf, seatedDice, withPledge, withShare } from './dice-shares.ts';
import { nameOfTexts, type GameStore, type StoredGame } from './game-store.ts';
import { filesChanged } from './files-changed.ts';
import { GameNotes } from './game-notes.ts';
import { heldWith, refusedByHeld } from './held-seats.ts';
import { peopleAt, playedSeats, sidesOf, toldSeats, type Seats } from './seats.ts';
import { ThreadGone, type GameThread } from './game-thread.ts';
import type { Done, OrderName, Orders } from './thread-protocol.ts';

/** Milliseconds that computer players think before others get a word in, and people are told. */
const BREATH = 200;
/** How often something is tried that others may do at the same moment. */
const MOST_TIMES = 5;

/** A page that looks at a game. */
export interface Watcher {
  /** Nobody else's. */
  readonly name: string;
  /** Who is at it, as far as seats are concerned; '' for who may only watch. */
  readonly person: string;
  /** What they are called. */
  readonly called: string;
  /** Tells it how the game stands. */
  notify(state: WatchedState): void;
  /** Tells it why the game does not go on. */
  complain(text: string): void;
}

/** How a game stands, for one watcher. */
export interface WatchedState {
  readonly snapshot: SnapshotUpdate;
  readonly game: StoredGame;
  readonly players: readonly ComputerPlayer[];
  /** Why it cannot go on; null when it can. */
  readonly trouble: string | null;
  /** What the watcher may read of the notes, by the number of commands. */
  readonly notes: Readonly<Record<string, string>>;
}

/** What games need of their server. */
export interface GameRunning {
  readonly store: GameStore;
  readonly thread: GameThread;
  readonly log: ServerLog;
  /** Called when a game is not any more as it was. */
  readonly changed: (game: StoredGame) => void;
}

/** What the thread has of a game. */
interface Known {
  readonly generation: number;
  readonly edition: number;
  readonly moves: number;
  readonly seats: string;
  readonly trouble: string | null;
  readonly players: readonly ComputerPlayer[];
}

/** Thrown where there is no such game. */
export class NoGame extends Error {
  override readonly name = 'NoGame';

  constructor() {
    super('There is no such game: somebody has thrown it away.');
  }
}

const STALE = 'The game had gone on when this arrived. Look at it as it stands now, and decide again.';

const SAME_RULES = 'The game is played under the current rules already.';
const NO_OFFER = 'This is not offered any more. Look at what is offered now.';
const OTHERWISE = 'Under these rules the game could not have gone as it did. It stays under its own; begin a new one.';
const NOT_OPENED = 'The game cannot be opened here. Nothing of it is lost: tell the person who runs the server.';
const TOOK_LONG =
  'A computer player was at work and was stopped. Look at the game again, or give its seat to somebody.';
const FAILED = 'The computer player could not go on. Give its seat to somebody else.';

/**
 * One game on this server. The truth is in the store: whatever is done is first seen whether the store has more, then done
 * in the thread, then added to the store under the next number, and only then told. So any number of servers can be the
 * referee of one game: of two who add at once one fails, and looks again.
 */
export class RunningGame {
  readonly project: string;
  readonly id: string;
  readonly watchers = new Map<string, Watcher>();
  readonly #running: GameRunning;
  readonly #notes: GameNotes;
  #known: Known | null = null;
  /** How the game stood when all who look were told last: whatever has asked for it since may have seen more. */
  #toldAs = '';
  #turn: Promise<unknown> = Promise.resolve();
  #isComputing = false;

  constructor(project: string, id: string, running: GameRunning) {
    this.project = project;
    this.id = id;
    this.#running = running;
    this.#notes = new GameNotes(running.store);
  }

  /** Somebody begins to look. */
  watch(watcher: Watcher): Promise<WatchedState> {
    return this.#do(async () => {
      const game = await this.#ready();
      await this.#ask('leave', watcher.name);
      this.#notes.forget();
      this.watchers.set(watcher.name, watcher);
      await this.#notifyOfNews(game, watcher.name);
      this.#goOn(game);
      return this.#told(watcher, game);
    });
  }

  /** Somebody has gone. */
  leave(watcher: string): void {
    if (this.watchers.delete(watcher)) void this.#do(() => this.#ask('leave', watcher)).catch(() => undefined);
  }

  /** Does commands that are meant to come after `at` others, for the person who looks on. */
  perform(
    watcher: Watcher,
    at: number,
    commands: readonly WrittenCommand[],
  ): Promise<{ readonly outcome: MoveOutcome; readonly told: WatchedState }> {
    return this.#do(async () => {
      const game = await this.#ready();
      const waits = waitingFor(game);
      if (waits !== null) return { outcome: { kind: 'nobody', text: waits }, told: await this.#told(watcher, game) };
      const done = await this.#ask('perform', sidesOf(game.seats, watcher.person), at, commands);
      const kept = await this.#keep(game, done);
      const now = kept ?? (await this.#ready());
      const told = await this.#told(watcher, now);
      await this.#notify(now, watcher.name);
      this.#goOn(now);
      return { outcome: kept === null ? { kind: 'nobody', text: STALE } : done.outcome, told };
    });
  }

  look(watcher: Watcher, name: PositionQuestionName, args: readonly unknown[]): Promise<unknown> {
    return this.#do(async () => {
      const { seats } = await this.#ready();
      return this.#ask('look', watcher.name, toldSeats(seats, watcher.person), name, args);
    });
  }

  /** Pins a note of the watcher. @returns why not; null where it is done */
  note({ person, called }: Watcher, move: number, text: string): Promise<string | null> {
    return this.#do(async () => {
      const game = await this.#ready();
      const refused = await this.#notes.pin(game, { move, person, name: called, text });
      if (refused !== null) return refused;
      for (const watcher of this.watchers.values()) {
        if (watcher.person === person) watcher.notify(await this.#told(watcher, game));
      }
      return null;
    });
  }

  /**
   * Changes who sits where.
   * @returns why not; null where it is done
   */
  sit(change: (game: StoredGame, players: readonly ComputerPlayer[]) => Seats | string): Promise<string | null> {
    return this.#do(async () => {
      const game = await this.#ready();
      const seats = change(game, this.#known?.players ?? []);
      if (typeof seats === 'string') return seats;
      const known = refusedByHeld(heldWith(game.held, game.seats), game.seats, seats);
      if (known !== null && (await this.#ask('hides'))) return known;
      const dice = game.dice === null || game.isOver ? game.dice : seatedDice(game.dice, seats);
      if (!(await this.#running.store.seat(game, seats, dice))) return 'Somebody was faster. Look who sits there now.';
      const now = await this.#ready();
      this.#running.changed(now);
      await this.#notify(now);
      this.#goOn(now);
      return null;
    });
  }

  /** Takes what somebody throws in for the dice, where it is asked of them. */
  throwIn(person: string, give: DiceRequest['give'], hex: string): Promise<void> {
    return this.#do(async () => {
      for (let time = 0; time < MOST_TIMES; time++) {
        const game = await this.#ready();
        const { dice, seats, moves } = game;
        if (dice === null) return;
        const after =
          give === 'pledge' ? withPledge(dice, seats, person, hex) : withShare(dice, seats, person, hex, moves);
        if (after === null) return;
        // Somebody else has thrown in theirs meanwhile, at another server.
        if (!(await this.#running.store.throwIn(game, after))) continue;
        const now = await this.#ready();
        this.#running.changed(now);
        await this.#notify(now);
        this.#goOn(now);
        return;
      }
    });
  }

  /**
   * Offers those who sit at it to go on under these texts of its package, as they are now. Anyone who sits there alone has
   * agreed by that.
   * @returns why not; null where it is done
   */
  offer({ person, called }: Watcher, chain: PackageChain): Promise<string | null> {
    return this.#do(async () => {
      const game = await this.#ready();
      const texts = nameOfTexts(chain);
      if (texts === game.texts) return SAME_RULES;
      const bound = await this.#ask('bound', this.#sidesOfPeople(game), chain);
      if (bound !== null) return bound;
      const files = filesChanged(await this.#running.store.texts(game, game.texts), chain);
      const offer = { texts, by: called, files, agreed: [person] };
      if (!(await this.#running.store.offer(game, offer, chain))) return STALE;
      return this.#settleOffer();
    });
  }

  /** What somebody who sits at it says to an offer. @returns why not; null where it is done */
  agree(person: string, id: string, yes: boolean): Promise<string | null> {
    return this.#do(async () => {
      const game = await this.#ready();
      const { offer } = game;
      if (offer === null || offer.texts !== id) return NO_OFFER;
      const agreed = [...offer.agreed.filter((one) => one !== person), person];
      if (!(await this.#running.store.offer(game, yes ? { ...offer, agreed } : null))) return STALE;
      return this.#settleOffer();
    });
  }

  /** Puts the game on what was offered as soon as all who sit at it have agreed, if it could have gone so. */
  async #settleOffer(): Promise<string | null> {
    const { store, changed } = this.#running;
    const game = await this.#ready();
    const { offer, position } = game;
    let refused: string | null = null;
    if (offer !== null && peopleAt(game.seats).every(({ id }) => offer.agreed.includes(id))) {
      const chain = await store.texts(game, offer.texts);
      refused = await this.#ask('bound', this.#sidesOfPeople(game), chain);
      const state = refused === null ? await this.#ask('under', chain, position) : null;
      // Why it could not is not told: it may follow from what is hidden.
      if (state === null) refused ??= OTHERWISE;
      if (state === null ? !(await store.offer(game, null)) : !(await store.changeRules(game, state)))
        refused ??= STALE;
    }
    const now = await this.#ready();
    changed(now);
    await this.#notify(now);
    this.#goOn(now);
    return refused;
  }

  #sidesOfPeople({ seats }: StoredGame): readonly string[] {
    return Object.entries(seats).flatMap(([side, { is }]) => (is === 'person' ? [side] : []));
  }

  /** The game as a file once it is over; null before. */
  save(): Promise<GameRecord | null> {
    return this.#do(async () => {
      const game = await this.#ready();
      const record = await this.#ask('save');
      const notes = await this.#notes.toldTo(game, '');
      return record === null || Object.keys(notes).length === 0 ? record : { ...record, notes };
    });
  }

  /** Takes over what has been done elsewhere, and tells it. */
  refresh(): Promise<void> {
    return this.#do(async () => this.#notifyOfNews(await this.#ready()));
  }

  /** Lets go of it. */
  close(): Promise<unknown> {
    return this.#do(() => this.#ask('close')).catch(() => undefined);
  }

  /** One after the other. */
  #do<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  get #ask(): OrdersOf {
    const { thread } = this.#running;
    const key = `${this.project} ${this.id}`;
    return (name, ...args) => thread.ask(key, name, ...args);
  }

  /** The game as the store has it, and the thread has it so too. */
  async #ready(): Promise<StoredGame> {
    const { store, thread } = this.#running;
    const game = await store.find(this.project, this.id);
    if (game === null) throw new NoGame();
    const known = this.#known;
    const seats = JSON.stringify(game.seats);
    const isThere = thread.isRunning && known?.generation === thread.generation;
    if (known === null || !isThere || known.edition !== game.edition) {
      await this.#open(game);
    } else if (known.moves !== game.moves) {
      const commands = await store.commands(this.project, this.id, known.moves);
      const isFollowed =
        commands.length >= game.moves - known.moves &&
        (await this.#ask('follow', commands.slice(0, game.moves - known.moves)));
      if (isFollowed) this.#known = { ...known, moves: game.moves };
      else await this.#open(game);
    }
    if (this.#known !== null && this.#known.seats !== seats) {
      await this.#ask('seat', playedSeats(game.seats));
      this.#known = { ...this.#known, seats };
    }
    return game;
  }

  async #open(game: StoredGame): Promise<void> {
    const { store, thread, log } = this.#running;
    this.#known = null;
    const commands = await store.commands(this.project, this.id, 0);
    const opened = await this.#ask('open', await store.texts(game, game.texts), {
      seed: game.seed,
      ...(game.dice === null ? {} : { fair: fairOf(game.dice) }),
      position: game.position,
      options: game.options,
      commands: commands.slice(0, game.moves),
      seats: playedSeats(game.seats),
    });
    if (typeof opened === 'string') {
      // What is wrong may be about what is hidden in the position: the log may tell it.
      log.failure('game.not-opened', new Error(opened), { project: this.project, game: this.id });
      throw new Error(NOT_OPENED);
    }
    const { trouble, players } = opened;
    const { edition, moves, seats } = game;
    this.#known = {
      generation: thread.generation,
      edition,
      moves,
      seats: JSON.stringify(seats),
      trouble,
      players,
    };
  }

  /** Keeps what was done; null where somebody else was faster, and it is not done. */
  async #keep(game: StoredGame, { added, state }: Done): Promise<StoredGame | null> {
    if (added.length === 0) return game;
    const known = this.#known;
    // Until it is kept nobody knows whether the thread has what the store has.
    this.#known = null;
    if (!(await this.#running.store.append(game, added, state))) return null;
    const moves = game.moves + added.length;
    if (known !== null) this.#known = { ...known, moves };
    const now = { ...game, moves, turn: state.turn, deciding: state.deciding ?? '', isOver: state.over };
    this.#running.changed(now);
    return now;
  }

  async #told(watcher: Watcher, game: StoredGame): Promise<WatchedState> {
    const snapshot = await this.#ask('stand', watcher.name, toldSeats(game.seats, watcher.person));
    const { trouble = null, players = [] } = this.#known ?? {};
    const notes = await this.#notes.toldTo(game, watcher.person);
    return { snapshot, game, players, trouble: trouble ?? waitingFor(game), notes };
  }

  /** Tells all who look what they have not been told, but one. */
  async #notifyOfNews(game: StoredGame, but = ''): Promise<void> {
    if (tellingOf(game) !== this.#toldAs) await this.#notify(game, but);
  }

  /** Tells all who look, but one. */
  async #notify(game: StoredGame, but = ''): Promise<void> {
    for (const watcher of this.watchers.values()) {
      if (watcher.name !== but) watcher.notify(await this.#told(watcher, game));
    }
    this.#toldAs = tellingOf(game);
  }

  /** Lets computer players go on, if one must decide. */
  #goOn(game: StoredGame): void {
    if (this.#isComputing || !isComputers(game) || this.#known?.trouble !== null) return;
    this.#isComputing = true;
    void this.#compute().finally(() => (this.#isComputing = false));
  }

  async #compute(): Promise<void> {
    const { log } = this.#running;
    try {
      while (await this.#do(() => this.#breathe()));
    } catch (error) {
      if (error instanceof NoGame) return;
      log.failure('game.stopped', error, { project: this.project, game: this.id });
      // What it has come upon may be what is hidden from anyone who reads this.
      const text = error instanceof ThreadGone ? TOOK_LONG : FAILED;
      for (const watcher of this.watchers.values()) watcher.complain(text);
    }
  }

  /** Some decisions of computer players. Whether one of them must decide again. */
  async #breathe(): Promise<boolean> {
    const game = await this.#ready();
    if (!isComputers(game)) return false;
    const done = await this.#ask('compute', BREATH);
    const now = await this.#keep(game, done);
    if (now === null) return true;
    await this.#notify(now);
    return isComputers(now) && done.added.length > 0;
  }
}

type OrdersOf = <Name extends OrderName>(name: Name, ...args: Orders[Name]['args']) => Promise<Orders[Name]['answer']>;

/** A text that is another one when there is more to tell of a game. */
function tellingOf({ edition, moves, seats, dice, offer }: StoredGame): string {
  return JSON.stringify([edition, moves, seats, dice, offer]);
}

/** What is said while the dice wait for somebody's share; null when they do not. */
function waitingFor({ dice, seats }: StoredGame): string | null {
  if (dice === null || dice.open === null) return null;
  const names = diceWaitFor(dice, seats);
  return `The dice wait for the share of ${names.join(' and ')}: their browser throws it in as soon as it is here.`;
}

function isComputers({ seats, dice, deciding, isOver }: StoredGame): boolean {
  return !isOver && (dice?.open ?? null) === null && seats[deciding]?.is === 'computer';
}
