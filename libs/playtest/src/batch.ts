/** Many games on several threads: the results are the same, and in the same order, for any number of them. */
import { Worker } from 'node:worker_threads';
import { compile } from '@hexwright/compiler';
import type { PackageChain } from '@hexwright/model';
import { games } from './all-games.ts';
import { type MatchResult, type Seats, Table } from './match.ts';

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
  | { readonly kind: 'played'; readonly index: number; readonly result: MatchResult }
  | { readonly kind: 'failed'; readonly index: number; readonly message: string };

/** To a worker: the next game, or null when there is none. */
export type WorkerOrder = { readonly index: number; readonly seed: number } | null;

/** A game of a batch that could not be played to its end because the rules or a player failed. */
export class BatchError extends Error {
  override readonly name = 'BatchError';
}

/** The table of a batch. Throws RangeError when the package does not compile: the caller has seen to that. */
export function openTable({ chain, seats }: WorkerTask): Table {
  const compiled = compile(chain, games.systems);
  if (!compiled.ok) throw new RangeError(`The package does not compile: ${compiled.problems[0]?.message ?? ''}`);
  return new Table(games.playable(compiled.game), seats);
}

/**
 * Plays the games and hands each result to `take`, in the order of their seeds. Results are not kept. Rejects with
 * {@link BatchError} when a game cannot be played.
 */
export async function playBatch(batch: Batch, take: (result: MatchResult, index: number) => void): Promise<void> {
  const workers = Math.min(batch.workers, batch.games);
  if (workers > 1) return playOnThreads(batch, workers, take);
  const table = openTable(batch);
  for (let index = 0; index < batch.games; index++) {
    take(table.playMatch(batch.seed + index), index);
    // Lets signals and closed pipes through between two games.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

function playOnThreads(batch: Batch, count: number, take: (result: MatchResult, index: number) => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  /** Results that came before one of an earlier game: never more than a few, since games are handed out in order. */
  const early = new Map<number, MatchResult>();
  let started = 0;
  let taken = 0;
  const task: WorkerTask = { chain: batch.chain, seats: batch.seats };
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(new URL('batch-worker.ts', import.meta.url), {
      workerData: task,
      resourceLimits: LIMITS,
    });
    worker.on('message', (answer: WorkerAnswer) => receive(worker, answer));
    worker.on('error', (error) => end(error));
    return worker;
  });

  function receive(worker: Worker, answer: WorkerAnswer): void {
    if (answer.kind === 'failed') {
      end(new BatchError(`The game with seed ${batch.seed + answer.index} failed: ${answer.message}`));
      return;
    }
    if (answer.kind === 'played') early.set(answer.index, answer.result);
    const order: WorkerOrder = started < batch.games ? { index: started, seed: batch.seed + started } : null;
    started++;
    // Nothing is transferred; an order is copied.
    worker.postMessage(order, []);
    for (let next = early.get(taken); next !== undefined; next = early.get(taken)) {
      early.delete(taken);
      take(next, taken++);
    }
    if (taken === batch.games) end(null);
  }

  function end(error: Error | null): void {
    for (const worker of workers) void worker.terminate();
    if (error === null) resolve();
    else reject(error);
  }

  return promise;
}
