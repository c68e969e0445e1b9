import { randomBytes } from 'node:crypto';
import { firstError, resolveChain, type CaseFile, type PackageChain } from '@hexwright/model';
import type { RoomRequest, SeatWish, RoomGameState, GameMessage } from '@hexwright/playtest/shared';
import { Project } from '@hexwright/workspace';
import type { Bus } from '../fan-out/bus.ts';
import type { Member } from '../rooms/channels.ts';
import type { SyncServer } from '../rooms/sync-server.ts';
import type { ServerLog } from '../server-log.ts';
import type { Database } from '../storage/database.ts';
import { fairOf, newDice, seatedDice } from './dice-shares.ts';
import { GameLimits } from './game-limits.ts';
import { GameStore, type NewGame, type StoredGame } from './game-store.ts';
import { Guest } from './guest.ts';
import { gameTold, stateTold } from './notices.ts';
import { NoGame, RunningGame, type Watcher, type GameRunning, type WatchedState } from './running-game.ts';
import { readGameMessage } from './read-message.ts';
import { changedSeat, sidesOf, type Asker, type Seat, type Seats, type Wish } from './seats.ts';
import { GameThreads } from './game-threads.ts';

/** What the referee needs. */
export interface RefereeOptions {
  readonly sync: SyncServer;
  readonly database: Database;
  readonly bus: Bus;
  /** The name of this server on the bus. */
  readonly node: string;
  readonly log: ServerLog;
  /** Whether people have to say who they are. */
  readonly hasAccounts: boolean;
}

const TOPIC = 'games';
/** Milliseconds between looks at games that other servers may have gone on with: what they say may be lost. */
const LOOK = 3000;
/** Games that are held though nobody looks at them. */
const MOST_RESTING = 8;

/** The referee of the rooms of a server: games with people at them, dice and secrets in its keeping. */
export class Referee {
  readonly #options: RefereeOptions;
  readonly #store: GameStore;
  readonly #threads = new GameThreads();
  readonly #guests = new Map<object, Guest>();
  readonly #games = new Map<string, RunningGame>();
  readonly #running: Omit<GameRunning, 'thread'>;
  readonly #limits = new GameLimits();
  readonly #ends: (() => void)[] = [];

