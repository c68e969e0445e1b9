/** Many games on several threads: the results are the same, and in the same order, for any number of them. */
import { Worker } from 'node:worker_threads';
import { compile } from '@hexwright/compiler';
import type { PackageChain } from '@hexwright/model';
import { type CountedResult, playCounting } from './acts.ts';
import { loadGamesOf } from './loaded-games.ts';
import { type Seats, Table } from './match.ts';

export interface Batch {
  /** Packages that compile, of one game and with the same sides; every worker compiles them for itself. */
  readonly chains: readonly PackageChain[];
  readonly seats: Seats;
  /** How many games of each package. */
  readonly games: number;
  /** Seed of the first game of each package; each following one has the next. */
  readonly seed: number;
  /** Threads; with 1 the games are played on this one. */
  readonly workers: number;
}

/** Megabytes of a worker. Games make nearly no garbage; a large nursery would only hold what is dead already. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 };

/** What a worker is told at its start. */
export interface WorkerTask {
  readonly chains: readonly PackageChain[];
  readonly seats: Seats;
}

/**
 * Takes the result of a game. Games are numbered from 0: all packages with the first seed, then all with the second. May
 * answer that it has seen enough, and nothing more comes.
 */
export type TakeResult = (result: CountedResult, index: number) => 'enough' | void;

/** From a worker: a game is done, or could not be played. */
export type WorkerAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unopened'; readonly message: string }
  | { readonly kind: 'played'; readonly index: number; readonly result: CountedResult }
  | { readonly kind: 'failed'; readonly index: number; readonly message: string };

/** To a worker: the number of the next game, of which package it is and with which seed; null when there is none. */
export type WorkerOrder = { readonly index: number; readonly entrant: number; readonly seed: number } | null;

/** A game of a batch that could not be played to its end because the rules or a player failed. */
export class BatchError extends Error {
  override readonly name = 'BatchError';
}

/** A table for each package of a batch. Rejects with RangeError when one does not compile: the caller has seen to that. */
export function openTables({ chains, seats }: WorkerTask): Promise<Table[]> {
  return Promise.all(chains.map((chain) => openTable(chain, seats)));
}

async function openTable(chain: PackageChain, seats: Seats): Promise<Table> {
  const games = await loadGamesOf(chain);
  const compiled = compile(chain, games.systems);
  if (!compiled.ok) throw new RangeError(`The package does not compile: ${compiled.problems[0]?.message ?? ''}`);
  return new Table(games.playable(compiled.game), seats);
}

/**
 * Plays the games and hands each result to `take`, in the order of their numbers. Results are not kept. Rejects with
 * {@link BatchError} when a game cannot be played.
 */
export async function playBatch(batch: Batch, take: TakeResult): Promise<void> {
  const total = batch.games * batch.chains.length;
  const workers = Math.min(batch.workers, total);
  if (workers > 1) return playOnThreads(batch, workers, take);
  const tables = await openTables(batch);
  for (let index = 0; index < total; index++) {
    const { entrant, seed } = gameOf(batch, index);
    if (take(playCounting(tables[entrant], seed), index) === 'enough') return;
    // Lets signals and closed pipes through between two games.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}

/** The package, by its place in the batch, and the seed of the game with this number. */
function gameOf({ chains, seed }: Batch, index: number): { readonly entrant: number; readonly seed: number } {
  return { entrant: index % chains.length, seed: seed + Math.floor(index / chains.length) };
}

function playOnThreads(batch: Batch, count: number, take: TakeResult): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  /** What came before the result of an earlier game: never more than a few, since games are handed out in order. */
  const early = new Map<number, CountedResult | BatchError>();
  let started = 0;
  let taken = 0;
  let running = count;
  let total = batch.games * batch.chains.length;
  let failure: Error | null = null;
  const task: WorkerTask = { chains: batch.chains, seats: batch.seats };
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
      if (taken < total) reject(failure ?? new BatchError('The threads ended before their games.'));
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
    if (answer.kind === 'played') early.set(answer.index, answer.result);
    // Told when its turn comes: on one thread, a game before it may have been enough.
    if (answer.kind === 'failed')
      early.set(
        answer.index,
        new BatchError(`The game with seed ${gameOf(batch, answer.index).seed} failed: ${answer.message}`),
      );
    for (let next = early.get(taken); next !== undefined && taken < total; next = early.get(taken)) {
      early.delete(taken);
      if (next instanceof BatchError) {
        fail(next);
        break;
      }
      if (take(next, taken++) === 'enough') total = taken;
    }
    if (failure !== null || started >= total) return null;
    const index = started++;
    return { index, ...gameOf(batch, index) };
  }

  return promise;
}
