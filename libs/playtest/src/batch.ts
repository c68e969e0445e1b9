/** Many games on several threads or machines: the results are the same, and in the same order, for any number of them. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { ChunkSize, playChunk, type PlayedChunk } from './chunks.ts';
import { Dealer, type KnownGames } from './dealer.ts';
import { type Entrants, openMatches } from './entrants.ts';
import type { GameOrder, TakeResult } from './lab/game-queue.ts';

export { Dealer, type KnownGames } from './dealer.ts';
export { ChunkSize, playChunk, type PlayedChunk } from './chunks.ts';
export { playFor } from './entrants.ts';
export { BatchError, type GameAnswer, type GameOrder, type TakeResult } from './lab/game-queue.ts';

/** Plays what a dealer has to deal, until it has nothing more or somebody else has failed. */
export type Hands = (entrants: Entrants, dealer: Dealer) => Promise<void>;

/** What is played; every thread compiles the packages for itself. */
export interface Batch extends Entrants {
  /** How many games of each package. */
  readonly games: number;
  /** Seed of the first game of each package; each following one has the next. */
  readonly seed: number;
  /** Who plays. */
  readonly hands: Hands;
  readonly known?: KnownGames | undefined;
}

/** Megabytes of a worker. Games make nearly no garbage; a large nursery would only hold what is dead already. */
export const THREAD_LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** From a worker. */
export type WorkerAnswer =
  | ({ readonly kind: 'played'; readonly orders: readonly GameOrder[] } & PlayedChunk)
  | { readonly kind: 'ready' }
  | { readonly kind: 'unopened'; readonly message: string };

/** To a worker: the next games; null when there are none. */
export type WorkerOrder = readonly GameOrder[] | null;

/** Milliseconds that a chunk is to last, and how many games it has at most: every thread waits for the others at the end. */
const CHUNK = 50;
const MOST_IN_CHUNK = 64;
/** Chunks that a thread has in hand: while one is told of, the next is played. */
const IN_HAND = 2;

/**
 * Plays the games and hands each result to `take`, in the order of their numbers. Results are not kept. Rejects with
 * {@link BatchError} when a game cannot be played.
 */
export async function playBatch(batch: Batch, take: TakeResult): Promise<void> {
  const { games, seed, hands, known, ...entrants } = batch;
  const dealer = new Dealer({ packages: entrants.chains.length, games, seed }, take, known);
  await hands(entrants, dealer);
  await dealer.settle();
}

/** Threads of this machine. The one that asks is one of them: it has read the rules, and would only wait for the others. */
export function threads(count: number): Hands {
  return async (entrants, dealer) => {
    const first = await dealer.next();
    if (first === null) return;
    const crew = new Crew(entrants, dealer);
    const others = Array.from({ length: Math.min(count, dealer.size) - 1 }, () => crew.playBeside());
    await Promise.all([crew.playHere(first), ...others]);
    if (crew.failure !== null && !dealer.isDone) throw crew.failure;
  };
}

/** Threads that play together: when one of them fails, none takes more games. */
class Crew {
  readonly #entrants: Entrants;
  readonly #dealer: Dealer;
  readonly #size = new ChunkSize(CHUNK, MOST_IN_CHUNK);
  /** The first thing that went wrong; null as long as nothing has. */
  failure: Error | null = null;

  constructor(entrants: Entrants, dealer: Dealer) {
    this.#entrants = entrants;
    this.#dealer = dealer;
  }

  /** Plays on the thread that asks, game by game. */
  async playHere(first: GameOrder): Promise<void> {
    // The nursery grows no more, for the same reason as those of other threads are small.
    setFlagsFromString('--semi-space-growth-factor=1');
    try {
      const matches = await openMatches(this.#entrants);
      for (
        let order: GameOrder | null = first;
        order !== null && this.failure === null;
        order = await this.#dealer.next()
      ) {
        this.#dealer.takeBack([order], playChunk(this.#entrants, matches, [order]));
        // Lets other threads, signals and closed pipes through between two games.
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Plays on a thread of its own, chunk by chunk; resolves when that has ended. */
  playBeside(): Promise<void> {
    const worker = new Worker(new URL('batch-worker.ts', import.meta.url), {
      workerData: this.#entrants,
      resourceLimits: THREAD_LIMITS,
    });
    const send = async (): Promise<void> => worker.postMessage(await this.#nextOrder(), []);
    worker.on('message', (answer: WorkerAnswer) => {
      this.#hear(answer);
      for (let count = answer.kind === 'ready' ? IN_HAND : 1; count > 0; count--) void send();
    });
    worker.on('error', (error) => this.#fail(error));
    // Threads end by themselves: one that is ended from without while it loads takes the whole program with it.
    return new Promise((resolve) => {
      worker.on('exit', () => resolve());
    });
  }

  #fail(error: unknown): void {
    this.failure ??= error instanceof Error ? error : new Error(String(error));
  }

  /** Takes what a thread has to say. */
  #hear(answer: WorkerAnswer): void {
    if (answer.kind === 'unopened') this.#fail(new RangeError(answer.message));
    if (answer.kind !== 'played') return;
    this.#dealer.takeBack(answer.orders, answer);
    this.#size.fit(answer.results.length, answer.milliseconds);
  }

  /** What a thread shall do next. */
  async #nextOrder(): Promise<WorkerOrder> {
    if (this.failure !== null) return null;
    try {
      const orders = await this.#dealer.deal(this.#size.games);
      return orders.length === 0 ? null : orders;
    } catch (error) {
      this.#fail(error);
      return null;
    }
  }
}