  constructor(options: RefereeOptions) {
    this.#options = options;
    const { sync, database, bus, log } = options;
    this.#store = new GameStore(database);
    const changed = (game: StoredGame): void => this.#changed(game);
    this.#running = { store: this.#store, log, changed };
    sync.addChannel('game', (message, member) => this.#receive(message, member));
    this.#ends.push(bus.subscribe(TOPIC, (bytes) => void this.#receiveFromBus(bytes)));
    if (database.kind === 'postgres') {
      const timer = setInterval(() => this.#look(), LOOK).unref();
      this.#ends.push(() => clearInterval(timer));
    }
  }

  async close(): Promise<void> {
    for (const end of this.#ends.splice(0)) end();
    this.#guests.clear();
    await this.#threads.close();
  }

  #receive(message: Readonly<Record<string, unknown>>, member: Member): Promise<void> | undefined {
    const said = readGameMessage(message);
    const guest = this.#guests.get(member.connection);
    if (said?.type === 'hello')
      return guest !== undefined ? undefined : this.#greet(new Guest(member, said, this.#options.hasAccounts));
    if (guest === undefined || said === null) return undefined;
    if (said.type === 'leave') this.#games.get(`${member.project} ${said.game}`)?.leave(watcherName(guest));
    else if (said.type === 'dice') return this.#throwIn(guest, said);
    // Not waited for: who asks something that takes long is heard meanwhile.
    else void guest.answer(said.id, () => this.#answer(guest, said));
    return undefined;
  }

  async #greet(guest: Guest): Promise<void> {
    const { connection, project } = guest.member;
    guest.member.onLeave(() => this.#left(connection));
    this.#guests.set(connection, guest);
    const games = await this.#store.list(project);
    const told = games.map((game) => gameTold(game, guest.person, guest.isOwner));
    guest.send({ kind: 'game', type: 'games', all: true, games: told });
  }

  #left(connection: object): void {
    const guest = this.#guests.get(connection);
    this.#guests.delete(connection);
    if (guest === undefined) return;
    for (const game of this.#games.values()) game.leave(watcherName(guest));
    this.#letGo();
  }

  async #answer(
    guest: Guest,
    request: RoomRequest,
  ): Promise<{ readonly answer: unknown; readonly told: RoomGameState | null }> {
    const plain = (answer: unknown): { readonly answer: unknown; readonly told: null } => ({ answer, told: null });
    if (request.type === 'begin') return plain(await this.#begin(guest, request));
    const game = this.#gameAt(guest.member.project, request.game);
    const watcher = this.#watcher(guest, game);
    const forGuest = (told: WatchedState): RoomGameState => stateTold(told, game, guest.person, guest.isOwner);
    if (request.type !== 'watch' && request.type !== 'drop' && !game.watchers.has(watcher.name))
      throw new Error(NOT_OPEN);
    switch (request.type) {
      case 'watch':
        return { answer: null, told: forGuest(await this.#open(game, watcher)) };
      case 'look':
        return plain(await game.look(watcher, request.name, request.args));
      case 'perform': {
        if (guest.person === '') throw new Error(ONLY_WATCHES);
        const { outcome, told } = await game.perform(watcher, request.at, request.commands);
        return { answer: outcome, told: forGuest(told) };
      }
      case 'sit':
        return plain(await this.#sit(guest, game, request.side, request.wish));
      case 'note':
        return plain(refusedWith(await game.note(watcher, request.move, request.text)));
      case 'offer':
      case 'agree':
        return plain(await this.#rules(guest, game, request));
      case 'save':
        return plain(await game.save());
      case 'drop':
        return plain(await this.#drop(guest, game));
    }
  }

  async #begin(guest: Guest, request: Extract<RoomRequest, { readonly type: 'begin' }>): Promise<string> {
    const { project } = guest.member;
    if (guest.person === '') throw new Error(ONLY_WATCHES);
    const games = await this.#store.list(project);
    const refusal = this.#limits.refusalOf(guest, games, this.#options.hasAccounts ? performance.now() : null);
    if (refusal !== null) throw new Error(refusal);
    const chain = await this.#chainOf(project, request.package);
    const id = randomBytes(8).toString('hex');
    const dice = newDice();
    const position = request.position === null ? null : withoutDice(request.position);
    const { options = {} } = request;
    const trial = { seed: 0, fair: fairOf(dice), position, options, commands: [], seats: {} };
    const thread = this.#threads.of(project);
    const opened = await thread.ask(id, 'open', chain, trial);
    if (typeof opened === 'string') throw new Error(`It cannot be played: ${opened}`);
    await thread.ask(id, 'close');
    const asker = askerOf(guest);
    const seats: Record<string, Seat> = {};
    for (const side of opened.sides) {
      const wish = wishOf(request.seats[side] ?? { to: 'free' }, opened.players, []);
      const seat = typeof wish === 'string' ? wish : changedSeat({ is: 'free' }, wish, asker);
      if (typeof seat === 'string') throw new Error(seat);
      seats[side] = seat;
    }
    const game: NewGame = {
      project,
      id,
      package: request.package,
      name: request.name,
      seed: 0,
      dice: seatedDice(dice, seats),
      position,
      options,
      seats,
      by: asker.id,
    };
    await this.#store.begin(game, chain, opened.state);
    const begun = await this.#store.find(project, id);
    if (begun !== null) this.#changed(begun);
    this.#options.log.note('game.begun', { project, game: id, package: request.package });
    return id;
  }

  /** Opens a game for a watcher; of what is not there, nothing stays. */
  async #open(game: RunningGame, watcher: Watcher): Promise<WatchedState> {
    try {
      return await game.watch(watcher);
    } catch (error) {
      if (error instanceof NoGame) this.#games.delete(`${game.project} ${game.id}`);
      throw error;
    }
  }

  async #throwIn(
    { member, person }: Guest,
    { game, give, hex }: Extract<GameMessage, { type: 'dice' }>,
  ): Promise<void> {
    if (person === '') return;
    try {
      await this.#gameAt(member.project, game).throwIn(person, give, hex);
    } catch (error) {
      if (error instanceof NoGame) this.#games.delete(`${member.project} ${game}`);
      else throw error;
    }
  }

  async #sit(guest: Guest, game: RunningGame, side: string, said: SeatWish): Promise<null> {
    const asker = askerOf(guest);
    if (asker.id === '') throw new Error(ONLY_WATCHES);
    const people = [...game.watchers.values()].map(({ person, called }) => ({ id: person, name: called }));
    const refused = await game.sit(({ seats }, players): Seats | string => {
      if (!Object.hasOwn(seats, side)) return 'There is no such seat.';
      const wish = wishOf(said, players, people);
      const seat = typeof wish === 'string' ? wish : changedSeat(seats[side], wish, asker);
      return typeof seat === 'string' ? seat : { ...seats, [side]: seat };
    });
    return refusedWith(refused);
  }

  async #rules(
    guest: Guest,
    game: RunningGame,
    request: Extract<RoomRequest, { readonly type: 'offer' | 'agree' }>,
  ): Promise<null> {
    const stored = await this.#store.find(game.project, game.id);
    if (stored === null) throw new NoGame();
    if (guest.person === '' || sidesOf(stored.seats, guest.person).length === 0) throw new Error(NOT_AT_IT);
    const refused =
      request.type === 'agree'
        ? await game.agree(guest.person, request.offer, request.yes)
        : await game.offer(this.#watcher(guest, game), await this.#chainOf(game.project, stored.package));
    return refusedWith(refused);
  }

  async #drop(guest: Guest, game: RunningGame): Promise<null> {
    const { project, id } = game;
    const stored = await this.#store.find(project, id);
    if (stored === null) throw new NoGame();
    if (!gameTold(stored, guest.person, guest.isOwner).mayDrop) throw new Error(NOT_BEGUN_BY);
    await this.#store.drop(project, id);
    this.#dropped(project, id);
    this.#publish(project, id);
    return null;
  }

  /** The page of a guest, as a game knows it. */
  #watcher(guest: Guest, game: RunningGame): Watcher {
    return {
      name: watcherName(guest),
      get person() {
        return guest.person;
      },
      called: guest.called,
      notify: (told) =>
        guest.send({ kind: 'game', type: 'told', ...stateTold(told, game, guest.person, guest.isOwner) }),
      complain: (text) => guest.send({ kind: 'game', type: 'trouble', game: game.id, text }),
    };
  }

  #gameAt(project: string, id: string): RunningGame {
    const key = `${project} ${id}`;
    const running = { ...this.#running, thread: this.#threads.of(project) };
    const game = this.#games.get(key) ?? new RunningGame(project, id, running);
    // The one looked for last is the last to be let go.
    this.#games.delete(key);
    this.#games.set(key, game);
    this.#letGo();
    return game;
  }

  /** Lets go of games that nobody looks at, but for the last few. */
  #letGo(): void {
    const resting = [...this.#games].filter(([, { watchers }]) => watchers.size === 0);
    for (const [key, game] of resting.slice(0, Math.max(0, resting.length - MOST_RESTING))) {
      this.#games.delete(key);
      void game.close();
    }
  }

  /** The texts of a package as they are now in the room. */
  async #chainOf(project: string, id: string): Promise<PackageChain> {
    const document = await this.#options.sync.rooms.documentOf(project);
    if (document === null) throw new Error('There is no such project.');
    const opened = new Project(document);
    try {
      const source = opened.find(id);
      const chain = source === null ? null : resolveChain(source, opened);
      if (chain === null) throw new Error('There is no such package.');
      if (!chain.ok) throw new Error(firstError(chain.problems)?.message ?? 'It cannot be played.');
      return chain.chain;
    } finally {
      opened.close();
    }
  }

  #changed(game: StoredGame): void {
    this.#tellList(game);
    this.#publish(game.project, game.id);
  }

