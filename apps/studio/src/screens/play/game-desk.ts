import { isCasePath } from '@hexwright/model';
import { fileKey, pathOf } from '@hexwright/workspace';
import { UMPIRE, type GameRecord } from '@hexwright/playtest/screen';
import { goInPackage } from '../../app/navigation.ts';
import { say, settle } from '../../app/notices.ts';
import type { PackageRoute } from '../../app/routes.ts';
import { Store, within, type Watched } from '../../parts/store.ts';
import type { Beginning, Opening } from '../../game-host/protocol.ts';
import { RemoteGameHost } from '../../game-host/remote-game-host.ts';
import { LocalGameHost } from '../../game-host/local-game-host.ts';
import type { Session } from '../../session/session.ts';
import { GameSession } from './game-session.ts';
import { storesOf } from './game-stores.ts';
import { dropGame, keepGame, keepLast, keptGame, keptGames, lastGame, nameGame, type KeptGame } from './kept-games.ts';
import type { RoomStart, Start } from './new-game.ts';
import { words } from './words.ts';

/** How long after a move the game is kept, in milliseconds; a game that is going on all the time, as often. */
const KEEPING = 400;
const KEEPING_ON = 2000;
/** The address follows at once, but no more often than this, in milliseconds: browsers take so many changes of it and no more. */
const ADDRESSING = 150;

/** Before the id of a game in the room, in its address. */
const IN_ROOM = 'room/';

/** No game has a longer record, in bytes. */
const LARGEST_FILE = 50_000_000;

/**
 * Opens games, keeps them in the browser, and lets the address follow them. A game stays open while another screen is
 * looked at, so that a rule changed there is seen at work at once.
 */
