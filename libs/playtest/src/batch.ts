/** Many games on several threads: the results are the same, and in the same order, for any number of them. */
import { Worker } from 'node:worker_threads';
import { compile } from '@hexwright/compiler';
import type { PackageChain } from '@hexwright/model';
import { type CountedResult, playCounting } from './acts.ts';
import { loadGamesOf } from './loaded-games.ts';
import { type Seats, Table } from './match.ts';

export interface Batch {
  /** A package that compiles; every worker compiles it for itself. */
  readonly chain: PackageChain;
  readonly seats: Seats;
  readonly games: number;
  /** Seed of the first game; each following one has the next. */
  readonly seed: number;
  /** Threads; with 1 the games are played on this one. */
  readonly workers: number;
}

/** Megabytes of a worker. Games make nearly no garbage; a large nursery would only hold what is dead already. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** What a worker is told at its start. */
export interface WorkerTask {
  readonly chain: PackageChain;
  readonly seats: Seats;
}

/** From a worker: a game is done, or could not be played. */
export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unopened'; readonly message: string }
  | { readonly kind: 'played'; readonly index: number; readonly result: CountedResult }
  | { readonly kind: 'failed'; readonly index: number; readonly message: string };

/** To a worker: the next game, or null when there is none. */
export type WorkerOrder = { readonly index: number; readonly seed: number } | null;

/** A game of a batch that could not be played to its end because the rules or a player failed. */
export class BatchError extends Error {
  override readonly name = 'BatchError';
}

/** The table of a batch. Rejects with RangeError when the package does not compile: the caller has seen to that. */
export async function openTable({ chain, seats }: WorkerTask): Promise<Table> {
  const games = await loadGamesOf(chain);
  const compiled = compile(chain, games.systems);
  if (!compiled.ok) throw new RangeError(`The package does not compile: ${compiled.problems[0]?.message ?? ''}`);
  return new Table(games.playable(compiled.game), seats);
}

/**
 * Plays the games and hands each result to `take`, in the order of their seeds. Results are not kept. Rejects with
 * {@link BatchError} when a game cannot be played.
 */
export async function playBatch(batch: Batch, take: (result: CountedResult, index: number) => void): Promise<void> {
  const workers = Math.min(batch.workers, batch.games);
  if (workers > 1) return playOnThreads(batch, workers, take);
  const table = await openTable(batch);
  for (let index = 0; index < batch.games; index++) {
    take(playCounting(table, batch.seed + index), index);
    // Lets signals and closed pipes through between two games.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

function playOnThreads(
  batch: Batch,
  count: number,
  take: (result: CountedResult, index: number) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  /** Results that came before one of an earlier game: never more than a few, since games are handed out in order. */
  const early = new Map<number, CountedResult>();
  let started = 0;
  let taken = 0;
  let running = count;
  let failure: Error | null = null;
  const task: WorkerTask = { chain: batch.chain, seats: batch.seats };
  for (let thread = 0; thread < count; thread++) {
    const worker = new Worker(new URL('batch-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: LIMITS,
    });
    worker.on('message', (answer: WorkerAnswer) => worker.postMessage(orderAfter(answer), []));
    worker.on('error', fail);
    // Threads end by themselves: one that is ended from without while it loads takes the whole program with it.
    worker.on('exit', () => {
      running--;
      if (running > 0) return;
      if (taken < batch.games) reject(failure ?? new BatchError('The threads ended before their games.'));
      else resolve();
    });
  }

  /** The first thing that goes wrong is the one that is told. */
  function fail(error: Error): void {
    failure ??= error;
  }

  /** Takes what a thread has to say, and tells what it shall do next. */
  function orderAfter(answer: WorkerAnswer): WorkerOrder {
    if (answer.kind === 'unopened') fail(new RangeError(answer.message));
    if (answer.kind === 'failed')
      fail(new BatchError(`The game with seed ${batch.seed + answer.index} failed: ${answer.message}`));
    if (failure !== null) return null;
    if (answer.kind === 'played') early.set(answer.index, answer.result);
    for (let next = early.get(taken); next !== undefined; next = early.get(taken)) {
      early.delete(taken);
      take(next, taken++);
    }
    if (started === batch.games) return null;
    const index = started++;
    return { index, seed: batch.seed + index };
  }

  return promise;
}
