import { goInPackage } from '../../app/navigation.ts';
import { notify } from '../../ui/toasts.ts';
import type { PackageRoute } from '../../app/routes.ts';
import type { GameController } from './game-controller.ts';
import { keepGame, keepLast, type KeptGame } from './kept-games.ts';
import { words } from './words.ts';

/** How long after a move the game is kept, in milliseconds; a game that is going on all the time, as often. */
const KEEPING = 400;
const KEEPING_ON = 2000;
/** The address follows at once, but no more often than this, in milliseconds: browsers take so many changes of it and no more. */
const ADDRESSING = 150;

/** Where a game is that is kept. */
export interface KeptAt {
  /** Id of the project. */
  readonly project: string;
  route(): PackageRoute | null;
  /** Whether another screen is looked at. */
  isResting(): boolean;
}

/** Keeps a game in the browser as it goes on, and lets the address follow it. */
export class GameKeeper {
  /** What a person has called the game; empty where nobody has. */
  name = '';
  readonly #game: GameController;
  readonly #at: KeptAt;
  /** The move that was last written into the address: that is nowhere to go to. null while the game is being opened. */
  #written: string | null = null;
  #writtenAt = 0;
  #keptAt = 0;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  readonly #ends = new AbortController();

  constructor(game: GameController, at: KeptAt) {
    this.#game = game;
    this.#at = at;
    game.host.snapshot.listen(() => this.#goneOn());
    const { signal } = this.#ends;
    // Somebody who leaves the page right after a move finds it again.
    addEventListener('pagehide', () => this.#keepLast(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') void this.#keep();
      },
      { signal },
    );
  }

  /** The game is open, and this move stands in the address. */
  begin(move: string): void {
    this.#written = move;
  }

  /** Whether a move in the address was written there by somebody else. */
  isAsked(move: string): boolean {
    return this.#written !== null && move !== this.#written;
  }

  /** Has the address name the move that is shown: somebody who reloads finds it again. */
  writeMove(): void {
    const view = this.#game.snapshot?.view;
    const route = this.#at.route();
    if (view === undefined || route === null || this.#written === null || !this.#game.isOwn) return;
    // Another game may have been opened, or another screen.
    if (this.#at.isResting() || this.#ends.signal.aborted) return;
    this.#written = String(view.move);
    this.#writtenAt = performance.now();
    goInPackage(route, { where: { move: this.#written } }, 'replace');
  }

  /** The game is not open any more. */
  close(): void {
    clearTimeout(this.#keeping);
    this.#ends.abort();
  }

  #goneOn(): void {
    if (performance.now() - this.#writtenAt > ADDRESSING) this.writeMove();
    clearTimeout(this.#keeping);
    const wait = performance.now() - this.#keptAt > KEEPING_ON ? 0 : KEEPING;
    this.#keeping = setTimeout(() => void this.#keep(), wait);
  }

  async #keep(): Promise<void> {
    this.writeMove();
    const kept = this.#kept();
    if (kept === null) return;
    this.#keptAt = performance.now();
    if (!(await keepGame(kept))) notify(words.say.notKept, { tone: 'warning' });
  }

  #keepLast(): void {
    const kept = this.#kept();
    if (kept !== null) keepLast({ game: kept, address: this.#written, move: String(this.#game.snapshot?.view.move) });
  }

  /** The game as it is kept; null where it is kept elsewhere, or nothing is known of it yet. */
  #kept(): KeptGame | null {
    const view = this.#game.snapshot?.view;
    const record = this.#game.host.record();
    const { item = '', package: packageId = '' } = this.#at.route() ?? {};
    if (view === undefined || record === null || item === '') return null;
    return {
      id: item,
      package: packageId,
      project: this.#at.project,
      title: words.say.kept(view.turn, view.move, view.dice.seed),
      ...(this.name === '' ? {} : { name: this.name }),
      changed: Date.now(),
      record,
    };
  }
}
