import { isCasePath } from '@hexwright/model';
import { pathOf } from '@hexwright/workspace';
import { goInPackage } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import { roomGameItem, type PackageRoute } from '../../app/routes.ts';
import { Store } from '../../parts/store.ts';
import type { ProjectSession } from '../../session/project-session.ts';
import { dropGame, keptGames, nameGame, type KeptGame } from './kept-games.ts';
import type { RoomStart } from './start.ts';

/** The games of a package that one can go back to, in this browser and in the room: which of them is open is not known here. */
export class GamesList {
  /** Those that were begun in this browser. */
  readonly games = new Store<readonly KeptGame[]>([]);
  #session: ProjectSession | null = null;
  #route: PackageRoute | null = null;

  /** Lists the games of a package. */
  async show(session: ProjectSession, route: PackageRoute): Promise<void> {
    [this.#session, this.#route] = [session, route];
    const games = await keptGames(session.id, route.package);
    if (this.#route === route) this.games.value = games;
  }

  /** Gives a game a name. */
  async name(id: string, name: string): Promise<void> {
    await nameGame(id, name);
    await this.#again();
  }

  /** Throws a game away. */
  async drop(id: string): Promise<void> {
    await dropGame(id);
    await this.#again();
  }

  /** Begins a game in the room, and goes there. */
  async startInRoom({ name, seats, options }: RoomStart): Promise<void> {
    const [session, route] = [this.#session, this.#route];
    if (session === null || route === null) return;
    await this.#inRoom(async () => {
      const asked = { type: 'begin', package: route.package, name, seats, position: null, options } as const;
      const id = await session.roomGames.ask<string>(asked);
      goInPackage(route, { item: roomGameItem(id), where: {} });
    });
  }

  /** Throws a game of the room away. */
  async dropInRoom(game: string): Promise<void> {
    await this.#inRoom(() => this.#session?.roomGames.ask({ type: 'drop', game }));
  }

  /** The examples of the package: paths of their files. */
  examples(): readonly string[] {
    const [session, route] = [this.#session, this.#route];
    const files = session === null || route === null ? [] : session.project.files(route.package);
    return files.map(pathOf).filter((path) => isCasePath(path));
  }

  close(): void {
    [this.#session, this.#route] = [null, null];
  }

  async #again(): Promise<void> {
    if (this.#session !== null && this.#route !== null) await this.show(this.#session, this.#route);
  }

  async #inRoom(work: () => Promise<unknown> | undefined): Promise<void> {
    try {
      await work();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { tone: 'warning' });
    }
  }
}
