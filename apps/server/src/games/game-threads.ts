import { GameThread } from './game-thread.ts';

/** The threads of a server, one for each project: what hangs in the games of one hurts no other. */
export class GameThreads {
  readonly #threads = new Map<string, GameThread>();
  #isClosed = false;

  /** The thread of a project, which begins to run when it is asked something. */
  of(project: string): GameThread {
    const known = this.#threads.get(project);
    if (known !== undefined) return known;
    const thread = new GameThread();
    this.#threads.set(project, thread);
    if (this.#isClosed) void thread.close();
    return thread;
  }

  /** Ends all of them for good. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads.values()].map((thread) => thread.close()));
  }
}
