/** Many games on several threads: the results are the same, and in the same order, for any number of them. */
import { Worker } from 'node:worker_threads';
import type { CountedResult } from './acts.ts';
import { type Entrants, openTables, playFor } from './entrants.ts';
import { BatchError, type GameAnswer, type GameOrder, GameQueue, type TakeResult } from './lab/game-queue.ts';

export { BatchError, type TakeResult } from './lab/game-queue.ts';

/** Games that have been played before: none of them is played again. */
export interface KnownGames {
  /** The game with that seed of the package at that place of the batch; null where it must be played. */
  find(entrant: number, seed: number): CountedResult | null;
  /** Is told each game that was played now, as soon as it is over, in whatever order that is. */
  keep(entrant: number, result: CountedResult): void;
}

/** What is played; every worker compiles the packages for itself. */
export interface Batch extends Entrants {
  /** How many games of each package. */
  readonly games: number;
  /** Seed of the first game of each package; each following one has the next. */
  readonly seed: number;
  /** Threads; with 1 the games are played on this one. */
  readonly workers: number;
  readonly known?: KnownGames;
}

/** Megabytes of a worker. Games make nearly no garbage; a large nursery would only hold what is dead already. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** From a worker. */
export type WorkerAnswer =
  GameAnswer | { readonly kind: 'ready' } | { readonly kind: 'unopened'; readonly message: string };

/** To a worker: the next game; null when there is none. */
export type WorkerOrder = GameOrder | null;

/**
 * Plays the games and hands each result to `take`, in the order of their numbers. Results are not kept. Rejects with
 * {@link BatchError} when a game cannot be played.
 */
export async function playBatch(batch: Batch, take: TakeResult): Promise<void> {
  const plan = { packages: batch.chains.length, games: batch.games, seed: batch.seed };
  const workers = Math.min(batch.workers, plan.games * plan.packages);
  const queue = new GameQueue(plan, take);
  const first = nextUnknown(queue, batch.known);
  if (first === null) {
    if (queue.failure !== null) throw queue.failure;
    return;
  }
  if (workers > 1) return playOnThreads(batch, workers, queue, first);
  const tables = await openTables(batch);
  for (let order: GameOrder | null = first; order !== null; order = nextUnknown(queue, batch.known)) {
    const result = playFor(batch, tables[order.entrant], order.seed);
    batch.known?.keep(order.entrant, result);
    queue.answer({ kind: 'played', index: order.index, result });
    // Lets signals and closed pipes through between two games.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** The next game that must be played; those before it that are known are taken. */
function nextUnknown(queue: GameQueue, known: KnownGames | undefined): GameOrder | null {
  for (let order = queue.next(); order !== null; order = queue.next()) {
    const result = known?.find(order.entrant, order.seed) ?? null;
    if (result === null) return order;
    queue.answer({ kind: 'played', index: order.index, result });
  }
  return null;
}

function playOnThreads(batch: Batch, count: number, queue: GameQueue, first: GameOrder): Promise<void> {
  const { chains, seats, watched, known } = batch;
  /** Found before there were threads. */
  let waiting: GameOrder | null = first;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let running = count;
  let failure: Error | null = null;
  for (let thread = 0; thread < count; thread++) {
    const worker = new Worker(new URL('batch-worker.ts', import.meta.url), {
      workerData: { chains, seats, watched } satisfies Entrants,
      resourceLimits: LIMITS,
    });
    worker.on('message', (answer: WorkerAnswer) => worker.postMessage(orderAfter(answer), []));
    worker.on('error', fail);
    // Threads end by themselves: one that is ended from without while it loads takes the whole program with it.
    worker.on('exit', () => {
      running--;
      if (running > 0) return;
      if (queue.isDone) resolve();
      else reject(failure ?? queue.failure ?? new BatchError('The threads ended before their games.'));
    });
  }

  /** The first thing that goes wrong is the one that is told. */
  function fail(error: Error): void {
    failure ??= error;
  }

  /** Takes what a thread has to say, and tells what it shall do next. */
  function orderAfter(answer: WorkerAnswer): WorkerOrder {
    if (answer.kind === 'unopened') fail(new RangeError(answer.message));
    else if (answer.kind !== 'ready') {
      if (answer.kind === 'played') known?.keep(answer.index % chains.length, answer.result);
      queue.answer(answer);
    }
    if (failure !== null) return null;
    const order = waiting ?? nextUnknown(queue, known);
    waiting = null;
    return order;
  }

  return promise;
}
