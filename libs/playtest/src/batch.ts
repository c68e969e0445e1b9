/** Many games on several threads or machines: the results are the same, and in the same order, for any number of them. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { ChunkSize, type PlayedChunk } from './chunks.ts';
import { Dealer, type KnownGames } from './dealer.ts';
import { type Entrants, openMatches, playFor } from './entrants.ts';
import type { GameOrder, TakeResult } from './lab/game-queue.ts';

export { Dealer, type KnownGames } from './dealer.ts';
export { ChunkSize, playChunk, type PlayedChunk } from './chunks.ts';
export { playFor } from './entrants.ts';
export { BatchError, type GameAnswer, type GameOrder, type TakeResult } from './lab/game-queue.ts';

/** Plays what a dealer has to deal, until it has nothing more or somebody else has failed. */
export type Hands = (entrants: Entrants, dealer: Dealer) => Promise<void>;

/** What is played; every worker compiles the packages for itself. */
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

/** Threads of this machine; a single one is the one that asks. */
export function threads(count: number): Hands {
  return async (entrants, dealer) => {
    const first = await dealer.next();
    if (first === null) return;
    const some = Math.min(count, dealer.size);
    if (some === 1) await playHere(entrants, dealer, first);
    else await playOnThreads(entrants, some, dealer, first);
  };
}

async function playHere(entrants: Entrants, dealer: Dealer, first: GameOrder): Promise<void> {
  // The nursery grows no more, for the same reason as those of threads are small.
  setFlagsFromString('--semi-space-growth-factor=1');
  const matches = await openMatches(entrants);
  for (let order: GameOrder | null = first; order !== null; order = await dealer.next()) {
    dealer.answer({
      kind: 'played',
      index: order.index,
      result: playFor(entrants, matches[order.entrant], order.seed),
    });
    // Lets signals and closed pipes through between two games.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

function playOnThreads(entrants: Entrants, count: number, dealer: Dealer, first: GameOrder): Promise<void> {
  /** Found before there were threads. */
  let waiting: readonly GameOrder[] = [first];
  const size = new ChunkSize(CHUNK, MOST_IN_CHUNK);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let running = count;
  let failure: Error | null = null;
  for (let thread = 0; thread < count; thread++) {
    const worker = new Worker(new URL('batch-worker.ts', import.meta.url), {
      workerData: entrants,
      resourceLimits: THREAD_LIMITS,
    });
    const send = (order: Promise<WorkerOrder>): unknown =>
      order.then(
        (orders) => worker.postMessage(orders, []),
        (error: unknown) => {
          fail(error instanceof Error ? error : new Error(String(error)));
          worker.postMessage(null, []);
        },
      );
    worker.on('message', (answer: WorkerAnswer) => {
      hear(answer);
      for (let count = answer.kind === 'ready' ? IN_HAND : 1; count > 0; count--) send(nextOrder());
    });
    worker.on('error', fail);
    // Threads end by themselves: one that is ended from without while it loads takes the whole program with it.
    worker.on('exit', () => {
      running--;
      if (running > 0) return;
      if (failure === null || dealer.isDone) resolve();
      else reject(failure);
    });
  }

  /** The first thing that goes wrong is the one that is told. */
  function fail(error: Error): void {
    failure ??= error;
  }

  /** Takes what a thread has to say. */
  function hear(answer: WorkerAnswer): void {
    if (answer.kind === 'unopened') fail(new RangeError(answer.message));
    if (answer.kind !== 'played') return;
    dealer.takeBack(answer.orders, answer);
    size.fit(answer.results.length, answer.milliseconds);
  }

  /** What a thread shall do next. */
  async function nextOrder(): Promise<WorkerOrder> {
    if (failure !== null) return null;
    const orders = waiting.length > 0 ? waiting : await dealer.deal(size.games);
    waiting = [];
    return orders.length === 0 ? null : orders;
  }

  return promise;
}
