import { fileKey } from '@hexwright/workspace';
import { UMPIRE, type GameRecord } from '@hexwright/playtest/screen';
import { goInPackage } from '../../app/navigation.ts';
import { notify, settle } from '../../ui/toasts.ts';
import { roomGameOf, type PackageRoute } from '../../app/routes.ts';
import { Store, taken, within, type Watched } from '../../parts/store.ts';
import type { Beginning } from '../../game-host/protocol.ts';
import { RemoteGameHost } from '../../game-host/remote-game-host.ts';
import { LocalGameHost } from '../../game-host/local-game-host.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { GameController } from './game-controller.ts';
import { GameKeeper } from './game-keeper.ts';
import { keptGame, lastGame } from './kept-games.ts';
import type { Start } from './start.ts';
import { words } from './words.ts';

/** No game has a longer record, in bytes. */
const LARGEST_FILE = 50_000_000;

/** A game that was seated, and is to be opened now. */
interface Seated {
  readonly game: GameController;
  readonly host: LocalGameHost;
  readonly keeper: GameKeeper;
}

/**
 * The game that is open: opened by the address, and closed by it. It stays open while another screen is looked at, so that
 * a rule changed there is seen at work at once.
 */
export class OpenGame {
  /** null while there is none. */
  readonly game = new Store<GameController | null>(null);
  /** Tells of another game, and of the moment from which it can be shown: from there on its parts listen to it themselves. */
  readonly shown: Watched = within(this.game, (game) =>
    game === null ? [] : [taken(game.host.snapshot, (snapshot) => snapshot === null)],
  );
  #session: ProjectSession | null = null;
  #route: PackageRoute | null = null;
  /** Package and game, as the address named them last. */
  #opened = '';
  /** Keeps the game that is open, and lets the address follow it. */
  #keeper: GameKeeper | null = null;
  /** Another screen is looked at. */
  #isResting = false;
  /** A game on its way to another package. */
  #carried: GameRecord | null = null;

  /** Follows the address: another game is opened, another move is gone to. */
  async follow(session: ProjectSession, route: PackageRoute): Promise<void> {
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
      if (this.#keeper?.isAsked(move) === true) await this.#goToMove(move);
      return;
    }
    this.#opened = place;
    this.close();
    this.#opened = place;
    const roomGame = roomGameOf(route.item);
    if (example !== undefined) await this.#beginAt(example);
    else if (roomGame !== null) await this.#enter(roomGame);
    else if (route.item !== '') await this.#resume(route.item);
  }

  /** Begins a game. */
  async start({ isUmpire = false, ...settings }: Start): Promise<void> {
    const host = await this.#begin({ settings });
    const game = this.game.value;
    if (isUmpire) await game?.sit(UMPIRE);
    else if (game?.snapshot?.isPassed === true) {
      // Who knows the seed of the dice could work out what is hidden: two persons play by one that nobody has seen.
      await host?.open({ settings: { ...settings, seed: unseenSeed() } });
      await game.goOn();
    }
  }