  #tellList(game: StoredGame): void {
    for (const guest of this.#guests.values()) {
      if (guest.member.project !== game.project) continue;
      const games = [gameTold(game, guest.person, guest.isOwner)];
      guest.send({ kind: 'game', type: 'games', all: false, games });
    }
  }

  #dropped(project: string, id: string): void {
    for (const guest of this.#guests.values()) {
      if (guest.member.project === project) guest.send({ kind: 'game', type: 'dropped', game: id });
    }
    const key = `${project} ${id}`;
    void this.#games.get(key)?.close();
    this.#games.delete(key);
  }

  #publish(project: string, id: string): void {
    const { bus, node } = this.#options;
    bus.publish(TOPIC, new TextEncoder().encode(JSON.stringify([node, project, id])));
  }

  /** Another server has gone on with a game. */
  async #receiveFromBus(bytes: Uint8Array): Promise<void> {
    try {
      const [node, project, id] = JSON.parse(new TextDecoder().decode(bytes)) as [string, string, string];
      if (node === this.#options.node) return;
      const game = await this.#store.find(project, id);
      if (game === null) this.#dropped(project, id);
      else {
        this.#tellList(game);
        await this.#games.get(`${project} ${id}`)?.refresh();
      }
    } catch (error) {
      this.#options.log.failure('game.not-heard', error);
    }
  }

  #look(): void {
    for (const game of this.#games.values()) {
      if (game.watchers.size === 0) continue;
      game.refresh().catch((error: unknown) => {
        if (error instanceof NoGame) this.#dropped(game.project, game.id);
        else this.#options.log.failure('game.not-read', error, { project: game.project, game: game.id });
      });
    }
  }
}

