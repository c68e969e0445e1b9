import type { GameShown } from '../../game-host/game-host.ts';
import { notify } from '../../ui/toasts.ts';

/** What is tried with a game, and fails where its host hangs or is gone. */
export class Attempts {
  readonly #game: Pick<GameShown, 'trouble'>;
  #isOver = false;

  constructor(game: Pick<GameShown, 'trouble'>) {
    this.#game = game;
  }

  /** Tries something; where it fails somebody is told, and `otherwise` is what comes of it. */
  async make<Result>(attempt: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await attempt();
    } catch (error) {
      this.complain(error);
      return otherwise;
    }
  }

  /** Tells what failed; what hung stands over the board already. */
  complain(error: unknown): void {
    if (this.#isOver || this.#game.trouble.value !== null) return;
    notify(error instanceof Error ? error.message : String(error), { tone: 'danger' });
  }

  /** The game is left: what fails from here on is nobody's concern. */
  close(): void {
    this.#isOver = true;
  }
}