export class GameDesk {
  /** The game that is open; null while there is none. */
  readonly game = new Store<GameSession | null>(null);
  /** Games of this package that were begun in this browser. */
  readonly games = new Store<readonly KeptGame[]>([]);
  /** Tells of everything that has to be drawn anew. */
  readonly shown: Watched = within(this.game, (game) => (game === null ? [] : storesOf(game)));
  #session: Session | null = null;
  /** What holds the game that is open, where that is a worker. */
  #worker: LocalGameHost | null = null;
  #route: PackageRoute | null = null;
  #opened = '';
  #name = '';
  /** The move that was last written into the address: that is nowhere to go to. Null while a game is being opened. */
  #written: string | null = null;
  #writtenAt = 0;
  #keptAt = 0;
  /** Another screen is looked at. */
  #isResting = false;
  /** A game on its way to another package. */
  #carried: GameRecord | null = null;
  #keeping: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // Somebody who leaves the page right after a move finds it again.
    addEventListener('pagehide', () => {
      const game = this.game.value;
      const kept = game === null ? null : this.#kept(game);
      if (kept !== null) keepLast({ game: kept, address: this.#written, move: String(game?.standing?.view.move) });
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' && this.game.value !== null) void this.#keep(this.game.value);
    });
  }

  /** Follows the address: another game is opened, another move is gone to. */
  async follow(session: Session, route: PackageRoute): Promise<void> {
    const isBack = this.#isResting;
    this.#isResting = false;
    this.#session = session;
    this.#route = route;
    const carried = this.#carried;
    this.#carried = null;
    if (carried !== null && route.item === '') {
      this.close();
      await this.#begin({ record: carried });
      return;
    }
    if (isBack && this.game.value !== null && route.item === '' && this.#opened.startsWith(`${route.package} `)) {
      goInPackage(route, { item: this.#opened.slice(route.package.length + 1) }, 'replace');
      return;
    }
    const example = route.item === '' ? route.where['example'] : undefined;
    const place = `${route.package} ${example ?? route.item}`;
    if (place === this.#opened) {
      const { move = '' } = route.where;
      if (this.#written !== null && move !== this.#written) await this.#goToMove(move);
      return;
    }
    this.#opened = place;
    this.close();
    this.#opened = place;
    if (example !== undefined) await this.#beginAt(example);
    else if (route.item === '') await this.#list();
    else if (route.item.startsWith(IN_ROOM)) await this.#enter(route.item.slice(IN_ROOM.length));
    else await this.#resume(route.item);
  }

  /** Begins a game. */
  async start({ isUmpire = false, ...settings }: Start): Promise<void> {
    await this.#begin({ settings });
    const game = this.game.value;
    if (isUmpire) await game?.sit(UMPIRE);
    else if (game?.standing?.isPassed === true) {
      // Who knows the seed of the dice could work out what is hidden: two persons play by one that nobody has seen.
      await this.#open({ settings: { ...settings, seed: unseenSeed() } });
      await game.goOn();
    }
  }

  /** Begins a game in the room. */
  async startInRoom({ name, seats, options }: RoomStart): Promise<void> {
    const [session, route] = [this.#session, this.#route];
    if (session === null || route === null) return;
    try {
      const asked = { say: 'begin', package: route.package, name, seats, position: null, options } as const;
      const id = await session.tables.ask<string>(asked);
      goInPackage(route, { item: IN_ROOM + id, where: {} });
    } catch (error) {
      say(textOf(error), { tone: 'warning' });
    }
  }

  /** Throws a game of the room away. */
  async dropInRoom(game: string): Promise<void> {
    try {
      await this.#session?.tables.ask({ say: 'drop', game });
    } catch (error) {
      say(textOf(error), { tone: 'warning' });
    }
  }

  /** Goes to a game of the room. */
  async #enter(id: string): Promise<void> {
    const [session, route] = [this.#session, this.#route];
    if (session === null || route === null) return;
    await session.tables.reached();
    if (this.#route?.item !== route.item) return;
    this.#end();
    const leave = (): void => {
      this.close();
      if (this.#isResting || this.#route?.item !== route.item) return;
      goInPackage(route, { item: '', where: {} }, 'replace');
    };
    const room = new RemoteGameHost(session.tables, id, () => {
      say(words.room.dropped, { tone: 'warning' });
      leave();
    });
    const game = this.#watch(new GameSession(room));
    try {
      await room.open();
      game.players = room.table.value?.players ?? [];
      await game.goOn();
      // What others do comes by itself.
      let { node } = game.standing?.view ?? { node: -1 };
      room.standing.listen((standing) => {
        const isOther = standing?.view.node !== node;
        node = standing?.view.node ?? -1;
        if (isOther && !this.#isResting) void game.goOn();
      });
    } catch (error) {
      say(textOf(error), { tone: 'warning' });
      leave();
    }
  }

  /** Opens a game that somebody saved as a file. */
  async openFile(file: File): Promise<void> {
    if (file.size > LARGEST_FILE) {
      say(words.say.tooLarge(file.name), { tone: 'warning' });
      return;
    }
    await this.#begin({ file: await file.text() }, file.name);
  }

  /** The examples of the package: paths of their files. */
  examples(): readonly string[] {
    const [session, route] = [this.#session, this.#route];
    const files = session === null || route === null ? [] : session.project.files(route.package);
    return files.map(pathOf).filter((path) => isCasePath(path));
  }

  /** Begins a game that has gone as far as this one, without what was tried besides. */
  async branchOff(): Promise<void> {
    const record = this.game.value?.host.recordUpToHere() ?? null;
    if (record !== null) await this.#begin({ record });
  }

  /** Goes on with this game under another package: there every command is given again. The game stays here as it is. */
  playUnder(packageId: string): void {
    const [route, record] = [this.#route, this.game.value?.host.record() ?? null];
    if (route === null || record === null || packageId === route.package) return;
    this.#carried = record;
    goInPackage(route, { package: packageId, item: '', where: {} });
  }

  /** Begins a game at the position of an example. */
  async #beginAt(path: string): Promise<void> {
    const [session, route] = [this.#session, this.#route];
    if (session === null || route === null) return;
    const text = session.project.text(fileKey(route.package, path));
    if (text !== undefined) await this.#begin({ file: text }, path);
    else say(words.say.noExample(path), { tone: 'warning' });
    if (this.game.value === null) goInPackage(route, { item: '', where: {} }, 'replace');
  }

  async #begin(beginning: Beginning, from = ''): Promise<void> {
    const route = this.#route;
    const game = this.#seat();
    if (game === null || route === null) return;
    // Somebody who opens a game wants to see where it stands before anybody goes on.
    if (!('settings' in beginning)) game.pausing.hold();
    const opening = await this.#open(beginning);
    if (!opening.ok) {
      this.close();
      this.#opened = `${route.package} `;
      const reason = opening.problems[0]?.message ?? words.say.cannotPlay;
      say(from === '' ? reason : words.say.cannotOpen(from, reason), { tone: 'warning', about: 'opening' });
      return;
    }
    settle('opening');
    if (opening.trouble !== null) say(opening.trouble, { tone: 'warning' });
    game.players = opening.players;
    const id = newId();
    this.#opened = `${route.package} ${id}`;
    this.#name = opening.head.position?.title ?? '';
    const isLink = route.where['example'] !== undefined;
    goInPackage(route, { item: id, where: {} }, isLink ? 'replace' : 'push');
    this.#route = { ...route, item: id, where: {} };
    this.#written = '';
    await game.goOn();
  }

  /** Gives a game a name. */
  async name(id: string, name: string): Promise<void> {
    await nameGame(id, name);
    await this.#list();
  }

  /** Throws a game away. */
  async drop(id: string): Promise<void> {
    await dropGame(id);
    await this.#list();
  }

  async #list(): Promise<void> {
    const [session, route] = [this.#session, this.#route];
    if (session !== null && route !== null) this.games.value = await keptGames(session.id, route.package);
  }

  /** Lets the game lie while another screen is looked at: nobody moves, but what changes in the package is played again. */
  rest(): void {
    this.#isResting = true;
    const game = this.game.value;
    if (game !== null && !game.isPersons) game.pausing.hold();
  }

  close(): void {
    this.#end();
    this.#opened = '';
  }

  /** Ends the game that is open; the place stays, so that it is not taken for another one when its move is written. */
  #end(): void {
    clearTimeout(this.#keeping);
    this.game.value?.close();
    this.game.value = null;
    this.#written = null;
  }

  async #resume(id: string): Promise<void> {
    const known = await keptGame(id);
    const route = this.#route;
    if (route === null || route.item !== id) return;
    const last = lastGame(id, known);
    const kept = last?.game ?? known;
    if (kept === undefined) {
      say(words.say.elsewhere, { tone: 'warning' });
      goInPackage(route, { item: '', where: {} }, 'replace');
      return;
    }
    this.#name = kept.name ?? '';
    const game = this.#seat();
    if (game === null) return;
    // Somebody who comes back to a game wants to see where it stands before anybody goes on.
    game.pausing.hold();
    const opening = await this.#open({ record: kept.record });
    if (!opening.ok) {
      this.close();
      say(words.say.notNow, { tone: 'warning' });
      goInPackage(route, { screen: 'problems' });
      return;
    }
    game.players = opening.players;
    settle('opening');
    if (opening.trouble !== null) say(opening.trouble, { tone: 'warning' });
    const { move = '' } = route.where;
    // The address may be behind the game.
    await this.#goToMove(last?.address === move ? last.move : move);
    this.#written = move;
    this.#writeMove(game);
    await game.goOn();
  }

  #open(beginning: Beginning): Promise<Opening> {
    if (this.#worker === null) throw new Error('No game is being opened.');
    return this.#worker.open(beginning);
  }

  #seat(): GameSession | null {
    if (this.#session === null || this.#route === null) return null;
    this.#end();
    const host = new LocalGameHost(this.#session.project.doc, this.#route.package);
    this.#worker = host;
    return this.#watch(new GameSession(host));
  }

  /** Keeps what changes in a game. */
  #watch(game: GameSession): GameSession {
    const { host } = game;
    host.echo.listen(() => {
      if (!this.#isResting) void game.goOn();
    });
    host.standing.listen(() => {
      if (performance.now() - this.#writtenAt > ADDRESSING) this.#writeMove(game);
      clearTimeout(this.#keeping);
      const wait = performance.now() - this.#keptAt > KEEPING_ON ? 0 : KEEPING;
      this.#keeping = setTimeout(() => void this.#keep(game), wait);
    });
    this.game.value = game;
    return game;
  }

  /** Goes to a move of the game that is open, as it stands in an address. */
  async #goToMove(wanted: string): Promise<void> {
    const game = this.game.value;
    const standing = game?.standing ?? null;
    const move = Number.parseInt(wanted, 10);
    if (game === null || standing === null || move === standing.view.move) return;
    const node = standing.line[move];
    if (node !== undefined) await game.answer(() => game.host.ask('goTo', node));
  }

  /** Has the address name the move that is shown: somebody who reloads finds it again. */
  #writeMove(game: GameSession): void {
    const [route, view] = [this.#route, game.standing?.view];
    if (route === null || view === undefined || this.#written === null || !game.isOwn) return;
    // Another game may have been opened, or another screen.
    if (this.#isResting || this.game.value !== game) return;
    this.#written = String(view.move);
    this.#writtenAt = performance.now();
    goInPackage(route, { where: { move: this.#written } }, 'replace');
  }

  /** A game as it is kept; null where it is kept elsewhere, or nothing is known of it yet. */
  #kept(game: GameSession): KeptGame | null {
    const [session, route] = [this.#session, this.#route];
    const view = game.standing?.view;
    const record = game.host.record();
    if (session === null || route === null || view === undefined || record === null || route.item === '') return null;
    return {
      id: route.item,
      package: route.package,
      project: session.id,
      title: words.say.kept(view.turn, view.move, view.dice.seed),
      ...(this.#name === '' ? {} : { name: this.#name }),
      changed: Date.now(),
      record,
    };
  }

  async #keep(game: GameSession): Promise<void> {
    this.#writeMove(game);
    const kept = this.#kept(game);
    if (kept === null) return;
    this.#keptAt = performance.now();
    if (!(await keepGame(kept))) say(words.say.notKept, { tone: 'warning' });
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A seed that nobody has seen: any safe integer. */
function unseenSeed(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(5)), (byte) => byte.toString(36).padStart(2, '0')).join('');
}