const ONLY_WATCHES = 'You may only watch here. Ask the owner of the project for the role of a playtester.';
const NOT_OPEN = 'The game is not open here. Open it again.';
const NOT_AT_IT = 'Only those who sit at the game put it on other rules, all of them together.';
const NOT_BEGUN_BY = 'Only the person who began the game, or an owner of the project, throws it away.';

/** Says why something is not done, to the one who has asked for it. */
function refusedWith(refused: string | null): null {
  if (refused !== null) throw new Error(refused);
  return null;
}

/** Names of the watchers, by connection. */
const watcherNames = new WeakMap<object, string>();
let watcherCount = 0;

function watcherName({ member }: Guest): string {
  let name = watcherNames.get(member.connection);
  if (name === undefined) {
    watcherCount += 1;
    name = `watcher ${watcherCount}`;
    watcherNames.set(member.connection, name);
  }
  return name;
}

function askerOf(guest: Guest): Asker {
  return { id: guest.person, name: guest.called, isOwner: guest.isOwner };
}

/** What is wished for, among those whom there are; a text where there is no such player or person. */
function wishOf(
  said: SeatWish,
  players: readonly { readonly id: string }[],
  people: readonly { readonly id: string; readonly name: string }[],
): Wish | string {
  if (said.to === 'computer') {
    return players.some(({ id }) => id === said.player) ? said : `No player is called "${said.player}".`;
  }
  if (said.to !== 'person') return said;
  const person = said.id === '' ? undefined : people.find(({ id }) => id === said.id);
  return person === undefined ? 'They are not here any more.' : { ...said, name: person.name };
}

/** In a room nobody says what the first dice are. */
function withoutDice({ dice: _, ...position }: CaseFile): CaseFile {
  return position;
}
