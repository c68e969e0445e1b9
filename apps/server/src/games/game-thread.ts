import { Worker } from 'node:worker_threads';
import type { Order, OrderName, Orders, Reply } from './thread-protocol.ts';

/** Milliseconds that the thread may work at one thing before it is stopped. */
const PATIENCE = 15_000;
/** Milliseconds that it may do nothing at all without an answer: then none will come. */
const LONGEST_SILENCE = 30_000;
/** Milliseconds of work between two looks that are none. */
const NO_WORK = 5;
/** Milliseconds after which a thread that nobody asks anything is let go. */
const REST = 600_000;
/** Milliseconds between looks at how long that is by now. */
const LOOK = 500;
/** Things that may wait for the thread. */
const MOST_WAITING = 2000;
/** Megabytes of the thread. */
const LIMITS = { maxOldGenerationSizeMb: 512 };

/** Thrown where the thread did not answer: it was stopped, and all its games must be opened again. */
export class ThreadGone extends Error {
  override readonly name = 'ThreadGone';
}

interface Waiting {
  readonly order: Order;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** What has been seen of a thread at work: milliseconds that it had worked, and since when it has done nothing. */
interface Seen {
  readonly before: number;
  readonly last: number;
  readonly silentSince: number | null;
}

/** The thread that holds games, begun when it is needed. What hangs or fails in it ends it, and nothing else. */
export class GameThread {
  /** Another one whenever the thread was begun anew, with no game open. */
  generation = 0;
  readonly #patience: number;
  readonly #waiting: Waiting[] = [];
  #worker: Worker | null = null;
  #now: Waiting | null = null;
  #guard: NodeJS.Timeout | undefined;
  #rest: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param patience milliseconds that the thread may work at one thing; that the machine is busy with others does not count */
  constructor(patience = PATIENCE) {
    this.#patience = patience;
  }

  /** Whether the thread of this {@link generation} is still there. */
  get isRunning(): boolean {
    return this.#worker !== null;
  }

  /** Asks the thread about a game. Rejects with {@link ThreadGone} where it does not answer, else with what went wrong. */
  ask<Name extends OrderName>(
    game: string,
    name: Name,
    ...args: Orders[Name]['args']
  ): Promise<Orders[Name]['answer']> {
    if (this.#isClosed) return Promise.reject(new ThreadGone('The server stops.'));
    if (this.#waiting.length >= MOST_WAITING) return Promise.reject(new Error('Too much is asked at once. Try again.'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order: { game, name, args }, resolve, reject });
      this.#next();
    });
  }

  /** Ends it for good. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#guard);
    clearTimeout(this.#rest);
    const worker = this.#worker;
    this.#worker = null;
    this.#fail('The server stops.');
    await worker?.terminate();
  }

  #next(): void {
    if (this.#now !== null) return;
    const next = this.#waiting.shift();
    clearTimeout(this.#rest);
    if (next === undefined) {
      this.#rest = setTimeout(() => this.#end('Nobody needed it.'), REST).unref();
      return;
    }
    this.#now = next;
    const worker = (this.#worker ??= this.#start());
    void workedBy(worker).then((before) => this.#watch(worker, next, { before, last: before, silentSince: null }));
    try {
      worker.postMessage(next.order, []);
    } catch (error) {
      // What cannot even be written down for the thread is the fault of anyone who asks it, and nobody else waits for it.
      clearTimeout(this.#guard);
      this.#now = null;
      next.reject(error instanceof Error ? error : new Error(String(error)));
      this.#next();
    }
  }

  async #watch(worker: Worker, watched: Waiting, seen: Seen): Promise<void> {
    const worked = await workedBy(worker);
    if (this.#now !== watched) return;
    const now = performance.now();
    const silentSince = worked - seen.last > NO_WORK ? null : (seen.silentSince ?? now);
    if (worked - seen.before >= this.#patience) this.#end('It took too long and was stopped.');
    else if (silentSince !== null && now - silentSince > LONGEST_SILENCE)
      this.#end('It did not answer, and was stopped.');
    else {
      const next = { before: seen.before, last: worked, silentSince };
      this.#guard = setTimeout(() => void this.#watch(worker, watched, next), LOOK).unref();
    }
  }

  #start(): Worker {
    this.generation += 1;
    // What this program was started with is none of the thread's business.
    const worker = new Worker(new URL('game-worker.ts', import.meta.url), { execArgv: [], resourceLimits: LIMITS });
    // A server that has nothing else to do may stop.
    worker.unref();
    worker.on('message', (reply: Reply) => this.#receive(worker, reply));
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#end(error instanceof Error ? error.message : String(error));
    });
    worker.on('messageerror', (error) => {
      if (this.#worker === worker) this.#end(error instanceof Error ? error.message : String(error));
    });
    worker.on('exit', () => {
      if (this.#worker === worker) this.#end('It has ended.');
    });
    return worker;
  }

  #receive(worker: Worker, reply: Reply): void {
    const now = this.#now;
    if (this.#worker !== worker || now === null) return;
    clearTimeout(this.#guard);
    this.#now = null;
    if (reply.ok) now.resolve(reply.answer as never);
    else now.reject(new Error(reply.message));
    this.#next();
  }

  /** Ends the thread; what was asked of it is not answered, and what waits finds games that are not open. */
  #end(reason: string): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#fail(reason);
  }

  #fail(reason: string): void {
    clearTimeout(this.#guard);
    const gone = [this.#now, ...this.#waiting.splice(0)];
    this.#now = null;
    for (const waiting of gone) waiting?.reject(new ThreadGone(reason));
  }
}

/** Milliseconds that a thread has worked since it was begun; 0 for one that has not begun, or has ended. */
async function workedBy(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return 0;
  }
}