  /** Goes to a game of the room. */
  async #enter(id: string): Promise<void> {
    const [session, route] = [this.#session, this.#route];
    if (session === null || route === null) return;
    await session.roomGames.reached();
    if (this.#route?.item !== route.item) return;
    this.#end();
    const leave = (): void => {
      this.close();
      if (this.#isResting || this.#route?.item !== route.item) return;
      goInPackage(route, { item: '', where: {} }, 'replace');
    };
    const room = new RemoteGameHost(session.roomGames, id, () => {
      notify(words.room.dropped, { tone: 'warning' });
      leave();
    });
    const { game } = this.#watch(new GameController(room), session);
    try {
      await room.open();
      game.introduce(room.state.value?.players ?? []);
      await game.goOn();
      // What others do comes by itself.
      let { node } = game.snapshot?.view ?? { node: -1 };
      room.snapshot.listen((snapshot) => {
        const isOther = snapshot?.view.node !== node;
        node = snapshot?.view.node ?? -1;
        if (isOther && !this.#isResting) void game.goOn();
      });
    } catch (error) {
      notify(textOf(error), { tone: 'warning' });
      leave();
    }
  }

  /** Opens a game that somebody saved as a file. */
  async openFile(file: File): Promise<void> {
    if (file.size > LARGEST_FILE) {
      notify(words.say.tooLarge(file.name), { tone: 'warning' });
      return;
    }
    await this.#begin({ file: await file.text() }, file.name);
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
    else notify(words.say.noExample(path), { tone: 'warning' });
    if (this.game.value === null) goInPackage(route, { item: '', where: {} }, 'replace');
  }

  /** What holds the game that is begun; null where it could not be. */
  async #begin(beginning: Beginning, from = ''): Promise<LocalGameHost | null> {
    const [session, route] = [this.#session, this.#route];
    if (session === null || route === null) return null;
    const { game, host, keeper } = this.#seat(session, route);
    // Somebody who opens a game wants to see where it stands before anybody goes on.
    if (!('settings' in beginning)) game.pausing.hold();
    const opening = await host.open(beginning);
    if (!opening.ok) {
      this.close();
      this.#opened = `${route.package} `;
      const reason = opening.problems[0]?.message ?? words.say.cannotPlay;
      notify(from === '' ? reason : words.say.cannotOpen(from, reason), { tone: 'warning', about: 'opening' });
      return null;
    }
    settle('opening');
    if (opening.trouble !== null) notify(opening.trouble, { tone: 'warning' });
    game.introduce(opening.players);
    const id = newId();
    this.#opened = `${route.package} ${id}`;
    keeper.name = opening.head.position?.title ?? '';
    const isLink = route.where['example'] !== undefined;
    goInPackage(route, { item: id, where: {} }, isLink ? 'replace' : 'push');
    this.#route = { ...route, item: id, where: {} };
    keeper.begin('');
    await game.goOn();
    return host;
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
    this.#keeper?.close();
    this.#keeper = null;
    this.game.value?.close();
    this.game.value = null;
  }

  async #resume(id: string): Promise<void> {
    const known = await keptGame(id);
    const [session, route] = [this.#session, this.#route];
    if (session === null || route === null || route.item !== id) return;
    const last = lastGame(id, known);
    const kept = last?.game ?? known;
    if (kept === undefined) {
      notify(words.say.elsewhere, { tone: 'warning' });
      goInPackage(route, { item: '', where: {} }, 'replace');
      return;
    }
    const { game, host, keeper } = this.#seat(session, route);
    keeper.name = kept.name ?? '';
    // Somebody who comes back to a game wants to see where it stands before anybody goes on.
    game.pausing.hold();
    const opening = await host.open({ record: kept.record });
    if (!opening.ok) {
      this.close();
      notify(words.say.notNow, { tone: 'warning' });
      goInPackage(route, { screen: 'problems' });
      return;
    }
    game.introduce(opening.players);
    settle('opening');
    if (opening.trouble !== null) notify(opening.trouble, { tone: 'warning' });
    const { move = '' } = route.where;
    // The address may be behind the game.
    await this.#goToMove(last?.address === move ? last.move : move);
    keeper.begin(move);
    keeper.writeMove();
    await game.goOn();
  }

  #seat(session: ProjectSession, { package: id }: PackageRoute): Seated {
    this.#end();
    const host = new LocalGameHost(session.project.doc, id);
    return { ...this.#watch(new GameController(host), session), host };
  }

  /** Shows a game, and keeps it. */
  #watch(game: GameController, { id: project }: ProjectSession): Pick<Seated, 'game' | 'keeper'> {
    game.host.replayNotice.listen(() => {
      if (!this.#isResting) void game.goOn();
    });
    const keeper = new GameKeeper(game, { project, route: () => this.#route, isResting: () => this.#isResting });
    this.#keeper = keeper;
    this.game.value = game;
    return { game, keeper };
  }

  /** Goes to a move of the game that is open, as it stands in an address. */
  async #goToMove(wanted: string): Promise<void> {
    const game = this.game.value;
    const snapshot = game?.snapshot ?? null;
    const move = Number.parseInt(wanted, 10);
    if (game === null || snapshot === null || move === snapshot.view.move) return;
    const node = snapshot.line[move];
    if (node !== undefined) await game.dispatch('goTo', node);
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
